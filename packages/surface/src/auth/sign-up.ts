// POST /signup: new users by address and password, by phone where it is confirmed at once, or anonymous.
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { callerQuotas } from '../core/caller.ts'
import type { Quota } from '../core/rate-limit.ts'
import { type AuthContext, countTry, transaction } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { object, pkceOf, readBody, redirectWish, text } from './input.ts'
import { claimMailSlot, countMail } from './mail-pace.ts'
import { allowedRedirect, type PkceChallenge, sendOneTime } from './one-time.ts'
import { dummyVerify, requireGoodPassword } from './passwords.ts'
import { openSession, type SessionResponse } from './sessions.ts'
import { findUser, insertUser, normalEmail, normalPhone, userObject } from './users.ts'
import { callerOf } from './who.ts'

type SignUpResponse = SessionResponse | Record<string, unknown>

async function anonymousSignUp(
  context: AuthContext,
  request: FastifyRequest,
  data: Record<string, unknown>,
): Promise<SignUpResponse> {
  if (!context.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  return transaction(context.pool, async (tx) => {
    const user = await insertUser(tx, { anonymous: true, userMetadata: data })
    await context.hooks.userCreated?.(userObject(user), tx, request.ip)
    return openSession(context, tx, user.id, 'anonymous', callerOf(request))
  })
}

/** Response to a sign-up with a confirmed address: it looks like a new user and reveals nothing. */
function lookalike(
  context: AuthContext,
  email: string,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const at = new Date(context.now()).toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}

async function phoneSignUp(
  context: AuthContext,
  request: FastifyRequest,
  phone: string,
  password: string,
  data: Record<string, unknown>,
): Promise<SignUpResponse> {
  if (!context.autoconfirm) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const clean = normalPhone(phone)
  return transaction(context.pool, async (tx) => {
    if (await findUser(tx, 'phone', clean))
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    const user = await insertUser(tx, { phone: clean, password, phoneConfirmed: true, userMetadata: data })
    await context.hooks.userCreated?.(userObject(user), tx, request.ip)
    return openSession(context, tx, user.id, 'password', callerOf(request))
  })
}

/** Accounts that one caller may open. */
export const signUpQuotas = ({ limits }: Pick<AuthContext, 'limits'>, ip: string): Quota[] =>
  callerQuotas('signup', ip, { most: limits.signUpPerIp, seconds: 3600 })

export async function signUp(context: AuthContext, request: FastifyRequest): Promise<SignUpResponse> {
  const body = readBody(request)
  if (context.disableSignup)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  await countTry(context, ...signUpQuotas(context, request.ip))
  const data = object(body, 'data') ?? {}
  const email = text(body, 'email')
  const phone = text(body, 'phone')
  const password = text(body, 'password')
  if (!email && !phone) {
    if (password) throw invalid('To signup, please provide your email')
    return anonymousSignUp(context, request, data)
  }
  if (email && phone) throw invalid('Only an email address or phone number should be provided on signup.')
  const pkce = pkceOf(body)
  if (!password) throw invalid('Signup requires a valid password')
  await requireGoodPassword(password, context.passwordMinLength, context.isCommonPassword)
  if (phone) return phoneSignUp(context, request, phone, password, data)

  const address = normalEmail(email ?? '')
  const redirectTo = allowedRedirect(context, redirectWish(request))
  if (context.autoconfirm) return signUpAtOnce(context, request, { email: address, password, data })
  const existingUser = await findUser(context.pool, 'email', address)
  await countMail(context, request, {
    address,
    kind: 'signup',
    user: existingUser?.confirmed_at ? undefined : existingUser,
    isStranger: true,
  })
  return transaction(context.pool, (tx) =>
    signUpByMail(context, request, tx, { email: address, password, data, redirectTo, pkce }),
  )
}

interface NewAccount {
  email: string
  password: string
  data: Record<string, unknown>
}

async function signUpAtOnce(
  context: AuthContext,
  request: FastifyRequest,
  { email, password, data }: NewAccount,
): Promise<SignUpResponse> {
  return transaction(context.pool, async (tx) => {
    await lockAddress(tx, email)
    if (await findUser(tx, 'email', email))
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    const user = await insertUser(tx, { email, password, emailConfirmed: true, userMetadata: data })
    await context.hooks.userCreated?.(userObject(user), tx, request.ip)
    return openSession(context, tx, user.id, 'password', callerOf(request))
  })
}

async function signUpByMail(
  context: AuthContext,
  request: FastifyRequest,
  tx: PoolClient,
  { email, password, data, redirectTo, pkce }: NewAccount & { redirectTo: string; pkce?: PkceChallenge },
): Promise<SignUpResponse> {
  await lockAddress(tx, email)
  let user = await findUser(tx, 'email', email)
  // Keep the first sign-up's password and data, since the second may come from anybody.
  if (user) await dummyVerify(password)
  if (user?.confirmed_at) return lookalike(context, email, data)
  if (!user) {
    user = await insertUser(tx, { email, password, userMetadata: data })
    await context.hooks.userCreated?.(userObject(user), tx, request.ip)
  }
  await claimMailSlot(context, tx, user, 'signup')
  await sendOneTime(context, tx, {
    kind: 'signup',
    user,
    type: 'confirmation_token',
    to: email,
    redirectTo,
    pkce,
  })
  const stored = await findUser(tx, 'id', user.id)
  return stored ? userObject(stored) : {}
}

/** Makes concurrent sign-ups with one address wait for each other. */
export async function lockAddress(tx: PoolClient, email: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
}
