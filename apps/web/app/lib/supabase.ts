// The page's Supabase client (requirement 9-2): session under `supabase_auth`, implicit flow, no session read
// from the URL.
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  AUTH_STORAGE_KEY,
  REALTIME_HEARTBEAT_MS,
  REALTIME_RECONNECT_MS,
  REALTIME_TIMEOUT_MS,
} from '@dropwise/contracts'
import { backendUrl } from './backend.ts'
import { loadConfig } from './config.ts'
import { renewSession } from './renew-session.ts'
import { fetchNotingEnd } from './session-end.ts'

/** Least interval between session checks, in milliseconds, since a page has many calls in flight. */
const CHECK_MS = 10_000

let lastCheck = -Infinity
let pending: Promise<SupabaseClient> | null = null

/** Wait before the n-th reconnect, in milliseconds, from 1. */
export function reconnectDelay(attempt: number): number {
  const waits = REALTIME_RECONNECT_MS
  return waits[Math.min(attempt, waits.length) - 1] ?? waits[0]
}

/** Options of the page's client (requirement 9-2). */
export const CLIENT_OPTIONS = {
  // lib/query.ts retries; both together would show a skeleton for half a minute before an error.
  db: { retry: false },
  auth: {
    storageKey: AUTH_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
  },
  realtime: {
    timeout: REALTIME_TIMEOUT_MS,
    heartbeatIntervalMs: REALTIME_HEARTBEAT_MS,
    reconnectAfterMs: reconnectDelay,
  },
} as const

/** The client, created on first use. */
export function supabase(): Promise<SupabaseClient> {
  // Loaded with the configuration rather than the page, whose first view needs neither.
  pending ??= Promise.all([loadConfig(), backendUrl(), import('@supabase/supabase-js')])
    .then(([config, url, { createClient }]) =>
      createClient(url, config.anonKey, { ...CLIENT_OPTIONS, global: { fetch: fetchWatchingSession } }),
    )
    .catch((error: unknown) => {
      pending = null
      throw error
    })
  return pending
}

/** `fetch` for the client library. */
async function fetchWatchingSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchNotingEnd(input, init)
  const url = input instanceof Request ? input.url : String(input)
  if (response.status === 401 && !url.includes('/auth/v1/')) checkSession()
  return response
}

/**
 * Checks the session after an unauthorised call. A session ended elsewhere, such as from the list of devices,
 * would cause refusals until its token expires; signing out leads to the sign-in page.
 */
export function checkSession(): void {
  if (performance.now() - lastCheck < CHECK_MS) return
  lastCheck = performance.now()
  void supabase()
    .then(renewSession)
    .catch(() => {})
}
