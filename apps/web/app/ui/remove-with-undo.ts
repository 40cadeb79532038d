// Removes a thing of a list after the toast has gone: until then it is hidden, and Undo brings it back.
import { describeError } from '../lib/api.ts'
import { pendingIds, sendLater } from '../lib/pending-ids.ts'
import { notify } from './toasts.tsx'

interface Removals {
  /** Ids of what is hidden. */
  useRemoved: () => ReadonlySet<string>
  remove: (thing: { id: string; name: string }, send: (id: string) => Promise<unknown>) => void
}

/** One for each kind of thing. */
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
              title: `${name} could not be removed`,
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
      notify({ title: `${name} removed`, action: { label: 'Undo', run: undo } })
    },
  }
}
