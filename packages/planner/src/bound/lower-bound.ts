// Lower bound on the cost of serving all mandatory orders. Each order has one leg in and one leg out at the
// least price of any vehicle, enough vehicles leave for all hours, stops and loads, and spanning forests ensure
// that legs form routes. It is fast and valid for every feature; `column-bound.ts` is closer on short routes.
import { paceOf } from '../clock/driving.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { TUNING } from '../tuning.ts'
import { distinct, legsOf, priceOut, tariffOf } from './legs.ts'
import { leastFixed, leastVehicles, needsOf } from './bound-needs.ts'
import { FAR, spanningBound } from './spanning-bound.ts'

interface Relaxation {
  /** Price of the leg between two orders, including service of the second. */
  between: (i: number, j: number) => number
  /** Legs from the depot to an order, with its service and the least vehicle cost; legs back. */
  out: Float64Array
  home: Float64Array
  /** Service cost of each order. */
  serving: Float64Array
  /** Least number of vehicles. */
  vehicles: number
  /** Cost that depends on no leg. */
  constant: number
}

/** Lower bound over all plans that serve every mandatory order; null for problems that are too large. */
export function lowerBound(p: Compiled): number | null {
  const { mostOrders, mostLegs } = TUNING.bound
  const kinds = distinct(p.vehicles, (v) => v.type)
  if (p.n === 0 || kinds.length === 0 || p.n > mostOrders) return null
  const tariffs = distinct(kinds, (v) => `${tariffOf(v)} ${v.reload?.location}`)
  if (p.n * p.n * tariffs.length > mostLegs) return null
  const relaxed = relax(p, kinds, tariffs)
  const bound = Math.max(0, boundByForests(p, relaxed))
  return bound < FAR ? bound : null
}

function relax(p: Compiled, kinds: CompiledVehicle[], tariffs: CompiledVehicle[]): Relaxation {
  const { n, location, earliest, latest } = p
  const pace = paceOf(p)
  const leg = legsOf(p)
  const serving = new Float64Array(n).fill(Infinity)
  const service = new Float64Array(n).fill(Infinity)
  const out = new Float64Array(n).fill(Infinity)
  const home = new Float64Array(n).fill(Infinity)
  for (const v of kinds)
    for (let o = 0; o < n; o++) {
      if (p.compatible[o * p.vehicles.length + v.index] === 0) continue
      const price = (v.ratePerTaskSecond + v.ratePerPaidSecond) * v.service[o]
      serving[o] = Math.min(serving[o], price)
      service[o] = Math.min(service[o], v.service[o])
      out[o] = Math.min(out[o], leg(v, v.start, location[o]))
      home[o] = Math.min(home[o], leg(v, location[o], v.end))
    }
  const needs = needsOf(p, kinds, service, pace)
  const vehicles = Math.max(...needs.map((need) => leastVehicles(p, need)))
  const fixed = Math.min(...kinds.map((v) => v.fixed))
  const shared = Math.max(...needs.map((need) => leastFixed(p, need)))
  const isShared = shared > fixed * vehicles
  for (let o = 0; o < n; o++) out[o] += serving[o] + (isShared ? 0 : fixed)

  function between(i: number, j: number): number {
    const [a, b] = [location[i], location[j]]
    let least = Infinity
    for (const v of tariffs) {
      const k = a * v.size + b
      const isLate = earliest[i] + service[i] + v.time[k] * pace > latest[j]
      const direct = isLate ? Infinity : leg(v, a, b)
      const { reload } = v
      const around = reload ? leg(v, a, reload.location) + leg(v, reload.location, b) : Infinity
      least = Math.min(least, direct, around)
    }
    return least + serving[j]
  }
  return { between, out, home, serving, vehicles, constant: isShared ? shared : 0 }
}

/** Bound by spanning forests. */
function boundByForests(
  p: Compiled,
  { between, out, home, serving, vehicles, constant }: Relaxation,
): number {
  const { n } = p
  const half = serving.map((price) => (Number.isFinite(price) ? price / 2 : 0))
  const legs = new Float64Array(n * n)
  for (let i = 0; i < n; i++)
    for (let j = 0; j < i; j++) {
      const leg = Math.min(between(i, j) - 2 * half[j], between(j, i) - 2 * half[i])
      legs[i * n + j] = legs[j * n + i] = Math.min(FAR, leg + half[i] + half[j])
    }
  const optional = p.rank.reduce((sum, rank) => sum + (rank < 0 ? 1 : 0), 0)
  const most = Math.min(n, p.vehicles.length + optional)
  const ends = {
    between: legs,
    out: out.map((leg, o) => Math.min(FAR, leg - half[o], priceOut(p, o) / 2)),
    home: home.map((leg, o) => Math.min(FAR, leg + half[o], priceOut(p, o) / 2)),
    routes: [Math.min(vehicles, most), most] as const,
  }
  return constant + spanningBound(n, ends)
}
