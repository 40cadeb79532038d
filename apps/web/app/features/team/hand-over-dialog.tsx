// Asks before the company changes hands: afterwards one cannot take it back oneself.
import type { MemberItem } from '@dropwise/contracts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

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
    <Dialog
      isOpen={member !== null}
      onClose={onClose}
      title={`Hand the company over to ${member?.name ?? ''}?`}
      description="They become administrator: people, plan, invoices and keys are theirs to decide. You become dispatcher at once, and only they can change that. API keys that you made may then do what a dispatcher may."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              if (member) onHandOver(member)
              onClose()
            }}
          >
            Hand over
          </Button>
        </>
      }
    />
  )
}
