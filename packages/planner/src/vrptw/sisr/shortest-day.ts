// The shortest day of a route of a vehicle with one break at most, as the evaluator finds it (`general/evaluate.ts`): of the
// days that end at the first few different times, each started as late as it can. For days that ask for nothing else but
// breaks, windows, loads both ways, limits on the way and, where hours have a price, promised times.
import type { VrptwInstance } from '../instance.ts'
import { FEW_CANDIDATES, priceOfPromise, START_CANDIDATES } from '../../general/evaluate.ts'
import { createTrips } from '../../general/trips.ts'
import type { CompiledVehicle } from '../../model/compile.ts'
import { MAX_VALUE } from '../../model/problem.ts'
import { anyGoesBothWays } from '../is-vrptw.ts'
import type { RouteDrive } from '../route-drive.ts'
import { createBreakTimes } from './break-times.ts'
import { createStay, LONG_AGO, NEVER } from './clock-tables.ts'
import type { State } from './state.ts'

export interface ShortestDay {
  /**
   * Seconds of the day of route `r`, driven by the vehicle of slot `v`, with order `c` behind node `h` or as it is when `c` is
   * -1; -1 when it cannot be driven.
   */
  lengthOf: (r: number, c: number, h: number, v: number) => number
  /** Seconds of driving, service, set-up and breaks in the day looked at last. */
  work: number
  /** The part of `work` that is set-up. */
  setUp: number
  /** The price of the promises that it breaks; asked for only where hours have a price. */
  broken: number
}

/** Builds it over the arrays of a state. */
export function createShortestDay(
  inst: VrptwInstance,
  drive: RouteDrive,
  state: Pick<State, 'next' | 'ready'>,
): ShortestDay {
  const { n, m, time, early, late, maxDuration, vehicleOf, waitPrices, tariff } = inst
  const { next, ready } = state
  const { p, orderOf, clockWidth: width } = drive
  const { breakOf, leaving, arriving, reaching, departing } = createBreakTimes(drive)
  const onSite = createStay(inst, drive)
  const { windowAt, windowFrom, windowTo } = p
  const trips = anyGoesBothWays(p) ? createTrips(p) : null
  const pauses = Int32Array.from(p.vehicles, (v) => v.breaks.reduce((sum, b) => sum + b.service, 0))
  /** The problem's orders of the route, the seconds of the leg to each and at last home, and those of each stop. */
  const order = new Int32Array(n)
  const leg = new Int32Array(n + 1)
  const stay = new Int32Array(n)
  let length = 0
  /** Where the new order stands in it. */
  let place = 0

  function lay(r: number, c: number, h: number): void {
    const s = n + r
    length = 0
    self.work = 0
    self.setUp = 0
    let here = s
    let i = h === s && c >= 0 ? c : next[s]
    while (i !== s) {
      if (i === c) place = length
      order[length] = orderOf[i]
      leg[length] = time[here * m + i]
      stay[length] = onSite(i, here)
      self.work += leg[length] + stay[length]
      self.setUp += stay[length] - p.service[orderOf[i]]
      length++
      here = i
      i = i === h && c >= 0 ? c : i === c ? next[h] : next[i]
    }
    leg[length] = time[here * m + s]
    self.work += leg[length]
  }

  /** Whether the way is short enough for a vehicle, in seconds driven and in metres. */
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

  /** When the day ends at the earliest whose leg to order `first` begins at `t0`, or at `t1` with the break taken. */
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

  /** When the day ends that begins at `from`. Up to the new stop the clock has its times. */
  function soonest(c: number, h: number, from: number, b: number, to: number): number {
    if (c < 0 || h >= n) return finish(from, b, to)
    return goOn(place, ready[h * width], b < 0 ? NEVER : ready[h * width + 1], b, to)
  }

  /** When the day has to begin at the latest that ends by `end`. */
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

  /** The price of the promises that are broken by a day of vehicle `v` that begins at `start`. */
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

  /** When the shortest day begins that was found last. */
  let bestStart = 0

  /** After `driveFrom`: by how much the start may move without moving the end, and whether nobody waits then. */
  let later = 0
  let isTight = false

  /** When the day of a vehicle without a break ends that begins at `start`. */
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

  /** Of the days that end at the first few different times, the shortest; `first` is the first of them. */
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

  /** The earliest day that is not too long. */
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
      const isPriced = p.balance > 0 || waitPrices[tariff[v]] > 0
      const from = early[n + v]
      const to = late[n + v]
      const most = maxDuration[v]
      // A place for an order is asked for once the clock has found it in time.
      if (c >= 0 && !isPriced && most >= to - from) return self.work
      if (!isPriced) {
        const found = dayWithin(from, to, b, soonest(c, h, from, b, to), most)
        return found === NEVER ? -1 : found
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
