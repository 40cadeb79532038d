// What can be done with the ticked orders. Cancelling is taken back with Undo, not prevented with a question.
import { X } from 'lucide-react'
import { useState } from 'react'
import { addDays, type OrderItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayShort } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { useCancelWithUndo } from './cancel-with-undo.ts'
import { useBulkChange } from './use-bulk-change.ts'
import { WindowDialog } from './window-dialog.tsx'

export function BulkBar({ orders, onClear }: { orders: readonly OrderItem[]; onClear: () => void }) {
  const { day } = useTenant()
  const [isWindowOpen, setWindowOpen] = useState(false)
  const cancel = useCancelWithUndo()
  // What is on the road, delivered or failed is not moved or cancelled from here; the server refuses it too.
  const ids = orders.filter((order) => order.status === 'open').map((order) => order.id)
  const stay = orders.length - ids.length
  const { changeAll, isPending } = useBulkChange(ids, onClear)
  if (orders.length === 0) return null

  function cancelAll(): void {
    cancel(ids)
    onClear()
  }
  const nextDay = addDays(day, 1)
  return (
    <>
      <div
        role="toolbar"
        aria-label="Selected orders"
        className="float-in absolute inset-x-3 bottom-3 z-20 flex items-center gap-2 rounded bg-rail px-3.5 py-2.5 text-rail-on shadow-float md:inset-x-5"
      >
        <span className="flex-1 text-2 font-strong" role="status">
          {orders.length} selected
          {stay > 0 && <span className="font-text">, {ids.length === 0 ? 'none' : ids.length} open</span>}
        </span>
        <Button
          size="s"
          variant="onDark"
          disabled={isPending || ids.length === 0}
          onClick={() => changeAll({ date: nextDay }, `moved to ${dayShort(nextDay)}`)}
          className="max-md:hidden"
        >
          Move to {dayShort(nextDay)}
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={isPending || ids.length === 0}
          onClick={() => setWindowOpen(true)}
        >
          Change window…
        </Button>
        <Button size="s" variant="onDark" disabled={ids.length === 0} onClick={cancelAll}>
          Cancel orders
        </Button>
        <IconButton label="Clear selection" size="s" variant="onDark" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      {isWindowOpen && (
        <WindowDialog
          count={ids.length}
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
