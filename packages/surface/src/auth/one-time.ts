// One-time links and codes: random, stored as hashes, bound to a purpose, used once.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { MailKind } from '../options.ts'
import type { AuthContext } from './context.ts'
import { SENT_COLUMN } from './mail-pace.ts'
import { userObject, type UserRow } from './users.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

const LINK_SECONDS = 24 * 3600
/** Wrong codes after which the right one is void, since six digits could be guessed. */
const MAX_ATTEMPTS = 10

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const codeHash = (userId: string, type: TokenType, code: string): string =>
  sha256(`${userId}:${type}:${code}`)

export interface OneTime {
  /** Six digits. */
  code: string
  /** Token of the link. */
  linkToken: string
}

export interface PkceChallenge {
  challenge: string
  method: 's256' | 'plain'
}

/** Creates or replaces the user's token of this type. `relatesTo` is the address that it was sent to. */
export async function createOneTime(
  tx: PoolClient,
  userId: string,
  type: TokenType,
  relatesTo: string,
  pkce?: PkceChallenge,
): Promise<OneTime> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const linkToken = (pkce ? 'pkce_' : '') + randomBytes(32).toString('hex')
  await tx.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to, code_challenge, code_challenge_method) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
       code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method, attempts = 0, created_at = now(), updated_at = now()`,
    [
      userId,
      type,
      sha256(linkToken),
      codeHash(userId, type, code),
      relatesTo,
      pkce?.challenge ?? null,
      pkce?.method ?? null,
    ],
  )
  return { code, linkToken }
}

export interface OneTimeRow {
  id: string
  user_id: string
  token_type: TokenType
  relates_to: string
  created_at: Date
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

const isFresh = (context: AuthContext, row: OneTimeRow): boolean =>
  context.now() - row.created_at.getTime() < LINK_SECONDS * 1000

/** The token behind a link, without using it; undefined when unknown or too old. */
export async function findLink(
  context: AuthContext,
  linkToken: string,
  types: TokenType[],
): Promise<OneTimeRow | undefined> {
  const { rows } = await context.pool.query<OneTimeRow>(
    'select * from auth.one_time_tokens where token_hash = $1 and token_type = any($2::auth.one_time_token_type[])',
    [sha256(linkToken), types],
  )
  return rows[0] && isFresh(context, rows[0]) ? rows[0] : undefined
}

/** Uses the token behind a link; undefined when unknown or too old. */
export async function useLink(
  context: AuthContext,
  tx: PoolClient,
  linkToken: string,
  types: TokenType[],
): Promise<OneTimeRow | undefined> {
  const { rows } = await tx.query<OneTimeRow>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2::auth.one_time_token_type[]) returning *`,
    [sha256(linkToken), types],
  )
  return rows[0] && isFresh(context, rows[0]) ? rows[0] : undefined
}

/**
 * Uses the token of a typed code. Counts the try first, which locks the row, so that parallel tries count
 * like sequential ones.
 */
export async function useCode(
  context: AuthContext,
  tx: PoolClient,
  userId: string,
  code: string,
  types: TokenType[],
): Promise<OneTimeRow | undefined> {
  const { rows } = await tx.query<OneTimeRow & { code_hash: string; attempts: number }>(
    `update auth.one_time_tokens set attempts = attempts + 1
      where user_id = $1 and token_type = any($2::auth.one_time_token_type[]) returning *`,
    [userId, types],
  )
  const token = rows.find((row) => row.code_hash === codeHash(userId, row.token_type, code))
  const isUsable = token !== undefined && token.attempts <= MAX_ATTEMPTS && isFresh(context, token)
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and (id = $2 or attempts >= $3)', [
    userId,
    token?.id ?? null,
    MAX_ATTEMPTS,
  ])
  return isUsable ? token : undefined
}

function matchesPattern(url: string, pattern: string): boolean {
  const source = pattern
    .split(/(\*\*|\*|\?)/)
    .map(
      (part) =>
        ({ '**': '.*', '*': '[^/.]*', '?': '[^/.]' })[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'),
    )
    .join('')
  return new RegExp(`^${source}$`).test(url)
}

/** Target of a link: the requested URL if it is on the list or on the site's origin, else the site. */
export function allowedRedirect(context: AuthContext, wish: string | undefined): string {
  if (wish === undefined || wish === '') return context.siteUrl
  let url: URL
  try {
    url = new URL(wish)
  } catch {
    return context.siteUrl
  }
  if (/[\r\n\0]/.test(wish)) return context.siteUrl
  const site = new URL(context.siteUrl)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && url.host === site.host && url.protocol === site.protocol) return wish
  if (['javascript:', 'data:', 'vbscript:', 'file:', 'blob:'].includes(url.protocol)) return context.siteUrl
  return context.redirectAllowList.some((pattern) => matchesPattern(wish, pattern)) ? wish : context.siteUrl
}

export function linkFor(context: AuthContext, kind: string, token: string, redirectTo: string): string {
  return `${context.publicUrl}/auth/v1/verify?token=${token}&type=${kind}&redirect_to=${encodeURIComponent(redirectTo)}`
}

interface SendOptions {
  kind: MailKind
  user: UserRow
  type: TokenType
  to: string
  redirectTo: string
  pkce?: PkceChallenge
  newEmail?: string
}

/** Stores a token and passes the mail to the hook, both in `tx`. */
export async function sendOneTime(context: AuthContext, tx: PoolClient, o: SendOptions): Promise<OneTime> {
  const oneTime = await createOneTime(tx, o.user.id, o.type, o.to, o.pkce)
  const sentParams = [o.user.id, context.now() / 1000]
  await tx.query(
    `update auth.users set ${SENT_COLUMN[o.kind]} = to_timestamp($2), updated_at = now() where id = $1`,
    sentParams,
  )
  if (o.kind === 'invite')
    await tx.query('update auth.users set confirmation_sent_at = to_timestamp($2) where id = $1', sentParams)
  const link = o.kind === 'reauthentication' ? '' : linkFor(context, o.kind, oneTime.linkToken, o.redirectTo)
  await context.hooks.sendMail?.(
    o.kind,
    {
      to: o.to,
      user: userObject(o.user),
      token: oneTime.code,
      tokenHash: oneTime.linkToken,
      link,
      redirectTo: o.redirectTo,
      newEmail: o.newEmail,
    },
    tx,
  )
  return oneTime
}
