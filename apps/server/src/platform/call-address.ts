// One POST to an address that somebody typed in: the name is resolved once, the address checked and then the one connected to,
// so that a name which resolves elsewhere a moment later changes nothing. Redirects are not followed.
import ipaddr from 'ipaddr.js'
import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export interface Answer {
  status: number
}

/** Why nothing was sent, in words for the person who typed the address in. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

export type Resolve = (host: string) => Promise<LookupAddress[]>

const resolveByDns: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)))
  })

interface CallOptions {
  headers: Record<string, string>
  body: string | Buffer
  timeoutMs: number
  /** Networks that may be called although they are not public, and without TLS. */
  allowedNetworks: readonly string[]
  resolve?: Resolve
}

/** Resolves with the status of the answer, whatever it is. Throws RefusedAddress, or what the connection said. */
export async function callAddress(
  address: string,
  { headers, body, timeoutMs, allowedNetworks, resolve = resolveByDns }: CallOptions,
): Promise<Answer> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host)
  const [pinned] = found
  if (!pinned) throw new RefusedAddress(`${host} has no address.`)
  // A name with a public and a private address is somebody trying.
  for (const candidate of found) check(candidate.address, url, allowedNetworks)
  const pin: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: pin,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    request.once('response', (response) => {
      settle({ status: response.statusCode ?? 0 })
      // Nothing but the status counts, and a body may be endless.
      response.destroy()
    })
    request.once('error', (error) =>
      reject(error.name === 'TimeoutError' ? new Error(`No answer within ${timeoutMs / 1000} s.`) : error),
    )
    request.end(body)
  })
}

function check(address: string, url: URL, allowedNetworks: readonly string[]): void {
  // `process` turns an IPv4 address in IPv6 clothes into what it is.
  const ip = ipaddr.process(address)
  const isAllowed = allowedNetworks.some((network) => {
    const [base, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), ipaddr.process(network).kind() === 'ipv4' ? 32 : 128] as const)
    return base.kind() === ip.kind() && ip.match(base, bits)
  })
  if (isAllowed) return
  if (ip.range() !== 'unicast')
    throw new RefusedAddress(`${url.hostname} leads to ${address}, which is not on the public internet.`)
  if (url.protocol !== 'https:') throw new RefusedAddress('Use https: what is sent says where people live.')
}
