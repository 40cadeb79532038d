// What the planner found, as rows: routes with their stops, and orders that were left out with the reason as a sentence.
import { describeUnserved, dispatcherWording, type UnservedReason } from '@dropwise/contracts'
import type { Plan, PlanRoute, UnservedCode } from '@dropwise/planner'
import { originOf } from './problem.ts'
import type { Snapshot } from './snapshot.ts'

export interface ProposedStop {
  order_id: string
  sequence: number
  arrive_at: string
  service_at: string
  depart_at: string
  wait_seconds: number
  late_seconds: number
  leg_distance_metres: number
  leg_duration_seconds: number
}

export interface ProposedRoute {
  number: number
  vehicle_id: string
  driver_id: string | null
  depart_at: string
  return_at: string
  distance_metres: number
  duration_seconds: number
  drive_seconds: number
  service_seconds: number
  wait_seconds: number
  load_packages: number
  load_grams: number
  stops: ProposedStop[]
  /** Encoded polylines, depot legs first and last; empty until the run ends. */
  legs: string[]
}

export interface ProposedUnserved {
  order_id: string
  reason: UnservedReason
  message: string
  fix: string | null
}

export interface Proposal {
  cost: number
  routes: ProposedRoute[]
  unserved: ProposedUnserved[]
}

const REASONS: Record<UnservedCode, UnservedReason> = {
  no_vehicle: 'no_vehicle',
  rule: 'vehicle_rule',
  pinned_elsewhere: 'vehicle_rule',
  skills: 'skills',
  capacity: 'capacity',
  unreachable: 'unreachable',
  window: 'window',
  shift: 'shift',
  max_duration: 'shift',
  max_travel: 'shift',
  max_distance: 'max_distance',
  max_stops: 'max_stops',
  break: 'shift',
  prize: 'not_worth_it',
  fleet_full: 'fleet_full',
  has_room: 'not_found_in_time',
  search_cut_short: 'not_found_in_time',
}

/** Turns a plan of the snapshot's problem into rows. Vehicles without a stop have no route. */
export function toProposal(snapshot: Snapshot, plan: Plan): Proposal {
  const origin = originOf(snapshot).getTime()
  const timeText = (seconds: number) => new Date(origin + seconds * 1000).toISOString()
  const vehicles = new Map(snapshot.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const orders = new Map(snapshot.orders.map((order) => [order.id, order]))
  const names = new Map(snapshot.vehicles.map((vehicle) => [vehicle.id, vehicle.name]))
  const wording = dispatcherWording(names, snapshot.units)

  const toRoute = (route: PlanRoute): ProposedRoute => {
    const vehicle = vehicles.get(String(route.vehicle))!
    const stops = toStops(route, timeText)
    const served = stops.map((stop) => orders.get(stop.order_id)!)
    const [first, last] = [route.steps[0]!, route.steps.at(-1)!]
    return {
      number: vehicle.number,
      vehicle_id: vehicle.id,
      driver_id: vehicle.driverId,
      depart_at: timeText(first.depart),
      return_at: timeText(last.arrive),
      distance_metres: route.distance,
      duration_seconds: route.duration,
      drive_seconds: route.travel,
      service_seconds: route.service,
      wait_seconds: route.wait,
      load_packages: served.reduce((sum, order) => sum + order.packages, 0),
      load_grams: served.reduce((sum, order) => sum + order.weightGrams, 0),
      stops,
      legs: [],
    }
  }
  return {
    cost: plan.cost,
    routes: plan.routes
      .filter((route) => route.steps.some((step) => step.type === 'order'))
      .map(toRoute)
      .sort((a, b) => a.number - b.number),
    unserved: plan.unserved.map((finding) => ({
      order_id: String(finding.order),
      reason: REASONS[finding.code],
      ...describeUnserved(finding, wording),
    })),
  }
}

function toStops(route: PlanRoute, timeText: (seconds: number) => string): ProposedStop[] {
  const stops: ProposedStop[] = []
  let { travel, distance } = route.steps[0]!
  for (const step of route.steps) {
    if (step.type !== 'order') continue
    stops.push({
      order_id: String(step.id),
      sequence: stops.length + 1,
      arrive_at: timeText(step.arrive),
      service_at: timeText(step.start),
      depart_at: timeText(step.depart),
      wait_seconds: step.wait,
      late_seconds: 0,
      leg_distance_metres: step.distance - distance,
      leg_duration_seconds: step.travel - travel,
    })
    travel = step.travel
    distance = step.distance
  }
  return stops
}
