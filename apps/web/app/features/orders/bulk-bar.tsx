// Bulk actions for selected orders. Cancelling offers Undo instead of a confirmation.
import { X } from 'lucide-react'
import { useState } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { dayShort, plural } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useMergeOrders, usePutOnRoute } from './api.ts'
import { useCancelWithUndo } from './cancel-with-undo.ts'
import { downloadLabels, LABEL_FORMATS } from './labels.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import { WindowDialog } from './window-dialog.tsx'

/** Merges orders into the first, or puts them on a route. */
function useRouteCommands(orders: readonly OrderItem[], onDone: () => void) {
  const merge = useMergeOrders()
  const putOnRoute = usePutOnRoute()
  const ids = orders.map((order) => order.id)
  const mergeAll = () =>
    merge.mutate(ids, {
      onSuccess: () => {
        notify({
          title: `${plural(ids.length, 'order')} merged into ${orders[0]?.reference}`,
          detail: 'It brings what all of them brought.',
        })
        onDone()
      },
      onError: (error) => {
        const { message, hint } = describeError(error)
        notify({
          title: 'Nothing was merged',
          detail: [message, hint].filter(Boolean).join(' '),
          tone: 'bad',
        })
      },
    })
  const moveToRoute = ({ planId, vehicleId, name }: { planId: string; vehicleId: string; name: string }) =>
    putOnRoute.mutate(
      { planId, vehicleId, orderIds: ids },
      {
        onSuccess: () => {
          notify({ title: `${plural(ids.length, 'order')} moved to ${name}` })
          onDone()
        },
        onError: (error) =>
          notify({ title: 'Nothing was moved', detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return { mergeAll, moveToRoute, isMerging: merge.isPending }
}

export function BulkBar({ orders, onClear }: { orders: readonly OrderItem[]; onClear: () => void }) {
  const [isMoveOpen, setMoveOpen] = useState(false)
  const [isWindowOpen, setWindowOpen] = useState(false)
  const cancel = useCancelWithUndo()
  // Orders on the road, delivered or failed cannot change here; the server refuses it too.
  const open = orders.filter((order) => order.status === 'open')
  const ids = open.map((order) => order.id)
  // Cancelling removes a stop from its route if the van has not reached it.
  const cancellable = orders.filter((order) => order.status === 'open' || order.status === 'dispatched')
  const stay = orders.length - ids.length
  const { changeAll, isPending } = useBulkChange(ids, onClear)
  const { mergeAll, isMerging, moveToRoute } = useRouteCommands(open, onClear)
  if (orders.length === 0) return null

  function cancelAll(): void {
    cancel(cancellable)
    onClear()
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label="Selected orders"
        data-foot
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
          needs="orders:write"
          onClick={() => setMoveOpen(true)}
        >
          Move…
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={isPending || ids.length === 0}
          needs="orders:write"
          onClick={() => setWindowOpen(true)}
        >
          Change window…
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={isMerging || ids.length < 2}
          needs="orders:write"
          onClick={mergeAll}
        >
          Merge
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={cancellable.length === 0}
          needs="orders:write"
          onClick={cancelAll}
        >
          Cancel orders
        </Button>
        <Menu
          trigger={
            <Button size="s" variant="onDark">
              Labels
            </Button>
          }
          items={LABEL_FORMATS.map(({ format, label }) => ({
            label,
            onSelect: () =>
              void downloadLabels(
                orders.map(({ id }) => id),
                format,
              ),
          }))}
        />
        <IconButton label="Clear selection" size="s" variant="onDark" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      {isMoveOpen && (
        <MoveDialog
          count={ids.length}
          onClose={() => setMoveOpen(false)}
          onDay={(date) => {
            setMoveOpen(false)
            changeAll({ date }, `moved to ${dayShort(date)}`)
          }}
          onRoute={(route) => {
            setMoveOpen(false)
            moveToRoute(route)
          }}
        />
      )}
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
