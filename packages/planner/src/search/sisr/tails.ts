// Exchanges tails of two routes (2-opt*, Potvin and Rousseau, Journal of the Operational Research Society
// 1995). No string of ten orders moves half of a long route, so ruins alone keep most initial routes.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import type { Nearest } from '../nearest.ts'
import type { Memory } from './memory.ts'
import type { PairSearch } from './pairs.ts'
import type { AnnealedPlan } from './plan.ts'
import { NO_LEG } from './state.ts'
import type { Vans } from './vans.ts'

export interface Tails {
  /**
   * Exchanges two tails at a random order so that the plan costs less than `limit`. False when it finds none;
   * the plan is then unchanged.
   */
  exchange: (limit: number) => boolean
}

/** Creates the move over a plan; null with reloads, whose trips are no tails, and where orders share vehicles. */
export function createTails(
  inst: KernelInstance,
  near: Nearest,
  random: Random,
  plan: AnnealedPlan,
  present: Memory,
  vans: Vans | null,
  pairs: PairSearch | null,
): Tails | null {
  if (inst.trips || inst.groups) return null
  const { n, m, price, time, demand, service, fixed, type, family, allowed } = inst
  const { hasTime, hasDuration, extra, extraDemand, extraCapacity, timeBase } = inst
  const { next, prev, route, begin, latest, leg, legTime, homeLeg, load, extraLoad, count, van, room, base } =
    plan
  const { breakClock: clock, pricesDays, mostSpared } = plan
  const { width, list } = near
  /** Further loads of the two tails. */
  const restOfOne = new Int32Array(extra)
  const restOfOther = new Int32Array(extra)
  const changed = new Int32Array(2)

  /** True when route `r` can continue from node `h` to node `j` of another one, by both routes' times. */
  function goesOn(h: number, j: number, r: number): boolean {
    if (clock !== null) return clock.goesOn(h, j, time[timeBase[r] + h * m + j])
    const departure = begin[h] + (h < n ? service[h] : 0)
    return departure + time[timeBase[r] + h * m + j] <= latest[j < n ? j : n + r]
  }

  /** Load of the tail from node `i`; writes its further loads into `more`. */
  function weigh(i: number, more: Int32Array): number {
    let sum = 0
    more.fill(0)
    for (; i < n; i = next[i]) {
      sum += demand[i]
      for (let d = 0; d < extra; d++) more[d] += extraDemand[i * extra + d]
    }
    return sum
  }

  /** True when the van of route `r` may and can carry the tail from `i` on instead of its own. */
  function carries(r: number, i: number, gain: number, more: Int32Array, less: Int32Array): boolean {
    if (load[r] + gain > room[r]) return false
    const most = van[r] * extra
    for (let d = 0; d < extra; d++)
      if (extraLoad[r * extra + d] + more[d] - less[d] > extraCapacity[most + d]) return false
    if (allowed === null) return true
    const row = type[van[r]] * n
    for (; i < n; i = next[i]) if (allowed[row + i] === 0) return false
    return true
  }

  function link(h: number, j: number, r: number): void {
    const isLeg = h !== j
    const fresh = isLeg ? price[base[r] + h * m + j] : 0
    next[h] = j
    prev[j] = h
    plan.cost += fresh - leg[h]
    leg[h] = fresh
    if (hasTime) legTime[h] = isLeg ? time[timeBase[r] + h * m + j] : 0
  }

  /** Moves the orders from `i` on to route `r`; returns their number. */
  function hand(i: number, r: number): number {
    const anew = base[r] !== base[route[i]]
    let moved = 0
    for (; i < n; i = next[i]) {
      route[i] = r
      moved++
      if (!anew || next[i] >= n) continue
      const fresh = price[base[r] + i * m + next[i]]
      plan.cost += fresh - leg[i]
      leg[i] = fresh
      if (hasTime) legTime[i] = time[timeBase[r] + i * m + next[i]]
    }
    return moved
  }

  /** Attaches the tail from `b` after `a`, and `a`'s old tail in its place. */
  function splice(a: number, b: number): void {
    const r = route[a]
    const q = route[b]
    const before = prev[b]
    const after = next[a]
    const last = prev[n + r]
    const lastOther = prev[n + q]
    const moved = hand(b, r) - (after < n ? hand(after, q) : 0)
    count[r] += moved
    count[q] -= moved
    link(a, b, r)
    link(before, after < n ? after : n + q, q)
    link(lastOther, n + r, r)
    if (after < n) link(last, n + q, q)
    homeLeg[r] = leg[prev[n + r]]
    homeLeg[q] = count[q] > 0 ? leg[prev[n + q]] : NO_LEG
    if (count[q] > 0) return
    plan.cost -= fixed[van[q]]
    plan.usedCount--
  }

  function note(r: number): void {
    if (hasTime) plan.retime(r)
    if (pricesDays) plan.noteDay(r)
  }

  function exchange(limit: number): boolean {
    const a = random.below(inst.count)
    const r = route[a]
    if (r < 0 || room[r] < 0) return false
    const spare = limit - plan.wholeCost() + (pricesDays ? mostSpared(r) : 0)
    for (let k = a * width, last = k + width; k < last && list[k] >= 0; k++) {
      const b = list[k]
      const q = route[b]
      if (q < 0 || q === r || room[q] < 0) continue
      const before = prev[b]
      const after = next[a] < n ? next[a] : n + q
      const removedLeg = leg[a] + leg[before] + (pricesDays ? mostSpared(q) : 0)
      // An estimate between two tariffs: each gains what the other loses.
      const joint = price[base[r] + a * m + b]
      const other = before === after ? -fixed[van[q]] : price[base[q] + before * m + after]
      if (joint + other - removedLeg >= spare) continue
      if (hasTime && !(goesOn(a, b, r) && (before === after || goesOn(before, after, q)))) continue
      const gain = weigh(b, restOfOther) - weigh(next[a], restOfOne)
      if (!carries(r, b, gain, restOfOther, restOfOne)) continue
      if (!carries(q, next[a], -gain, restOfOne, restOfOther)) continue
      if (pairs !== null && (pairs.cuts(b) || pairs.cuts(next[a]))) continue
      return tryTails(a, b, gain, limit)
    }
    return false
  }

  function tryTails(a: number, b: number, gain: number, limit: number): boolean {
    const r = route[a]
    const q = route[b]
    load[r] += gain
    load[q] -= gain
    for (let d = 0; d < extra; d++) {
      const more = restOfOther[d] - restOfOne[d]
      extraLoad[r * extra + d] += more
      extraLoad[q * extra + d] -= more
    }
    splice(a, b)
    note(r)
    note(q)
    if (vans !== null) {
      changed[0] = r
      changed[1] = q
      vans.assign(changed, 2)
    }
    const isKnown = family[r] === family[q] && !hasDuration
    // An infeasible day costs more than any limit.
    if (plan.wholeCost() < limit && (isKnown || (plan.drives(r) && plan.drives(q)))) return true
    present.restore()
    return false
  }

  return { exchange }
}
