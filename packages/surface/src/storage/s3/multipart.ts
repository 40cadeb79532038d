// S3 multipart uploads: parts are kept in a folder until the upload is completed.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { findBucket } from '../context.ts'
import type { MultipartInfo } from '../pending-info.ts'
import { tooLarge, invalidMimeType } from '../errors.ts'
import { storeIncoming } from '../intake.ts'
import { isAllowedType } from '../names.ts'
import { type ObjectPlace, requireUploadRight } from '../object-rows.ts'
import { findObject } from '../objects.ts'
import { commitObject, cutWhenSilent, objectLimit } from '../upload.ts'
import { declaredLength, signedBody } from './body.ts'
import { invalidArgument, invalidPart, malformedXml, noSuchUpload } from './errors.ts'
import { type Exchange, parseCopySource, placeOf, userMetadataOf, wholeNumber } from './exchange.ts'
import { encoder } from './listing.ts'
import { DEFAULT_TYPE, requireCopyConditions } from './objects.ts'
import { readXml, sendXml } from './xml.ts'

const MAX_PARTS = 10_000
const MAX_UPLOADS = 1000

interface Part {
  number: number
  md5: string
  file: string
}

const partFile = (number: number, md5: string): string => `part-${String(number).padStart(5, '0')}-${md5}`
const bareEtag = (etag: string): string => etag.replaceAll('"', '')

function parsePart(file: string): Part | undefined {
  const match = /^part-(\d{5})-([0-9a-f]{32})$/.exec(file)
  return match ? { number: Number(match[1]), md5: match[2] ?? '', file } : undefined
}

export async function createMultipart(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, request, reply, header } = exchange
  const place = placeOf(exchange)
  const bucket = await findBucket(context, place.bucket)
  const contentType = header('content-type') ?? DEFAULT_TYPE
  if (!isAllowedType(contentType, bucket.allowed_mime_types)) throw invalidMimeType(contentType)
  await requireUploadRight(context, caller, place, 'upsert')
  const uploadId = randomUUID()
  await context.multipart.save(uploadId, {
    bucket: place.bucket,
    key: place.name,
    owner: caller.owner,
    role: caller.role,
    contentType,
    cacheControl: header('cache-control') ?? 'no-cache',
    userMetadata: userMetadataOf(request),
    initiatedAt: new Date(context.now()).toISOString(),
  })
  return sendXml(reply, 200, 'InitiateMultipartUploadResult', {
    Bucket: place.bucket,
    Key: place.name,
    UploadId: uploadId,
  })
}

interface OpenUpload {
  id: string
  info: MultipartInfo
  place: ObjectPlace
}

const isOwn = ({ caller }: Exchange, info: MultipartInfo): boolean =>
  caller.role === 'service_role' || (caller.role === info.role && caller.owner === info.owner)

/** Finds the upload a call refers to; other callers' uploads count as missing. */
async function findUpload(exchange: Exchange): Promise<OpenUpload> {
  const id = exchange.query.get('uploadId') ?? ''
  const place = placeOf(exchange)
  const info = await exchange.context.multipart.find(id)
  if (!info || info.bucket !== place.bucket || info.key !== place.name || !isOwn(exchange, info))
    throw noSuchUpload()
  return { id, info, place }
}

async function partsOf({ context }: Exchange, id: string): Promise<Part[]> {
  const files = await context.multipart.files(id)
  return files
    .map(parsePart)
    .filter((part) => part !== undefined)
    .toSorted((a, b) => a.number - b.number)
}

/** Stores a part, replacing an earlier part of the same number. */
async function keepPart(exchange: Exchange, bytes: AsyncIterable<Buffer>, limit: number): Promise<string> {
  const { context, query } = exchange
  const number = Number(query.get('partNumber'))
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS)
    throw invalidArgument(`partNumber must be a whole number from 1 to ${MAX_PARTS}`)
  const { id } = await findUpload(exchange)
  const { file, etag } = await storeIncoming(context, bytes, limit)
  const md5 = bareEtag(etag)
  const before = (await partsOf(exchange, id)).filter((part) => part.number === number && part.md5 !== md5)
  try {
    await rename(file, context.multipart.path(id, partFile(number, md5)))
  } catch {
    // The upload was aborted or completed in the meantime.
    await rm(file, { force: true })
    throw noSuchUpload()
  }
  for (const part of before) await rm(context.multipart.path(id, part.file), { force: true })
  return etag
}

export async function uploadPart(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, request, reply, signedBy } = exchange
  const { place } = await findUpload(exchange)
  const limit = objectLimit(context, await findBucket(context, place.bucket))
  if (declaredLength(request) > limit) throw tooLarge()
  await requireUploadRight(context, caller, place, 'upsert')
  cutWhenSilent(request)
  const etag = await keepPart(exchange, signedBody(request, signedBy), limit)
  return reply.code(200).header('etag', etag).send()
}

export async function copyPart(exchange: Exchange, source: string): Promise<FastifyReply> {
  const { context, caller, reply, header } = exchange
  const { place } = await findUpload(exchange)
  const from = parseCopySource(source)
  const row = await findObject(context, caller, from.bucket, from.name)
  await requireCopyConditions(exchange, row)
  await requireUploadRight(context, caller, place, 'upsert')
  const size = row.metadata?.size ?? 0
  const range = parseCopyRange(header('x-amz-copy-source-range'), size)
  const limit = objectLimit(context, await findBucket(context, place.bucket))
  const bytes = await context.bytes.read(row.version, range)
  if (bytes === undefined) throw noSuchUpload()
  const etag = await keepPart(exchange, bytes, limit)
  return sendXml(reply, 200, 'CopyPartResult', {
    ETag: etag,
    LastModified: new Date(context.now()).toISOString(),
  })
}

function parseCopyRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  if (header === undefined) return undefined
  const match = /^bytes=(\d+)-(\d+)$/.exec(header)
  const [start, end] = [Number(match?.[1] ?? NaN), Number(match?.[2] ?? NaN)]
  if (!(start <= end && end < size))
    throw invalidArgument('x-amz-copy-source-range must lie within the source object')
  return { start, end }
}

/** Resolves the parts listed by the caller, which must be in ascending order and match the uploaded ones. */
async function chosenParts(exchange: Exchange, id: string): Promise<Part[]> {
  const { request, signedBy } = exchange
  const { Part: listed } = await readXml(signedBody(request, signedBy), 'CompleteMultipartUpload')
  if (!Array.isArray(listed) || listed.length === 0 || listed.length > MAX_PARTS) throw malformedXml()
  const storedParts = new Map((await partsOf(exchange, id)).map((part) => [part.number, part]))
  let previous = 0
  return listed.map((entry: unknown) => {
    const { PartNumber, ETag } = (entry ?? {}) as Record<string, unknown>
    const number = Number(PartNumber)
    const part = storedParts.get(number)
    if (number <= previous) throw invalidArgument('The list of parts was not in ascending order.')
    if (!part || (typeof ETag === 'string' && bareEtag(ETag) !== part.md5)) throw invalidPart()
    previous = number
    return part
  })
}

export async function completeMultipart(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, reply, request } = exchange
  const { id, info, place } = await findUpload(exchange)
  const bucket = await findBucket(context, place.bucket)
  await requireUploadRight(context, caller, place, 'upsert')
  const parts = await chosenParts(exchange, id)
  const paths = parts.map((part) => context.multipart.path(id, part.file))
  const stored = await storeIncoming(context, concatenated(paths), objectLimit(context, bucket))
  const hashes = Buffer.concat(parts.map((part) => Buffer.from(part.md5, 'hex')))
  const etag = `"${createHash('md5').update(hashes).digest('hex')}-${parts.length}"`
  const { contentType, cacheControl, userMetadata } = info
  const received = { ...stored, etag, contentType, cacheControl, userMetadata }
  await commitObject(context, caller, bucket, place.name, 'upsert', received)
  await context.multipart.remove(id)
  return sendXml(reply, 200, 'CompleteMultipartUploadResult', {
    Location: `${request.protocol}://${request.host}${request.url.split('?', 1)[0]}`,
    Bucket: place.bucket,
    Key: place.name,
    ETag: etag,
  })
}

async function* concatenated(files: string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file) as AsyncIterable<Buffer>
}

export async function abortMultipart(exchange: Exchange): Promise<FastifyReply> {
  const { id } = await findUpload(exchange)
  await exchange.context.multipart.remove(id)
  return exchange.reply.code(204).send()
}

export async function sendParts(exchange: Exchange): Promise<FastifyReply> {
  const { context, query, reply } = exchange
  const { id, place } = await findUpload(exchange)
  const marker = wholeNumber(exchange, 'part-number-marker', 0, MAX_PARTS)
  const maxParts = wholeNumber(exchange, 'max-parts', MAX_UPLOADS, MAX_UPLOADS)
  const all = (await partsOf(exchange, id)).filter((part) => part.number > marker)
  const page = all.slice(0, maxParts)
  const listedParts = await Promise.all(
    page.map(async (part) => {
      const { size, mtime } = await stat(context.multipart.path(id, part.file))
      return {
        PartNumber: part.number,
        LastModified: mtime.toISOString(),
        ETag: `"${part.md5}"`,
        Size: size,
      }
    }),
  )
  return sendXml(reply, 200, 'ListPartsResult', {
    Bucket: place.bucket,
    Key: encoder(query.get('encoding-type'))(place.name),
    UploadId: id,
    PartNumberMarker: marker,
    NextPartNumberMarker: page.at(-1)?.number ?? marker,
    MaxParts: maxParts,
    IsTruncated: all.length > page.length,
    Part: listedParts,
  })
}

export async function sendUploads(exchange: Exchange): Promise<FastifyReply> {
  const { context, bucket, query, reply } = exchange
  await findBucket(context, bucket)
  const prefix = query.get('prefix') ?? ''
  const maxUploads = wholeNumber(exchange, 'max-uploads', MAX_UPLOADS, MAX_UPLOADS)
  const encoded = encoder(query.get('encoding-type'))
  const after = `${query.get('key-marker') ?? ''}\0${query.get('upload-id-marker') ?? ''}`
  const uploads: { id: string; info: MultipartInfo }[] = []
  for (const id of await context.multipart.ids()) {
    const info = await context.multipart.find(id)
    if (info?.bucket === bucket && info.key.startsWith(prefix) && isOwn(exchange, info))
      uploads.push({ id, info })
  }
  const order = ({ id, info }: (typeof uploads)[number]): string => `${info.key}\0${id}`
  const rest = uploads.filter((u) => order(u) > after).toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  const page = rest.slice(0, maxUploads)
  const hasMore = rest.length > page.length
  return sendXml(reply, 200, 'ListMultipartUploadsResult', {
    Bucket: bucket,
    Prefix: encoded(prefix),
    KeyMarker: query.get('key-marker') ?? '',
    UploadIdMarker: query.get('upload-id-marker') ?? '',
    NextKeyMarker: hasMore ? page.at(-1)?.info.key : undefined,
    NextUploadIdMarker: hasMore ? page.at(-1)?.id : undefined,
    MaxUploads: maxUploads,
    IsTruncated: hasMore,
    Upload: page.map(({ id, info }) => ({
      Key: encoded(info.key),
      UploadId: id,
      Initiated: info.initiatedAt,
      StorageClass: 'STANDARD',
    })),
  })
}
