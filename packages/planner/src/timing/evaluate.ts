// Decides whether a vehicle can drive a sequence of orders, and at what cost. It knows every feature of the
// model; the quick checks of the insertion only reject candidates or accept plain ones.
import { hasOvertime, priceOfOvertime } from '../model/overtime.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { UNREACHABLE } from '../model/problem.ts'
import { keepsSequence } from '../model/sequence-rules.ts'
import { driveTime } from '../clock/driving.ts'
import { longestDriving } from '../clock/driving-rule.ts'
import { createBreakFinish } from './break-finish.ts'
import { priceOfPromise } from './promises.ts'
import { listLegs, timeRoute } from './route-legs.ts'
import { arePlain, createPauses } from './pauses.ts'
import { createTimedTrips, tripsAreTimed } from './timed-trips.ts'
import { createTrips, RELOAD } from './trips.ts'

const LATEST_START_STEPS = 32
const UNKNOWN = -1
/** How many ends to examine for the shortest day. */
export const START_CANDIDATES = 24
/** Fewer with breaks or traffic, where each candidate needs its own search. */
export const FEW_CANDIDATES = 3

export interface Evaluator {
  /** Cost of the route; Infinity when the vehicle cannot drive it. */
  cost(vehicle: CompiledVehicle, sequence: Int32Array, length: number): number
  /** Inserts reloads and writes the result into `expanded`; false when the loads do not fit. */
  expand(vehicle: CompiledVehicle, sequence: Int32Array, length: number): boolean
  /** The last expansion: orders and RELOAD marks. */
  readonly expanded: { ids: Int32Array; length: number }
  /** End of the expanded route when it leaves at `start`; Infinity when infeasible. */
  finish(vehicle: CompiledVehicle, start: number): number
  /** Latest start that still ends by `end`. */
  latestStart(vehicle: CompiledVehicle, from: number, end: number): number
  /** Start and end of the shortest day; null when no start works. */
  shortestDay(vehicle: CompiledVehicle): { start: number; end: number } | null
  /** Earliest departure of the trip that begins at index `at`, given its orders' release times. */
  releaseOf(at: number): number
  /** Start of the expanded route: as late as possible without changing its end or cost. */
  chooseStart(vehicle: CompiledVehicle): number
  simulations: number
  /** From the last `cost` of a vehicle with paid time: length of the day, and its driving and service. */
  duration: number
  work: number
}

const evaluators = new WeakMap<Compiled, Evaluator>()

/**
 * The shared evaluator of a compiled problem. It is shared because V8 optimises a function with two closures
 * less well.
 */
export function evaluatorOf(p: Compiled): Evaluator {
  const evaluator = evaluators.get(p) ?? createEvaluator(p)
  evaluators.set(p, evaluator)
  return evaluator
}

/** Creates the evaluator of one compiled problem. It reuses buffers, so each search needs its own. */
export function createEvaluator(p: Compiled): Evaluator {
  const expanded = { ids: new Int32Array(64), length: 0 }
  const { location, windowAt, windowFrom, windowTo } = p
  const trips = createTrips(p)
  const timed = p.vehicles.some((v) => v.reload) && tripsAreTimed(p) ? createTimedTrips(p) : null
  const pauses = createPauses(p, releaseOf)
  const withBreaks = createBreakFinish(p, releaseOf)
  let promise = 0
  let driven = 0
  /** Set by `finish` without breaks and traffic: how far the start may move without moving the end. */
  let later = 0
  /** True when starting that late leaves no waiting, so no start makes a shorter day. */
  let isTight = false
  /** Lower bound of the day: driving, service and pauses of the expanded route; 0 when unknown. */
  let leastWork = 0
  /** End of the last expanded route, if known. */
  let reached = UNKNOWN

  function expand(vehicle: CompiledVehicle, sequence: Int32Array, length: number): boolean {
    leastWork = 0
    reached = UNKNOWN
    if (expanded.ids.length < 2 * length + 2) expanded.ids = new Int32Array(4 * length + 8)
    if (vehicle.reload) {
      expanded.length = trips.split(vehicle, sequence, length, expanded.ids)
      if (expanded.length < 0) return false
      if (!timed) return true
      reached = finish(vehicle, firstStart(vehicle))
      if (reached === Infinity) splitInTime(vehicle, sequence, length)
      return true
    }
    for (let i = 0; i < length; i++) expanded.ids[i] = sequence[i]!
    expanded.length = length
    return trips.fits(vehicle, sequence, length)
  }

  /** The split with the least detour is too late somewhere; another split may be in time. */
  function splitInTime(vehicle: CompiledVehicle, sequence: Int32Array, length: number): void {
    const parts = timed!.split(vehicle, sequence, length, expanded.ids)
    if (parts >= 0) {
      expanded.length = parts
      reached = UNKNOWN
    } else trips.split(vehicle, sequence, length, expanded.ids)
  }

  function firstStart(v: CompiledVehicle): number {
    return Math.max(v.from, releaseOf(0))
  }

  const hasRelease = p.release.some((t) => t > 0)

  function releaseOf(at: number): number {
    let t = 0
    if (!hasRelease) return 0
    for (let i = at; i < expanded.length && expanded.ids[i] !== RELOAD; i++) {
      const o = expanded.ids[i]
      if (p.release[o] > t) t = p.release[o]!
    }
    return t
  }

  function finish(v: CompiledVehicle, start: number): number {
    self.simulations++
    const { ids, length } = expanded
    if (v.breaks.length > 0)
      return arePlain(p, v) ? pauses.finish(v, ids, length, start) : finishWithBreaks(v, start)
    const { time, size, service, setup } = v
    let t = start
    let here = v.start
    let waited = 0
    let slack = Infinity
    promise = 0
    driven = 0
    for (let i = 0; i < length; i++) {
      const o = ids[i]
      const there = o === RELOAD ? v.reload!.location : location[o]
      if (here >= 0) {
        const base = time[here * size + there]
        if (base === UNREACHABLE) return Infinity
        const d = p.traffic ? driveTime(p, t, base) : base
        t += d
        driven += d
      }
      if (o === RELOAD) {
        const begin = Math.max(t, releaseOf(i + 1))
        waited += begin - t
        t = begin + v.reload!.service
      } else {
        let w = windowAt[o]
        const last = windowAt[o + 1]
        while (w < last && t > windowTo[w]) w++
        if (w === last) return Infinity
        let begin = t
        if (t < windowFrom[w]) {
          begin = windowFrom[w]
          waited += begin - t
        }
        const spare = windowTo[w] - begin + waited
        if (spare < slack) slack = spare
        if (p.hasPromise) promise += priceOfPromise(p, v.index, o, begin)
        t = begin + service[o] + (here === there ? 0 : setup[o])
      }
      here = there
    }
    if (v.end >= 0 && here >= 0) {
      const base = time[here * size + v.end]
      if (base === UNREACHABLE) return Infinity
      const d = p.traffic ? driveTime(p, t, base) : base
      t += d
      driven += d
    }
    isTight = waited <= slack
    later = isTight ? waited : slack
    return t <= v.to ? t : Infinity
  }

  function finishWithBreaks(v: CompiledVehicle, start: number): number {
    const end = withBreaks.finish(v, expanded, start)
    promise = withBreaks.promise
    driven = withBreaks.driven
    return end
  }

  function latestStart(v: CompiledVehicle, from: number, end: number): number {
    if (v.breaks.length > 0 && arePlain(p, v))
      return Math.max(from, pauses.latestStart(v, expanded.ids, expanded.length, end))
    let low = from
    let high = Math.min(v.to, end - leastWork)
    if (high > low && finish(v, high) <= end) return high
    for (let k = 0; k < LATEST_START_STEPS && low < high; k++) {
      const middle = Math.floor((low + high + 1) / 2)
      if (finish(v, middle) <= end) low = middle
      else high = middle - 1
    }
    return low
  }

  function shortestDay(v: CompiledVehicle): { start: number; end: number } | null {
    return onlyLimited(v) ? dayWithin(v) : leastDay(v, null)
  }

  /** The shortest day among the first few distinct ends; `soonest` is the first end, if known. */
  function leastDay(v: CompiledVehicle, soonest: number | null): { start: number; end: number } | null {
    const exact = v.breaks.length === 0 && !p.traffic
    let t = firstStart(v)
    let best: { start: number; end: number } | null = null
    for (let k = 0; k < (exact ? START_CANDIDATES : FEW_CANDIDATES); k++) {
      const end = k === 0 && soonest !== null ? soonest : finish(v, t)
      if (end === Infinity) break
      const start = exact ? t + later : latestStart(v, t, end)
      if (!best || end - start < best.end - best.start) best = { start, end }
      if (exact ? isTight : best.end - best.start <= leastWork) break
      t = start + 1
    }
    return best
  }

  /**
   * The earliest day within the limit: a later start never ends earlier, so each end implies an earliest
   * start.
   */
  function dayWithin(v: CompiledVehicle): { start: number; end: number } | null {
    let start = firstStart(v)
    for (let k = 0; k < START_CANDIDATES; k++) {
      const end = finish(v, start)
      if (end === Infinity) return null
      if (end - start <= v.maxDuration) return { start, end }
      start = end - v.maxDuration
    }
    return null
  }

  /** Traffic factors below 1 make driving faster than the table, so it bounds nothing. */
  const quicker = p.traffic?.factor.some((f) => f < 1) ?? false
  const simple = p.windowFrom.length === p.n && !p.traffic && !p.hasPromise

  function cost(v: CompiledVehicle, sequence: Int32Array, length: number): number {
    if (length === 0) return 0
    if (length > v.maxStops && countStops(p, sequence, length) > v.maxStops) return Infinity
    if (p.rules && !keepsSequence(p, v, sequence, length)) return Infinity
    if (!expand(v, sequence, length)) return Infinity
    const { ids } = expanded
    const { service, setup } = v
    let money = v.fixed
    let metres = 0
    let tableSeconds = 0
    let here = v.start
    let tasks = 0
    let pauses = 0
    for (const b of v.breaks) pauses += b.service
    for (let i = 0; i <= expanded.length; i++) {
      const o = i < expanded.length ? ids[i] : -2
      const there = o === -2 ? v.end : o === RELOAD ? v.reload!.location : location[o]
      if (here >= 0 && there >= 0) {
        const k = here * v.size + there
        if (v.time[k] === UNREACHABLE) return Infinity
        money += v.rateA * v.priceA[k] + v.rateB * v.distance[k]
        metres += v.distance[k]
        tableSeconds += v.time[k]
      }
      if (o >= 0) tasks += service[o] + (here === there ? 0 : setup[o])
      else if (o === RELOAD) pauses += v.reload!.service
      here = there
    }
    if (metres > v.maxDistance) return Infinity
    if (tableSeconds > v.maxTravel && !p.traffic) return Infinity
    const t0 = firstStart(v)
    const end = reached === UNKNOWN ? finish(v, t0) : reached
    if (end === Infinity) return Infinity
    leastWork = quicker ? 0 : tableSeconds + tasks + pauses
    if (v.ratePerTaskSecond > 0) money += v.ratePerTaskSecond * tasks
    if (v.needsDuration && !(onlyLimited(v) && end - t0 <= v.maxDuration)) {
      let duration: number
      if (simple && v.breaks.length === 0 && !v.reload) duration = plainDuration(p, v, expanded, t0)
      else {
        const day = onlyLimited(v) ? dayWithin(v) : leastDay(v, end)
        if (!day) return Infinity
        duration = day.end - day.start
        // Promises and traffic depend on the start that the schedule uses.
        if (p.hasPromise || p.traffic) finish(v, day.start)
      }
      if (duration > v.maxDuration) return Infinity
      self.duration = duration
      self.work = tableSeconds + tasks + pauses
      money += v.ratePerPaidSecond * duration + priceOfOvertime(v, duration)
      if (p.balance > 0) money += p.balance * (duration / 3600) ** 2
    }
    if (p.hasPromise && !p.traffic && !v.needsDuration) kindestStart(v, t0, end)
    if (p.hasPromise) money += promise
    if (p.traffic) {
      if (driven > v.maxTravel) return Infinity
      if (v.priceA === v.time) money += v.rateA * (driven - tableSeconds)
    }
    const mustRest = v.drivingRule !== null && mayLackRest(p, v, tableSeconds)
    return mustRest && lacksRest(p, v, expanded, self.chooseStart(v)) ? Infinity : money
  }

  /**
   * Among a few starts that keep the end, picks the one with the least penalty and stores the penalty in
   * `promise`.
   */
  function kindestStart(v: CompiledVehicle, t0: number, end: number): number {
    const first = promise
    if (first === 0) return t0
    const most = v.breaks.length === 0 ? t0 + later : latestStart(v, t0, end)
    let best = t0
    let least = first
    for (const start of [most, Math.min(most, t0 + untilPromised(p, v, expanded, t0))]) {
      if (start <= t0 || finish(v, start) > end || promise >= least) continue
      least = promise
      best = start
    }
    promise = least
    return best
  }

  /** True when the day's length is limited but free. */
  function onlyLimited(v: CompiledVehicle): boolean {
    return p.balance === 0 && v.ratePerPaidSecond === 0 && !hasOvertime(v)
  }

  function chooseStart(v: CompiledVehicle): number {
    const t0 = firstStart(v)
    const end = finish(v, t0)
    if (end === Infinity) return t0
    const day = v.needsDuration ? (shortestDay(v) ?? leastDay(v, null)) : { start: t0, end }
    if (!day) return t0
    if (p.hasPromise && !p.traffic && !v.needsDuration) return kindestStart(v, t0, end)
    // The cost of traffic and promises depends on the start, so use the one that `cost` used.
    if (p.traffic || p.hasPromise || !onlyLimited(v)) return day.start
    return latestStart(v, day.start, day.end)
  }

  const self: Evaluator = {
    cost,
    expand,
    expanded,
    finish,
    latestStart,
    shortestDay,
    releaseOf,
    chooseStart,
    simulations: 0,
    duration: 0,
    work: 0,
  }
  return self
}

/** The evaluator's expanded sequence. */
type Expanded = Evaluator['expanded']

/**
 * Duration with the best start in one pass over concatenated segments, for single windows without breaks or
 * traffic.
 */
function plainDuration(
  { location, earliest, latest }: Compiled,
  v: CompiledVehicle,
  { ids, length }: Expanded,
  firstStart: number,
): number {
  const { service, setup } = v
  let duration = 0
  let early = firstStart
  let late = v.to
  let here = v.start
  for (let i = 0; i < length; i++) {
    const o = ids[i]
    const there = location[o]
    const travel = here >= 0 ? v.time[here * v.size + there] : 0
    const offset = duration + travel
    const wait = Math.max(earliest[o] - offset - late, 0)
    duration = offset + wait + service[o] + (here === there ? 0 : setup[o])
    early = Math.max(earliest[o] - offset, early) - wait
    late = Math.min(latest[o] - offset, late)
    here = there
  }
  if (v.end >= 0 && here >= 0) duration += v.time[here * v.size + v.end]
  return duration
}

function countStops({ isStop }: Compiled, sequence: Int32Array, length: number): number {
  let stops = 0
  for (let i = 0; i < length; i++) stops += isStop[sequence[i]]
  return stops
}

/** Seconds by which the first promised order would begin before its promise. */
function untilPromised(p: Compiled, v: CompiledVehicle, { ids, length }: Expanded, t0: number): number {
  let t = t0
  let here = v.start
  for (let i = 0; i < length; i++) {
    const o = ids[i]
    if (o === RELOAD) return 0
    const there = p.location[o]
    if (here >= 0) t += v.time[here * v.size + there]
    t = Math.max(t, p.earliest[o])
    if (p.promisePrice[o] > 0) return Math.max(0, p.promiseFrom[o] - t)
    t += v.service[o] + (here === there ? 0 : v.setup[o])
    here = there
  }
  return 0
}

/** True when a day may exceed the longest driving without a rest: breaks and pauses decide. */
function mayLackRest(
  p: Compiled,
  { drivingRule, maxDriving }: CompiledVehicle,
  tableSeconds: number,
): boolean {
  return p.traffic !== null || tableSeconds + (drivingRule!.driven ?? 0) > maxDriving
}

/** True when the day from `start` exceeds the longest driving without a rest. */
function lacksRest(p: Compiled, v: CompiledVehicle, { ids, length }: Expanded, start: number): boolean {
  const { legs } = listLegs(p, v, Array.from(ids.subarray(0, length)))
  return longestDriving(start, timeRoute(p, v, legs, start), v.drivingRule!) > v.maxDriving
}
