// The newest position of a route's vehicle within the route's hours. It is nearly always the vehicle's latest position,
// which the main database holds. The trail is read only for a vehicle that reported after those hours.
import { sql, type RawBuilder } from 'kysely'
import { isInRouteHours, routeClosesAt, routeOpensAt } from '../route-hours.ts'

/** The vehicle's latest position, if within the route's hours: FROM and WHERE of a subquery on alias `p`. */
export function latestPositionOf(route: string): RawBuilder<unknown> {
  return sql`from public.vehicle_positions p
    where p.tenant_id = ${sql.ref(`${route}.tenant_id`)} and p.vehicle_id = ${sql.ref(`${route}.vehicle_id`)}
      and ${isInRouteHours(sql.ref('p.fix_time'), route)}`
}

/** The span of the trail that has the newest position, as JSON; null where the latest position decides. */
export function newestSpanOf(route: string): RawBuilder<unknown> {
  return sql`(select json_build_object('id', ${sql.ref(`${route}.id`)}, 'vehicleId', ${sql.ref(`${route}.vehicle_id`)},
      'from', ${routeOpensAt(route)}, 'to', ${routeClosesAt(route)})
    where not exists (select from public.vehicle_positions l where l.tenant_id = ${sql.ref(`${route}.tenant_id`)}
      and l.vehicle_id = ${sql.ref(`${route}.vehicle_id`)} and l.fix_time <= ${routeClosesAt(route)}))`
}
