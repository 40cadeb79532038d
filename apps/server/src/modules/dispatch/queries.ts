// SQL of dispatch: turns a plan's proposal into routes, stops and promises, in sets.
import { AS_PLANNED, type PlanStatus } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Row } from '../../platform/db/row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { rangeWithMargin } from '../../platform/leg-sql.ts'

export type LockedPlan = Row<
  'plans',
  'id' | 'date' | 'status' | 'route_count' | 'orders_fingerprint' | 'rest_plan_id',
  { status: PlanStatus }
>

export async function lockPlan(trx: Trx, tenantId: string, planId: string): Promise<LockedPlan | undefined> {
  const { rows } = await sql<LockedPlan>`
    select id, date, status, route_count, orders_fingerprint, rest_plan_id from public.plans
    where tenant_id = ${tenantId} and id = ${planId} for update`.execute(trx)
  return rows[0]
}

/**
 * Locks the plan's orders and returns their current state and that of the vehicles' zones, in the form that
 * planning saved.
 */
export async function fingerprintNow(trx: Trx, tenantId: string, planId: string): Promise<string> {
  await sql`
    select from public.orders o where o.tenant_id = ${tenantId} and o.id in (
      select order_id from public.plan_stops where tenant_id = ${tenantId} and plan_id = ${planId}
      union all select order_id from public.plan_unserved where tenant_id = ${tenantId} and plan_id = ${planId})
    order by o.id for update`.execute(trx)
  // A separate statement: within one, a query that waited for the locks would still see the old orders.
  const { rows } = await sql<{ fingerprint: string }>`
    select app.plan_fingerprint(${tenantId}, ${planId}) as fingerprint`.execute(trx)
  return rows[0]!.fingerprint
}

/** Fixes orders with several possible days to the plan's day, and updates the plan's fingerprint. */
export async function settleDays(trx: Trx, tenantId: string, { id, date }: LockedPlan): Promise<void> {
  const { rows } = await sql`
    update public.orders o set date = moved.date, last_date = moved.last_date, window_start = moved.window_start,
      window_end = moved.window_end
    from public.plan_stops s, public.orders before, app.on_day(before, ${date}::date) moved
    where s.tenant_id = ${tenantId} and s.plan_id = ${id} and before.tenant_id = s.tenant_id and before.id = s.order_id
      and before.date <> ${date}::date and o.tenant_id = before.tenant_id and o.id = before.id
    returning o.id`.execute(trx)
  if (rows.length === 0) return
  const fingerprint = await fingerprintNow(trx, tenantId, id)
  await sql`
    update public.plans set orders_fingerprint = ${fingerprint}
    where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
}

/** A vehicle of the plan that already has a route on that day. */
export async function findBusyVehicle(
  trx: Trx,
  tenantId: string,
  planId: string,
  date: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select v.name from public.plan_routes p
    join public.vehicles v on v.tenant_id = p.tenant_id and v.id = p.vehicle_id
    join public.routes r on r.tenant_id = p.tenant_id and r.vehicle_id = p.vehicle_id and r.date = ${date}::date
      and r.status in ('dispatched', 'started')
    where p.tenant_id = ${tenantId} and p.plan_id = ${planId} order by p.number limit 1`.execute(trx)
  return rows[0]?.name
}

export async function readRoutes(trx: Trx, tenantId: string, planId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from public.routes where tenant_id = ${tenantId} and plan_id = ${planId} and status <> 'cancelled' order by number`.execute(
    trx,
  )
  return rows
}

/**
 * Writes routes, stops and promises. Promises the window that the stop was planned into. Without a window it
 * promises `marginSeconds` before and after the planned arrival.
 */
export async function writeRoutes(
  trx: Trx,
  tenantId: string,
  plan: LockedPlan,
  marginSeconds: number,
): Promise<void> {
  await sql`
    insert into public.routes (tenant_id, plan_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at, eta_return_at,
      distance_metres, duration_seconds, load_packages, load_grams, legs, return_leg)
    select p.tenant_id, p.plan_id, ${plan.date}::date, p.number, p.vehicle_id, p.driver_id, v.depot_id, p.depart_at, p.return_at,
      p.return_at, p.distance_metres, p.duration_seconds, p.load_packages, p.load_grams, p.legs, p.return_leg
    from public.plan_routes p join public.vehicles v on v.tenant_id = p.tenant_id and v.id = p.vehicle_id
    where p.tenant_id = ${tenantId} and p.plan_id = ${plan.id} order by p.number`.execute(trx)
  await sql`
    insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, lat, lng, planned_arrive_at, planned_service_at,
      planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds, leg, promised_from, promised_to, eta_at, late_seconds)
    select s.tenant_id, r.id, s.order_id, d.id, s.sequence, a.lat, a.lng, s.arrive_at, s.service_at, s.depart_at, o.service_seconds,
      s.leg_distance_metres, coalesce((select sum((part ->> 'seconds')::int) from jsonb_array_elements(s.leg) part), s.leg_duration_seconds),
      s.leg,
      coalesce(w.opens, s.service_at - make_interval(secs => ${marginSeconds})),
      coalesce(w.closes, s.service_at + make_interval(secs => ${marginSeconds})), s.service_at, s.late_seconds
    from public.plan_stops s
    join public.plan_routes p on p.tenant_id = s.tenant_id and p.id = s.plan_route_id
    join public.routes r on r.tenant_id = p.tenant_id and r.plan_id = p.plan_id and r.number = p.number and r.status = 'dispatched'
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    cross join lateral app.window_at(o, s.service_at) w
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where s.tenant_id = ${tenantId} and s.plan_id = ${plan.id}
    order by p.number, s.sequence`.execute(trx)
  const noticeRange = rangeWithMargin(marginSeconds / 2)
  await sql`
    update public.deliveries d set promised_from = s.promised_from, promised_to = s.promised_to,
      eta_from = ${noticeRange.from}, eta_to = ${noticeRange.to},
      eta_reason = ${JSON.stringify(AS_PLANNED)}::jsonb
    from public.stops s join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
    where d.tenant_id = ${tenantId} and s.tenant_id = d.tenant_id and s.delivery_id = d.id and r.plan_id = ${plan.id}
      and r.status = 'dispatched'`.execute(trx)
  await sql`
    update public.orders o set status = 'dispatched' from public.plan_stops s
    where o.tenant_id = ${tenantId} and s.tenant_id = o.tenant_id and s.order_id = o.id and s.plan_id = ${plan.id}`.execute(
    trx,
  )
  await sql`
    update public.plans set status = 'dispatched', dispatched_at = now()
    where tenant_id = ${tenantId} and id = ${plan.id}`.execute(trx)
}
