// A lower bound by how far orders are and how much of a vehicle they fill.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { legsOf, priceOut, tariffOf } from './bound-legs.ts'

/**
 * A trip costs no less than the way to its farthest order and back, with the price of the van: each order on it is charged
 * by its part of the load. By the load that tells most.
 */
export function boundByReach(p: Compiled, kinds: CompiledVehicle[], serving: Float64Array): number {
  const ways = reachesOf(p, kinds)
  let most = 0
  for (let d = 0; d < p.dims; d++)
    for (const load of [p.delivery, p.pickup]) {
      let sum = 0
      for (let o = 0; o < p.n; o++) {
        const amount = p.partner[o] < 0 ? load[o * p.dims + d] : 0
        const part = ways.reduce((least, way) => Math.min(least, way(o, d, amount)), Infinity)
        sum += Math.min(serving[o] + part, priceOut(p, o))
      }
      most = Math.max(most, sum)
    }
  return most
}

/** For each kind of vehicle: what an order that fills this much of it is charged; Infinity where it cannot be carried. */
function reachesOf(
  p: Compiled,
  kinds: CompiledVehicle[],
): ((o: number, d: number, amount: number) => number)[] {
  const leg = legsOf(p)
  const known = new Map<string, Float64Array>()
  return kinds.map((v) => {
    const places = [v.start, ...(v.reload ? [v.reload.location] : [])]
    const ends = [v.end, ...(v.reload ? [v.reload.location] : [])]
    const key = [tariffOf(v), ...places, ...ends].join(' ')
    let there = known.get(key)
    if (!there) {
      const back = cheapestFrom(p, ends, (a, b) => leg(v, b, a))
      there = cheapestFrom(p, places, (a, b) => leg(v, a, b)).map((price, o) => price + back[o])
      known.set(key, there)
    }
    const way = there
    const trips = 1 + (v.reload?.max ?? 0)
    return (o, d, amount) => {
      const isOut = p.compatible[o * p.vehicles.length + v.index] === 0 || amount > v.capacity[d]
      if (isOut || way[o] === Infinity) return Infinity
      return amount === 0 ? 0 : (amount / v.capacity[d]) * (v.fixed / trips + way[o])
    }
  })
}

/** The least price from any of these places to each order, through other orders where that is cheaper. */
function cheapestFrom(p: Compiled, places: number[], leg: (a: number, b: number) => number): Float64Array {
  const { n, location } = p
  const least = new Float64Array(n)
  for (let o = 0; o < n; o++) least[o] = Math.min(...places.map((place) => leg(place, location[o])))
  const isDone = new Uint8Array(n)
  for (let round = 0; round < n; round++) {
    let next = -1
    for (let o = 0; o < n; o++) if (isDone[o] === 0 && (next < 0 || least[o] < least[next])) next = o
    isDone[next] = 1
    for (let o = 0; o < n; o++)
      if (isDone[o] === 0) least[o] = Math.min(least[o], least[next] + leg(location[next], location[o]))
  }
  return least
}
