// Users: rows of auth.users and their response objects.
import type { PoolClient } from 'pg'
import { randomUUID } from 'node:crypto'
import type { NewUser, UserObject } from '../options.ts'
import { emailTaken, invalid, phoneTaken } from './errors.ts'
import { hashPassword, looksLikeHash } from './passwords.ts'

interface IdentityRow {
  id: string
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email: string | null
}
export interface FactorRow {
  id: string
  created_at: string
  updated_at: string
  status: 'unverified' | 'verified'
  friendly_name: string | null
  factor_type: string
  last_challenged_at: string | null
}
export interface UserRow {
  id: string
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  last_sign_in_at: Date | null
  raw_app_meta_data: Record<string, unknown> | null
  raw_user_meta_data: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  phone: string | null
  phone_confirmed_at: Date | null
  phone_change: string | null
  confirmed_at: Date | null
  banned_until: Date | null
  reauthentication_sent_at: Date | null
  deleted_at: Date | null
  is_anonymous: boolean
  identities: IdentityRow[]
  factors: FactorRow[]
}

const SELECT = `select u.*,
  coalesce((select json_agg(i order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((select json_agg(f order by f.created_at) from (select id, created_at, updated_at, status, friendly_name, factor_type, last_challenged_at
    from auth.mfa_factors where user_id = u.id) f), '[]') as factors
  from auth.users u`

/** Whether the user has an enabled second step. */
export const hasSecondStep = ({ factors }: Pick<UserRow, 'factors'>): boolean =>
  factors.some(({ status }) => status === 'verified')

/** Whether the account has a password or issuer, and not only the program's own sign-in. */
export const hasOwnWayIn = ({ encrypted_password: hash, identities }: UserRow): boolean =>
  Boolean(hash) || identities.some(({ provider }) => provider !== 'email' && provider !== 'phone')

type Queryable = Pick<PoolClient, 'query'>

export async function findUser(
  db: Queryable,
  by: 'id' | 'email' | 'phone',
  value: string,
  lock = false,
): Promise<UserRow | undefined> {
  const where = {
    id: 'u.id = $1',
    email: 'lower(u.email) = lower($1) and not u.is_sso_user',
    phone: 'u.phone = $1',
  }[by]
  const { rows } = await db.query<UserRow>(
    `${SELECT} where ${where} and u.deleted_at is null${lock ? ' for update of u' : ''}`,
    [value],
  )
  return rows[0]
}

export async function listUsers(
  db: Queryable,
  limit: number,
  offset: number,
  filter: string,
): Promise<{ users: UserRow[]; total: number }> {
  const where = `u.deleted_at is null and ($3 = '' or u.email ilike '%' || $3 || '%' or u.raw_user_meta_data ->> 'full_name' ilike '%' || $3 || '%')`
  const { rows } = await db.query<UserRow>(
    `${SELECT} where ${where} order by u.created_at desc, u.id limit $1 offset $2`,
    [limit, offset, filter],
  )
  const total = await db.query<{ n: string }>(
    `select count(*) as n from auth.users u where ${where.replaceAll('$3', '$1::text')}`,
    [filter],
  )
  return { users: rows, total: Number(total.rows[0]?.n ?? 0) }
}

const iso = (value: Date | string | null): string | undefined =>
  value === null ? undefined : new Date(value).toISOString()

/** Drops keys without a value, as in GoTrue's responses. */
function compact(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

function identityObject(row: IdentityRow): Record<string, unknown> {
  return compact({
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    last_sign_in_at: iso(row.last_sign_in_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    email: row.email ?? undefined,
  })
}

export function factorObject(row: FactorRow): Record<string, unknown> {
  return compact({
    id: row.id,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    last_challenged_at: iso(row.last_challenged_at),
    status: row.status,
    friendly_name: row.friendly_name ?? undefined,
    factor_type: row.factor_type,
  })
}

export function userObject(row: UserRow): UserObject {
  return compact({
    id: row.id,
    aud: row.aud,
    role: row.role,
    email: row.email ?? '',
    email_confirmed_at: iso(row.email_confirmed_at),
    invited_at: iso(row.invited_at),
    phone: row.phone ?? '',
    phone_confirmed_at: iso(row.phone_confirmed_at),
    confirmation_sent_at: iso(row.confirmation_sent_at),
    confirmed_at: iso(row.confirmed_at),
    recovery_sent_at: iso(row.recovery_sent_at),
    new_email: row.email_change || undefined,
    new_phone: row.phone_change || undefined,
    email_change_sent_at: iso(row.email_change_sent_at),
    reauthentication_sent_at: iso(row.reauthentication_sent_at),
    last_sign_in_at: iso(row.last_sign_in_at),
    app_metadata: row.raw_app_meta_data ?? {},
    user_metadata: row.raw_user_meta_data ?? {},
    factors: row.factors.length === 0 ? undefined : row.factors.map(factorObject),
    identities: row.identities.map(identityObject),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    banned_until: iso(row.banned_until),
    deleted_at: iso(row.deleted_at),
    is_anonymous: row.is_anonymous,
  }) as UserObject
}

export function normalEmail(email: string): string {
  const clean = email.trim().toLowerCase()
  if (
    clean.length > 255 ||
    !/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\].]+$/.test(clean) ||
    /\p{Cc}/u.test(clean)
  ) {
    throw invalid('Unable to validate email address: invalid format')
  }
  return clean
}

export function normalPhone(phone: string): string {
  const clean = phone.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(clean)) throw invalid('Invalid phone number format (E.164 required)')
  return clean
}

/** JSON that PostgreSQL can store: its text cannot contain NUL. */
export const safeJson = (value: unknown): string => JSON.stringify(value ?? {}).replaceAll('\\u0000', '')

/** An identity at another provider; `id` is the provider's id of the user. */
export interface ForeignIdentity {
  provider: string
  id: string
  data: Record<string, unknown>
}

async function addIdentity(
  db: Queryable,
  userId: string,
  { provider, id, data }: ForeignIdentity,
): Promise<void> {
  await db.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at) values ($1, $2, $3, $4, now())
     on conflict (provider_id, provider) do update set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`,
    [id, userId, safeJson(data), provider],
  )
}

const ownIdentity = (
  userId: string,
  provider: 'email' | 'phone',
  data: Record<string, unknown>,
): ForeignIdentity => ({ provider, id: userId, data: { ...data, sub: userId } })

/** Sets `provider` and `providers` of the app metadata from the user's identities, oldest first. */
export async function recordProviders(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `update auth.users u set updated_at = now(), raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object('provider', i.list[1], 'providers', i.list)
       from (select array_agg(provider order by created_at, provider) as list from auth.identities where user_id = $1) i
      where u.id = $1 and i.list is not null`,
    [userId],
  )
}

/** Adds an identity to an existing user, or updates it. */
export async function linkIdentity(
  db: Queryable,
  userId: string,
  provider: 'email' | 'phone',
  data: Record<string, unknown>,
): Promise<void> {
  await addIdentity(db, userId, ownIdentity(userId, provider, data))
  await recordProviders(db, userId)
}

/** The same for an identity of another provider. */
export async function linkForeignIdentity(
  db: Queryable,
  userId: string,
  identity: ForeignIdentity,
): Promise<void> {
  await addIdentity(db, userId, identity)
  await recordProviders(db, userId)
}

function providersOf(
  user: { anonymous?: boolean; identity?: ForeignIdentity },
  email: string | null,
  phone: string | null,
): string[] {
  if (user.anonymous) return []
  if (user.identity) return [user.identity.provider]
  return [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
}

/** Inserts a user with its identity; throws `email_exists` or `phone_exists`. */
export async function insertUser(
  db: Queryable,
  user: NewUser & { anonymous?: boolean; aud?: string; identity?: ForeignIdentity },
): Promise<UserRow> {
  const id = user.id ?? randomUUID()
  const email = user.email === undefined || user.email === '' ? null : normalEmail(user.email)
  const phone = user.phone === undefined || user.phone === '' ? null : normalPhone(user.phone)
  if (user.passwordHash !== undefined && !looksLikeHash(user.passwordHash))
    throw invalid('password_hash must be a bcrypt or argon2 hash')
  const password =
    user.passwordHash ?? (user.password === undefined ? null : await hashPassword(user.password))
  const providers = providersOf(user, email, phone)
  const appMetadata = user.anonymous
    ? { ...user.appMetadata }
    : { provider: providers[0] ?? 'email', providers, ...user.appMetadata }
  try {
    await db.query(
      `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_anonymous)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, $5, case when $6 then now() end, case when $7 then now() end, $8, $9, $10)`,
      [
        id,
        user.role || 'authenticated',
        email,
        phone,
        password,
        user.emailConfirmed ?? false,
        user.phoneConfirmed ?? false,
        safeJson(appMetadata),
        safeJson(user.userMetadata),
        user.anonymous ?? false,
      ],
    )
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23505') throw constraint?.includes('phone') ? phoneTaken() : emailTaken()
    throw error
  }
  const common = {
    ...user.userMetadata,
    email_verified: user.emailConfirmed ?? false,
    phone_verified: user.phoneConfirmed ?? false,
  }
  if (user.identity) await addIdentity(db, id, user.identity)
  else {
    if (email) await addIdentity(db, id, ownIdentity(id, 'email', { ...common, email }))
    if (phone) await addIdentity(db, id, ownIdentity(id, 'phone', { ...common, phone }))
  }
  const row = await findUser(db, 'id', id)
  if (!row) throw new Error('the new user is not there')
  return row
}

/**
 * Claims an account whose address was never proved: its creator may have waited for the address's owner, who
 * is here now, so all other ways to sign in end. Returns the ended sessions.
 */
export async function claimUnproven(tx: PoolClient, { id }: UserRow): Promise<string[]> {
  await tx.query(
    `update auth.users set email_confirmed_at = now(), encrypted_password = null, phone = null, phone_confirmed_at = null,
       email_change = '', email_change_confirm_status = 0, updated_at = now() where id = $1`,
    [id],
  )
  const { rows } = await tx.query<{ id: string }>(
    'delete from auth.sessions where user_id = $1 returning id',
    [id],
  )
  for (const table of [
    'identities',
    'mfa_factors',
    'recovery_codes',
    'webauthn_credentials',
    'one_time_tokens',
    'flow_state',
  ])
    await tx.query(`delete from auth.${table} where user_id = $1`, [id])
  return rows.map((session) => session.id)
}
