// Confirms handing over the company, which the caller cannot undo alone.
import type { MemberItem } from '@dropwise/contracts'
import { Confirm } from '../../ui/confirm.tsx'

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
      title={`Hand the company over to ${member?.name ?? ''}?`}
      description="They become administrator: people, plan, invoices and keys are theirs to decide. You become dispatcher at once, and only they can change that. API keys that you made may then do what a dispatcher may."
      confirmLabel="Hand over"
      onConfirm={() => {
        if (member) onHandOver(member)
        onClose()
      }}
    />
  )
}
