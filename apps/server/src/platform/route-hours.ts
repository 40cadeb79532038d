// Which positions belong to a route: those of its vehicle from some hours before the planned departure until
// some hours after the planned return. Defined here for SQL and the tracker.
import { sql, type RawBuilder } from 'kysely'

/** Hours before the planned departure; earlier positions belong to another route. */
const OPENS_BEFORE_HOURS = 3
/** Hours after the planned return; later positions belong to another route. */
const CLOSES_AFTER_HOURS = 6

/** Like {@link routeOpensAt}, in milliseconds. */
export const ROUTE_OPENS_BEFORE_MS = OPENS_BEFORE_HOURS * 3_600_000

/** Like {@link routeClosesAt}, in milliseconds. */
export const ROUTE_CLOSES_AFTER_MS = CLOSES_AFTER_HOURS * 3_600_000

/** Start of a route's hours. `route` is its alias in the statement. */
export function routeOpensAt(route: string): RawBuilder<Date> {
  return sql`(${sql.ref(`${route}.depart_at`)} - make_interval(hours => ${sql.lit(OPENS_BEFORE_HOURS)}))`
}

/** End of a route's hours. */
export function routeClosesAt(route: string): RawBuilder<Date> {
  return sql`(${sql.ref(`${route}.return_at`)} + make_interval(hours => ${sql.lit(CLOSES_AFTER_HOURS)}))`
}

/** Whether a moment (a column or a value) lies in a route's hours. */
export function isInRouteHours(moment: RawBuilder<unknown>, route: string): RawBuilder<boolean> {
  return sql`${moment} between ${routeOpensAt(route)} and ${routeClosesAt(route)}`
}

/**
 * Whether a moment lies between the actual start and end of a route. Positions at other times are the
 * driver's private matter.
 */
export function isOnRoad(moment: RawBuilder<unknown>, route: string): RawBuilder<boolean> {
  return sql`(${isInRouteHours(moment, route)} and ${moment} between ${sql.ref(`${route}.started_at`)}
    and coalesce(${sql.ref(`${route}.finished_at`)}, 'infinity'))`
}

/** Sorts the route with the departure nearest to a moment first: a vehicle may have several routes a day. */
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
