// How long a connection may take and stay: slow senders are cut, idle ones are kept a little longer than proxies keep theirs.

/** A request whose headers and body have not arrived after this long is cut, in milliseconds. */
export const REQUEST_LIMIT_MS = 60_000
/** Longer than the idle time of common proxies (60 s), so that they close first and never send into a closing connection. */
const KEEP_ALIVE_MS = 72_000
/** How often Node looks for requests that are over the limit, in milliseconds; its own default of 30 s would add as much. */
const LOOK_MS = 1_000
const HEADER_BYTES = 32 * 1024

/** Fastify's options for connections. */
export function connectionOptions(requestLimitMs: number) {
  return {
    requestTimeout: requestLimitMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A stop answers what is in flight, also on connections that were kept open.
    forceCloseConnections: 'idle' as const,
    return503OnClosing: false,
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: requestLimitMs,
      connectionsCheckingInterval: LOOK_MS,
    },
  }
}
