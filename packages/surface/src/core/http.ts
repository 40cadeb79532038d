// HTTP helpers shared by all parts: CORS, raw bodies, tokens, JSON responses.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS'
const ALLOWED = [
  'authorization',
  'apikey',
  'x-client-info',
  'content-type',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
  'x-supabase-api-version',
  'prefer',
  'accept-profile',
  'content-profile',
  'range',
  'range-unit',
  'x-upsert',
  'x-metadata',
  'cache-control',
  'content-encoding',
  'x-region',
  'accept',
]
const EXPOSED = [
  'Content-Range',
  'Content-Profile',
  'Content-Location',
  'Location',
  'Preference-Applied',
  'Link',
  'X-Total-Count',
  'X-Supabase-Api-Version',
  'x-sb-error-code',
  'x-relay-error',
  'ETag',
  'Content-Disposition',
  'Retry-After',
  'Content-Length',
  'Content-Type',
  'Date',
  'Range-Unit',
].join(', ')

/** The protocol's own headers plus whatever the client asks for: no header grants anything by itself. */
function allowedHeaders(request: FastifyRequest): string {
  const requestedHeaders = headerText(request.headers['access-control-request-headers']) ?? ''
  const ownHeaders = requestedHeaders
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w-]{1,100}$/.test(name))
    .slice(0, 50)
  return [...new Set([...ALLOWED, ...ownHeaders])].join(', ')
}

/** Adds CORS headers to every response of the instance and answers preflights without authentication. */
export function addCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('access-control-allow-origin', origin === undefined ? '*' : origin)
    if (origin !== undefined) reply.header('vary', 'Origin')
    reply.header('access-control-expose-headers', EXPOSED)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
      reply.header('access-control-allow-methods', METHODS)
      reply.header('access-control-allow-headers', allowedHeaders(request))
      reply.header('access-control-max-age', '86400')
      return reply.code(200).send()
    }
    return undefined
  })
}

/** Delivers all bodies as raw bytes, whatever their content type; each part parses them itself. */
export function acceptRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export const bodyBytes = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

/** The bearer token; undefined when the header is missing or uses another scheme. */
export function bearer(request: FastifyRequest): string | undefined {
  const match = /^bearer(?:\s+(.*))?$/is.exec(request.headers.authorization ?? '')
  return match ? (match[1] ?? '').trim() : undefined
}

/** Strips control characters, which must not end up in settings or log lines. */
export const stripControls = (text: string): string => text.replace(/\p{Cc}/gu, '')

export const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value

export const rawQuery = (request: FastifyRequest): string => {
  const url = request.raw.url ?? ''
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

/** The request's path below `prefix`, still encoded. */
export const pathBelow = (request: FastifyRequest, prefix: string): string => {
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
  return path.slice(path.indexOf(prefix) + prefix.length)
}

export function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Whether a handler has already responded, even if the caller disconnected. */
export const isAnswered = (reply: FastifyReply): boolean => reply.sent || reply.raw.headersSent

/** The 4xx status of an error raised by the HTTP layer (body too large, bad length …), else undefined. */
export function clientErrorStatus(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown }).statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
