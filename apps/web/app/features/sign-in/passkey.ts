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

/** The server's limit. */
const PASSKEYS_MAX = 20

/** Texts by code of server or library, or by the browser's error name. */
const TEXTS = new Map<string, Parameters<typeof words>[0]>(
  Object.entries({
    webauthn_credential_not_found: 'passkeyUnknown',
    webauthn_credential_exists: 'passkeyExists',
    webauthn_challenge_not_found: 'passkeyTooLong',
    webauthn_challenge_expired: 'passkeyTooLong',
    webauthn_verification_failed: 'passkeyNotChecked',
    passkey_disabled: 'passkeyWrongAddress',
    over_request_rate_limit: 'tooManyAttemptsWait15',
    insufficient_aal: 'secondStepFirst',
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkeyExists',
    ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'passkeyNotAble',
    ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'passkeyNotAble',
    ERROR_INVALID_DOMAIN: 'passkeyWrongAddress',
    ERROR_INVALID_RP_ID: 'passkeyWrongAddress',
    ERROR_CEREMONY_ABORTED: 'passkeyCancelled',
    NotAllowedError: 'passkeyCancelled',
  } as const),
)

/** The sentence for an error; undefined for unknown ones. */
export function passkeyProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'too_many_passkeys') return words('passkeyTooMany', { count: PASSKEYS_MAX })
  const text = TEXTS.get(code) ?? TEXTS.get(error.name)
  return text && (words as (key: typeof text) => string)(text)
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
  passkeyProblem(error) ?? (error instanceof AuthCallError ? error.message : words('noAnswer'))
