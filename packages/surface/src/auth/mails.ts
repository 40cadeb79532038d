// The endpoints that send a mail: /otp, /magiclink, /recover, /resend, /reauthenticate. None reveals whether
// an address is known.
import type { FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { MailKind } from '../options.ts'
import { callerQuotas } from '../core/caller.ts'
import { type AuthContext, countTry, transaction } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { claimMailSlot, countMail } from './mail-pace.ts'
import { type Body, flag, object, pkceOf, readBody, redirectWish, text } from './input.ts'
import { allowedRedirect, type PkceChallenge, sendOneTime } from './one-time.ts'
import { findUser, insertUser, normalEmail, userObject, type UserRow } from './users.ts'
import { requireUser } from './who.ts'

/** Least milliseconds of every response, whatever its work. */
const MIN_DURATION_MS = 60

async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(MIN_DURATION_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

const countRequest = (context: AuthContext, request: FastifyRequest): Promise<void> =>
  countTry(context, ...callerQuotas('otp', request.ip, { most: context.limits.otpPerIp, seconds: 300 }))

interface LinkOptions {
  redirectTo: string
  pkce?: PkceChallenge
}

const linkOptions = (context: AuthContext, request: FastifyRequest, body: Body): LinkOptions => ({
  redirectTo: allowedRedirect(context, redirectWish(request)),
  pkce: pkceOf(body),
})

const signInKind = (user: UserRow | undefined): MailKind => (user?.confirmed_at ? 'magiclink' : 'signup')

/** A sign-in mail: a magic link for confirmed users, a confirmation for others. */
async function sendSignIn(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  options: LinkOptions,
): Promise<void> {
  const kind = signInKind(user)
  await claimMailSlot(context, tx, user, kind)
  await sendOneTime(context, tx, {
    kind,
    user,
    type: kind === 'signup' ? 'confirmation_token' : 'recovery_token',
    to: user.email ?? '',
    ...options,
  })
}

export function otp(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  return withMinimumDuration(async () => {
    const body = readBody(request)
    await countRequest(context, request)
    const email = text(body, 'email')
    if (text(body, 'phone')) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    if (!email) throw invalid('One of email or phone must be set')
    const address = normalEmail(email)
    const options = linkOptions(context, request, body)
    const create = flag(body, 'create_user') ?? true
    const data = object(body, 'data') ?? {}
    const existingUser = await findUser(context.pool, 'email', address)
    if (!existingUser && (!create || context.disableSignup))
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
    await countMail(context, request, {
      address,
      kind: signInKind(existingUser),
      user: existingUser,
      isStranger: !existingUser?.confirmed_at,
    })
    await transaction(context.pool, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [address])
      let user = await findUser(tx, 'email', address)
      if (!user) {
        user = await insertUser(tx, {
          email: address,
          emailConfirmed: context.autoconfirm,
          userMetadata: data,
        })
        await context.hooks.userCreated?.(userObject(user), tx, request.ip)
      }
      await sendSignIn(context, tx, user, options)
    })
    return {}
  })
}

export function recover(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  return withMinimumDuration(async () => {
    const body = readBody(request)
    await countRequest(context, request)
    const email = text(body, 'email')
    if (!email) throw invalid('Password recovery requires an email')
    const address = normalEmail(email)
    const options = linkOptions(context, request, body)
    const user = await findUser(context.pool, 'email', address)
    const isStranger = user !== undefined && !user.confirmed_at
    await countMail(context, request, { address, kind: 'recovery', user, isStranger })
    if (!user) return {}
    await transaction(context.pool, async (tx) => {
      await claimMailSlot(context, tx, user, 'recovery')
      await sendOneTime(context, tx, {
        kind: 'recovery',
        user,
        type: 'recovery_token',
        to: address,
        ...options,
      })
    })
    return {}
  })
}

export function resend(context: AuthContext, request: FastifyRequest): Promise<Record<string, unknown>> {
  return withMinimumDuration(async () => {
    const body = readBody(request)
    await countRequest(context, request)
    const type = text(body, 'type')
    const email = text(body, 'email')
    if (!type) throw invalid('Type provided requires an email address')
    if (type === 'sms' || type === 'phone_change')
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    if (type !== 'signup' && type !== 'email_change')
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
    if (!email) throw invalid('Type provided requires an email address')
    const address = normalEmail(email)
    const options = linkOptions(context, request, body)
    const user = await findUser(context.pool, 'email', address)
    const isWaiting = type === 'signup' ? !user?.email_confirmed_at : Boolean(user?.email_change)
    const recipient = isWaiting ? user : undefined
    await countMail(context, request, {
      address,
      kind: type,
      user: recipient,
      isStranger: recipient !== undefined && type === 'signup',
    })
    if (recipient) await transaction(context.pool, (tx) => sendAgain(context, tx, recipient, type, options))
    return {}
  })
}

async function sendAgain(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  kind: 'signup' | 'email_change',
  options: LinkOptions,
): Promise<void> {
  await claimMailSlot(context, tx, user, kind)
  if (kind === 'email_change') await sendEmailChange(context, tx, user, user.email_change ?? '', options)
  else
    await sendOneTime(context, tx, {
      kind,
      user,
      type: 'confirmation_token',
      to: user.email ?? '',
      ...options,
    })
}

/** Both addresses must agree separately: otherwise the new one could agree twice. */
export async function sendEmailChange(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  newEmail: string,
  options: LinkOptions,
): Promise<void> {
  await tx.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    user.id,
    newEmail,
  ])
  const mail = { kind: 'email_change', user, newEmail, ...options } as const
  if (user.email)
    await sendOneTime(context, tx, { ...mail, type: 'email_change_token_current', to: user.email })
  await sendOneTime(context, tx, { ...mail, type: 'email_change_token_new', to: newEmail })
}

export async function reauthenticate(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, never>> {
  const { user } = await requireUser(context, request)
  if (!user.email) throw invalid('Reauthentication requires the user to have an email or a phone number')
  if (!user.email_confirmed_at)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  const { email } = user
  await countMail(context, request, { address: email, kind: 'reauthentication', user, isStranger: false })
  await transaction(context.pool, async (tx) => {
    await claimMailSlot(context, tx, user, 'reauthentication')
    await sendOneTime(context, tx, {
      kind: 'reauthentication',
      user,
      type: 'reauthentication_token',
      to: email,
      redirectTo: '',
    })
  })
  return {}
}
