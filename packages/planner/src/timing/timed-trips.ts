// Splits a sequence into timed trips at least cost: labels of cost, time and reloads per position, without
// dominated ones (a resource-constrained shortest path, Irnich and Desaulniers 2005). For days whose times
// depend only on windows and releases.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'
import { createFilling, detourOf, RELOAD } from './trips.ts'

/** True when windows, releases and legs determine whether a split is in time, and legs alone its cost. */
export function tripsAreTimed(p: Compiled): boolean {
  if (p.traffic || p.hasPairs || p.hasPromise || p.balance > 0) return false
  if (p.windowFrom.length !== p.n) return false
  return p.vehicles.every(
    (v) =>
      v.breaks.length === 0 && !v.needsDuration && v.maxTravel >= MAX_VALUE && v.maxDistance >= MAX_VALUE,
  )
}

export interface TimedTrips {
  /** Writes the sequence with RELOAD marks into `out`; returns its length, or -1 when no split is in time. */
  split(vehicle: CompiledVehicle, sequence: Int32Array, length: number, out: Int32Array): number
}

/** Creates the tables of a compiled problem that `tripsAreTimed` accepts. */
export function createTimedTrips(p: Compiled): TimedTrips {
  const { location, release, earliest, latest } = p
  const trip = createFilling(p)
  /** By position: its newest label, -1 for none. */
  let newest = new Int32Array(64)
  /**
   * By label: cost, return to the depot, reloads so far, predecessor, and the previous label at its position.
   */
  let price = new Float64Array(256)
  let back = new Float64Array(256)
  let reloads = new Int32Array(256)
  let origin = new Int32Array(256)
  let position = new Int32Array(256)
  let older = new Int32Array(256)
  let labels = 0

  function put(at: number, cost: number, time: number, count: number, from: number): void {
    for (let a = newest[at]; a >= 0; a = older[a])
      if (price[a] <= cost && back[a] <= time && reloads[a] <= count) return
    if (labels === price.length) grow()
    price[labels] = cost
    back[labels] = time
    reloads[labels] = count
    origin[labels] = from
    position[labels] = at
    older[labels] = newest[at]
    newest[at] = labels++
  }

  function grow(): void {
    const twice = <T extends Float64Array | Int32Array>(list: T, fresh: T): T => {
      fresh.set(list)
      return fresh
    }
    const size = 2 * price.length
    price = twice(price, new Float64Array(size))
    back = twice(back, new Float64Array(size))
    reloads = twice(reloads, new Int32Array(size))
    origin = twice(origin, new Int32Array(size))
    position = twice(position, new Int32Array(size))
    older = twice(older, new Int32Array(size))
  }

  return {
    split(v, sequence, length, out) {
      const { location: depot, service: loading, max } = v.reload!
      const { time, size, service, setup, capacity } = v
      if (newest.length <= length) newest = new Int32Array(2 * length + 2)
      newest.fill(-1, 0, length + 1)
      labels = 0
      put(0, 0, v.from, 0, -1)
      for (let i = 0; i < length; i++) {
        const first = location[sequence[i]]
        const start = i === 0 ? v.start : depot
        const leaving = start < 0 ? 0 : time[start * size + first]
        if (leaving === UNREACHABLE) continue
        for (let a = newest[i]; a >= 0; a = older[a]) {
          trip.empty()
          let ready = back[a]
          // The trip as one task: starts between `from` and `to`, takes `task` seconds.
          let from = 0
          let to = Infinity
          let task = 0
          let here = start
          for (let j = i + 1; j <= length; j++) {
            const o = sequence[j - 1]
            if (!trip.add(capacity, o)) break
            const there = location[o]
            const leg = j === i + 1 ? 0 : time[here * size + there]
            if (leg === UNREACHABLE || from + task + leg > latest[o]) break
            to = Math.min(to, latest[o] - task - leg)
            from = Math.max(from, earliest[o] - task - leg)
            task += leg + service[o] + (here === there ? 0 : setup[o])
            here = there
            if (release[o] > ready) ready = release[o]
            const arrive = (i === 0 ? ready : ready + loading) + leaving
            if (arrive > to) break
            const serviceEnd = Math.max(arrive, from) + task
            const goal = j === length ? v.end : depot
            const home = goal < 0 ? 0 : time[here * size + goal]
            if (home === UNREACHABLE || serviceEnd + home > v.to) continue
            if (j === length) put(j, price[a], serviceEnd + home, reloads[a], a)
            else if (reloads[a] < max)
              put(
                j,
                price[a] + detourOf(v, here, location[sequence[j]]),
                serviceEnd + home,
                reloads[a] + 1,
                a,
              )
          }
        }
      }
      return write(sequence, length, out)
    },
  }

  function write(sequence: Int32Array, length: number, out: Int32Array): number {
    let best = newest[length]
    if (best < 0) return -1
    for (let a = best; a >= 0; a = older[a]) if (price[a] < price[best]) best = a
    let at = length + reloads[best]
    const expanded = at
    for (let a = best; position[a] > 0; a = origin[a]) {
      for (let k = position[a] - 1; k >= position[origin[a]]; k--) out[--at] = sequence[k]
      if (position[origin[a]] > 0) out[--at] = RELOAD
    }
    return expanded
  }
}
