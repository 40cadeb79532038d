// Pending actions that can be undone, visible to all components.
import { TOAST_MS } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'

const EMPTY: ReadonlySet<string> = new Set()

export interface PendingIds {
  change: (ids: readonly string[], isPending: boolean) => void
  /** Ids with a pending action. */
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

/** Runs `send` after the toast with Undo ends, or when the page unloads. The returned function cancels it. */
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
