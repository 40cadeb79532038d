// Handles routes that the checker refuses: search and checker disagree only when one is wrong.
import { createEvaluator, type Evaluator } from '../timing/evaluate.ts'
import { keepDrivable } from './given.ts'
import type { Compiled } from '../model/compile.ts'
import type { Plan, Refusal } from '../model/problem.ts'
import { completePlan, type Completion } from '../insert/complete.ts'
import type { Sequences } from '../search/engine.ts'

/** A bug of the planner. It ends the search when the caller handles no refusals, as in tests and benchmarks. */
export class RefusedRouteError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`The checker refused a route of the search: ${refusal.violations[0]?.message}`)
    this.name = 'RefusedRouteError'
    this.refusal = refusal
  }
}

/** Vehicles with refused routes. */
export function refusedVehicles({ routes, violations }: Plan): Set<number> {
  const ids = new Set(violations.map(({ vehicle }) => vehicle))
  return new Set(routes.filter(({ vehicle }) => ids.has(vehicle)).map(({ vehicleIndex }) => vehicleIndex))
}

/**
 * Serves the orders of refused routes again: on their own vehicle as far as feasible, then on idle vehicles,
 * then wherever they fit. `closed` collects vehicles whose routes the evaluator accepts and the checker
 * refuses: the evaluator is unreliable for these.
 */
export function repair(
  p: Compiled,
  plan: Sequences,
  refused: ReadonlySet<number>,
  closed: Set<number>,
): Completion {
  const evaluator = createEvaluator(p)
  for (const { vehicle, orders } of plan)
    if (refused.has(vehicle) && drives(p, evaluator, vehicle, orders)) closed.add(vehicle)
  const repaired = keepDrivable(
    p,
    evaluator,
    plan.filter(({ vehicle }) => !closed.has(vehicle)),
  )
  const isUsed = new Set(repaired.flatMap(({ vehicle, orders }) => (orders.length > 0 ? [vehicle] : [])))
  const isServed = new Set(repaired.flatMap(({ orders }) => orders))
  for (const { orders } of plan.filter(({ vehicle }) => refused.has(vehicle))) {
    const rest = orders.filter((o) => !isServed.has(o))
    const split = driveIdle(p, evaluator, rest, (v) => !isUsed.has(v) && !closed.has(v))
    if (!split) continue
    repaired.push(split)
    isUsed.add(split.vehicle)
    for (const o of split.orders) isServed.add(o)
  }
  return completePlan(p, repaired, closed)
}

function drives(p: Compiled, evaluator: Evaluator, vehicle: number, orders: readonly number[]): boolean {
  return evaluator.cost(p.vehicles[vehicle], Int32Array.from(orders), orders.length) < Infinity
}

/** The idle vehicle that can serve most of the orders in this sequence, and these orders. */
function driveIdle(
  p: Compiled,
  evaluator: Evaluator,
  orders: number[],
  isIdle: (vehicle: number) => boolean,
): Sequences[number] | null {
  let best: Sequences[number] | null = null
  const triedOrders = new Set<number>()
  for (const v of p.vehicles) {
    if (orders.length === 0 || !isIdle(v.index) || v.pinned.length > 0 || triedOrders.has(v.type)) continue
    triedOrders.add(v.type)
    const [route] = keepDrivable(p, evaluator, [{ vehicle: v.index, orders }])
    if (route.orders.length > (best?.orders.length ?? 0)) best = route
  }
  return best
}
