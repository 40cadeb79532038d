// A sign-in at the identity provider, from the redirect to the answer: the person it names, and whether that
// person may come in.
import type { Surface } from '@dropwise/surface'
import { AuthError } from '@dropwise/surface/auth/errors'
import type { Platform } from '../../platform/platform.ts'
import { loginUrlOf } from './addresses.ts'
import { mailDomainOf } from './domains.ts'
import { readOidcAnswer, startOidc } from './oidc.ts'
import { SignOnError } from './problem.ts'
import {
  isProvenDomain,
  noteOutcome,
  readConnection,
  readFlow,
  storeFlow,
  useFlow,
  type Connection,
  type Flow,
} from './queries.ts'
import { claimedRequestOf, FLOW_MS, readSamlAnswer, startSaml } from './saml.ts'

type FlowPlatform = Pick<Platform, 'asService' | 'publicUrl' | 'webhookNetworks' | 'surface' | 'log'>

type Challenge = { challenge: string; challengeMethod: 's256' | 'plain' }

/**
 * The page of the identity provider. Without a challenge it is a trial, which signs nobody in. The challenge
 * binds the answer to the tab that left: no other one can trade its code. Throws SignOnError.
 */
export async function startFlow(
  platform: FlowPlatform,
  connection: Connection,
  { redirectTo, challenge }: { redirectTo: string; challenge?: Challenge },
): Promise<string> {
  const { tenantId, kind } = connection
  const start =
    kind === 'oidc'
      ? await startOidc(platform, connection)
      : { ...(await startSaml(platform, connection)), secrets: { nonce: null, codeVerifier: null } }
  await storeFlow(platform, start.key, {
    tenantId,
    isTrial: challenge === undefined,
    ...start.secrets,
    redirectTo,
    challenge: challenge?.challenge ?? null,
    challengeMethod: challenge?.challengeMethod ?? null,
    endsAt: new Date(Date.now() + FLOW_MS),
  })
  return start.url
}

export interface Answer {
  tenantId: string
  ip: string
}

/** The person named by an answer of either protocol. */
interface Named {
  issuer: string
  subject: string
  email: string | undefined
  names: Record<string, string>
}

/** Where the browser goes after an answer of OpenID Connect. */
export async function finishOidc(
  platform: FlowPlatform,
  { tenantId, ip, query }: Answer & { query: string },
): Promise<string> {
  const params = new URLSearchParams(query)
  const state = params.get('state') ?? ''
  const flow = await useFlow(platform, tenantId, state)
  return finish(platform, { tenantId, ip }, flow, async (connection, openFlow) => {
    if (connection.kind !== 'oidc') throw new SignOnError('sso_disabled')
    const error = params.get('error')
    if (error === 'access_denied') throw new SignOnError('sso_cancelled')
    if (error !== null)
      throw new SignOnError(
        'sso_answer_refused',
        'The issuer reported an error in place of a person.',
        `It says: ${error}. ${params.get('error_description') ?? ''}`.trim(),
      )
    const person = await readOidcAnswer(platform, connection, openFlow, { state, query })
    if (person.isEmailUnverified)
      throw new SignOnError('sso_email_missing', 'The issuer says that the mail address is not verified.')
    return person as Named
  })
}

/** Where the browser goes after an answer of SAML. */
export async function finishSaml(
  platform: FlowPlatform,
  { tenantId, ip, samlResponse }: Answer & { samlResponse: string },
): Promise<string> {
  const claimed = claimedRequestOf(samlResponse)
  const flow = claimed === '' ? undefined : await readFlow(platform, tenantId, claimed)
  return finish(platform, { tenantId, ip }, flow, async (connection) => {
    if (connection.kind !== 'saml') throw new SignOnError('sso_disabled')
    const person = await readSamlAnswer(
      platform,
      connection,
      samlResponse,
      async (requestId) => (await readFlow(platform, tenantId, requestId)) !== undefined,
    )
    // Use up the request only now: a refused answer must leave it open, an accepted one uses it once.
    if (person.requestId !== claimed || !(await useFlow(platform, tenantId, person.requestId)))
      throw new SignOnError('sso_expired')
    return { ...person, issuer: connection.issuer }
  })
}

async function finish(
  platform: FlowPlatform,
  { tenantId, ip }: Answer,
  flow: Flow | undefined,
  readAnswer: (connection: Connection, flow: Flow) => Promise<Named>,
): Promise<string> {
  if (!flow) return withProblem(loginUrlOf(platform), new SignOnError('sso_expired'))
  try {
    const connection = await platform.asService('connection of a sign-in', ({ trx }) =>
      readConnection(trx, tenantId),
    )
    if (!connection || (!connection.isEnabled && !flow.isTrial)) throw new SignOnError('sso_disabled')
    const named = await readAnswer(connection, flow)
    const email = await provenAddress(platform, tenantId, named)
    const location = flow.isTrial
      ? flow.redirectTo
      : await signIn(platform, connection, flow, { ...named, email }, ip)
    await noteOutcome(platform, tenantId, null)
    return location
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const problem = problemOf(error)
    const { detail, unverified } = problem
    platform.log.warn(
      { tenantId, problem: problem.problem, detail, unverified: unverified?.slice(0, 500) },
      'single sign-on failed',
    )
    // A person who is not admitted is no fault of the connection.
    if (FAULTS.has(problem.problem))
      await noteOutcome(
        platform,
        tenantId,
        flow.isTrial && unverified !== undefined ? `${detail} ${unverified}` : detail,
      )
    return flow.isTrial ? flow.redirectTo : withProblem(flow.redirectTo, problem)
  }
}

/** Problems that an administrator solves at the identity provider or in the settings. */
const FAULTS: ReadonlySet<string> = new Set([
  'sso_unreachable',
  'sso_answer_refused',
  'sso_email_missing',
  'sso_foreign_address',
])

/** The address in a proven domain. Throws SignOnError. */
async function provenAddress(platform: FlowPlatform, tenantId: string, { email }: Named): Promise<string> {
  if (email === undefined) throw new SignOnError('sso_email_missing', 'The answer names no mail address.')
  const [name = '', domain = '', ...rest] = email.split('@')
  const mailDomain = mailDomainOf(domain)
  if (rest.length === 0 && name !== '' && (await isProvenDomain(platform, tenantId, mailDomain)))
    return `${name.toLowerCase()}@${mailDomain}`
  throw new SignOnError(
    'sso_foreign_address',
    `The answer names ${email.slice(0, 200)}, which is in no proven domain.`,
  )
}

async function signIn(
  { surface }: { surface: Surface },
  { tenantId, kind }: Connection,
  { redirectTo, challenge, challengeMethod }: Flow,
  { issuer, subject, email, names }: Named & { email: string },
  ip: string,
): Promise<string> {
  if (/\p{Cc}/u.test(subject) || subject.length > 1000)
    throw new SignOnError(
      'sso_answer_refused',
      'The name of the person contains control characters or is too long.',
    )
  return surface
    .signInNamed(
      { provider: `sso:${tenantId}`, issuer, subject, email, names },
      {
        method: `sso/${kind}`,
        target: redirectTo,
        pkce: { challenge: challenge ?? '', method: challengeMethod ?? 's256' },
        ip,
        async admit({ userId, isLinked }, tx) {
          const { rows } = await tx.query<{ admission: string }>(
            'select app.admit_by_sign_on($1, $2, $3, $4) as admission',
            [tenantId, userId, isLinked, email],
          )
          const admission = rows[0]?.admission
          if (admission === 'disabled') throw new SignOnError('sso_disabled')
          if (admission === 'elsewhere') throw new SignOnError('sso_elsewhere')
          if (admission === 'deactivated') throw new SignOnError('sso_deactivated')
          if (admission === 'not_invited') throw new SignOnError('sso_not_invited')
          if (admission !== 'joins') return undefined
          return {
            joins: async (id) =>
              void (await tx.query('select app.join_by_sign_on($1, $2, $3)', [tenantId, id, email])),
          }
        },
      },
    )
    .catch((error: unknown) => {
      const { message } = error as Error
      if (message === 'plan_limit') throw new SignOnError('sso_no_place')
      // The driver of the invitation has an account by now, so it invites nobody.
      if (message === 'driver_has_account') throw new SignOnError('sso_not_invited')
      throw error
    })
}

/** Errors of the accounts, in the words of single sign-on. */
function problemOf(error: AuthError): SignOnError {
  if (error instanceof SignOnError) return error
  if (error.code === 'identity_already_exists') return new SignOnError('sso_other_person')
  if (error.code === 'user_banned') return new SignOnError('sso_deactivated')
  return new SignOnError('sso_answer_refused', error.message)
}

/** As the server's own sign-in by OpenID Connect reports problems. */
export function withProblem(target: string, { problem, message }: SignOnError): string {
  const url = new URL(target)
  url.searchParams.set('error', 'access_denied')
  url.searchParams.set('error_code', problem)
  url.searchParams.set('error_description', message)
  return url.toString()
}
