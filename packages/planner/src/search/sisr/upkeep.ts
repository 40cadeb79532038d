// Upkeep of a loaded plan in the annealing kernel: what does not pay and what no vehicle can drive leaves it.
import { keepFeasible } from '../feasible.ts'
import type { KernelInstance } from '../instance.ts'
import { BROKEN } from '../route-drive.ts'
import { keepWholePairs, type PairSearch } from './pairs.ts'
import type { AnnealedPlan } from './plan.ts'

export interface Upkeep {
  /** Removes what costs more than it earns: whole routes, then single orders. */
  prune(): void
  /**
   * Removes the orders that vehicles cannot drive. Otherwise every step on such a route looks cheap, and the
   * infeasible plan serves most and becomes the best.
   */
  dropUndrivable(): void
}

/** Creates it over a plan. */
export function createUpkeep(inst: KernelInstance, plan: AnnealedPlan, pairs: PairSearch | null): Upkeep {
  const { n, fixed, prize } = inst
  const { route, count, van, insertAfter, next, prev, leg } = plan

  function prune(): void {
    for (let r = 0; r < inst.usable; r++) {
      if (count[r] === 0) continue
      const goes = earnsTooLittle(r)
      for (let c = next[n + r]; c !== n + r;) {
        const j = next[c]
        if (c < n && (goes || costsTooMuch(c))) dropOrder(c, goes)
        c = j
      }
      if (plan.trips) plan.tidyTrips(r)
      note(r)
    }
  }

  /** True when route `r` has only optional orders, whose prizes do not cover its cost. */
  function earnsTooLittle(r: number): boolean {
    let earned = 0
    let spent = fixed[van[r]] + leg[n + r]
    for (let c = next[n + r]; c !== n + r; c = next[c]) {
      spent += leg[c]
      if (c >= n) continue
      if (prize[c] < 0 || inst.pins?.isPinned[c] === 1) return false
      earned += prize[c]
    }
    return spent > earned
  }

  function costsTooMuch(c: number): boolean {
    const h = prev[c]
    const j = next[c]
    if (inst.pins?.isPinned[c] === 1 || (pairs && pairs.partner[c] >= 0)) return false
    const joined = h === j ? 0 : inst.price[plan.base[route[c]] + h * inst.m + j]
    return prize[c] >= 0 && leg[h] + leg[c] - joined > prize[c]
  }

  /** Removes order `c`, unless its route stays and would be infeasible without it. */
  function dropOrder(c: number, goesWhole: boolean): void {
    const h = prev[c]
    const r = route[c]
    plan.takeOut(c)
    if (goesWhole) return
    note(r)
    if (isDrivable(r)) return
    plan.absentCount--
    insertAfter(c, h)
  }

  /** True when the vehicle of route `r` can drive it, by the clock and by simulation. */
  function isDrivable(r: number): boolean {
    return count[r] === 0 || (plan.drives(r) && (!plan.pricesDays || plan.dayPrice(r) < BROKEN))
  }

  function dropUndrivable(): void {
    for (let r = 0; r < inst.usable; r++) {
      if (isDrivable(r)) continue
      const orders = ordersOf(r)
      const pinned = orders.filter((c) => inst.pins?.isPinned[c] === 1)
      const free = orders.filter((c) => !pinned.includes(c))
      const drivable = keepWholePairs(inst, keepFeasible(inst, van[r], free, pinned))
      takeOutAll(
        r,
        free.filter((c) => !drivable.includes(c)),
      )
      // Trips may be split differently, and a whole pair may need an order that is out.
      if (!isDrivable(r))
        takeOutAll(
          r,
          free.filter((c) => route[c] === r),
        )
    }
  }

  function ordersOf(r: number): number[] {
    const orders: number[] = []
    for (let c = next[n + r]; c !== n + r; c = next[c]) if (c < n) orders.push(c)
    return orders
  }

  function takeOutAll(r: number, orders: number[]): void {
    for (const c of orders) plan.takeOut(c)
    if (plan.trips) plan.tidyTrips(r)
    note(r)
  }

  function note(r: number): void {
    if (inst.hasTime) plan.retime(r)
    if (plan.pricesDays) plan.noteDay(r)
  }

  return { prune, dropUndrivable }
}
