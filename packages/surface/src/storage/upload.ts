// Taking in an object: rights first, then bytes into a file of ours, then the row; whatever fails leaves nothing behind.
import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import {
  asCaller,
  type BucketRow,
  type Caller,
  findBucket,
  type ObjectMetadata,
  type ObjectRow,
  ownerUuid,
  type StorageContext,
} from './context.ts'
import { duplicate, invalidMimeType, invalidRequest, noSuchKey, StorageError, tooLarge } from './errors.ts'
import { boundaryOf, readForm } from './multipart.ts'
import { contentFits, isAllowedType, sniff } from './names.ts'

const SNIFFED_BYTES = 512
const LONGEST_METADATA = 1024 * 1024
/** An upload that sends nothing for this long is cut. */
const SILENCE_MS = 30_000

export interface Received {
  file: string
  size: number
  etag: string
  head: Buffer
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

function readMetadata(text: string | undefined, isBase64: boolean): Record<string, unknown> | null {
  if (text === undefined || text === '') return null
  if (text.length > LONGEST_METADATA) throw invalidRequest('metadata is too long')
  try {
    const value: unknown = JSON.parse(isBase64 ? Buffer.from(text, 'base64').toString('utf8') : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

async function store(
  bytes: AsyncIterable<Buffer>,
  file: string,
  limit: number,
): Promise<{ size: number; etag: string; head: Buffer }> {
  const handle = await open(file, 'wx', 0o600)
  const hash = createHash('md5')
  let size = 0
  let head = Buffer.alloc(0)
  try {
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      if (head.length < SNIFFED_BYTES)
        head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - head.length)])
      hash.update(chunk)
      await handle.write(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, etag: `"${hash.digest('hex')}"`, head }
}

/** Reads the request's body into a file; throws EntityTooLarge, or InvalidRequest when the body is cut. The file is the caller's to remove. */
async function receive(context: StorageContext, request: FastifyRequest, limit: number): Promise<Received> {
  const declared = Number(request.headers['content-length'] ?? '0')
  const type = request.headers['content-type'] ?? 'application/octet-stream'
  const source = request.body as Readable | undefined
  // A form adds its own lines around the file; only a raw body can be judged by its length.
  const boundary = /^multipart\/form-data/i.test(type) ? boundaryOf(type) : undefined
  if (boundary === undefined && declared > limit) throw tooLarge()
  if (declared > limit + 2 * 1024 * 1024) throw tooLarge()
  const file = join(context.bytes.incoming, randomUUID())
  request.raw.setTimeout(SILENCE_MS, () => request.raw.destroy())
  try {
    if (boundary === undefined) {
      const stored = await store((source ?? []) as AsyncIterable<Buffer>, file, limit)
      return {
        ...stored,
        file,
        contentType: type,
        cacheControl: String(request.headers['cache-control'] ?? 'no-cache'),
        userMetadata: readMetadata(request.headers['x-metadata']?.toString(), true),
      }
    }
    let received: Received | undefined
    const form = new Map<string, string>()
    await readForm(source as Readable, boundary, async (part, fields, bytes) => {
      const stored = await store(bytes, file, limit)
      for (const [name, value] of fields) form.set(name, value)
      const seconds = fields.get('cacheControl')
      received = {
        ...stored,
        file,
        contentType: fields.get('contentType') ?? part.contentType ?? 'application/octet-stream',
        cacheControl:
          seconds === undefined
            ? 'no-cache'
            : /^\d+$/.test(seconds)
              ? `max-age=${seconds}`
              : seconds.replace(/[^\x20-\x7e]/g, ''),
        userMetadata: readMetadata(fields.get('metadata') ?? fields.get('userMetadata'), false),
      }
    })
    if (!received) throw invalidRequest('The form holds no file')
    return received
  } catch (error) {
    await rm(file, { force: true })
    if (error instanceof StorageError) throw error
    const { code } = error as { code?: string }
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StorageError(
        'StorageFull',
        507,
        'storage_full',
        'There is no space left for this object',
        507,
      )
    if (
      code === 'ECONNRESET' ||
      code === 'ERR_STREAM_PREMATURE_CLOSE' ||
      (error as Error).message === 'aborted'
    )
      throw invalidRequest('The upload ended before it was complete')
    throw error
  }
}

function checkContent(received: Received, bucket: BucketRow): void {
  if (!isAllowedType(received.contentType, bucket.allowed_mime_types))
    throw invalidMimeType(received.contentType)
  const found = sniff(received.head)
  if (!contentFits(found, bucket.allowed_mime_types)) throw invalidMimeType(found ?? received.contentType)
}

class RollBack extends Error {}

/** Asks the policies by trying and undoing, before any byte is taken. */
async function checkRights(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  name: string,
  mode: Mode,
): Promise<void> {
  try {
    await asCaller(context, caller, 'object.upload', 'object', async (tx) => {
      await write(tx, caller, bucket, name, mode, randomUUID(), null, null)
      throw new RollBack('only asked')
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
}

export type Mode = 'create' | 'upsert' | 'update'
type Tx = Parameters<Parameters<typeof asCaller>[4]>[0]

async function write(
  tx: Tx,
  caller: Caller,
  bucket: string,
  name: string,
  mode: Mode,
  version: string,
  metadata: ObjectMetadata | null,
  userMetadata: Record<string, unknown> | null,
): Promise<string> {
  const values = [
    bucket,
    name,
    ownerUuid(caller),
    caller.owner,
    metadata === null ? null : JSON.stringify(metadata),
    userMetadata === null ? null : JSON.stringify(userMetadata).replaceAll('\\u0000', ''),
    version,
  ]
  if (mode === 'update') {
    const { rows } = await tx.query<{ id: string }>(
      `update storage.objects set owner = coalesce($3::uuid, owner), owner_id = coalesce($4, owner_id), metadata = $5, user_metadata = coalesce($6, user_metadata), version = $7, updated_at = now(), last_accessed_at = now()
       where bucket_id = $1 and name = $2 returning id`,
      values,
    )
    if (!rows[0]) throw noSuchKey()
    return rows[0].id
  }
  const { rows } = await tx.query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, user_metadata, version) values ($1, $2, $3::uuid, $4, $5, $6, $7)
     ${mode === 'upsert' ? 'on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id, metadata = excluded.metadata, user_metadata = excluded.user_metadata, version = excluded.version, updated_at = now(), last_accessed_at = now()' : ''}
     returning id`,
    values,
  )
  if (!rows[0]) throw duplicate('KeyAlreadyExists')
  return rows[0].id
}

export interface Uploaded {
  id: string
  key: string
}

/** Stores the request's body as `bucket/name`. The version before stays readable until the new one is there. */
export async function upload(
  context: StorageContext,
  request: FastifyRequest,
  caller: Caller,
  bucketId: string,
  name: string,
  mode: Mode,
): Promise<Uploaded> {
  const bucket = await findBucket(context, bucketId)
  const limit = Math.min(
    context.limits.objectBytes,
    bucket.file_size_limit === null ? Infinity : Number(bucket.file_size_limit),
  )
  await checkRights(context, caller, bucketId, name, mode)
  const received = await receive(context, request, limit)
  const version = randomUUID()
  try {
    checkContent(received, bucket)
    await context.bytes.put(version, received.file, received.contentType)
    const metadata: ObjectMetadata = {
      eTag: received.etag,
      size: received.size,
      mimetype: received.contentType,
      cacheControl: received.cacheControl,
      lastModified: new Date(Math.floor(context.now() / 1000) * 1000).toISOString(),
      contentLength: received.size,
      httpStatusCode: 200,
    }
    const { id, replaced } = await asCaller(context, caller, 'object.upload', 'object', async (tx) => {
      const old = await context.adminPool.query<Pick<ObjectRow, 'version'>>(
        'select version from storage.objects where bucket_id = $1 and name = $2',
        [bucketId, name],
      )
      const id = await write(tx, caller, bucketId, name, mode, version, metadata, received.userMetadata)
      return { id, replaced: old.rows[0]?.version }
    })
    if (replaced) await context.bytes.remove([replaced])
    return { id, key: `${bucketId}/${name}` }
  } catch (error) {
    await context.bytes.remove([version])
    throw error
  } finally {
    await rm(received.file, { force: true })
  }
}

/** Whether the caller could upload there, for a signed upload link. */
export const mayUpload = checkRights
