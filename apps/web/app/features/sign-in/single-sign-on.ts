// Sign-in with the operator's OpenID Connect server: leaving, and parsing the return URL.
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

/** Goes to the other server, which returns to this page. Returns an error sentence on failure. */
export async function leaveForSingleSignOn(leave = (url: string) => window.location.assign(url)) {
  if (!navigator.onLine) return words('offline')
  try {
    const verifier = randomVerifier()
    const params = new URLSearchParams({
      provider: 'oidc',
      redirect_to: window.location.origin + window.location.pathname + window.location.search,
      ...(await challengeOf(verifier)),
    })
    sessionStorage.setItem(VERIFIER_KEY, verifier)
    leave(`${await backendUrl()}/auth/v1/authorize?${params.toString()}`)
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
  const problem = params.get('error_description')
  if (code === null && problem === null) return null
  for (const name of RETURNED) params.delete(name)
  const rest = params.size === 0 ? '' : `?${params.toString()}`
  window.history.replaceState(window.history.state, '', window.location.pathname + rest)
  const verifier = sessionStorage.getItem(VERIFIER_KEY)
  sessionStorage.removeItem(VERIFIER_KEY)
  if (verifier === null) return { problem: words('startedElsewhere') }
  return code === null ? { problem: problem ?? '' } : { code, verifier }
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
