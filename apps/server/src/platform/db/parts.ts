// Splits long lists, so that each statement stays far below its time limit.
const ROWS_A_STATEMENT = 1_000

/** Runs `work` for each part in order. `countRows` returns the number of rows of an item; default one. */
export async function inParts<Item>(
  items: readonly Item[],
  work: (part: readonly Item[]) => Promise<unknown>,
  countRows: (item: Item) => number = () => 1,
): Promise<void> {
  let part: Item[] = []
  let rows = 0
  for (const item of items) {
    const more = countRows(item)
    if (part.length > 0 && rows + more > ROWS_A_STATEMENT) {
      await work(part)
      part = []
      rows = 0
    }
    part.push(item)
    rows += more
  }
  if (part.length > 0) await work(part)
}
