// The secret in a link's fragment, which servers never see.
import { useSyncExternalStore } from 'react'

const keyOf = (path: string) => `link of ${path}`

function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** Keeps this page's secret in the tab while its person signs in elsewhere. */
export function keepLinkToken(path: string, token: string): void {
  sessionStorage.setItem(keyOf(path), token)
}

/** Null during prerendering; empty without a secret. The URL keeps it for a reload. */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1) || (sessionStorage.getItem(keyOf(window.location.pathname)) ?? ''),
    () => null,
  )
