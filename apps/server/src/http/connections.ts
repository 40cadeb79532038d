// Connection timeouts: cuts off slow senders, and keeps idle connections slightly longer than proxies do.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors, type AppError } from '../platform/errors.ts'

/** A request whose headers and body have not arrived after this long is cut, in milliseconds. */
export const REQUEST_LIMIT_MS = 60_000
/** Longer than the idle time of common proxies (60 s), so that they close first and never send into a closing connection. */
const KEEP_ALIVE_MS = 72_000
/** How often Node checks for requests over the limit, in milliseconds; its default would add up to 30 s. */
const LOOK_MS = 1_000
const HEADER_KB = 32

type ConnectionError = Error & { code?: string }

/** Fastify's options for connections. */
export function connectionOptions(requestLimitMs: number) {
  return {
    requestTimeout: requestLimitMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // On shutdown, requests in flight are answered, including those on kept-alive connections.
    forceCloseConnections: 'idle' as const,
    return503OnClosing: false,
    clientErrorHandler: refuse,
    http: {
      maxHeaderSize: HEADER_KB * 1024,
      headersTimeout: requestLimitMs,
      connectionsCheckingInterval: LOOK_MS,
    },
  }
}

/** Answers requests that Node's parser refused, with `connection: close`. */
function refuse(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = refusalOf(error)
  const body = JSON.stringify(refusal.toBody())
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `connection: close\r\n\r\n${body}`,
  )
}

function refusalOf({ code }: ConnectionError): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return errors.headers_too_large(`${HEADER_KB} kB`)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return errors.slow_request()
  return errors.bad_request()
}
