// Finds positions for a new order in a live plan, within milliseconds and without replanning.
import { compile } from '../model/compile.ts'
import { createEvaluator } from '../timing/evaluate.ts'
import { createInserter } from './insertion.ts'
import type { Place } from './insertion.ts'
import { Route, evaluateAndStore } from './route.ts'
import type { Id, InitialPlan, Problem } from '../model/problem.ts'
import { PlannerInputError } from '../model/problem.ts'
import { mayRide } from '../model/sequence-rules.ts'
import { validate } from '../model/validate.ts'

export interface InsertionOffer {
  vehicle: Id
  /** Increase of the plan's cost. */
  cost: number
  /** The order becomes stop `position` of the route, from 0; for pairs also the delivery's position. */
  position: number
  deliveryPosition?: number
}

export interface InsertionQuery {
  /**
   * The cheapest position in each feasible vehicle, best first. Throws PlannerInputError for an unknown
   * order.
   */
  offers(order: Id): InsertionOffer[]
}

/**
 * Prepares a live plan for insertion queries about orders that it lacks. Preparation takes milliseconds, a
 * query well under one.
 */
export function prepareInsertion(problem: Problem, live: InitialPlan): InsertionQuery {
  validate(problem, { initial: live })
  const p = compile(problem)
  const evaluator = createEvaluator(p)
  const inserter = createInserter(p, evaluator)
  const orders = new Map(problem.orders.map((o, i) => [o.id, i]))
  const byVehicle = new Map(live.routes.map((r) => [r.vehicle, r.orders]))
  const routes = p.vehicles.map((v) => {
    const planned = byVehicle.get(problem.vehicles[v.index].id) ?? []
    const route = new Route(v, p.dims)
    route.reserve(planned.length + 2, p.dims)
    planned.forEach((id, i) => (route.sequence[i + 1] = orders.get(id)!))
    route.length = planned.length
    evaluateAndStore(p, evaluator, route)
    return route
  })

  const routeOf = new Int32Array(p.n).fill(-1)
  for (const { vehicle, sequence, length } of routes)
    for (let i = 1; i <= length; i++) routeOf[sequence[i]] = vehicle.index

  return {
    offers(id) {
      const order = orders.get(id)
      if (order === undefined)
        throw new PlannerInputError('unknown_order', 'order', `Order ${id} is not in the problem.`)
      const unit = p.partner[order] >= 0 && p.isPickup[order] === 0 ? p.partner[order] : order
      const results: InsertionOffer[] = []
      for (const route of routes) {
        if (!mayRide(p, unit, route.vehicle.index, routeOf)) continue
        const place: Place = { delta: 0, at: -1, deliveryAt: -1 }
        inserter.find(route, unit, Infinity, place)
        if (place.at < 0) continue
        results.push({
          vehicle: problem.vehicles[route.vehicle.index].id,
          cost: Math.round(place.delta * 1e6) / 1e6,
          position: place.at,
          ...(p.partner[unit] >= 0 ? { deliveryPosition: place.deliveryAt + 1 } : {}),
        })
      }
      return results.toSorted((a, b) => a.cost - b.cost)
    },
  }
}
