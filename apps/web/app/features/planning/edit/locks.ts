// Locks of a plan: a stop to its van, the start of a route in its sequence, a whole route.
import type { PlannedRoute, PlannedStop } from '../plan-model.ts'
import type { PlanEditing } from './use-plan-editor.ts'

type Locking = Pick<PlanEditing, 'state' | 'setLocks'>

const locksOf = ({ state }: Locking) => state?.plan.locks ?? { orders: [], vehicles: [] }
const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** The stops of a route up to one, included. */
export const startOf = ({ stops }: Pick<PlannedRoute, 'stops'>, { sequence }: PlannedStop): PlannedStop[] =>
  stops.filter((stop) => stop.sequence <= sequence)

/** Locks or unlocks the stop on its van. */
export function toggleStopLock(editing: Locking, orderId: string): void {
  const locks = locksOf(editing)
  editing.setLocks({ ...locks, orders: toggled(locks.orders, orderId) })
}

/** Locks or unlocks the whole route. */
export function toggleRouteLock(editing: Locking, vehicleId: string): void {
  const locks = locksOf(editing)
  editing.setLocks({ ...locks, vehicles: toggled(locks.vehicles, vehicleId) })
}

/**
 * Locks or unlocks all stops up to this one. Stops locked from the first on keep their sequence in later
 * runs.
 */
export function toggleSequenceLock(
  editing: Locking,
  route: Pick<PlannedRoute, 'stops'>,
  stop: PlannedStop,
): void {
  const locks = locksOf(editing)
  const start = startOf(route, stop)
  const ids = new Set(start.map(({ orderId }) => orderId))
  const others = locks.orders.filter((id) => !ids.has(id))
  editing.setLocks({
    ...locks,
    orders: start.every(({ isLocked }) => isLocked) ? others : [...others, ...ids],
  })
}
