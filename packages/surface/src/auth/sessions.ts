// Sessions and their two tokens: a signed access token, and a refresh token that changes with every use.
import type { PoolClient } from 'pg'
import { timingSafeEqual } from 'node:crypto'
import { type AuthContext, type Caller, transaction } from './context.ts'
import { AuthError } from './errors.ts'
import type { UserObject } from '../options.ts'
import { findUser, userObject, type UserRow } from './users.ts'

/** Seconds in which a used refresh token gets the same successor again: two tabs, or a lost response. */
const REUSE_SECONDS = 10
/** Days after which an unused session ends. */
const IDLE_DAYS = 90

export interface SessionResponse {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
  [field: string]: unknown
}

interface SessionRow {
  id: string
  user_id: string
  aal: string
  refresh_token_counter: string
  refreshed_at: Date | null
  updated_at: Date
  not_after: Date | null
}

/** A refresh token is the signed session id with a running number; the server only stores the number. */
function refreshToken(context: AuthContext, sessionId: string, counter: bigint): string {
  const body = Buffer.alloc(24)
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body)
  body.writeBigUInt64BE(counter, 16)
  const mac = context.keys.mac('refresh', body.toString('hex')).subarray(0, 24)
  return Buffer.concat([body, mac]).toString('base64url')
}

function readRefreshToken(
  context: AuthContext,
  token: string,
): { sessionId: string; counter: bigint } | undefined {
  if (!/^[\w-]{64}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48) return undefined
  const body = bytes.subarray(0, 24)
  if (!timingSafeEqual(context.keys.mac('refresh', body.toString('hex')).subarray(0, 24), bytes.subarray(24)))
    return undefined
  const hex = body.subarray(0, 16).toString('hex')
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: body.readBigUInt64BE(16),
  }
}

/** A user as the session shows it, including the product's additions to `app_metadata`. */
export async function signedInUser(context: AuthContext, tx: PoolClient, user: UserRow): Promise<UserObject> {
  const extra = (await context.hooks.extraClaims?.(user.id, tx)) ?? {}
  return { ...userObject(user), app_metadata: { ...user.raw_app_meta_data, ...extra } }
}

async function answer(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  session: { id: string; aal: string; counter: bigint; notAfter: Date | null },
): Promise<SessionResponse> {
  const { rows: methods } = await tx.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [session.id],
  )
  const currentUser = await signedInUser(context, tx, user)
  const iat = Math.floor(context.now() / 1000)
  // A token must not outlive its session, because the end of the session is not announced.
  const exp = Math.min(
    iat + context.accessTokenSeconds,
    Math.floor(Number(session.notAfter ?? Infinity) / 1000),
  )
  const claims = {
    iss: context.issuer,
    sub: user.id,
    aud: user.aud,
    exp,
    iat,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: currentUser.app_metadata,
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: session.aal,
    amr: methods,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  return {
    access_token: await context.keys.sign(claims),
    token_type: 'bearer',
    expires_in: exp - iat,
    expires_at: exp,
    refresh_token: refreshToken(context, session.id, session.counter),
    user: { ...currentUser },
  }
}

/** Assurance of a new session; `factorId` is the second factor behind `aal2`, if any. */
export interface Assurance {
  aal: 'aal1' | 'aal2'
  factorId: string | null
  /** The used passkey, if any: removing it ends the session. */
  passkeyId?: string
  /** Fixed end of the session; by default it lives while it is used. */
  notAfter?: Date
  /** The person did not prove ownership of the account, so this session cannot change how to sign in. */
  isLimited?: boolean
}

const FIRST_STEP: Assurance = { aal: 'aal1', factorId: null }

/** `auth.sessions.tag` of sessions that cannot change how to sign in. */
export const LIMITED = 'limited'

/** Opens a session for a user who authenticated by `method`. */
export async function openSession(
  context: AuthContext,
  tx: PoolClient,
  userId: string,
  method: string,
  caller: Caller,
  { aal, factorId, passkeyId, notAfter, isLimited }: Assurance = FIRST_STEP,
): Promise<SessionResponse> {
  await context.hooks.requireSignInBy?.(userId, method, tx)
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.sessions (user_id, user_agent, ip, aal, factor_id, passkey_id, refreshed_at, not_after, tag)
     values ($1, $2, $3, $4, $5, $6, now(), $7, $8) returning id`,
    [
      userId,
      caller.userAgent.slice(0, 500),
      caller.ip,
      aal,
      factorId,
      passkeyId ?? null,
      notAfter ?? null,
      isLimited ? LIMITED : null,
    ],
  )
  const id = rows[0]?.id ?? ''
  await tx.query('insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)', [
    id,
    method,
  ])
  await tx.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [userId])
  await tx.query(
    `update auth.identities set last_sign_in_at = now() where user_id = $1 and provider in ('email', 'phone')`,
    [userId],
  )
  const user = await findUser(tx, 'id', userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'User not found')
  await context.hooks.signInTried?.({ userId, method, outcome: 'signed_in', ...caller }, tx)
  return answer(context, tx, user, { id, aal, counter: 0n, notAfter: notAfter ?? null })
}

/** Adds a method to a session; a second factor makes it `aal2`. */
export async function strengthenSession(
  context: AuthContext,
  tx: PoolClient,
  userId: string,
  sessionId: string,
  method: string,
  factorId: string,
): Promise<SessionResponse> {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  )
  const { rows } = await tx.query<SessionRow>(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now(), refreshed_at = now(), refresh_token_counter = refresh_token_counter + 1 where id = $1 returning *`,
    [sessionId, factorId],
  )
  const session = rows[0]
  const user = await findUser(tx, 'id', userId)
  if (!session || !user)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return answer(context, tx, user, {
    id: session.id,
    aal: 'aal2',
    counter: BigInt(session.refresh_token_counter),
    notAfter: session.not_after,
  })
}

const refused = (code: string, text: string): AuthError =>
  new AuthError(400, code, `Invalid Refresh Token: ${text}`)

/** Error for a missing session, different if another session replaced it. */
async function whyGone(tx: PoolClient, sessionId: string): Promise<AuthError> {
  const { rowCount } = await tx.query('select from auth.replaced_sessions where id = $1', [sessionId])
  return rowCount === 1
    ? refused('session_replaced', 'Signed in elsewhere')
    : refused('refresh_token_not_found', 'Refresh Token Not Found')
}

/** Extends a session that reached its end, if the program wants to. */
async function laterEnd(
  { hooks }: AuthContext,
  tx: PoolClient,
  { id, user_id: userId }: SessionRow,
  notAfter: Date,
): Promise<Date> {
  const endsAt = await hooks.sessionEnd?.(userId, notAfter, tx)
  if (!endsAt || endsAt.getTime() <= notAfter.getTime()) return notAfter
  await tx.query('update auth.sessions set not_after = $2 where id = $1', [id, endsAt])
  return endsAt
}

/**
 * Trades a refresh token for a new pair. A token used long ago is stolen or leaked, so its whole session
 * ends.
 */
export async function refreshSession(context: AuthContext, token: string): Promise<SessionResponse> {
  if (!/^[\w-]+$/.test(token)) throw new AuthError(400, 'validation_failed', 'Refresh token is not valid')
  const refreshToken = readRefreshToken(context, token)
  if (!refreshToken) throw refused('refresh_token_not_found', 'Refresh Token Not Found')
  const result = await transaction(
    context.pool,
    async (tx): Promise<SessionResponse | { revoked: string }> => {
      const { rows } = await tx.query<SessionRow>('select * from auth.sessions where id = $1 for update', [
        refreshToken.sessionId,
      ])
      const session = rows[0]
      if (!session) throw await whyGone(tx, refreshToken.sessionId)
      const user = await findUser(tx, 'id', session.user_id)
      if (!user) throw refused('session_not_found', 'No Valid Session Found')
      if (user.banned_until && user.banned_until.getTime() > context.now())
        throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
      const now = context.now()
      const notAfter = session.not_after && (await laterEnd(context, tx, session, session.not_after))
      if (notAfter && notAfter.getTime() <= now) throw refused('session_expired', 'Session Expired')
      const last = session.refreshed_at ?? session.updated_at
      if (now - last.getTime() > IDLE_DAYS * 86_400_000)
        throw refused('session_expired', 'Session Expired (Inactivity)')

      const current = BigInt(session.refresh_token_counter)
      if (refreshToken.counter > current) throw refused('refresh_token_not_found', 'Refresh Token Not Found')
      if (refreshToken.counter < current) {
        if (now - last.getTime() <= REUSE_SECONDS * 1000)
          return answer(context, tx, user, { id: session.id, aal: session.aal, counter: current, notAfter })
        await tx.query('delete from auth.sessions where id = $1', [session.id])
        return { revoked: session.user_id }
      }
      await tx.query(
        'update auth.sessions set refresh_token_counter = $2, refreshed_at = to_timestamp($3), updated_at = now() where id = $1',
        [session.id, String(current + 1n), now / 1000],
      )
      return answer(context, tx, user, { id: session.id, aal: session.aal, counter: current + 1n, notAfter })
    },
  )
  if (!('revoked' in result) || typeof result.revoked !== 'string') return result as SessionResponse
  context.sessionsEnded(result.revoked, [refreshToken.sessionId])
  throw refused('refresh_token_already_used', 'Already Used')
}

/**
 * Ends sessions opened or strengthened by `method`, except the caller's. For a passkey: those of this one,
 * and those without a recorded passkey. Returns them, to announce after the transaction.
 */
export async function endSessionsOf(
  tx: PoolClient,
  { userId, exceptId }: { userId: string; exceptId: string | undefined },
  { method, passkeyId }: { method: 'passkey' | 'recovery_code' | 'oauth'; passkeyId?: string },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `delete from auth.sessions s where s.user_id = $1 and s.id::text is distinct from $2
        and ($4::uuid is null or s.passkey_id is null or s.passkey_id = $4)
        and exists (select from auth.mfa_amr_claims c where c.session_id = s.id and c.authentication_method = $3)
      returning s.id`,
    [userId, exceptId ?? null, method, passkeyId ?? null],
  )
  return rows.map((session) => session.id)
}

/**
 * Days for which replaced sessions are remembered, so that an offline device still learns why it is signed
 * out.
 */
const REMEMBERED_DAYS = 30

/** Ends a user's sessions in favour of the next one. Returns them, to announce after the transaction. */
export async function replaceSessions(tx: PoolClient, userId: string): Promise<string[]> {
  await tx.query(
    'delete from auth.replaced_sessions where user_id = $1 and at < now() - make_interval(days => $2)',
    [userId, REMEMBERED_DAYS],
  )
  const { rows } = await tx.query<{ id: string }>(
    `with ended as (delete from auth.sessions where user_id = $1 returning id)
     insert into auth.replaced_sessions (id, user_id) select id, $1 from ended returning id`,
    [userId],
  )
  return rows.map(({ id }) => id)
}

export type LogoutScope = 'global' | 'local' | 'others'

/** Ends sessions of a user and announces them. Returns their number. Access tokens end with their session. */
export async function endSessions(
  context: AuthContext,
  userId: string,
  sessionId: string | undefined,
  scope: LogoutScope,
): Promise<number> {
  const where = {
    global: 'user_id = $1',
    local: 'user_id = $1 and id = $2',
    others: 'user_id = $1 and id <> $2',
  }[scope]
  const values = scope === 'global' ? [userId] : [userId, sessionId ?? '00000000-0000-0000-0000-000000000000']
  const { rows } = await context.pool.query<{ id: string }>(
    `delete from auth.sessions where ${where} returning id`,
    values,
  )
  context.sessionsEnded(
    userId,
    rows.map((r) => r.id),
  )
  return rows.length
}
