// Routes of the local search with prefix and suffix data for constant-time move evaluation (concatenated
// segments of load, duration, time warp: Vidal et al. 2013).
import type { KernelInstance } from '../instance.ts'

/**
 * A segment from a route's start to a node, or from a node to its end. `offset` is duration minus warp;
 * `early` and `late` bound the start of service at its first node.
 */
interface Segments {
  offset: Int32Array
  warp: Int32Array
  early: Int32Array
  late: Int32Array
}

export interface RouteData {
  next: Int32Array
  prev: Int32Array
  route: Int32Array
  position: Int32Array
  /** Price of the leg to the next node. */
  leg: Int32Array
  /** Load from the route's start to the node, included. */
  loadTo: Int32Array
  /** Price change of reversing the route's start up to the node. */
  turned: Int32Array
  head: Segments
  tail: Segments
  /** Like `tail` without the depot, for tails that move to another kind of vehicle. Empty with a single kind. */
  core: Segments
  /**
   * Price from the first order to the node, without the depot's leg, by tariff: `coreTo[tariff * m + node]`.
   * Empty with a single tariff.
   */
  coreTo: Int32Array
  /** By route. */
  load: Int32Array
  warp: Int32Array
  length: Int32Array
  price: Int32Array
  /** Penalties of load and warp, in price units. */
  penalty: Float64Array
  /** Move count at the route's last change. */
  changedAt: Int32Array
  /** Price of one unit of excess load, and of one second of warp. */
  rates: Float64Array
  update(r: number, now: number): void
  penaltyOf(r: number, load: number, warp: number): number
}

function segments(size: number): Segments {
  return {
    offset: new Int32Array(size),
    warp: new Int32Array(size),
    early: new Int32Array(size),
    late: new Int32Array(size),
  }
}

/** Creates the tables; `update` fills those of one route from its links. */
export function createRouteData(inst: KernelInstance): RouteData {
  const { n, m, routes, price, time, early, late, service, demand, capacity, maxDuration } = inst
  const { hasTime, hasDuration, symmetric, oneType, tariff, tariffs } = inst
  const next = new Int32Array(m)
  const prev = new Int32Array(m)
  const route = new Int32Array(m)
  const position = new Int32Array(m)
  const leg = new Int32Array(m)
  const loadTo = new Int32Array(m)
  const turned = new Int32Array(m)
  const length = new Int32Array(routes)
  const load = new Int32Array(routes)
  const warps = new Int32Array(routes)
  const prices = new Int32Array(routes)
  const penalty = new Float64Array(routes)
  const changedAt = new Int32Array(routes)
  const rates = new Float64Array(2)
  const coreTo = new Int32Array(tariffs > 1 ? tariffs * m : 0)
  const head = segments(m)
  const tail = segments(m)
  const core = segments(oneType ? 0 : n)
  const { offset: headOffset, warp: headWarp, early: headEarly, late: headLate } = head

  function penaltyOf(r: number, carried: number, warp: number): number {
    const over = carried - capacity[r]
    return (over > 0 ? over * rates[0] : 0) + warp * rates[1]
  }

  function update(r: number, now: number): void {
    const s = n + r
    changedAt[r] = now
    loadTo[s] = 0
    position[s] = 0
    turned[s] = 0
    if (next[s] === s) {
      leg[s] = 0
      length[r] = 0
      load[r] = 0
      prices[r] = 0
      warps[r] = 0
      penalty[r] = 0
      if (hasTime) endWith(s, s)
      return
    }
    let carried = 0
    let place = 0
    let total = 0
    let back = 0
    let h = s
    const tables = tariff[r] * m * m
    for (let i = next[s]; ; i = next[i]) {
      const price0 = price[tables + h * m + i]
      leg[h] = price0
      total += price0
      if (i === s) break
      if (!symmetric && h !== s) back += price[tables + i * m + h] - price0
      carried += demand[i]
      place++
      route[i] = r
      position[i] = place
      loadTo[i] = carried
      turned[i] = back
      h = i
    }
    if (tariffs > 1) sumCores(s)
    length[r] = place
    load[r] = carried
    prices[r] = total
    let warp = 0
    if (hasTime) {
      warp = forwards(s)
      backwards(s, tail, s)
      if (!oneType) backwards(s, core, -1)
      if (hasDuration) {
        const overtime = lastOffset + warp - maxDuration[r]
        if (overtime > 0) warp += overtime
      }
    }
    warps[r] = warp
    penalty[r] = penaltyOf(r, carried, warp)
  }

  /** Fills `coreTo` of a non-empty route. */
  function sumCores(s: number): void {
    for (let t = 0; t < tariffs; t++) {
      let sum = 0
      let h = next[s]
      coreTo[t * m + h] = 0
      for (let i = next[h]; i !== s; i = next[i]) {
        sum += price[(t * m + h) * m + i]
        coreTo[t * m + i] = sum
        h = i
      }
    }
  }

  function endWith(s: number, i: number): void {
    headOffset[i] = 0
    headWarp[i] = 0
    headEarly[i] = early[s]
    headLate[i] = late[s]
    tail.offset[i] = 0
    tail.warp[i] = 0
    tail.early[i] = early[s]
    tail.late[i] = late[s]
  }

  let lastOffset = 0

  /** Fills the heads; returns the route's warp and stores its offset in `lastOffset`. */
  function forwards(s: number): number {
    endWith(s, s)
    let offset = 0
    let warp = 0
    let from = early[s]
    let to = late[s]
    let h = s
    for (let i = next[s]; ; i = next[i]) {
      const at = offset + time[h * m + i]
      const wait = early[i] - at - to
      const pressed = from + at - late[i]
      offset = at + (i === s ? 0 : service[i])
      from = early[i] - at > from ? early[i] - at : from
      to = late[i] - at < to ? late[i] - at : to
      if (wait > 0) {
        offset += wait
        from -= wait
      }
      if (pressed > 0) {
        offset -= pressed
        warp += pressed
        to += pressed
      }
      if (i === s) break
      headOffset[i] = offset
      headWarp[i] = warp
      headEarly[i] = from
      headLate[i] = to
      h = i
    }
    lastOffset = offset
    return warp
  }

  /** Fills a route's tails; `end` is its depot, or -1 to exclude it. */
  function backwards(s: number, into: Segments, end: number): void {
    const { offset: tailOffset, warp: tailWarp, early: tailEarly, late: tailLate } = into
    let i = prev[s]
    let offset = 0
    let warp = 0
    let from: number
    let to: number
    let j: number
    if (end >= 0) {
      from = early[s]
      to = late[s]
      j = s
    } else {
      offset = service[i]
      from = early[i]
      to = late[i]
      tailOffset[i] = offset
      tailWarp[i] = 0
      tailEarly[i] = from
      tailLate[i] = to
      j = i
      i = prev[i]
    }
    for (; i !== s; i = prev[i]) {
      const at = service[i] + time[i * m + j]
      const wait = from - at - late[i]
      const pressed = early[i] + at - to
      offset += at
      from = from - at > early[i] ? from - at : early[i]
      to = to - at < late[i] ? to - at : late[i]
      if (wait > 0) {
        offset += wait
        from -= wait
      }
      if (pressed > 0) {
        offset -= pressed
        warp += pressed
        to += pressed
      }
      tailOffset[i] = offset
      tailWarp[i] = warp
      tailEarly[i] = from
      tailLate[i] = to
      j = i
    }
  }

  return {
    next,
    prev,
    route,
    position,
    leg,
    loadTo,
    turned,
    head,
    tail,
    core,
    coreTo,
    load,
    warp: warps,
    length,
    price: prices,
    penalty,
    changedAt,
    rates,
    update,
    penaltyOf,
  }
}
