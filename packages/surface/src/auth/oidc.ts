// Sign-in by OpenID Connect: GET /authorize sends the browser to the issuer, GET /callback handles its
// answer.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerQuotas } from '../core/caller.ts'
import { rawQuery } from '../core/http.ts'
import { type AuthContext, countTry, transaction } from './context.ts'
import { providerDisabled } from './disabled.ts'
import { AuthError } from './errors.ts'
import { errorLocation, redirect, sessionLocation } from './hand-back.ts'
import { pkceOf, query, redirectWish } from './input.ts'
import { accountFor, connectPerson, PROVIDER } from './oidc-account.ts'
import { type Issuer, newSecrets, type Person, type Secrets } from './oidc-issuer.ts'
import { allowedRedirect, type PkceChallenge } from './one-time.ts'
import { callerOf } from './who.ts'

/** Seconds that a person may take to sign in at the issuer. */
const FLOW_SECONDS = 600
/** Longest URL that older issuers and browsers support. */
const LONGEST_TARGET = 4096

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

export async function authorize(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const params = query(request)
  const { oidc } = context
  if (!oidc || params.get('provider')?.toLowerCase() !== PROVIDER) throw providerDisabled(request)
  const pkce = pkceOf({
    code_challenge: params.get('code_challenge'),
    code_challenge_method: params.get('code_challenge_method'),
  })
  const wish = redirectWish(request)
  const target = allowedRedirect(context, wish && wish.length <= LONGEST_TARGET ? wish : undefined)
  return orBack(context, reply, target, async () => {
    // Each flow makes a row, and nothing can be guessed here, so allow as many as refreshes: an office may
    // sign in together.
    const limit = { most: context.limits.refreshPerIp, seconds: 300 }
    await countTry(context, ...callerQuotas('authorize', request.ip, limit))
    return redirect(reply, await startFlow(context, reply, oidc, { target, pkce }))
  })
}

/** Sends the browser to the issuer with a cookie, without which no answer is accepted. */
export async function startFlow(
  context: AuthContext,
  reply: FastifyReply,
  oidc: Issuer,
  wish: Pick<Flow, 'target' | 'pkce' | 'linkSessionId'>,
): Promise<string> {
  const secrets = newSecrets()
  const url = await oidc.signInUrl(secrets, callbackUrl(context))
  const browser = randomBytes(32).toString('base64url')
  await keepFlow(context, secrets, browser, wish)
  reply.header('set-cookie', cookie(context, secrets.state, browser))
  return url
}

/** Handles an answer. Uses its state up first, so that a second answer with the same state is refused. */
export async function callback(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { oidc } = context
  if (!oidc) throw providerDisabled(request)
  const params = query(request)
  const state = params.get('state') ?? ''
  return orBack(context, reply, signInPage(context, oidc), async () => {
    const flow = await useFlow(context, state)
    if (!flow) throw unknownState()
    reply.header('set-cookie', endedCookie(context, state))
    return orBack(context, reply, flow.target, async () => {
      if (!isSameBrowser(request, state, flow)) throw otherBrowser()
      if (params.has('error')) throw refusedThere(oidc, params.get('error') ?? '')
      const answer = new URL(`${callbackUrl(context)}?${rawQuery(request)}`)
      const person = await oidc.personIn(answer, { ...flow.secrets, state })
      const { linkSessionId } = flow
      if (linkSessionId === undefined)
        return redirect(reply, await signIn(context, oidc, request, flow, person))
      await transaction(context.pool, (tx) => connectPerson(oidc, tx, linkSessionId, person))
      return redirect(reply, connectedLocation(flow.target))
    })
  })
}

/** Responds with the URL that opens the session. */
async function signIn(
  context: AuthContext,
  issuer: Issuer,
  request: FastifyRequest,
  { target, pkce }: Flow,
  person: Person,
): Promise<string> {
  const { location, account } = await transaction(context.pool, async (tx) => {
    const account = await accountFor(context, issuer, tx, request, person)
    const location = await sessionLocation(context, tx, {
      target,
      userId: account.user.id,
      provider: PROVIDER,
      method: 'oauth',
      ...(pkce ? { pkce } : {}),
      caller: callerOf(request),
    })
    return { location, account }
  })
  context.sessionsEnded(account.user.id, account.endedSessions)
  return location
}

/** Returns to the requesting page and reports success. Its session continues. */
function connectedLocation(target: string): string {
  const url = new URL(target)
  url.searchParams.set('connected', PROVIDER)
  return url.toString()
}

const callbackUrl = ({ publicUrl }: AuthContext): string => `${publicUrl}/auth/v1/callback`

const signInPage = ({ siteUrl }: AuthContext, { options }: Issuer): string =>
  new URL(options.signInPath ?? '/', siteUrl).toString()

/** A person is waiting, so report errors on the page that they came from. */
async function orBack(
  { logger }: AuthContext,
  reply: FastifyReply,
  target: string,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    if (error.status >= 500) logger?.warn({ err: error.cause ?? error }, 'sign-in by OpenID Connect failed')
    return redirect(reply, errorLocation(target, error))
  }
}

const unknownState = (): AuthError =>
  new AuthError(
    400,
    'bad_oauth_state',
    'This sign-in was used already or took longer than ten minutes. Start it again.',
  )
const otherBrowser = (): AuthError =>
  new AuthError(400, 'bad_oauth_state', 'This sign-in was started in another browser. Start it again here.')

/** Hides the issuer's own description, because anybody could put a sentence into this URL. */
function refusedThere({ options: { label } }: Issuer, error: string): AuthError {
  if (error === 'access_denied')
    return new AuthError(403, 'access_denied', `The sign-in with ${label} was cancelled.`)
  return new AuthError(
    502,
    'bad_oauth_callback',
    `${label} refused the sign-in. Try again. If it happens once more, tell your administrator.`,
  )
}

export interface Flow {
  secrets: Omit<Secrets, 'state'>
  browserHash: Buffer
  target: string
  pkce: PkceChallenge | undefined
  /** Session whose account to connect; undefined for a sign-in. */
  linkSessionId?: string | undefined
}

async function keepFlow(
  { pool, now }: AuthContext,
  { state, nonce, codeVerifier }: Secrets,
  browser: string,
  { target, pkce, linkSessionId }: Pick<Flow, 'target' | 'pkce' | 'linkSessionId'>,
): Promise<void> {
  const seconds = now() / 1000
  await pool.query('delete from auth.oidc_states where ends_at < to_timestamp($1)', [seconds])
  await pool.query(
    `insert into auth.oidc_states
       (state_hash, browser_hash, nonce, code_verifier, redirect_to, code_challenge, code_challenge_method, ends_at, link_session_id)
     values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8), $9)`,
    [
      hash(state),
      hash(browser),
      nonce,
      codeVerifier,
      target,
      pkce?.challenge ?? null,
      pkce?.method ?? null,
      seconds + FLOW_SECONDS,
      linkSessionId ?? null,
    ],
  )
}

interface FlowRow {
  browser_hash: Buffer
  nonce: string
  code_verifier: string
  redirect_to: string
  code_challenge: string | null
  code_challenge_method: PkceChallenge['method'] | null
  ends_at: Date
  link_session_id: string | null
}

async function useFlow({ pool, now }: AuthContext, state: string): Promise<Flow | undefined> {
  const { rows } = await pool.query<FlowRow>(
    'delete from auth.oidc_states where state_hash = $1 returning *',
    [hash(state)],
  )
  const row = rows[0]
  if (!row || row.ends_at.getTime() < now()) return undefined
  const { code_challenge: challenge, code_challenge_method: method } = row
  return {
    secrets: { nonce: row.nonce, codeVerifier: row.code_verifier },
    browserHash: row.browser_hash,
    target: row.redirect_to,
    pkce: challenge && method ? { challenge, method } : undefined,
    linkSessionId: row.link_session_id ?? undefined,
  }
}

/** One cookie for each sign-in, so that two tabs do not share one. */
const cookieName = (state: string): string => `oidc-${hash(state).toString('hex').slice(0, 12)}`

/**
 * The cookie keeps an attacker from passing the end of their own sign-in to a victim, who would then work in
 * the attacker's account.
 */
function cookie({ publicUrl }: AuthContext, state: string, browser: string, seconds = FLOW_SECONDS): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  // Lax, because the answer comes by a redirect from the issuer's site.
  return `${cookieName(state)}=${browser}; Max-Age=${seconds}; Path=/auth/v1/callback; HttpOnly; SameSite=Lax${secure}`
}

const endedCookie = (context: AuthContext, state: string): string => cookie(context, state, '', 0)

function isSameBrowser(request: FastifyRequest, state: string, { browserHash }: Flow): boolean {
  const start = `${cookieName(state)}=`
  const stateCookie = (request.headers.cookie ?? '').split(/; */).find((part) => part.startsWith(start))
  return stateCookie !== undefined && hash(stateCookie.slice(start.length)).equals(browserHash)
}
