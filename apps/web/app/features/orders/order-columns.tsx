// Columns of the day's orders, and the card for phones.
import { Repeat } from 'lucide-react'
import { firstAddressLine, isNumeric, type OrderColumn, type OrderItem } from '@dropwise/contracts'
import { decimal, isHalfDay, listText, windowText } from '../../lib/format.ts'
import { CardText } from '../../ui/list/row-list.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Column } from '../../ui/table.tsx'
import { OrderMark } from './order-mark.tsx'
import { columnUnit, sortValue, TABLE_COLUMNS, valueOf } from '../../lib/order-value.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { commonWords } from '../../lib/words/common.ts'
import { orderFieldWords } from '../../lib/words/order-fields.ts'
import { columnLabel, fieldLabel, stateLabel } from '../../lib/order-fields.ts'

/** Columns of the table; times in the company's zone. `isNarrow`: a panel is open. */
export function orderColumns(timeZone: string, isNarrow: boolean): Column<OrderItem>[] {
  const visibleColumns = TABLE_COLUMNS.filter((column) => !isNarrow || column.inTable === 'always')
  return [
    {
      key: 'reference',
      head: words('number'),
      width: isNarrow ? '104px' : '15%',
      cell: (order) => <span className="font-mid">{order.reference}</span>,
      sortBy: (order) => order.reference,
    },
    {
      key: 'recipient',
      head: fieldLabel('recipient'),
      width: '22%',
      cell: (order) => (
        <>
          {order.series && <RepeatMark />}
          {order.recipient}
          {order.type === 'pickup' && (
            <span className="ps-2">
              <Tag>{orderFieldWords('pickup')}</Tag>
            </span>
          )}
        </>
      ),
      sortBy: (order) => order.recipient,
    },
    {
      key: 'address',
      head: fieldLabel('address'),
      cell: (order) => firstAddressLine(order.address),
      sortBy: (order) => order.address,
    },
    windowColumn(timeZone),
    ...visibleColumns.map((column) => describedColumn(column, isNarrow)),
    ...placeInDay(isNarrow),
  ]
}

/** Marks orders of a recurring order. */
function RepeatMark() {
  return (
    <span title={words('repeats')} className="pe-1.5 text-ink-3">
      <Repeat className="inline size-3.5" aria-hidden />
      <span className="sr-only">{words('repeatsMark')}</span>
    </span>
  )
}

/** An order without a window is late against its promise, so the promise is shown as its window. */
function shownWindow(order: OrderItem, timeZone: string): string {
  const { windowStart, windowEnd, promisedFrom, promisedTo, lateSeconds } = order
  const isPromise = windowStart === null && windowEnd === null && lateSeconds > 0
  return isPromise
    ? windowText(promisedFrom, promisedTo, timeZone)
    : windowText(windowStart, windowEnd, timeZone)
}

function windowColumn(timeZone: string): Column<OrderItem> {
  return {
    key: 'window',
    head: words('window'),
    width: isHalfDay() ? '150px' : '104px',
    cell: (order) => {
      const text = shownWindow(order, timeZone)
      if (text === commonWords('anyTime')) return <span className="text-ink-3">{text}</span>
      if (!order.windowStart && !order.windowEnd)
        return (
          <span className="text-ink-3" title={words('promisedAtDispatch')}>
            {text}
          </span>
        )
      return order.otherWindows.length > 0
        ? words('moreWindows', { window: text, count: order.otherWindows.length })
        : text
    },
    // Orders without a window come last.
    sortBy: (order) => order.windowStart ?? order.windowEnd ?? '9',
  }
}

function describedColumn(column: OrderColumn, isNarrow: boolean): Column<OrderItem> {
  const unit = isNumeric(column) ? columnUnit(column.unit) : ''
  return {
    key: column.listedAs,
    head: listText([columnLabel(column), unit].filter(Boolean)),
    width: column.inTable === 'wide' ? '84px' : isNarrow ? '58px' : '68px',
    isNumber: isNumeric(column),
    ...(column.inTable === 'wide' ? { from: 'xl' as const } : {}),
    cell: (order) => {
      const value = valueOf(order, column)
      return typeof value === 'number' ? decimal(value) : value
    },
    sortBy: (order) => sortValue(order, column),
  }
}

function placeInDay(isNarrow: boolean): Column<OrderItem>[] {
  const route: Column<OrderItem> = {
    key: 'route',
    head: words('route'),
    width: isNarrow ? '160px' : '178px',
    cell: (order) => <OrderMark order={order} />,
    sortBy: (order) =>
      order.routeNumber === null ? 9_999 : order.routeNumber * 1000 + (order.sequence ?? 0),
  }
  const state: Column<OrderItem> = {
    key: 'state',
    head: words('state'),
    width: '152px',
    from: 'lg',
    cell: (order) => <StatusBadge status={order.deliveryStatus} label={stateLabel(order.deliveryStatus)} />,
    sortBy: (order) => order.deliveryStatus,
  }
  return isNarrow ? [route] : [route, state]
}

export function OrderCard({ order, timeZone }: { order: OrderItem; timeZone: string }) {
  const window = shownWindow(order, timeZone)
  return (
    <CardText
      title={order.recipient}
      detail={listText(
        [
          order.type === 'pickup' ? orderFieldWords('pickup') : '',
          order.series ? words('repeats') : '',
          firstAddressLine(order.address),
          window,
        ].filter(Boolean),
      )}
      aside={<OrderMark order={order} isShort />}
    />
  )
}
