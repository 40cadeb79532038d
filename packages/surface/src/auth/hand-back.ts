// Redirects a browser from a mail or an issuer back to its page, with a session or an error.
import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { PoolClient } from 'pg'
import type { AuthContext, Caller } from './context.ts'
import type { AuthError } from './errors.ts'
import type { PkceChallenge } from './one-time.ts'
import { openSession } from './sessions.ts'

export interface HandBack {
  /** URL of the page. */
  target: string
  userId: string
  /** `email` for links of mails, else the provider's name. */
  provider: string
  /** How the person authenticated, for `amr`. */
  method: string
  /** The client's PKCE challenge; without one the fragment holds the session itself. */
  pkce?: PkceChallenge
  caller: Caller
  /** Further values of the fragment. */
  fragment?: Record<string, string>
}

/** The URL that opens the session: with a code in the PKCE flow, else with the tokens. */
export async function sessionLocation(
  context: AuthContext,
  tx: PoolClient,
  { target, userId, provider, method, pkce, caller, fragment }: HandBack,
): Promise<string> {
  const url = new URL(target)
  if (pkce) {
    const authCode = randomUUID()
    await tx.query(
      `insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, auth_code_issued_at)
       values ($1, $2, $3, $4, $5, $6, to_timestamp($7))`,
      [userId, authCode, pkce.challenge, pkce.method, provider, method, context.now() / 1000],
    )
    url.searchParams.set('code', authCode)
    return url.toString()
  }
  const session = await openSession(context, tx, userId, method, caller)
  url.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    ...fragment,
  }).toString()
  return url.toString()
}

/** Puts the error into query and fragment, because clients of the two flows look in different places. */
export function errorLocation(target: string, error: AuthError): string {
  const params = new URLSearchParams({
    error: error.status >= 500 ? 'server_error' : 'access_denied',
    error_code: error.code,
    error_description: error.message,
  })
  const url = new URL(target)
  for (const [name, value] of params) url.searchParams.set(name, value)
  url.hash = params.toString()
  return url.toString()
}

export const redirect = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(303).header('location', location).header('cache-control', 'no-store').send()
