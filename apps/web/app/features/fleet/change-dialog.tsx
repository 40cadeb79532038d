// Frame of a bulk change: empty fields stay unchanged.
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

interface ChangeDialogProps {
  /** `Change 2 vehicles`. */
  title: string
  isReady: boolean
  onClose: () => void
  onSave: () => void
  children: ReactNode
}

export function ChangeDialog({ title, isReady, onClose, onSave, children }: ChangeDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={words('emptyStaysUnchanged')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={onSave}>
            {title}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">{children}</div>
    </Dialog>
  )
}

/** Adds comma-separated skills without repeats. */
export function withSkills(present: readonly string[], added: string): string[] {
  const names = added
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return [...new Set([...present, ...names])]
}
