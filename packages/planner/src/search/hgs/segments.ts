// Time warp of a route after a move, from its segments (Vidal et al. 2013). Overtime beyond the longest day
// counts as warp. With D the duration, W the warp and offset = D - W of a segment a, followed by b after
// `travel`: at = offset(a) + travel, wait = max(early(b) - at - late(a), 0), pressed = max(early(a) + at -
// late(b), 0).
import type { KernelInstance } from '../instance.ts'
import type { RouteData } from './route-data.ts'

export interface Warps {
  /** Route `r` from its start to `a` (or that of a route of the same kind), followed by the rest from `b`. */
  join(r: number, a: number, b: number): number
  /** The same with order `u` between. */
  one(r: number, a: number, u: number, b: number): number
  /** The same with orders `u`, `x` between. */
  two(r: number, a: number, u: number, x: number, b: number): number
  /** The same with the first `count` of `chain` between; returns early with a value above `limit`. */
  many(r: number, a: number, count: number, b: number, limit: number): number
  chain: Int32Array
}

/** Creates the evaluators over the segments in `data`. */
export function createWarps(inst: KernelInstance, data: RouteData): Warps {
  const { n, m, time, early, late, service, maxDuration, type, hasDuration, oneType } = inst
  const { route } = data
  const { offset: headOffset, warp: headWarp, early: headEarly, late: headLate } = data.head
  const { offset: tailOffset, warp: tailWarp, early: tailEarly, late: tailLate } = data.tail
  const { offset: coreOffset, warp: coreWarp, early: coreEarly, late: coreLate } = data.core
  const chain = new Int32Array(n + 4)

  /** Joins a segment whose last node is `i` with the tail from `b`. */
  function finish(
    r: number,
    i: number,
    offset: number,
    warp: number,
    from: number,
    to: number,
    b: number,
  ): number {
    if (!oneType && b < n && type[route[b]] !== type[r]) return finishOther(r, i, offset, warp, from, to, b)
    const at = offset + time[i * m + b]
    const pressed = from + at - tailLate[b]
    const total = warp + tailWarp[b] + (pressed > 0 ? pressed : 0)
    if (!hasDuration) return total
    const wait = tailEarly[b] - at - to
    const overtime = at + warp + tailOffset[b] + tailWarp[b] + (wait > 0 ? wait : 0) - maxDuration[r]
    return overtime > 0 ? total + overtime : total
  }

  /** The same for a tail of another kind of vehicle, whose depot and shift do not count. */
  function finishOther(
    r: number,
    i: number,
    offset: number,
    warp: number,
    from: number,
    to: number,
    b: number,
  ): number {
    const at = offset + time[i * m + b]
    const wait = coreEarly[b] - at - to
    const pressed = from + at - coreLate[b]
    let offset2 = at + coreOffset[b]
    let warp2 = warp + coreWarp[b]
    let from2 = coreEarly[b] - at > from ? coreEarly[b] - at : from
    let to2 = coreLate[b] - at < to ? coreLate[b] - at : to
    if (wait > 0) {
      offset2 += wait
      from2 -= wait
    }
    if (pressed > 0) {
      offset2 -= pressed
      warp2 += pressed
      to2 += pressed
    }
    const s = n + r
    const end = data.prev[n + route[b]]
    const home = offset2 + time[end * m + s]
    const late2 = from2 + home - late[s]
    const total = warp2 + (late2 > 0 ? late2 : 0)
    if (!hasDuration) return total
    const idle = early[s] - home - to2
    const overtime = home + warp2 + (idle > 0 ? idle : 0) - maxDuration[r]
    return overtime > 0 ? total + overtime : total
  }

  function join(r: number, a: number, b: number): number {
    return finish(r, a, headOffset[a], headWarp[a], headEarly[a], headLate[a], b)
  }

  function one(r: number, a: number, u: number, b: number): number {
    const at = headOffset[a] + time[a * m + u]
    let offset = at + service[u]
    let warp = headWarp[a]
    let from = headEarly[a]
    let to = headLate[a]
    const wait = early[u] - at - to
    const pressed = from + at - late[u]
    if (early[u] - at > from) from = early[u] - at
    if (late[u] - at < to) to = late[u] - at
    if (wait > 0) {
      offset += wait
      from -= wait
    }
    if (pressed > 0) {
      offset -= pressed
      warp += pressed
      to += pressed
    }
    return finish(r, u, offset, warp, from, to, b)
  }

  function two(r: number, a: number, u: number, x: number, b: number): number {
    chain[0] = u
    chain[1] = x
    return many(r, a, 2, b, 0x7fffffff)
  }

  function many(r: number, a: number, count: number, b: number, limit: number): number {
    let offset = headOffset[a]
    let warp = headWarp[a]
    let from = headEarly[a]
    let to = headLate[a]
    let h = a
    for (let k = 0; k < count; k++) {
      const i = chain[k]
      const at = offset + time[h * m + i]
      const wait = early[i] - at - to
      const pressed = from + at - late[i]
      offset = at + service[i]
      if (early[i] - at > from) from = early[i] - at
      if (late[i] - at < to) to = late[i] - at
      if (wait > 0) {
        offset += wait
        from -= wait
      }
      if (pressed > 0) {
        offset -= pressed
        warp += pressed
        to += pressed
        if (warp > limit) return warp
      }
      h = i
    }
    return finish(r, h, offset, warp, from, to, b)
  }

  return { join, one, two, many, chain }
}
