// Who sent a request: set by http/ before each handler below /api/v1, read by the modules.
import type { FastifyRequest } from 'fastify'
import type { Claims } from './db/scope.ts'
import { errors } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Verified claims; role `anon` when nobody signed in. */
    claims: Claims
    /** Id for the row that this request makes, so that a repeated request finds it; null when nobody may repeat it. */
    newRowId: string | null
  }
}

/** API keys begin with this, so that a leaked one is recognised by scanners. Kept as SHA-256 of the whole key. */
export const API_KEY_PREFIX = 'dwk_'

/** For routes that need a person: the claims, or `not_signed_in`. */
export function signedIn(request: FastifyRequest): Claims & { sub: string } {
  const { claims } = request
  if (claims.sub === undefined) throw errors.not_signed_in()
  return claims as Claims & { sub: string }
}
