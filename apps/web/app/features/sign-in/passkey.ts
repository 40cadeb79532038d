// Passkeys of this browser: availability, and messages for errors.
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { sessionStarted } from '../../lib/session.tsx'
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { AuthCallError, callAuth } from './auth-call.ts'
import { messageFor } from './sign-in.ts'

/** WebAuthn needs a domain name and a secure connection; localhost counts as both. */
const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^(\[|\d+(\.\d+){3}$)/.test(window.location.hostname)

const never = () => () => {}

/** Prerendering assumes support: most browsers have it, and a late button would shift the layout. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, canUsePasskeys, () => true)

const NOT_KNOWN = 'This passkey is not known here. Sign in with your password, then add a new one.'
const ALREADY_ADDED = 'This device already holds a passkey for your account.'
const WRONG_ADDRESS =
  'Passkeys do not work at this address. Open the site at its own address, then try again.'
const NOT_ABLE = 'This device cannot hold passkeys: it needs a fingerprint, a face or a PIN to unlock them.'
const TOO_LONG = 'That took too long. Please try again.'
const CANCELLED = 'Cancelled, or the time ran out.'

/** By code of server or library, or by the browser's error name. */
const WORDS: Record<string, string> = {
  webauthn_credential_not_found: NOT_KNOWN,
  webauthn_credential_exists: ALREADY_ADDED,
  webauthn_challenge_not_found: TOO_LONG,
  webauthn_challenge_expired: TOO_LONG,
  webauthn_verification_failed: 'The passkey could not be checked. Please try again.',
  passkey_disabled: WRONG_ADDRESS,
  too_many_passkeys: 'You have 20 passkeys, the most there can be. Remove one first.',
  over_request_rate_limit: 'Too many attempts. Wait 15 minutes, then try again.',
  insufficient_aal: 'Sign in again with your second step, then try again.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: ALREADY_ADDED,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: NOT_ABLE,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: NOT_ABLE,
  ERROR_INVALID_DOMAIN: WRONG_ADDRESS,
  ERROR_INVALID_RP_ID: WRONG_ADDRESS,
  ERROR_CEREMONY_ABORTED: CANCELLED,
  NotAllowedError: CANCELLED,
}

/** The sentence for an error; undefined for unknown ones. */
export function passkeyProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return ('code' in error ? WORDS[String(error.code)] : undefined) ?? WORDS[error.name]
}

/** Options pass from server to browser unchanged. */
const optionsSchema = <Options>() => z.custom<Options>((value) => typeof value === 'object' && value !== null)
type CreateOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type GetOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  needs_second_step: z.boolean(),
})
export type Passkey = z.output<typeof passkey>

export const PASSKEYS_KEY = ['account', 'passkeys']
export const listPasskeys = () => callAuth('GET', '/webauthn/passkeys', z.array(passkey))

export async function addPasskey(name: string): Promise<Passkey> {
  const [options, { startRegistration: create }] = await Promise.all([
    callAuth('POST', '/webauthn/register/options', optionsSchema<CreateOptions>()),
    import('@simplewebauthn/browser'),
  ])
  const response = await create({ optionsJSON: options })
  return callAuth('POST', '/webauthn/register/verify', passkey, { name, response })
}

export const renamePasskey = ({ id, name }: Pick<Passkey, 'id' | 'name'>) =>
  callAuth('PATCH', `/webauthn/passkeys/${id}`, passkey, { name })

export const removePasskey = ({ id }: Pick<Passkey, 'id'>) =>
  callAuth('DELETE', `/webauthn/passkeys/${id}`, z.object({ id: z.string(), ended_sessions: z.number() }))

const newSession = z.object({ access_token: z.string(), refresh_token: z.string() })

/** Signs in with the passkey that the person picks. Null on success, else an error sentence. */
export async function signInWithPasskey(): Promise<string | null> {
  if (!navigator.onLine) return words('offline')
  try {
    const [options, { startAuthentication: get }] = await Promise.all([
      callAuth('POST', '/webauthn/sign-in/options', optionsSchema<GetOptions>()),
      import('@simplewebauthn/browser'),
    ])
    const response = await get({ optionsJSON: options })
    const tokens = await callAuth('POST', '/webauthn/sign-in/verify', newSession, { response })
    const client = await supabase()
    const { error } = await client.auth.setSession(tokens)
    if (error) throw error
  } catch (error) {
    return passkeyProblem(error) ?? messageFor(error)
  }
  sessionStarted()
  return null
}

/** The message when changing the list failed. */
export const changeProblem = (error: unknown): string =>
  passkeyProblem(error) ??
  (error instanceof AuthCallError ? error.message : 'The server did not respond. Please try again.')
