// POST /token: password, refresh_token and pkce grants.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { callerQuotas } from '../core/caller.ts'
import { type AuthContext, countTry, transaction } from './context.ts'
import { idTokenGrant, web3Grant } from './disabled.ts'
import { AuthError, invalid, invalidCredentials } from './errors.ts'
import { type Body, query, readBody, text } from './input.ts'
import { checkPassword, dummyVerify, hashPassword, type PasswordCheck } from './passwords.ts'
import { openSession, refreshSession, type SessionResponse } from './sessions.ts'
import { countPassword } from './sign-in-limits.ts'
import { findUser, type UserRow } from './users.ts'
import { callerOf } from './who.ts'

const REFRESH_WINDOW_SECONDS = 5 * 60
/**
 * A process reports refreshes in steps of a tenth of the limit: they are frequent, and tokens cannot be
 * guessed.
 */
const REFRESH_STEPS = 10
/** Seconds that a PKCE client has to trade its code for a session. */
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
    case 'id_token':
      return idTokenGrant(body)
    case 'web3':
      return web3Grant()
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}

/** Throws for an account that may not sign in now, even with valid proof. */
export async function requireMaySignIn(
  context: AuthContext,
  user: UserRow,
  by: 'email' | 'phone',
): Promise<void> {
  if (user.banned_until && user.banned_until.getTime() > context.now())
    throw new AuthError(400, 'user_banned', 'User is banned')
  if (
    by === 'email' &&
    !user.email_confirmed_at &&
    !(await context.hooks.maySignInUnconfirmed?.(user.id, context.pool))
  )
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (by === 'phone' && !user.phone_confirmed_at)
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
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
  const account = (email ? email.trim().toLowerCase() : (phone ?? '').replace(/^\+/, '')).slice(0, 255)
  const user = await findUser(context.pool, email ? 'email' : 'phone', account)
  const passwordTry = await countPassword(context, request.ip, account, user)
  const { matches, needsRehash } = await checkPasswordOf(user, password).catch(async (error: unknown) => {
    await passwordTry.wasNotJudged()
    throw error
  })
  if (!user || !matches) {
    // Not awaited: the response must not take longer for existing accounts.
    if (user) void noteWrongPassword(context, user.id, request)
    throw invalidCredentials()
  }
  await passwordTry.wasRight()
  await requireMaySignIn(context, user, email ? 'email' : 'phone')
  const renewed = needsRehash ? await hashPassword(password) : undefined
  return transaction(context.pool, async (tx) => {
    if (renewed !== undefined)
      await tx.query('update auth.users set encrypted_password = $2 where id = $1', [user.id, renewed])
    return openSession(context, tx, user.id, 'password', callerOf(request))
  })
}

async function noteWrongPassword(
  { hooks, pool, logger }: AuthContext,
  userId: string,
  request: FastifyRequest,
): Promise<void> {
  const attempt = { userId, method: 'password', outcome: 'wrong_password', ...callerOf(request) } as const
  await hooks
    .signInTried?.(attempt, pool)
    .catch((error: unknown) => logger?.warn({ err: error }, 'could not note a wrong password'))
}

async function checkPasswordOf(user: UserRow | undefined, password: string): Promise<PasswordCheck> {
  if (user?.encrypted_password) return checkPassword(user.encrypted_password, password)
  await dummyVerify(password)
  return { matches: false, needsRehash: false }
}

async function refreshGrant(
  context: AuthContext,
  request: FastifyRequest,
  body: Body,
): Promise<SessionResponse> {
  const limit = {
    most: context.limits.refreshPerIp,
    seconds: REFRESH_WINDOW_SECONDS,
    step: Math.ceil(context.limits.refreshPerIp / REFRESH_STEPS),
  }
  await countTry(context, ...callerQuotas('refresh', request.ip, limit))
  const token = text(body, 'refresh_token')
  if (!token) throw invalid('refresh_token required')
  return refreshSession(context, token)
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
    const issued =
      flow.code_challenge_method === 'plain'
        ? verifier
        : createHash('sha256').update(verifier).digest('base64url')
    const a = Buffer.from(issued)
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
