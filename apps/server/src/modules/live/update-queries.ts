// SQL of route updates: what an update reads, and which routes wait for one.
import {
  LEARNT_VISITS,
  LATE_START_SECONDS,
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
import type { Trx } from '../../platform/db/scope.ts'
import { legOf, OPENS_AT } from '../../platform/leg-sql.ts'
import { isNotParked } from '../../platform/parked-work.ts'
import { latestPositionOf } from '../../platform/positions/newest.ts'
import { listSpansWithFixes, readFixes } from '../../platform/positions/queries.ts'
import type { Span } from '../../platform/positions/spans.ts'
import { routeClosesAt, routeOpensAt } from '../../platform/route-hours.ts'
import type { Fix, TrackingState, StopToAdvance } from './advance.ts'
import type { ShownRanges } from './shown-ranges.ts'
import { SILENT_MS } from './carry-forward.ts'

/** Kind of parked work for a vehicle whose routes could not be updated. */
export const ROUTE_UPDATE_KIND = 'live.route_update'

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
  /** The range that the recipient is shown. */
  etaFrom: number | null
  etaTo: number | null
  /** Whether the range shown before the arrival is recorded. */
  hasRange: boolean
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
  /** The company's calibration of ranges; null before there is one. */
  rangeFactor: number | null
  completeStopsBy: 'position' | 'driver'
  /** The company's rules for drivers. */
  rules: DriverRules
  /** The company's setting. */
  arrivalRadiusMetres: number
  stops: StopSnapshot[]
  /** Null before the first update. */
  saved: {
    version: number
    state: TrackingState
    /** Ranges that recipients were shown, of the stops that come next. */
    shown: ShownRanges | null
    lateCount: number
    eventCount: number
  } | null
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
  const { rows } = await sql<{ id: string; isPending: boolean; span: Span | null }>`
    select r.id, coalesce(r.event_count > coalesce(m.event_count, 0) or coalesce(m.late_count, 0) < p.late_count
        or p.fix_time <= ${routeClosesAt('r')}, false) as "isPending",
      case when p.fix_time > ${routeClosesAt('r')} then json_build_object('id', r.id, 'vehicleId', r.vehicle_id,
        'from', greatest(m.last_fix_at, ${routeOpensAt('r')}), 'to', ${routeClosesAt('r')}) end as span
    from public.routes r
    left join public.vehicle_positions p on p.tenant_id = r.tenant_id and p.vehicle_id = r.vehicle_id
    left join app.route_memories m on m.tenant_id = r.tenant_id and m.route_id = r.id
    where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId} and r.status in ('dispatched', 'started')
      and (r.event_count > coalesce(m.event_count, 0) or coalesce(m.late_count, 0) < p.late_count
        or p.fix_time >= ${routeOpensAt('r')} and (m.last_fix_at is null or p.fix_time > m.last_fix_at))`.execute(
    trx,
  )
  // The vehicle reported after these routes ended, so only its trail tells whether it reported during them.
  const unsure = rows.flatMap(({ isPending, span }) => (isPending || !span ? [] : span))
  const withFixes = await listSpansWithFixes(trx, tenantId, unsure)
  return rows.filter(({ id, isPending }) => isPending || withFixes.includes(id)).map(({ id }) => id)
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
      from public.routes r left join lateral (select p.fix_time, p.received_at ${latestPositionOf('r')}) p on true
      where r.status in ('dispatched', 'started')),
    clocks as (
      select tenant_id, date, coalesce(max(fix_time + (${now}::timestamptz - received_at)) filter (
        where newest - received_at <= make_interval(secs => ${POSITION_STALE_SECONDS})), ${now}::timestamptz) as clock
      from (select *, max(received_at) over (partition by tenant_id, date) as newest from road) latest
      group by tenant_id, date)
    select tenant_id as "tenantId", vehicle_id as "vehicleId", id, (extract(epoch from clock) * 1000)::float8 as clock
    from road join clocks using (tenant_id, date)
    where clock <= ${routeClosesAt('road')} and (
      status = 'dispatched' and clock > depart_at + make_interval(secs => ${LATE_START_SECONDS})
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
    route: Omit<RouteSnapshot, 'rules' | 'arrivalRadiusMetres' | 'speeds' | 'fixes'>
    span: Omit<Span, 'id'>
    after: string | null
    settings: unknown
    companyZone: string
  }>`
    select t.settings, t.time_zone as "companyZone",
      json_build_object('vehicleId', r.vehicle_id, 'from', ${routeOpensAt('r')}, 'to', least(${routeClosesAt('r')}, p.fix_time)) as span,
      case when not late.has_late then m.last_fix_at end::text as after, json_build_object('tenantId', r.tenant_id, 'id', r.id, 'number', r.number, 'status', r.status, 'vehicleName', v.name, 'timeZone', coalesce(h.time_zone, t.time_zone), 'roadProfile', app.road_key(v),
      'depot', json_build_object('lat', h.lat, 'lng', h.lng, 'name', h.name),
      'end', (select json_build_object('lat', e.lat, 'lng', e.lng) from public.depots e
        where e.tenant_id = r.tenant_id and e.id = coalesce(v.end_depot_id, r.depot_id)),
      'departAt', ${ms('r.depart_at')}, 'returnAt', ${ms('r.return_at')}, 'startedAt', ${ms('r.started_at')},
      'finishedAt', ${ms('r.finished_at')}, 'driftSeconds', r.drift_seconds, 'etaReturnAt', ${ms('r.eta_return_at')},
      'offRouteSince', ${ms('r.off_route_since')}, 'standingSince', ${ms('r.standing_since')}, 'legs', r.legs, 'returnLeg', r.return_leg,
      'completeStopsBy', case when r.event_count > 0 and exists (select from public.driver_events e
          where e.tenant_id = r.tenant_id and e.route_id = r.id and e.said_by = 'driver') then 'driver' else coalesce(t.settings ->> 'completeStopsBy', 'position') end,
      'saved', case when m.route_id is null then null
        else json_build_object('version', m.version, 'state', m.memory, 'shown', m.shown_ranges, 'lateCount', m.late_count, 'eventCount', m.event_count) end,
      'rangeFactor', (select g.factor from app.range_calibrations g where g.tenant_id = r.tenant_id),
      'eventCount', r.event_count, 'lastEventAt', (select ${ms('max(e.happened_at)')} from public.driver_events e
        where r.event_count > 0 and e.tenant_id = r.tenant_id and e.route_id = r.id),
      'lateCount', coalesce(p.late_count, 0),
      'isRecount', late.has_late,
      'stops', coalesce((select json_agg(json_build_object('id', s.id, 'sequence', s.sequence, 'status', s.status,
          'lat', s.lat, 'lng', s.lng, 'serviceSeconds', s.service_seconds,
          'arrivedAt', ${ms('s.arrived_at')}, 'departedAt', ${ms('s.departed_at')}, 'driverArrivedAt', ${ms('s.driver_arrived_at')},
          'deliveryId', s.delivery_id, 'orderId', s.order_id, 'deliveryStatus', d.status,
          'driverNearAt', ${ms('d.driver_near_at')}, 'windowStart', ${ms(OPENS_AT)},
          'plannedServiceAt', ${ms('s.planned_service_at')}, 'plannedDepartAt', ${ms('s.planned_depart_at')},
          'promisedFrom', ${ms('s.promised_from')}, 'promisedTo', ${ms('s.promised_to')}, 'leg', ${legOf('s')},
          'learntServiceSeconds', case when a.service_seconds is null and l.visits >= ${LEARNT_VISITS} then l.seconds end,
          'etaAt', ${ms('s.eta_at')}, 'lateSeconds', s.late_seconds, 'etaReason', d.eta_reason,
          'etaFrom', ${ms('d.eta_from')}, 'etaTo', ${ms('d.eta_to')}, 'hasRange', s.range_from is not null,
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
    cross join lateral (select coalesce(p.late_count, 0) > coalesce(m.late_count, 0) as has_late) late
    where r.tenant_id = ${tenantId} and r.id = ${routeId}`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const rules = readDriverRules(row.settings)
  // After `late_count` was read: a position that arrives in between is read twice rather than never.
  const fixes = await readFixes(trx, tenantId, row.span, row.after)
  return {
    ...row.route,
    fixes,
    speeds: readDrivingSpeeds(row.settings, row.companyZone),
    rules,
    arrivalRadiusMetres: rules.arrivalRadiusMetres,
  }
}

/** Milliseconds since 1970 of a column. */
function ms(column: string) {
  return sql.raw(`round(extract(epoch from ${column}) * 1000)::bigint`)
}
