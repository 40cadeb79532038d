// SQL of the demo: routes that it may drive.
import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { RouteToDrive } from './drive-route.ts'

/** Orders of a demo plan. */
export const ordersOfPlan = (tenantId: string, planId: string): RawBuilder<unknown> =>
  sql`(select unnest(order_ids) from public.plans where tenant_id = ${tenantId} and id = ${planId})`

/**
 * Routes of a demo plan in one of these states that hold only the plan's own orders, none that a person
 * added.
 */
export async function routesToDrive(
  trx: Trx,
  tenantId: string,
  planId: string,
  states: readonly string[],
): Promise<RouteToDrive[]> {
  const { rows } = await sql<RouteToDrive>`
    select r.id, r.number, r.vehicle_id, r.depart_at, r.return_at, r.legs, h.name as depot,
      (select json_agg(json_build_object('id', s.id, 'order_id', s.order_id, 'delivery_id', s.delivery_id, 'lat', s.lat,
        'lng', s.lng, 'street', a.street, 'city', a.city, 'window_start', o.window_start,
        'planned_depart_at', s.planned_depart_at, 'service_seconds', s.service_seconds,
        'leg_duration_seconds', s.leg_duration_seconds) order by s.sequence)
       from public.stops s
       join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
       join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
       where s.tenant_id = r.tenant_id and s.route_id = r.id) as stops
    from public.routes r join public.depots h on h.tenant_id = r.tenant_id and h.id = r.depot_id
    where r.tenant_id = ${tenantId} and r.plan_id = ${planId} and r.status = any(${[...states]}) and not exists (
      select from public.stops s where s.tenant_id = r.tenant_id and s.route_id = r.id
        and s.order_id not in ${ordersOfPlan(tenantId, planId)})
    order by r.number`.execute(trx)
  return rows
}

/** The vehicle of the driver whose account the demo offers, and the newest position of each vehicle, in ms since 1970. */
export async function readVans(
  trx: Trx,
  tenantId: string,
): Promise<{ vehicleId: string; isOfAccount: boolean; heardAt: number | null }[]> {
  const { rows } = await sql<{ vehicle_id: string; is_of_account: boolean; heard_at: Date | null }>`
    select v.id as vehicle_id, d.user_id is not null as is_of_account, p.fix_time as heard_at
    from public.vehicles v
    left join public.drivers d on d.tenant_id = v.tenant_id and d.id = v.driver_id
    left join public.vehicle_positions p on p.tenant_id = v.tenant_id and p.vehicle_id = v.id
    where v.tenant_id = ${tenantId}`.execute(trx)
  return rows.map((row) => ({
    vehicleId: row.vehicle_id,
    isOfAccount: row.is_of_account,
    heardAt: row.heard_at ? row.heard_at.getTime() : null,
  }))
}
