// Text of the route column: late, unserved, route and stop, or state.
import type { OrderItem } from '@dropwise/contracts'
import { formatLateness } from '../../lib/format.ts'
import { Plate } from '../../ui/plate.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { stateLabel } from '../../lib/order-fields.ts'

/** The most important mark. Lateness and `isShort` omit the stop, which would not fit beside. */
export function OrderMark({ order, isShort }: { order: OrderItem; isShort?: boolean }) {
  if (order.status === 'cancelled') return <Tag>{stateLabel('cancelled')}</Tag>
  if (order.unserved) return <Tag tone="signal">{words('unservedMark')}</Tag>
  const late = order.lateSeconds > 0 && <Tag tone="bad">{formatLateness(order.lateSeconds)}</Tag>
  if (order.routeNumber === null && late) return late
  if (order.routeNumber === null) return <span className="text-ink-3">{words('notPlanned')}</span>
  return (
    <span className="inline-flex items-center gap-2">
      <Plate number={order.routeNumber} size={isShort ? 'm' : 's'} />
      {!isShort && !late && order.sequence !== null && (
        <span className="text-ink-2">{words('stopNumber', { number: order.sequence })}</span>
      )}
      {late}
    </span>
  )
}
