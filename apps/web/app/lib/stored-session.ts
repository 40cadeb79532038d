// Whether this browser keeps a session, told without loading the client library.
import { AUTH_STORAGE_KEY } from '@dropwise/contracts'

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(AUTH_STORAGE_KEY) !== null
  } catch {
    return false
  }
}
