// Bulk actions for selected orders. Cancelling offers Undo instead of a confirmation.
import { X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayShort } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useMergeOrders, usePutOnRoute } from './api.ts'
import { useCancelWithUndo } from './cancel-with-undo.ts'
import { downloadLabels, labelFormats } from './labels.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import { WindowDialog } from './window-dialog.tsx'
import { ordersWords as words } from '../../lib/words/orders.ts'

/** Merges orders into the first, or puts them on a route. */
function useRouteCommands(orders: readonly OrderItem[], onDone: () => void) {
  const merge = useMergeOrders()
  const putOnRoute = usePutOnRoute()
  const ids = orders.map((order) => order.id)
  const mergeAll = () =>
    merge.mutate(ids, {
      onSuccess: () => {
        notify({
          title: words('mergedInto', { count: ids.length, reference: orders[0]?.reference ?? '' }),
          detail: words('mergedContent'),
        })
        onDone()
      },
      onError: (error) => {
        const { message, hint } = describeError(error)
        notify({
          title: words('nothingMerged'),
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
          notify({ title: words('movedTo', { count: ids.length, place: name }) })
          onDone()
        },
        onError: (error) =>
          notify({ title: words('nothingMoved'), detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return { mergeAll, moveToRoute, isMerging: merge.isPending }
}

/** `3 selected, 2 open`; open ones are the rest of all. */
function selectedText(count: number, open: number): string {
  if (open === count) return words('selected', { count })
  return open === 0 ? words('selectedNoneOpen', { count }) : words('selectedOpen', { count, open })
}

function LabelsMenu({ orders }: { orders: readonly OrderItem[] }) {
  return (
    <Menu
      trigger={
        <Button size="s" variant="onDark">
          {words('labels')}
        </Button>
      }
      items={labelFormats().map(({ format, label }) => ({
        label,
        onSelect: () =>
          void downloadLabels(
            orders.map(({ id }) => id),
            format,
          ),
      }))}
    />
  )
}

type BulkDialog = 'move' | 'window'

interface BulkDialogsProps {
  opened: BulkDialog | null
  /** Number of open orders. */
  count: number
  onClose: () => void
  changeAll: ReturnType<typeof useBulkChange>['changeAll']
  moveToRoute: ReturnType<typeof useRouteCommands>['moveToRoute']
}

function BulkDialogs({ opened, count, onClose, changeAll, moveToRoute }: BulkDialogsProps) {
  if (opened === 'move')
    return (
      <MoveDialog
        count={count}
        onClose={onClose}
        onDay={(date) => {
          onClose()
          changeAll({ date }, (moved) => words('movedTo', { count: moved, place: dayShort(date) }))
        }}
        onRoute={(route) => {
          onClose()
          moveToRoute(route)
        }}
      />
    )
  if (opened === 'window')
    return (
      <WindowDialog
        count={count}
        onClose={onClose}
        onSave={(windowStart, windowEnd) => {
          onClose()
          changeAll({ windowStart, windowEnd }, (changed) => words('ordersChanged', { count: changed }))
        }}
      />
    )
  return null
}

export function BulkBar({ orders, onClear }: { orders: readonly OrderItem[]; onClear: () => void }) {
  const [opened, setOpened] = useState<BulkDialog | null>(null)
  const cancel = useCancelWithUndo()
  const navigate = useNavigate()
  const { link } = useTenant()
  // Orders on the road, delivered or failed cannot change here; the server refuses it too.
  const open = orders.filter((order) => order.status === 'open')
  const ids = open.map((order) => order.id)
  // Cancelling removes a stop from its route if the van has not reached it.
  const cancellable = orders.filter((order) => order.status === 'open' || order.status === 'dispatched')
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
        aria-label={words('selectedOrders')}
        data-foot
        className="float-in absolute inset-x-3 bottom-3 z-20 flex items-center gap-2 rounded bg-rail px-3.5 py-2.5 text-rail-on shadow-float md:inset-x-5"
      >
        <span className="flex-1 text-2 font-strong" role="status">
          {selectedText(orders.length, ids.length)}
        </span>
        <Button
          size="s"
          variant="onDark"
          disabled={isPending || ids.length === 0}
          needs="orders:write"
          onClick={() => setOpened('move')}
        >
          {words('move')}
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={isPending || ids.length === 0}
          needs="orders:write"
          onClick={() => setOpened('window')}
        >
          {words('changeWindowOf')}
        </Button>
        <Button
          size="s"
          variant="onDark"
          className="max-md:hidden"
          disabled={ids.length === 0}
          needs="plans:write"
          onClick={() => void navigate(link('/tenant/plan/week'), { state: { orderIds: ids } })}
        >
          {words('findBetterDays')}
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={isMerging || ids.length < 2}
          needs="orders:write"
          onClick={mergeAll}
        >
          {words('merge')}
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={cancellable.length === 0}
          needs="orders:write"
          onClick={cancelAll}
        >
          {words('cancelOrders')}
        </Button>
        <LabelsMenu orders={orders} />
        <IconButton label={words('clearSelection')} size="s" variant="onDark" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      <BulkDialogs
        opened={opened}
        count={ids.length}
        onClose={() => setOpened(null)}
        changeAll={changeAll}
        moveToRoute={moveToRoute}
      />
    </>
  )
}
