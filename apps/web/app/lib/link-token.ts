// The secret behind the # of a link, which no server on the way sees.
import { useSyncExternalStore } from 'react'

const keyOf = (path: string) => `link of ${path}`

function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** Keeps the secret of this page in this tab while its person signs in elsewhere. */
export function keepLinkToken(path: string, token: string): void {
  sessionStorage.setItem(keyOf(path), token)
}

/** Null while the page is drawn without a browser; empty when there is none. The address keeps it for a reload. */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1) || (sessionStorage.getItem(keyOf(window.location.pathname)) ?? ''),
    () => null,
  )
