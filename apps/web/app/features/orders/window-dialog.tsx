// Sets the window of several orders.
import { useState } from 'react'
import { checkWindow } from '@dropwise/contracts'
import { plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TimeField } from '../../ui/time-field.tsx'

interface WindowDialogProps {
  count: number
  onClose: () => void
  onSave: (from: string | null, to: string | null) => void
}

export function WindowDialog({ count, onClose, onSave }: WindowDialogProps) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const wrong = checkWindow(from, to)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change the window of ${plural(count, 'order')}`}
      description="Leave both empty for any time."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={wrong !== null}
            needs="orders:write"
            onClick={() => onSave(from || null, to || null)}
          >
            Change window
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TimeField label="From" value={from} onChange={(event) => setFrom(event.target.value)} />
        <TimeField
          label="To"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={wrong?.message}
        />
      </div>
    </Dialog>
  )
}
