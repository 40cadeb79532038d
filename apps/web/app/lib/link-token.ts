// The secret behind the # of a link, which no server on the way sees.
import { useSyncExternalStore } from 'react'

function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** Null while the page is drawn without a browser; empty when the address has none. The address keeps it for a reload. */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  )
