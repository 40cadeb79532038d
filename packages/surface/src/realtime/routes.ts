// Mounts /realtime/v1: the WebSocket handshake and the two HTTP broadcast endpoints.
import { isConnectionLost } from '@dropwise/db/lost-connection'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import {
  addCors,
  bearer,
  bodyBytes,
  clientErrorStatus,
  headerText,
  sendJson,
  acceptRawBodies,
} from '../core/http.ts'
import { networkOf } from '../core/caller.ts'
import type { Keys } from '../core/keys.ts'
import { API_ROLES } from '../core/scoped.ts'
import type { Claims, Limits } from '../options.ts'
import { channelRights } from './authorize.ts'
import type { Version } from './frames.ts'
import { handshakeErrorReason } from './join.ts'
import type { Realtime, RealtimeOptions } from './server.ts'

const SOCKET_PATH = '/realtime/v1/websocket'
const MAX_MESSAGE_BYTES = 3 * 1024 * 1024
const MAX_MESSAGES = 100

function refuse(socket: Duplex, status: number, error: string): void {
  const text =
    {
      400: 'Bad Request',
      401: 'Unauthorized',
      403: 'Forbidden',
      404: 'Not Found',
      426: 'Upgrade Required',
      429: 'Too Many Requests',
    }[status] ?? 'Error'
  const body = JSON.stringify({ error })
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

async function checkKey(keys: Keys, token: string | null): Promise<string | undefined> {
  if (token === null || token === '') return 'API key is missing'
  const result = await keys.verify(token, 0)
  if ('fault' in result) return handshakeErrorReason(result)
  return result.claims.role === '' || result.claims.exp === undefined
    ? 'Fields `role` and `exp` are required in JWT'
    : undefined
}

/** Handles upgrades of our path on the application's server; other paths are left to other listeners, or refused when there are none. */
function takeUpgrades(
  app: FastifyInstance,
  { realtime, keys, addressOf = (request) => request.socket.remoteAddress ?? '' }: RealtimeRouteOptions,
): () => void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> => {
    const token = url.searchParams.get('apikey') ?? headerText(request.headers['x-api-key']) ?? null
    const fault = await checkKey(keys, token)
    if (fault !== undefined) return refuse(socket, 401, fault)
    const version = url.searchParams.get('vsn') ?? '1.0.0'
    if (version !== '1.0.0' && version !== '2.0.0')
      return refuse(socket, 400, `vsn ${version} is not spoken here; use 1.0.0 or 2.0.0`)
    const address = addressOf(request)
    const ip = networkOf(address) ?? address
    if (!realtime.mayConnect(ip)) return refuse(socket, 429, 'Too many connections from this address')
    server.handleUpgrade(request, socket, head, (ws) =>
      realtime.accept(ws, socket, version as Version, token ?? '', ip),
    )
  }
  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    let url: URL
    try {
      url = new URL(request.url ?? '', 'http://server')
    } catch {
      return refuse(socket, 400, 'The request URL is invalid')
    }
    if (!url.pathname.endsWith(SOCKET_PATH)) {
      if (app.server.listenerCount('upgrade') === 1)
        refuse(socket, 404, 'There is no WebSocket endpoint at this path')
      return
    }
    upgrade(request, socket, head, url).catch(() => refuse(socket, 500, 'The socket could not be opened'))
  }
  app.server.on('upgrade', listener)
  return () => app.server.off('upgrade', listener)
}

interface Message {
  topic: string
  event: string
  payload: unknown
  private: boolean
}

function readMessages(body: unknown): Message[] | string {
  const { messages } = (typeof body === 'object' && body !== null ? body : {}) as { messages?: unknown }
  if (!Array.isArray(messages)) return 'messages must be a list'
  if (messages.length > MAX_MESSAGES) return `at most ${MAX_MESSAGES} messages at once`
  const read: Message[] = []
  for (const raw of messages as unknown[]) {
    const {
      topic,
      event,
      payload,
      private: isPrivate,
    } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
    if (
      typeof topic !== 'string' ||
      topic === '' ||
      typeof event !== 'string' ||
      event === '' ||
      payload === undefined
    )
      return 'each message needs topic, event and payload'
    read.push({ topic, event, payload, private: isPrivate === true })
  }
  return read
}

export interface RealtimeRouteOptions {
  realtime: Realtime
  keys: Keys
  pool: RealtimeOptions['pool']
  limits: Limits
  addressOf?: (request: IncomingMessage) => string
}

export function mountRealtime(app: FastifyInstance, options: RealtimeRouteOptions): void {
  const { realtime, keys, pool } = options
  addCors(app)
  acceptRawBodies(app)
  let release: (() => void) | undefined
  app.addHook('onReady', async () => {
    release = takeUpgrades(app, options)
  })
  app.addHook('preClose', async () => {
    release?.()
    realtime.close()
  })
  app.setErrorHandler((error, request, reply) => {
    const status = clientErrorStatus(error)
    if (status !== undefined) return sendJson(reply, status, { error: 'The request body cannot be read' })
    if (isConnectionLost(error))
      return sendJson(reply.header('retry-after', '1'), 503, {
        error: 'The database cannot be reached. Try again in a moment.',
      })
    request.log.error({ err: error }, 'realtime request failed')
    return sendJson(reply, 500, {
      error: 'Something went wrong. Try again; the server log has the details.',
    })
  })

  // Without a not-found handler of its own, preflights would bypass this plugin's hooks.
  app.setNotFoundHandler((_request, reply) => sendJson(reply, 404, { error: 'There is no such endpoint' }))

  const caller = async (request: FastifyRequest, reply: FastifyReply): Promise<Claims | undefined> => {
    const token = bearer(request) ?? headerText(request.headers.apikey) ?? ''
    const result = token === '' ? undefined : await keys.verify(token)
    if (result && 'claims' in result && API_ROLES.has(result.claims.role)) return result.claims
    await sendJson(reply, 401, {
      error:
        result === undefined
          ? 'API key is missing'
          : 'fault' in result
            ? handshakeErrorReason(result)
            : 'Fields `role` and `exp` are required in JWT',
    })
    return undefined
  }
  const maySend = async (claims: Claims, message: Pick<Message, 'topic' | 'private'>): Promise<boolean> =>
    !message.private || (await channelRights(pool, claims, message.topic)).writeBroadcast

  app.get('/websocket', async (_request, reply) =>
    sendJson(reply, 426, { error: 'This endpoint only accepts WebSocket connections' }),
  )

  app.post('/api/broadcast', { bodyLimit: MAX_MESSAGE_BYTES }, async (request, reply) => {
    const claims = await caller(request, reply)
    if (!claims) return reply
    let body: unknown
    try {
      body = JSON.parse(bodyBytes(request).toString('utf8'))
    } catch {
      return sendJson(reply, 400, { error: 'The body is not JSON' })
    }
    const messages = readMessages(body)
    if (typeof messages === 'string')
      return sendJson(reply, 422, { errors: { messages: [messages] }, error: messages })
    for (const message of messages) {
      // Messages that policies forbid are silently dropped, as on a socket.
      if (await maySend(claims, message))
        realtime.hub.broadcast(message.topic, message.private, message.event, message.payload)
    }
    return reply.code(202).send()
  })

  app.post<{ Params: { topic: string; event: string } }>(
    '/api/broadcast/:topic/events/:event',
    { bodyLimit: MAX_MESSAGE_BYTES },
    async (request, reply) => {
      const claims = await caller(request, reply)
      if (!claims) return reply
      const { topic, event } = request.params
      const isPrivate = (request.query as Record<string, string>).private === 'true'
      if (!(await maySend(claims, { topic, private: isPrivate })))
        return sendJson(reply, 403, { error: 'You do not have permissions to write to this Channel topic' })
      const bytes = bodyBytes(request)
      if (/^application\/octet-stream/i.test(request.headers['content-type'] ?? '')) {
        realtime.hub.broadcastBytes(topic, isPrivate, event, bytes)
        return reply.code(202).send()
      }
      let payload: unknown
      try {
        payload = bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8'))
      } catch {
        return sendJson(reply, 400, { error: 'The body is not JSON' })
      }
      realtime.hub.broadcast(topic, isPrivate, event, payload)
      return reply.code(202).send()
    },
  )
}
