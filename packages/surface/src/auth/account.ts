// The signed-in user's own account: /user, /logout, identities.
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { type AuthContext, countTry, transaction } from './context.ts'
import { AuthError, emailTaken, insufficientAal, invalid, phoneTaken } from './errors.ts'
import { object, pkceOf, query, readBody, redirectWish, text } from './input.ts'
import { claimMailSlot, countMail } from './mail-pace.ts'
import { sendEmailChange } from './mails.ts'
import { allowedRedirect, useCode } from './one-time.ts'
import { checkPassword, hashPassword, requireGoodPassword } from './passwords.ts'
import { passwordChanges } from './sign-in-limits.ts'
import { endSessions, type LogoutScope, signedInUser } from './sessions.ts'
import { findUser, linkIdentity, normalEmail, normalPhone, safeJson, type UserRow } from './users.ts'
import { requireHolder, requireUser } from './who.ts'

export async function getUser(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const { user } = await requireUser(context, request)
  return transaction(context.pool, async (tx) => ({ ...(await signedInUser(context, tx, user)) }))
}

/** Shallow merge; a null takes the key away. */
export function mergeMetadata(
  old: Record<string, unknown> | null,
  change: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null))
}

async function setPassword(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  password: string,
  current: string | undefined,
  nonce: string | undefined,
): Promise<void> {
  await requireGoodPassword(password, context.passwordMinLength, context.isCommonPassword)
  if (nonce && !(await useCode(context, tx, user.id, nonce, ['reauthentication_token']))) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  if (user.encrypted_password) {
    if (current !== undefined && !(await checkPassword(user.encrypted_password, current)).matches) {
      throw new AuthError(
        400,
        'current_password_mismatch',
        'Current password required when setting new password.',
      )
    }
    if ((await checkPassword(user.encrypted_password, password)).matches)
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  await tx.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    user.id,
    await hashPassword(password),
  ])
}

async function startEmailChange(
  context: AuthContext,
  tx: PoolClient,
  request: FastifyRequest,
  user: UserRow,
  email: string,
  pkce: ReturnType<typeof pkceOf>,
): Promise<void> {
  if (await findUser(tx, 'email', email)) throw emailTaken()
  // A user without an address gets one as in a sign-up; others must prove the new one.
  if (context.autoconfirm && user.is_anonymous) {
    await tx.query(
      'update auth.users set email = $2, email_confirmed_at = now(), is_anonymous = false, updated_at = now() where id = $1',
      [user.id, email],
    )
    await linkIdentity(tx, user.id, 'email', { email, email_verified: true, phone_verified: false })
    return
  }
  await claimMailSlot(context, tx, user, 'email_change')
  await sendEmailChange(context, tx, user, email, {
    redirectTo: allowedRedirect(context, redirectWish(request)),
    pkce,
  })
}

export async function updateUser(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const body = readBody(request)
  const email = text(body, 'email')
  const phone = text(body, 'phone')
  const password = text(body, 'password')
  const require = email || phone || password ? requireHolder : requireUser
  const { user, sessionId, aal } = await require(context, request)
  const data = object(body, 'data')
  const pkce = pkceOf(body)
  if (object(body, 'app_metadata'))
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  const hasFactor = user.factors.some((f) => f.status === 'verified')
  if ((email || password || phone) && hasFactor && aal !== 'aal2') {
    throw insufficientAal('AAL2 session is required to update email or password when MFA is enabled.', 401)
  }
  if (user.is_anonymous && password && !email && !phone)
    throw invalid('Updating password of an anonymous user without an email or phone is not allowed')
  const address = email ? normalEmail(email) : undefined
  const number = phone ? normalPhone(phone) : undefined

  const isEmailChange = address !== undefined && address !== user.email?.toLowerCase()
  if (isEmailChange && !(context.autoconfirm && user.is_anonymous))
    await countMail(context, request, { address, kind: 'email_change', user, isStranger: true })

  // The response reveals whether the current password was right, so count the try.
  if (password) await countTry(context, passwordChanges(context, user.id))
  const changed = await transaction(context.pool, async (tx) => {
    if (password !== undefined && password !== '')
      await setPassword(context, tx, user, password, text(body, 'current_password'), text(body, 'nonce'))
    if (data)
      await tx.query('update auth.users set raw_user_meta_data = $2, updated_at = now() where id = $1', [
        user.id,
        safeJson(mergeMetadata(user.raw_user_meta_data, data)),
      ])
    if (number !== undefined && number !== user.phone) {
      if (!context.autoconfirm)
        throw new AuthError(
          400,
          'phone_provider_disabled',
          'Phone changes need an SMS provider, and none is set up',
        )
      if (await findUser(tx, 'phone', number)) throw phoneTaken()
      await tx.query(
        'update auth.users set phone = $2, phone_confirmed_at = now(), is_anonymous = false, updated_at = now() where id = $1',
        [user.id, number],
      )
      await linkIdentity(tx, user.id, 'phone', { phone: number, email_verified: false, phone_verified: true })
    }
    if (isEmailChange) await startEmailChange(context, tx, request, user, address, pkce)
    const now = await findUser(tx, 'id', user.id)
    return now ? { ...(await signedInUser(context, tx, now)) } : {}
  })
  // A new password ends the user's other sessions, which may belong to a person who knew the old one.
  if (password) await endSessions(context, user.id, sessionId, 'others')
  return changed
}

export async function logout(context: AuthContext, request: FastifyRequest): Promise<void> {
  const scope = query(request).get('scope') ?? 'global'
  if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
  const { user, sessionId } = await requireUser(context, request)
  await endSessions(context, user.id, sessionId, scope as LogoutScope)
}
