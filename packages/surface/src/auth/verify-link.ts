// Links of mails. Programs that scan mails open every link, so opening one shows a page with a button; the button uses it up.
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { sendConfirmPage } from './confirm-page.ts'
import { type AuthContext, transaction } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { query } from './input.ts'
import { allowedRedirect } from './one-time.ts'
import { countProof, expired, HALF_WAY, isLinkValid, type Outcome, prove } from './proof.ts'
import { openSession } from './sessions.ts'
import { callerOf } from './who.ts'

interface Link {
  type: string
  linkToken: string
  /** Where it leads afterwards. */
  target: string
}

/** The page's own form, as opposed to a client's JSON. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** GET /verify: the page that asks for a click; a link that is no longer good leads back with the reason. */
export function openLink(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!context.confirmLinks) return acceptLink(context, request, reply)
  return orRedirect(context, request, reply, async (link) => {
    if (!(await isLinkValid(context, link.type, link.linkToken))) throw expired(true)
    return sendConfirmPage(reply, { type: link.type, action: request.url, siteUrl: context.siteUrl })
  })
}

/** The click: uses the link up and leads back with a session. */
export function acceptLink(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return orRedirect(context, request, reply, async (link) => {
    const location = await transaction(context.pool, async (tx) => {
      const outcome = await prove(context, tx, link)
      return outcome && locationAfter(context, tx, request, link, outcome)
    })
    if (location === undefined) throw expired(true)
    return redirect(reply, location)
  })
}

async function locationAfter(
  context: AuthContext,
  tx: PoolClient,
  request: FastifyRequest,
  { type, target }: Link,
  outcome: Outcome,
): Promise<string> {
  const url = new URL(target)
  if (outcome.kind === 'half-way') {
    url.hash = new URLSearchParams({ message: HALF_WAY }).toString()
    return url.toString()
  }
  const { token, user } = outcome
  if (token.code_challenge && token.code_challenge_method) {
    const authCode = randomUUID()
    await tx.query(
      `insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, auth_code_issued_at)
       values ($1, $2, $3, $4, 'email', 'otp', to_timestamp($5))`,
      [user.id, authCode, token.code_challenge, token.code_challenge_method, context.now() / 1000],
    )
    url.searchParams.set('code', authCode)
    return url.toString()
  }
  const session = await openSession(context, tx, user.id, 'otp', callerOf(request))
  url.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
  }).toString()
  return url.toString()
}

/** Reads the link; errors become a redirect that tells them, since a person is looking. */
async function orRedirect(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (link: Link) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const params = query(request)
  const target = allowedRedirect(context, params.get('redirect_to') ?? undefined)
  try {
    await countProof(context, request)
    const type = params.get('type')
    const linkToken = params.get('token') ?? params.get('token_hash')
    if (!type) throw invalid('Verify requires a verification type')
    if (!linkToken) throw invalid('Verify requires a token or a token hash')
    return await work({ type, linkToken, target })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return redirect(reply, errorLocation(target, error))
  }
}

function errorLocation(target: string, error: AuthError): string {
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

const redirect = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(303).header('location', location).header('cache-control', 'no-store').send()
