// Sign-in with the operator's OpenID Connect server, or the identity provider of a company: leaving, and parsing
// the return URL.
import type { SignOnProblem } from '@dropwise/contracts'
import { z } from 'zod'
import { backendUrl } from '../../lib/backend.ts'
import { sessionStarted } from '../../lib/session.tsx'
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { AuthCallError, callAuth } from './auth-call.ts'
import { messageFor } from './sign-in.ts'

/** Storage key of this tab's PKCE verifier. */
const VERIFIER_KEY = 'single_sign_on_verifier'
const RETURNED = ['code', 'error', 'error_code', 'error_description']

export type Return = { code: string; verifier: string } | { problem: string }

/** Sentences for the ways in which single sign-on of a company fails. */
const PROBLEMS = {
  sso_no_domain: 'ssoNoDomain',
  sso_disabled: 'ssoNoDomain',
  sso_expired: 'tookTooLong',
  sso_cancelled: 'passkeyCancelled',
  sso_unreachable: 'ssoUnreachable',
  sso_answer_refused: 'ssoUntrusted',
  sso_email_missing: 'ssoUntrusted',
  sso_foreign_address: 'ssoUntrusted',
  sso_elsewhere: 'ssoElsewhere',
  sso_deactivated: 'ssoNotMember',
  sso_not_invited: 'ssoNotMember',
  sso_no_place: 'ssoNoPlace',
  sso_other_person: 'ssoOtherPerson',
} as const satisfies Record<SignOnProblem, Parameters<typeof words>[0]>

type Leave = (url: string) => void
const leaveNow: Leave = (url) => window.location.assign(url)

/** Goes to the operator's server, which returns to this page. Returns an error sentence on failure. */
export const leaveForSingleSignOn = (leave = leaveNow) =>
  leaveBy('/auth/v1/authorize', { provider: 'oidc' }, leave)

/** Goes to the identity provider of the company of a mail address. Sends its domain alone. */
export async function leaveForCompany(email: string, leave = leaveNow): Promise<string | null> {
  const [name = '', domain = ''] = email.trim().split('@')
  if (name === '' || domain === '') return words('ssoAddressFirst')
  return leaveBy('/api/v1/sign-on/start', { domain }, leave)
}

async function leaveBy(path: string, wish: Record<string, string>, leave: Leave): Promise<string | null> {
  if (!navigator.onLine) return words('offline')
  try {
    const verifier = randomVerifier()
    const params = new URLSearchParams({
      ...wish,
      redirect_to: window.location.origin + window.location.pathname + window.location.search,
      ...(await challengeOf(verifier)),
    })
    sessionStorage.setItem(VERIFIER_KEY, verifier)
    leave(`${await backendUrl()}${path}?${params.toString()}`)
    return null
  } catch (error) {
    return messageFor(error)
  }
}

/**
 * Reads the return once and removes it from the URL; null otherwise. Only in the tab that left, so foreign
 * links can neither sign in nor show text here.
 */
export function takeReturn(): Return | null {
  const params = new URLSearchParams(window.location.search)
  const code = params.get('code')
  const problem = problemIn(params)
  if (code === null && problem === null) return null
  for (const name of RETURNED) params.delete(name)
  const rest = params.size === 0 ? '' : `?${params.toString()}`
  window.history.replaceState(window.history.state, '', window.location.pathname + rest)
  const verifier = sessionStorage.getItem(VERIFIER_KEY)
  sessionStorage.removeItem(VERIFIER_KEY)
  if (verifier === null) return { problem: words('startedElsewhere') }
  return code === null ? { problem: problem ?? '' } : { code, verifier }
}

function problemIn(params: URLSearchParams): string | null {
  const code = params.get('error_code') ?? ''
  return code in PROBLEMS ? words(PROBLEMS[code as SignOnProblem]) : params.get('error_description')
}

const newSession = z.object({ access_token: z.string(), refresh_token: z.string() })

/** Signs in with the returned code; null on success, else an error sentence. */
export async function enterByReturn(back: Return): Promise<string | null> {
  if ('problem' in back) return back.problem
  try {
    const tokens = await callAuth('POST', '/token?grant_type=pkce', newSession, {
      auth_code: back.code,
      code_verifier: back.verifier,
    })
    const client = await supabase()
    const { error } = await client.auth.setSession(tokens)
    if (error) throw error
  } catch (error) {
    if (error instanceof AuthCallError && error.code.startsWith('flow_state')) return words('tookTooLong')
    return messageFor(error)
  }
  sessionStarted()
  return null
}

function randomVerifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Challenge {
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
}

async function challengeOf(verifier: string): Promise<Challenge> {
  // Hashing needs a secure context, which a local network without TLS lacks.
  if (!window.isSecureContext) return { code_challenge: verifier, code_challenge_method: 'plain' }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  const base64 = btoa(String.fromCharCode(...digest))
  const challenge = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return { code_challenge: challenge, code_challenge_method: 's256' }
}
