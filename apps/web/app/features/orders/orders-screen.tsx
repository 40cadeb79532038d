// Orders of a day: instant filter, segments with counts, bulk selection, one order or the import beside the
// list.
import { Upload } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { urgencyOf } from '@dropwise/contracts'
import { count, listText, weekday } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { RowList } from '../../ui/list/row-list.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { FileDrop } from './file-drop.tsx'
import { OrderCard, orderColumns } from './order-columns.tsx'
import { OrdersHeader } from './orders-header.tsx'
import { useOrders, type OrdersView } from './use-orders.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

// The panels are most of the page's script: each loads when it is opened.
const ImportPanel = lazy(() =>
  import('./import/import-panel.tsx').then((panel) => ({ default: panel.ImportPanel })),
)
const OrderForm = lazy(() => import('./order-form.tsx').then((form) => ({ default: form.OrderForm })))
const OrderPanel = lazy(() => import('./order-panel.tsx').then((panel) => ({ default: panel.OrderPanel })))
const RequestsPanel = lazy(() =>
  import('./requests/requests-panel.tsx').then((panel) => ({ default: panel.RequestsPanel })),
)
const SeriesPanel = lazy(() => import('./series-panel.tsx').then((panel) => ({ default: panel.SeriesPanel })))

export function OrdersScreen() {
  const view = useOrders()
  const { list, all, rows, selected, day, shownFilter } = view
  return (
    <FileDrop onFile={view.dropFile}>
      <ListScreen
        label={words('orders')}
        noun={words('ordersNoun')}
        query={view.query}
        total={all.length}
        shown={rows.length}
        header={<OrdersHeader view={view} />}
        empty={{
          title: words('noOrdersYet', { weekday: weekday(day) }),
          text: words('howToStart'),
          action: (
            <Button
              variant="primary"
              size="l"
              icon={<Upload />}
              needs="orders:write"
              onClick={() => list.openPanel('import')}
            >
              {words('importOrders')}
            </Button>
          ),
          next: <NextSteps />,
        }}
        noMatches={{
          title: words('noOrdersMatch'),
          text: shownFilter
            ? words('noOrderMatches', { text: shownFilter })
            : words(view.segment === 'late' ? 'noneLate' : 'noneUnserved'),
          action: (
            <Button onClick={view.clearFilters}>{words('showAll', { count: count(all.length) })}</Button>
          ),
        }}
        footer={
          <BulkBar
            orders={all.filter((order) => selected.has(order.id))}
            onClear={() => view.setSelected(new Set())}
          />
        }
        panelKey={view.panel ?? list.openId}
        panel={
          <Suspense fallback={<PanelLoading view={view} />}>
            <OrdersPanel view={view} />
          </Suspense>
        }
      >
        <OrderRows view={view} />
      </ListScreen>
    </FileDrop>
  )
}

function OrderRows({ view }: { view: OrdersView }) {
  const { list, panel, open } = view
  const { timeZone } = view.company
  const isNarrow = panel !== null || open !== null
  const { hiddenColumns } = view
  // The wide panel of an import would leave room for two letters of an address.
  const columns = useMemo(
    () =>
      orderColumns(timeZone, isNarrow).filter(
        ({ key }) => !hiddenColumns.includes(key) && (panel !== 'import' || key !== 'address'),
      ),
    [timeZone, isNarrow, hiddenColumns, panel],
  )
  return (
    <RowList
      label={words('orders')}
      rows={view.rows}
      columns={columns}
      rowKey={(order) => order.id}
      rowLabel={(order) => listText([order.reference, order.recipient])}
      card={(order) => <OrderCard order={order} timeZone={timeZone} />}
      sort={list.sort}
      onSort={list.setSort}
      urgency={urgencyOf}
      selected={view.selected}
      onSelect={view.setSelected}
      openKey={list.openId}
      onOpen={(order) => list.toggleRow(order.id)}
    />
  )
}

/** Holds the place of a panel whose script loads. */
function PanelLoading({ view: { panel, open, list, closePanel } }: { view: OrdersView }) {
  if (!panel && !open) return null
  return (
    <SidePanel
      title={(!panel && open?.recipient) || words('orders')}
      width={panel === 'import' ? 'wide' : 'm'}
      onClose={panel ? closePanel : list.closeRow}
    >
      <SkeletonRows rows={9} height={44} />
    </SidePanel>
  )
}

function OrdersPanel({ view }: { view: OrdersView }) {
  const { panel, open, droppedFile, closePanel } = view
  if (panel === 'import')
    return <ImportPanel key={droppedFile?.name ?? 'chosen'} firstFile={droppedFile} onClose={closePanel} />
  if (panel === 'new') return <OrderForm onClose={closePanel} />
  if (panel === 'requests') return <RequestsPanel onClose={closePanel} />
  if (panel === 'series') return <SeriesPanel onClose={closePanel} />
  return open && <OrderPanel key={open.id} order={open} onClose={view.list.closeRow} />
}
