// The session that this browser keeps, read without loading the client library.
import { AUTH_STORAGE_KEY } from '@dropwise/contracts'
import type { Session } from '@supabase/supabase-js'

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(AUTH_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** As the client library wrote it: its token may have run out meanwhile. Null when there is none that can be read. */
export function readStoredSession(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null') as Session | null
    return session?.user?.id && session.access_token ? session : null
  } catch {
    return null
  }
}

/** Clears every local entry of a session, also when the library could not. */
export function clearLocalSession(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(AUTH_STORAGE_KEY)) localStorage.removeItem(key)
  // Pages of this tab hear of it as other tabs do.
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY }))
}
