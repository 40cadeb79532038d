// A plan for manual editing: evaluates one route at a time, fast enough to follow a drag.
import { check } from '../check/check.ts'
import type { Evaluator } from '../timing/evaluate.ts'
import { createEvaluator } from '../timing/evaluate.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { compile } from '../model/compile.ts'
import type { Id, PlanRoute, Problem, Violation } from '../model/problem.ts'
import { PlannerInputError } from '../model/problem.ts'
import { validate } from '../model/validate.ts'
import { scheduleRoute } from './schedule.ts'

/** A vehicle's day as requested. */
export interface LiveRoute {
  /** Null for an unused vehicle. */
  route: PlanRoute | null
  violations: Violation[]
}

/** The result of inserting an order into a vehicle's route. */
export interface Placement extends LiveRoute {
  vehicle: Id
  /** The order becomes stop `position` of the route, from 0. */
  position: number
  /** Increase of the route's cost, of its duration in seconds, and of its metres. */
  cost: number
  duration: number
  distance: number
}

export interface LivePlan {
  /**
   * Evaluates a sequence as given: times, cost and violations. `vehicleOf` says where the orders of the other
   * routes are, for orders that share a vehicle. A route leaves as late as it can, but not after `startBy`. Throws
   * PlannerInputError for unknown ids.
   */
  score(
    vehicle: Id,
    orders: readonly Id[],
    vehicleOf?: ReadonlyMap<Id, Id>,
    options?: { startBy?: number },
  ): LiveRoute
  /**
   * Inserts an order that `orders` lacks, at `position` or at the cheapest feasible position; without a
   * feasible one, where the fewest seconds are violated. Throws PlannerInputError.
   */
  place(
    order: Id,
    vehicle: Id,
    orders: readonly Id[],
    position?: number,
    vehicleOf?: ReadonlyMap<Id, Id>,
  ): Placement
}

/** Prepares a problem for edits: milliseconds once, then well under one per route. Throws PlannerInputError. */
export function openLivePlan(problem: Problem): LivePlan {
  validate(problem)
  const p = compile(problem)
  const evaluator = createEvaluator(p)
  const vehicleIndex = new Map(problem.vehicles.map((v, i) => [v.id, i]))
  const orderIndex = new Map(problem.orders.map((o, i) => [o.id, i]))

  function vehicleOf(id: Id): CompiledVehicle {
    const index = vehicleIndex.get(id)
    if (index === undefined) throw unknown('vehicle', id)
    return p.vehicles[index]
  }
  function orderOf(id: Id): number {
    const index = orderIndex.get(id)
    if (index === undefined) throw unknown('order', id)
    return index
  }
  function scoreSequence(v: CompiledVehicle, sequence: readonly number[], startBy?: number): LiveRoute {
    if (sequence.length === 0) return { route: null, violations: [] }
    const route = scheduleRoute(problem, p, evaluator, v, sequence, startBy)
    return { route, violations: violationsOf(problem, route, v, sequence) }
  }

  return {
    score(vehicle, orders, vehicles = new Map(), { startBy } = {}) {
      const v = vehicleOf(vehicle)
      const sequence = orders.map(orderOf)
      const { route, violations } = scoreSequence(v, sequence, startBy)
      return { route, violations: [...violations, ...listApart(problem, p, { vehicle, sequence }, vehicles)] }
    },
    place(order, vehicle, orders, position, vehicles = new Map()) {
      const v = vehicleOf(vehicle)
      const candidate = orderOf(order)
      const sequence = orders.map(orderOf)
      const at =
        position === undefined
          ? bestPosition(problem, p, evaluator, v, sequence, candidate)
          : Math.max(0, Math.min(sequence.length, position))
      const before = sequence.length === 0 ? null : scheduleRoute(problem, p, evaluator, v, sequence)
      const newSequence = sequence.toSpliced(at, 0, candidate)
      const after = scoreSequence(v, newSequence)
      const apart = listApart(problem, p, { vehicle, sequence: newSequence }, vehicles)
      return {
        ...after,
        violations: [...after.violations, ...apart],
        vehicle,
        position: at,
        cost: after.route!.cost - (before?.cost ?? 0),
        duration: after.route!.duration - (before?.duration ?? 0),
        distance: after.route!.distance - (before?.distance ?? 0),
      }
    },
  }
}

/** Orders of a route that share a vehicle with one on another route. */
function listApart(
  { orders }: Problem,
  { rules }: Compiled,
  { vehicle, sequence }: { vehicle: Id; sequence: readonly number[] },
  vehicles: ReadonlyMap<Id, Id>,
): Violation[] {
  return sequence.flatMap((o): Violation[] => {
    const isApart = (x: number): boolean => {
      const other = vehicles.get(orders[x].id)
      return other !== undefined && other !== vehicle
    }
    const apart = rules?.shares[o].find(isApart)
    if (apart === undefined) return []
    const order = orders[o].id
    const message = `Orders ${order} and ${orders[apart].id} ride in one vehicle.`
    return [{ code: 'together', amount: 1, vehicle, order, message }]
  })
}

function unknown(what: 'vehicle' | 'order', id: Id): PlannerInputError {
  return new PlannerInputError(`unknown_${what}`, what, `There is no ${what} ${id} in the problem.`)
}

/** Checks a problem reduced to the route; checking all orders takes longer than one frame of a drag. */
function violationsOf(
  problem: Problem,
  route: PlanRoute,
  v: CompiledVehicle,
  sequence: readonly number[],
): Violation[] {
  const { matrices, options } = problem
  const vehicle = problem.vehicles[v.index]
  const orders = sequence.map((o) => problem.orders[o])
  const { violations } = check(
    { matrices, vehicles: [vehicle], orders, ...(options ? { options } : {}) },
    {
      routes: [{ ...route, vehicleIndex: 0 }],
      unserved: [],
      cost: route.cost,
      distance: route.distance,
      duration: route.duration,
      travel: route.travel,
      feasible: true,
      violations: [],
      search: { iterations: 0, evaluations: 0, elapsedMs: 0, engine: 'hand' },
    },
  )
  // A route by hand may move pinned orders.
  return violations.filter(({ code }) => code !== 'pinned')
}

function bestPosition(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  v: CompiledVehicle,
  sequence: readonly number[],
  order: number,
): number {
  let best = { at: 0, broken: Infinity, cost: Infinity }
  const withOrder = sequence.toSpliced(0, 0, order)
  for (let at = 0; at <= sequence.length; at += 1) {
    if (at > 0) [withOrder[at - 1], withOrder[at]] = [withOrder[at], order]
    const cost = evaluator.cost(v, Int32Array.from(withOrder), withOrder.length)
    if (cost < Infinity) {
      if (best.broken > 0 || cost < best.cost) best = { at, broken: 0, cost }
    } else if (best.broken > 0) {
      const route = scheduleRoute(problem, p, evaluator, v, withOrder)
      // Load and skill violations are the same at every position, so the least time violation decides, at
      // least 1.
      const broken = Math.max(1, brokenSeconds(p, v, withOrder, route))
      if (broken < best.broken || (broken === best.broken && route.cost < best.cost))
        best = { at, broken, cost: route.cost }
    }
  }
  return best.at
}

/** Sums lateness at stops, overtime, and time beyond the day's limits. */
function brokenSeconds(
  p: Compiled,
  v: CompiledVehicle,
  sequence: readonly number[],
  route: PlanRoute,
): number {
  const stops = route.steps.filter((step) => step.type === 'order')
  const late = stops.reduce((sum, { start }, i) => sum + Math.max(0, start - p.latest[sequence[i]]), 0)
  return (
    late +
    Math.max(0, route.steps.at(-1)!.arrive - v.to) +
    Math.max(0, route.duration - v.maxDuration) +
    Math.max(0, route.travel - v.maxTravel)
  )
}
