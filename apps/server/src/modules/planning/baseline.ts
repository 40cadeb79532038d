// The plan nobody made: orders in file order, each taken by the vehicle that is nearest at that moment.
import { UNREACHABLE, type Matrix } from '@dropwise/planner'

/** A vehicle by the place of its depot, and the roads it takes. */
export interface BaselineVehicle {
  depot: number
  matrix: Matrix
}

/**
 * Metres driven when each order goes to the vehicle whose last stop is nearest by road, and all return to their depots.
 * Loads, shifts and windows are not looked at, which makes it shorter than any such day could be. Places are those of the
 * matrices. Null when a leg cannot be driven.
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
