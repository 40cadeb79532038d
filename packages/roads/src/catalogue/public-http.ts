// GET over http and https for addresses from people: never into the private network, whatever a name or
// redirect resolves to.
import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { RoadsError } from '../types.ts'

const REDIRECTS = 4
const SILENT_MS = 30_000

/** Non-public addresses (RFC 6890); mapped v4 addresses inside v6 are matched too. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

/** True for addresses that are not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return PRIVATE.check(mapped, 'ipv4')
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Connects to the checked address, so that a DNS change in between has no effect. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error || !first) return callback(error ?? new Error('no address'), '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(Object.assign(new Error('private'), { code: 'EPRIVATE' }), '', 0)
    // Callers want one address or all.
    if ((options as { all?: boolean }).all)
      return (callback as unknown as (error: null, all: typeof addresses) => void)(null, addresses)
    return callback(null, first.address, first.family)
  })
}

export interface GetOptions {
  mayAskPrivate: boolean
  headers?: Record<string, string>
  method?: 'GET' | 'HEAD'
  signal?: AbortSignal | undefined
}

/**
 * Follows redirects and returns the final response, whatever its status. Throws RoadsError
 * extract_unreachable.
 */
export async function get(address: string, options: GetOptions): Promise<http.IncomingMessage> {
  let url = new URL(address)
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await sendRequest(url, options)
    const { statusCode = 0, headers } = answer
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return answer
    answer.destroy()
    url = new URL(headers.location, url)
    if (!/^https?:$/.test(url.protocol)) throw unreachable(address, 'leads to something that is not http')
  }
  throw unreachable(address, 'leads in a circle')
}

async function sendRequest(url: URL, options: GetOptions): Promise<http.IncomingMessage> {
  const { mayAskPrivate, headers = {}, method = 'GET', signal } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayAskPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw insideNetwork(url)
  const client = url.protocol === 'https:' ? https : http
  const settings = {
    method,
    headers,
    timeout: SILENT_MS,
    ...(signal ? { signal } : {}),
    ...(mayAskPrivate ? {} : { lookup: publicLookup }),
  }
  return new Promise((resolve, reject) => {
    const request = client.request(url, settings, resolve)
    request.on('timeout', () => request.destroy(unreachable(url.href, 'does not answer')))
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof RoadsError) reject(error)
      else if (error.code === 'EPRIVATE') reject(insideNetwork(url))
      else reject(unreachable(url.href, `cannot be reached (${error.code ?? error.message})`))
    })
    request.end()
  })
}

export function unreachable(address: string, what: string): RoadsError {
  return new RoadsError(
    'extract_unreachable',
    `${address} ${what}.`,
    "Check the address and this server's connection, set another mirror (EXTRACT_MIRRORS), or upload the file.",
  )
}

const insideNetwork = ({ hostname }: URL): RoadsError =>
  new RoadsError(
    'extract_unreachable',
    `${hostname} lies inside the server's own network.`,
    'Give a public address, or upload the file. A mirror in your network goes into EXTRACT_MIRRORS.',
  )
