// Pages through a bucket's objects, grouping names by delimiter.
import { asCaller, type Caller, type StorageContext } from './context.ts'
import { invalidParameter } from './errors.ts'

export interface ListPageOptions {
  prefix: string
  /** Groups names that contain it after the prefix into folders. */
  delimiter?: string
  limit: number
  cursor?: string
  /** Only entries whose key sorts after this one. */
  startAfter?: string
  column: 'name' | 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
}

/** An object, or a folder when `id` is null. */
interface ListedEntry {
  key: string
  id: string | null
  updated_at: Date | null
  created_at: Date | null
  last_accessed_at: Date | null
  metadata: unknown
}

export interface ListedPage {
  hasNext: boolean
  /** Opaque; set when there are more entries. */
  nextCursor?: string
  entries: ListedEntry[]
}

interface Cursor {
  sort: string
  key: string
}

function parseCursor(text: string): Cursor {
  try {
    const { sort, key } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Partial<Cursor>
    if (typeof sort === 'string' && typeof key === 'string') return { sort, key }
  } catch {
    // Reported below.
  }
  throw invalidParameter('cursor is invalid')
}

const formatCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

function pageSql(o: ListPageOptions): string {
  const sort =
    o.column === 'name' ? 'key' : `to_char(${o.column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`
  const compare = o.order === 'asc' ? '>' : '<'
  return `with keyed as (
      select *, case when $3::text is not null and strpos(substr(name, length($2) + 1), $3) > 0
                  then $2 || split_part(substr(name, length($2) + 1), $3, 1) || $3 end as folder
        from storage.objects where bucket_id = $1 and name like $4),
    entries as (
      select name as key, id, updated_at, created_at, last_accessed_at, metadata from keyed where folder is null
      union all
      select folder, null, max(updated_at), max(created_at), null, null from keyed where folder is not null group by folder),
    sorted as (select *, (${sort}) collate "C" as sort from entries)
    select * from sorted
     where ($5::text is null or (sort, key collate "C") ${compare} ($5::text collate "C", $6::text collate "C"))
       and ($8::text is null or key collate "C" > $8::text collate "C")
     order by sort ${o.order}, key collate "C" ${o.order} limit $7`
}

export async function listPage(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  o: ListPageOptions,
): Promise<ListedPage> {
  const after = o.cursor ? parseCursor(o.cursor) : undefined
  return asCaller(context, caller, 'object.list_v2', 'object', async (tx) => {
    const { rows } = await tx.query<ListedEntry & { sort: string }>(pageSql(o), [
      bucket,
      o.prefix,
      o.delimiter ?? null,
      `${escapeLike(o.prefix)}%`,
      after?.sort ?? null,
      after?.key ?? null,
      o.limit + 1,
      o.startAfter ?? null,
    ])
    const page = rows.slice(0, o.limit)
    const last = page.at(-1)
    const hasNext = rows.length > o.limit
    return {
      hasNext,
      ...(hasNext && last ? { nextCursor: formatCursor({ sort: last.sort, key: last.key }) } : {}),
      entries: page.map(({ sort: _sort, ...entry }) => entry),
    }
  })
}
