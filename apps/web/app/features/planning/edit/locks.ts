// Locks of a plan: a stop on its van, the start of a route in its sequence, a whole route.
import type { PlannedRoute, PlannedStop } from '../plan-model.ts'
import type { PlanEditing } from './use-plan-editor.ts'

type Locking = Pick<PlanEditing, 'state' | 'setLocks'>

const locksOf = ({ state }: Locking) => state?.plan.locks ?? { orders: [], vehicles: [] }
const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** The stops of a route up to one, itself included. */
export const startOf = ({ stops }: Pick<PlannedRoute, 'stops'>, { sequence }: PlannedStop): PlannedStop[] =>
  stops.filter((stop) => stop.sequence <= sequence)

/** Locks the stop on its van, or lets it go. */
export function toggleStopLock(editing: Locking, orderId: string): void {
  const locks = locksOf(editing)
  editing.setLocks({ ...locks, orders: toggled(locks.orders, orderId) })
}

/** Locks the whole route, or lets it go. */
export function toggleRouteLock(editing: Locking, vehicleId: string): void {
  const locks = locksOf(editing)
  editing.setLocks({ ...locks, vehicles: toggled(locks.vehicles, vehicleId) })
}

/** Locks all stops up to this one, or lets them go: locked from the first on, they keep their sequence in later runs. */
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
