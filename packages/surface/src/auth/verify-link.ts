// Links of mails. Mail scanners open every link, so opening one shows a page with a button that uses it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { sendConfirmPage } from './confirm-page.ts'
import { type AuthContext, transaction } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { errorLocation, redirect, sessionLocation } from './hand-back.ts'
import { query } from './input.ts'
import { allowedRedirect } from './one-time.ts'
import { countProof, expired, HALF_WAY, isLinkValid, type Outcome, prove } from './proof.ts'
import { callerOf } from './who.ts'

interface Link {
  type: string
  linkToken: string
  /** Target after the link. */
  target: string
}

/** Whether the request is the page's form, not a client's JSON. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** GET /verify: the page with the button; an invalid link redirects with the reason. */
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

/** The click: uses the link and redirects with a session. */
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
  if (outcome.kind === 'half-way') {
    const url = new URL(target)
    url.hash = new URLSearchParams({ message: HALF_WAY }).toString()
    return url.toString()
  }
  const { token, user } = outcome
  const { code_challenge: challenge, code_challenge_method: method } = token
  return sessionLocation(context, tx, {
    target,
    userId: user.id,
    provider: 'email',
    method: 'otp',
    ...(challenge && method ? { pkce: { challenge, method } } : {}),
    caller: callerOf(request),
    fragment: { type },
  })
}

/** Reads the link; errors become redirects, because a person is waiting. */
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
