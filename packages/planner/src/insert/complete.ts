// Inserts unserved orders wherever they fit, so that "no room" is reported only after trying.
import { createEvaluator } from '../timing/evaluate.ts'
import type { Place } from './insertion.ts'
import { createInserter } from './insertion.ts'
import { evaluateAndStore, Route } from './route.ts'
import type { Compiled } from '../model/compile.ts'
import { mayRide, routesOfOrders } from '../model/sequence-rules.ts'
import type { Sequences } from '../search/engine.ts'

/** Maximum number of positions to try in all; a simulated one counts as many. */
const MOST_LOOKS = 6_000_000
const LOOKS_OF_A_SIMULATION = 20

export interface Completion {
  plan: Sequences
  /** Inserted orders, with their vehicle's index. */
  positions: Map<number, number>
  /** Orders for which not every position was tried. */
  unproven: Set<number>
}

/**
 * Inserts unserved orders one by one at their cheapest position, most urgent first; optional ones only when
 * they pay. Retries failed orders on changed routes, because a later start may avoid traffic. `closed`
 * vehicles get nothing.
 */
export function completePlan(
  p: Compiled,
  plan: Sequences,
  closed: ReadonlySet<number> = new Set(),
): Completion {
  const result: Completion = { plan, positions: new Map(), unproven: new Set() }
  const units = absentUnits(p, plan)
  if (units.length === 0 || p.vehicles.length === 0) return result
  const evaluator = createEvaluator(p)
  const inserter = createInserter(p, evaluator)
  const routes = p.vehicles.map((v) => new Route(v, p.dims))
  const isIdle = new Uint8Array(routes.length).fill(1)
  /** Insertion count when a route last changed, and when an order was last tried. */
  const changedAt = new Int32Array(routes.length)
  const askedAt = new Int32Array(p.n).fill(-1)
  let placings = 0
  const routeOf = routesOfOrders(p.n, plan)
  for (const route of routes) evaluateAndStore(p, evaluator, route)
  for (const { vehicle, orders } of plan) setOrders(vehicle, orders, orders.length)
  let looks = 0

  function setOrders(v: number, orders: ArrayLike<number>, length: number): void {
    const route = routes[v]
    route.reserve(length, p.dims)
    for (let i = 0; i < length; i++) route.sequence[i + 1] = orders[i]
    route.length = length
    // Nothing is added to infeasible routes of a manual plan.
    const drives =
      length === 0 || evaluator.cost(route.vehicle, route.sequence.subarray(1, length + 1), length)
    evaluateAndStore(p, evaluator, route)
    if (drives === Infinity) route.cost = Infinity
    isIdle[v] = length === 0 ? 1 : 0
  }

  /** The cheapest position over all routes and one idle vehicle of each kind; null when none. */
  function findPlace(unit: number): (Place & { vehicle: number }) | null {
    const place: Place = { delta: 0, at: -1, deliveryAt: -1 }
    const other = p.partner[unit]
    const worth = p.prize[unit] + (other >= 0 ? p.prize[other] : 0)
    let best: (Place & { vehicle: number }) | null = null
    const triedVehicles = new Set<number>()
    for (const route of routes) {
      const { index, type, needsSimulation } = route.vehicle
      if (changedAt[index] <= askedAt[unit]) {
        looks++
        continue
      }
      if (route.cost === Infinity || closed.has(index) || !mayRide(p, unit, index, routeOf)) continue
      if (isIdle[index] === 1 && triedVehicles.has(type)) continue
      if (isIdle[index] === 1) triedVehicles.add(type)
      looks +=
        (route.length + 1) *
        (needsSimulation ? LOOKS_OF_A_SIMULATION : 1) *
        (other >= 0 ? route.length + 1 : 1)
      const limit = best?.delta ?? (p.rank[unit] < 0 ? worth : Infinity)
      inserter.find(route, unit, limit, place)
      if (place.at >= 0) best = { ...place, vehicle: index }
    }
    return best
  }

  /** False when it has no position, or the search for one was cut short. */
  function placeUnit(unit: number): boolean {
    if (askedAt[unit] === placings) return false
    const other = p.partner[unit]
    if (looks > MOST_LOOKS) {
      result.unproven.add(unit)
      if (other >= 0) result.unproven.add(other)
      return false
    }
    const place = findPlace(unit)
    askedAt[unit] = placings
    if (!place) return false
    const { vehicle, at, deliveryAt } = place
    const length = inserter.compose(routes[vehicle], unit, at, deliveryAt)
    setOrders(vehicle, inserter.candidate.slice(0, length), length)
    changedAt[vehicle] = ++placings
    for (const o of other >= 0 ? [unit, other] : [unit]) {
      result.positions.set(o, vehicle)
      routeOf[o] = vehicle
    }
    return true
  }

  for (let left = units, before = -1; placings > before;) {
    before = placings
    left = left.filter((unit) => !placeUnit(unit))
  }
  if (result.positions.size > 0) {
    result.plan = routes
      .filter((route) => route.length > 0)
      .map((route) => ({
        vehicle: route.vehicle.index,
        orders: Array.from(route.sequence.subarray(1, route.length + 1)),
      }))
  }
  return result
}

/** Unserved orders, or pickups of unserved pairs; most urgent first. */
function absentUnits(p: Compiled, plan: Sequences): number[] {
  const served = new Uint8Array(p.n)
  for (const { orders } of plan) for (const o of orders) served[o] = 1
  const units: number[] = []
  for (let o = 0; o < p.n; o++) {
    const other = p.partner[o]
    if (served[o] === 1 || (other >= 0 && (p.isPickup[o] === 0 || served[other] === 1))) continue
    units.push(o)
  }
  return units.toSorted((a, b) => p.urgency[b] - p.urgency[a] || a - b)
}
