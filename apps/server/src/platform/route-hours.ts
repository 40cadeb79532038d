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
 * The span of positions between the actual start and end of a route, as JSON; null before the start. Positions
 * at other times are the driver's private matter.
 */
export function roadSpanOf(route: string): RawBuilder<unknown> {
  return sql`case when ${sql.ref(`${route}.started_at`)} is not null then json_build_object('id', ${sql.ref(`${route}.id`)},
    'vehicleId', ${sql.ref(`${route}.vehicle_id`)}, 'from', greatest(${routeOpensAt(route)}, ${sql.ref(`${route}.started_at`)}),
    'to', least(${routeClosesAt(route)}, ${sql.ref(`${route}.finished_at`)})) end`
}

/** Sorts the route with the departure nearest to a moment first: a vehicle may have several routes a day. */
export function byNearestDeparture(moment: RawBuilder<unknown>, route: string): RawBuilder<unknown> {
  return sql`abs(extract(epoch from ${moment} - ${sql.ref(`${route}.depart_at`)}))`
}
