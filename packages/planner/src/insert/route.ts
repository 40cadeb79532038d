// A route and tables for constant-time insertion checks.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Evaluator } from '../timing/evaluate.ts'
import { MAX_VALUE } from '../model/problem.ts'

export class Route {
  vehicle: CompiledVehicle
  /** Orders at 1..length; index 0 is the start. */
  sequence: Int32Array
  length = 0
  /** Earliest departure from position i. */
  depart: Float64Array
  /** Latest arrival at position i that keeps later stops in time; at length + 1 the end of the shift. */
  latest: Float64Array
  /** Load after position i, its maximum up to i and from i on, by dimension. */
  load: Int32Array
  loadBefore: Int32Array
  loadAfter: Int32Array
  cost = 0
  /** Seconds of the day, and of driving and service only, when time costs money. */
  duration = 0
  work = 0

  constructor(vehicle: CompiledVehicle, dims: number) {
    this.vehicle = vehicle
    this.sequence = new Int32Array(16)
    this.depart = new Float64Array(16)
    this.latest = new Float64Array(16)
    this.load = new Int32Array(16 * dims)
    this.loadBefore = new Int32Array(16 * dims)
    this.loadAfter = new Int32Array(16 * dims)
  }

  /** Reserves space for `length` orders. */
  reserve(length: number, dims: number): void {
    if (this.sequence.length >= length + 3) return
    const room = 2 * length + 8
    const sequence = new Int32Array(room)
    sequence.set(this.sequence)
    this.sequence = sequence
    this.depart = new Float64Array(room)
    this.latest = new Float64Array(room)
    this.load = new Int32Array(room * dims)
    this.loadBefore = new Int32Array(room * dims)
    this.loadAfter = new Int32Array(room * dims)
  }
}

/** Recomputes the tables of a changed sequence. Ignores breaks, set-ups and traffic, which only tighten them. */
function refresh(p: Compiled, route: Route): void {
  const { vehicle, sequence, length, depart, latest } = route
  const { time, size, service } = vehicle
  const { location, windowAt, windowFrom, windowTo } = p
  let t = vehicle.from
  let here = vehicle.start
  depart[0] = t
  for (let i = 1; i <= length; i++) {
    const o = sequence[i]
    const there = location[o]
    if (here >= 0) t += time[here * size + there]
    let begin = t
    for (let w = windowAt[o]; w < windowAt[o + 1]; w++) {
      if (t <= windowTo[w]) {
        if (t < windowFrom[w]) begin = windowFrom[w]
        break
      }
    }
    t = begin + service[o]
    depart[i] = t
    here = there
  }
  latest[length + 1] = vehicle.to
  let limit = vehicle.to
  let next = vehicle.end
  for (let i = length; i >= 1; i--) {
    const o = sequence[i]
    const at = location[o]
    limit -= service[o] + (next >= 0 ? time[at * size + next] : 0)
    let arrival = -MAX_VALUE
    for (let w = windowAt[o + 1] - 1; w >= windowAt[o]; w--) {
      if (windowFrom[w] <= limit) {
        arrival = windowTo[w] < limit ? windowTo[w] : limit
        break
      }
    }
    limit = arrival
    latest[i] = limit
    next = at
  }
  refreshLoads(p, route)
}

function refreshLoads(p: Compiled, route: Route): void {
  const { sequence, length, load, loadBefore, loadAfter } = route
  const { dims, delivery, pickup, partner } = p
  for (let k = 0; k < dims; k++) {
    let onBoard = 0
    for (let i = 1; i <= length; i++) {
      const o = sequence[i]
      if (partner[o] < 0) onBoard += delivery[o * dims + k]
    }
    load[k] = onBoard
    loadBefore[k] = onBoard
    let peak = onBoard
    for (let i = 1; i <= length; i++) {
      const o = sequence[i]
      onBoard += pickup[o * dims + k] - delivery[o * dims + k]
      load[i * dims + k] = onBoard
      if (onBoard > peak) peak = onBoard
      loadBefore[i * dims + k] = peak
    }
    peak = 0
    for (let i = length; i >= 0; i--) {
      if (load[i * dims + k] > peak) peak = load[i * dims + k]
      loadAfter[i * dims + k] = peak
    }
  }
}

/** Cost as plain sums of legs; only for vehicles that need no simulation. */
function plainCost(p: Compiled, route: Route): number {
  const { vehicle: v, sequence, length } = route
  if (length === 0) return 0
  let money = v.fixed
  let here = v.start
  for (let i = 1; i <= length; i++) {
    const there = p.location[sequence[i]]
    if (here >= 0) {
      const k = here * v.size + there
      money += v.rateA * v.priceA[k] + v.rateB * v.distance[k]
    }
    money += v.ratePerTaskSecond * v.service[sequence[i]]
    here = there
  }
  if (v.end >= 0 && here >= 0) {
    const k = here * v.size + v.end
    money += v.rateA * v.priceA[k] + v.rateB * v.distance[k]
  }
  return money
}

/** Sets cost and tables of a feasible route. */
export function evaluateAndStore(p: Compiled, evaluator: Evaluator, route: Route): void {
  refresh(p, route)
  route.cost = route.vehicle.needsSimulation
    ? evaluator.cost(route.vehicle, route.sequence.subarray(1, route.length + 1), route.length)
    : plainCost(p, route)
  route.duration = route.length > 0 ? evaluator.duration : 0
  route.work = route.length > 0 ? evaluator.work : 0
}
