// The account's connection to the operator's own sign-in server: read, made, ended.
import { z } from 'zod'
import { supabase } from '../../lib/supabase.ts'
import { AuthCallError, callAuth } from './auth-call.ts'

export const CONNECTION_KEY = ['account', 'connection']

const identity = z.object({
  identity_id: z.string(),
  provider: z.string(),
  email: z.string().optional(),
  created_at: z.string(),
  last_sign_in_at: z.string().optional(),
})
const user = z.object({ identities: z.array(identity).default([]) })
export type Connection = z.output<typeof identity>

/** Null where the account is not connected. */
export async function readConnection(): Promise<Connection | null> {
  const { identities } = await callAuth('GET', '/user', user)
  return identities.find(({ provider }) => provider === 'oidc') ?? null
}

/** This tab asked: what comes back in the address of others is not shown. */
const ASKED_KEY = 'single_sign_on_connecting'
const RETURNED = ['connected', 'error', 'error_code', 'error_description']

/** Leaves for the other server; back to this page afterwards. */
export async function leaveToConnect(leave = (url: string) => window.location.assign(url)): Promise<void> {
  const params = new URLSearchParams({
    provider: 'oidc',
    skip_http_redirect: 'true',
    redirect_to: window.location.origin + window.location.pathname,
  })
  const { url } = await callAuth(
    'GET',
    `/user/identities/authorize?${params.toString()}`,
    z.object({ url: z.url() }),
  )
  sessionStorage.setItem(ASKED_KEY, '1')
  leave(url)
}

/** What the way back brought, once, and out of the address at once; null where nobody comes back. */
export function takeConnectReturn(): { problem: string | null } | null {
  const params = new URLSearchParams(window.location.search)
  const problem = params.get('error_description')
  if (problem === null && !params.has('connected')) return null
  for (const name of RETURNED) params.delete(name)
  const rest = params.size === 0 ? '' : `?${params.toString()}`
  window.history.replaceState(window.history.state, '', window.location.pathname + rest)
  const isOurs = sessionStorage.getItem(ASKED_KEY) !== null
  sessionStorage.removeItem(ASKED_KEY)
  return isOurs ? { problem } : null
}

/** Ends it; resolves with how many sessions ended with it. The token learns of it at once. */
export async function endConnection({ identity_id: id }: Pick<Connection, 'identity_id'>): Promise<number> {
  const { ended_sessions: ended } = await callAuth(
    'DELETE',
    `/user/identities/${id}`,
    z.object({ ended_sessions: z.number().default(0) }),
  )
  const client = await supabase()
  await client.auth.refreshSession()
  return ended
}

const WORDS: Record<string, string> = {
  insufficient_aal: 'Sign in again with your second step, then try again.',
  email_not_confirmed: 'Confirm your email address first, then try again.',
  over_request_rate_limit: 'Too many attempts. Wait 5 minutes, then try again.',
}

/** The sentence for a refusal; the surface's own where that is meant for people. */
export function connectionProblem(error: unknown): string {
  if (!(error instanceof AuthCallError)) return 'The server did not respond. Please try again.'
  return WORDS[error.code] ?? error.message
}
