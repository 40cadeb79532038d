// SWAP*: exchanges two orders of neighbouring routes, each at its best position (Vidal 2022). Chooses
// positions by price; computes time warp only for exchanges that improve the price.
import type { KernelInstance } from '../instance.ts'
import type { Nearest } from '../nearest.ts'
import type { RouteData } from './route-data.ts'
import type { Warps } from './segments.ts'

const LITTLE = 1e-6
/** Routes are neighbours when an order of one is among this many nearest of an order of the other. */
const NEIGHBOURS = 8
const FAR = 0x3fffffff

export interface SwapStar {
  /** Tries route pairs changed since their last test; true when an exchange was made. */
  run(): boolean
  reset(): void
}

/** Creates SWAP* over the routes in `data`; calls `touch` with two changed routes. */
export function createSwapStar(
  inst: KernelInstance,
  near: Nearest,
  data: RouteData,
  warps: Warps,
  into: Int32Array,
  touch: (r: number, other: number) => void,
): SwapStar {
  const { n, m, routes, price, demand, capacity, fixed, hasTime, tariff } = inst
  const square = m * m
  const { next, prev, route, position, leg, load, length, penalty, changedAt, rates } = data
  const { chain } = warps
  /** The three best positions (after which node, at what price) of each order in each route. */
  const place = new Int32Array(n * routes * 3)
  const placePrice = new Int32Array(n * routes * 3)
  const placedAt = new Int32Array(n * routes)
  const testedAt = new Int32Array(routes * routes)
  /** Price change of removing the order, and price of the leg that closes the gap. */
  const removal = new Int32Array(n)
  const closed = new Int32Array(n)

  function preprocess(r: number, other: number): void {
    const tables = tariff[r] * square
    for (let u = next[n + r]; u < n; u = next[u]) {
      const a = prev[u]
      const x = next[u]
      closed[u] = a === x ? 0 : price[tables + a * m + x]
      removal[u] = closed[u] - leg[a] - leg[u]
      const cell = u * routes + other
      if (placedAt[cell] > changedAt[other]) continue
      placedAt[cell] = changedAt[other] + 1
      rank(u, other, cell * 3)
    }
  }

  function rank(u: number, r: number, at: number): void {
    let c0 = FAR
    let c1 = FAR
    let c2 = FAR
    let p0 = -1
    let p1 = -1
    let p2 = -1
    const row = tariff[r] * square + u * m
    const s = n + r
    let h = s
    do {
      const j = next[h]
      const extra = into[row + h] + price[row + j] - leg[h]
      if (extra < c2) {
        if (extra < c0) {
          c2 = c1
          p2 = p1
          c1 = c0
          p1 = p0
          c0 = extra
          p0 = h
        } else if (extra < c1) {
          c2 = c1
          p2 = p1
          c1 = extra
          p1 = h
        } else {
          c2 = extra
          p2 = h
        }
      }
      h = j
    } while (h !== s)
    place[at] = p0
    place[at + 1] = p1
    place[at + 2] = p2
    placePrice[at] = c0
    placePrice[at + 1] = c1
    placePrice[at + 2] = c2
  }

  function overload(r: number, carried: number): number {
    const over = carried - capacity[r]
    return over > 0 ? over * rates[0] : 0
  }

  /** Warp of route `r` without `out` and with `enter` after `after`; stops above `limit`. */
  function warpOf(r: number, out: number, enter: number, after: number, limit: number): number {
    if (out < 0) return warps.one(r, after, enter, next[after])
    const a = prev[out]
    const x = next[out]
    if (enter < 0) return a === x ? 0 : warps.join(r, a, x)
    if (after === a) return warps.one(r, a, enter, x)
    let k = 0
    if (position[after] < position[out]) {
      chain[k++] = enter
      for (let i = next[after]; i !== out; i = next[i]) chain[k++] = i
      return warps.many(r, after, k, x, limit)
    }
    const y = next[after]
    for (let i = x; i !== y; i = next[i]) chain[k++] = i
    chain[k++] = enter
    return warps.many(r, a, k, y, limit)
  }

  let bestDelta = 0
  let bestU = -1
  let bestV = -1
  let bestAfterU = -1
  let bestAfterV = -1

  /** `gain` is the price change; u enters rv after `afterU`, v enters ru after `afterV`. */
  function consider(
    ru: number,
    rv: number,
    u: number,
    v: number,
    gain: number,
    afterU: number,
    afterV: number,
  ): void {
    const shift = (v < 0 ? 0 : demand[v]) - (u < 0 ? 0 : demand[u])
    let delta = gain - penalty[ru] - penalty[rv]
    delta += overload(ru, load[ru] + shift) + overload(rv, load[rv] - shift)
    if (delta >= bestDelta) return
    if (hasTime) {
      delta += warpOf(ru, u, v, afterV, (bestDelta - delta) / rates[1]) * rates[1]
      if (delta >= bestDelta) return
      delta += warpOf(rv, v, u, afterU, (bestDelta - delta) / rates[1]) * rates[1]
      if (delta >= bestDelta) return
    }
    bestDelta = delta
    bestU = u
    bestV = v
    bestAfterU = afterU
    bestAfterV = afterV
  }

  function exchange(ru: number, rv: number): boolean {
    preprocess(ru, rv)
    preprocess(rv, ru)
    bestDelta = -LITTLE
    bestU = -1
    bestV = -1
    const winnable = penalty[ru] + penalty[rv]
    for (let u = next[n + ru]; u < n; u = next[u]) {
      const rowU = tariff[rv] * square + u * m
      const a = prev[u]
      const x = next[u]
      const closedU = closed[u]
      const free = removal[u] - winnable
      const at = (u * routes + rv) * 3
      const p0 = place[at]
      const p1 = place[at + 1]
      const p2 = place[at + 2]
      const c0 = placePrice[at]
      const c1 = placePrice[at + 1]
      const c2 = placePrice[at + 2]
      for (let v = next[n + rv]; v < n; v = next[v]) {
        const b = prev[v]
        const y = next[v]
        const least = free + removal[v]
        let intoV = into[rowU + b] + price[rowU + y] - closed[v]
        let afterU = b
        if (p0 !== v && p0 !== b) {
          if (c0 < intoV) {
            intoV = c0
            afterU = p0
          }
        } else if (p1 !== v && p1 !== b) {
          if (c1 < intoV) {
            intoV = c1
            afterU = p1
          }
        } else if (c2 < intoV) {
          intoV = c2
          afterU = p2
        }
        if (least + intoV >= bestDelta) continue
        const rowV = tariff[ru] * square + v * m
        let intoU = into[rowV + a] + price[rowV + x] - closedU
        let afterV = a
        const other = (v * routes + ru) * 3
        let p = place[other]
        let c = placePrice[other]
        if (p === u || p === a) {
          p = place[other + 1]
          c = placePrice[other + 1]
          if (p === u || p === a) {
            p = place[other + 2]
            c = placePrice[other + 2]
          }
        }
        if (c < intoU) {
          intoU = c
          afterV = p
        }
        if (least + intoV + intoU >= bestDelta) continue
        consider(ru, rv, u, v, removal[u] + removal[v] + intoV + intoU, afterU, afterV)
      }
      const emptied = length[ru] === 1 ? fixed[ru] : 0
      const gain = removal[u] + c0 - emptied
      if (gain - winnable < bestDelta) consider(ru, rv, u, -1, gain, p0, -1)
    }
    for (let v = next[n + rv]; v < n; v = next[v]) {
      const at = (v * routes + ru) * 3
      const emptied = length[rv] === 1 ? fixed[rv] : 0
      const gain = removal[v] + placePrice[at] - emptied
      if (gain - winnable < bestDelta) consider(ru, rv, -1, v, gain, -1, place[at])
    }
    if (bestU < 0 && bestV < 0) return false
    if (bestU >= 0) takeOut(bestU)
    if (bestV >= 0) takeOut(bestV)
    if (bestU >= 0) putAfter(bestU, bestAfterU)
    if (bestV >= 0) putAfter(bestV, bestAfterV)
    touch(ru, rv)
    return true
  }

  function takeOut(u: number): void {
    next[prev[u]] = next[u]
    prev[next[u]] = prev[u]
  }

  function putAfter(u: number, h: number): void {
    const j = next[h]
    next[h] = u
    prev[u] = h
    next[u] = j
    prev[j] = u
  }

  function run(): boolean {
    let hasImproved = false
    const width = Math.min(near.width, NEIGHBOURS)
    for (let u = 0; u < inst.count; u++) {
      for (let k = 0; k < width; k++) {
        const v = near.list[u * near.width + k]
        if (v < 0) break
        const ru = route[u]
        const rv = route[v]
        if (ru === rv) continue
        const low = ru < rv ? ru : rv
        const high = ru < rv ? rv : ru
        const cell = low * routes + high
        const changed = changedAt[ru] > changedAt[rv] ? changedAt[ru] : changedAt[rv]
        if (testedAt[cell] > changed) continue
        testedAt[cell] = changed + 1
        if (exchange(low, high)) hasImproved = true
      }
    }
    return hasImproved
  }

  function reset(): void {
    placedAt.fill(0)
    // Unchanged routes (at 0) have been tested against each other.
    testedAt.fill(1)
  }

  return { run, reset }
}
