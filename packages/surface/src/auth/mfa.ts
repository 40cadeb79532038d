// Second factors: TOTP (RFC 6238: SHA-1, six digits, 30 s), enrolled, challenged and verified as GoTrue does.
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import { type AuthContext, transaction } from './context.ts'
import { AuthError, insufficientAal, invalid, tooMany } from './errors.ts'
import { isUuid, readBody, text } from './input.ts'
import { type SessionResponse, strengthenSession } from './sessions.ts'
import { requireUser, type SignedIn } from './who.ts'

const CHALLENGE_SECONDS = 300
const MOST_FACTORS = 10
const STEP_SECONDS = 30

interface FactorSecret {
  id: string
  status: 'verified' | 'unverified'
  secret: string | null
  friendly_name: string | null
  last_used_step: string | null
}

export async function enroll(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const { user, sessionId, aal } = await requireUser(context, request)
  const body = readBody(request)
  const kind = text(body, 'factor_type')
  const friendlyName = text(body, 'friendly_name', 255) ?? ''
  const issuer = text(body, 'issuer', 255) || new URL(context.siteUrl).hostname
  if (user.is_anonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  if (sessionId === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (kind === 'phone' || kind === 'webauthn') {
    throw new AuthError(
      422,
      `mfa_${kind === 'phone' ? 'phone' : 'web_authn'}_enroll_not_enabled`,
      `MFA enroll is disabled for ${kind === 'phone' ? 'Phone' : 'WebAuthn'}`,
    )
  }
  if (kind !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
  if (/[:\r\n]/.test(issuer)) throw invalid('issuer must not contain a colon or a line break')
  if (user.factors.length >= MOST_FACTORS)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (friendlyName !== '' && user.factors.some((f) => f.friendly_name === friendlyName)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    )
  }
  if (user.factors.some((f) => f.status === 'verified') && aal !== 'aal2')
    throw insufficientAal('AAL2 required to enroll a new factor')

  const secret = new Secret({ size: 20 })
  const totp = new TOTP({
    issuer,
    label: user.email || user.phone || user.id,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })
  const uri = totp.toString()
  const id = randomUUID()
  await transaction(context.pool, async (tx) => {
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret) values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, user.id, friendlyName, secret.base32],
    )
  })
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 4 })
  return { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: svg, secret: secret.base32, uri } }
}

async function findFactor(context: AuthContext, { user }: SignedIn, id: string): Promise<FactorSecret> {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  const { rows } = await context.pool.query<FactorSecret>(
    'select id, status, secret, friendly_name, last_used_step from auth.mfa_factors where id = $1 and user_id = $2',
    [id, user.id],
  )
  if (!rows[0]) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return rows[0]
}

export async function challenge(
  context: AuthContext,
  request: FastifyRequest,
  factorId: string,
): Promise<Record<string, unknown>> {
  const caller = await requireUser(context, request)
  const factor = await findFactor(context, caller, factorId)
  const wait = context.limiter.take(`mfa:${caller.user.id}`, context.limits.otpPerIp, 300)
  if (wait > 0) throw tooMany(wait)
  const { rows } = await context.pool.query<{ id: string }>(
    `with touched as (update auth.mfa_factors set last_challenged_at = now() where id = $1)
     insert into auth.mfa_challenges (factor_id, ip_address, created_at) values ($1, $2, to_timestamp($3)) returning id`,
    [factor.id, request.ip, context.now() / 1000],
  )
  return { id: rows[0]?.id, type: 'totp', expires_at: Math.floor(context.now() / 1000) + CHALLENGE_SECONDS }
}

export async function verifyFactor(
  context: AuthContext,
  request: FastifyRequest,
  factorId: string,
): Promise<SessionResponse> {
  const caller = await requireUser(context, request)
  const factor = await findFactor(context, caller, factorId)
  const body = readBody(request)
  const challengeId = text(body, 'challenge_id') ?? ''
  const code = text(body, 'code') ?? ''
  if (code === '') throw invalid('Code needs to be non-empty')
  if (caller.sessionId === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  const wait = context.limiter.take(`mfa-verify:${caller.user.id}`, context.limits.otpPerIp, 300)
  if (wait > 0) throw tooMany(wait)

  const { rows } = isUuid(challengeId)
    ? await context.pool.query<{ created_at: Date; verified_at: Date | null; ip: string }>(
        'select created_at, verified_at, host(ip_address) as ip from auth.mfa_challenges where id = $1 and factor_id = $2',
        [challengeId, factor.id],
      )
    : { rows: [] }
  const asked = rows[0]
  if (!asked || asked.verified_at)
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (asked.ip !== request.ip)
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  if (context.now() - asked.created_at.getTime() > CHALLENGE_SECONDS * 1000) {
    await context.pool.query('delete from auth.mfa_challenges where id = $1', [challengeId])
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    )
  }
  const totp = new TOTP({
    secret: Secret.fromBase32(factor.secret ?? ''),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })
  const delta = /^\d{6}$/.test(code)
    ? totp.validate({ token: code, window: 1, timestamp: context.now() })
    : null
  const step = Math.floor(context.now() / 1000 / STEP_SECONDS) + (delta ?? 0)
  // A code counts once: whoever looked over the shoulder is too late.
  const isReplay =
    factor.status === 'verified' && factor.last_used_step !== null && step <= Number(factor.last_used_step)
  if (delta === null || isReplay)
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')

  const sessionId = caller.sessionId
  const ended: string[] = []
  const answer = await transaction(context.pool, async (tx) => {
    await tx.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId])
    await tx.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now(), last_used_step = $2 where id = $1`,
      [factor.id, step],
    )
    await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      caller.user.id,
    ])
    const others = await tx.query<{ id: string }>(
      `delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1' returning id`,
      [caller.user.id, sessionId],
    )
    ended.push(...others.rows.map((r) => r.id))
    return strengthenSession(context, tx, caller.user.id, sessionId, 'totp', factor.id)
  })
  if (ended.length > 0) context.sessionsEnded(caller.user.id, ended)
  return answer
}

export async function unenroll(
  context: AuthContext,
  request: FastifyRequest,
  factorId: string,
): Promise<Record<string, unknown>> {
  const caller = await requireUser(context, request)
  const factor = await findFactor(context, caller, factorId)
  if (factor.status === 'verified' && caller.aal !== 'aal2')
    throw insufficientAal('AAL2 required to unenroll verified factor', 422)
  await transaction(context.pool, async (tx) => {
    await tx.query('delete from auth.mfa_factors where id = $1', [factor.id])
    await tx.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [
      factor.id,
    ])
    await tx.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id in (select id from auth.sessions where user_id = $1 and aal = 'aal1')`,
      [caller.user.id],
    )
  })
  return { id: factor.id }
}
