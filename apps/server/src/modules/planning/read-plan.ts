// Turns a plan's rows into responses.
import {
  co2Of,
  efficiencyPercent,
  type PlanItem,
  type PlanResponse,
  type PlanRoute,
} from '@dropwise/contracts'
import { overlapOf } from '@dropwise/planner/overlap'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { readPlanRules } from '../../platform/van-day/plan-rules.ts'
import {
  listPlans,
  readProposal,
  readStopPlaces,
  type PlanRouteRow,
  type PlanRow,
  type PlanStopRow,
} from './queries.ts'

/** A plan's row. Throws not_found. */
export async function readPlanRow(trx: Trx, tenantId: string, planId: string): Promise<PlanRow> {
  const [row] = await listPlans(trx, tenantId, { id: planId, limit: 1 })
  if (!row) throw errors.not_found('The plan')
  return row
}

/** One plan with its routes, also while it runs. Throws not_found. */
export async function assemblePlan(trx: Trx, tenantId: string, planId: string): Promise<PlanResponse> {
  const row = await readPlanRow(trx, tenantId, planId)
  const { routes, stops, unserved } = await readProposal(trx, tenantId, planId)
  const stopsOf = Map.groupBy(stops, (stop) => stop.plan_route_id)
  const item = toItem(row)
  const places = await readStopPlaces(trx, tenantId, planId)
  const vehicles = new Set(routes.map((route) => route.vehicle_id))
  const orders = new Set(stops.map((stop) => stop.order_id))
  return {
    ...item,
    // Ignore locks on orders that the latest run did not schedule.
    locks: {
      orders: item.locks.orders.filter((id) => orders.has(id)),
      vehicles: item.locks.vehicles.filter((id) => vehicles.has(id)),
    },
    routes: routes.map((route) => toRoute(route, stopsOf.get(route.id) ?? [])),
    overlap: overlapOf([...Map.groupBy(places, ({ plan_route_id }) => plan_route_id).values()]),
    unserved: unserved.map((order) => ({
      orderId: order.order_id,
      reason: order.reason as PlanResponse['unserved'][number]['reason'],
      message: order.message,
      fix: order.fix,
    })),
    violations:
      row.status === 'done' || row.status === 'stopped'
        ? await readPlanRules(trx, tenantId, planId, row.date)
        : routes.flatMap((route) => route.violations),
  }
}

/** A plan in a list. */
export function toItem(row: PlanRow): PlanItem {
  const { progress } = row
  return {
    id: row.id,
    date: row.date,
    name: row.name,
    version: row.version,
    basePlanId: row.base_plan_id,
    restPlanId: row.rest_plan_id,
    objective: row.objective,
    rules: row.rules,
    status: row.status,
    plansAhead: row.plans_ahead,
    progress: {
      elapsedSeconds: progress.elapsedSeconds ?? 0,
      cost: progress.cost ?? null,
      served: progress.served ?? 0,
      total: progress.total ?? 0,
      limitSeconds: progress.limitSeconds ?? row.time_limit_seconds,
      distanceMetres: progress.distanceMetres ?? null,
      history: progress.history ?? [],
    },
    summary: {
      routes: row.route_count,
      stops: row.stop_count,
      distanceMetres: row.distance_metres,
      durationSeconds: row.duration_seconds,
      driveSeconds: row.drive_seconds,
      waitSeconds: row.wait_seconds,
      unserved: row.unserved_count,
      late: row.late_count,
      cost: row.cost,
      isStarved: row.version === 1 && progress.isStarved === true,
      fairnessCost: row.version === 1 ? (progress.fairnessCost ?? null) : null,
      safety: row.version === 1 ? (progress.safety ?? null) : null,
      compactness: row.version === 1 ? (progress.compactness ?? null) : null,
      cheapestCost: row.version === 1 ? (progress.cheapestCost ?? null) : null,
      lowerBound: row.version === 1 ? (progress.lowerBound ?? null) : null,
      baselineDistanceMetres: row.baseline_distance_metres,
      onRoads: row.on_roads,
      roads: row.on_roads ? 'roads' : 'estimated',
      hasUnknownLimits: progress.hasUnknownLimits === true,
      estimate: row.on_roads ? null : (progress.estimate ?? null),
    },
    locks: { orders: row.locked_orders, vehicles: row.locked_vehicles },
    adjustments: row.adjustments,
    isOutOfDate: row.is_out_of_date,
    speeds: speedsOf(row),
    error: row.error,
    plannedAt: row.planned_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}

/** Whether the plan was timed with the company's driving speeds, and whether these have changed since. */
function speedsOf({ driving_speeds, has_other_speeds }: PlanRow): PlanItem['speeds'] {
  if (has_other_speeds) return 'changed'
  return driving_speeds === null ? 'map' : 'company'
}

function toRoute(row: PlanRouteRow, stops: PlanStopRow[]): PlanRoute {
  return {
    id: row.id,
    number: row.number,
    vehicleId: row.vehicle_id,
    driverId: row.driver_id,
    departAt: row.depart_at.toISOString(),
    returnAt: row.return_at.toISOString(),
    distanceMetres: row.distance_metres,
    durationSeconds: row.duration_seconds,
    driveSeconds: row.drive_seconds,
    serviceSeconds: row.service_seconds,
    waitSeconds: row.wait_seconds,
    load: { packages: row.load_packages, kg: row.load_grams / 1000 },
    cost: row.cost,
    overtimeCost: row.overtime_cost,
    co2Grams: co2Of(row.grams_per_km, row.distance_metres),
    efficiency: efficiencyPercent({
      serviceSeconds: row.service_seconds,
      durationSeconds: row.duration_seconds,
    }),
    stops: stops.map((stop) => ({
      orderId: stop.order_id,
      sequence: stop.sequence,
      arriveAt: stop.arrive_at.toISOString(),
      serviceAt: stop.service_at.toISOString(),
      departAt: stop.depart_at.toISOString(),
      waitSeconds: stop.wait_seconds,
      lateSeconds: stop.late_seconds,
      legDistanceMetres: stop.leg_distance_metres,
      legDurationSeconds: stop.leg_duration_seconds,
      reload: stop.reload,
    })),
  }
}
