// Archives or restores, at the foot of a panel.
import { Archive, ArchiveRestore } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { useArchive } from './use-archive.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'

export function ArchiveButton({ state }: { state: ReturnType<typeof useArchive> }) {
  return state.isArchived ? (
    <Button
      variant="quiet"
      icon={<ArchiveRestore />}
      needs="fleet:write"
      disabled={state.isPending}
      onClick={state.restore}
    >
      {words('restore')}
    </Button>
  ) : (
    <Button
      variant="quiet"
      icon={<Archive />}
      needs="fleet:write"
      disabled={state.isPending}
      onClick={state.archive}
    >
      {words('archive')}
    </Button>
  )
}
