// Recovery codes: ten, shown once, each valid once in place of the second step. An addition to GoTrue.
import type { FastifyRequest } from 'fastify'
import { randomInt } from 'node:crypto'
import { type AuthContext, countTry, transaction } from './context.ts'
import { AuthError, insufficientAal } from './errors.ts'
import { readBody, text } from './input.ts'
import { endSessionsOf, type SessionResponse, strengthenSession } from './sessions.ts'
import { hasSecondStep } from './users.ts'
import { callerOf, requireHolder, requireUser, type SignedIn } from './who.ts'

const CODES = 10
const CODE_LENGTH = 10
/**
 * Without characters that look alike on paper: 10 of these are 49 bits, tried at most a few dozen times an
 * hour.
 */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Number of unused codes. */
export async function countCodes(
  context: AuthContext,
  request: FastifyRequest,
): Promise<{ left: number; total: number }> {
  const { user } = await requireUser(context, request)
  const { rows } = await context.pool.query<{ left: number; total: number }>(
    'select (count(*) filter (where used_at is null))::int as left, count(*)::int as total from auth.recovery_codes where user_id = $1',
    [user.id],
  )
  return rows[0] ?? { left: 0, total: 0 }
}

/**
 * Makes ten new codes. Voids the old ones and ends sessions opened with them, because others may have the
 * paper. Requires an enabled second step that this session completed.
 */
export async function makeCodes(
  context: AuthContext,
  request: FastifyRequest,
): Promise<{ codes: string[]; ended_sessions: number }> {
  const { user, aal, sessionId } = await requireHolder(context, request)
  if (!hasSecondStep(user))
    throw new AuthError(422, 'mfa_factor_not_found', 'Turn the second step on before making recovery codes')
  if (aal !== 'aal2') throw insufficientAal('AAL2 required to make recovery codes')
  const codes = Array.from({ length: CODES }, newCode)
  const ended = await transaction(context.pool, async (tx) => {
    // Two concurrent requests must leave the codes of one, not a mixture.
    await tx.query('select from auth.users where id = $1 for update', [user.id])
    await tx.query('delete from auth.recovery_codes where user_id = $1', [user.id])
    await tx.query('insert into auth.recovery_codes (user_id, code_mac) select $1, unnest($2::bytea[])', [
      user.id,
      codes.map((code) => macOf(context, user.id, code)),
    ])
    return endSessionsOf(tx, { userId: user.id, exceptId: sessionId }, { method: 'recovery_code' })
  })
  if (ended.length > 0) context.sessionsEnded(user.id, ended)
  return {
    codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    ended_sessions: ended.length,
  }
}

/**
 * Accepts a code in place of the second step. Counts the try first; a used code is as wrong as an invented
 * one.
 */
export async function verifyCode(context: AuthContext, request: FastifyRequest): Promise<SessionResponse> {
  const caller = await requireUser(context, request)
  const enteredCode = (text(readBody(request), 'code') ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const { user, sessionId } = caller
  if (sessionId === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  await countTry(context, { key: `recovery:${user.id}`, most: context.limits.otpPerIp, seconds: 300 })
  const session = await spend(context, caller, sessionId, enteredCode)
  if (session) return session
  await context.hooks.signInTried?.(
    { userId: user.id, method: 'recovery_code', outcome: 'wrong_code', ...callerOf(request) },
    context.pool,
  )
  throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
}

async function spend(
  context: AuthContext,
  { user }: SignedIn,
  sessionId: string,
  code: string,
): Promise<SessionResponse | undefined> {
  const factor = user.factors.find(({ status }) => status === 'verified')
  if (code.length !== CODE_LENGTH || !factor) return undefined
  return transaction(context.pool, async (tx) => {
    const { rowCount } = await tx.query(
      'update auth.recovery_codes set used_at = now() where user_id = $1 and code_mac = $2 and used_at is null',
      [user.id, macOf(context, user.id, code)],
    )
    return rowCount === 1
      ? strengthenSession(context, tx, user.id, sessionId, 'recovery_code', factor.id)
      : undefined
  })
}

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const macOf = ({ keys }: AuthContext, userId: string, code: string): Buffer =>
  keys.mac('recovery code', `${userId} ${code}`)
