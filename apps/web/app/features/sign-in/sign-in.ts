// Password sign-in with timeout, retries and messages (requirements 2.5-4, 7-5).
import { REQUEST_TIMEOUT_MS } from '@dropwise/contracts'
import { isFailedToFetch, retryDelay, shouldRetry } from '../../lib/lost-request.ts'
import { sessionStarted } from '../../lib/session.tsx'
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { providerWords } from './provider-words.ts'

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

/** True when a plain request works: then something blocks only the sign-in. */
async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(4_000) })
    return response.ok
  } catch {
    return false
  }
}

async function messageForLostRequest(): Promise<string> {
  if (!navigator.onLine) return words('offline')
  return (await isServerReachable()) ? words('blocked') : words('network')
}

/** Resolves with a session. Throws errors; a lost request only after retries (requirement 7-5). */
async function requestSession(email: string, password: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const client = await supabase()
      const { error } = await withTimeout(client.auth.signInWithPassword({ email, password }))
      if (!error) return
      throw error
    } catch (error) {
      if (!shouldRetry(attempt - 1, error)) throw error
    }
    await wait(retryDelay(attempt))
  }
}

/** The sentence for an error (requirements 2.5-4, 8-1). */
export async function messageFor(error: unknown): Promise<string> {
  if (error instanceof TimedOut) return words('timedOut')
  if (isFailedToFetch(error)) return messageForLostRequest()
  if (!(error instanceof Error)) return words('loginFailed')
  // Shows the provider's own sentence; other errors come from this page. Compares the name, because the
  // library's check would load the library too early.
  if (error.name.startsWith('Auth'))
    return (
      providerWords(error) ??
      (error.name === 'AuthRetryableFetchError' ? words('unavailable') : words('loginFailed'))
    )
  return words('authenticationFailed', { problem: error.message })
}

/** Signs in; null on success, else one or several lines to show. */
export async function signIn(email: string, password: string): Promise<string | null> {
  if (!navigator.onLine) return words('offline')
  try {
    await requestSession(email, password)
  } catch (error) {
    const message = await messageFor(error)
    // After four lost attempts both apply: retrying did not help, and possible causes.
    return isFailedToFetch(error) && message !== words('offline')
      ? `${words('unavailable')}\n${message}`
      : message
  }
  sessionStarted()
  return null
}
