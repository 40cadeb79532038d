// Archives or restores, at the foot of a panel.
import { Archive, ArchiveRestore } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { useArchive } from './use-archive.ts'

export function ArchiveButton({ state }: { state: ReturnType<typeof useArchive> }) {
  return state.isArchived ? (
    <Button
      variant="quiet"
      icon={<ArchiveRestore />}
      needs="fleet:write"
      disabled={state.isPending}
      onClick={state.restore}
    >
      Restore
    </Button>
  ) : (
    <Button
      variant="quiet"
      icon={<Archive />}
      needs="fleet:write"
      disabled={state.isPending}
      onClick={state.archive}
    >
      Archive
    </Button>
  )
}
