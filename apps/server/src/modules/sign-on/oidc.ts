// OpenID Connect with the issuer of a company. Its addresses are called as those of webhooks are: never one
// inside our network.
import { Issuer, newSecrets, type Person } from '@dropwise/surface/auth/oidc-issuer'
import { AuthError } from '@dropwise/surface/auth/errors'
import { callAddress, RefusedAddress } from '../../platform/call-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { redirectUrlOf } from './addresses.ts'
import { SignOnError } from './problem.ts'
import type { Connection, Flow } from './queries.ts'

const TIMEOUT_SECONDS = 8
/** Most bytes of an issuer's answer; discovery documents and key sets have a few thousand. */
const ANSWER_BYTES = 300_000

type OidcPlatform = Pick<Platform, 'publicUrl' | 'webhookNetworks'>

function issuerOf({ webhookNetworks }: OidcPlatform, { issuer, clientId, secret }: Connection): Issuer {
  return new Issuer({
    issuer,
    clientId: clientId ?? '',
    clientSecret: secret ?? '',
    label: 'Your company’s sign-in server',
    timeoutSeconds: TIMEOUT_SECONDS,
    async fetch(url, { method, headers, body }) {
      const answer = await callAddress(url, {
        method: method === 'POST' ? 'POST' : 'GET',
        headers,
        body: body === undefined || body === null ? '' : await new Response(body as BodyInit).text(),
        timeoutMs: TIMEOUT_SECONDS * 1000,
        allowedNetworks: webhookNetworks,
        readBytes: ANSWER_BYTES,
      }).catch((error: unknown) => {
        if (error instanceof RefusedAddress) throw error
        // What `fetch` throws without a connection.
        throw new TypeError('fetch failed', { cause: error })
      })
      return new Response(answer.text ?? '', {
        status: answer.status,
        headers: answer.type === undefined ? {} : { 'content-type': answer.type },
      })
    },
  })
}

interface Start {
  url: string
  /** Key of the flow. */
  key: string
  secrets: Pick<Flow, 'nonce' | 'codeVerifier'>
}

/** Throws SignOnError. */
export async function startOidc(platform: OidcPlatform, connection: Connection): Promise<Start> {
  const secrets = newSecrets()
  const url = await explained(() =>
    issuerOf(platform, connection).signInUrl(secrets, redirectUrlOf(platform, connection.tenantId)),
  )
  return { url, key: secrets.state, secrets: { nonce: secrets.nonce, codeVerifier: secrets.codeVerifier } }
}

/** The person in an answer with this query. Throws SignOnError. */
export function readOidcAnswer(
  platform: OidcPlatform,
  connection: Connection,
  { nonce, codeVerifier }: Flow,
  { state, query }: { state: string; query: string },
): Promise<Person> {
  const answerUrl = new URL(`${redirectUrlOf(platform, connection.tenantId)}?${query}`)
  const secrets = { state, nonce: nonce ?? '', codeVerifier: codeVerifier ?? '' }
  return explained(() => issuerOf(platform, connection).personIn(answerUrl, secrets))
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const detail = reasonOf(error)
    throw new SignOnError(
      error.code === 'provider_unreachable' ? 'sso_unreachable' : 'sso_answer_refused',
      detail,
    )
  }
}

/** The innermost sentences, which name the field or the address that is wrong. */
function reasonOf(error: Error): string {
  const reasons: string[] = []
  for (let cause: unknown = error.cause; cause instanceof Error && reasons.length < 3; cause = cause.cause)
    if (!reasons.includes(cause.message)) reasons.push(cause.message)
  return reasons.join(' ') || error.message
}
