// Routes of the genetic search's local search, with prefix and suffix data for constant-time move evaluation
// (concatenated segments of load, duration, time warp: Vidal et al. 2013).
import type { PlainInstance } from '../instance.ts'

export interface RouteData {
  next: Int32Array
  prev: Int32Array
  route: Int32Array
  position: Int32Array
  /** Load of the route's start up to and including the node. */
  loadTo: Int32Array
  /** Price of the legs from the start to the node, forwards and backwards. */
  forward: Int32Array
  backward: Int32Array
  /** Segment from the start to the node. */
  headDuration: Int32Array
  headWarp: Int32Array
  headEarly: Int32Array
  headLate: Int32Array
  /** Segment from the node to the end. */
  tailDuration: Int32Array
  tailWarp: Int32Array
  tailEarly: Int32Array
  tailLate: Int32Array
  /** By route. */
  load: Int32Array
  warp: Int32Array
  length: Int32Array
  price: Int32Array
  /** Penalties of load and warp, as numbers of price. */
  penalty: Float64Array
  /** When the route was last changed, counted in moves. */
  changedAt: Int32Array
  /** Price of one unit of excess load, one second of warp. */
  rates: Float64Array
  update(r: number, now: number): void
  penaltyOf(r: number, load: number, warp: number): number
}

/** Makes the tables; `update` fills those of one route from its links. */
export function createRouteData(inst: PlainInstance): RouteData {
  const { n, m, routes, price, time, early, late, service, demand, capacity, maxDuration } = inst
  const { hasTime, hasDuration } = inst
  const ints = (): Int32Array => new Int32Array(m)
  const d: RouteData = {
    next: ints(),
    prev: ints(),
    route: ints(),
    position: ints(),
    loadTo: ints(),
    forward: ints(),
    backward: ints(),
    headDuration: ints(),
    headWarp: ints(),
    headEarly: ints(),
    headLate: ints(),
    tailDuration: ints(),
    tailWarp: ints(),
    tailEarly: ints(),
    tailLate: ints(),
    load: new Int32Array(routes),
    warp: new Int32Array(routes),
    length: new Int32Array(routes),
    price: new Int32Array(routes),
    penalty: new Float64Array(routes),
    changedAt: new Int32Array(routes),
    rates: new Float64Array(2),
    update,
    penaltyOf,
  }
  const {
    next,
    prev,
    route,
    position,
    loadTo,
    forward,
    backward,
    headDuration,
    headWarp,
    headEarly,
    headLate,
  } = d
  const { tailDuration, tailWarp, tailEarly, tailLate, rates } = d

  function penaltyOf(r: number, load: number, warp: number): number {
    const over = load - capacity[r]
    return (over > 0 ? over * rates[0] : 0) + warp * rates[1]
  }

  function update(r: number, now: number): void {
    const s = n + r
    let load = 0
    let place = 0
    let there = 0
    let back = 0
    loadTo[s] = 0
    position[s] = 0
    forward[s] = 0
    backward[s] = 0
    let duration = 0
    let warp = 0
    let from = early[s]
    let to = late[s]
    headDuration[s] = 0
    headWarp[s] = 0
    headEarly[s] = from
    headLate[s] = to
    let h = s
    let i = next[s]
    for (;;) {
      there += price[h * m + i]
      back += i === s || h === s ? 0 : price[i * m + h]
      if (hasTime) {
        const travel = time[h * m + i]
        const offset = duration - warp + travel
        const wait = early[i] - offset - to
        const pressed = from + offset - late[i]
        const stay = i === s ? 0 : service[i]
        duration += stay + travel + (wait > 0 ? wait : 0)
        from = early[i] - offset > from ? early[i] - offset : from
        if (wait > 0) from -= wait
        to = late[i] - offset < to ? late[i] - offset : to
        if (pressed > 0) {
          to += pressed
          warp += pressed
        }
      }
      if (i === s) break
      load += demand[i]
      place++
      route[i] = r
      position[i] = place
      loadTo[i] = load
      forward[i] = there
      backward[i] = back
      headDuration[i] = duration
      headWarp[i] = warp
      headEarly[i] = from
      headLate[i] = to
      h = i
      i = next[i]
    }
    d.length[r] = place
    d.load[r] = load
    d.price[r] = place > 0 ? there : 0
    const overtime = hasDuration && place > 0 ? duration - maxDuration[r] : 0
    d.warp[r] = place > 0 ? warp + (overtime > 0 ? overtime : 0) : 0
    d.penalty[r] = place > 0 ? penaltyOf(r, load, d.warp[r]) : 0
    d.changedAt[r] = now
    if (!hasTime) return

    duration = 0
    warp = 0
    from = early[s]
    to = late[s]
    tailDuration[s] = 0
    tailWarp[s] = 0
    tailEarly[s] = from
    tailLate[s] = to
    let j = s
    for (i = prev[s]; i !== s; i = prev[i]) {
      const travel = time[i * m + j]
      const offset = service[i] + travel
      const wait = from - offset - late[i]
      const pressed = early[i] + offset - to
      duration += offset + (wait > 0 ? wait : 0)
      from = from - offset > early[i] ? from - offset : early[i]
      if (wait > 0) from -= wait
      to = to - offset < late[i] ? to - offset : late[i]
      if (pressed > 0) {
        to += pressed
        warp += pressed
      }
      tailDuration[i] = duration
      tailWarp[i] = warp
      tailEarly[i] = from
      tailLate[i] = to
      j = i
    }
  }
  return d
}
