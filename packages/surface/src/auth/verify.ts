// POST /verify: trades a client's code or hash for a session. Links of mails are in verify-link.ts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AuthContext, transaction } from './context.ts'
import { invalid } from './errors.ts'
import { readBody, text } from './input.ts'
import { countProof, expired, HALF_WAY, prove } from './proof.ts'
import { openSession, type SessionResponse } from './sessions.ts'
import { normalPhone } from './users.ts'
import { acceptLink, isForm } from './verify-link.ts'
import { callerOf } from './who.ts'

/** A wrong try must count although it fails, so the transaction commits before the error is thrown. */
export async function verify(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionResponse | { msg: string; code: string } | FastifyReply> {
  if (isForm(request)) return acceptLink(context, request, reply)
  const body = readBody(request)
  await countProof(context, request)
  const type = text(body, 'type')
  const code = text(body, 'token')
  const linkToken = text(body, 'token_hash')
  const email = text(body, 'email')
  if (!type) throw invalid('Verify requires a verification type')
  if (!code && !linkToken) throw invalid('Verify requires either a token or a token hash')
  if (linkToken && (email || code || text(body, 'phone')))
    throw invalid('Only the token_hash and type should be provided')
  const phone = text(body, 'phone')
  if (code && !email && phone) {
    // No SMS was ever sent, so every code for a valid number is wrong.
    normalPhone(phone)
    throw expired(false)
  }
  if (code && !email) throw invalid('Only an email address or phone number should be provided on verify')
  const result = await transaction(context.pool, async (tx) => {
    const outcome = await prove(context, tx, { type, linkToken, email, code })
    if (!outcome) return undefined
    if (outcome.kind === 'half-way') return { msg: HALF_WAY, code: '200' }
    return openSession(context, tx, outcome.user.id, 'otp', callerOf(request))
  })
  if (!result) throw expired(linkToken !== undefined)
  return result
}
