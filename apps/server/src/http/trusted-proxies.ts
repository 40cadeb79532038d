// Where a request really comes from and which address it was sent to: forwarding headers are believed from trusted proxies alone.
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

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
    addressOf(request) {
      cleanForwardedFor(request)
      return proxyAddr(request, isTrusted)
    },
    forwardedOrigin(request) {
      const { remoteAddress } = request.raw.socket
      if (remoteAddress === undefined || !isTrusted(remoteAddress, 0)) return undefined
      const origin = `${request.protocol}://${request.host}`
      return URL.canParse(origin) ? new URL(origin).origin : undefined
    },
  }
}

/**
 * Leaves only addresses in X-Forwarded-For, without ports and zones: request.ip is stored, and limits count by it. What is no
 * address ends the chain, since nobody knows who wrote what stands before it.
 */
export function cleanForwardedFor({ headers }: IncomingMessage): void {
  const header = headers['x-forwarded-for']
  if (header === undefined) return
  const hops = String(header).split(',').map(addressOfHop)
  const firstReadable = hops.lastIndexOf(undefined) + 1
  const readable = hops.slice(firstReadable)
  if (readable.length > 0) headers['x-forwarded-for'] = readable.join(', ')
  else delete headers['x-forwarded-for']
}

/** `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`, `[2001:db8::7]:4711`, `fe80::7%eth0`. */
function addressOfHop(hop: string): string | undefined {
  const text = hop.trim()
  const address = (/^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text).replace(
    /%.*$/,
    '',
  )
  return isIP(address) === 0 ? undefined : address
}
