// Confirms an irreversible action: effect, object and figures. Reversible actions run at once and offer Undo.
import type { ReactNode } from 'react'
import { frameWords as words } from '../lib/words/frame.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { KeyValues } from './key-values.tsx'

export interface ConfirmProps {
  isOpen: boolean
  onClose: () => void
  /** A question naming the object: `Close Harbour Lane?` */
  title: string
  /** What changes and what stays. */
  description?: string | undefined
  /** Summary: cost, number affected, start. */
  facts?: readonly (readonly [label: string, value: ReactNode])[]
  /** The action in words, never "OK". */
  confirmLabel: string
  keepLabel?: string
  /** False for an action that costs money but destroys nothing, such as choosing a plan. */
  isDangerous?: boolean
  isBusy?: boolean
  /** Fields or text required first. */
  children?: ReactNode
  onConfirm: () => void
}

export function Confirm({
  isOpen,
  onClose,
  title,
  description,
  facts = [],
  confirmLabel,
  keepLabel = words('cancel'),
  isDangerous = true,
  isBusy = false,
  children,
  onConfirm,
}: ConfirmProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      {...(description === undefined ? {} : { description })}
      actions={
        <>
          <Button onClick={onClose}>{keepLabel}</Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} disabled={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(facts.length > 0 || children !== undefined) && (
        <div className="grid gap-3.5">
          {facts.length > 0 && <KeyValues rows={facts} />}
          {children}
        </div>
      )}
    </Dialog>
  )
}
