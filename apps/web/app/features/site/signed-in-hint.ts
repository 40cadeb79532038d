// Detects a session from storage alone, because public pages carry no session code.
import { areaOf, AUTH_STORAGE_KEY, ROLES } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'

function read(): string | null {
  try {
    const stored = localStorage.getItem(AUTH_STORAGE_KEY)
    if (!stored) return null
    const session = JSON.parse(stored) as { user?: { app_metadata?: { role?: string } } }
    const role = ROLES.find((each) => each === session.user?.app_metadata?.role)
    return role ? areaOf(role) : '/dashboard'
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** The signed-in person's area, else null. Null before hydration. */
export function useSignedInArea(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}
