// Signed URLs: a token states the object, the purpose and the expiry.
import type { Claims } from '../options.ts'
import { jwtMessage, type StorageContext } from './context.ts'
import { invalidJwt, invalidParameter, invalidSignature, missing } from './errors.ts'

/** Lifetime of a signed upload URL, in seconds. */
export const UPLOAD_LINK_SECONDS = 7200
const MAX_EXPIRY_SECONDS = 100 * 365 * 24 * 3600

export function parseExpiry(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1)
    throw invalidParameter('expiresIn must be a number of seconds, 1 or more')
  return Math.min(Math.floor(value), MAX_EXPIRY_SECONDS)
}

export function signPath(
  context: StorageContext,
  path: string,
  scope: 'download' | 'upload',
  seconds: number,
  extra: Record<string, unknown> = {},
): Promise<string> {
  const iat = Math.floor(context.now() / 1000)
  return context.keys.signLongLived({ url: path, scope, ...extra, iat, exp: iat + seconds })
}

/** Verifies a token for this path and returns its claims; throws InvalidJWT when it is invalid and InvalidSignature when it is for something else. */
export async function verifyPath(
  context: StorageContext,
  token: string | null,
  path: string,
  scope: 'download' | 'upload',
): Promise<Claims> {
  if (token === null || token === '') throw missing('token')
  const result = await context.keys.verify(token, 0)
  if ('fault' in result) throw invalidJwt(jwtMessage(result.fault))
  if (result.claims.url !== path || result.claims.scope !== scope || typeof result.claims.exp !== 'number')
    throw invalidSignature()
  return result.claims
}
