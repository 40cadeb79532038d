// The plan nobody made: orders in file order, each taken by the vehicle that is nearest at that moment.
import { UNREACHABLE, type Matrix } from '@dropwise/planner'

/**
 * Metres driven when each order goes to the vehicle whose last stop is nearest by road, and all return to their depots.
 * Loads, shifts and windows are not looked at, which makes it shorter than any such day could be. `orders` and `depots`
 * are places of the matrix. Null when a leg cannot be driven.
 */
export function baselineMetres(
  matrix: Matrix,
  orders: readonly number[],
  depots: readonly number[],
): number | null {
  if (depots.length === 0) return null
  const { n, distances } = matrix
  const at = [...depots]
  let metres = 0
  for (const order of orders) {
    let nearest = 0
    for (let vehicle = 1; vehicle < at.length; vehicle += 1) {
      if (distances[at[vehicle]! * n + order]! < distances[at[nearest]! * n + order]!) nearest = vehicle
    }
    const leg = distances[at[nearest]! * n + order]!
    if (leg === UNREACHABLE) return null
    metres += leg
    at[nearest] = order
  }
  for (const [vehicle, place] of at.entries()) {
    const leg = distances[place * n + depots[vehicle]!]!
    if (leg === UNREACHABLE) return null
    metres += leg
  }
  return metres
}
