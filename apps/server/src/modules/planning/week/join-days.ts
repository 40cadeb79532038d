// Joins the problems of several days into one. A vehicle's day becomes a vehicle, the days that an order may
// have become its allowed vehicles, and every clock counts from its own midnight, so that no time lies in
// another day.
import type { DayString } from '@dropwise/contracts'
import type { Order, Plan, Problem, Vehicle } from '@dropwise/planner'
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
  const idsInProblem = (ids: readonly (string | number)[] | undefined) =>
    ids?.map((id) => vehicleKey(date, String(id)))
  return {
    ...problem,
    vehicles: vehiclesOf({ date, problem }),
    orders: problem.orders.map((order) => ({
      ...order,
      ...(order.allowedVehicles ? { allowedVehicles: idsInProblem(order.allowedVehicles)! } : {}),
      ...(order.forbiddenVehicles ? { forbiddenVehicles: idsInProblem(order.forbiddenVehicles)! } : {}),
    })),
  }
}

function vehiclesOf({ date, problem }: Pick<DayProblem, 'date' | 'problem'>): Vehicle[] {
  return problem.vehicles.map((vehicle) => ({ ...vehicle, id: vehicleKey(date, String(vehicle.id)) }))
}

type Traffic = NonNullable<NonNullable<Problem['options']>['traffic']>

const trafficOf = ({ problem }: Pick<DayProblem, 'problem'>): Traffic => problem.options?.traffic ?? []
const factorAt = (traffic: Traffic, at: number) => traffic.findLast(({ from }) => from <= at)?.factor ?? 1

/**
 * The days at the company's speeds where all of them have the same during shifts, else at the map's: every clock counts from its own
 * midnight, so one search has one table.
 */
export function atOneSpeed<Day extends Pick<DayProblem, 'problem'>>(days: readonly Day[]): Day[] {
  const shifts = days.flatMap(({ problem }) => problem.vehicles.map(({ shift }) => shift))
  const begin = Math.min(...shifts.map(([from]) => from))
  const end = Math.max(...shifts.map(([, to]) => to))
  const changes = days.flatMap((day) => trafficOf(day).map(({ from }) => from))
  const times = [begin, ...changes.filter((at) => at > begin && at < end)]
  const [first] = days
  const isSame = days.every((day) =>
    times.every((at) => factorAt(trafficOf(day), at) === factorAt(trafficOf(first!), at)),
  )
  const traffic = isSame && first ? trafficOf(first) : []
  return days.map((day) => ({ ...day, problem: withTraffic(day.problem, traffic) }))
}

function withTraffic(problem: Problem, traffic: Traffic): Problem {
  const { traffic: _own, ...options } = problem.options ?? {}
  return { ...problem, options: { ...options, ...(traffic.length > 0 && { traffic }) } }
}

/** All days in one problem, in which an order may be served on each of its days. */
export function joinDays(days: readonly DayProblem[], zones: Zones): Problem {
  const [first] = days
  const traffic = trafficOf(first!)
  return {
    ...(traffic.length > 0 && { options: { traffic } }),
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
