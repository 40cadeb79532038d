// Groups unserved orders by reason: forty orders that no van has room for are one problem.
import type { UnservedReason } from '@dropwise/contracts'
import { planWords as words } from '../../../lib/words/plan.ts'
import type { UnservedOrder } from '../plan-model.ts'

export interface UnservedGroup {
  reason: string
  title: string
  orders: UnservedOrder[]
}

const TITLES = {
  window: 'reasonWindow',
  capacity: 'reasonCapacity',
  shift: 'reasonShift',
  skills: 'reasonSkills',
  unreachable: 'reasonUnreachable',
  no_vehicle: 'reasonNoVehicle',
  max_stops: 'reasonMaxStops',
  max_distance: 'reasonMaxDistance',
  vehicle_rule: 'reasonVehicleRule',
  not_worth_it: 'reasonNotWorthIt',
  sequence: 'reasonSequence',
  fleet_full: 'reasonFleetFull',
  not_found_in_time: 'reasonNotFoundInTime',
  by_hand: 'reasonByHand',
} as const satisfies Record<UnservedReason, string>

/** Largest group first; within a group the plan's order, highest priority first. */
export function groupUnserved(unserved: readonly UnservedOrder[]): UnservedGroup[] {
  return [...Map.groupBy(unserved, ({ reason }) => reason)]
    .map(([reason, orders]) => ({
      reason,
      title: words(reason in TITLES ? TITLES[reason as UnservedReason] : 'reasonOther'),
      orders,
    }))
    .toSorted((a, b) => b.orders.length - a.orders.length)
}
