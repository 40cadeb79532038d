// The row of a statement that always answers one: an insert that returns, a count, a row whose id was just read.

/** Throws when there is none, which only a wrong statement can bring about. */
export function onlyRow<Row>({ rows }: { rows: readonly Row[] }): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that answers one row answered none.')
  return row
}
