// POST /signup: new users by address and password, by phone where that is confirmed at once, or anonymous.
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type AuthContext, transaction } from './context.ts'
import { AuthError, invalid, tooMany } from './errors.ts'
import { object, pkceOf, readBody, redirectWish, text } from './input.ts'
import { allowedRedirect, checkMailPace, sendOneTime } from './one-time.ts'
import { pretendToCheck, requireGoodPassword } from './passwords.ts'
import { openSession, type SessionResponse } from './sessions.ts'
import { findUser, insertUser, normalEmail, normalPhone, userObject } from './users.ts'
import { callerOf } from './who.ts'

type Answer = SessionResponse | Record<string, unknown>

async function anonymousSignUp(
  context: AuthContext,
  request: FastifyRequest,
  data: Record<string, unknown>,
): Promise<Answer> {
  if (!context.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  return transaction(context.pool, async (tx) => {
    const user = await insertUser(tx, { anonymous: true, userMetadata: data })
    await context.hooks.userCreated?.(userObject(user), tx)
    return openSession(context, tx, user.id, 'anonymous', callerOf(request))
  })
}

/** What a confirmed address gets when somebody signs up with it again: it looks like a new user, and tells nothing. */
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
): Promise<Answer> {
  if (!context.autoconfirm) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const clean = normalPhone(phone)
  return transaction(context.pool, async (tx) => {
    if (await findUser(tx, 'phone', clean))
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    const user = await insertUser(tx, { phone: clean, password, phoneConfirmed: true, userMetadata: data })
    await context.hooks.userCreated?.(userObject(user), tx)
    return openSession(context, tx, user.id, 'password', callerOf(request))
  })
}

export async function signUp(context: AuthContext, request: FastifyRequest): Promise<Answer> {
  const body = readBody(request)
  if (context.disableSignup)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const wait = context.limiter.take(`signup:${request.ip}`, context.limits.signUpPerIp, 3600)
  if (wait > 0) throw tooMany(wait)
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
  requireGoodPassword(password, context.passwordMinLength, context.commonPasswords)
  if (phone) return phoneSignUp(context, request, phone, password, data)

  const address = normalEmail(email ?? '')
  const redirectTo = allowedRedirect(context, redirectWish(request))
  return transaction(context.pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [address])
    const known = await findUser(tx, 'email', address)
    if (context.autoconfirm) {
      if (known) throw new AuthError(422, 'user_already_exists', 'User already registered')
      const user = await insertUser(tx, {
        email: address,
        password,
        emailConfirmed: true,
        userMetadata: data,
      })
      await context.hooks.userCreated?.(userObject(user), tx)
      return openSession(context, tx, user.id, 'password', callerOf(request))
    }
    if (known?.confirmed_at) {
      await pretendToCheck(password)
      return lookalike(context, address, data)
    }
    let user = known
    if (user) {
      // Password and data stay those of the first: whoever comes second may be anybody.
      checkMailPace(context, user, 'signup')
      await pretendToCheck(password)
    } else {
      user = await insertUser(tx, { email: address, password, userMetadata: data })
      await context.hooks.userCreated?.(userObject(user), tx)
      checkMailPace(context, user, 'signup')
    }
    await sendOneTime(context, tx, {
      kind: 'signup',
      user,
      type: 'confirmation_token',
      to: address,
      redirectTo,
      pkce,
    })
    const shown = await findUser(tx, 'id', user.id)
    return shown ? userObject(shown) : {}
  })
}
