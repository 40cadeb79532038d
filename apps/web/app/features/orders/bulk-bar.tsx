// What can be done with the ticked orders. Cancelling is taken back with Undo, not prevented with a question.
import { X } from 'lucide-react'
import { useState } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { addDays } from '@dropwise/contracts'
import { dayShort, plural } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useChangeOrders, type OrderPatch } from './api.ts'
import { useCancelWithUndo } from './cancel-with-undo.ts'

function WindowDialog({
  count,
  onClose,
  onSave,
}: {
  count: number
  onClose: () => void
  onSave: (from: string | null, to: string | null) => void
}) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const problem = from && to && to <= from ? 'Window ends before it starts' : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change the window of ${plural(count, 'order')}`}
      description="Leave both empty for any time."
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button
            variant="primary"
            disabled={Boolean(problem)}
            onClick={() => onSave(from || null, to || null)}
          >
            Change window
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField label="From" type="time" value={from} onChange={(e) => setFrom(e.target.value)} />
        <TextField
          label="To"
          type="time"
          value={to}
          onChange={(e) => setTo(e.target.value)}
          error={problem}
        />
      </div>
    </Dialog>
  )
}

export function BulkBar({ orders, onClear }: { orders: readonly OrderItem[]; onClear: () => void }) {
  const { day } = useTenant()
  const [isWindowOpen, setWindowOpen] = useState(false)
  const cancel = useCancelWithUndo()
  const change = useChangeOrders()
  if (orders.length === 0) return null
  const ids = orders.map((o) => o.id)
  const fail = (title: string) => (error: unknown) =>
    notify({ title, detail: describeError(error).message, tone: 'bad' })

  function changeAll(patch: OrderPatch, words: string): void {
    change.mutate(
      { ids, patch },
      {
        onSuccess: ({ done, failed }) => {
          notify(
            failed > 0
              ? {
                  title: `${plural(done, 'order')} ${words}, ${failed} refused`,
                  detail: 'Orders on the road stay as they are.',
                  tone: 'bad',
                }
              : { title: `${plural(done, 'order')} ${words}` },
          )
          onClear()
        },
        onError: fail('Nothing changed'),
      },
    )
  }
  function cancelAll(): void {
    cancel(ids)
    onClear()
  }
  const tomorrow = addDays(day, 1)
  return (
    <>
      <div
        role="toolbar"
        aria-label="Selected orders"
        className="float-in absolute inset-x-3 bottom-3 z-20 flex items-center gap-2 rounded bg-rail px-3.5 py-2.5 text-rail-on shadow-float md:inset-x-5"
      >
        <span className="flex-1 text-2 font-strong" role="status">
          {orders.length} selected
        </span>
        <Button
          size="s"
          variant="onDark"
          disabled={change.isPending}
          onClick={() => changeAll({ date: tomorrow }, `moved to ${dayShort(tomorrow)}`)}
          className="max-md:hidden"
        >
          Move to {dayShort(tomorrow)}
        </Button>
        <Button size="s" variant="onDark" disabled={change.isPending} onClick={() => setWindowOpen(true)}>
          Change window…
        </Button>
        <Button size="s" variant="onDark" onClick={cancelAll}>
          Cancel orders
        </Button>
        <IconButton label="Clear selection" size="s" variant="onDark" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      {isWindowOpen && (
        <WindowDialog
          count={orders.length}
          onClose={() => setWindowOpen(false)}
          onSave={(windowStart, windowEnd) => {
            setWindowOpen(false)
            changeAll({ windowStart, windowEnd }, 'changed')
          }}
        />
      )}
    </>
  )
}
