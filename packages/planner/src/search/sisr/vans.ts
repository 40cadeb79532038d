// Assigns vans to routes: routes of one family exchange vans with idle ones or each other, as moves of the
// search. Only for mixed fleets.
import { mayRide } from '../../model/sequence-rules.ts'
import type { KernelInstance } from '../instance.ts'
import type { AnnealedPlan } from './plan.ts'
import type { Ruin } from './ruin.ts'

export interface Vans {
  /** Rereads the vans after the instance changes. */
  survey: () => void
  /** Finds idle vans; call after routes were opened or emptied elsewhere. */
  refresh: () => void
  /** An empty route whose van is of the kind, or -1. */
  idleOf: (kind: number) => number
  /**
   * Cost of a larger van with which route `r` can also take order `c`; Infinity when none costs less than
   * `most`. `partner` is then the route that gives the van.
   */
  upgradeFor: (r: number, c: number, most: number) => number
  partner: number
  /** True to charge a larger van only by the share that an order fills, since later orders can use the rest. */
  sharesPrice: boolean
  /**
   * Gives each of the first `many` routes of `changed` the cheapest idle van that can carry it, and exchanges
   * vans between them where that is cheaper.
   */
  assign: (changed: Int32Array, many: number) => void
}

/** Smaller gains are ignored. */
const LITTLE = 1e-6
/** Least charged share of a larger van's cost. */
const LEAST_SHARE = 0.02

/** Creates the moves over a plan; `ruin` lists the routes that may give up a van for a larger one. */
export function createVans(inst: KernelInstance, plan: AnnealedPlan, ruin: Ruin): Vans {
  const { n, m, price, capacity, fixed, type, types, tariff, tariffs, family, demand, allowed } = inst
  const { extra, extraCapacity, extraDemand, paysWaiting, waitPrices } = inst
  const { van, room, next, load, count, waiting, extraLoad } = plan
  const idle = new Int32Array(types)
  const square = m * m
  /** A route's legs and waiting under each tariff, and the content they were summed for. */
  const sums = new Float64Array(inst.routes * tariffs)
  /** The `assign` call in which a route was last summed. */
  const summedIn = new Int32Array(inst.routes)
  let assigned = 0

  /** By kind: whether a larger van is available to its routes. */
  const hasLarger = new Uint8Array(types)

  function survey(): void {
    const largest = new Map<number, number>()
    for (let r = 0; r < inst.usable; r++)
      largest.set(family[r], Math.max(largest.get(family[r]) ?? 0, capacity[r]))
    for (let r = 0; r < inst.usable; r++) hasLarger[type[r]] = capacity[r] < largest.get(family[r])! ? 1 : 0
  }

  function refresh(): void {
    idle.fill(-1)
    let vanCount = 0
    for (let r = 0; r < inst.usable && vanCount < types; r++) {
      if (count[r] > 0 || room[r] < 0 || idle[type[van[r]]] >= 0) continue
      idle[type[van[r]]] = r
      vanCount++
    }
  }

  function sumLegs(r: number): void {
    for (let t = 0; t < tariffs; t++) {
      const s = n + r
      let sum = 0
      let h = s
      for (let c = next[s]; c !== s; c = next[c]) {
        sum += price[t * square + h * m + c]
        h = c
      }
      if (h !== s) sum += price[t * square + h * m + s]
      if (paysWaiting) sum += waitPrices[t] * waiting[r]
      sums[r * tariffs + t] = sum
    }
  }

  /** Sums a route's legs once per `assign`, which does not change its orders. */
  function sumOnce(r: number): void {
    if (tariffs === 1 || summedIn[r] === assigned) return
    summedIn[r] = assigned
    sumLegs(r)
  }

  /** Cost of route `r` with van `v`, without what all vans share. */
  function priceWith(r: number, v: number): number {
    return (count[r] > 0 ? fixed[v] : 0) + (tariffs > 1 ? sums[r * tariffs + tariff[v]] : 0)
  }

  /** True when van `v` may and can carry route `r`, and also `c` unless it is -1. */
  function carries(v: number, r: number, c: number): boolean {
    if (load[r] + (c >= 0 ? demand[c] : 0) > capacity[v]) return false
    for (let d = 0; d < extra; d++) {
      const more = c >= 0 ? extraDemand[c * extra + d] : 0
      if (extraLoad[r * extra + d] + more > extraCapacity[v * extra + d]) return false
    }
    if (plan.trips !== null && !plan.trips.fitVan(r, v)) return false
    if (allowed === null) return true
    const row = type[v] * n
    if (c >= 0 && allowed[row + c] === 0) return false
    for (let i = next[n + r]; i !== n + r; i = next[i]) if (i < n && allowed[row + i] === 0) return false
    return true
  }

  function upgradeFor(r: number, c: number, most: number): number {
    self.partner = -1
    const currentVan = van[r]
    // Fast path: most routes already have the largest van.
    if (hasLarger[type[currentVan]] === 0) return Infinity
    if (inst.groups !== null && !mayRide(inst.groups, c, r, plan.route)) return Infinity
    // Checks that walk the route come last: the price of its legs, then whether the van may carry it.
    let least = most
    let isSummed = tariffs === 1
    const need = load[r] + demand[c]
    for (let t = 0; t < types; t++) {
      const e = idle[t]
      if (e < 0 || count[e] > 0 || family[van[e]] !== family[currentVan]) continue
      const v = van[e]
      if (capacity[v] <= capacity[currentVan] || need > capacity[v]) continue
      if (!isSummed) sumLegs(r)
      isSummed = true
      const share = self.sharesPrice ? shareOf(demand[c], capacity[v] - capacity[currentVan]) : 1
      const legs = tariffs > 1 ? sums[r * tariffs + tariff[v]] - sums[r * tariffs + tariff[currentVan]] : 0
      const more = (fixed[v] - fixed[currentVan]) * share + legs
      if (more < least && carries(v, r, c)) {
        least = more
        self.partner = e
      }
    }
    for (let k = 0; k < ruin.ruinedCount; k++) {
      const q = ruin.ruined[k]
      const v = van[q]
      if (q === r || family[v] !== family[currentVan] || capacity[v] <= capacity[currentVan]) continue
      if (need > capacity[v] || load[q] > capacity[currentVan]) continue
      if (!isSummed) sumLegs(r)
      isSummed = true
      if (tariffs > 1) sumLegs(q)
      const more = priceWith(r, v) - priceWith(r, currentVan) + priceWith(q, currentVan) - priceWith(q, v)
      if (more < least && carries(v, r, c) && carries(currentVan, q, -1)) {
        least = more
        self.partner = q
      }
    }
    return self.partner < 0 ? Infinity : least
  }

  function assignIdle(r: number): void {
    const currentVan = van[r]
    let best = -LITTLE
    let partner = -1
    for (let t = 0; t < types; t++) {
      const e = idle[t]
      if (e < 0 || t === type[currentVan] || family[van[e]] !== family[currentVan]) continue
      // Most vans are too small or cost the same.
      const isAlike = tariff[van[e]] === tariff[currentVan] && fixed[van[e]] === fixed[currentVan]
      if (isAlike || load[r] > capacity[van[e]]) continue
      sumOnce(r)
      const gain = priceWith(r, van[e]) - priceWith(r, currentVan)
      if (gain >= best || !carries(van[e], r, -1)) continue
      best = gain
      partner = e
    }
    if (partner < 0) return
    plan.exchange(r, partner)
    refresh()
  }

  function exchangePair(r: number, q: number): void {
    const a = van[r]
    const b = van[q]
    if (type[a] === type[b] || family[a] !== family[b]) return
    if (load[r] > capacity[b] || load[q] > capacity[a]) return
    sumOnce(r)
    sumOnce(q)
    const gain = priceWith(r, b) + priceWith(q, a) - priceWith(r, a) - priceWith(q, b)
    if (gain < -LITTLE && carries(b, r, -1) && carries(a, q, -1)) plan.exchange(r, q)
  }

  const self: Vans = {
    survey,
    refresh,
    idleOf: (kind) => idle[kind],
    upgradeFor,
    partner: -1,
    sharesPrice: false,
    assign(changed, many) {
      refresh()
      assigned++
      for (let k = 0; k < many; k++) if (count[changed[k]] > 0) assignIdle(changed[k])
      if (tariffs === 1) return
      for (let a = 1; a < many; a++)
        for (let b = 0; b < a; b++)
          if (count[changed[a]] > 0 && count[changed[b]] > 0) exchangePair(changed[a], changed[b])
    },
  }
  survey()
  refresh()
  return self
}

/** The share of a van's cost charged to an order: its part of the additional room. */
export function shareOf(need: number, gained: number): number {
  return Math.min(1, Math.max(LEAST_SHARE, need / Math.max(1, gained)))
}
