// SQL of the live day: reads for screens, and reads and writes of route updates.
import {
  LEARNT_VISITS,
  NOT_LEFT_TOLD_SECONDS,
  POSITION_STALE_SECONDS,
  readDriverRules,
  readDrivingSpeeds,
  type DriverRules,
  type DrivingSpeeds,
  type EtaReason,
  type LegPart,
  type RoadKey,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { legOf, OPENS_AT } from '../../platform/leg-sql.ts'
import { isNotParked } from '../../platform/parked-work.ts'
import { isInRouteHours, newestPositionOf, routeClosesAt, routeOpensAt } from '../../platform/route-hours.ts'
import type { Fix, TrackingState, StopToAdvance } from './advance.ts'
import { SILENT_MS, type FollowedRoute } from './carry-forward.ts'

type Iso = string

/** Kind of parked work for a vehicle whose routes could not be updated. */
export const ROUTE_UPDATE_KIND = 'live.route_update'

/** A route of the live day, with instants as the database writes them in JSON. */
export type LiveRouteRow = FollowedRoute

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** One end of the order's window, or of the promised one among several. */
const promisedWindow = (requested: string, promised: string): string =>
  `coalesce(case when o.other_windows = '{}' then o.${requested} end, s.${promised})`

/** Live routes that match a condition. The newest fix is within the route's hours. */
async function selectRoutes(trx: Trx, condition: ReturnType<typeof sql>): Promise<LiveRouteRow[]> {
  const { rows } = await sql<{
    settings: unknown
    timeZone: string
    route: Omit<LiveRouteRow, 'longStopMinutes' | 'speeds'>
  }>`
    select t.settings, t.time_zone as "timeZone", json_build_object(
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
        ${newestPositionOf('r')}),
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
    where ${condition}
    order by r.number`.execute(trx)
  return rows.map(({ route, settings, timeZone }) => ({
    ...route,
    speeds: readDrivingSpeeds(settings, timeZone),
    longStopMinutes: readDriverRules(settings).longStopMinutes,
  }))
}

/** Routes of a company's day, without cancelled ones. */
const isOfDay = (tenantId: string, date: string) =>
  sql`r.tenant_id = ${tenantId} and r.date = ${date}::date and r.status <> 'cancelled'`

/** Routes of a company's day. */
export const readDay = (trx: Trx, tenantId: string, date: string): Promise<LiveRouteRow[]> =>
  selectRoutes(trx, isOfDay(tenantId, date))

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
  const [route] = await selectRoutes(trx, sql`r.tenant_id = ${tenantId} and r.id = ${routeId}`)
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

// Following a route ---------------------------------------------------------------------------------------------

export interface StopSnapshot extends StopToAdvance {
  deliveryId: string
  orderId: string
  deliveryStatus: string
  /** Arrival that the driver reported. */
  driverArrivedAt: number | null
  driverNearAt: number | null
  windowStart: number | null
  plannedServiceAt: number
  plannedDepartAt: number
  promisedFrom: number | null
  promisedTo: number | null
  leg: LegPart[]
  learntServiceSeconds: number | null
  etaAt: number | null
  lateSeconds: number
  etaReason: EtaReason | null
  street: string | null
  city: string | null
}

export interface RouteSnapshot {
  tenantId: string
  id: string
  number: number
  status: 'dispatched' | 'started' | 'finished' | 'cancelled'
  vehicleName: string
  /** Time zone of its depot. */
  timeZone: string
  roadProfile: RoadKey
  depot: { lat: number; lng: number; name: string }
  /** Where its day ends. */
  end: { lat: number; lng: number }
  departAt: number
  returnAt: number
  startedAt: number | null
  finishedAt: number | null
  driftSeconds: number
  etaReturnAt: number | null
  /** Since when the van is off its route or standing between stops, as of the last warning. */
  offRouteSince: number | null
  standingSince: number | null
  legs: string[]
  returnLeg: LegPart[]
  speeds: DrivingSpeeds | null
  completeStopsBy: 'position' | 'driver'
  /** The company's rules for drivers. */
  rules: DriverRules
  /** The company's setting. */
  arrivalRadiusMetres: number
  stops: StopSnapshot[]
  /** Null before the first update. */
  saved: { version: number; state: TrackingState; lateCount: number; eventCount: number } | null
  /** How many of the vehicle's fixes came after a newer one. */
  lateCount: number
  /** Fixes newer than the saved state; all of the route's hours when some came late. */
  fixes: (Fix & { receivedAt: number })[]
  isRecount: boolean
  /** Number of the driver's events, and the time of the newest. */
  eventCount: number
  lastEventAt: number | null
}

/** Routes with positions that no update has counted. */
export async function listPendingRoutes(trx: Trx, tenantId: string, vehicleId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from public.routes r
    left join public.vehicle_positions p on p.tenant_id = r.tenant_id and p.vehicle_id = r.vehicle_id
    left join app.route_memories m on m.tenant_id = r.tenant_id and m.route_id = r.id
    where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId} and r.status in ('dispatched', 'started')
      and (r.event_count > coalesce(m.event_count, 0) or coalesce(m.late_count, 0) < p.late_count or exists (
        select from public.positions f where f.tenant_id = r.tenant_id and f.vehicle_id = r.vehicle_id
          and ${isInRouteHours(sql.ref('f.fix_time'), 'r')} and (m.last_fix_at is null or f.fix_time > m.last_fix_at)))`.execute(
    trx,
  )
  return rows.map((row) => row.id)
}

/** Vehicles with a position or driver event that no route has counted, because no server was listening. */
export async function listPendingVehicles(
  trx: Trx,
  withoutCompanies: readonly string[] = [],
): Promise<{ tenantId: string; vehicleId: string }[]> {
  const { rows } = await sql<{ tenantId: string; vehicleId: string }>`
    select distinct r.tenant_id as "tenantId", r.vehicle_id as "vehicleId" from public.routes r
    left join public.vehicle_positions p on p.tenant_id = r.tenant_id and p.vehicle_id = r.vehicle_id
    left join app.route_memories m on m.tenant_id = r.tenant_id and m.route_id = r.id
    where r.status in ('dispatched', 'started') and r.tenant_id <> all (${withoutCompanies}::uuid[])
      and ${isNotParked(ROUTE_UPDATE_KIND, 'r.tenant_id', 'r.vehicle_id')}
      and (r.event_count > coalesce(m.event_count, 0) or (p.fix_time >= ${routeOpensAt('r')}
        and (m.route_id is null or p.late_count > m.late_count or m.last_fix_at is null
          or least(p.fix_time, ${routeClosesAt('r')}) > m.last_fix_at)))
    limit 500`.execute(trx)
  return rows
}

export interface QuietRoute {
  tenantId: string
  vehicleId: string
  id: string
  /**
   * Clock of its day, milliseconds since 1970: the newest fix of the company's reporting vans plus the time
   * since.
   */
  clock: number
}

/** Silent routes: late to leave, or on the road. */
export async function listQuietRoutes(trx: Trx, now: Date): Promise<QuietRoute[]> {
  const { rows } = await sql<QuietRoute>`
    with road as (
      select r.tenant_id, r.id, r.vehicle_id, r.date, r.status, r.depart_at, r.return_at, p.fix_time, p.received_at
      from public.routes r left join lateral (select p.fix_time, p.received_at ${newestPositionOf('r')}) p on true
      where r.status in ('dispatched', 'started')),
    clocks as (
      select tenant_id, date, coalesce(max(fix_time + (${now}::timestamptz - received_at)) filter (
        where newest - received_at <= make_interval(secs => ${POSITION_STALE_SECONDS})), ${now}::timestamptz) as clock
      from (select *, max(received_at) over (partition by tenant_id, date) as newest from road) heard
      group by tenant_id, date)
    select tenant_id as "tenantId", vehicle_id as "vehicleId", id, (extract(epoch from clock) * 1000)::float8 as clock
    from road join clocks using (tenant_id, date)
    where clock <= ${routeClosesAt('road')} and (
      status = 'dispatched' and clock > depart_at + make_interval(secs => ${NOT_LEFT_TOLD_SECONDS})
      or status = 'started' and (fix_time is null or fix_time < clock - make_interval(secs => ${SILENT_MS / 1000})))`.execute(
    trx,
  )
  return rows
}

/** Reads everything for one update of a route. */
export async function readRouteSnapshot(
  trx: Trx,
  tenantId: string,
  routeId: string,
): Promise<RouteSnapshot | undefined> {
  const { rows } = await sql<{
    route: Omit<RouteSnapshot, 'rules' | 'arrivalRadiusMetres' | 'speeds'>
    settings: unknown
    companyZone: string
  }>`
    select t.settings, t.time_zone as "companyZone", json_build_object('tenantId', r.tenant_id, 'id', r.id, 'number', r.number, 'status', r.status, 'vehicleName', v.name, 'timeZone', coalesce(h.time_zone, t.time_zone), 'roadProfile', app.road_key(v),
      'depot', json_build_object('lat', h.lat, 'lng', h.lng, 'name', h.name),
      'end', (select json_build_object('lat', e.lat, 'lng', e.lng) from public.depots e
        where e.tenant_id = r.tenant_id and e.id = coalesce(v.end_depot_id, r.depot_id)),
      'departAt', ${ms('r.depart_at')}, 'returnAt', ${ms('r.return_at')}, 'startedAt', ${ms('r.started_at')},
      'finishedAt', ${ms('r.finished_at')}, 'driftSeconds', r.drift_seconds, 'etaReturnAt', ${ms('r.eta_return_at')},
      'offRouteSince', ${ms('r.off_route_since')}, 'standingSince', ${ms('r.standing_since')}, 'legs', r.legs, 'returnLeg', r.return_leg,
      'completeStopsBy', case when r.event_count > 0 and exists (select from public.driver_events e
          where e.tenant_id = r.tenant_id and e.route_id = r.id and e.said_by = 'driver') then 'driver' else coalesce(t.settings ->> 'completeStopsBy', 'position') end,
      'saved', case when m.route_id is null then null
        else json_build_object('version', m.version, 'state', m.memory, 'lateCount', m.late_count, 'eventCount', m.event_count) end,
      'eventCount', r.event_count, 'lastEventAt', (select ${ms('max(e.happened_at)')} from public.driver_events e
        where r.event_count > 0 and e.tenant_id = r.tenant_id and e.route_id = r.id),
      'lateCount', coalesce(p.late_count, 0),
      'isRecount', late.are_there,
      'fixes', coalesce((select json_agg(json_build_object('at', ${ms('f.fix_time')}, 'receivedAt', ${ms('f.received_at')},
          'lat', f.lat, 'lng', f.lng, 'speedMps', f.speed_mps, 'accuracyMetres', f.accuracy_metres) order by f.fix_time)
        from public.positions f where f.tenant_id = r.tenant_id and f.vehicle_id = r.vehicle_id
          and ${isInRouteHours(sql.ref('f.fix_time'), 'r')}
          and (late.are_there or m.last_fix_at is null or f.fix_time > m.last_fix_at)), '[]'),
      'stops', coalesce((select json_agg(json_build_object('id', s.id, 'sequence', s.sequence, 'status', s.status,
          'lat', s.lat, 'lng', s.lng, 'serviceSeconds', s.service_seconds,
          'arrivedAt', ${ms('s.arrived_at')}, 'departedAt', ${ms('s.departed_at')}, 'driverArrivedAt', ${ms('s.driver_arrived_at')},
          'deliveryId', s.delivery_id, 'orderId', s.order_id, 'deliveryStatus', d.status,
          'driverNearAt', ${ms('d.driver_near_at')}, 'windowStart', ${ms(OPENS_AT)},
          'plannedServiceAt', ${ms('s.planned_service_at')}, 'plannedDepartAt', ${ms('s.planned_depart_at')},
          'promisedFrom', ${ms('s.promised_from')}, 'promisedTo', ${ms('s.promised_to')}, 'leg', ${legOf('s')},
          'learntServiceSeconds', case when a.service_seconds is null and l.visits >= ${LEARNT_VISITS} then l.seconds end,
          'etaAt', ${ms('s.eta_at')}, 'lateSeconds', s.late_seconds, 'etaReason', d.eta_reason,
          'street', a.street, 'city', a.city) order by s.sequence)
        from public.stops s
        join public.deliveries d on d.tenant_id = s.tenant_id and d.id = s.delivery_id
        join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
        join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
        left join app.service_times l on l.tenant_id = a.tenant_id and l.address_id = a.id
        where s.tenant_id = r.tenant_id and s.route_id = r.id), '[]')) as route
    from public.routes r
    join public.tenants t on t.id = r.tenant_id
    join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    join public.depots h on h.tenant_id = r.tenant_id and h.id = r.depot_id
    left join public.vehicle_positions p on p.tenant_id = r.tenant_id and p.vehicle_id = r.vehicle_id
    left join app.route_memories m on m.tenant_id = r.tenant_id and m.route_id = r.id
    cross join lateral (select coalesce(p.late_count, 0) > coalesce(m.late_count, 0) as are_there) late
    where r.tenant_id = ${tenantId} and r.id = ${routeId}`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const rules = readDriverRules(row.settings)
  return {
    ...row.route,
    speeds: readDrivingSpeeds(row.settings, row.companyZone),
    rules,
    arrivalRadiusMetres: rules.arrivalRadiusMetres,
  }
}

/** Milliseconds since 1970 of a column. */
function ms(column: string) {
  return sql.raw(`round(extract(epoch from ${column}) * 1000)::bigint`)
}

export interface StopChange {
  id: string
  status: string
  arrivedAt: Iso | null
  departedAt: Iso | null
  etaAt: Iso | null
  lateSeconds: number
}
export interface DeliveryForecast {
  id: string
  etaFrom: Iso | null
  etaTo: Iso | null
  reason: EtaReason
  lat: number | null
  lng: number | null
  at: Iso | null
}
export interface RouteChange {
  status: string
  startedAt: Iso | null
  finishedAt: Iso | null
  driftSeconds: number
  etaReturnAt: Iso | null
  offRouteSince: Iso | null
  standingSince: Iso | null
}
export interface TrackingResult {
  state: TrackingState
  lateCount: number
  eventCount: number
  lastFixAt: Iso | null
  lastFixReceivedAt: Iso | null
}

/**
 * Saves the tracking state. False when another worker or the driver wrote first: then the caller must write
 * nothing.
 */
export async function saveTrackingState(
  trx: Trx,
  route: Pick<RouteSnapshot, 'tenantId' | 'id' | 'saved'>,
  result: TrackingResult,
): Promise<boolean> {
  const state = JSON.stringify(result.state)
  // The lock orders a driver's event and this update: the second one sees the first.
  const { rows: lockedRoutes } = await sql<{ event_count: number }>`
    select event_count from public.routes where tenant_id = ${route.tenantId} and id = ${route.id} for update`.execute(
    trx,
  )
  if (lockedRoutes[0]?.event_count !== result.eventCount) return false
  const { rows } = route.saved
    ? await sql`
        update app.route_memories set version = version + 1, memory = ${state}::jsonb, late_count = ${result.lateCount}, event_count = ${result.eventCount},
          last_fix_at = ${result.lastFixAt}, last_fix_received_at = ${result.lastFixReceivedAt}, updated_at = now()
        where tenant_id = ${route.tenantId} and route_id = ${route.id} and version = ${route.saved.version} returning 1`.execute(
        trx,
      )
    : await sql`
        insert into app.route_memories (tenant_id, route_id, memory, late_count, event_count, last_fix_at, last_fix_received_at)
        values (${route.tenantId}, ${route.id}, ${state}::jsonb, ${result.lateCount}, ${result.eventCount}, ${result.lastFixAt}, ${result.lastFixReceivedAt})
        on conflict do nothing returning 1`.execute(trx)
  return rows.length > 0
}

export async function writeRoute(
  trx: Trx,
  tenantId: string,
  routeId: string,
  change: RouteChange,
): Promise<void> {
  await sql`
    update public.routes set status = ${change.status}, started_at = ${change.startedAt}, finished_at = ${change.finishedAt},
      drift_seconds = ${change.driftSeconds}, eta_return_at = ${change.etaReturnAt},
      off_route_since = ${change.offRouteSince}, standing_since = ${change.standingSince}
    where tenant_id = ${tenantId} and id = ${routeId} and status in ('dispatched', 'started')`.execute(trx)
}

/** Writes progress of stops, except stops that people ended meanwhile and arrivals that drivers reported. */
export async function writeStops(trx: Trx, tenantId: string, changes: StopChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    update public.stops s set status = case when s.driver_arrived_at is not null and c.status = 'pending' then s.status else c.status end,
      arrived_at = coalesce(s.driver_arrived_at, c."arrivedAt"), departed_at = c."departedAt",
      eta_at = c."etaAt", late_seconds = c."lateSeconds"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, status text, "arrivedAt" timestamptz,
      "departedAt" timestamptz, "etaAt" timestamptz, "lateSeconds" int)
    where s.tenant_id = ${tenantId} and s.id = c.id and s.status in ('pending', 'arrived')`.execute(trx)
}

export async function completeOrders(trx: Trx, tenantId: string, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  await sql`
    update public.orders set status = 'completed'
    where tenant_id = ${tenantId} and id = any(${orderIds}::uuid[]) and status = 'dispatched'`.execute(trx)
}

export async function writeForecasts(
  trx: Trx,
  tenantId: string,
  forecasts: DeliveryForecast[],
): Promise<void> {
  if (forecasts.length === 0) return
  await sql`
    update public.deliveries d set eta_from = f."etaFrom", eta_to = f."etaTo", eta_reason = f.reason,
      location_lat = coalesce(f.lat, d.location_lat), location_lng = coalesce(f.lng, d.location_lng),
      location_at = coalesce(f.at, d.location_at)
    from jsonb_to_recordset(${JSON.stringify(forecasts)}::jsonb) as f (id uuid, "etaFrom" timestamptz, "etaTo" timestamptz,
      reason jsonb, lat float8, lng float8, at timestamptz)
    where d.tenant_id = ${tenantId} and d.id = f.id and d.status not in ('delivered', 'returned', 'cancelled')`.execute(
    trx,
  )
}

/** Marks a delivery as near, once; the notices to recipients read the mark. */
export async function noteDriverNear(
  trx: Trx,
  tenantId: string,
  deliveryIds: string[],
  at: Iso,
): Promise<void> {
  if (deliveryIds.length === 0) return
  await sql`
    update public.deliveries set driver_near_at = ${at}
    where tenant_id = ${tenantId} and id = any(${deliveryIds}::uuid[]) and driver_near_at is null`.execute(
    trx,
  )
}

/** A problem of a running route for the dispatcher. */
export interface Warning {
  title: string
  message: string
  link: string
}

/** Notifies every dispatcher and administrator, once in a route's hours for the same title and message. */
export async function warnDispatch(trx: Trx, tenantId: string, warnings: readonly Warning[]): Promise<void> {
  for (const { title, message, link } of warnings)
    await sql`
      insert into public.notifications (tenant_id, user_id, type, title, message, link)
      select m.tenant_id, m.user_id, 'driver_event', ${title}, ${message}, ${link}
      from public.memberships m
      where m.tenant_id = ${tenantId} and m.status = 'active' and m.role in ('admin', 'dispatcher')
        and not exists (select from public.notifications n where n.tenant_id = m.tenant_id and n.user_id = m.user_id
          and n.title = ${title} and n.message = ${message} and n.created_at > now() - interval '18 hours')`.execute(
      trx,
    )
}
