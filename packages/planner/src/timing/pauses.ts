// Routes with breaks and without traffic: earliest end for a start, and latest start for an end. Both pass
// once over the stops and keep one time per number of breaks taken.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { UNREACHABLE } from '../model/problem.ts'
import { RELOAD } from './trips.ts'

export interface Pauses {
  /** Earliest return when the vehicle leaves at `start`; Infinity when infeasible. */
  finish(v: CompiledVehicle, ids: Int32Array, length: number, start: number): number
  /** Latest departure for a return by `end`; -Infinity when infeasible. */
  latestStart(v: CompiledVehicle, ids: Int32Array, length: number, end: number): number
}

/** True when breaks depend on time only; otherwise the evaluator uses a slower method. */
export function arePlain(p: Compiled, v: CompiledVehicle): boolean {
  return p.traffic === null && !p.hasPromise && !v.breaksAskLoad
}

/** Creates both; `releaseOf(at)` is the earliest departure of the trip that begins at index `at`. */
export function createPauses(p: Compiled, releaseOf: (at: number) => number): Pauses {
  const { location, windowAt, windowFrom, windowTo } = p
  let ready = new Float64Array(4)
  let after = new Float64Array(4)

  function reserve(count: number): void {
    if (ready.length > count) return
    ready = new Float64Array(count + 1)
    after = new Float64Array(count + 1)
  }

  /** Arrivals after a leg of `base` seconds, from the departures in `ready`. */
  function drive(v: CompiledVehicle, base: number, count: number): void {
    after.fill(Infinity, 0, count + 1)
    for (let k = 0; k <= count; k++) {
      let t = ready[k]
      if (t === Infinity) continue
      // A break begins while driving or on arrival; the rest of the leg is driven after it.
      let arrive = t + base
      for (let taken = k; ; taken++) {
        if (arrive < after[taken]) after[taken] = arrive
        if (taken === count) break
        const { from, to, service } = v.breaks[taken]
        let w = 0
        while (w < to.length && to[w] < t) w++
        if (w === to.length) break
        const first = from[w]
        arrive = (arrive > first ? arrive : first) + service
        t = (t > first ? t : first) + service
      }
    }
  }

  function finish(v: CompiledVehicle, ids: Int32Array, length: number, start: number): number {
    const count = v.breaks.length
    reserve(count)
    const { service, setup, time, size } = v
    ready.fill(Infinity, 0, count + 1)
    ready[0] = start
    let here = v.start
    for (let i = 0; i <= length; i++) {
      const last = i === length
      if (last && v.end < 0 && here < 0) return Infinity
      const o = last ? -2 : ids[i]
      const there = last ? (v.end >= 0 ? v.end : here) : o === RELOAD ? v.reload!.location : location[o]
      const base = here >= 0 ? time[here * size + there] : 0
      if (base === UNREACHABLE) return Infinity
      drive(v, base, count)
      if (last) return after[count] <= v.to ? after[count] : Infinity
      const release = o === RELOAD ? releaseOf(i + 1) : 0
      const onSite = o === RELOAD ? v.reload!.service : service[o] + (here === there ? 0 : setup[o])
      for (let k = 0; k <= count; k++) {
        const t = after[k]
        if (t === Infinity) ready[k] = Infinity
        else if (o === RELOAD) ready[k] = (t > release ? t : release) + onSite
        else {
          let w = windowAt[o]
          const end = windowAt[o + 1]
          while (w < end && t > windowTo[w]) w++
          ready[k] = w === end ? Infinity : (t > windowFrom[w] ? t : windowFrom[w]) + onSite
        }
      }
      here = there
    }
    return Infinity
  }

  /** Latest departures before a leg, from the latest arrivals in `after`. */
  function driveBack(v: CompiledVehicle, base: number, count: number): void {
    ready.fill(-Infinity, 0, count + 1)
    for (let taken = 0; taken <= count; taken++) {
      let arrive = after[taken]
      if (arrive === -Infinity) continue
      /** Latest time before the breaks on this leg. */
      let depart = Infinity
      for (let k = taken; ; k--) {
        const latest = Math.min(depart, arrive - base)
        if (latest > ready[k]) ready[k] = latest
        if (k === 0) break
        const { from, to, service } = v.breaks[k - 1]
        const limit = Math.min(depart, arrive) - service
        let w = from.length - 1
        while (w >= 0 && from[w] > limit) w--
        if (w < 0) break
        depart = Math.min(to[w], depart - service)
        arrive -= service
      }
    }
  }

  function latestStart(v: CompiledVehicle, ids: Int32Array, length: number, end: number): number {
    const count = v.breaks.length
    reserve(count)
    const { service, setup, time, size } = v
    after.fill(-Infinity, 0, count + 1)
    after[count] = Math.min(end, v.to)
    const placeOf = (o: number): number => (o === RELOAD ? v.reload!.location : location[o])
    let there = v.end >= 0 ? v.end : length > 0 ? placeOf(ids[length - 1]) : v.start
    for (let i = length - 1; i >= -1; i--) {
      const here = i < 0 ? v.start : placeOf(ids[i])
      driveBack(v, here >= 0 && there >= 0 ? time[here * size + there] : 0, count)
      if (i < 0) return ready[0]
      const o = ids[i]
      const before = i > 0 ? placeOf(ids[i - 1]) : v.start
      const onSite = o === RELOAD ? v.reload!.service : service[o] + (before === here ? 0 : setup[o])
      const release = o === RELOAD ? releaseOf(i + 1) : 0
      for (let k = 0; k <= count; k++) {
        const begin = ready[k] - onSite
        if (o === RELOAD) after[k] = begin >= release ? begin : -Infinity
        else {
          let w = windowAt[o + 1] - 1
          while (w >= windowAt[o] && windowFrom[w] > begin) w--
          after[k] = w < windowAt[o] ? -Infinity : Math.min(windowTo[w], begin)
        }
      }
      there = here
    }
    return -Infinity
  }

  return { finish, latestStart }
}
