// The day's orders: a table where there is room, two lines and one figure a row on phones.
import type { OrderItem } from '@dropwise/contracts'
import { useMemo } from 'react'
import { decimal, windowText } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Table, sortRows, type Column, type Sort } from '../../ui/table.tsx'
import { needsYou } from './filter.ts'
import { OrderMark } from './order-mark.tsx'

/** Columns of the table; times in the company's zone. */
export function orderColumns(timeZone: string, isNarrow: boolean): Column<OrderItem>[] {
  const columns: Column<OrderItem>[] = [
    {
      key: 'reference',
      head: 'Number',
      width: isNarrow ? '88px' : '15%',
      cell: (o) => <span className="font-mid">{o.reference}</span>,
      sortBy: (o) => o.reference,
    },
    {
      key: 'recipient',
      head: 'Recipient',
      width: '22%',
      cell: (o) => o.recipient,
      sortBy: (o) => o.recipient,
    },
    { key: 'address', head: 'Address', cell: (o) => o.address.split(',')[0], sortBy: (o) => o.address },
    {
      key: 'window',
      head: 'Window',
      width: isNarrow ? '94px' : '104px',
      cell: (o) => {
        const text = windowText(o.windowStart, o.windowEnd, timeZone)
        return text === 'any time' ? <span className="text-ink-3">{text}</span> : text
      },
      sortBy: (o) => o.windowStart ?? o.windowEnd ?? '9',
    },
    {
      key: 'packages',
      head: 'Parcels',
      width: isNarrow ? '58px' : '68px',
      isNumber: true,
      cell: (o) => o.packages,
      sortBy: (o) => o.packages,
    },
    {
      key: 'route',
      head: 'Route',
      width: '116px',
      cell: (o) => <OrderMark order={o} />,
      sortBy: (o) => (o.routeNumber === null ? 9_999 : o.routeNumber * 1000 + (o.sequence ?? 0)),
    },
  ]
  if (isNarrow) return columns
  columns.splice(5, 0, {
    key: 'weight',
    head: 'Weight, kg',
    width: '84px',
    isNumber: true,
    from: 'xl',
    cell: (o) => decimal(o.weightKg),
    sortBy: (o) => o.weightKg,
  })
  columns.push({
    key: 'state',
    head: 'State',
    width: '136px',
    from: 'lg',
    cell: (o) => <StatusBadge status={o.deliveryStatus} />,
    sortBy: (o) => o.deliveryStatus,
  })
  return columns
}

/** Table or list of the given orders. */
export function OrdersTable({
  orders,
  timeZone,
  isNarrow,
  sort,
  onSort,
  selected,
  onSelect,
  openId,
  onOpen,
}: {
  orders: readonly OrderItem[]
  timeZone: string
  /** A panel stands beside it: fewer columns. */
  isNarrow: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  selected: ReadonlySet<string>
  onSelect: (ids: Set<string>) => void
  openId: string | null
  onOpen: (order: OrderItem) => void
}) {
  const columns = useMemo(() => orderColumns(timeZone, isNarrow), [timeZone, isNarrow])
  const rows = useMemo(() => sortRows(orders, columns, sort, needsYou), [orders, columns, sort])
  return (
    <>
      <div className="flex min-h-0 flex-1 max-md:hidden">
        <Table
          label="Orders"
          rows={rows}
          columns={columns}
          rowKey={(o) => o.id}
          rowLabel={(o) => `${o.reference}, ${o.recipient}`}
          sort={sort}
          onSort={onSort}
          selected={selected}
          onSelect={onSelect}
          openKey={openId}
          onOpen={onOpen}
        />
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto md:hidden" aria-label="Orders">
        {rows.slice(0, 400).map((order) => (
          <li key={order.id}>
            <button
              type="button"
              onClick={() => onOpen(order)}
              className={cn(
                'flex min-h-[58px] w-full items-center gap-3 border-b border-line px-4 py-2 text-left',
                order.id === openId && 'bg-select',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-3 font-mid">{order.recipient}</span>
                <span className="block truncate text-2 text-ink-2">
                  {order.address.split(',')[0]}, {windowText(order.windowStart, order.windowEnd, timeZone)}
                </span>
              </span>
              <OrderMark order={order} isShort />
            </button>
          </li>
        ))}
        {rows.length > 400 && (
          <li className="px-4 py-3 text-2 text-ink-3">
            The first 400 of {rows.length}. Filter to see others.
          </li>
        )}
      </ul>
    </>
  )
}
