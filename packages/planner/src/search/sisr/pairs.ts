// Pickup-and-delivery pairs among other orders: both halves are inserted together, at the two cheapest
// positions of one route. Pairs are expected to be few, so the evaluator simulates each pair of positions.
import type { KernelInstance } from '../instance.ts'
import { NO_ROAD_INSERTION } from '../instance.ts'
import type { Nearest } from '../nearest.ts'
import { BROKEN } from '../route-drive.ts'
import { surchargeOf } from '../surcharge.ts'
import type { AnnealedPlan } from './plan.ts'

export interface PairSearch {
  /** The other half of order `c`, or -1. */
  partner: Int32Array
  /**
   * Finds the cheapest positions below `most` for the pair of order `c`; an idle vehicle must cost less than
   * `spare` in full. False when there are none.
   */
  find(c: number, most: number, spare: number): boolean
  /** Inserts the pair at the positions found. */
  insert(): void
  /** True when the route's tail from node `i` has a delivery without its pickup. */
  cuts(i: number): boolean
}

/** Creates the search over a plan; null without pairs. */
export function createPairSearch(inst: KernelInstance, near: Nearest, plan: AnnealedPlan): PairSearch | null {
  const { pairs, drive, n, m, price, time, timeBase, fixed, type, types } = inst
  if (!pairs || !drive) return null
  const { partner, isPickup } = pairs
  const isPinned = inst.pins?.isPinned ?? null
  const { next, route, leg, count, room, van, base, clock, takes, dayPrice, mostSpared } = plan
  /** Nodes of a route, the detours to both halves behind each, and the least detour to the delivery from there. */
  const node = new Int32Array(n + 2)
  const toPickup = new Float64Array(n + 2)
  const toDelivery = new Float64Array(n + 2)
  const leastOn = new Float64Array(n + 2)
  const triedIn = new Int32Array(inst.routes)
  const seenIn = new Int32Array(n)
  const triedKind = new Int32Array(types)
  let search = 0
  let walk = 0
  let pickup = -1
  let delivery = -1
  let best = 0
  let after = -1
  let deliveryAfter = -1

  /** Price of the detour to order `c` behind node `h`. */
  function detour(c: number, h: number, r: number): number {
    const j = next[h]
    return price[base[r] + h * m + c] + price[base[r] + c * m + j] - (h === j ? 0 : leg[h])
  }

  /** True when order `c` alone behind node `h` keeps all windows. */
  function keepsTimes(c: number, h: number, r: number): boolean {
    const j = next[h]
    return (
      clock === null || clock.keeps(c, h, j, time[timeBase[r] + h * m + c], time[timeBase[r] + c * m + j])
    )
  }

  /** Cost of the day with the pair behind nodes `a` and `b`, without its legs. */
  function driveWith(r: number, a: number, b: number): number {
    const { sequence, orderOf } = drive!
    let length = 0
    let legs = 0
    let here = n + r
    const go = (c: number): void => {
      legs += price[base[r] + here * m + c]
      here = c
      if (c < n) sequence[length++] = orderOf[c]
    }
    for (let i = n + r; ;) {
      if (i === a) go(pickup)
      if (i === b) go(delivery)
      i = next[i]
      go(i)
      if (i >= n) break
    }
    return surchargeOf(inst, drive!, van[r], length, legs)
  }

  /** Depot or last pinned order of a route: nothing goes before it. */
  function endOfHead(r: number): number {
    let i = n + r
    while (isPinned !== null && next[i] < n && isPinned[next[i]] === 1) i = next[i]
    return i
  }

  function tryPlace(r: number, a: number, b: number, delta: number): void {
    const day = driveWith(r, a, b)
    if (day >= BROKEN / 2 || delta + day - dayPrice(r) >= best) return
    best = delta + day - dayPrice(r)
    after = a
    deliveryAfter = b
  }

  function tryRoute(r: number): void {
    if (triedIn[r] === search || room[r] < 0) return
    triedIn[r] = search
    if (!takes(r, pickup) || !takes(r, delivery)) return
    const opening = count[r] === 0 ? fixed[van[r]] : 0
    const gain = mostSpared(r) - opening
    let length = 0
    for (let i = endOfHead(r); ;) {
      node[length] = i
      toPickup[length] = detour(pickup, i, r)
      toDelivery[length++] = detour(delivery, i, r)
      i = next[i]
      if (i >= n) break
    }
    leastOn[length] = Infinity
    for (let b = length - 1; b >= 0; b--) leastOn[b] = Math.min(leastOn[b + 1], toDelivery[b])
    for (let a = 0; a < length; a++) {
      const h = node[a]
      const out = price[base[r] + delivery * m + next[h]] - price[base[r] + pickup * m + next[h]]
      const together = toPickup[a] + price[base[r] + pickup * m + delivery] + out
      const isApart = toPickup[a] + leastOn[a + 1] < best + gain
      if ((!isApart && together >= best + gain) || !keepsTimes(pickup, h, r)) continue
      if (together < best + gain && keepsTimes(delivery, h, r)) tryPlace(r, h, h, together + opening)
      for (let b = a + 1; isApart && b < length; b++) {
        const delta = toPickup[a] + toDelivery[b]
        if (delta < best + gain && keepsTimes(delivery, node[b], r)) tryPlace(r, h, node[b], delta + opening)
      }
    }
  }

  function tryNear(c: number): void {
    const { width, list } = near
    for (let k = c * width; k < (c + 1) * width && list[k] >= 0; k++)
      if (route[list[k]] >= 0) tryRoute(route[list[k]])
  }

  function tryIdle(spare: number): void {
    for (let r = 0; r < inst.usable; r++) {
      const kind = type[van[r]]
      if (count[r] > 0 || room[r] < 0 || triedKind[kind] === search || fixed[van[r]] >= spare) continue
      triedKind[kind] = search
      tryRoute(r)
    }
  }

  return {
    partner,
    find(c, most, spare) {
      search++
      pickup = isPickup[c] === 1 ? c : partner[c]
      delivery = partner[pickup]
      best = most
      after = -1
      tryNear(pickup)
      tryNear(delivery)
      tryIdle(spare)
      return after >= 0 && best < NO_ROAD_INSERTION
    },
    insert() {
      plan.insertAfter(pickup, after)
      plan.insertAfter(delivery, deliveryAfter === after ? pickup : deliveryAfter)
    },
    cuts(i) {
      walk++
      for (; i < n; i = next[i]) {
        if (partner[i] < 0) continue
        if (isPickup[i] === 1) seenIn[i] = walk
        else if (seenIn[partner[i]] !== walk) return true
      }
      return false
    },
  }
}

/** The route without incomplete pairs and without pairs whose delivery precedes the pickup. */
export function keepWholePairs({ pairs }: KernelInstance, orders: number[]): number[] {
  if (!pairs) return orders
  const at = new Map(orders.map((c, k) => [c, k]))
  const isWhole = (c: number, k: number): boolean => {
    const other = pairs.partner[c] < 0 ? k : (at.get(pairs.partner[c]) ?? -1)
    return other >= 0 && (other === k || (pairs.isPickup[c] === 1 ? k < other : other < k))
  }
  return orders.every(isWhole) ? orders : orders.filter(isWhole)
}
