// The endpoints that send a mail: /otp, /magiclink, /recover, /resend, /reauthenticate. None tells whether an address is known.
import type { FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { type AuthContext, transaction } from './context.ts'
import { AuthError, invalid, tooMany } from './errors.ts'
import { type Body, flag, object, pkceOf, readBody, redirectWish, text } from './input.ts'
import { allowedRedirect, checkMailPace, type PkceChallenge, sendOneTime } from './one-time.ts'
import { findUser, insertUser, normalEmail, userObject, type UserRow } from './users.ts'
import { requireUser } from './who.ts'

/** Every answer takes at least this long, whatever there was to do. */
const LEAST_MS = 60

async function evened<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(LEAST_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function limit(context: AuthContext, request: FastifyRequest): void {
  const wait = context.limiter.take(`otp:${request.ip}`, context.limits.otpPerIp, 300)
  if (wait > 0) throw tooMany(wait)
}

interface Wish {
  redirectTo: string
  pkce?: PkceChallenge
}

const wishOf = (context: AuthContext, request: FastifyRequest, body: Body): Wish => ({
  redirectTo: allowedRedirect(context, redirectWish(request)),
  pkce: pkceOf(body),
})

/** A sign-in mail: a magic link for those who are confirmed, a confirmation for those who are not. */
async function sendSignIn(context: AuthContext, tx: PoolClient, user: UserRow, wish: Wish): Promise<void> {
  const kind = user.confirmed_at ? 'magiclink' : 'signup'
  checkMailPace(context, user, kind)
  await sendOneTime(context, tx, {
    kind,
    user,
    type: kind === 'signup' ? 'confirmation_token' : 'recovery_token',
    to: user.email ?? '',
    ...wish,
  })
}

export function otp(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  return evened(async () => {
    const body = readBody(request)
    limit(context, request)
    const email = text(body, 'email')
    if (text(body, 'phone')) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    if (!email) throw invalid('One of email or phone must be set')
    const address = normalEmail(email)
    const wish = wishOf(context, request, body)
    const create = flag(body, 'create_user') ?? true
    const data = object(body, 'data') ?? {}
    await transaction(context.pool, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [address])
      let user = await findUser(tx, 'email', address)
      if (!user) {
        if (!create || context.disableSignup)
          throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
        user = await insertUser(tx, {
          email: address,
          emailConfirmed: context.autoconfirm,
          userMetadata: data,
        })
        await context.hooks.userCreated?.(userObject(user), tx)
      }
      await sendSignIn(context, tx, user, wish)
    })
    return {}
  })
}

export function recover(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  return evened(async () => {
    const body = readBody(request)
    limit(context, request)
    const email = text(body, 'email')
    if (!email) throw invalid('Password recovery requires an email')
    const address = normalEmail(email)
    const wish = wishOf(context, request, body)
    await transaction(context.pool, async (tx) => {
      const user = await findUser(tx, 'email', address)
      if (!user) return
      checkMailPace(context, user, 'recovery')
      await sendOneTime(context, tx, { kind: 'recovery', user, type: 'recovery_token', to: address, ...wish })
    })
    return {}
  })
}

export function resend(context: AuthContext, request: FastifyRequest): Promise<Record<string, unknown>> {
  return evened(async () => {
    const body = readBody(request)
    limit(context, request)
    const type = text(body, 'type')
    const email = text(body, 'email')
    if (!type || !['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
      throw invalid(
        type
          ? 'Missing one of these types: signup, email_change, sms, phone_change'
          : 'Type provided requires an email address',
      )
    }
    if (type === 'sms' || type === 'phone_change')
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    if (!email) throw invalid('Type provided requires an email address')
    const address = normalEmail(email)
    const wish = wishOf(context, request, body)
    await transaction(context.pool, async (tx) => {
      const user = await findUser(tx, 'email', address)
      if (!user) return
      if (type === 'signup') {
        if (user.email_confirmed_at) return
        checkMailPace(context, user, 'signup')
        await sendOneTime(context, tx, {
          kind: 'signup',
          user,
          type: 'confirmation_token',
          to: address,
          ...wish,
        })
      } else if (user.email_change) {
        checkMailPace(context, user, 'email_change')
        await sendOneTime(context, tx, {
          kind: 'email_change',
          user,
          type: 'email_change_token_new',
          to: user.email_change,
          newEmail: user.email_change,
          ...wish,
        })
      }
    })
    return {}
  })
}

export async function reauthenticate(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, never>> {
  const { user } = await requireUser(context, request)
  if (!user.email) throw invalid('Reauthentication requires the user to have an email or a phone number')
  if (!user.email_confirmed_at)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  checkMailPace(context, user, 'reauthentication')
  await transaction(context.pool, (tx) =>
    sendOneTime(context, tx, {
      kind: 'reauthentication',
      user,
      type: 'reauthentication_token',
      to: user.email ?? '',
      redirectTo: '',
    }),
  )
  return {}
}
