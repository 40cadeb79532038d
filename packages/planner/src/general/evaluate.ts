// The one place where the search decides whether a sequence of orders is a route a vehicle can drive, and its price.
// Every model feature is here; the quick checks of the insertion only ever rule candidates out or confirm plain ones.
import type { Compiled, CompiledBreak, CompiledVehicle } from '../compile.ts'
import { UNREACHABLE } from '../model.ts'

/** A reload in an expanded sequence. */
export const RELOAD = -1

const LATEST_START_STEPS = 32
const START_CANDIDATES = 24

export interface Evaluator {
  /** Cost of the route, or Infinity when the vehicle cannot drive it. */
  cost(vehicle: CompiledVehicle, sequence: Int32Array, length: number): number
  /** Expands reloads into `expanded`; false when the loads do not fit. */
  expand(vehicle: CompiledVehicle, sequence: Int32Array, length: number): boolean
  /** The last expansion: orders and RELOAD marks. */
  readonly expanded: { ids: Int32Array; length: number }
  /** End of the expanded route when it leaves at `start`, or Infinity. */
  finish(vehicle: CompiledVehicle, start: number): number
  /** Latest start that still ends by `end`. */
  latestStart(vehicle: CompiledVehicle, from: number, end: number): number
  /** Start and end of the shortest day, or null when no start works. */
  shortestDay(vehicle: CompiledVehicle): { start: number; end: number } | null
  /** Earliest departure that waits for released orders of the trip that begins at `at`. */
  releaseOf(at: number): number
  /** When to start the expanded route: late, as long as that changes neither its end nor its price. */
  chooseStart(vehicle: CompiledVehicle): number
  simulations: number
}

/** Seconds to drive `base` table seconds when leaving at `t`, under the problem's traffic. */
export function driveTime(p: Compiled, t: number, base: number): number {
  const traffic = p.traffic
  if (!traffic || base === 0) return base
  const { from, factor } = traffic
  let k = from.length - 1
  while (k >= 0 && from[k] > t) k--
  let now = t
  let rest = base
  for (;;) {
    const f = k < 0 ? 1 : factor[k]
    const next = k + 1 < from.length ? from[k + 1] : Infinity
    if (rest * f <= next - now) return Math.ceil(now + rest * f - t)
    rest -= (next - now) / f
    now = next
    k++
  }
}

/** Table seconds covered by driving for `seconds` from `t` on. */
function coveredBase(p: Compiled, t: number, seconds: number, base: number): number {
  if (!p.traffic) return seconds
  const { from, factor } = p.traffic
  let k = from.length - 1
  while (k >= 0 && from[k] > t) k--
  let now = t
  let covered = 0
  const end = t + seconds
  while (now < end) {
    const f = k < 0 ? 1 : factor[k]
    const next = Math.min(end, k + 1 < from.length ? from[k + 1] : Infinity)
    covered += (next - now) / f
    now = next
    k++
  }
  return Math.min(base, covered)
}

export interface LegClock {
  /** When the vehicle reaches the next stop. */
  arrive: number
  /** When the break began, or -1 when it cannot be taken on this leg. */
  breakStart: number
  /** Table seconds left to drive after the break. */
  rest: number
  ready: number
}

/** Takes a break on a leg: leaves at `t` with `base` table seconds to drive; breaks start while driving or on arrival. */
export function takeBreak(p: Compiled, b: CompiledBreak, t: number, base: number, out: LegClock): boolean {
  for (let w = 0; w < b.from.length; w++) {
    if (b.to[w] < t) continue
    const begin = Math.max(t, b.from[w])
    const full = driveTime(p, t, base)
    const driven = Math.min(begin - t, full)
    out.rest = driven === full ? 0 : base - coveredBase(p, t, driven, base)
    out.breakStart = begin
    out.ready = begin + b.service
    return true
  }
  out.breakStart = -1
  return false
}

function price(v: CompiledVehicle, a: number, b: number): number {
  const k = a * v.size + b
  return v.rateA * v.priceA[k] + v.rateB * v.distance[k]
}

/** Builds the evaluator of one compiled problem; it reuses its buffers, so one search uses one evaluator. */
export function createEvaluator(p: Compiled): Evaluator {
  const expanded = { ids: new Int32Array(64), length: 0 }
  const leg: LegClock = { arrive: 0, breakStart: 0, rest: 0, ready: 0 }
  const { dims, location, windowAt, windowFrom, windowTo, delivery, pickup, partner } = p
  const load = new Float64Array(dims)
  let promise = 0
  let driven = 0

  function beginAt(order: number, t: number): number {
    for (let w = windowAt[order]; w < windowAt[order + 1]; w++) {
      if (t <= windowTo[w]) return t > windowFrom[w] ? t : windowFrom[w]
    }
    return Infinity
  }

  function loadsFit(vehicle: CompiledVehicle, ids: Int32Array, from: number, to: number): boolean {
    const cap = vehicle.capacity
    for (let k = 0; k < dims; k++) {
      let onBoard = 0
      for (let i = from; i < to; i++) onBoard += partner[ids[i]] < 0 ? delivery[ids[i] * dims + k] : 0
      if (onBoard > cap[k]) return false
      for (let i = from; i < to; i++) {
        const o = ids[i]
        onBoard += pickup[o * dims + k] - delivery[o * dims + k]
        if (onBoard > cap[k] || onBoard < 0) return false
      }
    }
    return true
  }

  /** Fewest-cost split into trips (Bellman over the sequence); a pair stays within its trip. */
  function split(vehicle: CompiledVehicle, sequence: Int32Array, length: number): boolean {
    const reload = vehicle.reload!
    const best = new Float64Array(length + 1).fill(Infinity)
    const from = new Int32Array(length + 1)
    const trips = new Int32Array(length + 1)
    best[0] = 0
    for (let i = 0; i < length; i++) {
      if (best[i] === Infinity || trips[i] > reload.max) continue
      for (let j = i + 1; j <= length; j++) {
        if (!loadsFit(vehicle, sequence, i, j)) {
          if (p.hasPairs || pickup.length > 0) {
            if (j - i > 200) break
            continue
          }
          break
        }
        if (p.hasPairs && !pairsWithin(sequence, i, j)) continue
        const price = j === length ? best[i] : best[i] + detour(vehicle, sequence[j - 1], sequence[j])
        const count = trips[i] + (j === length ? 0 : 1)
        if (count <= reload.max && price < best[j]) {
          best[j] = price
          from[j] = i
          trips[j] = count
        }
      }
    }
    if (best[length] === Infinity) return false
    const cuts: number[] = []
    for (let j = from[length]; j > 0; j = from[j]!) cuts.push(j)
    let at = 0
    for (let i = 0; i < length; i++) {
      if (cuts.length > 0 && cuts.at(-1) === i) {
        expanded.ids[at++] = RELOAD
        cuts.pop()
      }
      expanded.ids[at++] = sequence[i]!
    }
    expanded.length = at
    return true
  }

  function pairsWithin(ids: Int32Array, from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      const other = partner[ids[i]]
      if (other < 0) continue
      let found = false
      for (let j = from; j < to; j++) if (ids[j] === other) found = true
      if (!found) return false
    }
    return true
  }

  function detour(v: CompiledVehicle, a: number, b: number): number {
    const at = v.reload!.location
    return price(v, location[a], at) + price(v, at, location[b]) - price(v, location[a], location[b])
  }

  function expand(vehicle: CompiledVehicle, sequence: Int32Array, length: number): boolean {
    if (expanded.ids.length < 2 * length + 2) expanded.ids = new Int32Array(4 * length + 8)
    if (vehicle.reload && vehicle.reload.max > 0) return split(vehicle, sequence, length)
    for (let i = 0; i < length; i++) expanded.ids[i] = sequence[i]!
    expanded.length = length
    return loadsFit(vehicle, sequence, 0, length)
  }

  function releaseOf(at: number): number {
    let t = 0
    for (let i = at; i < expanded.length && expanded.ids[i] !== RELOAD; i++) {
      const o = expanded.ids[i]
      if (p.release[o] > t) t = p.release[o]!
    }
    return t
  }

  function finish(v: CompiledVehicle, start: number): number {
    self.simulations++
    if (v.breaks.length > 0) return finishWithBreaks(v, start)
    const { ids, length } = expanded
    const { time, size, service, setup } = v
    let t = start
    let here = v.start
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
        t = Math.max(t, releaseOf(i + 1)) + v.reload!.service
      } else {
        const begin = beginAt(o, t)
        if (begin === Infinity) return Infinity
        if (p.hasPromise) promise += promisePrice(v, o, begin)
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
    return t <= v.to ? t : Infinity
  }

  function promisePrice(v: CompiledVehicle, o: number, begin: number): number {
    const given = p.promisePrice[o]
    if (given === 0) return 0
    const moved = p.promiseVehicle[o] >= 0 && p.promiseVehicle[o] !== v.index
    return moved || begin < p.promiseFrom[o] || begin > p.promiseTo[o] ? given : 0
  }

  let ready = new Float64Array(8)
  let after = new Float64Array(8)

  /** Earliest end over all ways to place the breaks: `ready[k]` is when the vehicle may go on with k breaks taken. */
  function finishWithBreaks(v: CompiledVehicle, start: number): number {
    const { ids, length } = expanded
    const { service, setup } = v
    const count = v.breaks.length
    if (ready.length <= count) {
      ready = new Float64Array(count + 1)
      after = new Float64Array(count + 1)
    }
    startLoads(v)
    ready.fill(Infinity)
    ready[0] = start
    let here = v.start
    promise = 0
    driven = 0
    for (let i = 0; i <= length; i++) {
      const last = i === length
      if (last && v.end < 0 && here < 0) break
      const o = last ? -2 : ids[i]
      const there = last ? (v.end >= 0 ? v.end : here) : o === RELOAD ? v.reload!.location : location[o]
      const base = here >= 0 ? v.time[here * v.size + there] : 0
      if (base === UNREACHABLE) return Infinity
      driven += base
      after.fill(Infinity)
      for (let k = 0; k <= count; k++) {
        let t = ready[k]
        if (t === Infinity) continue
        let rest = base
        for (let taken = k; ; taken++) {
          const arrive = t + driveTime(p, t, rest)
          if (arrive < after[taken]) after[taken] = arrive
          if (taken === count) break
          const b = v.breaks[taken]
          if ((b.maxLoad && !belowLoad(b.maxLoad)) || !takeBreak(p, b, t, rest, leg)) break
          t = leg.ready
          rest = leg.rest
        }
      }
      if (last) {
        const end = after[count]
        return end <= v.to ? end : Infinity
      }
      const wait = o === RELOAD ? releaseOf(i + 1) : 0
      let earliest = Infinity
      for (let k = 0; k <= count; k++) {
        const t = after[k]
        if (t === Infinity) ready[k] = Infinity
        else if (o === RELOAD) ready[k] = Math.max(t, wait) + v.reload!.service
        else {
          const begin = beginAt(o, t)
          if (begin < earliest) earliest = begin
          ready[k] = begin + service[o] + (here === there ? 0 : setup[o])
        }
      }
      if (o !== RELOAD && p.hasPromise && earliest < Infinity) promise += promisePrice(v, o, earliest)
      if (o === RELOAD) loadTrip(i + 1)
      else for (let k = 0; k < dims; k++) load[k] += pickup[o * dims + k] - delivery[o * dims + k]
      here = there
    }
    return Infinity
  }

  function startLoads(_v: CompiledVehicle): void {
    load.fill(0)
    loadTrip(0)
  }

  function loadTrip(at: number): void {
    load.fill(0)
    for (let i = at; i < expanded.length && expanded.ids[i] !== RELOAD; i++) {
      const o = expanded.ids[i]
      if (partner[o] >= 0) continue
      for (let k = 0; k < dims; k++) load[k] += delivery[o * dims + k]
    }
  }

  function belowLoad(limit: number[]): boolean {
    for (let k = 0; k < limit.length && k < dims; k++) if (load[k] > limit[k]) return false
    return true
  }

  function latestStart(v: CompiledVehicle, from: number, end: number): number {
    let low = from
    let high = Math.min(v.to, end)
    for (let k = 0; k < LATEST_START_STEPS && low < high; k++) {
      const middle = Math.floor((low + high + 1) / 2)
      if (finish(v, middle) <= end) low = middle
      else high = middle - 1
    }
    return low
  }

  function shortestDay(v: CompiledVehicle): { start: number; end: number } | null {
    let t = Math.max(v.from, releaseOf(0))
    let best: { start: number; end: number } | null = null
    for (let k = 0; k < START_CANDIDATES; k++) {
      const end = finish(v, t)
      if (end === Infinity) break
      const start = latestStart(v, t, end)
      if (!best || end - start < best.end - best.start) best = { start, end }
      if (p.balance === 0 && v.ratePerPaidSecond === 0 && best.end - best.start <= v.maxDuration) break
      t = start + 1
    }
    return best
  }

  /** Duration of the best start in one pass, for single windows without breaks or traffic (concatenated segments). */
  function plainDuration(v: CompiledVehicle): number {
    const { ids, length } = expanded
    const { service, setup } = v
    let duration = 0
    let early = Math.max(v.from, releaseOf(0))
    let late = v.to
    let here = v.start
    for (let i = 0; i < length; i++) {
      const o = ids[i]
      const there = location[o]
      const travel = here >= 0 ? v.time[here * v.size + there] : 0
      const offset = duration + travel
      const wait = Math.max(p.earliest[o] - offset - late, 0)
      duration = offset + wait + service[o] + (here === there ? 0 : setup[o])
      early = Math.max(p.earliest[o] - offset, early) - wait
      late = Math.min(p.latest[o] - offset, late)
      here = there
    }
    if (v.end >= 0 && here >= 0) duration += v.time[here * v.size + v.end]
    return duration
  }

  const simple = p.windowFrom.length === p.n && !p.traffic && !p.hasPromise

  function cost(v: CompiledVehicle, sequence: Int32Array, length: number): number {
    if (length === 0) return 0
    if (length > v.maxStops) return Infinity
    if (!expand(v, sequence, length)) return Infinity
    const { ids } = expanded
    const { service, setup } = v
    let money = v.fixed
    let metres = 0
    let tableSeconds = 0
    let here = v.start
    let tasks = 0
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
      here = there
    }
    if (metres > v.maxDistance) return Infinity
    if (tableSeconds > v.maxTravel && !p.traffic) return Infinity
    const t0 = Math.max(v.from, releaseOf(0))
    if (finish(v, t0) === Infinity) return Infinity
    if (v.ratePerTaskSecond > 0) money += v.ratePerTaskSecond * tasks
    if (v.needsDuration) {
      let duration: number
      if (simple && v.breaks.length === 0 && !v.reload) duration = plainDuration(v)
      else {
        const day = shortestDay(v)
        if (!day) return Infinity
        duration = day.end - day.start
        // Promises and traffic depend on the start that the schedule will use.
        if (p.hasPromise || p.traffic) finish(v, day.start)
      }
      if (duration > v.maxDuration) return Infinity
      money += v.ratePerPaidSecond * duration
      if (p.balance > 0) money += p.balance * (duration / 3600) ** 2
    }
    if (p.hasPromise) money += promise
    if (p.traffic) {
      if (driven > v.maxTravel) return Infinity
      if (v.priceA === v.time) money += v.rateA * (driven - tableSeconds)
    }
    return money
  }

  function chooseStart(v: CompiledVehicle): number {
    const t0 = Math.max(v.from, releaseOf(0))
    const end = finish(v, t0)
    if (end === Infinity) return t0
    if (v.needsDuration) return shortestDay(v)?.start ?? t0
    return p.traffic || p.hasPromise ? t0 : latestStart(v, t0, end)
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
  }
  return self
}
