// SQL of stored plans: names, copies, and plans that may not be deleted.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

export async function renameRow(trx: Trx, tenantId: string, planId: string, name: string): Promise<void> {
  await sql`update public.plans set name = ${name} where tenant_id = ${tenantId} and id = ${planId}`.execute(
    trx,
  )
}

/** Whether routes refer to the plan, because it was dispatched. */
export async function hasRoutes(trx: Trx, tenantId: string, planId: string): Promise<boolean> {
  const { rows } = await sql`
    select from public.routes where tenant_id = ${tenantId} and plan_id = ${planId} limit 1`.execute(trx)
  return rows.length > 0
}

export async function deletePlanRow(trx: Trx, tenantId: string, planId: string): Promise<void> {
  await sql`delete from public.plans where tenant_id = ${tenantId} and id = ${planId}`.execute(trx)
}

/** Copies a plan with its routes, stops, unserved orders, locks and adjustments. Returns the id of the copy. */
export async function copyRows(
  trx: Trx,
  tenantId: string,
  planId: string,
  copy: { id: string | null; name: string | null; userId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into public.plans (id, tenant_id, name, base_plan_id, date, depot_id, status, objective, seed, time_limit_seconds, rules,
      adjustments, locked_orders, locked_vehicles, vehicle_ids, order_ids, progress, orders_fingerprint, cost, distance_metres,
      duration_seconds, drive_seconds, wait_seconds, route_count, stop_count, unserved_count, late_count, baseline_distance_metres,
      on_roads, created_by, planned_at, driving_speeds, started_at, finished_at)
    select coalesce(${copy.id}::uuid, app.uuid_v7()), tenant_id, ${copy.name}, id, date, depot_id, 'done', objective, seed,
      time_limit_seconds, rules, adjustments, locked_orders, locked_vehicles, vehicle_ids, order_ids,
      case when version = 1 then progress else progress - 'lowerBound' - 'cheapestCost' - 'isStarved' end, orders_fingerprint, cost, distance_metres, duration_seconds, drive_seconds, wait_seconds, route_count, stop_count, unserved_count, late_count,
      baseline_distance_metres, on_roads, ${copy.userId}, planned_at, driving_speeds, started_at, finished_at
    from public.plans where tenant_id = ${tenantId} and id = ${planId} returning id`.execute(trx)
  const id = rows[0]!.id
  await sql`
    with new_routes as (
      insert into public.plan_routes (tenant_id, plan_id, number, vehicle_id, driver_id, depart_at, return_at, distance_metres,
        duration_seconds, drive_seconds, service_seconds, wait_seconds, load_packages, load_grams, cost, overtime_cost, violations, legs, return_leg)
      select tenant_id, ${id}, number, vehicle_id, driver_id, depart_at, return_at, distance_metres, duration_seconds, drive_seconds,
        service_seconds, wait_seconds, load_packages, load_grams, cost, overtime_cost, violations, legs, return_leg
      from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId}
      returning id, number)
    insert into public.plan_stops (tenant_id, plan_id, plan_route_id, order_id, sequence, arrive_at, service_at, depart_at,
      wait_seconds, late_seconds, leg_distance_metres, leg_duration_seconds, leg)
    select s.tenant_id, ${id}, new_routes.id, s.order_id, s.sequence, s.arrive_at, s.service_at, s.depart_at, s.wait_seconds,
      s.late_seconds, s.leg_distance_metres, s.leg_duration_seconds, s.leg
    from public.plan_stops s
    join public.plan_routes r on r.tenant_id = s.tenant_id and r.id = s.plan_route_id
    join new_routes on new_routes.number = r.number
    where s.tenant_id = ${tenantId} and s.plan_id = ${planId}`.execute(trx)
  await sql`
    insert into public.plan_unserved (tenant_id, plan_id, order_id, reason, message, fix)
    select tenant_id, ${id}, order_id, reason, message, fix
    from public.plan_unserved where tenant_id = ${tenantId} and plan_id = ${planId}`.execute(trx)
  return id
}
