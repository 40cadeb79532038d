// Groups unserved orders by reason: forty orders that no van has room for are one problem.
import type { UnservedReason } from '@dropwise/contracts'
import type { UnservedOrder } from '../plan-model.ts'

export interface UnservedGroup {
  reason: string
  title: string
  orders: UnservedOrder[]
}

const TITLES: Record<UnservedReason, string> = {
  window: 'No van can get there in time',
  capacity: 'Too large for the vans',
  shift: 'After the end of every shift',
  skills: 'Nobody has the skill',
  unreachable: 'No road leads there',
  no_vehicle: 'No vans',
  max_stops: 'Every van is at its stop limit',
  max_distance: 'Too far',
  vehicle_rule: 'No van is allowed',
  not_worth_it: 'Not worth the detour',
  sequence: 'Its van has no room in this sequence',
  fleet_full: 'No room beside the other orders',
  not_found_in_time: 'The search ran out of time',
  by_hand: 'Removed by hand',
}

/** Largest group first; within a group the plan's order, highest priority first. */
export function groupUnserved(unserved: readonly UnservedOrder[]): UnservedGroup[] {
  return [...Map.groupBy(unserved, ({ reason }) => reason)]
    .map(([reason, orders]) => ({ reason, title: TITLES[reason as UnservedReason] ?? 'Left out', orders }))
    .toSorted((a, b) => b.orders.length - a.orders.length)
}
