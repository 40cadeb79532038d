// The vans that a driver may report of: those of the routes at a time, then the driver's usual ones.
import type { DriverVan } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import { byNearestDeparture, isInRouteHours } from '../../platform/route-hours.ts'

/** A van, with the route that it drives. */
export interface VanOfDriver extends DriverVan {
  routeId: string | null
}

/** Nearest departure first. A route counts in its hours and on its day. */
export async function readVans(
  trx: Trx,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
  at: Date,
): Promise<VanOfDriver[]> {
  const moment = sql`${at}::timestamptz`
  const { rows } = await sql<VanOfDriver>`
    select v.id, v.name, v.registration, v.odometer_km as "odometerKm", nearest.route_id as "routeId",
      (select f.energy from public.fuel_fills f where f.tenant_id = v.tenant_id and f.vehicle_id = v.id
        order by f.filled_at desc, f.id desc limit 1) as energy
    from (
      select distinct on (x.vehicle_id) x.vehicle_id, x.route_id, x.away from (
        select r.vehicle_id, r.id as route_id, ${byNearestDeparture(moment, 'r')} as away
        from public.routes r
        join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
        join public.tenants t on t.id = r.tenant_id
        where r.tenant_id = ${tenantId} and w.user_id = ${userId} and r.status <> 'cancelled'
          and (r.date = (${moment} at time zone t.time_zone)::date or ${isInRouteHours(moment, 'r')})
        union all
        select u.id, null, 'infinity' from public.vehicles u
        join public.drivers w on w.tenant_id = u.tenant_id and w.id = u.driver_id
        where u.tenant_id = ${tenantId} and w.user_id = ${userId} and u.status = 'active') x
      order by x.vehicle_id, x.away) nearest
    join public.vehicles v on v.tenant_id = ${tenantId} and v.id = nearest.vehicle_id
    order by nearest.away, v.name, v.id`.execute(trx)
  return rows
}
