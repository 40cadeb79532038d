// Groups unserved orders by reason: forty orders that no van has room for are one problem.
import { unservedReason } from '../../../lib/unserved-text.ts'
import type { UnservedOrder } from '../plan-model.ts'

export interface UnservedGroup {
  reason: string
  title: string
  orders: UnservedOrder[]
}

/** Largest group first; within a group the plan's order, highest priority first. */
export function groupUnserved(unserved: readonly UnservedOrder[]): UnservedGroup[] {
  return [...Map.groupBy(unserved, ({ reason }) => reason)]
    .map(([reason, orders]) => ({
      reason,
      title: unservedReason(reason),
      orders,
    }))
    .toSorted((a, b) => b.orders.length - a.orders.length)
}
