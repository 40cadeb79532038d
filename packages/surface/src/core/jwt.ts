// JSON Web Tokens by jose: HS256 and ES256 only, the algorithm bound to the key and never chosen by the token.
import { compactVerify, decodeJwt, decodeProtectedHeader, errors, SignJWT } from 'jose'
import type { KeyObject } from 'node:crypto'
import type { Claims } from '../options.ts'

export type JwtFault =
  | { fault: 'parts'; parts: number }
  | { fault: 'malformed' | 'algorithm' | 'key' | 'signature' | 'claims' }
  | { fault: 'expired' | 'not-yet' | 'issued-in-future'; seconds: number }
  | { fault: 'not-number'; claim: 'exp' | 'nbf' | 'iat' }
  | { fault: 'audience-type' }

export type Verified = { claims: Claims } | JwtFault

export interface Verifier {
  hmac: Uint8Array[]
  /** Public keys by kid. */
  ec: Map<string, KeyObject>
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
export async function verifySignature(token: string, keys: Verifier): Promise<Verified> {
  const parts = token.split('.').length
  if (parts !== 3) return { fault: 'parts', parts }
  let header: { alg?: unknown; kid?: unknown }
  let claims: Record<string, unknown>
  try {
    header = decodeProtectedHeader(token)
    claims = decodeJwt(token)
  } catch {
    return { fault: 'malformed' }
  }
  const fault = (await signatureFault(token, header, keys)) ?? claimsFault(claims)
  if (fault) return fault
  return { claims: { ...claims, role: typeof claims.role === 'string' ? claims.role : '' } }
}

async function signatureFault(
  token: string,
  header: { alg?: unknown; kid?: unknown },
  keys: Verifier,
): Promise<JwtFault | undefined> {
  const { alg, kid } = header
  if (alg !== 'HS256' && alg !== 'ES256') return { fault: 'algorithm' }
  const ecKey = typeof kid === 'string' ? keys.ec.get(kid) : undefined
  const candidates = alg === 'HS256' ? keys.hmac : ecKey ? [ecKey] : []
  if (candidates.length === 0) return { fault: 'key' }
  for (const key of candidates) {
    try {
      await compactVerify(token, key, { algorithms: [alg] })
      return undefined
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return { fault: 'malformed' }
    }
  }
  return { fault: 'signature' }
}

function claimsFault({ aud, role }: Record<string, unknown>): JwtFault | undefined {
  const isAudience =
    aud === undefined ||
    aud === null ||
    typeof aud === 'string' ||
    (Array.isArray(aud) && aud.every((name) => typeof name === 'string'))
  if (!isAudience) return { fault: 'audience-type' }
  return role === undefined || typeof role === 'string' ? undefined : { fault: 'claims' }
}

export const signHs256 = (claims: Record<string, unknown>, key: Uint8Array): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)

export const signEs256 = (claims: Record<string, unknown>, kid: string, key: KeyObject): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid }).sign(key)
