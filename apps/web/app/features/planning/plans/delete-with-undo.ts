// A deleted plan does not come back, so the call waits for its toast: until then the plan is only out of sight.
import { describeError } from '../../../lib/api.ts'
import { pendingIds, sendLater } from '../../../lib/pending-ids.ts'
import { notify } from '../../../ui/toasts.tsx'

const leaving = pendingIds()

/** Plans that are deleted as far as people can see. */
export const useLeavingPlans = leaving.usePending

/** `onUndo` shows it again. */
export function deleteWithUndo(
  { id, name }: { id: string; name: string },
  remove: (id: string) => Promise<unknown>,
  onUndo: () => void,
): void {
  leaving.change([id], true)
  const drop = sendLater(() => {
    remove(id)
      .catch((error: unknown) =>
        notify({ title: 'Could not delete the plan', detail: describeError(error).message, tone: 'bad' }),
      )
      .finally(() => leaving.change([id], false))
  })
  notify({
    title: `${name} deleted`,
    action: {
      label: 'Undo',
      run: () => {
        drop()
        leaving.change([id], false)
        onUndo()
      },
    },
  })
}
