// Orders of a day: filter while typing, segments that count, selection with a bulk bar, one order or the import beside them.
import { useQuery } from '@tanstack/react-query'
import { ListFilter, Plus, Upload } from 'lucide-react'
import { useCallback, useMemo, useState, type DragEvent } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { describeError } from '../../lib/api.ts'
import { ordersQuery } from '../../lib/data/orders.ts'
import { count, dayShort, weekday } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { CrashBoundary } from '../../ui/crash.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { Sort } from '../../ui/table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { usePendingCancels } from './cancel-with-undo.ts'
import { fitsFilter, fitsSegment, type OrderSegment } from './filter.ts'
import { ImportPanel } from './import/import-panel.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrdersTable } from './orders-table.tsx'

const SEGMENTS: readonly OrderSegment[] = ['all', 'unserved', 'late']

function usePanel() {
  const [orderId, setOrderId] = useUrlState('order')
  const [panel, setPanel] = useUrlState('panel')
  return { orderId, setOrderId, panel: panel === 'import' || panel === 'new' ? panel : null, setPanel }
}

export function OrdersScreen() {
  const { company, day } = useTenant()
  const orders = useQuery(ordersQuery(day))
  const [filter, setFilter] = useUrlState('filter')
  const [segmentText, setSegment] = useUrlState('show')
  const segment = SEGMENTS.find((s) => s === segmentText) ?? 'all'
  const [sortText, setSortText] = useUrlState('sort')
  const sort = useMemo<Sort>(
    () => ({
      key: (sortText ?? 'recipient').replace('-', ''),
      isDescending: sortText?.startsWith('-') ?? false,
    }),
    [sortText],
  )
  const { orderId, setOrderId, panel, setPanel } = usePanel()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [droppedFile, setDroppedFile] = useState<File | null>(null)
  const [isDragging, setDragging] = useState(false)

  const leaving = usePendingCancels()
  const all = useMemo(
    () => (orders.data ?? []).filter((o) => o.status !== 'cancelled' && !leaving.has(o.id)),
    [orders.data, leaving],
  )
  const shown = useMemo(
    () => all.filter((o) => fitsSegment(o, segment) && fitsFilter(o, filter ?? '')),
    [all, segment, filter],
  )
  const counts = useMemo(
    () => ({
      all: all.length,
      unserved: all.filter((o) => o.unserved).length,
      late: all.filter((o) => o.lateSeconds > 0).length,
    }),
    [all],
  )
  // A number that is not known yet is no zero.
  const numbered = (word: string, n: number) => (orders.data ? `${word} ${count(n)}` : word)
  const open = all.find((o) => o.id === orderId) ?? null
  const closePanel = useCallback(() => {
    setPanel(null)
    setDroppedFile(null)
  }, [setPanel])

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setDragging(false)
    const file = event.dataTransfer.files[0]
    if (!file) return
    setDroppedFile(file)
    setPanel('import')
  }

  return (
    <div
      className="relative flex min-h-0 flex-1"
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setDragging(false)}
      onDrop={onDrop}
    >
      <section aria-label="Orders" className="relative flex min-w-0 flex-1 flex-col">
        <header className="flex items-center gap-2 px-4 pt-3 pb-2.5 md:px-5">
          <h1 className="text-4">Orders</h1>
          <span className="flex-1 pl-1 text-3 text-ink-3">
            {orders.data && count(all.length)}
            <span className="md:hidden">
              {orders.data && ', '}
              {dayShort(day)}
            </span>
          </span>
          <Button icon={<Upload />} onClick={() => setPanel('import')} className="max-md:h-11">
            Import
          </Button>
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={() => setPanel('new')}
            className="max-md:h-11 max-md:px-3"
          >
            <span className="max-md:sr-only">New order</span>
          </Button>
        </header>
        <div className="flex gap-2 px-4 pb-2 max-lg:flex-wrap md:px-5">
          <TextField
            label="Filter orders"
            isLabelHidden
            icon={<ListFilter />}
            fieldClassName="min-w-48 flex-1"
            placeholder="Filter: late, R7, Ropewalk…"
            value={filter ?? ''}
            onChange={(event) => setFilter(event.target.value)}
          />
          <Segments
            label="Show"
            value={segment}
            onChange={(next) => setSegment(next === 'all' ? null : next)}
            items={[
              { value: 'all', label: numbered('All', counts.all) },
              { value: 'unserved', label: numbered('Unserved', counts.unserved) },
              { value: 'late', label: numbered('Late', counts.late) },
            ]}
          />
        </div>
        {orders.isPending ? (
          <SkeletonRows rows={16} label="Loading orders" />
        ) : orders.isError ? (
          <ErrorState
            title="Orders could not be loaded"
            {...describeError(orders.error)}
            onRetry={() => void orders.refetch()}
          />
        ) : all.length === 0 ? (
          <EmptyState
            title={`No orders for ${weekday(day)} yet`}
            action={
              <Button variant="primary" size="l" icon={<Upload />} onClick={() => setPanel('import')}>
                Import orders
              </Button>
            }
          >
            Orders become stops of the day. Import a CSV or XLSX file, drop one anywhere on this page, or type
            one by hand.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            title="No order fits"
            action={
              <Button
                onClick={() => {
                  setFilter(null)
                  setSegment(null)
                }}
              >
                Show all {count(all.length)}
              </Button>
            }
          >
            {filter ? `Nothing here has “${filter}”.` : `Nothing is ${segment}.`}
          </EmptyState>
        ) : (
          <OrdersTable
            orders={shown}
            timeZone={company.timeZone}
            isNarrow={panel !== null || open !== null}
            sort={sort}
            onSort={(next) => setSortText(`${next.isDescending ? '-' : ''}${next.key}`)}
            selected={selected}
            onSelect={setSelected}
            openId={orderId}
            onOpen={(order) => {
              setPanel(null)
              setOrderId(order.id === orderId ? null : order.id)
            }}
          />
        )}
        <BulkBar orders={all.filter((o) => selected.has(o.id))} onClear={() => setSelected(new Set())} />
      </section>
      <CrashBoundary key={panel ?? orderId} what="This panel stopped. The list beside it works.">
        {panel === 'import' ? (
          <ImportPanel key={droppedFile?.name ?? 'chosen'} firstFile={droppedFile} onClose={closePanel} />
        ) : panel === 'new' ? (
          <OrderForm onClose={closePanel} />
        ) : open ? (
          <OrderPanel key={open.id} order={open} onClose={() => setOrderId(null)} />
        ) : null}
      </CrashBoundary>
      {isDragging && (
        <div className="pointer-events-none absolute inset-3 z-40 grid place-items-center rounded border-2 border-dashed border-link bg-[color-mix(in_oklch,var(--surface)_88%,transparent)] text-4 font-strong">
          Drop to check the file. Nothing is stored yet.
        </div>
      )}
    </div>
  )
}
