// Serialises a change for one role: the columns it may read, and old rows by key.
import type { FeedTable } from './tables.ts'

export interface Change {
  table: FeedTable
  kind: 'INSERT' | 'UPDATE' | 'DELETE'
  recordText: string | null
  record: Record<string, unknown> | null
  old: Record<string, unknown> | null
  at: string
}

/** Records longer than this are sent without their long values. */
const MAX_RECORD_LENGTH = 1024 * 1024
/** Longest JSON value still included in such a record. */
const MAX_KEPT_VALUE_LENGTH = 64

/** Old rows are reduced to their key, unless the table has full replica identity and no row-level security. */
export function visibleOldRow(change: Change, table: FeedTable): Record<string, unknown> {
  const { old } = change
  if (!old) return {}
  if (table.isFull && (change.kind === 'UPDATE' || !table.hasRls)) return old
  return Object.fromEntries(table.key.map((name) => [name, old[name]]))
}

/** The `data` of a postgres_changes message as seen by one role. */
export function dataJson(change: Change, role: string, select: string[] | undefined): string {
  const { table, kind } = change
  const head = { schema: table.schema, table: table.name, type: kind, commit_timestamp: change.at }
  if (kind !== 'DELETE' && table.key.length === 0)
    return JSON.stringify({
      ...head,
      columns: [],
      record: {},
      errors: ['Error 400: Bad Request, no primary key'],
    })
  const readable = table.readable.get(role) ?? new Set<string>()
  if (kind !== 'DELETE' && !table.key.every((name) => readable.has(name)))
    return JSON.stringify({ ...head, columns: [], record: {}, errors: ['Error 401: Unauthorized'] })

  const isTooLarge = (change.recordText?.length ?? 0) > MAX_RECORD_LENGTH
  const shows = (name: string): boolean =>
    readable.has(name) && (select === undefined || select.includes(name) || table.key.includes(name))
  const columns = table.columns.filter((c) => shows(c.name)).map(({ name, type }) => ({ name, type }))
  const pick = (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name, value]) =>
          shows(name) && (!isTooLarge || JSON.stringify(value).length <= MAX_KEPT_VALUE_LENGTH),
      ),
    )
  const parts = [
    JSON.stringify({ ...head, columns, errors: isTooLarge ? ['Error 413: Payload Too Large'] : null }).slice(
      0,
      -1,
    ),
  ]
  if (change.record)
    parts.push(
      `"record":${columns.length === table.columns.length && !isTooLarge ? change.recordText : JSON.stringify(pick(change.record))}`,
    )
  if (kind !== 'INSERT') parts.push(`"old_record":${JSON.stringify(pick(visibleOldRow(change, table)))}`)
  return `${parts.join(',')}}`
}
