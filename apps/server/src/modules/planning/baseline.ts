// The baseline plan: assigns orders in file order to the vehicle that is nearest at that moment.
import { UNREACHABLE, type Matrix } from '@dropwise/planner'

/** A vehicle by its depot's place and its roads. */
export interface BaselineVehicle {
  depot: number
  matrix: Matrix
}

/**
 * Metres driven when each order goes to the vehicle with the nearest last stop by road, and all return to
 * their depots. Ignores loads, shifts and windows, so the result is a lower estimate. Uses the matrices'
 * places. Null when a leg has no road.
 */
export function baselineMetres(
  orders: readonly number[],
  vehicles: readonly BaselineVehicle[],
): number | null {
  const vans = vehicles.map((vehicle) => ({ ...vehicle, place: vehicle.depot }))
  const [first] = vans
  if (!first) return null
  let metres = 0
  for (const order of orders) {
    let nearest = first
    for (const van of vans) if (metresTo(van, order) < metresTo(nearest, order)) nearest = van
    const leg = metresTo(nearest, order)
    if (leg === UNREACHABLE) return null
    metres += leg
    nearest.place = order
  }
  for (const van of vans) {
    const leg = metresTo(van, van.depot)
    if (leg === UNREACHABLE) return null
    metres += leg
  }
  return metres
}

function metresTo({ place, matrix }: BaselineVehicle & { place: number }, to: number): number {
  return matrix.distances[place * matrix.n + to] ?? UNREACHABLE
}
