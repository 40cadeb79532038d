// Archives and restores a row with Undo instead of a confirmation.
import { describeError } from '../../lib/api.ts'
import { notify } from '../../ui/toasts.tsx'
import { fleetWords as words } from '../../lib/words/fleet.ts'
import { frameWords } from '../../lib/words/frame.ts'

type Status = 'active' | 'archived'
interface StatusChange {
  isPending: boolean
  mutate: (
    input: { id: string; patch: { status: Status } },
    on?: { onSuccess?: () => void; onError?: (error: Error) => void },
  ) => void
}

/** `change` is the patch mutation. */
export function useArchive(entry: { id: string; name: string; status: Status }, change: StatusChange) {
  const { id, name } = entry
  const setStatus = (status: Status, onSuccess: () => void) =>
    change.mutate(
      { id, patch: { status } },
      {
        onSuccess,
        onError: (error) =>
          notify({ title: words('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
      },
    )
  const restore = () => setStatus('active', () => notify({ title: words('backInUse', { name }) }))
  const archive = () =>
    setStatus('archived', () =>
      notify({ title: words('archivedName', { name }), action: { label: frameWords('undo'), run: restore } }),
    )
  return { isArchived: entry.status === 'archived', isPending: change.isPending, archive, restore }
}
