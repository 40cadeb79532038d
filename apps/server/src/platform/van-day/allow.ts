// Relaxes limits as far as a person's decision or the running day already exceeds them.
import { limitOf, type Vehicle, type Violation } from '@dropwise/planner'

/** The vehicle with its limits relaxed by the violations of its present route, and no further. */
export function allow(vehicle: Vehicle, violations: readonly Violation[]): Vehicle {
  let allowed = { ...vehicle, capacity: [...vehicle.capacity] }
  for (const { code, amount, order, dimension = 0 } of violations) {
    if (code === 'load') allowed.capacity[dimension] = (allowed.capacity[dimension] ?? 0) + amount
    const limit = limitOf(code)
    if (limit) allowed = limit.set(allowed, (limit.read(allowed) ?? 0) + amount)
    if (code === 'delay' && order === undefined) allowed.shift = [allowed.shift[0], allowed.shift[1] + amount]
    // A missed break may be taken late, or skipped when the rest of the day has no room for it.
    if (code === 'missing_break') allowed.breaks = []
  }
  return allowed
}
