// POST /token: password, refresh_token and pkce grants.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type AuthContext, transaction } from './context.ts'
import { AuthError, invalid, invalidCredentials, tooMany } from './errors.ts'
import { type Body, query, readBody, text } from './input.ts'
import { checkPassword, hashPassword, pretendToCheck } from './passwords.ts'
import { openSession, refreshSession, type SessionResponse } from './sessions.ts'
import { findUser } from './users.ts'
import { callerOf } from './who.ts'

const GUESS_WINDOW_SECONDS = 15 * 60
/** Life of the code that a PKCE client trades for a session. */
const AUTH_CODE_SECONDS = 300

export async function token(context: AuthContext, request: FastifyRequest): Promise<SessionResponse> {
  const body = readBody(request)
  switch (query(request).get('grant_type')) {
    case 'password':
      return passwordGrant(context, request, body)
    case 'refresh_token':
      return refreshGrant(context, request, body)
    case 'pkce':
      return pkceGrant(context, request, body)
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}

/** Failures are counted per account and address together, so that nobody can lock another person out. */
function guessKeys(request: FastifyRequest, account: string): { own: string; address: string } {
  return { own: `guess:${request.ip}:${account}`, address: `guess:${request.ip}` }
}

async function passwordGrant(
  context: AuthContext,
  request: FastifyRequest,
  body: Body,
): Promise<SessionResponse> {
  const email = text(body, 'email')
  const phone = text(body, 'phone')
  const password = text(body, 'password') ?? ''
  if (email && phone) throw invalid('Only an email address or phone number should be provided on login.')
  if (!email && !phone) throw invalid('missing email or phone')
  const account = email ? email.trim().toLowerCase() : (phone ?? '').replace(/^\+/, '')
  const keys = guessKeys(request, account)
  // Asked before the password is looked at: past the limit even the right one tells nothing.
  const spent = Math.max(
    context.limiter.waits(keys.own, context.limits.signInPerAccount),
    context.limiter.waits(keys.address, context.limits.signInPerIp),
  )
  if (spent > 0) throw tooMany(spent)

  const user = await findUser(context.pool, email ? 'email' : 'phone', account.slice(0, 255))
  const stored = user?.encrypted_password
  let fits = false
  let outdated = false
  if (stored) ({ fits, outdated } = await checkPassword(stored, password))
  else await pretendToCheck(password)
  if (!user || !fits) {
    context.limiter.take(keys.own, context.limits.signInPerAccount, GUESS_WINDOW_SECONDS)
    context.limiter.take(keys.address, context.limits.signInPerIp, GUESS_WINDOW_SECONDS)
    throw invalidCredentials()
  }
  if (user.banned_until && user.banned_until.getTime() > context.now())
    throw new AuthError(400, 'user_banned', 'User is banned')
  if (email && !user.email_confirmed_at)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (phone && !user.phone_confirmed_at)
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  context.limiter.forget(keys.own)
  const renewed = outdated ? await hashPassword(password) : undefined
  return transaction(context.pool, async (tx) => {
    if (renewed !== undefined)
      await tx.query('update auth.users set encrypted_password = $2 where id = $1', [user.id, renewed])
    return openSession(context, tx, user.id, 'password', callerOf(request))
  })
}

async function refreshGrant(
  context: AuthContext,
  request: FastifyRequest,
  body: Body,
): Promise<SessionResponse> {
  const wait = context.limiter.take(`refresh:${request.ip}`, context.limits.refreshPerIp, 300)
  if (wait > 0) throw tooMany(wait)
  const given = text(body, 'refresh_token')
  if (!given) throw invalid('refresh_token required')
  return refreshSession(context, given)
}

interface FlowRow {
  id: string
  user_id: string | null
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: string
  auth_code_issued_at: Date | null
}

async function pkceGrant(
  context: AuthContext,
  request: FastifyRequest,
  body: Body,
): Promise<SessionResponse> {
  const code = text(body, 'auth_code')
  const verifier = text(body, 'code_verifier')
  if (!code || !verifier)
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  return transaction(context.pool, async (tx) => {
    const { rows } = await tx.query<FlowRow>(
      'select * from auth.flow_state where auth_code = $1 for update',
      [code],
    )
    const flow = rows[0]
    if (!flow?.user_id)
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    if (context.now() - (flow.auth_code_issued_at?.getTime() ?? 0) > AUTH_CODE_SECONDS * 1000) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    }
    const made =
      flow.code_challenge_method === 'plain'
        ? verifier
        : createHash('sha256').update(verifier).digest('base64url')
    const a = Buffer.from(made)
    const b = Buffer.from(flow.code_challenge)
    if (a.length !== b.length || !timingSafeEqual(a, b))
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    await tx.query('delete from auth.flow_state where id = $1', [flow.id])
    return openSession(context, tx, flow.user_id, flow.authentication_method, callerOf(request))
  })
}
