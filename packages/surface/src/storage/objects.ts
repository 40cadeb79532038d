// Operations on objects that move no bytes through us: find, list, delete, move, copy, sign.
import { randomUUID } from 'node:crypto'
import {
  asCaller,
  asOperator,
  type Caller,
  findBucket,
  type ObjectRow,
  ownerUuid,
  type StorageContext,
} from './context.ts'
import { invalidParameter, noSuchKey } from './errors.ts'

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export async function findObject(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<ObjectRow> {
  return asCaller(context, caller, 'object.get', 'object', async (tx) => {
    const { rows } = await tx.query<ObjectRow>(
      'select * from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    )
    if (!rows[0]) throw noSuchKey()
    return rows[0]
  })
}

/** An object of a public bucket; others are as if they were not there. */
export async function findPublicObject(
  context: StorageContext,
  bucketId: string,
  name: string,
): Promise<ObjectRow> {
  const bucket = await findBucket(context, bucketId)
  if (!bucket.public) throw noSuchKey()
  return findObject(context, asOperator, bucketId, name)
}

export function objectInfo(row: ObjectRow): Record<string, unknown> {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata?.size ?? null,
    content_type: row.metadata?.mimetype ?? null,
    cache_control: row.metadata?.cacheControl ?? null,
    etag: row.metadata?.eTag ?? null,
    metadata: row.user_metadata ?? {},
    last_modified: row.metadata?.lastModified ?? row.updated_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }
}

export interface ListOptions {
  prefix: string
  search: string
  limit: number
  offset: number
  column: string
  order: 'asc' | 'desc'
}

const SORTABLE = new Set(['name', 'updated_at', 'created_at', 'last_accessed_at'])

/** One level below the prefix: folders first, then objects, names relative to it. */
export async function listObjects(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  o: ListOptions,
): Promise<unknown[]> {
  if (!SORTABLE.has(o.column))
    throw invalidParameter(`sortBy.column must be one of ${[...SORTABLE].join(', ')}`)
  const prefix = o.prefix === '' || o.prefix.endsWith('/') ? o.prefix : `${o.prefix}/`
  const level = prefix.split('/').length
  return asCaller(context, caller, 'object.list', 'object', async (tx) => {
    const { rows } = await tx.query(
      `with found as (select * from storage.objects where bucket_id = $1 and name ilike $2)
       (select path_tokens[$3] as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
          from found where array_length(path_tokens, 1) > $3 group by 1 order by 1 ${o.column === 'name' ? o.order : 'asc'})
       union all
       (select path_tokens[$3], id, updated_at, created_at, last_accessed_at, metadata from found where array_length(path_tokens, 1) = $3 and path_tokens[$3] <> '' order by ${o.column === 'name' ? 'path_tokens[$3]' : o.column} ${o.order})
       limit $4 offset $5`,
      [bucket, `${escapeLike(prefix + o.search)}%`, level, o.limit, o.offset],
    )
    return rows
  })
}

export interface ListV2Options {
  prefix: string
  limit: number
  cursor?: string
  isFlat: boolean
  column: 'name' | 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
}

interface V2Row {
  key: string
  sort: string
  id: string | null
}

/** Objects (and, by delimiter, folders) with full names, page by page behind an opaque cursor. */
export async function listObjectsV2(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  o: ListV2Options,
): Promise<Record<string, unknown>> {
  let after: { sort: string; key: string } | undefined
  if (o.cursor) {
    try {
      after = JSON.parse(Buffer.from(o.cursor, 'base64url').toString('utf8')) as { sort: string; key: string }
      if (typeof after.sort !== 'string' || typeof after.key !== 'string') throw new Error('not a cursor')
    } catch {
      throw invalidParameter('cursor is not one that this server gave')
    }
  }
  const sort =
    o.column === 'name' ? 'key' : `to_char(${o.column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`
  const compare = o.order === 'asc' ? '>' : '<'
  return asCaller(context, caller, 'object.list_v2', 'object', async (tx) => {
    const { rows } = await tx.query<V2Row & Record<string, unknown>>(
      `with keyed as (
         select *, case when $3 and strpos(substr(name, length($2) + 1), '/') > 0
                     then $2 || split_part(substr(name, length($2) + 1), '/', 1) || '/' end as folder
           from storage.objects where bucket_id = $1 and name like $4 and name <> $2),
       entries as (
         select name as key, id, updated_at, created_at, last_accessed_at, metadata from keyed where folder is null
         union all
         select folder, null, max(updated_at), max(created_at), null, null from keyed where folder is not null group by folder),
       sorted as (select *, (${sort}) collate "C" as sort from entries)
       select * from sorted where $5::text is null or (sort, key collate "C") ${compare} ($5::text collate "C", $6::text collate "C")
        order by sort ${o.order}, key collate "C" ${o.order} limit $7`,
      [
        bucket,
        o.prefix,
        !o.isFlat,
        `${escapeLike(o.prefix)}%`,
        after?.sort ?? null,
        after?.key ?? null,
        o.limit + 1,
      ],
    )
    const page = rows.slice(0, o.limit)
    const last = page.at(-1)
    const hasNext = rows.length > o.limit
    const shown = (row: V2Row & Record<string, unknown>) => {
      const { key, sort: _sort, ...rest } = row
      return { ...rest, name: key, key }
    }
    return {
      hasNext,
      ...(hasNext && last
        ? {
            nextCursor: Buffer.from(JSON.stringify({ sort: last.sort, key: last.key })).toString('base64url'),
            nextCursorKey: last.key,
          }
        : {}),
      folders: page
        .filter((r) => r.id === null)
        .map((r) => ({
          name: r.key,
          key: r.key,
          id: null,
          created_at: r.created_at,
          updated_at: r.updated_at,
        })),
      objects: page.filter((r) => r.id !== null).map(shown),
    }
  })
}

/** Deletes what the caller may and returns those rows; the rest is silently missing. */
export async function removeObjects(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  names: string[],
): Promise<ObjectRow[]> {
  const gone = await asCaller(context, caller, 'object.delete_many', 'object', async (tx) => {
    const { rows } = await tx.query<ObjectRow>(
      'delete from storage.objects where bucket_id = $1 and name = any($2) returning *',
      [bucket, names],
    )
    return rows
  })
  await context.bytes.remove(gone.map((row) => row.version).filter((version) => version !== null))
  return gone
}

interface Place {
  bucket: string
  name: string
}

export async function moveObject(
  context: StorageContext,
  caller: Caller,
  from: Place,
  to: Place,
): Promise<ObjectRow> {
  await findBucket(context, to.bucket)
  return asCaller(context, caller, 'object.move', 'object', async (tx) => {
    const { rows } = await tx.query<ObjectRow>(
      `update storage.objects set bucket_id = $3, name = $4, owner = coalesce($5::uuid, owner), owner_id = coalesce($6, owner_id), updated_at = now() where bucket_id = $1 and name = $2 returning *`,
      [from.bucket, from.name, to.bucket, to.name, ownerUuid(caller), caller.owner],
    )
    if (!rows[0]) throw noSuchKey()
    return rows[0]
  })
}

export async function copyObject(
  context: StorageContext,
  caller: Caller,
  from: Place,
  to: Place,
  o: { upsert: boolean; metadata?: Record<string, unknown>; keepMetadata: boolean },
): Promise<ObjectRow> {
  await findBucket(context, to.bucket)
  const source = await findObject(context, caller, from.bucket, from.name)
  const version = randomUUID()
  if (!source.version) throw noSuchKey()
  try {
    await context.bytes.copy(source.version, version)
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') throw noSuchKey()
    throw error
  }
  try {
    return await asCaller(context, caller, 'object.copy', 'object', async (tx) => {
      const userMetadata = o.keepMetadata ? source.user_metadata : (o.metadata ?? null)
      const { rows } = await tx.query<ObjectRow>(
        `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, user_metadata, version) values ($1, $2, $3::uuid, $4, $5, $6, $7)
         ${o.upsert ? 'on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id, metadata = excluded.metadata, user_metadata = excluded.user_metadata, version = excluded.version, updated_at = now()' : ''} returning *`,
        [
          to.bucket,
          to.name,
          ownerUuid(caller),
          caller.owner,
          JSON.stringify(source.metadata),
          userMetadata === null ? null : JSON.stringify(userMetadata),
          version,
        ],
      )
      if (!rows[0]) throw noSuchKey()
      return rows[0]
    })
  } catch (error) {
    await context.bytes.remove([version])
    throw error
  }
}

/** Of the names, those the caller may see. */
export async function visibleNames(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  names: string[],
): Promise<Set<string>> {
  return asCaller(context, caller, 'object.sign_many', 'object', async (tx) => {
    const { rows } = await tx.query<{ name: string }>(
      'select name from storage.objects where bucket_id = $1 and name = any($2)',
      [bucket, names],
    )
    return new Set(rows.map((r) => r.name))
  })
}
