// What the filter box understands: `late`, `unserved`, `R7`, a state's word, and any text of the order.
import { DELIVERY_LABELS, type OrderItem } from '@dropwise/contracts'

export type OrderSegment = 'all' | 'unserved' | 'late'

/** True when the order needs somebody: late or left out. Such rows stand above the sort. */
export function needsYou(order: OrderItem): boolean {
  return order.unserved !== null || order.lateSeconds > 0
}

function fitsWord(order: OrderItem, word: string): boolean {
  if (word === 'late') return order.lateSeconds > 0
  if (word === 'unserved') return order.unserved !== null
  if (/^r\d+$/.test(word)) return order.routeNumber === Number(word.slice(1))
  const text = [
    order.reference,
    order.recipient,
    order.address,
    order.trackingNumber,
    order.phone,
    order.email,
    order.instructions,
    DELIVERY_LABELS[order.deliveryStatus],
    order.status,
  ]
  return text.some((part) => part?.toLowerCase().includes(word))
}

/** All words must fit. */
export function fitsFilter(order: OrderItem, filter: string): boolean {
  return filter
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((word) => fitsWord(order, word))
}

/** True when the order belongs to the chosen segment. */
export function fitsSegment(order: OrderItem, segment: OrderSegment): boolean {
  if (segment === 'unserved') return order.unserved !== null
  if (segment === 'late') return order.lateSeconds > 0
  return true
}
