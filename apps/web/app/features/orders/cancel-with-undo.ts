// A cancelled delivery cannot come back (its state machine ends there), so the call waits for the toast to go: Undo drops it.
import { useCallback, useSyncExternalStore } from 'react'
import { TOAST_MS } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { plural } from '../../lib/format.ts'
import { notify } from '../../ui/toasts.tsx'
import { useCancelOrders } from './api.ts'

let pending: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const EMPTY: ReadonlySet<string> = new Set()

function change(ids: readonly string[], isPending: boolean): void {
  const next = new Set(pending)
  for (const id of ids)
    if (isPending) next.add(id)
    else next.delete(id)
  pending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Orders whose cancellation is pending and can still be undone. */
export function usePendingCancels(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => EMPTY,
  )
}

/** Cancels after the toast has gone, or at once when the page is left. */
export function useCancelWithUndo(): (ids: readonly string[]) => void {
  const { mutateAsync } = useCancelOrders()
  return useCallback(
    (ids: readonly string[]) => {
      const send = () => {
        clearTimeout(timer)
        window.removeEventListener('pagehide', send)
        mutateAsync([...ids])
          .then(({ failed }) => {
            if (failed[0])
              notify({
                title: `${plural(failed.length, 'order')} could not be cancelled`,
                detail: failed[0].message,
                tone: 'bad',
              })
          })
          .catch((error: unknown) =>
            notify({ title: 'Nothing was cancelled', detail: describeError(error).message, tone: 'bad' }),
          )
          .finally(() => change(ids, false))
      }
      const timer = setTimeout(send, TOAST_MS)
      window.addEventListener('pagehide', send)
      change(ids, true)
      notify({
        title: `${plural(ids.length, 'order')} cancelled`,
        action: {
          label: 'Undo',
          run: () => {
            clearTimeout(timer)
            window.removeEventListener('pagehide', send)
            change(ids, false)
          },
        },
      })
    },
    [mutateAsync],
  )
}
