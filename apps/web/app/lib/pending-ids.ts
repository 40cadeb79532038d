// What is about to be done to some things and can still be undone: all that shows them knows of it.
import { TOAST_MS } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'

const EMPTY: ReadonlySet<string> = new Set()

export interface PendingIds {
  change: (ids: readonly string[], isPending: boolean) => void
  /** Those that are pending now. */
  usePending: () => ReadonlySet<string>
}

export function pendingIds(): PendingIds {
  let pending = EMPTY
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    change(ids, isPending) {
      const next = new Set(pending)
      for (const id of ids)
        if (isPending) next.add(id)
        else next.delete(id)
      pending = next
      for (const listener of listeners) listener()
    },
    usePending: () =>
      useSyncExternalStore(
        subscribe,
        () => pending,
        () => EMPTY,
      ),
  }
}

/** Runs `send` once the toast with Undo has gone, or at once when the page is left. What it returns drops it. */
export function sendLater(send: () => void): () => void {
  const sendNow = () => {
    drop()
    send()
  }
  const drop = () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', sendNow)
  }
  const timer = setTimeout(sendNow, TOAST_MS)
  window.addEventListener('pagehide', sendNow)
  return drop
}
