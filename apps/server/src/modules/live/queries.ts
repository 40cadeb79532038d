// SQL of the live day: what screens read.
import { readDriverRules, readDrivingSpeeds } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { legOf, OPENS_AT } from '../../platform/leg-sql.ts'
import { latestPositionOf, newestSpanOf } from '../../platform/positions/newest.ts'
import { readNewestFixes } from '../../platform/positions/queries.ts'
import type { Span } from '../../platform/positions/spans.ts'
import { isInRouteHours, routeClosesAt } from '../../platform/route-hours.ts'
import type { FollowedRoute } from './carry-forward.ts'

/** A route of the live day, with instants as the database writes them in JSON. */
export type LiveRouteRow = FollowedRoute

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Start or end of the order's window; of several windows, that of the promised one. */
const promisedWindow = (requested: string, promised: string): string =>
  `coalesce(case when o.other_windows = '{}' then o.${requested} end, s.${promised})`

/** Live routes that match a condition. The newest fix is within the route's hours. */
async function selectRoutes(
  trx: Trx,
  tenantId: string,
  condition: ReturnType<typeof sql>,
): Promise<LiveRouteRow[]> {
  const { rows } = await sql<{
    settings: unknown
    timeZone: string
    route: Omit<LiveRouteRow, 'longStopMinutes' | 'speeds'>
    span: Span | null
  }>`
    select t.settings, t.time_zone as "timeZone", ${newestSpanOf('r')} as span, json_build_object(
      'id', r.id, 'number', r.number, 'status', r.status,
      'vehicle', json_build_object('id', v.id, 'name', v.name, 'registration', v.registration),
      'driver', case when w.id is null then null else json_build_object('id', w.id, 'name', w.name, 'phone', w.phone) end,
      'depot', json_build_object('lat', h.lat, 'lng', h.lng),
      'departAt', ${iso('r.depart_at')}, 'returnAt', ${iso('r.return_at')}, 'etaReturnAt', ${iso('r.eta_return_at')},
      'distanceMetres', r.distance_metres, 'driftSeconds', r.drift_seconds, 'reorderedAt', ${iso('r.reordered_at')},
      'orderLockedAt', ${iso('r.order_locked_at')}, 'returnLeg', r.return_leg,
      'offRouteSince', ${iso('r.off_route_since')}, 'standingSince', ${iso('r.standing_since')},
      'position', (select json_build_object('lat', p.lat, 'lng', p.lng, 'speedMps', p.speed_mps, 'heading', p.heading,
          'at', ${iso('p.fix_time')}, 'receivedAt', ${iso('p.received_at')})
        ${latestPositionOf('r')}),
      'zoneEvents', coalesce((select json_agg(json_build_object('kind', 'zone_' || n.event, 'since', ${iso('n.event_at')},
          'sequence', null, 'zone', z.name) order by n.event_at)
        from public.zone_presences n join public.zones z on z.tenant_id = n.tenant_id and z.id = n.zone_id and z.watch is not null
        where n.tenant_id = r.tenant_id and n.vehicle_id = r.vehicle_id and n.event is not null
          and ${isInRouteHours(sql.ref('n.event_at'), 'r')}), '[]'),
      'incidents', coalesce((select json_agg(json_build_object('kind', 'incident', 'since', ${iso('i.happened_at')},
          'sequence', null, 'incident', json_build_object('id', i.id, 'kind', i.kind, 'canDrive', i.can_drive)) order by i.happened_at)
        from public.fleet_incidents i
        where i.tenant_id = r.tenant_id and i.vehicle_id = r.vehicle_id and i.status = 'open'
          and ${isInRouteHours(sql.ref('i.happened_at'), 'r')}), '[]'),
      'stops', coalesce((select json_agg(json_build_object(
          'id', s.id, 'orderId', s.order_id, 'reference', o.reference, 'recipient', c.name, 'address', a.text,
          'lat', s.lat, 'lng', s.lng, 'sequence', s.sequence, 'status', s.status,
          'plannedArriveAt', ${iso('s.planned_arrive_at')}, 'plannedDepartAt', ${iso('s.planned_depart_at')},
          'windowStart', ${iso(promisedWindow('window_start', 'promised_from'))},
          'windowEnd', ${iso(promisedWindow('window_end', 'promised_to'))},
          'etaAt', ${iso('s.eta_at')}, 'arrivedAt', ${iso('s.arrived_at')}, 'departedAt', ${iso('s.departed_at')},
          'opensAt', ${iso(OPENS_AT)}, 'plannedServiceAt', ${iso('s.planned_service_at')}, 'leg', ${legOf('s')},
          'lateSeconds', s.late_seconds) order by s.sequence)
        from public.stops s
        join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
        join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
        join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
        where s.tenant_id = r.tenant_id and s.route_id = r.id), '[]')) as route
    from public.routes r
    join public.tenants t on t.id = r.tenant_id
    join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    join public.depots h on h.tenant_id = r.tenant_id and h.id = r.depot_id
    left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
    where r.tenant_id = ${tenantId} and ${condition}
    order by r.number`.execute(trx)
  const ofTrails = new Map(
    (
      await readNewestFixes(
        trx,
        tenantId,
        rows.flatMap(({ span }) => span ?? []),
      )
    ).map(({ id, at, receivedAt, ...fix }) => [
      id,
      { ...fix, at: at.toISOString(), receivedAt: receivedAt.toISOString() },
    ]),
  )
  return rows.map(({ route, settings, timeZone }) => ({
    ...route,
    position: route.position ?? ofTrails.get(route.id) ?? null,
    speeds: readDrivingSpeeds(settings, timeZone),
    longStopMinutes: readDriverRules(settings).longStopMinutes,
  }))
}

/** Routes of a company's day, without cancelled ones. */
const isOfDay = (tenantId: string, date: string) =>
  sql`r.tenant_id = ${tenantId} and r.date = ${date}::date and r.status <> 'cancelled'`

/** Routes of a company's day. */
export const readDay = (trx: Trx, tenantId: string, date: string): Promise<LiveRouteRow[]> =>
  selectRoutes(trx, tenantId, isOfDay(tenantId, date))

/** Days of the last month with stops without an outcome whose routes, or their hours, have ended. */
export async function readUnsettledDays(
  trx: Trx,
  tenantId: string,
  date: string,
  now: Date,
): Promise<{ date: string; stops: number }[]> {
  const { rows } = await sql<{ date: string; stops: number }>`
    select to_char(r.date, 'YYYY-MM-DD') as date, count(*)::int as stops
    from public.routes r join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status in ('pending', 'arrived')
    where r.tenant_id = ${tenantId} and r.date between ${date}::date - 31 and ${date}::date - 1 and r.status <> 'cancelled'
      and (r.status = 'finished' or ${routeClosesAt('r')} < ${now})
    group by r.date order by r.date`.execute(trx)
  return rows
}

/** One route, in the caller's scope. */
export async function readRoute(
  trx: Trx,
  tenantId: string,
  routeId: string,
): Promise<LiveRouteRow | undefined> {
  const [route] = await selectRoutes(trx, tenantId, sql`r.id = ${routeId}`)
  return route
}

/** The drawn legs of a route. */
export async function readRouteLegs(
  trx: Trx,
  routeId: string,
): Promise<{ id: string; number: number; legs: string[] } | undefined> {
  const { rows } = await sql<{ id: string; number: number; legs: string[] }>`
    select id, number, legs from public.routes where id = ${routeId}`.execute(trx)
  return rows[0]
}

/** The drawn legs of a day's routes, each with its two stops. */
export async function readDayLegs(
  trx: Trx,
  tenantId: string,
  date: string,
): Promise<{ routeId: string; number: number; legs: string[]; stopIds: string[] }[]> {
  const { rows } = await sql<{ routeId: string; number: number; legs: string[]; stopIds: string[] }>`
    select r.id as "routeId", r.number, r.legs, array(select s.id::text from public.stops s
      where s.tenant_id = r.tenant_id and s.route_id = r.id order by s.sequence) as "stopIds"
    from public.routes r where ${isOfDay(tenantId, date)} order by r.number`.execute(trx)
  return rows
}

/** Today in the time zone of the caller's company. */
export async function todayOf(trx: Trx, tenantId: string, now: Date): Promise<string> {
  const read = await sql<{ today: string }>`
    select to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today
    from public.tenants where id = ${tenantId}`.execute(trx)
  return onlyRow(read).today
}
