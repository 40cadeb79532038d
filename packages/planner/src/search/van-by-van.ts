// Initial plan that fills one van after the other (sequential insertion, I1 of Solomon, Operations Research
// 35(2), 1987). Savings merge routes that windows, breaks and skills then keep from filling a van; here a van
// takes whatever still fits.
import { isFeasible } from './feasible.ts'
import type { KernelInstance } from './instance.ts'
import { NO_ROAD_PRICE } from './instance.ts'
import type { Nearest } from './nearest.ts'
import { shareOf } from './sisr/vans.ts'
import { allowedOf, tiersOf, wayOf } from './tiers.ts'
import { TUNING } from '../tuning.ts'

/** Weight of an order's own return trip against its detour: far orders go first. */
const WAY_WEIGHT = 0.2
/** A van is full after this many consecutive infeasible orders. */
const MOST_REFUSED = 30

/**
 * A plan by slot; `kinds` lists slots of vans that differ only in skills. Insertion serves the remaining
 * orders. Not for days with reloads.
 */
export function fillVans(inst: KernelInstance, near: Nearest, kinds: number[][]): number[][] {
  const { n } = inst
  const plan: number[][] = Array.from({ length: inst.routes }, () => [])
  const filling = createFilling(inst, near)
  for (const tier of tiersOf(inst, kinds)) {
    /** By depot; the most widely usable vans come last. */
    const free = tier.map((slots) => slots.toSorted((a, b) => allowedOf(inst, a) - allowedOf(inst, b)))
    const isTried = new Uint8Array(n)
    for (;;) {
      const seed = farthest(inst, free, (c) => isTried[c] === 0 && !filling.isServed(c))
      if (seed === null) break
      isTried[seed.c] = 1
      const orders = filling.fill(seed.r, seed.c)
      if (orders.length === 0) continue
      plan[seed.r] = orders
      const slots = free[seed.k]
      slots.splice(slots.indexOf(seed.r), 1)
    }
  }
  return plan
}

/** The open mandatory order farthest from the nearest free van, and that van: slot `r` of those in `free[k]`. */
function farthest(
  inst: KernelInstance,
  free: number[][],
  isOpen: (c: number) => boolean,
): { c: number; r: number; k: number } | null {
  let found: { c: number; r: number; k: number } | null = null
  let longest = -1
  for (let c = 0; c < inst.n; c++) {
    if (!isOpen(c) || inst.prize[c] >= 0) continue
    let least = NO_ROAD_PRICE
    let k = -1
    free.forEach((slots, x) => {
      const way = slots.length === 0 ? Infinity : wayOf(inst, slots[0], c)
      if (way >= least) return
      least = way
      k = x
    })
    if (k < 0 || least <= longest) continue
    const r = free[k].find((slot) => mayServe(inst, slot, c))
    if (r === undefined) continue
    longest = least
    found = { c, r, k }
  }
  return found
}

function mayServe({ allowed, type, n }: KernelInstance, r: number, c: number): boolean {
  return allowed === null || allowed[type[r] * n + c] === 1
}

interface Filling {
  isServed: (c: number) => boolean
  /** Orders of the van of slot `r`, starting with `seed`; empty when infeasible. */
  fill: (r: number, seed: number) => number[]
}

/**
 * Finds positions by legs and one window per stop, and simulates the rest before accepting. It does not use
 * the annealing kernel's clocks, which a second user would slow down.
 */
function createFilling(inst: KernelInstance, near: Nearest): Filling {
  const { n, m, price, time, early, late, service, demand, prize, fixed, capacity, hasTime } = inst
  const { extra, extraDemand, extraCapacity } = inst
  const looked = Math.min(near.width, TUNING.kernel.neighbours)
  const isServed = new Uint8Array(n)
  /** Links of the current van's route, from depot to depot, with earliest and latest starts. */
  const next = new Int32Array(m)
  const begin = new Int32Array(m)
  const latest = new Int32Array(m)
  let orders: number[] = []
  let load = 0
  let tables = 0
  let clock = 0
  const extraLoad = new Int32Array(inst.extra)
  /** Orders near the current van's, each with the node of its least detour, and that detour's price. */
  const candidates: number[] = []
  const askedBy = new Int32Array(n).fill(-1)
  const place = new Int32Array(n)
  const detour = new Float64Array(n)
  const credit = new Float64Array(n)

  /** True when van `r` may serve order `c` and has room. */
  function takes(r: number, c: number): boolean {
    if (load + demand[c] > capacity[r] || !mayServe(inst, r, c)) return false
    for (let d = 0; d < extra; d++)
      if (extraLoad[d] + extraDemand[c * extra + d] > extraCapacity[r * extra + d]) return false
    return true
  }

  function keepsTimes(c: number, h: number, j: number): boolean {
    const t = Math.max(begin[h] + (h < n ? service[h] : 0) + time[clock + h * m + c], early[c])
    return t <= late[c] && t + service[c] + time[clock + c * m + j] <= latest[j]
  }

  /** Stores the position after node `h` for order `c` if its detour is smaller. */
  function look(c: number, h: number): void {
    const j = next[h]
    const removedLeg = h === j ? 0 : price[tables + h * m + j]
    const delta = price[tables + h * m + c] + price[tables + c * m + j] - removedLeg
    if (delta >= detour[c] || (hasTime && !keepsTimes(c, h, j))) return
    detour[c] = delta
    place[c] = h
  }

  function lookEverywhere(r: number, c: number): void {
    place[c] = -1
    detour[c] = worthOf(r, c)
    look(c, n + r)
    for (const h of orders) look(c, h)
  }

  /** Cost of order `c` in its own van: the return trip, and its share of the van. */
  function worthOf(r: number, c: number): number {
    if (prize[c] >= 0) return prize[c]
    return wayOf(inst, r, c) + fixed[r] * shareOf(demand[c], capacity[r])
  }

  /** Inserts order `c` after node `h`; false when infeasible. */
  function insert(r: number, c: number, h: number): boolean {
    const at = h < n ? orders.indexOf(h) + 1 : 0
    const longer = orders.toSpliced(at, 0, c)
    if (!isFeasible(inst, r, longer)) return false
    orders = longer
    load += demand[c]
    for (let d = 0; d < extra; d++) extraLoad[d] += extraDemand[c * extra + d]
    isServed[c] = 1
    next[c] = next[h]
    next[h] = c
    if (hasTime) retime(r)
    return true
  }

  function retime(r: number): void {
    let t = early[n + r]
    let h = n + r
    for (const i of orders) {
      t = Math.max(t + time[clock + h * m + i], early[i])
      begin[i] = t
      t += service[i]
      h = i
    }
    t = late[n + r]
    let j = n + r
    for (const i of orders.toReversed()) {
      t = Math.min(t - time[clock + i * m + j] - service[i], late[i])
      latest[i] = t
      j = i
    }
  }

  /** Marks order `c` as having no position in the current van. */
  function refuse(c: number): void {
    place[c] = -1
    detour[c] = -Infinity
  }

  /** Updates the orders near `c`, just inserted after node `h`, for positions beside it. */
  function askAround(r: number, c: number, h: number): void {
    for (let k = c * near.width, end = k + looked; k < end && near.list[k] >= 0; k++) {
      const i = near.list[k]
      if (isServed[i] === 1) continue
      if (askedBy[i] !== r) ask(r, i)
      else {
        look(i, h)
        look(i, c)
      }
    }
  }

  function ask(r: number, c: number): void {
    askedBy[c] = r
    if (!takes(r, c)) return refuse(c)
    candidates.push(c)
    credit[c] = WAY_WEIGHT * wayOf(inst, r, c)
    lookEverywhere(r, c)
  }

  /** Updates all open orders. */
  function askAll(r: number): void {
    for (let c = 0; c < n; c++) if (isServed[c] === 0 && askedBy[c] !== r) ask(r, c)
  }

  /** The next order for van `r`, or -1. */
  function choose(r: number): number {
    for (;;) {
      let best = -1
      for (let k = candidates.length - 1; k >= 0; k--) {
        const c = candidates[k]
        if (isServed[c] === 1 || !takes(r, c)) {
          candidates[k] = candidates[candidates.length - 1]
          candidates.pop()
        } else if (place[c] >= 0 && (best < 0 || detour[c] - credit[c] < detour[best] - credit[best]))
          best = c
      }
      if (best < 0) return -1
      // Orders inserted since may have changed its position.
      const bestDetour = detour[best]
      detour[best] = Infinity
      look(best, place[best])
      if (detour[best] <= bestDetour) return best
      lookEverywhere(r, best)
    }
  }

  function takeNext(r: number): void {
    let refused = 0
    for (let c = choose(r); c >= 0 && refused < MOST_REFUSED; c = choose(r)) {
      if (insert(r, c, place[c])) {
        askAround(r, c, place[c])
        refused = 0
      } else {
        refuse(c)
        refused++
      }
    }
  }

  return {
    isServed: (c) => isServed[c] === 1,
    fill(r, seed) {
      const s = n + r
      orders = []
      load = 0
      extraLoad.fill(0)
      tables = inst.tariff[r] * m * m
      clock = inst.timeBase[r]
      candidates.length = 0
      next[s] = s
      begin[s] = early[s]
      latest[s] = late[s]
      if (!insert(r, seed, s)) return []
      askAround(r, seed, s)
      takeNext(r)
      askAll(r)
      takeNext(r)
      return orders
    },
  }
}
