// SQL of manual edits: replaces routes of a plan, updates its totals, and raises its version.
import type { PlanAdjustment, PlanSequences, PlanStatus } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { ProposedRoute, ProposedUnserved } from './proposal.ts'
import { insertRoutes, insertUnserved } from './queries.ts'

export interface LockedPlan {
  status: PlanStatus
  version: number
  orders_fingerprint: string | null
}

/** Locks a plan against concurrent dispatch and edits. */
export async function lockPlanToEdit(
  trx: Trx,
  tenantId: string,
  planId: string,
): Promise<LockedPlan | undefined> {
  const { rows } = await sql<LockedPlan>`
    select status, version, orders_fingerprint from public.plans
    where tenant_id = ${tenantId} and id = ${planId} for update`.execute(trx)
  return rows[0]
}

/** Orders of each vehicle in a plan, in sequence. */
export async function readBaseRoutes(trx: Trx, tenantId: string, planId: string): Promise<PlanSequences> {
  const { rows } = await sql<{ vehicle_id: string; orders: string[] }>`
    select r.vehicle_id, array_agg(s.order_id::text order by s.sequence) as orders
    from public.plan_routes r join public.plan_stops s on s.tenant_id = r.tenant_id and s.plan_route_id = r.id
    where r.tenant_id = ${tenantId} and r.plan_id = ${planId} group by r.vehicle_id`.execute(trx)
  return new Map(rows.map(({ vehicle_id: vehicle, orders }) => [vehicle, orders]))
}

export interface RouteReplacement {
  /** Vehicles whose route is replaced or removed. */
  vehicleIds: readonly string[]
  /** With the ids of existing routes. */
  routes: readonly (ProposedRoute & { id?: string })[]
}

/** Replaces some vehicles' routes with their stops. */
export async function replaceRoutes(
  trx: Trx,
  tenantId: string,
  planId: string,
  { vehicleIds, routes }: RouteReplacement,
): Promise<void> {
  await sql`
    delete from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId}
      and vehicle_id = any(${vehicleIds}::uuid[])`.execute(trx)
  await insertRoutes(trx, tenantId, planId, routes)
}

/** Replaces the unserved orders, without those that are served now. */
export async function replaceUnserved(
  trx: Trx,
  tenantId: string,
  planId: string,
  change: { served: readonly string[]; unserved: readonly ProposedUnserved[] },
): Promise<void> {
  const removedIds = [...change.served, ...change.unserved.map((order) => order.order_id)]
  await sql`
    delete from public.plan_unserved where tenant_id = ${tenantId} and plan_id = ${planId}
      and order_id = any(${removedIds}::uuid[])`.execute(trx)
  await insertUnserved(trx, tenantId, planId, change.unserved)
}

/**
 * Recalculates totals and counts one more manual change. A plan whose routes have no price keeps its cost.
 */
export async function countChange(
  trx: Trx,
  tenantId: string,
  planId: string,
  adjustments: readonly PlanAdjustment[],
): Promise<void> {
  await sql`
    update public.plans p set version = p.version + 1, adjustments = ${JSON.stringify(adjustments)}::jsonb,
      cost = coalesce(r.cost, p.cost), route_count = r.routes,
      distance_metres = r.distance_metres, duration_seconds = r.duration_seconds, drive_seconds = r.drive_seconds,
      wait_seconds = r.wait_seconds, stop_count = s.stops, late_count = s.late, unserved_count = u.unserved
    from (select count(*) as routes, case when bool_and(cost is not null) then sum(cost) end as cost,
        coalesce(sum(distance_metres), 0) as distance_metres, coalesce(sum(duration_seconds), 0) as duration_seconds,
        coalesce(sum(drive_seconds), 0) as drive_seconds, coalesce(sum(wait_seconds), 0) as wait_seconds
      from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId}) r,
      (select count(*) as stops, count(*) filter (where late_seconds > 0) as late
      from public.plan_stops where tenant_id = ${tenantId} and plan_id = ${planId}) s,
      (select count(*) as unserved from public.plan_unserved where tenant_id = ${tenantId} and plan_id = ${planId}) u
    where p.tenant_id = ${tenantId} and p.id = ${planId}`.execute(trx)
}

/** Writes what later runs must keep. */
export async function writeLocks(
  trx: Trx,
  tenantId: string,
  planId: string,
  locks: { orders: readonly string[]; vehicles: readonly string[] },
): Promise<void> {
  await sql`
    update public.plans set locked_orders = ${locks.orders}::uuid[], locked_vehicles = ${locks.vehicles}::uuid[], locks_changed_at = now()
    where tenant_id = ${tenantId} and id = ${planId}`.execute(trx)
}
