// All items of a list, page by page.
import { unwrap } from './errors.ts'

export interface Page<Item> {
  items: Item[]
  /** Null or absent after the last page. */
  cursor?: string | null
}

/**
 * @example
 * for await (const order of paginate((cursor) => dropwise.GET('/orders', { params: { query: { date, cursor } } }))) …
 */
export async function* paginate<Item>(
  readPage: (
    cursor: string | undefined,
  ) => Promise<{ data?: Page<Item>; error?: unknown; response: Response }>,
): AsyncGenerator<Item, void> {
  let cursor: string | undefined
  do {
    const page = await unwrap(readPage(cursor))
    yield* page.items
    cursor = page.cursor ?? undefined
  } while (cursor !== undefined)
}
