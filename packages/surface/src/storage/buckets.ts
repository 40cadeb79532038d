// Buckets: created, updated, listed, emptied and deleted under the policies on storage.buckets.
import { asCaller, type BucketRow, type Caller, ownerUuid, type StorageContext } from './context.ts'
import { noSuchBucket, notEmpty, tooLarge } from './errors.ts'
import { escapeLike } from './list-pages.ts'
import { parseMimeTypes, parseSize, requireBucketName } from './names.ts'

function bucketObject(row: BucketRow): Record<string, unknown> {
  return {
    id: row.id,
    name: row.name,
    owner: row.owner ?? '',
    public: row.public,
    type: row.type,
    file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
    allowed_mime_types: row.allowed_mime_types,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export interface BucketList {
  limit: number
  offset: number
  search?: string
  column: 'id' | 'name' | 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
}

export async function listBuckets(
  context: StorageContext,
  caller: Caller,
  o: BucketList,
): Promise<unknown[]> {
  return asCaller(context, caller, 'bucket.list', 'bucket', async (tx) => {
    const { rows } = await tx.query<BucketRow>(
      `select * from storage.buckets where $3::text is null or name ilike '%' || $3 || '%' order by ${o.column} ${o.order} limit $1 offset $2`,
      [o.limit, o.offset, o.search === undefined ? null : escapeLike(o.search)],
    )
    return rows.map(bucketObject)
  })
}

export async function getBucket(
  context: StorageContext,
  caller: Caller,
  id: string,
): Promise<Record<string, unknown>> {
  return asCaller(context, caller, 'bucket.get', 'bucket', async (tx) => {
    const { rows } = await tx.query<BucketRow>('select * from storage.buckets where id = $1', [id])
    if (!rows[0]) throw noSuchBucket()
    const { type: _type, ...bucket } = bucketObject(rows[0])
    return bucket
  })
}

function parseLimit(context: StorageContext, value: unknown): number | null {
  const size = parseSize(value)
  if (size !== null && size > context.limits.objectBytes) throw tooLarge()
  return size
}

export async function createBucket(
  context: StorageContext,
  caller: Caller,
  body: Record<string, unknown>,
): Promise<{ name: string }> {
  const name = requireBucketName(body.name)
  const id = requireBucketName(body.id ?? name)
  const limit = parseLimit(context, body.file_size_limit)
  const types = parseMimeTypes(body.allowed_mime_types)
  await asCaller(context, caller, 'bucket.create', 'bucket', async (tx) => {
    await tx.query(
      'insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types) values ($1, $2, $3::uuid, $4, $5, $6, $7)',
      [id, name, ownerUuid(caller), caller.owner, body.public === true, limit, types],
    )
  })
  return { name }
}

export async function updateBucket(
  context: StorageContext,
  caller: Caller,
  id: string,
  body: Record<string, unknown>,
): Promise<{ message: string }> {
  const limit = parseLimit(context, body.file_size_limit)
  const types = parseMimeTypes(body.allowed_mime_types)
  await asCaller(context, caller, 'bucket.update', 'bucket', async (tx) => {
    const { rowCount } = await tx.query(
      `update storage.buckets set public = coalesce($2, public), file_size_limit = case when $3 then $4::bigint else file_size_limit end,
         allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end, updated_at = now() where id = $1`,
      [
        id,
        typeof body.public === 'boolean' ? body.public : null,
        body.file_size_limit !== undefined,
        limit,
        body.allowed_mime_types !== undefined,
        types,
      ],
    )
    if (rowCount === 0) throw noSuchBucket()
  })
  return { message: 'Successfully updated' }
}

export async function emptyBucket(
  context: StorageContext,
  caller: Caller,
  id: string,
): Promise<{ message: string }> {
  await getBucket(context, caller, id)
  const versions = await asCaller(context, caller, 'bucket.empty', 'bucket', async (tx) => {
    const { rows } = await tx.query<{ version: string | null }>(
      'delete from storage.objects where bucket_id = $1 returning version',
      [id],
    )
    return rows.map((r) => r.version).filter((v) => v !== null)
  })
  await context.bytes.remove(versions)
  return { message: 'Empty bucket has been queued. Completion may take up to an hour.' }
}

export async function deleteBucket(
  context: StorageContext,
  caller: Caller,
  id: string,
): Promise<{ message: string }> {
  await getBucket(context, caller, id)
  const { rows } = await context.adminPool.query('select from storage.objects where bucket_id = $1 limit 1', [
    id,
  ])
  if (rows.length > 0) throw notEmpty()
  await asCaller(context, caller, 'bucket.delete', 'bucket', async (tx) => {
    const { rowCount } = await tx.query('delete from storage.buckets where id = $1', [id])
    if (rowCount === 0) throw noSuchBucket()
  })
  return { message: 'Successfully deleted' }
}
