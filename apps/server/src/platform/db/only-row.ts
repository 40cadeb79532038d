// The row of a statement that always returns one: an insert with `returning`, a count, a row whose id was just read.

/** Throws when there is none: the statement is wrong. */
export function onlyRow<Row>({ rows }: { rows: readonly Row[] }): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that must return a row returned none.')
  return row
}
