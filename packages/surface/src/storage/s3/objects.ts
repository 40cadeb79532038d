// S3 object operations: put, get, head, copy and delete, under the usual policies.
import type { FastifyReply } from 'fastify'
import { findBucket, type ObjectRow } from '../context.ts'
import { readRange, sendObject } from '../download.ts'
import { invalidMimeType, tooLarge } from '../errors.ts'
import { storeIncoming } from '../intake.ts'
import { isAllowedType } from '../names.ts'
import { requireUploadRight } from '../object-rows.ts'
import { copyObject, findObject, removeObjects } from '../objects.ts'
import { commitObject, cutWhenSilent, objectLimit } from '../upload.ts'
import { declaredLength, signedBody } from './body.ts'
import { invalidRange, malformedXml, preconditionFailed } from './errors.ts'
import { type Exchange, metadataHeader, parseCopySource, placeOf, userMetadataOf } from './exchange.ts'
import { readXml, sendXml } from './xml.ts'

export const DEFAULT_TYPE = 'application/octet-stream'
const MAX_DELETED = 1000

export async function putObject(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, request, reply, signedBy, header } = exchange
  const place = placeOf(exchange)
  const bucket = await findBucket(context, place.bucket)
  const limit = objectLimit(context, bucket)
  const contentType = header('content-type') ?? DEFAULT_TYPE
  if (!isAllowedType(contentType, bucket.allowed_mime_types)) throw invalidMimeType(contentType)
  if (declaredLength(request) > limit) throw tooLarge()
  // `If-None-Match: *` means: create, but do not overwrite.
  const mode = header('if-none-match') === '*' ? 'create' : 'upsert'
  await requireUploadRight(context, caller, place, mode)
  cutWhenSilent(request)
  const stored = await storeIncoming(context, signedBody(request, signedBy), limit)
  await commitObject(context, caller, bucket, place.name, mode, {
    ...stored,
    contentType,
    cacheControl: header('cache-control') ?? 'no-cache',
    userMetadata: userMetadataOf(request),
  })
  return reply.code(200).header('etag', stored.etag).send()
}

/** Response headers that the query may override. */
const CHOSEN_HEADERS = [
  'content-type',
  'content-disposition',
  'content-language',
  'content-encoding',
  'cache-control',
  'expires',
]

function requireConditions({ header }: Exchange, row: ObjectRow): void {
  const etag = row.metadata?.eTag ?? ''
  const match = header('if-match')
  if (match !== undefined) {
    if (match !== '*' && !match.split(',').some((tag) => bare(tag) === bare(etag))) throw preconditionFailed()
    return
  }
  const since = Date.parse(header('if-unmodified-since') ?? '')
  if (Math.floor(row.updated_at.getTime() / 1000) * 1000 > since) throw preconditionFailed()
}

const bare = (tag: string): string => tag.trim().replaceAll('"', '')

export async function getObject(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, request, reply, query, header } = exchange
  const place = placeOf(exchange)
  const row = await findObject(context, caller, place.bucket, place.name)
  requireConditions(exchange, row)
  if (readRange(header('range'), row.metadata?.size ?? 0) === 'unsatisfiable') throw invalidRange()
  for (const [name, value] of Object.entries(row.user_metadata ?? {}))
    if (/^[\w-]{1,100}$/.test(name))
      reply.header(metadataHeader(name), String(value).replace(/[^\x20-\x7e]/g, ''))
  return sendObject(context, request, reply, row, (name) =>
    CHOSEN_HEADERS.includes(name) ? query.get(`response-${name}`)?.replace(/[^\x20-\x7e]/g, '') : undefined,
  )
}

export async function copyTo(exchange: Exchange, source: string): Promise<FastifyReply> {
  const { context, caller, request, reply, header } = exchange
  const from = parseCopySource(source)
  const to = placeOf(exchange)
  await requireCopyConditions(exchange, await findObject(context, caller, from.bucket, from.name))
  const isReplaced = header('x-amz-metadata-directive')?.toUpperCase() === 'REPLACE'
  const row = await copyObject(context, caller, from, to, {
    isUpsert: true,
    replacement: isReplaced
      ? {
          mimetype: header('content-type'),
          cacheControl: header('cache-control'),
          userMetadata: userMetadataOf(request),
        }
      : undefined,
  })
  return sendXml(reply, 200, 'CopyObjectResult', {
    ETag: row.metadata?.eTag,
    LastModified: row.updated_at.toISOString(),
  })
}

export async function requireCopyConditions({ header }: Exchange, row: ObjectRow): Promise<void> {
  const etag = bare(row.metadata?.eTag ?? '')
  const modified = Math.floor(row.updated_at.getTime() / 1000) * 1000
  const match = header('x-amz-copy-source-if-match')
  const noneMatch = header('x-amz-copy-source-if-none-match')
  const since = Date.parse(header('x-amz-copy-source-if-modified-since') ?? '')
  const until = Date.parse(header('x-amz-copy-source-if-unmodified-since') ?? '')
  if (
    (match !== undefined && bare(match) !== etag) ||
    (noneMatch !== undefined && bare(noneMatch) === etag) ||
    modified <= since ||
    modified > until
  )
    throw preconditionFailed()
}

export async function deleteObject(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, reply } = exchange
  const { bucket, name } = placeOf(exchange)
  await findBucket(context, bucket)
  await removeObjects(context, caller, bucket, [name])
  return reply.code(204).send()
}

export async function deleteObjects(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, bucket, request, reply, signedBy } = exchange
  const { Object: objects, Quiet } = await readXml(signedBody(request, signedBy), 'Delete')
  const keys = (Array.isArray(objects) ? objects : []).map((o: unknown) => (o as { Key?: unknown })?.Key)
  if (keys.length === 0 || keys.length > MAX_DELETED || !keys.every((key) => typeof key === 'string'))
    throw malformedXml()
  await findBucket(context, bucket)
  const removed = new Set((await removeObjects(context, caller, bucket, keys)).map((row) => row.name))
  const remaining = await stillThere(
    exchange,
    keys.filter((key) => !removed.has(key)),
  )
  return sendXml(reply, 200, 'DeleteResult', {
    // Deleting a missing key succeeds.
    Deleted: Quiet === 'true' ? undefined : keys.filter((key) => !remaining.has(key)).map((Key) => ({ Key })),
    Error: [...remaining].map((Key) => ({
      Key,
      Code: 'AccessDenied',
      Message: 'You do not have permission to delete this object',
    })),
  })
}

/** Returns those of the names that exist, regardless of policies. */
async function stillThere({ context, bucket }: Exchange, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await context.adminPool.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any($2)',
    [bucket, names],
  )
  return new Set(rows.map((row) => row.name))
}
