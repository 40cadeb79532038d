// Earliest end of a day over all placements of breaks, under traffic and with promises, loads and reloads. Days on which breaks
// depend on time only are driven by `pauses.ts`, which is faster.
import { driveTime, takeBreak, type LegClock } from '../clock/driving.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { UNREACHABLE } from '../model/problem.ts'
import { priceOfPromise } from './promises.ts'
import { RELOAD } from './trips.ts'

export interface BreakFinish {
  /** End of the day that starts at `start`; Infinity when infeasible. */
  finish(v: CompiledVehicle, expanded: { ids: Int32Array; length: number }, start: number): number
  /** Price of broken promises and seconds driven, of the last evaluated day. */
  promise: number
  driven: number
}

/** Creates it; `releaseOf(at)` is the earliest departure of the trip that begins at index `at`. */
export function createBreakFinish(p: Compiled, releaseOf: (at: number) => number): BreakFinish {
  const { dims, location, delivery, pickup, windowAt, windowFrom, windowTo } = p
  const leg: LegClock = { arrive: 0, breakStart: 0, rest: 0, ready: 0 }
  const load = new Float64Array(dims)
  /** By number of breaks taken: earliest time to continue, arrival, and seconds driven up to each. */
  let ready = new Float64Array(8)
  let after = new Float64Array(8)
  let drivenBy = new Float64Array(8)
  let drivenAfter = new Float64Array(8)

  function reserve(count: number): void {
    if (ready.length > count) return
    ready = new Float64Array(count + 1)
    after = new Float64Array(count + 1)
    drivenBy = new Float64Array(count + 1)
    drivenAfter = new Float64Array(count + 1)
  }

  /** Arrivals after a leg of `base` table seconds. */
  function drive(v: CompiledVehicle, base: number, count: number): void {
    after.fill(Infinity)
    for (let k = 0; k <= count; k++) {
      let t = ready[k]
      if (t === Infinity) continue
      let rest = base
      let sum = drivenBy[k]
      for (let taken = k; ; taken++) {
        const full = driveTime(p, t, rest)
        const arrive = t + full
        if (arrive < after[taken]) {
          after[taken] = arrive
          drivenAfter[taken] = sum + full
        }
        if (taken === count) break
        const b = v.breaks[taken]
        if ((b.maxLoad && !belowLoad(b.maxLoad)) || !takeBreak(p, b, t, rest, leg)) break
        sum += Math.min(leg.breakStart - t, full)
        t = leg.ready
        rest = leg.rest
      }
    }
    const swapped = drivenBy
    drivenBy = drivenAfter
    drivenAfter = swapped
  }

  function beginAt(order: number, t: number): number {
    for (let w = windowAt[order]; w < windowAt[order + 1]; w++) {
      if (t <= windowTo[w]) return t > windowFrom[w] ? t : windowFrom[w]
    }
    return Infinity
  }

  /** Turns arrivals at order `o` into departures; returns the earliest begin. */
  function serve(o: number, onSite: number, count: number): number {
    let earliest = Infinity
    for (let k = 0; k <= count; k++) {
      const begin = after[k] === Infinity ? Infinity : beginAt(o, after[k])
      if (begin < earliest) earliest = begin
      ready[k] = begin + onSite
    }
    return earliest
  }

  function loadTrip({ ids, length }: { ids: Int32Array; length: number }, at: number): void {
    load.fill(0)
    for (let i = at; i < length && ids[i] !== RELOAD; i++) {
      const o = ids[i]
      if (p.partner[o] >= 0) continue
      for (let k = 0; k < dims; k++) load[k] += delivery[o * dims + k]
    }
  }

  function belowLoad(limit: number[]): boolean {
    for (let k = 0; k < limit.length && k < dims; k++) if (load[k] > limit[k]) return false
    return true
  }

  function finish(v: CompiledVehicle, expanded: { ids: Int32Array; length: number }, start: number): number {
    const { ids, length } = expanded
    const { service, setup, reload } = v
    const count = v.breaks.length
    reserve(count)
    drivenBy.fill(0)
    loadTrip(expanded, 0)
    ready.fill(Infinity)
    ready[0] = start
    let here = v.start
    let promise = 0
    let driven = 0
    for (let i = 0; i <= length; i++) {
      const last = i === length
      if (last && v.end < 0 && here < 0) break
      const o = last ? -2 : ids[i]
      const there = last ? (v.end >= 0 ? v.end : here) : o === RELOAD ? reload!.location : location[o]
      const base = here >= 0 ? v.time[here * v.size + there] : 0
      if (base === UNREACHABLE) return Infinity
      driven += base
      drive(v, base, count)
      if (last) {
        self.driven = p.traffic ? drivenBy[count] : driven
        self.promise = promise
        return after[count] <= v.to ? after[count] : Infinity
      }
      if (o === RELOAD) {
        const wait = releaseOf(i + 1)
        for (let k = 0; k <= count; k++) ready[k] = Math.max(after[k], wait) + reload!.service
        loadTrip(expanded, i + 1)
      } else {
        const begin = serve(o, service[o] + (here === there ? 0 : setup[o]), count)
        if (begin === Infinity) return Infinity
        if (p.hasPromise) promise += priceOfPromise(p, v.index, o, begin)
        for (let k = 0; k < dims; k++) load[k] += pickup[o * dims + k] - delivery[o * dims + k]
      }
      here = there
    }
    return Infinity
  }

  const self: BreakFinish = { finish, promise: 0, driven: 0 }
  return self
}
