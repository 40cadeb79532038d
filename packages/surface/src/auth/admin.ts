// Operators' calls: users, links and factors of others.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { mergeMetadata } from './account.ts'
import { type AuthContext, transaction } from './context.ts'
import { AuthError, emailTaken, invalid, phoneTaken, userNotFound } from './errors.ts'
import { type Body, flag, isUuid, object, query, readBody, redirectWish, text } from './input.ts'
import {
  allowedRedirect,
  createOneTime,
  linkFor,
  type OneTime,
  sendOneTime,
  type TokenType,
} from './one-time.ts'
import { hashPassword, looksLikeHash, requireGoodPassword } from './passwords.ts'
import {
  factorObject,
  findUser,
  insertUser,
  linkIdentity,
  listUsers,
  normalEmail,
  normalPhone,
  safeJson,
  userObject,
  type UserRow,
} from './users.ts'
import { requireAdmin } from './who.ts'

/** `24h`, `1h30m`, `none` as milliseconds; null lifts a ban, undefined is absent. */
function banFrom(body: Body): number | null | undefined {
  const durationText = text(body, 'ban_duration')
  if (durationText === undefined || durationText === '') return undefined
  if (durationText === 'none') return null
  const parts = [...durationText.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map((p) => p[0]).join('') !== durationText)
    throw invalid(`invalid format for ban duration: time: invalid duration "${durationText}"`)
  const unit: Record<string, number> = {
    ns: 1e-6,
    us: 1e-3,
    µs: 1e-3,
    ms: 1,
    s: 1000,
    m: 60_000,
    h: 3_600_000,
  }
  return Math.min(
    parts.reduce((sum, [, n, u]) => sum + Number(n) * (unit[u ?? ''] ?? 0), 0),
    1000 * 365 * 86_400_000,
  )
}

async function setBan(
  context: AuthContext,
  tx: PoolClient,
  userId: string,
  ban: number | null | undefined,
): Promise<void> {
  if (ban === undefined) return
  await tx.query('update auth.users set banned_until = $2, updated_at = now() where id = $1', [
    userId,
    ban === null ? null : new Date(context.now() + ban),
  ])
}

export async function createUser(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  await requireAdmin(context, request)
  const body = readBody(request)
  const email = text(body, 'email')
  const phone = text(body, 'phone')
  const password = text(body, 'password')
  const passwordHash = text(body, 'password_hash')
  const id = text(body, 'id')
  if (!email && !phone) throw invalid('Cannot create a user without either an email or phone')
  if (password && passwordHash) throw invalid('Only a password or a password hash should be provided')
  if (passwordHash && !looksLikeHash(passwordHash))
    throw invalid('password_hash must be a bcrypt or argon2 hash')
  if (id !== undefined && !isUuid(id)) throw invalid('ID must conform to the uuid v4 format')
  if (password) await requireGoodPassword(password, context.passwordMinLength)
  const ban = banFrom(body)
  return transaction(context.pool, async (tx) => {
    if (email && (await findUser(tx, 'email', normalEmail(email)))) throw emailTaken()
    if (phone && (await findUser(tx, 'phone', normalPhone(phone)))) throw phoneTaken()
    if (id && (await findUser(tx, 'id', id))) throw invalid('A user with this ID has already been registered')
    const user = await insertUser(tx, {
      id,
      email,
      phone,
      password: password || undefined,
      passwordHash,
      // Only an operator's flag confirms the address, whatever sign-ups do.
      emailConfirmed: flag(body, 'email_confirm') ?? false,
      phoneConfirmed: flag(body, 'phone_confirm') ?? false,
      userMetadata: object(body, 'user_metadata'),
      appMetadata: object(body, 'app_metadata'),
      role: text(body, 'role'),
    })
    await setBan(context, tx, user.id, ban)
    await context.hooks.userCreated?.(userObject(user), tx, null)
    const stored = await findUser(tx, 'id', user.id)
    return stored ? userObject(stored) : {}
  })
}

/** Link header in the order that clients parse: page first, then per_page. */
export async function list(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  await requireAdmin(context, request)
  const params = query(request)
  const number = (name: string, fallback: number): number => {
    const value = params.get(name)
    if (value === null || value === '') return fallback
    if (!/^\d{1,9}$/.test(value))
      throw invalid(
        `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(value.slice(0, 40))}: invalid syntax`,
      )
    return Math.max(1, Number(value))
  }
  const page = number('page', 1)
  const perPage = Math.min(number('per_page', 50), 1000)
  const { users, total } = await listUsers(
    context.pool,
    perPage,
    (page - 1) * perPage,
    (params.get('filter') ?? '').replaceAll('\0', ''),
  )
  const last = Math.max(1, Math.ceil(total / perPage))
  const links: string[] = []
  if (page < last) links.push(`</admin/users?page=${page + 1}&per_page=${perPage}>; rel="next"`)
  links.push(`</admin/users?page=${last}&per_page=${perPage}>; rel="last"`)
  reply.header('x-total-count', String(total)).header('link', links.join(', '))
  return { users: users.map(userObject), aud: 'authenticated' }
}

async function target(context: AuthContext, request: FastifyRequest, id: string): Promise<UserRow> {
  await requireAdmin(context, request)
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await findUser(context.pool, 'id', id)
  if (!user) throw userNotFound()
  return user
}

export const read = async (
  context: AuthContext,
  request: FastifyRequest,
  id: string,
): Promise<Record<string, unknown>> => userObject(await target(context, request, id))

export async function update(
  context: AuthContext,
  request: FastifyRequest,
  id: string,
): Promise<Record<string, unknown>> {
  const user = await target(context, request, id)
  const body = readBody(request)
  const email = text(body, 'email')
  const phone = text(body, 'phone')
  const password = text(body, 'password')
  const passwordHash = text(body, 'password_hash')
  const ban = banFrom(body)
  if (password) await requireGoodPassword(password, context.passwordMinLength)
  if (passwordHash && !looksLikeHash(passwordHash))
    throw invalid('password_hash must be a bcrypt or argon2 hash')
  const address = email ? normalEmail(email) : undefined
  const number = phone ? normalPhone(phone) : undefined
  const stored = await transaction(context.pool, async (tx) => {
    const set = (column: string, value: unknown) =>
      tx.query(`update auth.users set ${column} = $2, updated_at = now() where id = $1`, [user.id, value])
    if (address !== undefined && address !== user.email) {
      if (await findUser(tx, 'email', address)) throw emailTaken()
      await set('email', address)
      await linkIdentity(tx, user.id, 'email', {
        email: address,
        email_verified: flag(body, 'email_confirm') ?? user.email_confirmed_at !== null,
        phone_verified: false,
      })
    }
    if (number !== undefined && number !== user.phone) {
      if (await findUser(tx, 'phone', number)) throw phoneTaken()
      await set('phone', number)
      await linkIdentity(tx, user.id, 'phone', {
        phone: number,
        email_verified: false,
        phone_verified: flag(body, 'phone_confirm') ?? user.phone_confirmed_at !== null,
      })
    }
    if (password) await set('encrypted_password', await hashPassword(password))
    else if (passwordHash) await set('encrypted_password', passwordHash)
    if (flag(body, 'email_confirm'))
      await tx.query(
        'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() where id = $1',
        [user.id],
      )
    if (flag(body, 'phone_confirm'))
      await tx.query(
        'update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()), updated_at = now() where id = $1',
        [user.id],
      )
    const userMetadata = object(body, 'user_metadata')
    if (userMetadata)
      await set('raw_user_meta_data', safeJson(mergeMetadata(user.raw_user_meta_data, userMetadata)))
    const appMetadata = object(body, 'app_metadata')
    if (appMetadata)
      await set('raw_app_meta_data', safeJson(mergeMetadata(user.raw_app_meta_data, appMetadata)))
    const role = text(body, 'role')
    if (role) await set('role', role)
    await setBan(context, tx, user.id, ban)
    // Sign out a banned user, or one whose password an operator set, everywhere.
    if (typeof ban === 'number' || password || passwordHash)
      await tx.query('delete from auth.sessions where user_id = $1', [user.id])
    return findUser(tx, 'id', user.id)
  })
  if (typeof ban === 'number' || password || passwordHash) context.sessionsEnded(user.id)
  return stored ? userObject(stored) : {}
}

export async function remove(
  context: AuthContext,
  request: FastifyRequest,
  id: string,
): Promise<Record<string, never>> {
  const user = await target(context, request, id)
  const soft = flag(readBody(request), 'should_soft_delete') ?? false
  await transaction(context.pool, async (tx) => {
    if (!soft) {
      await tx.query('delete from auth.users where id = $1', [user.id])
      return
    }
    await tx.query(
      `update auth.users set deleted_at = now(), updated_at = now(), email = encode(sha256(convert_to(coalesce(email, '') || id, 'UTF8')), 'hex'), phone = null, encrypted_password = '',
         email_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
      [user.id],
    )
    for (const table of ['sessions', 'identities', 'mfa_factors', 'one_time_tokens'])
      await tx.query(`delete from auth.${table} where user_id = $1`, [user.id])
  })
  context.sessionsEnded(user.id)
  return {}
}

export async function invite(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  await requireAdmin(context, request)
  const body = readBody(request)
  const email = normalEmail(text(body, 'email') ?? '')
  const redirectTo = allowedRedirect(context, redirectWish(request))
  return transaction(context.pool, async (tx) => {
    let user = await findUser(tx, 'email', email)
    if (user?.confirmed_at) throw emailTaken()
    if (!user) {
      user = await insertUser(tx, { email, userMetadata: object(body, 'data') })
      await context.hooks.userCreated?.(userObject(user), tx, null)
    }
    await sendOneTime(context, tx, {
      kind: 'invite',
      user,
      type: 'confirmation_token',
      to: email,
      redirectTo,
    })
    const stored = await findUser(tx, 'id', user.id)
    return stored ? userObject(stored) : {}
  })
}

interface CreatedLink {
  user: UserRow
  token: OneTime
  verification: string
}

async function makeLink(
  context: AuthContext,
  tx: PoolClient,
  body: Body,
  type: string,
  email: string,
): Promise<CreatedLink> {
  let user = await findUser(tx, 'email', email)
  const password = text(body, 'password')
  const create = async (): Promise<UserRow> => {
    const user = await insertUser(tx, {
      email,
      password: password || undefined,
      userMetadata: object(body, 'data'),
    })
    await context.hooks.userCreated?.(userObject(user), tx, null)
    return user
  }
  const makeLink = async (
    of: UserRow,
    token: TokenType,
    verification: string,
    to = email,
  ): Promise<CreatedLink> => ({
    user: of,
    token: await createOneTime(tx, of.id, token, to),
    verification,
  })
  const stamp = async (
    of: UserRow,
    column: 'confirmation_sent_at' | 'recovery_sent_at' | 'invited_at',
  ): Promise<void> => {
    await tx.query(`update auth.users set ${column} = now(), updated_at = now() where id = $1`, [of.id])
  }
  switch (type) {
    case 'signup': {
      if (user?.confirmed_at) throw emailTaken()
      if (!user) {
        if (!password) throw invalid('Signup requires a valid password')
        await requireGoodPassword(password, context.passwordMinLength, context.isCommonPassword)
        user = await create()
      }
      await stamp(user, 'confirmation_sent_at')
      return makeLink(user, 'confirmation_token', 'signup')
    }
    case 'invite': {
      if (user?.confirmed_at) throw emailTaken()
      user ??= await create()
      await stamp(user, 'invited_at')
      await stamp(user, 'confirmation_sent_at')
      return makeLink(user, 'confirmation_token', 'invite')
    }
    case 'magiclink': {
      if (!user) {
        // The link signs up a new user, and response and link say so.
        user = await create()
        await stamp(user, 'confirmation_sent_at')
        return makeLink(user, 'confirmation_token', 'signup')
      }
      await stamp(user, 'recovery_sent_at')
      return makeLink(user, 'recovery_token', 'magiclink')
    }
    case 'recovery': {
      if (!user) throw userNotFound(404, 'User with this email not found')
      await stamp(user, 'recovery_sent_at')
      return makeLink(user, 'recovery_token', 'recovery')
    }
    case 'email_change_current':
    case 'email_change_new': {
      if (!user) throw userNotFound(404, 'User with this email not found')
      const next = normalEmail(text(body, 'new_email') ?? '')
      if (await findUser(tx, 'email', next)) throw emailTaken()
      await tx.query(
        `update auth.users set email_change = $2::text, email_change_sent_at = now(), email_change_confirm_status = case when email_change = $2::text then email_change_confirm_status else 0 end where id = $1`,
        [user.id, next],
      )
      return makeLink(
        user,
        type === 'email_change_new' ? 'email_change_token_new' : 'email_change_token_current',
        'email_change',
        type === 'email_change_new' ? next : email,
      )
    }
    default:
      throw invalid(`Invalid email action link type requested: ${type}`)
  }
}

export async function generateLink(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  await requireAdmin(context, request)
  const body = readBody(request)
  const type = text(body, 'type') ?? ''
  const email = normalEmail(text(body, 'email') ?? '')
  const redirectTo = allowedRedirect(
    context,
    query(request).get('redirect_to') ?? text(body, 'redirect_to') ?? undefined,
  )
  return transaction(context.pool, async (tx) => {
    const { user, token, verification } = await makeLink(context, tx, body, type, email)
    const stored = (await findUser(tx, 'id', user.id)) ?? user
    return {
      ...userObject(stored),
      action_link: linkFor(context, verification, token.linkToken, redirectTo),
      email_otp: token.code,
      hashed_token: token.linkToken,
      verification_type: type.startsWith('email_change') ? type : verification,
      redirect_to: redirectTo,
    }
  })
}

export async function listFactors(
  context: AuthContext,
  request: FastifyRequest,
  id: string,
): Promise<unknown[]> {
  return (await target(context, request, id)).factors.map(factorObject)
}

export async function deleteFactor(
  context: AuthContext,
  request: FastifyRequest,
  id: string,
  factorId: string,
): Promise<Record<string, unknown>> {
  const user = await target(context, request, id)
  const factor = user.factors.find((f) => f.id === factorId)
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  await context.pool.query('delete from auth.mfa_factors where id = $1', [factor.id])
  return factorObject(factor)
}
