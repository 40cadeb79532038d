// Redeems a one-time link or code: finds its user and updates the account.
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { callerQuotas } from '../core/caller.ts'
import { type AuthContext, countTry } from './context.ts'
import { AuthError, emailTaken, invalid } from './errors.ts'
import { findLink, type OneTimeRow, type TokenType, useCode, useLink } from './one-time.ts'
import { findUser, linkIdentity, normalEmail, type UserRow } from './users.ts'

/** Stored token types that match a verification type. */
const TYPES: ReadonlyMap<string, TokenType[]> = new Map([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['magiclink', ['recovery_token']],
  ['recovery', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
])

export interface Proof {
  type: string
  linkToken?: string
  email?: string
  code?: string
}

export type Outcome = { kind: 'user'; user: UserRow; token: OneTimeRow } | { kind: 'half-way' }

export const expired = (isLink: boolean): AuthError =>
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
  const user = await findUser(tx, 'email', address)
  if (proof.type === 'email_change') {
    const { rows } = await tx.query<{ id: string }>(
      'select id from auth.users where lower(email_change) = $1 and deleted_at is null',
      [address],
    )
    const changing = rows[0] ? await findUser(tx, 'id', rows[0].id) : undefined
    if (changing) return useCode(context, tx, changing.id, proof.code ?? '', ['email_change_token_new'])
    return user ? useCode(context, tx, user.id, proof.code ?? '', ['email_change_token_current']) : undefined
  }
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

/** Changes the account's address after both addresses agreed, or the only one without an old address. */
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

/**
 * Uses the token of the proof; undefined when there is none. A first proof of the address confirms the
 * account.
 */
export async function prove(
  context: AuthContext,
  tx: PoolClient,
  proof: Proof,
): Promise<Outcome | undefined> {
  const types = TYPES.get(proof.type)
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

export const countProof = (context: AuthContext, request: FastifyRequest): Promise<void> =>
  countTry(context, ...callerQuotas('verify', request.ip, { most: context.limits.otpPerIp, seconds: 300 }))

/** Message after one of the two addresses of an email change agreed. */
export const HALF_WAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Whether the link is valid, without using it. */
export async function isLinkValid(context: AuthContext, type: string, linkToken: string): Promise<boolean> {
  const types = TYPES.get(type)
  if (!types) throw invalid('Unsupported verification type')
  return (await findLink(context, linkToken, types)) !== undefined
}
