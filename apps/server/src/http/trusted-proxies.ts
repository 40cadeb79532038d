// Where a request really comes from and which address it was sent to: forwarding headers are believed from trusted proxies alone.
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'

export interface TrustedProxies {
  /** For Fastify: request.ip, request.host and request.protocol follow from it. */
  isTrusted: (address: string, hop: number) => boolean
  /** The true address of a caller that Fastify does not see, such as one that opens a socket. */
  addressOf: (request: IncomingMessage) => string
  /** The origin that a trusted proxy says it was asked for; undefined when the caller reached us directly. */
  forwardedOrigin: (request: FastifyRequest) => string | undefined
}

/** `proxies` are addresses or networks as config.ts checked them; none trusts nobody. */
export function trustedProxies(proxies: string[]): TrustedProxies {
  const isTrusted = proxies.length === 0 ? () => false : proxyAddr.compile(proxies)
  return {
    isTrusted,
    addressOf: (request) => proxyAddr(request, isTrusted),
    forwardedOrigin(request) {
      const { remoteAddress } = request.raw.socket
      if (remoteAddress === undefined || !isTrusted(remoteAddress, 0)) return undefined
      const origin = `${request.protocol}://${request.host}`
      return URL.canParse(origin) ? new URL(origin).origin : undefined
    },
  }
}
