// Checks of a passkey's answer: its site, and an unused challenge of ours.
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthContext } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { type Body, object, text } from './input.ts'

const CHALLENGE_SECONDS = 5 * 60
export const CHALLENGE_MS = CHALLENGE_SECONDS * 1000

/** WebAuthn only knows domains, so a server that listens for its own machine is called localhost. */
const OWN_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '[::1]', '[::]', 'localhost'])

export interface RelyingParty {
  id: string
  origin: string
}

/** The site in the browser's terms, from its configured address and never from the request. */
export function relyingParty({ siteUrl }: AuthContext): RelyingParty {
  const { protocol, hostname, port, origin } = new URL(siteUrl)
  if (OWN_MACHINE.has(hostname))
    return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` }
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  if (isAddress || protocol !== 'https:')
    throw new AuthError(404, 'passkey_disabled', 'Passkeys need a site with a domain name and HTTPS')
  return { id: hostname, origin }
}

type ChallengeKind = 'register' | 'sign_in'

/** Stores a new challenge for one answer, with the session when it adds a passkey. */
export async function newChallenge(
  { pool, now }: AuthContext,
  kind: ChallengeKind,
  { origin }: RelyingParty,
  sessionId: string | null,
): Promise<Buffer> {
  const challenge = randomBytes(32)
  await pool.query(
    `with ended as (delete from auth.webauthn_challenges where created_at < to_timestamp($5) - $6 * interval '1 second')
     insert into auth.webauthn_challenges (challenge, kind, session_id, origin, created_at)
     values ($1, $2, $3, $4, to_timestamp($5))`,
    [challenge.toString('base64url'), kind, sessionId, origin, now() / 1000, CHALLENGE_SECONDS],
  )
  return challenge
}

/**
 * Uses up the challenge of an answer before checking it, so that a wrong answer also ends it. Throws unless
 * it was issued for this site and session, recently.
 */
export async function useChallenge(
  { pool, now }: AuthContext,
  kind: ChallengeKind,
  { origin }: RelyingParty,
  sessionId: string | null,
  response: Body,
): Promise<string> {
  const challenge = challengeIn(response)
  const { rows } = await pool.query<{ created_at: Date }>(
    `delete from auth.webauthn_challenges
      where challenge = $1 and kind = $2 and origin = $3 and session_id is not distinct from $4
      returning created_at`,
    [challenge, kind, origin, sessionId],
  )
  const [row] = rows
  if (!row)
    throw new AuthError(400, 'webauthn_challenge_not_found', 'Passkey challenge was not given out or is used')
  if (now() - row.created_at.getTime() > CHALLENGE_MS)
    throw new AuthError(400, 'webauthn_challenge_expired', 'Passkey challenge has expired')
  return challenge
}

/** The credential of a body: `{ response: { id, rawId, type, response: { clientDataJSON, … } } }`. */
export function credentialOf(body: Body): Body {
  const credential = object(body, 'response')
  if (!credential || !object(credential, 'response')) throw invalid('response must be a passkey credential')
  return credential
}

function challengeIn(credential: Body): string {
  const clientData = text(object(credential, 'response') ?? {}, 'clientDataJSON')
  try {
    const { challenge } = decodeClientDataJSON(clientData ?? '')
    if (/^[\w-]{1,200}$/.test(challenge)) return challenge
  } catch {
    // Invalid JSON in base64url counts as missing the challenge.
  }
  throw invalid('clientDataJSON must hold a challenge')
}

export const notVerified = (): AuthError =>
  new AuthError(400, 'webauthn_verification_failed', 'Passkey could not be verified')
