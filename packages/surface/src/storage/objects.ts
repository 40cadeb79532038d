// Object operations that do not stream bytes through the server: find, list, delete, move, copy, sign.
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendJson } from '../core/http.ts'
import {
  asCaller,
  OPERATOR,
  type Caller,
  findBucket,
  type ObjectRow,
  ownerUuid,
  type StorageContext,
} from './context.ts'
import { printable } from './download.ts'
import { invalidMimeType, invalidParameter, noSuchKey, tooLarge } from './errors.ts'
import { escapeLike, listPage, type ListPageOptions } from './list-pages.ts'
import { isAllowedType } from './names.ts'
import { type ObjectPlace, writeObject } from './object-rows.ts'
import { isMissing } from './pending.ts'
import { currentVersion, objectLimit } from './upload.ts'

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

/** Finds an object in a public bucket; objects of other buckets count as missing. */
export async function findPublicObject(
  context: StorageContext,
  bucketId: string,
  name: string,
): Promise<ObjectRow> {
  const bucket = await findBucket(context, bucketId)
  if (!bucket.public) throw noSuchKey()
  return findObject(context, OPERATOR, bucketId, name)
}

function objectInfo(row: ObjectRow): Record<string, unknown> {
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

/** Responds with an object's metadata: a JSON body for GET, the object's own headers for HEAD. */
export function sendInfo(request: FastifyRequest, reply: FastifyReply, row: ObjectRow): FastifyReply {
  const { metadata } = row
  if (request.method === 'GET') return sendJson(reply, 200, objectInfo(row))
  return reply
    .code(200)
    .header('etag', metadata?.eTag ?? `"${row.version}"`)
    .header('last-modified', row.updated_at.toUTCString())
    .header('cache-control', printable(metadata?.cacheControl ?? 'no-cache'))
    .header('content-type', printable(metadata?.mimetype ?? 'application/octet-stream'))
    .header('content-length', String(metadata?.size ?? 0))
    .send()
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

/** Lists one level below the prefix: folders first, then objects, with names relative to the prefix. */
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
      `with matches as (select * from storage.objects where bucket_id = $1 and name ilike $2)
       (select path_tokens[$3] as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
          from matches where array_length(path_tokens, 1) > $3 group by 1 order by 1 ${o.column === 'name' ? o.order : 'asc'})
       union all
       (select path_tokens[$3], id, updated_at, created_at, last_accessed_at, metadata from matches where array_length(path_tokens, 1) = $3 and path_tokens[$3] <> '' order by ${o.column === 'name' ? 'path_tokens[$3]' : o.column} ${o.order})
       limit $4 offset $5`,
      [bucket, `${escapeLike(prefix + o.search)}%`, level, o.limit, o.offset],
    )
    return rows
  })
}

/** Lists objects (and folders, with a delimiter) by full name, paged by an opaque cursor. */
export async function listObjectsV2(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  o: ListPageOptions,
): Promise<Record<string, unknown>> {
  const { entries, hasNext, nextCursor } = await listPage(context, caller, bucket, o)
  const last = entries.at(-1)
  return {
    hasNext,
    ...(nextCursor && last ? { nextCursor, nextCursorKey: last.key } : {}),
    folders: entries
      .filter((entry) => entry.id === null)
      .map(({ key, created_at, updated_at }) => ({
        name: key,
        key: key.replace(/\/$/, '').split('/').at(-1),
        id: null,
        created_at,
        updated_at,
      })),
    objects: entries
      .filter((entry) => entry.id !== null)
      .map(({ key, ...entry }) => ({ ...entry, name: key, key })),
  }
}

/** Deletes the objects the caller may delete and returns their rows; others are silently skipped. */
export async function removeObjects(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  names: string[],
): Promise<ObjectRow[]> {
  const removed = await asCaller(context, caller, 'object.delete_many', 'object', async (tx) => {
    const { rows } = await tx.query<ObjectRow>(
      'delete from storage.objects where bucket_id = $1 and name = any($2) returning *',
      [bucket, names],
    )
    return rows
  })
  await context.bytes.remove(removed.map((row) => row.version).filter((version) => version !== null))
  return removed
}

/** Deletes what lies in a folder, in every bucket. */
export async function removeFolder(context: StorageContext, folder: string): Promise<number> {
  const objects = await asCaller(context, OPERATOR, 'object.list', 'object', async (tx) => {
    const { rows } = await tx.query<{ bucket_id: string; names: string[] }>(
      'select bucket_id, array_agg(name) as names from storage.objects where name like $1 group by bucket_id',
      [`${escapeLike(folder)}/%`],
    )
    return rows
  })
  let count = 0
  for (const { bucket_id: bucket, names } of objects)
    count += (await removeObjects(context, OPERATOR, bucket, names)).length
  return count
}

export async function moveObject(
  context: StorageContext,
  caller: Caller,
  from: ObjectPlace,
  to: ObjectPlace,
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

/** Metadata of a copy that does not inherit its source's. */
export interface CopyReplacement {
  mimetype?: string
  cacheControl?: string
  userMetadata: Record<string, unknown> | null
}

/** Copies an object's bytes and row. Without `replacement` the copy inherits the source's metadata. */
export async function copyObject(
  context: StorageContext,
  caller: Caller,
  from: ObjectPlace,
  to: ObjectPlace,
  { isUpsert, replacement }: { isUpsert: boolean; replacement?: CopyReplacement },
): Promise<ObjectRow> {
  const bucket = await findBucket(context, to.bucket)
  const source = await findObject(context, caller, from.bucket, from.name)
  const metadata = copiedMetadata(source, replacement)
  if (metadata && !isAllowedType(metadata.mimetype, bucket.allowed_mime_types))
    throw invalidMimeType(metadata.mimetype)
  if ((metadata?.size ?? 0) > objectLimit(context, bucket)) throw tooLarge()
  const version = await copyBytes(context, source)
  const userMetadata = replacement ? replacement.userMetadata : source.user_metadata
  try {
    const { copy, replaced } = await asCaller(context, caller, 'object.copy', 'object', async (tx) => {
      const replaced = isUpsert ? await currentVersion(context, tx, to) : undefined
      const mode = isUpsert ? 'upsert' : 'create'
      const id = await writeObject(tx, caller, to, mode, { version, metadata, userMetadata })
      const { rows } = await tx.query<ObjectRow>('select * from storage.objects where id = $1', [id])
      if (!rows[0]) throw noSuchKey()
      return { copy: rows[0], replaced }
    })
    if (replaced) await context.bytes.remove([replaced])
    return copy
  } catch (error) {
    await context.bytes.remove([version])
    throw error
  }
}

function copiedMetadata(source: ObjectRow, replacement?: CopyReplacement): ObjectRow['metadata'] {
  if (!source.metadata || !replacement) return source.metadata
  const { mimetype = source.metadata.mimetype, cacheControl = source.metadata.cacheControl } = replacement
  return { ...source.metadata, mimetype, cacheControl }
}

/** Copies the source's bytes to a new version. */
async function copyBytes(context: StorageContext, source: ObjectRow): Promise<string> {
  if (!source.version) throw noSuchKey()
  const version = randomUUID()
  try {
    await context.bytes.copy(source.version, version)
  } catch (error) {
    if (isMissing(error)) throw noSuchKey()
    throw error
  }
  return version
}

/** Returns those of the names that the caller may see. */
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
