// SQL that splits a plan: routes to dispatch now, and a plan for the rest.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

export async function readVehicleIds(trx: Trx, tenantId: string, planId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select vehicle_id as id from public.plan_routes
    where tenant_id = ${tenantId} and plan_id = ${planId}`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Moves the routes of all other vehicles and the unserved orders to a new plan with the same rules. The new
 * plan's cost is the old cost without the staying routes. The caller must recalculate totals of both.
 * Returns the new plan's id.
 */
export async function moveRest(
  trx: Trx,
  tenantId: string,
  planId: string,
  { vehicleIds, userId }: { vehicleIds: readonly string[]; userId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into public.plans (tenant_id, base_plan_id, date, depot_id, status, objective, seed, time_limit_seconds, rules,
      adjustments, locked_orders, locked_vehicles, vehicle_ids, order_ids, progress, cost, on_roads, created_by, planned_at, driving_speeds, started_at, finished_at)
    select tenant_id, id, date, depot_id, 'done', objective, seed, time_limit_seconds, rules, adjustments, locked_orders,
      locked_vehicles, vehicle_ids, order_ids, progress - 'lowerBound', cost - (
        select case when count(*) = count(r.cost) then sum(r.cost) end from public.plan_routes r
        where r.tenant_id = p.tenant_id and r.plan_id = p.id and r.vehicle_id = any(${vehicleIds}::uuid[])),
      on_roads, ${userId}, planned_at, driving_speeds, started_at, finished_at
    from public.plans p where tenant_id = ${tenantId} and id = ${planId} returning id`.execute(trx)
  const restId = rows[0]!.id
  await sql`
    with moved as (
      update public.plan_routes set plan_id = ${restId}
      where tenant_id = ${tenantId} and plan_id = ${planId} and vehicle_id <> all(${vehicleIds}::uuid[]) returning id)
    update public.plan_stops set plan_id = ${restId}
    where tenant_id = ${tenantId} and plan_id = ${planId} and plan_route_id in (select id from moved)`.execute(
    trx,
  )
  await sql`
    update public.plan_unserved set plan_id = ${restId} where tenant_id = ${tenantId} and plan_id = ${planId}`.execute(
    trx,
  )
  await sql`
    update public.plans set rest_plan_id = ${restId}, version = version + 1, progress = progress - 'lowerBound', cost = (
      select case when count(*) = count(r.cost) then sum(r.cost) end from public.plan_routes r
      where r.tenant_id = ${tenantId} and r.plan_id = ${planId})
    where tenant_id = ${tenantId} and id = ${planId}`.execute(trx)
  return restId
}

/** Recalculates a plan's totals, and drops locks and orders that it no longer holds. */
export async function recalculateTotals(
  trx: Trx,
  tenantId: string,
  planId: string,
  fingerprint: string,
): Promise<void> {
  await sql`
    with routes as (
      select count(*)::int as count, array_agg(vehicle_id) as vehicle_ids, sum(distance_metres) as distance_metres,
        sum(duration_seconds) as duration_seconds, sum(drive_seconds) as drive_seconds, sum(wait_seconds) as wait_seconds
      from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId}),
    stops as (
      select count(*)::int as count, count(*) filter (where late_seconds > 0)::int as late,
        coalesce(array_agg(order_id), '{}') as order_ids
      from public.plan_stops where tenant_id = ${tenantId} and plan_id = ${planId}),
    unserved as (
      select count(*)::int as count, coalesce(array_agg(order_id), '{}') as order_ids
      from public.plan_unserved where tenant_id = ${tenantId} and plan_id = ${planId})
    update public.plans p set orders_fingerprint = ${fingerprint}, baseline_distance_metres = null,
      route_count = routes.count, distance_metres = routes.distance_metres, duration_seconds = routes.duration_seconds,
      drive_seconds = routes.drive_seconds, wait_seconds = routes.wait_seconds,
      stop_count = stops.count, late_count = stops.late, unserved_count = unserved.count,
      locked_orders = array(select unnest(p.locked_orders) intersect select unnest(stops.order_ids)),
      locked_vehicles = array(select unnest(p.locked_vehicles) intersect select unnest(routes.vehicle_ids)),
      order_ids = case when p.order_ids is not null then stops.order_ids || unserved.order_ids end
    from routes, stops, unserved
    where p.tenant_id = ${tenantId} and p.id = ${planId}`.execute(trx)
}
