// AWS Signature Version 4, shared by the S3 backend (signing) and the S3 protocol (verifying).
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const ALGORITHM = 'AWS4-HMAC-SHA256'
export const UNSIGNED = 'UNSIGNED-PAYLOAD'

export interface SigningScope {
  /** YYYYMMDD */
  day: string
  region: string
  service: string
}

export interface CanonicalRequest {
  method: string
  /** Path as sent. */
  path: string
  /** Query string as sent, without the question mark. */
  query: string
  /** Signed headers by lower-case name. */
  headers: Record<string, string>
  payloadHash: string
}

export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')
export const EMPTY_HASH = sha256('')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The date of a signature: YYYYMMDDTHHMMSSZ. */
export const amzDate = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Parses such a date to epoch milliseconds; NaN when it is invalid. */
export function parseAmzDate(text: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  if (!match) return NaN
  const [, year, month, day, hour, minute, second] = match
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

export const formatScope = ({ day, region, service }: SigningScope): string =>
  `${day}/${region}/${service}/aws4_request`

/** Percent-encodes per RFC 3986, which is stricter than `encodeURIComponent`. */
export const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeRfc3986(decode(part)))
    .join('/')

/** Decoded query pairs. A plus sign stays a plus sign: signers encode spaces as %20. */
export function queryPairs(query: string): [name: string, value: string][] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    })
}

function canonicalQuery(query: string): string {
  return queryPairs(query)
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
    .toSorted()
    .join('&')
}

const collapse = (value: string): string => value.trim().replace(/ +/g, ' ')

export const signedHeaderNames = (headers: Record<string, string>): string =>
  Object.keys(headers).toSorted().join(';')

function canonical({ method, path, query, headers, payloadHash }: CanonicalRequest): string {
  const lines = Object.keys(headers)
    .toSorted()
    .map((name) => `${name}:${collapse(headers[name] ?? '')}`)
  return [
    method,
    canonicalPath(path),
    canonicalQuery(query),
    ...lines,
    '',
    signedHeaderNames(headers),
    payloadHash,
  ].join('\n')
}

export function signingKey(secret: string, { day, region, service }: SigningScope): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request')
}

/** Signs a prepared string. */
export const signText = (key: Buffer, text: string): string => hmac(key, text).toString('hex')

export function signRequest(
  secret: string,
  scope: SigningScope,
  date: string,
  request: CanonicalRequest,
): string {
  const text = [ALGORITHM, date, formatScope(scope), sha256(canonical(request))].join('\n')
  return signText(signingKey(secret, scope), text)
}

/** Compares two signatures in constant time. */
export function isSameSignature(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
