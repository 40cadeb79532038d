// Finds the true client address and requested host: trusts forwarding headers only from trusted proxies.
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export interface TrustedProxies {
  /** For Fastify's request.ip, request.host and request.protocol. */
  isTrusted: (address: string, hop: number) => boolean
  /** True address of a caller outside Fastify, such as one that opens a socket. */
  addressOf: (request: IncomingMessage) => string
  /** The requested origin as a trusted proxy reports it; undefined for a direct caller. */
  forwardedOrigin: (request: FastifyRequest) => string | undefined
}

/** `proxies` are addresses or networks that config.ts validated; an empty list trusts nobody. */
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
 * Keeps only addresses in X-Forwarded-For, without ports and zones, because request.ip is stored and rate
 * limits use it. Anything else ends the chain: entries before it have no known author.
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
