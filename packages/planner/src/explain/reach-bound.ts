// Lower bound from the distances of orders and the share of a vehicle that each fills.
import { paceOf } from '../clock/driving.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { UNREACHABLE } from '../model/problem.ts'
import { legsOf, priceOut, tariffOf } from '../bound/legs.ts'

/**
 * A trip costs at least the vehicle and the way to its farthest order and back. Charges each order by its
 * share of the load, using the most restrictive dimension.
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

/**
 * For each kind of vehicle: the charge for an order that fills this share of it; Infinity when it does not
 * fit.
 */
function reachesOf(
  p: Compiled,
  kinds: CompiledVehicle[],
): ((o: number, d: number, amount: number) => number)[] {
  const cache = new Map<string, Float64Array>()
  return kinds.map((v) => {
    const places = [v.start, ...(v.reload ? [v.reload.location] : [])]
    const ends = [v.end, ...(v.reload ? [v.reload.location] : [])]
    const key = [tariffOf(v), ...places, ...ends].join(' ')
    let there = cache.get(key)
    if (!there) {
      const back = cheapestFrom(p, v, ends, true)
      there = cheapestFrom(p, v, places, false).map((price, o) => price + back[o])
      cache.set(key, there)
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

/** Least price from any of these places to each order, or back, via other orders where that is cheaper. */
function cheapestFrom(p: Compiled, v: CompiledVehicle, places: number[], isBack: boolean): Float64Array {
  const { n, location } = p
  const { priceA, distance, time, size, rateA, rateB, ratePerPaidSecond } = v
  const leg = legsOf(p)
  const pace = paceOf(p)
  const [ofPrice, ofTime] = [rateA * (priceA === time ? pace : 1), ratePerPaidSecond * pace]
  const least = new Float64Array(n)
  for (let o = 0; o < n; o++)
    least[o] = Math.min(
      ...places.map((place) => (isBack ? leg(v, location[o], place) : leg(v, place, location[o]))),
    )
  const [column, row] = isBack ? [1, size] : [size, 1]
  const outside = Int32Array.from({ length: n }, (_, o) => o)
  for (let remaining = n; remaining > 0; remaining--) {
    let at = 0
    for (let k = 1; k < remaining; k++) if (least[outside[k]] < least[outside[at]]) at = k
    const next = outside[at]
    outside[at] = outside[remaining - 1]
    const here = location[next] * column
    const way = least[next]
    for (let x = 0; x < remaining - 1; x++) {
      const o = outside[x]
      // Prices are non-negative, so `next` cannot improve a nearer order.
      if (least[o] <= way) continue
      const k = here + location[o] * row
      if (time[k] === UNREACHABLE) continue
      const through = way + ofPrice * priceA[k] + rateB * distance[k] + ofTime * time[k]
      if (through < least[o]) least[o] = through
    }
  }
  return least
}
