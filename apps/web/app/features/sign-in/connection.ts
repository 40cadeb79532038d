// The account's connection to the operator's sign-in server: read, create, end.
import { z } from 'zod'
import { supabase } from '../../lib/supabase.ts'
import { AuthCallError, callAuth } from './auth-call.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

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

/** Null when not connected. */
export async function readConnection(): Promise<Connection | null> {
  const { identities } = await callAuth('GET', '/user', user)
  return identities.find(({ provider }) => provider === 'oidc') ?? null
}

/** Marks that this tab started, so results in other links are ignored. */
const ASKED_KEY = 'single_sign_on_connecting'
const RETURNED = ['connected', 'error', 'error_code', 'error_description']

/** Goes to the other server, which returns to this page. */
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

/** Reads the result of the return once and removes it from the URL; null otherwise. */
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

/** Ends the connection; returns how many sessions ended with it. Refreshes the token. */
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

const TEXTS = new Map([
  ['insufficient_aal', 'secondStepFirst'],
  ['email_not_confirmed', 'confirmEmailFirst'],
  ['over_request_rate_limit', 'tooManyAttempts'],
] as const)

/** The sentence for an error; the server's own when it is meant for people. */
export function connectionProblem(error: unknown): string {
  if (!(error instanceof AuthCallError)) return words('noAnswer')
  const text = TEXTS.get(error.code as 'insufficient_aal')
  return text ? words(text) : error.message
}
