// SQL of analytics: sums over driven routes and their stops.
import {
  MAX_LATE_STOPS,
  type AnalyticsFigures,
  type LateStop,
  type RangeFigures,
  type ReportGroup,
} from '@dropwise/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { shareWeight, vehicleCo2 } from '../../platform/emissions.ts'
import { RANGE_COUNTS, SERVICE_BEGINS } from '../../platform/range-counts.ts'
import { measureSpans, type MeasuredSpan } from '../../platform/positions/queries.ts'
import type { Span } from '../../platform/positions/spans.ts'
import { roadSpanOf } from '../../platform/route-hours.ts'

/** First and last day, and the company. */
export interface Period {
  tenantId: string
  from: string
  to: string
  /** Only routes of these. */
  depotId?: string | undefined
  vehicleId?: string | undefined
  driverId?: string | undefined
}

/** Bounds of a report; analytics has none. */
export interface Bounds {
  /** Maximum number of groups. A query reads one more, so that its caller notices. */
  rows?: number
  /** Maximum number of routes whose positions are measured. */
  routes?: number
}

/** Routes whose positions are read by one query. */
const MEASURED_AT_ONCE = 500

/**
 * Measures finished routes of a period that have positions newer than their last measurement. Returns how many
 * routes it measured.
 */
export async function measureRoutes(
  trx: Trx,
  { tenantId, from, to }: Period,
  { routes = Infinity }: Bounds = {},
): Promise<bigint> {
  const { rows } = await sql<{ span: Span | null }>`
    select ${roadSpanOf('r')} as span
    from public.routes r
    left join public.route_actuals a on a.tenant_id = r.tenant_id and a.route_id = r.id
    where r.tenant_id = ${tenantId} and r.date between ${from}::date and ${to}::date and r.status = 'finished'
      and r.started_at is not null and (a.route_id is null or a.measured_at < r.updated_at)`.execute(trx)
  const spans = rows.flatMap(({ span }) => span ?? [])
  let measured = 0
  while (spans.length > 0 && measured < routes) {
    const batch = spans.splice(0, Math.min(MEASURED_AT_ONCE, routes - measured))
    const actuals = await measureSpans(trx, tenantId, batch)
    await writeActuals(trx, tenantId, actuals)
    measured += actuals.length
  }
  return BigInt(measured)
}

async function writeActuals(trx: Trx, tenantId: string, actuals: readonly MeasuredSpan[]): Promise<void> {
  await sql`
    insert into public.route_actuals (tenant_id, route_id, driven_metres, moving_seconds, fix_count)
    select ${tenantId}, m.id, m.metres, m."movingSeconds", m.fixes
    from jsonb_to_recordset(${JSON.stringify(actuals)}::jsonb) m (id uuid, metres int, "movingSeconds" int, fixes int)
    on conflict (tenant_id, route_id) do update set driven_metres = excluded.driven_metres,
      moving_seconds = excluded.moving_seconds, fix_count = excluded.fix_count, measured_at = now()`.execute(
    trx,
  )
}

interface Keyed {
  key: string
  label: string
}
export type RouteFigures = Keyed &
  Pick<
    AnalyticsFigures,
    | 'routes'
    | 'plannedMetres'
    | 'drivenMetres'
    | 'plannedSeconds'
    | 'paidSeconds'
    | 'movingSeconds'
    | 'shiftSeconds'
    | 'packages'
    | 'capacityPackages'
    | 'costMinor'
    | 'costFixedMinor'
    | 'costTimeMinor'
    | 'costWayMinor'
    | 'co2Grams'
    | 'co2Metres'
    | 'wayMetres'
  >
export type StopFigures = Keyed &
  Pick<
    AnalyticsFigures,
    | 'stops'
    | 'served'
    | 'onTime'
    | 'failed'
    | 'returned'
    | 'serviceSeconds'
    | 'ratings'
    | 'ratingSum'
    | 'priceMinor'
    | 'co2Served'
    | 'co2Grams'
    | 'co2Metres'
    | 'wayMetres'
  >

/** Groups of rows: a key and its name for people. */
const GROUPS: Record<ReportGroup, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }> = {
  day: { key: sql`to_char(r.date, 'YYYY-MM-DD')`, label: sql`to_char(r.date, 'YYYY-MM-DD')` },
  // Weeks and months are named by their first day.
  week: {
    key: sql`to_char(date_trunc('week', r.date), 'YYYY-MM-DD')`,
    label: sql`to_char(date_trunc('week', r.date), 'YYYY-MM-DD')`,
  },
  month: { key: sql`to_char(r.date, 'YYYY-MM-01')`, label: sql`to_char(r.date, 'YYYY-MM-01')` },
  driver: { key: sql`coalesce(r.driver_id::text, '')`, label: sql`coalesce(w.name, 'No driver')` },
  vehicle: { key: sql`r.vehicle_id::text`, label: sql`v.name` },
  depot: { key: sql`r.depot_id::text`, label: sql`h.name` },
  customer: { key: sql`o.recipient_id::text`, label: sql`c.name` },
}

/** Routes that left the depot: neither proposals nor routes that still wait there. */
const DRIVEN_ROUTES = sql`public.routes r
  join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
  join public.depots h on h.tenant_id = r.tenant_id and h.id = r.depot_id
  left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
  left join public.route_actuals a on a.tenant_id = r.tenant_id and a.route_id = r.id`
const isDriven = ({ tenantId, from, to, depotId, vehicleId, driverId }: Period) =>
  sql`r.tenant_id = ${tenantId} and r.date between ${from}::date and ${to}::date and r.status in ('started', 'finished')
    and r.started_at is not null
    and (${depotId ?? null}::uuid is null or r.depot_id = ${depotId ?? null}::uuid)
    and (${vehicleId ?? null}::uuid is null or r.vehicle_id = ${vehicleId ?? null}::uuid)
    and (${driverId ?? null}::uuid is null or r.driver_id = ${driverId ?? null}::uuid)`

/** Paid time of a finished route. */
const PAID = sql`extract(epoch from r.finished_at - r.started_at)`
/** Kilometres by positions where they are known, else as planned. */
const KILOMETRES = sql`(coalesce(a.driven_metres, r.distance_metres) / 1000.0)`
const PAID_SECONDS = sql`coalesce(${PAID}, r.duration_seconds)`
const COST_OF_TIME = sql`(v.cost_per_hour_minor * ${PAID_SECONDS}
  + coalesce(greatest(0, v.cost_per_overtime_hour_minor - v.cost_per_hour_minor)
    * greatest(0, ${PAID_SECONDS} - v.overtime_after_minutes * 60), 0)) / 3600.0`
const COST_OF_WAY = sql`v.cost_per_km_minor * ${KILOMETRES}`

export async function sumRoutes(
  trx: Trx,
  period: Period,
  by: Exclude<ReportGroup, 'customer'>,
  { rows: most }: Bounds = {},
): Promise<RouteFigures[]> {
  const { key, label } = GROUPS[by]
  const { rows } = await sql<RouteFigures>`
    select ${key} as key, min(${label}) as label, count(*)::int as routes,
      coalesce(sum(r.distance_metres) filter (where a.route_id is not null), 0)::float8 as "plannedMetres",
      coalesce(sum(a.driven_metres), 0)::float8 as "drivenMetres",
      coalesce(sum(r.duration_seconds) filter (where r.finished_at is not null), 0)::float8 as "plannedSeconds",
      coalesce(sum(${PAID}), 0)::float8 as "paidSeconds", coalesce(sum(a.moving_seconds), 0)::float8 as "movingSeconds",
      coalesce(sum(v.max_shift_seconds) filter (where r.finished_at is not null), 0)::float8 as "shiftSeconds",
      sum(r.load_packages)::float8 as packages, sum(v.capacity_packages)::float8 as "capacityPackages",
      round(sum(v.cost_fixed_minor + ${COST_OF_WAY} + ${COST_OF_TIME}))::float8 as "costMinor",
      sum(v.cost_fixed_minor)::float8 as "costFixedMinor", round(sum(${COST_OF_TIME}))::float8 as "costTimeMinor",
      round(sum(${COST_OF_WAY}))::float8 as "costWayMinor",
      coalesce(round(sum(${KILOMETRES} * k.grams_per_km)), 0)::float8 as "co2Grams",
      coalesce(sum(${KILOMETRES} * 1000) filter (where k.vehicle_id is not null), 0)::float8 as "co2Metres",
      sum(${KILOMETRES} * 1000)::float8 as "wayMetres"
    from ${DRIVEN_ROUTES}
    left join ${vehicleCo2(period.tenantId)} k on k.vehicle_id = r.vehicle_id
    where ${isDriven(period)}
    group by 1 order by 2 limit ${most === undefined ? null : most + 1}::int`.execute(trx)
  return rows
}

/** The part of its route that each attempted stop answers for, by distance from the depot (docs/emissions.md). */
const sharedWay = (period: Period) => sql`(
  select s.id as stop_id, ${KILOMETRES} * 1000 * ${shareWeight('h', 's')} / sum(${shareWeight('h', 's')}) over (partition by r.id) as metres
  from ${DRIVEN_ROUTES}
  join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'skipped'
  where ${isDriven(period)})`
const NO_SHARES = sql`(select null::uuid as stop_id, null::float8 as metres where false)`

/** Sums stops by group, with their CO2 for groups by customer only; other groups have the CO2 of routes. */
export async function sumStops(
  trx: Trx,
  period: Period,
  by: ReportGroup,
  { rows: most }: Bounds = {},
): Promise<StopFigures[]> {
  const { key, label } = GROUPS[by]
  const { rows } = await sql<StopFigures>`
    select ${key} as key, min(${label}) as label, count(*)::int as stops,
      count(*) filter (where s.status = 'served')::int as served,
      count(*) filter (where s.status = 'served' and (s.promised_to is null
        or greatest(coalesce(s.arrived_at, s.eta_at), o.window_start) <= s.promised_to))::int as "onTime",
      count(*) filter (where s.status = 'failed' and d.status <> 'returned')::int as failed,
      count(*) filter (where d.status = 'returned')::int as returned,
      coalesce(sum(greatest(0, extract(epoch from s.departed_at - ${SERVICE_BEGINS}))) filter (where r.finished_at is not null),
        0)::float8 as "serviceSeconds",
      sum(f.ratings)::int as ratings, sum(f.stars)::float8 as "ratingSum",
      coalesce(sum(p.total_minor) filter (where s.status = 'served'), 0)::float8 as "priceMinor",
      count(*) filter (where s.status = 'served' and k.vehicle_id is not null)::int as "co2Served",
      coalesce(round(sum(y.metres * k.grams_per_km / 1000)), 0)::float8 as "co2Grams",
      coalesce(sum(y.metres) filter (where k.vehicle_id is not null), 0)::float8 as "co2Metres",
      coalesce(sum(y.metres), 0)::float8 as "wayMetres"
    from ${DRIVEN_ROUTES}
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'skipped'
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.deliveries d on d.tenant_id = s.tenant_id and d.id = s.delivery_id
    left join public.order_prices p on p.tenant_id = o.tenant_id and p.order_id = o.id
      and p.currency = (select t.currency from public.tenants t where t.id = o.tenant_id)
    cross join lateral (select count(*)::int as ratings, coalesce(sum(rating), 0) as stars
      from public.feedback where tenant_id = d.tenant_id and delivery_id = d.id) f
    left join ${vehicleCo2(period.tenantId)} k on k.vehicle_id = r.vehicle_id
    left join ${by === 'customer' ? sharedWay(period) : NO_SHARES} y on y.stop_id = s.id
    where ${isDriven(period)}
    group by 1 order by 2 limit ${most === undefined ? null : most + 1}::int`.execute(trx)
  return rows
}

/** Served stops begun after their promise, the latest first: those that `sumStops` counts as served and not on time. */
export async function listLateStops(trx: Trx, period: Period): Promise<LateStop[]> {
  const { rows } = await sql<LateStop>`
    select o.id as "orderId", c.name as recipient, r.date::text as date, s.lat, s.lng,
      ceil(extract(epoch from greatest(coalesce(s.arrived_at, s.eta_at), o.window_start) - s.promised_to))::int as "lateSeconds"
    from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status = 'served'
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    where ${isDriven(period)} and greatest(coalesce(s.arrived_at, s.eta_at), o.window_start) > s.promised_to
    order by "lateSeconds" desc, o.id limit ${MAX_LATE_STOPS}`.execute(trx)
  return rows
}

/** Counts arrivals within the range that the recipient saw one hour before. */
export async function countRanges(trx: Trx, period: Period): Promise<RangeFigures> {
  const read = await sql<RangeFigures>`
    select ${RANGE_COUNTS} from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.range_from is not null
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where ${isDriven(period)}`.execute(trx)
  return onlyRow(read)
}

/** Why stops failed or were returned: the last reason sent for each, with the company's setting for it. */
export async function countReasons(
  trx: Trx,
  period: Period,
): Promise<{ reason: string | null; count: number; settings: unknown }[]> {
  const { rows } = await sql<{ reason: string | null; count: number; settings: unknown }>`
    select e.reason, count(*)::int as count, (select t.settings from public.tenants t where t.id = ${period.tenantId}) as settings
    from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'skipped'
    join public.deliveries d on d.tenant_id = s.tenant_id and d.id = s.delivery_id
    left join lateral (select reason from public.driver_events
      where tenant_id = s.tenant_id and order_id = s.order_id and stop_id = s.id and kind in ('failed', 'returned')
        and outcome = 'applied' order by happened_at desc limit 1) e on true
    where ${isDriven(period)} and (s.status = 'failed' or d.status = 'returned')
    group by e.reason order by 2 desc, 1`.execute(trx)
  return rows
}
