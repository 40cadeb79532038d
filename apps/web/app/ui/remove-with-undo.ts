// Removes a list item after the toast; until then it is hidden, and Undo restores it.
import { frameWords as words } from '../lib/words/frame.ts'
import { describeError } from '../lib/api.ts'
import { pendingIds, sendLater } from '../lib/pending-ids.ts'
import { notify } from './toasts.tsx'

interface Removals {
  /** Ids of hidden items. */
  useRemoved: () => ReadonlySet<string>
  remove: (entry: { id: string; name: string }, send: (id: string) => Promise<unknown>) => void
}

/** Create one per kind of item. */
export function removeWithUndo(): Removals {
  const { change, usePending } = pendingIds()
  return {
    useRemoved: usePending,
    remove({ id, name }, send) {
      change([id], true)
      const drop = sendLater(() => {
        send(id)
          .catch((error: unknown) =>
            notify({
              title: words('notRemoved', { name }),
              detail: describeError(error).message,
              tone: 'bad',
            }),
          )
          .finally(() => change([id], false))
      })
      const undo = () => {
        drop()
        change([id], false)
      }
      notify({ title: words('removed', { name }), action: { label: words('undo'), run: undo } })
    },
  }
}
