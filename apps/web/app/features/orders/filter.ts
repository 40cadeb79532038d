// What the filter box understands: `late`, `unserved`, `R7`, a state's word, and any text of the order.
import { DELIVERY_LABELS, type OrderItem } from '@dropwise/contracts'

export type OrderSegment = 'all' | 'unserved' | 'late'

/** True when somebody has to act: late or unserved. Such rows stand above the sort. */
export function needsAttention(order: OrderItem): boolean {
  return order.unserved !== null || order.lateSeconds > 0
}

function matchesWord(order: OrderItem, word: string): boolean {
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

/** True when the order matches every word of the filter. */
export function matchesOrder(order: OrderItem, filter: string): boolean {
  return filter
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((word) => matchesWord(order, word))
}

/** True when the order belongs to the chosen segment. */
export function matchesSegment(order: OrderItem, segment: OrderSegment): boolean {
  if (segment === 'unserved') return order.unserved !== null
  if (segment === 'late') return order.lateSeconds > 0
  return true
}
