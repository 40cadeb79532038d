// Applies a dispatcher's locks to the problem: removes locked routes from the search, and ties locked stops
// to their van.
import type { PlanSequences } from '@dropwise/contracts'
import {
  openLivePlan,
  type LivePlan,
  type LiveRoute,
  type Order,
  type Problem,
  type Vehicle,
  type Violation,
} from '@dropwise/planner'
import { allow } from '../../platform/van-day/allow.ts'
import { withBalance } from './even-days.ts'

export interface Locked {
  orders: readonly string[]
  vehicles: readonly string[]
  /** Sequences of the plan that holds the locks. */
  routes: PlanSequences
}

/** A locked stop is served even if others are dropped. */
const HIGHEST_PRIORITY = 100

/** The unlocked part of the problem, and the locked routes. */
export function holdLocks(problem: Problem, locked: Locked): { problem: Problem; lockedRoutes: LiveRoute[] } {
  if (locked.orders.length === 0 && locked.vehicles.length === 0) return { problem, lockedRoutes: [] }
  const live = openLivePlan(withBalance(problem, 0))
  const orderIds = new Set(problem.orders.map(({ id }) => String(id)))
  const ordersOf = (vehicleId: unknown) =>
    (locked.routes.get(String(vehicleId)) ?? []).filter((id) => orderIds.has(id))

  const isKept = new Set(locked.vehicles)
  const lockedRoutes = problem.vehicles
    .filter(({ id }) => isKept.has(String(id)))
    .map(({ id }) => live.score(id, ordersOf(id)))
  const lockedRouteOrders = new Set([...isKept].flatMap((vehicleId) => ordersOf(vehicleId)))
  const open: Problem = {
    ...problem,
    vehicles: problem.vehicles.filter(({ id }) => !isKept.has(String(id))),
    orders: problem.orders
      .filter(({ id }) => !lockedRouteOrders.has(String(id)))
      .map((order) =>
        sharesWith(lockedRouteOrders, order, problem) ? { ...order, allowedVehicles: [] } : order,
      ),
  }
  const isLocked = new Set(locked.orders.filter((id) => !lockedRouteOrders.has(id)))
  for (const { id } of open.vehicles) {
    const route = ordersOf(id)
    const stay = route.filter((order) => isLocked.has(order))
    if (stay.length > 0) holdStops(open, live, String(id), route, stay)
  }
  return { problem: open, lockedRoutes }
}

/** True for an order that must ride with orders of a locked route, which accepts no others. */
function sharesWith(locked: ReadonlySet<string>, { id, after = [], together }: Order, { orders }: Problem) {
  if (after.some((earlierOrder) => locked.has(String(earlierOrder)))) return true
  return orders.some(
    (other) =>
      locked.has(String(other.id)) &&
      (other.after?.includes(id) || (together !== undefined && other.together === together)),
  )
}

/** Ties stops to their vehicle; those at the start of its route also keep their sequence. */
function holdStops(
  problem: Problem,
  live: LivePlan,
  vehicleId: string,
  route: readonly string[],
  stay: readonly string[],
): void {
  const start = route.findIndex((id) => !stay.includes(id))
  const pinned = start < 0 ? route : route.slice(0, start)
  const { violations } = live.score(vehicleId, stay)
  problem.vehicles = problem.vehicles.map((vehicle) =>
    // The dispatcher's lock overrides limits that the locked stops exceed by themselves.
    vehicle.id === vehicleId ? { ...allow(vehicle, violations), pinned: [...pinned] } : vehicle,
  )
  const vehicle = problem.vehicles.find(({ id }) => id === vehicleId)!
  problem.orders = problem.orders.map((order) =>
    stay.includes(String(order.id)) ? bind(order, vehicle, violations) : order,
  )
}

function bind(order: Order, vehicle: Vehicle, violations: readonly Violation[]): Order {
  const late = violations.find(({ code, order: id }) => code === 'delay' && id === order.id)?.amount ?? 0
  const windows = order.windows?.map(([from, to]): [number, number] => [from, to + late])
  return {
    ...order,
    allowedVehicles: [vehicle.id],
    priority: HIGHEST_PRIORITY,
    skills: (order.skills ?? []).filter((skill) => vehicle.skills?.includes(skill)),
    ...(windows ? { windows } : {}),
  }
}
