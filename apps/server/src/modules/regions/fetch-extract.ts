// Downloads an extract from a URL that a person gave: never from the private network, whatever a name or redirect resolves to.
import { EXTRACT_MAX_BYTES } from '@dropwise/contracts'
import { RoadsError } from '@dropwise/roads'
import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const REDIRECTS = 4
const SILENT_MS = 30_000
const HINT = 'Check the address, or upload the file.'

/** Addresses that are not on the public internet (RFC 6890), v4 addresses inside v6 ones included by mapping. */
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

/** Connects to the very address that was checked, so that a DNS change in between gains nothing. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error || !first) return callback(error ?? new Error('no address'), '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(Object.assign(new Error('private'), { code: 'EPRIVATE' }), '', 0)
    // Callers want one address or all of them.
    if ((options as { all?: boolean }).all)
      return (callback as unknown as (error: null, all: typeof addresses) => void)(null, addresses)
    return callback(null, first.address, first.family)
  })
}

export interface FetchOptions {
  mayAskPrivate: boolean
  onProgress: (fraction: number) => void
}

/** Writes the response body to a file. Throws RoadsError bad_extract with a sentence for the owner. */
export async function fetchExtract(address: string, file: string, options: FetchOptions): Promise<void> {
  const answer = await follow(address, options.mayAskPrivate)
  const total = Number(answer.headers['content-length'] ?? 0)
  if (total > EXTRACT_MAX_BYTES) {
    answer.destroy()
    throw tooLarge(address)
  }
  let received = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > EXTRACT_MAX_BYTES) return done(tooLarge(address))
      options.onProgress(total > 0 ? received / total : 0)
      return done(null, chunk)
    },
  })
  try {
    await pipeline(answer, counted, createWriteStream(file))
  } catch (error) {
    if (error instanceof RoadsError) throw error
    throw problem(address, `broke off after ${received} bytes`)
  }
  if (total > 0 && received < total) throw problem(address, `broke off after ${received} of ${total} bytes`)
}

async function follow(address: string, mayAskPrivate: boolean): Promise<http.IncomingMessage> {
  let url = new URL(address)
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await ask(url, mayAskPrivate)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    answer.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      throw problem(url.href, `answers ${statusCode}`)
    url = new URL(headers.location, url)
    if (!/^https?:$/.test(url.protocol)) throw problem(address, 'leads to something that is not http')
  }
  throw problem(address, 'leads in a circle')
}

async function ask(url: URL, mayAskPrivate: boolean): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayAskPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw insideProblem(url)
  const client = url.protocol === 'https:' ? https : http
  const options = { timeout: SILENT_MS, ...(mayAskPrivate ? {} : { lookup: publicLookup }) }
  return new Promise((resolve, reject) => {
    const request = client.get(url, options, resolve)
    request.on('timeout', () => request.destroy(problem(url.href, 'does not answer')))
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof RoadsError) reject(error)
      else
        reject(
          error.code === 'EPRIVATE'
            ? insideProblem(url)
            : problem(url.href, `cannot be reached (${error.code ?? error.message})`),
        )
    })
  })
}

const problem = (address: string, what: string): RoadsError =>
  new RoadsError('bad_extract', `${address} ${what}.`, HINT)
const tooLarge = (address: string): RoadsError =>
  new RoadsError(
    'bad_extract',
    `${address} is larger than 1 GB.`,
    'Take a smaller extract, or compile it with npm run region on the server.',
  )
const insideProblem = ({ hostname }: URL): RoadsError =>
  new RoadsError(
    'bad_extract',
    `${hostname} lies inside the server's own network.`,
    'Give a public address, or upload the file.',
  )
