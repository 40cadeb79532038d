// Frame of a bulk change: empty fields stay unchanged.
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface ChangeDialogProps {
  /** `2 vehicles`. */
  what: string
  isReady: boolean
  onClose: () => void
  onSave: () => void
  children: ReactNode
}

export function ChangeDialog({ what, isReady, onClose, onSave, children }: ChangeDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change ${what}`}
      description="Fields left empty stay unchanged."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isReady} onClick={onSave}>
            Change {what}
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
