// Confirms handing over the company, which the caller cannot undo alone.
import type { MemberItem } from '@dropwise/contracts'
import { Confirm } from '../../ui/confirm.tsx'
import { teamWords as words } from '../../lib/words/team.ts'

export function HandOverDialog({
  member,
  onClose,
  onHandOver,
}: {
  member: MemberItem | null
  onClose: () => void
  onHandOver: (member: MemberItem) => void
}) {
  return (
    <Confirm
      isOpen={member !== null}
      onClose={onClose}
      title={words('handOverQuestion', { name: member?.name ?? '' })}
      description={words('handOverEffect')}
      confirmLabel={words('handOver')}
      onConfirm={() => {
        if (member) onHandOver(member)
        onClose()
      }}
    />
  )
}
