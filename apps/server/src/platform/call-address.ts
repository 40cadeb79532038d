// One call to an address from a person: resolves the name once, checks the result and connects to it, so
// that a later change of DNS has no effect. Does not follow redirects.
import ipaddr from 'ipaddr.js'
import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import pLimit from 'p-limit'

export interface Answer {
  status: number
  /** Media type of the body, if `readBytes` requests the body. */
  type?: string
  /** The first `readBytes` bytes of the body, if requested. */
  text?: string
}

/** Why nothing was sent, in words for the person who entered the address. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * Most DNS look-ups at the same time. Each blocks one of Node's four threads until the name server answers, and
 * two must stay free to read files and hash passwords.
 */
const lookUps = pLimit(2)

const resolveByDns: Resolve = (host) =>
  lookUps(
    () =>
      new Promise((resolve, reject) => {
        lookup(host, { all: true, verbatim: true }, (error, addresses) =>
          error ? reject(error) : resolve(addresses),
        )
      }),
  )

interface CallOptions {
  /** POST unless given. */
  method?: 'GET' | 'POST'
  /** How much of the response's body is read; none unless given, since a body may be endless. */
  readBytes?: number
  headers: Record<string, string>
  body: string | Buffer
  timeoutMs: number
  /** Private networks that may be called, also without TLS. */
  allowedNetworks: readonly string[]
  resolve?: Resolve
}

/** Resolves with the response's status, whatever it is. Throws RefusedAddress, or the connection's error. */
export async function callAddress(
  address: string,
  {
    method = 'POST',
    headers,
    body,
    timeoutMs,
    allowedNetworks,
    readBytes = 0,
    resolve = resolveByDns,
  }: CallOptions,
): Promise<Answer> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const signal = AbortSignal.timeout(timeoutMs)
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await until(
        signal,
        resolve(host).catch(() => []),
      ).catch((error: unknown) => {
        throw tooLate(timeoutMs, error)
      })
  const [pinned] = addresses
  if (!pinned) throw new RefusedAddress(notPublic(url))
  const refusal = findRefusal(url, allowedNetworks, addresses)
  if (refusal !== undefined) throw new RefusedAddress(refusal)
  const pin: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, reject) => {
    const request = send(url, {
      method,
      headers: {
        ...headers,
        ...(method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      lookup: pin,
      agent: false,
      signal,
    })
    request.once('response', (response) => {
      const answer: Answer = { status: response.statusCode ?? 0 }
      if (readBytes === 0) {
        settle(answer)
        response.destroy()
        return
      }
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length >= readBytes) response.destroy()
      })
      // A body that breaks off counts as far as it came.
      response.on('error', () => {})
      response.once('close', () => settle({ ...answer, ...typeOf(response), text: text.slice(0, readBytes) }))
    })
    request.once('error', (error) =>
      reject(
        error.name === 'TimeoutError'
          ? tooLate(timeoutMs, error)
          : new Error(describeFailure(error), { cause: error }),
      ),
    )
    request.end(body)
  })
}

const typeOf = ({ headers }: IncomingMessage): Pick<Answer, 'type'> =>
  headers['content-type'] === undefined ? {} : { type: headers['content-type'] }

const tooLate = (timeoutMs: number, cause: unknown): Error =>
  new Error(`No answer within ${timeoutMs / 1000} s.`, { cause })

/** Rejects when the signal comes first. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  ])

/** Names of this machine and of home networks, whatever a resolver answers. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|lan|home|intranet)\.?$/i

/**
 * Why an address may not be called, in words for the person who entered it; undefined when it may.
 * `resolved` is where its name leads, unknown while the address is being stored.
 */
export function findRefusal(
  url: URL,
  allowedNetworks: readonly string[],
  resolved?: readonly Pick<LookupAddress, 'address'>[],
): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : resolved?.map(({ address }) => address)
  if (!addresses) {
    // A name may lead into an allowed network.
    if (allowedNetworks.length > 0) return undefined
    return LOCAL_NAME.test(host) || !host.includes('.') ? notPublic(url) : withoutTls(url)
  }
  const others = addresses.filter((address) => !isAllowed(address, allowedNetworks))
  // A name with a public and a private address is an attack.
  if (others.some((address) => ipaddr.process(address).range() !== 'unicast')) return notPublic(url)
  return others.length > 0 ? withoutTls(url) : undefined
}

/** Does not say where the name leads, which would reveal names of our network. */
const notPublic = ({ hostname }: URL): string => `${hostname} is not on the public internet.`

const withoutTls = ({ protocol }: URL): string | undefined =>
  protocol === 'https:' ? undefined : 'Use https: what is sent says where people live.'

function isAllowed(address: string, allowedNetworks: readonly string[]): boolean {
  // `process` converts IPv4-mapped IPv6 addresses to IPv4.
  const ip = ipaddr.process(address)
  return allowedNetworks.some((network) => {
    const [base, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), ipaddr.process(network).kind() === 'ipv4' ? 32 : 128] as const)
    return base.kind() === ip.kind() && ip.match(base, bits)
  })
}

/** Sentences without the resolved address. */
const FAILURES: Record<string, string> = {
  ECONNREFUSED: 'Nobody listens there.',
  ECONNRESET: 'The connection was cut.',
  EPIPE: 'The connection was cut.',
  EHOSTUNREACH: 'There is no way to it.',
  ENETUNREACH: 'There is no way to it.',
  ETIMEDOUT: 'It did not answer the connection.',
}

function describeFailure(error: Error & { code?: string }): string {
  const sentence = FAILURES[error.code ?? '']
  if (sentence) return sentence
  // Errors of TLS concern certificates and names.
  return /^(ERR_TLS|CERT|DEPTH|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO|HOSTNAME)/.test(error.code ?? '')
    ? error.message
    : `It could not be reached (${error.code ?? error.name}).`
}
