// The caller of an auth endpoint: a signed-in user with a live session, or an operator.
import type { FastifyRequest } from 'fastify'
import { bearer } from '../core/http.ts'
import type { JwtFault } from '../core/jwt.ts'
import type { Claims } from '../options.ts'
import type { AuthContext, Caller } from './context.ts'
import { AuthError, badJwt, noBearer, userNotFound } from './errors.ts'
import { isUuid } from './input.ts'
import { LIMITED } from './sessions.ts'
import { findUser, type UserRow } from './users.ts'

export interface SignedIn {
  claims: Claims
  user: UserRow
  sessionId: string | undefined
  aal: string
  /** This session cannot change how to sign in. */
  isLimited: boolean
}

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})

function reason(fault: JwtFault): string {
  switch (fault.fault) {
    case 'expired':
      return 'token has invalid claims: token is expired'
    case 'not-yet':
      return 'token has invalid claims: token is not valid yet'
    case 'issued-in-future':
      return 'token has invalid claims: token used before issued'
    case 'parts':
      return 'token is malformed: token contains an invalid number of segments'
    case 'malformed':
      return 'token is malformed: could not decode its parts'
    case 'algorithm':
      return 'token signature is invalid: signing method is invalid'
    case 'key':
      return 'token is unverifiable: unrecognized JWT kid'
    case 'signature':
      return 'token signature is invalid: signature is invalid'
    default:
      return 'token has invalid claims'
  }
}

/** Verified claims of the bearer token; throws GoTrue's 401 and 403. */
async function requireClaims(context: AuthContext, request: FastifyRequest): Promise<Claims> {
  const token = bearer(request)
  if (token === undefined || token === '') throw noBearer()
  const result = await context.keys.verify(token, 0)
  if ('fault' in result) throw badJwt(`invalid JWT: unable to parse or verify signature, ${reason(result)}`)
  return result.claims
}

export async function requireUser(context: AuthContext, request: FastifyRequest): Promise<SignedIn> {
  const claims = await requireClaims(context, request)
  if (claims.sub === undefined || claims.sub === '') throw badJwt('invalid claim: missing sub claim')
  if (!isUuid(claims.sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const user = await findUser(context.pool, 'id', claims.sub)
  if (!user) throw userNotFound(403, 'User from sub claim in JWT does not exist')
  const sessionId =
    typeof claims.session_id === 'string' && claims.session_id !== '' ? claims.session_id : undefined
  let aal = 'aal1'
  let isLimited = false
  if (sessionId !== undefined) {
    const { rows } = await context.pool.query<{ aal: string | null; tag: string | null }>(
      'select aal, tag from auth.sessions where id::text = $1 and user_id = $2',
      [sessionId, user.id],
    )
    if (!rows[0])
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    aal = rows[0].aal ?? 'aal1'
    isLimited = rows[0].tag === LIMITED
  }
  if (user.banned_until && user.banned_until.getTime() > context.now())
    throw new AuthError(403, 'user_banned', 'User is banned')
  return { claims, user, sessionId, aal, isLimited }
}

export const sessionLimited = (): AuthError =>
  new AuthError(403, 'session_limited', 'How this account is opened cannot be changed in this session')

/** Like {@link requireUser}, for changes of how to sign in: throws 403 in a limited session. */
export async function requireHolder(context: AuthContext, request: FastifyRequest): Promise<SignedIn> {
  const caller = await requireUser(context, request)
  if (caller.isLimited) throw sessionLimited()
  return caller
}

export async function requireAdmin(context: AuthContext, request: FastifyRequest): Promise<Claims> {
  const claims = await requireClaims(context, request)
  if (claims.role !== 'service_role' && claims.role !== 'supabase_admin')
    throw new AuthError(403, 'not_admin', 'User not allowed')
  return claims
}
