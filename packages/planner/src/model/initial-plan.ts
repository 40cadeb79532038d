// Sequences of orders by vehicle, between plans, ids and indices.
import type { Id, InitialPlan, Plan, PlanRoute, Problem } from './problem.ts'

/** The orders of a route in sequence. */
export function ordersOf({ steps }: Pick<PlanRoute, 'steps'>): Id[] {
  return steps.flatMap(({ type, id }) => (type === 'order' && id !== undefined ? [id] : []))
}

/** The sequences of a plan. */
export function sequencesOf({ routes }: Pick<Plan, 'routes'>): InitialPlan {
  return { routes: routes.map((route) => ({ vehicle: route.vehicle, orders: ordersOf(route) })) }
}

/** The same by index; `validate` has accepted the plan. */
export function indicesOf(
  problem: Problem,
  { routes }: InitialPlan,
): { vehicle: number; orders: number[] }[] {
  const vehicles = new Map(problem.vehicles.map((v, i) => [v.id, i]))
  const orders = new Map(problem.orders.map((o, i) => [o.id, i]))
  return routes.map((route) => ({
    vehicle: vehicles.get(route.vehicle)!,
    orders: route.orders.map((id) => orders.get(id)!),
  }))
}
