// Shortest day of a route with at most one break, as the evaluator computes it (`timing/evaluate.ts`): the
// shortest among the first few distinct ends, each with its latest start. For days that use only breaks,
// windows, loads both ways, travel limits and, when hours have a price, promises.
import { hasOvertime } from '../../model/overtime.ts'
import type { KernelInstance } from '../instance.ts'
import { FEW_CANDIDATES, START_CANDIDATES } from '../../timing/evaluate.ts'
import { priceOfPromise } from '../../timing/promises.ts'
import { createTrips } from '../../timing/trips.ts'
import type { CompiledVehicle } from '../../model/compile.ts'
import { MAX_VALUE } from '../../model/problem.ts'
import { anyGoesBothWays } from '../features.ts'
import type { RouteDrive } from '../route-drive.ts'
import { createBreakTimes } from './break-times.ts'
import { createStay, LONG_AGO, NEVER } from './clock-tables.ts'
import type { State } from './state.ts'

export interface ShortestDay {
  /**
   * Seconds of the day of route `r` with the vehicle of slot `v`, and order `c` after node `h` unless `c` is
   * -1; -1 when infeasible.
   */
  lengthOf: (r: number, c: number, h: number, v: number) => number
  /** Seconds of driving, service, set-up and breaks in the last day. */
  work: number
  /** Set-up part of `work`. */
  setUp: number
  /** Penalty for broken promises; computed only when hours have a price. */
  broken: number
}

/** Creates it over a state's arrays. */
export function createShortestDay(
  inst: KernelInstance,
  drive: RouteDrive,
  state: Pick<State, 'next' | 'ready'>,
): ShortestDay {
  const { n, m, time, timeBase, early, late, maxDuration, vehicleOf, waitPrices, tariff } = inst
  const { next, ready } = state
  const { p, orderOf, clockWidth: width } = drive
  const { breakOf, leaving, arriving, reaching, departing } = createBreakTimes(drive)
  const onSite = createStay(inst, drive)
  const { windowAt, windowFrom, windowTo } = p
  const trips = anyGoesBothWays(p) ? createTrips(p) : null
  const pauses = Int32Array.from(p.vehicles, (v) => v.breaks.reduce((sum, b) => sum + b.service, 0))
  /** The problem's orders of the route, leg seconds to each and home, and service seconds of each. */
  const order = new Int32Array(n)
  const leg = new Int32Array(n + 1)
  const stay = new Int32Array(n)
  let length = 0
  /** Index of the new order. */
  let place = 0

  function lay(r: number, c: number, h: number): void {
    const s = n + r
    const table = timeBase[r]
    const { service } = p.vehicles[vehicleOf[r]]
    length = 0
    self.work = 0
    self.setUp = 0
    let here = s
    let i = h === s && c >= 0 ? c : next[s]
    while (i !== s) {
      if (i === c) place = length
      order[length] = orderOf[i]
      leg[length] = time[table + here * m + i]
      stay[length] = onSite(i, here, r)
      self.work += leg[length] + stay[length]
      self.setUp += stay[length] - service[orderOf[i]]
      length++
      here = i
      i = i === h && c >= 0 ? c : i === c ? next[h] : next[i]
    }
    leg[length] = time[table + here * m + s]
    self.work += leg[length]
  }

  /** True when seconds driven and metres are within the vehicle's limits. */
  function isWithinReach({ maxTravel, maxDistance, distance, size, start, end }: CompiledVehicle): boolean {
    if (maxTravel < MAX_VALUE) {
      let driven = 0
      for (let k = 0; k <= length; k++) driven += leg[k]
      if (driven > maxTravel) return false
    }
    if (maxDistance >= MAX_VALUE) return true
    let metres = 0
    let here = start
    for (let k = 0; k <= length; k++) {
      const there = k < length ? p.location[order[k]] : end
      if (here >= 0 && there >= 0) metres += distance[here * size + there]
      here = there
    }
    return metres <= maxDistance
  }

  /** Earliest end of the day when the leg to order `first` begins at `t0`, or at `t1` with the break taken. */
  function goOn(first: number, t0: number, t1: number, b: number, to: number): number {
    let without = t0
    let rested = t1
    for (let k = first; k < length; k++) {
      if (b >= 0) rested = leaving(order[k], arriving(b, without, rested, leg[k]), stay[k])
      without = leaving(order[k], without === NEVER ? NEVER : without + leg[k], stay[k])
      if (without === NEVER && rested === NEVER) return NEVER
    }
    const end = b >= 0 ? arriving(b, without, rested, leg[length]) : without + leg[length]
    return end <= to ? end : NEVER
  }

  function finish(start: number, b: number, to: number): number {
    return goOn(0, start, NEVER, b, to)
  }

  /** End of the day that begins at `from`. The clock has its times up to the new stop. */
  function soonest(c: number, h: number, from: number, b: number, to: number): number {
    if (c < 0 || h >= n) return finish(from, b, to)
    return goOn(place, ready[h * width], b < 0 ? NEVER : ready[h * width + 1], b, to)
  }

  /** Latest start of the day for an end by `end`. */
  function latestStart(end: number, b: number): number {
    let rested = b >= 0 ? end : LONG_AGO
    let without = b >= 0 ? LONG_AGO : end
    for (let k = length; ; k--) {
      let depart = without === LONG_AGO ? LONG_AGO : without - leg[k]
      if (b >= 0) {
        const onIt = departing(b, rested, leg[k])
        if (onIt > depart) depart = onIt
        if (rested !== LONG_AGO) rested -= leg[k]
      }
      if (k === 0) return depart
      without = depart === LONG_AGO ? LONG_AGO : reaching(order[k - 1], depart, stay[k - 1])
      if (rested !== LONG_AGO) rested = reaching(order[k - 1], rested, stay[k - 1])
    }
  }

  /** Penalty for promises broken by a day of vehicle `v` that begins at `start`. */
  function priceBroken(start: number, b: number, v: number): number {
    let without = start
    let rested = NEVER
    let sum = 0
    for (let k = 0; k < length; k++) {
      const o = order[k]
      if (b >= 0) rested = leaving(o, arriving(b, without, rested, leg[k]), stay[k])
      without = leaving(o, without === NEVER ? NEVER : without + leg[k], stay[k])
      sum += priceOfPromise(p, v, o, (without < rested ? without : rested) - stay[k])
    }
    return sum
  }

  /** Start of the last shortest day. */
  let bestStart = 0

  /**
   * After `driveFrom`: how far the start may move without moving the end, and whether that leaves no waiting.
   */
  let later = 0
  let isTight = false

  /** End of the day of a vehicle without a break that begins at `start`. */
  function driveFrom(start: number, to: number): number {
    let t = start
    let waited = 0
    let slack = NEVER
    for (let k = 0; k < length; k++) {
      const o = order[k]
      t += leg[k]
      let w = windowAt[o]
      const last = windowAt[o + 1]
      while (w < last && t > windowTo[w]) w++
      if (w === last) return NEVER
      if (t < windowFrom[w]) {
        waited += windowFrom[w] - t
        t = windowFrom[w]
      }
      if (windowTo[w] - t + waited < slack) slack = windowTo[w] - t + waited
      t += stay[k]
    }
    t += leg[length]
    isTight = waited <= slack
    later = isTight ? waited : slack
    return t <= to ? t : NEVER
  }

  function leastDayWithoutBreak(from: number, to: number): number {
    let start = from
    let least = NEVER
    for (let k = START_CANDIDATES; k > 0; k--) {
      const end = driveFrom(start, to)
      if (end === NEVER) break
      start += later
      if (end - start < least) {
        least = end - start
        bestStart = start
      }
      if (isTight) break
      start++
    }
    return least
  }

  /** The shortest day among the first few distinct ends; `first` is the first end. */
  function leastDay(from: number, to: number, b: number, first: number): number {
    let start = from
    let least = NEVER
    let end = first
    for (let k = FEW_CANDIDATES; k > 0; k--) {
      if (end === NEVER) break
      const latest = latestStart(end, b)
      if (latest > start) start = latest
      if (end - start < least) {
        least = end - start
        bestStart = start
      }
      if (least <= self.work) break
      end = finish(++start, b, to)
    }
    return least
  }

  /** The earliest day within the limit. */
  function dayWithin(from: number, to: number, b: number, first: number, most: number): number {
    let start = from
    let end = first
    for (let k = START_CANDIDATES; k > 0 && end !== NEVER; k--) {
      if (end - start <= most) return end - start
      start = end - most
      end = finish(start, b, to)
    }
    return NEVER
  }

  const self: ShortestDay = {
    lengthOf(r, c, h, v) {
      lay(r, c, h)
      const vehicle = p.vehicles[vehicleOf[v]]
      if ((trips && !trips.fits(vehicle, order, length)) || !isWithinReach(vehicle)) return -1
      const b = breakOf[vehicleOf[v]]
      self.work += pauses[vehicleOf[v]]
      const isPriced = p.balance > 0 || waitPrices[tariff[v]] > 0 || hasOvertime(vehicle)
      const from = early[n + v]
      const to = late[n + v]
      const most = maxDuration[v]
      // Positions are evaluated only after the clock accepts them.
      if (c >= 0 && !isPriced && most >= to - from) return self.work
      if (!isPriced) {
        const day = dayWithin(from, to, b, soonest(c, h, from, b, to), most)
        return day === NEVER ? -1 : day
      }
      const least = b < 0 ? leastDayWithoutBreak(from, to) : leastDay(from, to, b, soonest(c, h, from, b, to))
      if (least > most) return -1
      if (p.hasPromise) self.broken = priceBroken(bestStart, b, vehicleOf[v])
      return least
    },
    work: 0,
    setUp: 0,
    broken: 0,
  }
  return self
}
