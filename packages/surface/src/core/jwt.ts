// JSON Web Tokens: HS256 and ES256 only, the algorithm bound to the key and never chosen by the token.
import {
  createHmac,
  sign as signBytes,
  timingSafeEqual,
  verify as verifyBytes,
  type KeyObject,
} from 'node:crypto'
import type { Claims } from '../options.ts'

export type JwtFault =
  | { fault: 'parts'; parts: number }
  | { fault: 'malformed' | 'algorithm' | 'key' | 'signature' | 'claims' }
  | { fault: 'expired' | 'not-yet' | 'issued-in-future'; seconds: number }
  | { fault: 'not-number'; claim: 'exp' | 'nbf' | 'iat' }
  | { fault: 'audience-type' }

export type Verified = { claims: Claims } | JwtFault

export interface Verifier {
  hmac: Buffer[]
  /** Public keys by kid. */
  ec: Map<string, KeyObject>
}

const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function signatureFault(
  signed: string,
  signature: Buffer,
  header: Record<string, unknown>,
  keys: Verifier,
): JwtFault | undefined {
  if (header.alg === 'HS256') {
    if (keys.hmac.length === 0) return { fault: 'key' }
    const fits = keys.hmac.some((key) => {
      const own = createHmac('sha256', key).update(signed).digest()
      return own.length === signature.length && timingSafeEqual(own, signature)
    })
    return fits ? undefined : { fault: 'signature' }
  }
  if (header.alg === 'ES256') {
    const key = typeof header.kid === 'string' ? keys.ec.get(header.kid) : undefined
    if (!key) return { fault: 'key' }
    if (signature.length !== 64) return { fault: 'signature' }
    return verifyBytes('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature)
      ? undefined
      : { fault: 'signature' }
  }
  return { fault: 'algorithm' }
}

/** Checks the times of already trusted claims. `now` and `leeway` in seconds. */
export function timeFault(
  claims: Record<string, unknown>,
  now: number,
  leeway: number,
): JwtFault | undefined {
  for (const claim of ['exp', 'nbf', 'iat'] as const) {
    const value = claims[claim]
    if (value !== undefined && (typeof value !== 'number' || !Number.isFinite(value)))
      return { fault: 'not-number', claim }
  }
  const { exp, nbf, iat } = claims as { exp?: number; nbf?: number; iat?: number }
  if (exp !== undefined && now - leeway >= exp) return { fault: 'expired', seconds: Math.floor(now - exp) }
  if (nbf !== undefined && now + leeway < nbf) return { fault: 'not-yet', seconds: Math.ceil(nbf - now) }
  if (iat !== undefined && now + leeway < iat)
    return { fault: 'issued-in-future', seconds: Math.ceil(iat - now) }
  return undefined
}

/** Verifies form and signature; times are left to `timeFault`, so that the result can be kept. */
export function verifySignature(token: string, keys: Verifier): Verified {
  const parts = token.split('.')
  if (parts.length !== 3) return { fault: 'parts', parts: parts.length }
  const [head = '', body = '', signature = ''] = parts
  let header: unknown
  let claims: unknown
  try {
    header = json(head)
    claims = json(body)
  } catch {
    return { fault: 'malformed' }
  }
  if (!isObject(header) || !isObject(claims)) return { fault: 'malformed' }
  if (!/^[A-Za-z0-9_-]*$/.test(signature)) return { fault: 'malformed' }
  const fault = signatureFault(`${head}.${body}`, Buffer.from(signature, 'base64url'), header, keys)
  if (fault) return fault
  const { aud, role } = claims
  if (
    aud !== undefined &&
    aud !== null &&
    typeof aud !== 'string' &&
    !(Array.isArray(aud) && aud.every((a) => typeof a === 'string'))
  )
    return { fault: 'audience-type' }
  if (role !== undefined && typeof role !== 'string') return { fault: 'claims' }
  return { claims: { ...claims, role: typeof role === 'string' ? role : '' } }
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signHs256(claims: Record<string, unknown>, key: Buffer): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

export function signEs256(claims: Record<string, unknown>, kid: string, key: KeyObject): string {
  const signed = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(claims)}`
  return `${signed}.${signBytes('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
