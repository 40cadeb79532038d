// Pictures on demand: /render/image answers an object's picture in another size, quality or format.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Metadata, Sharp } from 'sharp'
import { boundedQueue } from '../core/bounded-queue.ts'
import type { ObjectRow, StorageContext } from './context.ts'
import { isUnchanged, objectHeaders } from './download.ts'
import { invalidParameter, noSuchKey, StorageError } from './errors.ts'

const LONGEST_SIDE = 2500
const DEFAULT_QUALITY = 80
/** Pixels of a source picture; larger ones are refused before they are unpacked. */
const MOST_PIXELS = 24_000_000
const MOST_SECONDS = 10
/** Bytes of a source; a picture beyond it is no picture for a page. */
const LARGEST_SOURCE = 25 * 1024 * 1024

/** `contain` fits inside the box, `cover` fills it and cuts, `fill` stretches. */
const FIT = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
/** Formats that are drawn; the rest (SVG, video, text) is no picture here. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

export interface Transform {
  width?: number
  height?: number
  resize: keyof typeof FIT
  quality: number
  /** Keep the format of the source, whatever the browser takes. */
  isOrigin: boolean
}

/** Reads a transform from a query or a signed token's claims; throws InvalidParameter that names the field. */
export function readTransform(given: Record<string, unknown>): Transform {
  const whole = (name: string, least: number, most: number): number | undefined => {
    const value = given[name]
    if (value === undefined || value === null || value === '') return undefined
    const number = Number(value)
    if (!Number.isInteger(number) || number < least || number > most)
      throw invalidParameter(`${name} must be a whole number from ${least} to ${most}`)
    return number
  }
  const { resize = 'cover', format } = given
  if (typeof resize !== 'string' || !Object.hasOwn(FIT, resize))
    throw invalidParameter(`resize must be one of ${Object.keys(FIT).join(', ')}`)
  if (format !== undefined && format !== 'origin') throw invalidParameter('format must be origin')
  return {
    width: whole('width', 1, LONGEST_SIDE),
    height: whole('height', 1, LONGEST_SIDE),
    resize: resize as keyof typeof FIT,
    quality: whole('quality', 20, 100) ?? DEFAULT_QUALITY,
    isOrigin: format === 'origin',
  }
}

const notAPicture = (): StorageError =>
  new StorageError('InvalidRequest', 422, 'InvalidRequest', 'The object is not a picture that can be drawn')
const busy = (): StorageError =>
  new StorageError(
    'SlowDown',
    503,
    'SlowDown',
    'Too many pictures are being drawn. Try again in a moment.',
    503,
  )
const queued = boundedQueue({ concurrency: 2, maxPending: 50 }, busy)

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The format of the answer: WebP where the browser takes it, else the source's own, else JPEG. */
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
  // Loaded with the first picture: a server that draws none needs none of it.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' as const, animated: true }
  try {
    const picture: Sharp = sharp(source, options)
    const metadata = await picture.metadata()
    if (!FORMATS.has(metadata.format)) throw notAPicture()
    const { width, height, resize, quality } = transform
    const format = formatOf(metadata, transform, accept)
    const bytes = await picture
      .autoOrient()
      .resize({ width, height, fit: FIT[resize], withoutEnlargement: resize !== 'fill' })
      .toFormat(format, format === 'gif' ? {} : { quality })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer()
    return { bytes, format }
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw notAPicture()
  }
}

/** Answers the object as a picture. Throws InvalidRequest when it is none. */
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
  if ((row.metadata?.size ?? 0) > LARGEST_SOURCE) throw notAPicture()

  const { bytes, format } = await queued(async () => {
    const source = await context.bytes.read(row.version)
    if (source === undefined) throw noSuchKey()
    return draw(await readAll(source), transform, accept)
  })
  reply.header('content-type', `image/${format}`).header('content-length', String(bytes.length))
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes)
}
