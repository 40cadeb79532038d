// Reads this browser's stored session without loading the client library.
import { AUTH_STORAGE_KEY } from '@dropwise/contracts'
import type { Session } from '@supabase/supabase-js'

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(AUTH_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** As the client library stored it; its token may have expired. Null when missing or unreadable. */
export function readStoredSession(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null') as Session | null
    return session?.user?.id && session.access_token ? session : null
  } catch {
    return null
  }
}

/** Deletes the session's local entries, even when the library could not. */
export function clearLocalSession(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(AUTH_STORAGE_KEY)) localStorage.removeItem(key)
  // Notifies this tab, since storage events reach only other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY }))
}
