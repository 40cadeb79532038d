// Uploading an object: access check, then bytes into a temporary file, then the row. A failure leaves nothing behind.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import {
  asCaller,
  type BucketRow,
  type Caller,
  findBucket,
  type ObjectMetadata,
  type ObjectRow,
  type StorageContext,
} from './context.ts'
import { invalidMimeType, invalidRequest, tooLarge } from './errors.ts'
import { readForm } from './form.ts'
import { asUploadError, bodyOf, type Received, storeIncoming } from './intake.ts'
import { contentFits, isAllowedType, sniff } from './names.ts'
import { type ObjectPlace, requireUploadRight, writeObject, type WriteMode } from './object-rows.ts'

const MAX_METADATA_LENGTH = 1024 * 1024
/** Allowance for form fields and boundaries around the file. */
const MAX_FORM_OVERHEAD = 2 * 1024 * 1024
/** An upload that sends nothing for this long is aborted. */
const MAX_SILENCE_MS = 30_000

/** User metadata: a JSON object, or null for anything else. */
export function parseUserMetadata(text: string | null | undefined): Record<string, unknown> | null {
  if (!text) return null
  if (text.length > MAX_METADATA_LENGTH) throw invalidRequest('metadata is too long')
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** User metadata from the base64-encoded `x-metadata` header. */
export const userMetadataOf = (request: FastifyRequest): Record<string, unknown> | null => {
  const header = request.headers['x-metadata']?.toString()
  return parseUserMetadata(header && Buffer.from(header, 'base64').toString('utf8'))
}

/** A cache-control value: a plain number becomes `max-age`, anything else is kept. */
export function cacheControlOf(value: string | null | undefined): string {
  if (!value) return 'no-cache'
  return /^\d+$/.test(value) ? `max-age=${value}` : value.replace(/[^\x20-\x7e]/g, '')
}

export const objectLimit = (context: StorageContext, bucket: BucketRow): number =>
  Math.min(
    context.limits.objectBytes,
    bucket.file_size_limit === null ? Infinity : Number(bucket.file_size_limit),
  )

/** Closes the connection when the sender goes silent. */
export function cutWhenSilent(request: FastifyRequest): void {
  request.raw.setTimeout(MAX_SILENCE_MS, () => request.raw.destroy())
}

/** Writes the request's body to a file, which the caller must remove. */
async function receive(context: StorageContext, request: FastifyRequest, limit: number): Promise<Received> {
  const declared = Number(request.headers['content-length'] ?? '0')
  const type = request.headers['content-type'] ?? 'application/octet-stream'
  const source = bodyOf(request)
  const isForm = /^multipart\/form-data/i.test(type)
  if (declared > limit + (isForm ? MAX_FORM_OVERHEAD : 0)) throw tooLarge()
  cutWhenSilent(request)
  if (isForm) return receiveForm(context, source, type, limit)
  return {
    ...(await storeIncoming(context, source, limit)),
    contentType: type,
    cacheControl: String(request.headers['cache-control'] ?? 'no-cache'),
    userMetadata: userMetadataOf(request),
  }
}

async function receiveForm(
  context: StorageContext,
  source: Readable,
  type: string,
  limit: number,
): Promise<Received> {
  let received: Received | undefined
  try {
    await readForm(source, type, async (partType, fields, bytes) => {
      received = {
        ...(await storeIncoming(context, bytes, limit)),
        contentType: fields.get('contentType') ?? partType,
        cacheControl: cacheControlOf(fields.get('cacheControl')),
        userMetadata: parseUserMetadata(fields.get('metadata') ?? fields.get('userMetadata')),
      }
    })
  } catch (error) {
    if (received) await rm(received.file, { force: true })
    throw asUploadError(error)
  }
  if (!received) throw invalidRequest('The form contains no file')
  return received
}

function requireAllowedContent(received: Received, bucket: BucketRow): void {
  if (!isAllowedType(received.contentType, bucket.allowed_mime_types))
    throw invalidMimeType(received.contentType)
  const detected = sniff(received.head)
  if (!contentFits(detected, bucket.allowed_mime_types))
    throw invalidMimeType(detected ?? received.contentType)
}

export interface Uploaded {
  id: string
  key: string
  version: string
}

/**
 * Turns a received file into the object `name`. The previous version stays readable until the new one is committed;
 * the received file is removed in any case.
 */
export async function commitObject(
  context: StorageContext,
  caller: Caller,
  bucket: BucketRow,
  name: string,
  mode: WriteMode,
  received: Received,
): Promise<Uploaded> {
  const version = randomUUID()
  const place = { bucket: bucket.id, name }
  try {
    requireAllowedContent(received, bucket)
    await context.bytes.put(version, received.file, received.contentType)
    const metadata = objectMetadata(received, context.now())
    const { id, replaced } = await asCaller(context, caller, 'object.upload', 'object', async (tx) => {
      const replaced = await currentVersion(context, tx, place)
      const content = { version, metadata, userMetadata: received.userMetadata }
      return { id: await writeObject(tx, caller, place, mode, content), replaced }
    })
    if (replaced) await context.bytes.remove([replaced])
    return { id, key: `${bucket.id}/${name}`, version }
  } catch (error) {
    await context.bytes.remove([version])
    throw error
  } finally {
    await rm(received.file, { force: true })
  }
}

function objectMetadata(
  received: Pick<Received, 'etag' | 'size' | 'contentType' | 'cacheControl'>,
  now: number,
): ObjectMetadata {
  return {
    eTag: received.etag,
    size: received.size,
    mimetype: received.contentType,
    cacheControl: received.cacheControl,
    lastModified: new Date(Math.floor(now / 1000) * 1000).toISOString(),
    contentLength: received.size,
    httpStatusCode: 200,
  }
}

/**
 * The version a write to this place would replace, regardless of policies, so that its bytes can be removed. Until the
 * transaction ends nobody else gets past this point for the same place: otherwise two writers would both replace the
 * same version, and the bytes of one of them would stay forever.
 */
export async function currentVersion(
  context: StorageContext,
  tx: PoolClient,
  { bucket, name }: ObjectPlace,
): Promise<string | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${bucket}/${name}`])
  const { rows } = await context.adminPool.query<Pick<ObjectRow, 'version'>>(
    'select version from storage.objects where bucket_id = $1 and name = $2',
    [bucket, name],
  )
  return rows[0]?.version
}

/** Stores the request's body as `bucket/name`. */
export async function upload(
  context: StorageContext,
  request: FastifyRequest,
  caller: Caller,
  place: ObjectPlace,
  mode: WriteMode,
): Promise<Uploaded> {
  const bucket = await findBucket(context, place.bucket)
  await requireUploadRight(context, caller, place, mode)
  const received = await receive(context, request, objectLimit(context, bucket))
  return commitObject(context, caller, bucket, place.name, mode, received)
}
