// Pages of the lists of upkeep. The cursor is the id of the last row.

export interface UpkeepPage<Item> {
  items: Item[]
  cursor: string | null
}

/** `rows` holds one more than `limit` when there is another page. */
export function toPage<Item extends { id: string }>(rows: readonly Item[], limit: number): UpkeepPage<Item> {
  const items = rows.slice(0, limit)
  return { items, cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
