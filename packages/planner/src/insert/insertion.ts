// Finds the cheapest position for an order or a pair in one route.
import { hasOvertime, priceOfOvertime } from '../model/overtime.ts'
import type { Compiled } from '../model/compile.ts'
import type { Evaluator } from '../timing/evaluate.ts'
import { turnOf } from '../timing/pins.ts'
import type { Route } from './route.ts'

export interface Place {
  delta: number
  /** Insert the order after this position; -1 when there is none. */
  at: number
  /** For pairs: insert the delivery after this position of the old sequence. */
  deliveryAt: number
}

export interface Inserter {
  /** Finds the cheapest position below `limit`; `place.at` is -1 when there is none. */
  find(route: Route, unit: number, limit: number, place: Place): void
  /** Writes the sequence with the unit inserted into `candidate`; returns its length. */
  compose(route: Route, unit: number, at: number, deliveryAt: number): number
  candidate: Int32Array
}

/** Tolerance for costs from different sums. */
const EPSILON = 1e-9

/** Creates the insertion search of one compiled problem. */
export function createInserter(p: Compiled, evaluator: Evaluator): Inserter {
  const { location, windowAt, windowFrom, windowTo, dims, delivery, pickup, partner } = p
  const count = p.vehicles.length
  const loose = p.traffic !== null
  /** Traffic factors below 1 make driving faster than the table, so it bounds nothing. */
  const quicker = p.traffic?.factor.some((f) => f < 1) ?? false

  function beginAt(order: number, t: number): number {
    for (let w = windowAt[order]; w < windowAt[order + 1]; w++) {
      if (t <= windowTo[w]) return t > windowFrom[w] ? t : windowFrom[w]
    }
    return Infinity
  }

  function compose(route: Route, unit: number, at: number, deliveryAt: number): number {
    const { sequence, length } = route
    if (self.candidate.length < length + 2) self.candidate = new Int32Array(2 * length + 8)
    const out = self.candidate
    let k = 0
    for (let i = 0; i <= length; i++) {
      if (i > 0) out[k++] = sequence[i]
      if (i === at) out[k++] = unit
      if (i === deliveryAt) out[k++] = partner[unit]
    }
    return k
  }

  /** Lower bound on the extra cost of a longer day for this much driving and service; waiting may absorb it. */
  function dearer(route: Route, seconds: number): number {
    const rate = route.vehicle.ratePerPaidSecond
    if ((rate === 0 && p.balance === 0 && !hasOvertime(route.vehicle)) || quicker) return 0
    const day = route.work + seconds
    if (day <= route.duration) return 0
    const overtime = priceOfOvertime(route.vehicle, day) - priceOfOvertime(route.vehicle, route.duration)
    return (
      rate * (day - route.duration) + overtime + (p.balance * (day * day - route.duration ** 2)) / 12_960_000
    )
  }

  /** Exact cost difference, by simulation. */
  function simulate(route: Route, unit: number, at: number, deliveryAt: number): number {
    const length = compose(route, unit, at, deliveryAt)
    return evaluator.cost(route.vehicle, self.candidate, length) - route.cost
  }

  function findSingle(route: Route, u: number, limit: number, place: Place): void {
    const v = route.vehicle
    const { sequence, length, depart, latest, load, loadBefore, loadAfter } = route
    const { time, distance, priceA, rateA, rateB, size, capacity, service } = v
    const there = location[u]
    const row = there * size
    const fixedCost = length === 0 ? v.fixed : 0
    const task = v.ratePerTaskSecond * service[u]
    const checkLoad = v.reload === null
    let best = limit
    const turn = v.pinned.length > 0 ? turnOf(v, sequence.subarray(1, length + 1), u) : null
    const last = turn ? turn.last : length
    for (let i = turn ? turn.first : 0; i <= last; i++) {
      const before = i === 0 ? v.start : location[sequence[i]]
      const after = i === length ? v.end : location[sequence[i + 1]]
      let delta = fixedCost + task
      const into = before * size + there
      const out = row + after
      if (before >= 0) delta += rateA * priceA[into] + rateB * distance[into]
      if (after >= 0) delta += rateA * priceA[out] + rateB * distance[out]
      if (before >= 0 && after >= 0 && length > 0) {
        const removedLeg = before * size + after
        delta -= rateA * priceA[removedLeg] + rateB * distance[removedLeg]
      }
      if (delta >= best - EPSILON) continue
      if (v.needsDuration) {
        let seconds = service[u] + (before >= 0 ? time[into] : 0) + (after >= 0 ? time[out] : 0)
        if (before >= 0 && after >= 0) seconds -= time[before * size + after]
        if (after === there && i < length) seconds -= v.setup[sequence[i + 1]]
        if (delta + dearer(route, seconds) >= best - EPSILON) continue
      }
      if (checkLoad) {
        let fits = true
        for (let k = 0; k < dims && fits; k++) {
          const cap = capacity[k]
          const d = delivery[u * dims + k]
          const q = pickup[u * dims + k]
          fits =
            loadBefore[i * dims + k] + d <= cap &&
            load[i * dims + k] + q <= cap &&
            (i === length || loadAfter[(i + 1) * dims + k] + q <= cap)
        }
        if (!fits) continue
      }
      if (!loose) {
        const t = beginAt(u, depart[i] + (before >= 0 ? time[into] : 0))
        if (t === Infinity) {
          if (before >= 0) continue
          break
        }
        if (t + service[u] + (after >= 0 ? time[out] : 0) > latest[i + 1]) continue
      }
      if (v.needsSimulation) {
        delta = simulate(route, u, i, -1)
        if (!(delta < best - EPSILON)) continue
      }
      best = delta
      place.delta = delta
      place.at = i
    }
  }

  function findPair(route: Route, u: number, limit: number, place: Place): void {
    const v = route.vehicle
    const { sequence, length, depart, latest, load } = route
    const { time, distance, priceA, rateA, rateB, size, capacity, service } = v
    const d = partner[u]
    const pick = location[u]
    const drop = location[d]
    const ownCost = (length === 0 ? v.fixed : 0) + v.ratePerTaskSecond * (service[u] + service[d])
    const checkLoad = v.reload === null
    const leg = (a: number, b: number): number => {
      if (a < 0 || b < 0) return 0
      const k = a * size + b
      return rateA * priceA[k] + rateB * distance[k]
    }
    let best = limit
    // A pinned pair is inserted and removed with its pinned sequence.
    if (v.pinned.includes(u) || v.pinned.includes(d)) return
    const first = v.pinned.length > 0 ? turnOf(v, sequence.subarray(1, length + 1), u).first : 0
    for (let i = first; i <= length; i++) {
      const before = i === 0 ? v.start : location[sequence[i]]
      const after = i === length ? v.end : location[sequence[i + 1]]
      const removedLeg = length > 0 ? leg(before, after) : 0
      const opening = ownCost + leg(before, pick)
      if (opening - removedLeg >= best && length > 0 && i < length) {
        // This pickup position alone costs more than the best place.
        if (opening + leg(pick, after) - removedLeg >= best) continue
      }
      let t = 0
      if (!loose) {
        t = beginAt(u, depart[i] + (before >= 0 ? time[before * size + pick] : 0))
        if (t === Infinity) continue
        t += service[u]
      }
      if (checkLoad && !roomFor(load, i, u, capacity)) continue
      // Deliver straight after the pickup.
      let delta = opening + leg(pick, drop) + leg(drop, after) - removedLeg
      if (delta < best - EPSILON) {
        const begin = loose ? 0 : beginAt(d, t + time[pick * size + drop])
        if (loose || begin + service[d] + (after >= 0 ? time[drop * size + after] : 0) <= latest[i + 1]) {
          if (v.needsSimulation) delta = simulate(route, u, i, i)
          if (delta < best - EPSILON) {
            best = delta
            place.delta = delta
            place.at = i
            place.deliveryAt = i
          }
        }
      }
      if (i === length) continue
      // Deliver later: carry the load on, stop by stop.
      const pickupCost = opening + leg(pick, after) - removedLeg
      let here = pick
      for (let j = i + 1; j <= length; j++) {
        const w = sequence[j]
        const at = location[w]
        if (!loose) {
          const arrive = t + time[here * size + at]
          if (arrive > latest[j]) break
          t = beginAt(w, arrive) + service[w]
        }
        if (checkLoad && !roomFor(load, j, u, capacity)) break
        here = at
        const next = j === length ? v.end : location[sequence[j + 1]]
        let later = pickupCost + leg(at, drop) + leg(drop, next) - leg(at, next)
        if (later >= best - EPSILON) continue
        if (!loose) {
          const begin = beginAt(d, t + time[at * size + drop])
          if (begin === Infinity) break
          if (begin + service[d] + (next >= 0 ? time[drop * size + next] : 0) > latest[j + 1]) continue
        }
        if (v.needsSimulation) {
          later = simulate(route, u, i, j)
          if (!(later < best - EPSILON)) continue
        }
        best = later
        place.delta = later
        place.at = i
        place.deliveryAt = j
      }
    }
  }

  function roomFor(load: Int32Array, i: number, u: number, capacity: Int32Array): boolean {
    for (let k = 0; k < dims; k++) if (load[i * dims + k] + pickup[u * dims + k] > capacity[k]) return false
    return true
  }

  function stopsWith({ sequence, length }: Route, unit: number): number {
    let stops = p.isStop[unit] + (partner[unit] >= 0 ? p.isStop[partner[unit]] : 0)
    for (let i = 1; i <= length; i++) stops += p.isStop[sequence[i]]
    return stops
  }

  function find(route: Route, unit: number, limit: number, place: Place): void {
    place.at = -1
    place.deliveryAt = -1
    place.delta = Infinity
    const v = route.vehicle
    if (p.compatible[unit * count + v.index] === 0) return
    if (route.length + (partner[unit] >= 0 ? 2 : 1) > v.maxStops && stopsWith(route, unit) > v.maxStops)
      return
    if (partner[unit] >= 0) findPair(route, unit, limit, place)
    else findSingle(route, unit, limit, place)
  }

  const self: Inserter = { find, compose, candidate: new Int32Array(64) }
  return self
}
