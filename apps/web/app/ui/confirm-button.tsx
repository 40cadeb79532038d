// A button that asks before an irreversible action.
import { useState } from 'react'
import type { Needed } from '../lib/permission.ts'
import { Button } from './button.tsx'
import { Confirm, type ConfirmProps } from './confirm.tsx'

export function ConfirmButton({
  label,
  needs,
  onConfirm,
  ...question
}: Omit<ConfirmProps, 'isOpen' | 'onClose'> & {
  /** Label of the button. */
  label: string
  needs?: Needed
}) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="danger" {...(needs && { needs })} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        {...question}
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => {
          close()
          onConfirm()
        }}
      />
    </>
  )
}
