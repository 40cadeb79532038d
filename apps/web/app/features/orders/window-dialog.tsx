// Sets the window of several orders.
import { useState } from 'react'
import { checkWindow } from '@dropwise/contracts'
import { schemaMessage } from '../../lib/schema-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { frameWords } from '../../lib/words/frame.ts'

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
      title={words('changeWindowOfOrders', { count })}
      description={words('emptyForAnyTime')}
      actions={
        <>
          <Button onClick={onClose}>{frameWords('cancel')}</Button>
          <Button
            variant="primary"
            disabled={wrong !== null}
            needs="orders:write"
            onClick={() => onSave(from || null, to || null)}
          >
            {words('changeWindow')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TimeField label={words('from')} value={from} onChange={(event) => setFrom(event.target.value)} />
        <TimeField
          label={words('to')}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={wrong ? schemaMessage(wrong.message) : undefined}
        />
      </div>
    </Dialog>
  )
}
