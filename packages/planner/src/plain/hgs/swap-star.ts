// SWAP*: exchanges two orders of neighbouring routes, each entering at its own best place (Vidal 2022). Places are
// chosen by price; time warp is computed only for exchanges that win on price.
import type { PlainInstance } from '../instance.ts'
import type { Nearest } from '../nearest.ts'
import type { RouteData } from './route-data.ts'

const LITTLE = 1e-6
/** Routes count as neighbours when an order of one is among so many nearest of an order of the other. */
const NEIGHBOURS = 8
const FAR = 0x3fffffff

export interface SwapStar {
  /** Tries the route pairs that changed since their last test; true when something was exchanged. */
  run(): boolean
  reset(): void
}

/** Builds SWAP* over the routes in `data`; `touch` is told which two routes changed. */
export function createSwapStar(
  inst: PlainInstance,
  near: Nearest,
  data: RouteData,
  touch: (r: number, other: number) => void,
): SwapStar {
  const { n, m, routes, price, time, early, late, service, demand, maxDuration, fixed } = inst
  const { hasTime, hasDuration } = inst
  const { next, prev, route, load, length, penalty, changedAt, warp } = data
  /** Three best places (after which node, at what price) of each order in each route. */
  const place = new Int32Array(n * routes * 3)
  const placePrice = new Int32Array(n * routes * 3)
  const placedAt = new Int32Array(n * routes)
  const testedAt = new Int32Array(routes * routes)
  const removal = new Int32Array(n)

  function preprocess(r: number, other: number): void {
    for (let u = next[n + r]; u < n; u = next[u]) {
      const a = prev[u]
      const x = next[u]
      removal[u] = (a === x ? 0 : price[a * m + x]) - price[a * m + u] - price[u * m + x]
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
    const s = n + r
    let h = s
    do {
      const j = next[h]
      const extra = price[h * m + u] + price[u * m + j] - (h === j ? 0 : price[h * m + j])
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

  let foundPlace = -1

  /** Cheapest price of `u` in the route of `v` once v has left. */
  function cheapest(u: number, v: number, r: number): number {
    const at = (u * routes + r) * 3
    const a = prev[v]
    const b = next[v]
    // v's own place, closed up.
    let best = price[a * m + u] + price[u * m + b] - (a === b ? 0 : price[a * m + b])
    foundPlace = a
    for (let k = 0; k < 3; k++) {
      const p = place[at + k]
      if (p < 0) break
      if (p === v || p === a) continue
      if (placePrice[at + k] < best) {
        best = placePrice[at + k]
        foundPlace = p
      }
      break
    }
    return best
  }

  /** Warp of route `r` without `out`, with `enter` behind `after`. */
  function warpOf(r: number, out: number, enter: number, after: number): number {
    const s = n + r
    let d = 0
    let w = 0
    let from = early[s]
    let to = late[s]
    let here = s
    const put = (i: number, stay: number): void => {
      const travel = time[here * m + i]
      const offset = d - w + travel
      const wait = early[i] - offset - to
      const pressed = from + offset - late[i]
      d += stay + travel
      from = early[i] - offset > from ? early[i] - offset : from
      to = late[i] - offset < to ? late[i] - offset : to
      if (wait > 0) {
        d += wait
        from -= wait
      }
      if (pressed > 0) {
        to += pressed
        w += pressed
      }
      here = i
    }
    let i = s
    do {
      if (i < n && i !== out) put(i, service[i])
      if (i === after && enter >= 0) put(enter, service[enter])
      i = next[i]
    } while (i !== s)
    put(s, 0)
    const overtime = hasDuration ? d - maxDuration[r] : 0
    return w + (overtime > 0 ? overtime : 0)
  }

  let bestDelta = 0
  let bestU = -1
  let bestV = -1
  let bestAfterU = -1
  let bestAfterV = -1

  function consider(
    ru: number,
    rv: number,
    u: number,
    v: number,
    gain: number,
    afterU: number,
    afterV: number,
  ): void {
    // `gain` holds price and load penalties; the present warp may still be won.
    if (gain - (warp[ru] + warp[rv]) * data.rates[1] >= bestDelta) return
    let delta = gain
    if (hasTime) {
      delta -= (warp[ru] + warp[rv]) * data.rates[1]
      delta += length[ru] === 1 && v < 0 && u >= 0 ? 0 : warpOf(ru, u, v, afterV) * data.rates[1]
      if (delta >= bestDelta) return
      delta += length[rv] === 1 && u < 0 && v >= 0 ? 0 : warpOf(rv, v, u, afterU) * data.rates[1]
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
    const presentLoads = data.penaltyOf(ru, load[ru], 0) + data.penaltyOf(rv, load[rv], 0)
    const winnable = penalty[ru] + penalty[rv]
    for (let u = next[n + ru]; u < n; u = next[u]) {
      for (let v = next[n + rv]; v < n; v = next[v]) {
        const shift = demand[v] - demand[u]
        const loads =
          data.penaltyOf(ru, load[ru] + shift, 0) + data.penaltyOf(rv, load[rv] - shift, 0) - presentLoads
        const least = loads + removal[u] + removal[v]
        if (least - winnable >= bestDelta) continue
        const intoV = cheapest(u, v, rv)
        if (least + intoV - winnable >= bestDelta) continue
        const afterU = foundPlace
        const intoU = cheapest(v, u, ru)
        consider(ru, rv, u, v, least + intoV + intoU, afterU, foundPlace)
      }
    }
    for (let u = next[n + ru]; u < n; u = next[u]) {
      const at = (u * routes + rv) * 3
      const loads =
        data.penaltyOf(ru, load[ru] - demand[u], 0) +
        data.penaltyOf(rv, load[rv] + demand[u], 0) -
        presentLoads
      const emptied = length[ru] === 1 ? fixed[ru] : 0
      consider(ru, rv, u, -1, loads + removal[u] + placePrice[at] - emptied, place[at], -1)
    }
    for (let v = next[n + rv]; v < n; v = next[v]) {
      const at = (v * routes + ru) * 3
      const loads =
        data.penaltyOf(rv, load[rv] - demand[v], 0) +
        data.penaltyOf(ru, load[ru] + demand[v], 0) -
        presentLoads
      const emptied = length[rv] === 1 ? fixed[rv] : 0
      consider(ru, rv, -1, v, loads + removal[v] + placePrice[at] - emptied, -1, place[at])
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
    let found = false
    const width = Math.min(near.width, NEIGHBOURS)
    for (let u = 0; u < n; u++) {
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
        if (exchange(low, high)) found = true
      }
    }
    return found
  }

  function reset(): void {
    placedAt.fill(0)
    // Routes carried over unchanged (at 0) have been tested against each other.
    testedAt.fill(1)
  }

  return { run, reset }
}
