// The question before what cannot be undone: what it does, to what, in figures. What can be undone is done at once and offers Undo.
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { KeyValues } from './key-values.tsx'

export interface ConfirmProps {
  isOpen: boolean
  onClose: () => void
  /** A question that names the thing: `Close Harbour Lane?` */
  title: string
  /** What happens, and what stays. */
  description?: string | undefined
  /** The summary: what it costs, how many it concerns, from when. */
  facts?: readonly (readonly [label: string, value: ReactNode])[]
  /** The act in words, never "OK". */
  confirmLabel: string
  keepLabel?: string
  /** False for an act that costs something and destroys nothing, such as choosing a plan. */
  isDangerous?: boolean
  isBusy?: boolean
  /** What has to be filled in or read first. */
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
  keepLabel = 'Cancel',
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
