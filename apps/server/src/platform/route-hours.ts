// Which positions belong to a route: those of its vehicle from a while before the planned departure to a while after the
// planned return. Defined once, in SQL and for the tracker.
import { sql, type RawBuilder } from 'kysely'

/** A drive earlier than this before the planned departure belongs to another route, in hours. */
const OPENS_BEFORE_HOURS = 3
/** So does one later than this after the planned return, in hours. */
const CLOSES_AFTER_HOURS = 6

/** As {@link routeOpensAt}, for times in milliseconds. */
export const ROUTE_OPENS_BEFORE_MS = OPENS_BEFORE_HOURS * 3_600_000

/** As {@link routeClosesAt}, for times in milliseconds. */
export const ROUTE_CLOSES_AFTER_MS = CLOSES_AFTER_HOURS * 3_600_000

/** When a route's hours begin. `route` is its alias in the statement. */
export function routeOpensAt(route: string): RawBuilder<Date> {
  return sql`(${sql.ref(`${route}.depart_at`)} - make_interval(hours => ${sql.lit(OPENS_BEFORE_HOURS)}))`
}

/** When they end. */
export function routeClosesAt(route: string): RawBuilder<Date> {
  return sql`(${sql.ref(`${route}.return_at`)} + make_interval(hours => ${sql.lit(CLOSES_AFTER_HOURS)}))`
}

/** Whether a moment (a column or a value) lies in a route's hours. */
export function isInRouteHours(moment: RawBuilder<unknown>, route: string): RawBuilder<boolean> {
  return sql`${moment} between ${routeOpensAt(route)} and ${routeClosesAt(route)}`
}

/** Whether a moment lies between the start and the end of a route that was driven. Where the van was else is its driver's affair. */
export function isOnRoad(moment: RawBuilder<unknown>, route: string): RawBuilder<boolean> {
  return sql`(${isInRouteHours(moment, route)} and ${moment} between ${sql.ref(`${route}.started_at`)}
    and coalesce(${sql.ref(`${route}.finished_at`)}, 'infinity'))`
}

/** Order that puts the route first whose departure is nearest to a moment: a vehicle may have several on one day. */
export function byNearestDeparture(moment: RawBuilder<unknown>, route: string): RawBuilder<unknown> {
  return sql`abs(extract(epoch from ${moment} - ${sql.ref(`${route}.depart_at`)}))`
}

/** The newest position of a route's vehicle within its hours, as the FROM and ORDER BY of a subquery on alias `p`. */
export function newestPositionOf(route: string): RawBuilder<unknown> {
  return sql`from public.positions p
    where p.tenant_id = ${sql.ref(`${route}.tenant_id`)} and p.vehicle_id = ${sql.ref(`${route}.vehicle_id`)}
      and ${isInRouteHours(sql.ref('p.fix_time'), route)}
    order by p.fix_time desc limit 1`
}
