// Joins the problems of several days into one. A vehicle's day becomes a vehicle, the days that an order may
// have become its allowed vehicles, and every clock counts from its own midnight, so that no time lies in
// another day.
import type { DayString } from '@dropwise/contracts'
import type { InitialPlan, Order, Plan, PlanRoute, Problem, Vehicle } from '@dropwise/planner'
import { pairsOf, vehicleRules } from '../../../platform/planning-rules.ts'
import type { VanDay } from '../../../platform/van-day/van-day.ts'
import type { Zones } from '../../../platform/zones.ts'
import type { WeekOrder } from './queries.ts'

/** One day of a period with the orders whose day it is. */
export interface DayProblem {
  date: DayString
  vehicles: VanDay[]
  orders: WeekOrder[]
  problem: Problem
}

const vehicleKey = (date: DayString, vehicle: string): string => `${date} ${vehicle}`
/** The day of a joined problem's vehicle. */
export const dayOfVehicle = (key: string | number): DayString => String(key).slice(0, 10)

/** One day with the vehicles and rules of the joined problem. */
export function nameVehicles({ date, problem }: DayProblem): Problem {
  const named = (ids: readonly (string | number)[] | undefined) =>
    ids?.map((id) => vehicleKey(date, String(id)))
  return {
    ...problem,
    vehicles: vehiclesOf({ date, problem }),
    orders: problem.orders.map((order) => ({
      ...order,
      ...(order.allowedVehicles ? { allowedVehicles: named(order.allowedVehicles)! } : {}),
      ...(order.forbiddenVehicles ? { forbiddenVehicles: named(order.forbiddenVehicles)! } : {}),
    })),
  }
}

function vehiclesOf({ date, problem }: Pick<DayProblem, 'date' | 'problem'>): Vehicle[] {
  return problem.vehicles.map((vehicle) => ({ ...vehicle, id: vehicleKey(date, String(vehicle.id)) }))
}

/** All days in one problem, in which an order may be served on each of its days. */
export function joinDays(days: readonly DayProblem[], zones: Zones): Problem {
  const [first] = days
  return {
    matrices: first!.problem.matrices,
    vehicles: days.flatMap(vehiclesOf),
    orders: days.flatMap((day) => {
      const partners = pairsOf(day.orders)
      return day.problem.orders.map((order, i): Order => {
        const { forbiddenVehicles: _all, pair, together, ...rest } = order
        const weekOrder = day.orders[i]!
        return {
          ...rest,
          allowedVehicles: allowedOf(
            days,
            weekOrder,
            weekOrder.pair !== null && !partners.has(weekOrder.id),
            zones,
          ),
          // Names of pairs and groups hold within a day.
          ...(pair ? { pair: { ...pair, id: `${day.date} ${pair.id}` } } : {}),
          ...(together === undefined ? {} : { together: `${day.date} ${together}` }),
        }
      })
    }),
  }
}

function allowedOf(
  days: readonly DayProblem[],
  order: WeekOrder,
  isLoneHalf: boolean,
  zones: Zones,
): string[] {
  return days.flatMap(({ date, vehicles }) => {
    if (date < order.earliest || date > order.latest) return []
    const { allowedVehicles, forbiddenVehicles = [] } = vehicleRules(order, isLoneHalf, {
      vehicles,
      zones,
      date,
    })
    const forbidden = new Set(forbiddenVehicles)
    const allowed = allowedVehicles && new Set(allowedVehicles)
    return vehicles
      .filter(({ id }) => !forbidden.has(id) && (!allowed || allowed.has(id)))
      .map(({ id }) => vehicleKey(date, id))
  })
}

/** The sequences of plans, for a search to start from. */
export function sequencesOf(routes: readonly Pick<PlanRoute, 'vehicle' | 'steps'>[]): InitialPlan {
  return {
    routes: routes.map(({ vehicle, steps }) => ({
      vehicle,
      orders: steps.flatMap(({ type, id }) => (type === 'order' && id !== undefined ? [id] : [])),
    })),
  }
}

/** The day on which a plan serves each order. */
export function daysServed({ routes }: Pick<Plan, 'routes'>): Map<string, DayString> {
  return new Map(
    routes.flatMap(({ vehicle, steps }) =>
      steps.flatMap(({ type, id }) =>
        type === 'order' ? [[String(id), dayOfVehicle(vehicle)] as [string, DayString]] : [],
      ),
    ),
  )
}
