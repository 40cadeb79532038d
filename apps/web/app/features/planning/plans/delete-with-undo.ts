// Deleting a plan is permanent, so the call waits for the toast to end; until then the plan is only hidden.
import { describeError } from '../../../lib/api.ts'
import { pendingIds, sendLater } from '../../../lib/pending-ids.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { notify } from '../../../ui/toasts.tsx'

const leaving = pendingIds()

/** Plans hidden before their deletion. */
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
        notify({ title: words('notDeleted'), detail: describeError(error).message, tone: 'bad' }),
      )
      .finally(() => leaving.change([id], false))
  })
  notify({
    title: words('planDeleted', { plan: name }),
    action: {
      label: words('undo'),
      run: () => {
        drop()
        leaving.change([id], false)
        onUndo()
      },
    },
  })
}
