// Connection timeouts: slow senders are cut, idle connections are kept a little longer than proxies keep theirs.

/** A request whose headers and body have not arrived after this long is cut, in milliseconds. */
export const REQUEST_LIMIT_MS = 60_000
/** Longer than the idle time of common proxies (60 s), so that they close first and never send into a closing connection. */
const KEEP_ALIVE_MS = 72_000
/** How often Node checks for requests over the limit, in milliseconds; its default would add up to 30 s. */
const LOOK_MS = 1_000
const HEADER_BYTES = 32 * 1024

/** Fastify's options for connections. */
export function connectionOptions(requestLimitMs: number) {
  return {
    requestTimeout: requestLimitMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // On shutdown, requests in flight are answered, including those on kept-alive connections.
    forceCloseConnections: 'idle' as const,
    return503OnClosing: false,
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: requestLimitMs,
      connectionsCheckingInterval: LOOK_MS,
    },
  }
}
