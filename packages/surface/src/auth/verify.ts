// /verify: a link from a mail (GET, answered by a redirect) or a code or hash typed into a client (POST, answered by a session).
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { type AuthContext, countTry, transaction } from './context.ts'
import { AuthError, emailTaken, invalid } from './errors.ts'
import { query, readBody, text } from './input.ts'
import { allowedRedirect, type OneTimeRow, type TokenType, useCode, useLink } from './one-time.ts'
import { openSession, type SessionResponse } from './sessions.ts'
import { findUser, linkIdentity, normalEmail, normalPhone, type UserRow } from './users.ts'
import { callerOf } from './who.ts'

/** Which stored tokens answer to a verification type. */
const TYPES: Record<string, TokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
}

interface Proof {
  type: string
  linkToken?: string
  email?: string
  code?: string
}

type Outcome = { kind: 'user'; user: UserRow; token: OneTimeRow } | { kind: 'half-way' }

const expired = (isLink: boolean): AuthError =>
  new AuthError(
    403,
    'otp_expired',
    isLink ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
  )

async function findToken(
  context: AuthContext,
  tx: PoolClient,
  proof: Proof,
  types: TokenType[],
): Promise<OneTimeRow | undefined> {
  if (proof.linkToken !== undefined) return useLink(context, tx, proof.linkToken, types)
  const address = normalEmail(proof.email ?? '')
  let user = await findUser(tx, 'email', address)
  if (proof.type === 'email_change') {
    const { rows } = await tx.query<{ id: string }>(
      'select id from auth.users where lower(email_change) = $1 and deleted_at is null',
      [address],
    )
    const changing = rows[0] ? await findUser(tx, 'id', rows[0].id) : undefined
    if (changing) return useCode(context, tx, changing.id, proof.code ?? '', ['email_change_token_new'])
    return user ? useCode(context, tx, user.id, proof.code ?? '', ['email_change_token_current']) : undefined
  }
  user ??= undefined
  return user ? useCode(context, tx, user.id, proof.code ?? '', types) : undefined
}

async function confirmEmail(tx: PoolClient, user: UserRow): Promise<void> {
  await tx.query(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() where id = $1',
    [user.id],
  )
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now() where user_id = $1 and provider = 'email'`,
    [user.id],
  )
}

/** Moves the account to its new address once both sides have agreed, or the only side when there is no old address. */
async function changeEmail(tx: PoolClient, user: UserRow): Promise<boolean> {
  const needsBoth = user.email !== null && user.email !== ''
  if (needsBoth && user.email_change_confirm_status === 0) {
    await tx.query(
      'update auth.users set email_change_confirm_status = 1, updated_at = now() where id = $1',
      [user.id],
    )
    return false
  }
  const address = user.email_change ?? ''
  const other = await findUser(tx, 'email', address)
  if (other && other.id !== user.id) throw emailTaken()
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, email_confirmed_at = now(), is_anonymous = false, updated_at = now()
      where id = $1`,
    [user.id, address],
  )
  await linkIdentity(tx, user.id, 'email', { email: address, email_verified: true, phone_verified: false })
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [user.id],
  )
  return true
}

async function prove(context: AuthContext, tx: PoolClient, proof: Proof): Promise<Outcome | undefined> {
  const types = TYPES[proof.type]
  if (!types) throw invalid('Unsupported verification type')
  const token = await findToken(context, tx, proof, types)
  const user = token ? await findUser(tx, 'id', token.user_id, true) : undefined
  if (!token || !user) return undefined
  if (user.banned_until && user.banned_until.getTime() > context.now())
    throw new AuthError(403, 'user_banned', 'User is banned')
  if (token.token_type.startsWith('email_change'))
    return (await changeEmail(tx, user)) ? { kind: 'user', user, token } : { kind: 'half-way' }
  await confirmEmail(tx, user)
  return { kind: 'user', user, token }
}

const countRequest = (context: AuthContext, request: FastifyRequest): Promise<void> =>
  countTry(context, { key: `verify:${request.ip}`, most: context.limits.otpPerIp, seconds: 300 })

const HALF_WAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** A wrong try must be counted although it fails: the transaction commits, the error follows. */
export async function verifyPost(
  context: AuthContext,
  request: FastifyRequest,
): Promise<SessionResponse | { msg: string; code: string }> {
  const body = readBody(request)
  await countRequest(context, request)
  const type = text(body, 'type')
  const code = text(body, 'token')
  const linkToken = text(body, 'token_hash')
  const email = text(body, 'email')
  if (!type) throw invalid('Verify requires a verification type')
  if (!code && !linkToken) throw invalid('Verify requires either a token or a token hash')
  if (linkToken && (email || code || text(body, 'phone')))
    throw invalid('Only the token_hash and type should be provided')
  const phone = text(body, 'phone')
  if (code && !email && phone) {
    // No SMS was ever sent: whatever is typed is wrong, once the number itself is one.
    normalPhone(phone)
    throw expired(false)
  }
  if (code && !email) throw invalid('Only an email address or phone number should be provided on verify')
  const result = await transaction(context.pool, async (tx) => {
    const outcome = await prove(context, tx, { type, linkToken, email, code })
    if (!outcome) return undefined
    if (outcome.kind === 'half-way') return { msg: HALF_WAY, code: '200' }
    return openSession(context, tx, outcome.user.id, 'otp', callerOf(request))
  })
  if (!result) throw expired(linkToken !== undefined)
  return result
}

function errorRedirect(target: string, error: AuthError): string {
  const params = new URLSearchParams({
    error: error.status >= 500 ? 'server_error' : 'access_denied',
    error_code: error.code,
    error_description: error.message,
  })
  const url = new URL(target)
  for (const [name, value] of params) url.searchParams.set(name, value)
  url.hash = params.toString()
  return url.toString()
}

export async function verifyGet(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const params = query(request)
  const target = allowedRedirect(context, params.get('redirect_to') ?? undefined)
  try {
    await countRequest(context, request)
    const type = params.get('type')
    const linkToken = params.get('token') ?? params.get('token_hash')
    if (!type) throw invalid('Verify requires a verification type')
    if (!linkToken) throw invalid('Verify requires a token or a token hash')
    const location = await transaction(context.pool, async (tx) => {
      const outcome = await prove(context, tx, { type, linkToken })
      if (!outcome) return undefined
      const url = new URL(target)
      if (outcome.kind === 'half-way') {
        url.hash = new URLSearchParams({ message: HALF_WAY }).toString()
        return url.toString()
      }
      const { token, user } = outcome
      if (token.code_challenge && token.code_challenge_method) {
        const authCode = randomUUID()
        await tx.query(
          `insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, auth_code_issued_at)
           values ($1, $2, $3, $4, 'email', 'otp', to_timestamp($5))`,
          [user.id, authCode, token.code_challenge, token.code_challenge_method, context.now() / 1000],
        )
        url.searchParams.set('code', authCode)
        return url.toString()
      }
      const session = await openSession(context, tx, user.id, 'otp', callerOf(request))
      url.hash = new URLSearchParams({
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        sb: '',
        token_type: 'bearer',
        type,
      }).toString()
      return url.toString()
    })
    if (location === undefined) throw expired(true)
    return await reply.code(303).header('location', location).header('cache-control', 'no-store').send()
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return reply
      .code(303)
      .header('location', errorRedirect(target, error))
      .header('cache-control', 'no-store')
      .send()
  }
}
