// The planner's solution as rows: routes with stops, and unserved orders with the reason as a sentence.
import {
  describeOutOfZones,
  describeUnservedDay,
  describeUnserved,
  dispatcherWording,
  spanAt,
  toPlanViolation,
  type LegPart,
  type PlanViolation,
  type UnservedReason,
} from '@dropwise/contracts'
import type { LiveRoute, Plan, PlanRoute, Unserved, Violation } from '@dropwise/planner'
import { drivesTo, pairsOf } from '../../platform/planning-rules.ts'
import { unservedReasonOf } from '../../platform/unserved-reason.ts'
import { breakSpansOf } from '../../platform/van-day/breaks.ts'
import { plannerTraffic } from '../../platform/driving-speeds.ts'
import { LegWriter } from '../../platform/van-day/leg-parts.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import { originOf } from './problem.ts'
import type { Snapshot, SnapshotOrder } from './snapshot.ts'

interface ProposedStop {
  order_id: string
  sequence: number
  arrive_at: string
  service_at: string
  depart_at: string
  wait_seconds: number
  late_seconds: number
  leg_distance_metres: number
  leg_duration_seconds: number
  /** Parts of the leg to this stop. */
  leg: LegPart[]
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
  cost: number
  overtime_cost: number
  violations: PlanViolation[]
  stops: ProposedStop[]
  /** Encoded polylines, depot legs first and last; empty until the run ends. */
  legs: string[]
  return_leg: LegPart[]
}

export interface ProposedUnserved {
  order_id: string
  reason: UnservedReason
  message: string
  fix: string | null
}

export interface Proposal {
  cost: number
  /** Lower bound of the cost of any plan that serves these orders, when known. */
  lowerBound?: number
  routes: ProposedRoute[]
  unserved: ProposedUnserved[]
}

/**
 * Turns a solution of the snapshot's problem into rows; `kept` are routes that the run did not change.
 * Vehicles without stops get no route.
 */
export function toProposal(
  snapshot: Snapshot,
  plan: Plan,
  lockedRoutes: readonly LiveRoute[] = [],
): Proposal {
  const names = new Map(snapshot.vehicles.map((vehicle) => [vehicle.id, vehicle.name]))
  const wording = dispatcherWording(names, snapshot.units)
  const partners = pairsOf(snapshot.orders)
  const lone = new Map(
    snapshot.orders.flatMap(({ id, pair }) => (pair !== null && !partners.has(id) ? [[id, pair]] : [])),
  )
  const planned = plan.routes.map((route) => ({ route, violations: [] }))
  return {
    cost: plan.cost + costOf(lockedRoutes),
    ...(plan.bound === undefined ? {} : { lowerBound: plan.bound + costOf(lockedRoutes) }),
    routes: toRoutes(snapshot, [...planned, ...lockedRoutes]),
    unserved: plan.unserved.map((finding) => ({
      order_id: String(finding.order),
      reason: unservedReasonOf(finding.code),
      ...(loneHalf(finding, lone) ?? outOfZones(snapshot, finding) ?? describeUnserved(finding, wording)),
    })),
  }
}

function costOf(routes: readonly LiveRoute[]): number {
  return routes.reduce((sum, { route }) => sum + (route?.cost ?? 0), 0)
}

/** The reason when an order's other half is not in the plan. */
function loneHalf(
  { order, code }: Unserved,
  lone: ReadonlyMap<string, string>,
): { message: string; fix: string } | undefined {
  const pair = lone.get(String(order))
  if (pair === undefined || code !== 'rule') return undefined
  return {
    message: `The other order of pair ${pair} is not in this plan.`,
    fix: 'Plan the pickup and the delivery of a pair together.',
  }
}

/** The reason when no van drives at an order's place, or none on this day. */
function outOfZones(
  { date, orders, vehicles, zones }: Snapshot,
  { order: id, code }: Unserved,
): { message: string; fix: string } | undefined {
  const order = code === 'rule' ? orders.find((one) => one.id === id) : undefined
  if (!order) return undefined
  if (!zones.serves(order, date)) return describeUnservedDay(zones.at(order))
  if (vehicles.some((vehicle) => drivesTo(vehicle, order, zones))) return undefined
  return describeOutOfZones(zones.at(order).map(({ name }) => name))
}

/** Routes as rows, by vehicle number. */
export function toRoutes(snapshot: Snapshot, routes: readonly LiveRoute[]): ProposedRoute[] {
  const orders = new Map(snapshot.orders.map((order) => [order.id, order]))
  return routes
    .flatMap(({ route, violations }) =>
      route?.steps.some((step) => step.type === 'order') ? toRoute(snapshot, orders, route, violations) : [],
    )
    .sort((a, b) => a.number - b.number)
}

function toRoute(
  snapshot: Snapshot,
  orders: ReadonlyMap<string, SnapshotOrder>,
  route: PlanRoute,
  violations: readonly Violation[],
): ProposedRoute {
  const origin = originOf(snapshot).getTime()
  const vehicle = snapshot.vehicles.find(({ id }) => id === route.vehicle)!
  const ownAdjustment = snapshot.adjustments.find(({ vehicleId }) => vehicleId === vehicle.id)
  const timeText = (seconds: number) => new Date(origin + seconds * 1000).toISOString()
  const { stops, returnLeg } = toStops(snapshot, vehicle, route, orders)
  const served = stops.map((stop) => orders.get(stop.order_id)!)
  const [first, last] = [route.steps[0]!, route.steps.at(-1)!]
  return {
    number: vehicle.number,
    vehicle_id: vehicle.id,
    driver_id: ownAdjustment?.driverId === undefined ? vehicle.driverId : ownAdjustment.driverId,
    depart_at: timeText(first.depart),
    return_at: timeText(last.arrive),
    distance_metres: route.distance,
    duration_seconds: route.duration,
    drive_seconds: route.travel,
    service_seconds: route.service,
    wait_seconds: route.wait,
    load_packages: served.reduce((sum, order) => sum + order.packages, 0),
    load_grams: served.reduce((sum, order) => sum + order.weightGrams, 0),
    cost: route.cost,
    overtime_cost: route.overtimeCost,
    violations: violations.map((violation) => toPlanViolation(vehicle.id, violation)),
    stops,
    legs: [],
    return_leg: returnLeg,
  }
}

function toStops(
  snapshot: Snapshot,
  vehicle: VanDay,
  route: PlanRoute,
  orders: ReadonlyMap<string, SnapshotOrder>,
): { stops: ProposedStop[]; returnLeg: LegPart[] } {
  const origin = originOf(snapshot).getTime()
  const timeText = (seconds: number) => new Date(origin + seconds * 1000).toISOString()
  const stops: ProposedStop[] = []
  let { travel, distance } = route.steps[0]!
  const way = new LegWriter(route.steps[0]!, {
    isoOf: timeText,
    breaks: breakSpansOf(vehicle, snapshot.date),
    ...plannerTraffic(snapshot.speeds, origin),
  })
  for (const step of route.steps) {
    if (step.type === 'reload' || step.type === 'break') way.pass(step)
    if (step.type !== 'order') continue
    const order = orders.get(String(step.id))
    const lateFrom = order && windowAt(order, origin + step.start * 1000).to
    stops.push({
      order_id: String(step.id),
      sequence: stops.length + 1,
      arrive_at: timeText(step.arrive),
      service_at: timeText(step.start),
      depart_at: timeText(step.depart),
      wait_seconds: step.wait,
      late_seconds: lateFrom ? Math.max(0, Math.round(step.start - (lateFrom - origin) / 1000)) : 0,
      leg_distance_metres: step.distance - distance,
      leg_duration_seconds: step.travel - travel,
      leg: way.end(step),
    })
    travel = step.travel
    distance = step.distance
  }
  return { stops, returnLeg: way.end(route.steps.at(-1)!) }
}

/** The window that a stop falls into. Null for ends that it lacks. */
export function windowAt(
  { windowStart, windowEnd, otherWindows }: Pick<SnapshotOrder, 'windowStart' | 'windowEnd' | 'otherWindows'>,
  at: number,
): { from: number | null; to: number | null } {
  if (!windowEnd) return { from: windowStart?.getTime() ?? null, to: null }
  const windows = [{ from: windowStart?.getTime() ?? null, to: windowEnd.getTime() }, ...otherWindows]
  return spanAt(windows, at)!
}
