// Reduces API responses: compresses them, answers 304 when the caller has them, and omits the body on
// request.
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

/** Paths with responses of JSON or text from a statement. Files and pages have their own handling. */
const COMPRESSED = /^\/(?:api|rest)\/v1(?:\/|$)/
const REST = /^\/rest\/v1\//
/** Does not match streams, because a compressor would delay their lines. */
const TYPES = /^(?:application\/(?:[\w.]+\+)?json|text\/(?:csv|plain|calendar)|application\/gpx\+xml)\b/
/** Not part of the ETag: a client with an older reading time of the same list only gets some changes twice. */
const AS_OF = /"asOf":"[^"]*"/
const CHANGES = new Set(['POST', 'PUT', 'PATCH'])

/** Call before registering routes. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // REST ranges count rows, but the compressor takes every range for bytes. Hide the header from it.
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

/** Adds an ETag to responses of reads, and answers 304 to callers that have it. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    // Weak, because compression does not change the content.
    const etag = `W/"${createHash('sha1').update(payload.replace(AS_OF, '')).digest('base64url')}"`
    reply.header('etag', etag)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (!hasAnswer(request, etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

function hasAnswer({ headers }: FastifyRequest, etag: string): boolean {
  const etags = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
  return etags.some((each) => each === '*' || each.replace(/^W\//, '') === etag.slice(2))
}

/**
 * `Prefer: return=minimal` (RFC 7240) on a change: no body, only the address of the new row. Runs after the
 * hooks that store responses.
 */
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

/** The collection's own address when the response names no row. */
function addressOfNew({ url }: FastifyRequest, payload: string): string {
  const path = url.split('?')[0] ?? url
  const { id } = JSON.parse(payload) as { id?: unknown }
  return typeof id === 'string' ? `${path.replace(/\/$/, '')}/${id}` : path
}
