// Serving an object: ranges, validators, and headers that stop browsers from executing it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { query } from '../auth/input.ts'
import type { ObjectRow, StorageContext } from './context.ts'
import { invalidRange, noSuchKey } from './errors.ts'

type Span = { start: number; end: number } | 'unsatisfiable' | undefined

export function readRange(header: string | undefined, size: number): Span {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}

function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Header values may only contain printable ASCII. */
export const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '')

export function isUnchanged(request: FastifyRequest, etag: string, modified: Date): boolean {
  const match = request.headers['if-none-match']
  if (match !== undefined)
    return match === '*' || match.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return Number.isFinite(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since
}

/** Types a browser may display inline; anything else is sandboxed. */
const SHOWN = /^(image\/(?!svg)|audio\/|video\/|text\/plain|application\/(json|pdf))/i

/** Headers shared by an object and images rendered from it. */
export function objectHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  row: ObjectRow,
  etag: string,
): void {
  reply
    .header('etag', etag)
    .header('last-modified', row.updated_at.toUTCString())
    .header('x-robots-tag', 'none')
    .header('cache-control', printable(row.metadata?.cacheControl ?? 'no-cache'))
    .header('x-content-type-options', 'nosniff')
  const download = query(request).get('download')
  if (download !== null)
    reply.header('content-disposition', download === '' ? 'attachment' : disposition(download))
}

export async function sendObject(
  context: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  row: ObjectRow,
  /** Lets the caller override a response header. */
  readHeader: (header: string) => string | undefined = () => undefined,
): Promise<FastifyReply> {
  const { metadata } = row
  const size = metadata?.size ?? 0
  const etag = metadata?.eTag ?? `"${row.version}"`
  const type = readHeader('content-type') ?? metadata?.mimetype ?? 'application/octet-stream'
  const isKnown = isUnchanged(request, etag, row.updated_at)
  const isHead = request.method === 'HEAD'
  const span = isKnown || isHead ? undefined : readRange(request.headers.range, size)
  if (span === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw invalidRange()
  }
  objectHeaders(request, reply, row, etag)
  for (const name of [
    'cache-control',
    'content-disposition',
    'content-language',
    'content-encoding',
    'expires',
  ]) {
    const value = readHeader(name)
    if (value !== undefined) reply.header(name, value)
  }
  reply.header('accept-ranges', 'bytes')
  if (!SHOWN.test(type)) reply.header('content-security-policy', `default-src 'none'; sandbox`)
  if (isKnown) return reply.code(304).send()

  if (!row.version) throw noSuchKey()
  const body = isHead ? undefined : await context.bytes.read(row.version, span)
  if (!isHead && body === undefined) throw noSuchKey()
  reply
    .header('content-type', printable(type))
    .header('content-length', String(span ? span.end - span.start + 1 : size))
  if (span) reply.code(206).header('content-range', `bytes ${span.start}-${span.end}/${size}`)
  return reply.send(body)
}
