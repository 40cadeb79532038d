// Bytes of API answers: compressed where the caller takes it, not sent again where the caller has them, and left out where the
// caller does not want them.
import compress from '@fastify/compress'
import { createHash } from 'node:crypto'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  onSendHookHandler,
  RouteOptions,
} from 'fastify'

/** Below these addresses answers are JSON or text that a statement made; files of storage and pages have their own ways. */
const COMPRESSED = /^\/(?:api|rest)\/v1(?:\/|$)/
const REST = /^\/rest\/v1\//
/** Streams stay as they are: a line that waits for more in a compressor comes late. */
const TYPES = /^(?:application\/(?:[\w.]+\+)?json|text\/(?:csv|plain|calendar)|application\/gpx\+xml)\b/
/** The moment that a list was read at is no part of what it says: an older one only has the edge told twice. */
const AS_OF = /"asOf":"[^"]*"/
const CHANGES = new Set(['POST', 'PUT', 'PATCH'])

/** Before the routes are registered. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // A range of REST counts rows. The compressor takes any for one of bytes, so it does not see this one.
  const rowRanges = new WeakMap<FastifyReply, string>()
  app.addHook('onRoute', (route) => {
    if (!COMPRESSED.test(route.url)) route.compress = false
    if (!REST.test(route.url)) return
    addOnSend(route, async (_request, reply, payload) => {
      const range = reply.getHeader('content-range')
      if (typeof range !== 'string' || reply.statusCode !== 200) return payload
      rowRanges.set(reply, range)
      reply.removeHeader('content-range')
      return payload
    })
  })
  await app.register(compress, { encodings: ['br', 'gzip'], customTypes: TYPES, globalDecompression: false })
  app.addHook('onRoute', (route) => {
    if (!REST.test(route.url)) return
    addOnSend(route, async (_request, reply, payload) => {
      const range = rowRanges.get(reply)
      if (range !== undefined) reply.header('content-range', range)
      return payload
    })
  })
}

function addOnSend(route: RouteOptions, hook: onSendAsyncHookHandler): void {
  route.onSend = [...[route.onSend ?? []].flat(), hook] as onSendHookHandler[]
}

/** Gives answers of reads an ETag, and 304 to whoever has that answer. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    // Weak: compressed or not, it is the same answer.
    const etag = `W/"${createHash('sha1').update(payload.replace(AS_OF, '')).digest('base64url')}"`
    reply.header('etag', etag)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (!hasAnswer(request, etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

function hasAnswer({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
  return known.some((each) => each === '*' || each.replace(/^W\//, '') === etag.slice(2))
}

/** `Prefer: return=minimal` (RFC 7240) on a change: no body, and where the new row is. After the hooks that keep answers. */
export function minimiseAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!wantsMinimal(request, reply) || typeof payload !== 'string') return payload
    reply
      .header('preference-applied', 'return=minimal')
      .removeHeader('content-type')
      .removeHeader('content-length')
    if (reply.statusCode === 200) reply.code(204)
    else reply.header('location', addressOfNew(request, payload))
    return ''
  })
}

function wantsMinimal({ method, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (!CHANGES.has(method) || (statusCode !== 200 && statusCode !== 201)) return false
  return [headers.prefer]
    .flat()
    .some((text) => /(?:^|[,;])\s*return\s*=\s*"?minimal"?\s*(?:[,;]|$)/i.test(text ?? ''))
}

/** The collection's own address where the answer names no row. */
function addressOfNew({ url }: FastifyRequest, payload: string): string {
  const path = url.split('?')[0] ?? url
  const { id } = JSON.parse(payload) as { id?: unknown }
  return typeof id === 'string' ? `${path.replace(/\/$/, '')}/${id}` : path
}
