// The password grant with its time-out, its retries and its words (requirements 2.5-4, 7-5).
import { REQUEST_RETRIES, REQUEST_RETRY_STEP_MS, REQUEST_TIMEOUT_MS } from '@dropwise/contracts'
import { sessionStarted } from '../../lib/session.tsx'
import { supabase } from '../../lib/supabase.ts'
import { BLOCKED, LOGIN_FAILED, NETWORK, OFFLINE, TIMED_OUT, UNAVAILABLE } from './messages.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

class TimedOut extends Error {}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), REQUEST_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** True when a plain request still gets through: then something between page and network eats the sign-in alone. */
async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(4_000) })
    return response.ok
  } catch {
    return false
  }
}

async function wordsForLostRequest(status: number): Promise<string> {
  if (!navigator.onLine) return OFFLINE
  if (status >= 500) return UNAVAILABLE
  return (await isServerReachable()) ? BLOCKED : NETWORK
}

/** Signs in; null on success, else the sentence to show. */
export async function signIn(email: string, password: string): Promise<string | null> {
  if (!navigator.onLine) return OFFLINE
  for (let attempt = 1; ; attempt++) {
    try {
      const client = await supabase()
      const { error } = await withTimeout(client.auth.signInWithPassword({ email, password }))
      if (!error) {
        sessionStarted()
        return null
      }
      // The library's own test for it would bring the library onto the page before it is needed.
      if (error.name !== 'AuthRetryableFetchError') return error.message || LOGIN_FAILED
      if (attempt > REQUEST_RETRIES) return await wordsForLostRequest(error.status ?? 0)
    } catch (error) {
      if (error instanceof TimedOut) return TIMED_OUT
      if (attempt > REQUEST_RETRIES) return await wordsForLostRequest(0)
    }
    await wait(REQUEST_RETRY_STEP_MS * attempt)
  }
}
