// Second factors: TOTP (RFC 6238: SHA-1, six digits, 30 s), enrolled, challenged and verified as in GoTrue.
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { type AuthContext, countTry, transaction } from './context.ts'
import { AuthError, insufficientAal, invalid } from './errors.ts'
import { isUuid, readBody, text } from './input.ts'
import { type SessionResponse, strengthenSession } from './sessions.ts'
import { hasOwnWayIn, hasSecondStep } from './users.ts'
import { callerOf, requireUser, sessionLimited, type SignedIn } from './who.ts'

const CHALLENGE_SECONDS = 300
const MAX_FACTORS = 10
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
  const { user, sessionId, aal, isLimited } = await requireUser(context, request)
  // A first second step may be added even there, for a company that requires one.
  if (isLimited && hasOwnWayIn(user)) throw sessionLimited()
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
      `mfa_${kind}_enroll_not_enabled`,
      `MFA enroll is disabled for ${kind === 'phone' ? 'Phone' : 'WebAuthn'}`,
    )
  }
  if (kind !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn')
  if (/[:\r\n]/.test(issuer)) throw invalid('issuer must not contain a colon or a line break')
  if (user.factors.length >= MAX_FACTORS)
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
  if (hasSecondStep(user) && aal !== 'aal2') throw insufficientAal('AAL2 required to enroll a new factor')

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
  const { default: QRCode } = await import('qrcode')
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
  await countTry(context, { key: `mfa:${caller.user.id}`, most: context.limits.otpPerIp, seconds: 300 })
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
  await countTry(context, {
    key: `mfa-verify:${caller.user.id}`,
    most: context.limits.otpPerIp,
    seconds: 300,
  })
  await checkChallenge(context, factor.id, challengeId, request.ip)
  const step = matchingStep(context, factor, code)
  if (step === undefined) {
    await context.hooks.signInTried?.(
      { userId: caller.user.id, method: 'totp', outcome: 'wrong_code', ...callerOf(request) },
      context.pool,
    )
    throw wrongCode()
  }
  return acceptFactor(context, caller.user.id, caller.sessionId, { factorId: factor.id, challengeId, step })
}

const wrongCode = (): AuthError => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
const unknownChallenge = (): AuthError =>
  new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')

async function checkChallenge(
  context: AuthContext,
  factorId: string,
  challengeId: string,
  ip: string,
): Promise<void> {
  if (!isUuid(challengeId)) throw unknownChallenge()
  const { rows } = await context.pool.query<{ created_at: Date; verified_at: Date | null; ip: string }>(
    'select created_at, verified_at, host(ip_address) as ip from auth.mfa_challenges where id = $1 and factor_id = $2',
    [challengeId, factorId],
  )
  const [row] = rows
  if (!row || row.verified_at) throw unknownChallenge()
  if (row.ip !== ip)
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  if (context.now() - row.created_at.getTime() <= CHALLENGE_SECONDS * 1000) return
  await context.pool.query('delete from auth.mfa_challenges where id = $1', [challengeId])
  throw new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
  )
}

/** The time step of this code; undefined when it matches no one of the three around now. */
function matchingStep(context: AuthContext, factor: FactorSecret, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = new TOTP({
    secret: Secret.fromBase32(factor.secret ?? ''),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })
  const delta = totp.validate({ token: code, window: 1, timestamp: context.now() })
  return delta === null ? undefined : Math.floor(context.now() / 1000 / STEP_SECONDS) + delta
}

/** Accepts a code once, in any order of arrival, so that an observer cannot reuse it. */
async function acceptFactor(
  context: AuthContext,
  userId: string,
  sessionId: string,
  proof: { factorId: string; challengeId: string; step: number },
): Promise<SessionResponse> {
  const ended: string[] = []
  const session = await transaction(context.pool, async (tx) => {
    // A concurrent passkey sign-in waits, and then sees the second step.
    await tx.query('select from auth.users where id = $1 for update', [userId])
    const usedCode = await tx.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now(), last_used_step = $2
        where id = $1 and (status = 'unverified' or last_used_step is null or last_used_step < $2)`,
      [proof.factorId, proof.step],
    )
    if (usedCode.rowCount === 0) throw wrongCode()
    const answered = await tx.query(
      'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
      [proof.challengeId],
    )
    if (answered.rowCount === 0) throw unknownChallenge()
    await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId])
    const { rows } = await tx.query<{ id: string }>(
      // Sessions of passkeys from before the second step have aal2 without a factor.
      `delete from auth.sessions where user_id = $1 and id <> $2 and (aal = 'aal1' or factor_id is null) returning id`,
      [userId, sessionId],
    )
    ended.push(...rows.map((row) => row.id))
    return strengthenSession(context, tx, userId, sessionId, 'totp', proof.factorId)
  })
  if (ended.length > 0) context.sessionsEnded(userId, ended)
  return session
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
    await tx.query(
      `delete from auth.recovery_codes c where c.user_id = $1
        and not exists (select from auth.mfa_factors f where f.user_id = $1 and f.status = 'verified')`,
      [caller.user.id],
    )
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
