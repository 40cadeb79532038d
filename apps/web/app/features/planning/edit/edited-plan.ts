// A plan with changes that the server has not stored.
import {
  co2Of,
  efficiencyPercent,
  toPlanViolation,
  type PlanResponse,
  type PlanRoute,
  type PlanSequences,
  type PlanViolation,
} from '@dropwise/contracts'
import type { Order, PlanRoute as Driven } from '@dropwise/planner'
import { planWords as words } from '../../../lib/words/plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import type { ScoredVehicle } from './scorer-core.ts'

/** Orders of each van in a plan, in sequence. */
export function sequencesOf(plan: PlanResponse): PlanSequences {
  return new Map(plan.routes.map(({ vehicleId, stops }) => [vehicleId, stops.map(({ orderId }) => orderId)]))
}

export function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i])
}

/** The plan with other sequences. Until a route is priced it keeps its old times. */
export function withSequences(
  plan: PlanResponse,
  sequences: PlanSequences,
  scored: ReadonlyMap<string, ScoredVehicle>,
  day: PlanProblem | null,
): PlanResponse {
  const before = new Map(plan.routes.map((route) => [route.vehicleId, route]))
  const edited = [...new Set([...before.keys(), ...sequences.keys()])].flatMap((vehicleId) => {
    const was = before.get(vehicleId)
    const orders = sequences.get(vehicleId) ?? []
    if (
      was &&
      isSame(
        was.stops.map(({ orderId }) => orderId),
        orders,
      )
    )
      return [{ route: was, violations: violationsOn(plan, vehicleId) }]
    if (orders.length === 0) return []
    const price = scored.get(vehicleId)
    if (day && price?.route && isSame(price.orders, orders))
      return [toRoute(price, price.route, was, plan, day)]
    const stale = staleRoute(plan, was, vehicleId, orders, day)
    return stale ? [{ route: stale, violations: violationsOn(plan, vehicleId) }] : []
  })
  const routes = edited.map(({ route }) => route).toSorted((a, b) => a.number - b.number)
  const served = new Set([...sequences.values()].flat())
  const removedStops = plan.routes.flatMap(({ stops }) => stops).filter(({ orderId }) => !served.has(orderId))
  const unserved = [
    ...plan.unserved.filter(({ orderId }) => !served.has(orderId)),
    ...removedStops.map(({ orderId }) => ({
      orderId,
      reason: 'by_hand' as const,
      message: words('removedByHand'),
      fix: null,
    })),
  ]
  return {
    ...plan,
    routes,
    unserved,
    violations: edited.flatMap(({ violations }) => violations),
    summary: {
      ...plan.summary,
      ...sumsOf(routes, plan),
      lowerBound: null,
      cheapestCost: null,
      fairnessCost: null,
      safety: null,
      compactness: null,
      isStarved: false,
      unserved: unserved.length,
    },
  }
}

const violationsOn = (plan: PlanResponse, vehicleId: string): PlanViolation[] =>
  plan.violations.filter((violation) => violation.vehicleId === vehicleId)

function sumsOf(routes: readonly PlanRoute[], { summary }: PlanResponse) {
  const sum = (read: (route: PlanRoute) => number) => routes.reduce((total, route) => total + read(route), 0)
  return {
    routes: routes.length,
    stops: sum(({ stops }) => stops.length),
    late: sum(({ stops }) => stops.filter(({ lateSeconds }) => lateSeconds > 0).length),
    distanceMetres: sum((route) => route.distanceMetres),
    durationSeconds: sum((route) => route.durationSeconds),
    driveSeconds: sum((route) => route.driveSeconds),
    waitSeconds: sum((route) => route.waitSeconds),
    cost: routes.some(({ cost }) => cost === null) ? summary.cost : sum(({ cost }) => cost ?? 0),
  }
}

function toRoute(
  { vehicleId, violations }: ScoredVehicle,
  driven: Driven,
  was: PlanRoute | undefined,
  plan: PlanResponse,
  { originMs, numbers, gramsPerKm, problem }: PlanProblem,
): { route: PlanRoute; violations: PlanViolation[] } {
  const orders = new Map(problem.orders.map((order) => [String(order.id), order]))
  const timeText = (seconds: number) => new Date(originMs + seconds * 1000).toISOString()
  const stops = driven.steps.filter(({ type }) => type === 'order')
  const load = (dimension: number) =>
    stops.reduce((sum, { id }) => sum + amountOf(orders.get(String(id)), dimension), 0)
  const ownAdjustment = plan.adjustments.find((adjustment) => adjustment.vehicleId === vehicleId)
  const route: PlanRoute = {
    id: was?.id ?? vehicleId,
    number: was?.number ?? numbers.get(vehicleId) ?? 0,
    vehicleId,
    driverId: ownAdjustment?.driverId ?? was?.driverId ?? null,
    departAt: timeText(driven.steps[0]?.depart ?? 0),
    returnAt: timeText(driven.steps.at(-1)?.arrive ?? 0),
    distanceMetres: driven.distance,
    durationSeconds: driven.duration,
    driveSeconds: driven.travel,
    serviceSeconds: driven.service,
    waitSeconds: driven.wait,
    load: { packages: load(0), kg: load(1) / 1000 },
    cost: driven.cost,
    overtimeCost: driven.overtimeCost,
    co2Grams: co2Of(gramsPerKm.get(vehicleId) ?? null, driven.distance),
    efficiency: efficiencyPercent({
      serviceSeconds: driven.service,
      durationSeconds: driven.duration,
    }),
    stops: stops.map((step, i) => {
      const before = i === 0 ? driven.steps[0] : stops[i - 1]
      const closes = orders.get(String(step.id))?.windows?.at(-1)?.[1]
      return {
        orderId: String(step.id),
        sequence: i + 1,
        arriveAt: timeText(step.arrive),
        serviceAt: timeText(step.start),
        departAt: timeText(step.depart),
        waitSeconds: step.wait,
        lateSeconds: closes === undefined ? 0 : Math.max(0, step.start - closes),
        legDistanceMetres: step.distance - (before?.distance ?? 0),
        legDurationSeconds: step.travel - (before?.travel ?? 0),
        reload: reloadBefore(driven, step, timeText),
      }
    }),
  }
  return { route, violations: violations.map((violation) => toPlanViolation(vehicleId, violation)) }
}

/** The reload between this stop and the previous one. */
function reloadBefore(
  { steps }: Driven,
  stop: Driven['steps'][number],
  timeText: (seconds: number) => string,
): PlanRoute['stops'][number]['reload'] {
  const before = steps.slice(0, steps.indexOf(stop)).findLast(({ type }) => type !== 'break')
  return before?.type === 'reload'
    ? { arriveAt: timeText(before.arrive), departAt: timeText(before.depart) }
    : null
}

const amountOf = (order: Order | undefined, dimension: number): number =>
  (order?.delivery?.[dimension] ?? 0) + (order?.pickup?.[dimension] ?? 0)

/** Stops with their old times, also those from other routes. */
function staleRoute(
  plan: PlanResponse,
  was: PlanRoute | undefined,
  vehicleId: string,
  orders: readonly string[],
  day: PlanProblem | null,
): PlanRoute | null {
  const like = was ?? plan.routes[0]
  if (!like) return null
  const stopsById = new Map(plan.routes.flatMap(({ stops }) => stops).map((stop) => [stop.orderId, stop]))
  const stops = orders.map((orderId, i) => {
    const at = stopsById.get(orderId)
    return {
      arriveAt: like.departAt,
      serviceAt: like.departAt,
      departAt: like.departAt,
      waitSeconds: 0,
      lateSeconds: 0,
      legDistanceMetres: 0,
      legDurationSeconds: 0,
      reload: null,
      ...at,
      orderId,
      sequence: i + 1,
    }
  })
  return was
    ? { ...was, stops }
    : { ...like, id: vehicleId, vehicleId, number: day?.numbers.get(vehicleId) ?? 0, stops }
}
