// Long lists go to the database in parts: each statement stays far below the time that one may take.
const ROWS_A_STATEMENT = 1_000

/** Does `work` for one part after the other, in order. */
export async function inParts<Row>(
  rows: readonly Row[],
  work: (part: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) await work(rows.slice(at, at + ROWS_A_STATEMENT))
}
