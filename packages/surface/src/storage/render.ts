// Image rendering: /render/image serves an image in another size, quality or format.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Metadata, Sharp } from 'sharp'
import { boundedQueue } from '../core/bounded-queue.ts'
import type { ObjectRow, StorageContext } from './context.ts'
import { isUnchanged, objectHeaders } from './download.ts'
import { invalidParameter, noSuchKey, StorageError } from './errors.ts'

const MAX_SIDE_PIXELS = 2500
const DEFAULT_QUALITY = 80
/** Larger source images are rejected before they are decoded. */
const MAX_PIXELS = 24_000_000
const TIMEOUT_SECONDS = 10
/** Larger source files are rejected. */
const MAX_SOURCE_BYTES = 25 * 1024 * 1024

/** `contain` fits inside the box, `cover` fills it and crops, `fill` stretches. */
const FIT = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
/** Formats that can be rendered; anything else (SVG, video, text) is rejected. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

export interface Transform {
  width?: number
  height?: number
  resize: keyof typeof FIT
  quality: number
  /** Keep the source's format whatever the browser accepts. */
  isOrigin: boolean
}

/** Parses a transform from a query or a signed token's claims; throws InvalidParameter naming the field. */
export function parseTransform(query: Record<string, unknown>): Transform {
  const readWholeNumber = (name: string, least: number, most: number): number | undefined => {
    const value = query[name]
    if (value === undefined || value === null || value === '') return undefined
    const number = Number(value)
    if (!Number.isInteger(number) || number < least || number > most)
      throw invalidParameter(`${name} must be a whole number from ${least} to ${most}`)
    return number
  }
  const { resize = 'cover', format } = query
  if (typeof resize !== 'string' || !Object.hasOwn(FIT, resize))
    throw invalidParameter(`resize must be one of ${Object.keys(FIT).join(', ')}`)
  if (format !== undefined && format !== 'origin') throw invalidParameter('format must be origin')
  return {
    width: readWholeNumber('width', 1, MAX_SIDE_PIXELS),
    height: readWholeNumber('height', 1, MAX_SIDE_PIXELS),
    resize: resize as keyof typeof FIT,
    quality: readWholeNumber('quality', 20, 100) ?? DEFAULT_QUALITY,
    isOrigin: format === 'origin',
  }
}

const notAnImage = (): StorageError =>
  new StorageError('InvalidRequest', 422, 'InvalidRequest', 'The object is not an image that can be rendered')
const busy = (): StorageError =>
  new StorageError(
    'SlowDown',
    503,
    'SlowDown',
    'Too many images are being rendered. Try again in a moment.',
    503,
  )
const queued = boundedQueue({ concurrency: 2, maxPending: 50 }, busy)

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The output format: WebP if the browser accepts it, else the source's own, else JPEG. */
function formatOf(
  source: Metadata,
  transform: Transform,
  accept: string,
): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' {
  if (!transform.isOrigin && accept.includes('image/webp')) return 'webp'
  const { format, compression } = source
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'jpeg'
  return format === 'png' || format === 'webp' || format === 'gif' ? format : 'jpeg'
}

async function draw(
  source: Buffer,
  transform: Transform,
  accept: string,
): Promise<{ bytes: Buffer; format: string }> {
  // Import sharp on first use: many servers render no images.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const, animated: true }
  try {
    const picture: Sharp = sharp(source, options)
    const metadata = await picture.metadata()
    if (!FORMATS.has(metadata.format)) throw notAnImage()
    const { width, height, resize, quality } = transform
    const format = formatOf(metadata, transform, accept)
    const bytes = await picture
      .autoOrient()
      .resize({ width, height, fit: FIT[resize], withoutEnlargement: resize !== 'fill' })
      .toFormat(format, format === 'gif' ? {} : { quality })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
    return { bytes, format }
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw notAnImage()
  }
}

/** Responds with the object as a rendered image. Throws InvalidRequest when it is not an image. */
export async function sendRendered(
  context: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  row: ObjectRow,
  transform: Transform,
): Promise<FastifyReply> {
  const accept = request.headers.accept ?? ''
  const { width, height, resize, quality, isOrigin } = transform
  const isWebp = !isOrigin && accept.includes('image/webp')
  const etag = `"${row.version}-${[width ?? '', height ?? '', resize, quality, isWebp ? 'webp' : 'origin'].join('-')}"`
  objectHeaders(request, reply, row, etag)
  reply.header('vary', 'Accept')
  if (isUnchanged(request, etag, row.updated_at)) return reply.code(304).send()
  if ((row.metadata?.size ?? 0) > MAX_SOURCE_BYTES) throw notAnImage()

  const { bytes, format } = await queued(async () => {
    const source = await context.bytes.read(row.version)
    if (source === undefined) throw noSuchKey()
    return draw(await readAll(source), transform, accept)
  })
  reply.header('content-type', `image/${format}`).header('content-length', String(bytes.length))
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes)
}
