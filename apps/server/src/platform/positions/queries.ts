// All SQL over positions. It names no other table, so that positions can live in a database of their own
// (docs/decisions). Callers read hours and vehicles from the main database and pass them as spans.
import { sql } from 'kysely'
import { METRES_PER_DEGREE, TRAIL_GAP_SECONDS } from '@dropwise/contracts'
import type { Trx } from '../db/scope.ts'
import { ALL, runOnPositions } from './run.ts'
import { spanColumns, type Span } from './spans.ts'

/** A fix as stored. */
interface NewFix {
  /** ISO 8601 with milliseconds. */
  at: string
  lat: number
  lng: number
  speed: number | null
  heading: number | null
  accuracy: number | null
  event: string | null
}

interface StoredFor {
  tenantId: string
  vehicleId: string
  source: string
}

/** Stores fixes once each, and returns how many are new. */
export async function insertFixes(
  trx: Trx,
  { tenantId, vehicleId, source }: StoredFor,
  fixes: readonly NewFix[],
): Promise<number> {
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<{ one: number }>`
    insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source, event_id)
    select ${tenantId}, ${vehicleId}, g.at, g.lat, g.lng, g.speed, g.heading, g.accuracy, ${source}, g.event
    from jsonb_to_recordset(${JSON.stringify(fixes)}::jsonb)
      as g (at timestamptz, lat float8, lng float8, speed real, heading real, accuracy real, event text)
    on conflict do nothing
    returning 1 as one`,
  )
  return rows.length
}

/** Stores fixes of a past day, received when they were made. */
export async function insertPastFixes(
  trx: Trx,
  { tenantId, vehicleId, source }: StoredFor,
  fixes: readonly { at: string; lat: number; lng: number }[],
): Promise<void> {
  await runOnPositions(
    trx,
    tenantId,
    sql`
    insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source, received_at)
    select ${tenantId}, ${vehicleId}, m.at, m.lat, m.lng, ${source}, m.at
    from jsonb_to_recordset(${JSON.stringify(fixes)}::jsonb) as m (at timestamptz, lat float8, lng float8)
    on conflict do nothing`,
  )
}

/** Removes the simulated positions of a vehicle after a moment. */
export async function removeSimulated(
  trx: Trx,
  { tenantId, vehicleId }: Omit<StoredFor, 'source'>,
  after: Date,
): Promise<void> {
  await runOnPositions(
    trx,
    tenantId,
    sql`
    delete from public.positions
    where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and fix_time > ${after} and source = 'simulator'`,
  )
}

interface NewestFix {
  id: string
  lat: number
  lng: number
  speedMps: number | null
  heading: number | null
  at: Date
  receivedAt: Date
}

/** The newest position of each span that has one. */
export async function readNewestFixes(
  trx: Trx,
  tenantId: string,
  spans: readonly Span[],
): Promise<NewestFix[]> {
  if (spans.length === 0) return []
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<NewestFix>`
    select s.id, p.lat, p.lng, p.speed_mps as "speedMps", p.heading, p.fix_time as at, p.received_at as "receivedAt"
    from unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)
    cross join lateral (
      select p.* from public.positions p where p.tenant_id = ${tenantId} and p.vehicle_id = s.vehicle_id
        and p.fix_time between s.since and s.until order by p.fix_time desc limit 1) p`,
  )
  return rows
}

/** Which of the spans have a position after their start. */
export async function listSpansWithFixes(
  trx: Trx,
  tenantId: string,
  spans: readonly Span[],
): Promise<string[]> {
  if (spans.length === 0) return []
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<{ id: string }>`
    select s.id
    from unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)
    where exists (select from public.positions p where p.tenant_id = ${tenantId} and p.vehicle_id = s.vehicle_id
      and p.fix_time > s.since and p.fix_time <= s.until)`,
  )
  return rows.map(({ id }) => id)
}

interface TrackedFix {
  /** Milliseconds since 1970. */
  at: number
  receivedAt: number
  lat: number
  lng: number
  speedMps: number | null
  accuracyMetres: number | null
}

/** Positions of a span, oldest first; those after a moment only, where one is given. */
export async function readFixes(
  trx: Trx,
  tenantId: string,
  { vehicleId, from, to }: Omit<Span, 'id'>,
  after: string | null,
): Promise<TrackedFix[]> {
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<TrackedFix>`
    select round(extract(epoch from p.fix_time) * 1000)::float8 as at, round(extract(epoch from p.received_at) * 1000)::float8 as "receivedAt",
      p.lat, p.lng, p.speed_mps as "speedMps", p.accuracy_metres as "accuracyMetres"
    from public.positions p
    where p.tenant_id = ${tenantId} and p.vehicle_id = ${vehicleId} and p.fix_time between ${from}::timestamptz and ${to}::timestamptz
      and (${after}::timestamptz is null or p.fix_time > ${after}::timestamptz)
    order by p.fix_time`,
  )
  return rows
}

/** Most fixes read at once, for a vehicle that reported for a long time while no process followed it. */
const FIXES_SINCE = 5_000

/** Positions of a vehicle from a moment on, oldest first. */
export async function readFixesSince(
  trx: Trx,
  tenantId: string,
  vehicleId: string,
  since: string,
): Promise<Pick<TrackedFix, 'at' | 'lat' | 'lng' | 'accuracyMetres'>[]> {
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<Pick<TrackedFix, 'at' | 'lat' | 'lng' | 'accuracyMetres'>>`
    select (extract(epoch from p.fix_time) * 1000)::float8 as at, p.lat, p.lng, p.accuracy_metres as "accuracyMetres"
    from public.positions p
    where p.tenant_id = ${tenantId} and p.vehicle_id = ${vehicleId} and p.fix_time >= ${since}::timestamptz
    order by p.fix_time limit ${FIXES_SINCE}`,
  )
  return rows
}

export interface ReportedFix {
  at: Date
  lat: number
  lng: number
  accuracyMetres: number | null
  source: string
  receivedAt: Date
}

/** Positions of several spans as reported, oldest first. */
export async function readReportedFixes(
  trx: Trx,
  tenantId: string,
  spans: readonly Span[],
): Promise<ReportedFix[]> {
  if (spans.length === 0) return []
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<ReportedFix>`
    select p.fix_time as at, p.lat, p.lng, p.accuracy_metres as "accuracyMetres", p.source, p.received_at as "receivedAt"
    from unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)
    join public.positions p on p.tenant_id = ${tenantId} and p.vehicle_id = s.vehicle_id and p.fix_time between s.since and s.until
    order by p.fix_time`,
  )
  return rows
}

export interface MeasuredSpan {
  id: string
  metres: number
  movingSeconds: number
  fixes: number
}

/** A van that moves less than this between two fixes is standing: receivers drift. In metres. */
const STANDING_METRES = 15
/** Mean radius of the Earth, as in platform/geo.ts. */
const EARTH_RADIUS_METRES = 6_371_008.8

/** Way and time in motion of each span with two positions or more, on great circles. */
export async function measureSpans(
  trx: Trx,
  tenantId: string,
  spans: readonly Span[],
): Promise<MeasuredSpan[]> {
  if (spans.length === 0) return []
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<MeasuredSpan>`
    select id, coalesce(round(sum(metres)), 0)::int as metres,
      coalesce(sum(seconds) filter (where metres >= ${STANDING_METRES} and seconds <= ${TRAIL_GAP_SECONDS}), 0)::int as "movingSeconds",
      count(*)::int as fixes
    from (
      select id, extract(epoch from fix_time - last_time) as seconds, case when last_time is not null then 2 * ${EARTH_RADIUS_METRES}::float8 * asin(least(1, sqrt(
        power(sin(radians(lat - last_lat) / 2), 2)
        + cos(radians(last_lat)) * cos(radians(lat)) * power(sin(radians(lng - last_lng) / 2), 2)))) end as metres
      from (
        select s.id, p.fix_time, p.lat, p.lng, lag(p.fix_time) over o as last_time, lag(p.lat) over o as last_lat, lag(p.lng) over o as last_lng
        from unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)
        join public.positions p on p.tenant_id = ${tenantId} and p.vehicle_id = s.vehicle_id and p.fix_time between s.since and s.until
        window o as (partition by s.id order by p.fix_time)) fixes) legs
    group by id having count(*) > 1`,
  )
  return rows
}

/** How trails leave out and join positions. */
interface TrailRules {
  /** Positions at most; a longer answer has a coarser resolution. */
  most: number
  /** Less precise positions are left out. */
  accuracyMetres: number
  /** No van drives faster than this: positions that would need a higher speed are not joined. */
  impossibleMps: number
}

/** A stretch of a span without positions in the answer, both ends excluded. */
interface Break {
  id: string
  from: string
  to: string
}

interface TrailOfSpan {
  id: string
  positionCount: number
  isSimulated: boolean
  resolutionSeconds: number
  segments: { at: string; seconds: number[]; lats: number[]; lngs: number[] }[]
}

/** Possible resolutions in seconds; the smallest that keeps the answer within its limit is used. */
const RESOLUTIONS = [2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 1_200, 3_600, 7_200, 14_400]
/** Integers a degree in a segment: about a metre. */
export const TRAIL_PRECISION = 100_000

/**
 * The trail of each span with positions. A long answer keeps the first position of each interval and both ends
 * of every gap; all spans have one resolution.
 */
export async function readTrailsOfSpans(
  trx: Trx,
  tenantId: string,
  spans: readonly Span[],
  breaks: readonly Break[],
  { most, accuracyMetres, impossibleMps }: TrailRules,
): Promise<TrailOfSpan[]> {
  if (spans.length === 0) return []
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  const rows = await runOnPositions(
    trx,
    tenantId,
    sql<TrailOfSpan>`
    with road as (
      select * from unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)),
    breaks as (
      select * from unnest(${breaks.map(({ id }) => id)}::text[], ${breaks.map((one) => one.from)}::timestamptz[],
        ${breaks.map((one) => one.to)}::timestamptz[]) b (id, since, until)),
    fixes as materialized (
      select r.id, p.fix_time, p.lat, p.lng, p.source = 'simulator' as is_simulated, lag(p.fix_time) over o is null
          or p.fix_time - lag(p.fix_time) over o > make_interval(secs => ${TRAIL_GAP_SECONDS})
          or p.fix_time - lag(p.fix_time) over o < make_interval(secs => ${METRES_PER_DEGREE / impossibleMps} * greatest(
            abs(p.lat - lag(p.lat) over o), abs(p.lng - lag(p.lng) over o) * cos(radians(p.lat)))) as is_first
      from road r join public.positions p on p.tenant_id = ${tenantId} and p.vehicle_id = r.vehicle_id
        and p.fix_time between r.since and r.until
      where coalesce(p.accuracy_metres, 0) <= ${accuracyMetres} and not exists (select from breaks b
        where b.id = r.id and p.fix_time > b.since and p.fix_time < b.until)
      window o as (partition by r.id order by p.fix_time)),
    sizes as (
      select id, count(*)::int as positions, bool_or(is_simulated) as is_simulated,
        count(*) filter (where is_first) as segments, extract(epoch from max(fix_time) - min(fix_time)) as span
      from fixes group by id),
    resolution as (
      select case when coalesce(sum(positions), 0) <= ${most} then 0
        else coalesce((select min(step) from unnest(${RESOLUTIONS}::int[]) step
          where sum(span) / step + 2 * sum(segments) <= ${most}), ${RESOLUTIONS.at(-1)}) end as step from sizes),
    marked as (
      select f.*, count(*) filter (where is_first) over o as segment, step,
        is_first or coalesce(lead(is_first) over o, true) or step = 0 or floor(extract(epoch from fix_time) / nullif(step, 0))
          <> floor(extract(epoch from lag(fix_time) over o) / nullif(step, 0)) as is_kept
      from fixes f cross join resolution window o as (partition by f.id order by f.fix_time)),
    remaining as (
      select *, round(extract(epoch from fix_time))::bigint - round(extract(epoch from lag(fix_time) over o))::bigint as seconds
      from marked where is_kept window o as (partition by id, segment order by fix_time)),
    segments as (
      select id, segment, json_build_object('at', to_char(min(fix_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'seconds', coalesce(json_agg(seconds order by fix_time) filter (where seconds is not null), '[]'),
        'lats', json_agg(round((lat * ${TRAIL_PRECISION})::numeric)::int order by fix_time),
        'lngs', json_agg(round((lng * ${TRAIL_PRECISION})::numeric)::int order by fix_time)) as segment_json
      from remaining group by id, segment),
    -- Once for all spans: a query for each would read all positions again.
    drawn as materialized (
      select id, json_agg(segment_json order by segment) as segments from segments group by id)
    select s.id, s.positions as "positionCount", s.is_simulated as "isSimulated", (select step from resolution) as "resolutionSeconds",
      d.segments
    from sizes s join drawn d on d.id = s.id`,
  )
  return rows
}

/** Creates partitions for these days. */
export async function ensurePartitions(trx: Trx, days: readonly string[]): Promise<void> {
  for (const day of days)
    await runOnPositions(trx, ALL, sql`select app.ensure_positions_partition(${day}::date)`)
}

/** Removes the oldest positions of all companies, `most` at once. Returns their number. */
export async function removeOldFixes(trx: Trx, until: string, most: number): Promise<number> {
  const rows = await runOnPositions(
    trx,
    ALL,
    sql<{ vehicle_id: string }>`
    with old as (select p.tenant_id, p.vehicle_id, p.fix_time from public.positions p where p.fix_time < ${until}::timestamptz limit ${most})
    delete from public.positions p using old o
    where p.tenant_id = o.tenant_id and p.vehicle_id = o.vehicle_id and p.fix_time = o.fix_time and p.fix_time < ${until}::timestamptz
    returning p.vehicle_id`,
  )
  return rows.length
}

/** Rows of a company removed by one statement. */
const REMOVED_AT_ONCE = 50_000

/** Removes all positions of a company. */
export async function removeFixesOfCompany(trx: Trx, tenantId: string): Promise<void> {
  let isMore: boolean
  do {
    const [row] = await runOnPositions(
      trx,
      tenantId,
      sql<{ removed: number }>`
      with old as (select p.vehicle_id, p.fix_time from public.positions p where p.tenant_id = ${tenantId} limit ${REMOVED_AT_ONCE}),
      gone as (
        delete from public.positions p using old o
        where p.tenant_id = ${tenantId} and p.vehicle_id = o.vehicle_id and p.fix_time = o.fix_time returning p.vehicle_id)
      select count(*)::int as removed from gone`,
    )
    isMore = row?.removed === REMOVED_AT_ONCE
  } while (isMore)
}

/** Removes the positions of spans. */
export async function removeFixes(trx: Trx, tenantId: string, spans: readonly Span[]): Promise<void> {
  if (spans.length === 0) return
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  await runOnPositions(
    trx,
    tenantId,
    sql`
    delete from public.positions p
    using unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)
    where p.tenant_id = ${tenantId} and p.vehicle_id = s.vehicle_id and p.fix_time between s.since and s.until`,
  )
}

/** Number of positions of spans, which may overlap. */
export async function countFixes(trx: Trx, tenantId: string, spans: readonly Span[]): Promise<number> {
  if (spans.length === 0) return 0
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  const [row] = await runOnPositions(
    trx,
    tenantId,
    sql<{ count: number }>`
    select count(distinct (p.vehicle_id, p.fix_time))::int as count
    from unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)
    join public.positions p on p.tenant_id = ${tenantId} and p.vehicle_id = s.vehicle_id and p.fix_time between s.since and s.until`,
  )
  return row?.count ?? 0
}

/** A position as JSON, with the key by which the next page begins. */
interface FixRow {
  vehicleId: string
  /** As the database writes it. */
  fixTime: string
  row: Record<string, unknown>
}

/** Where a page begins: after this row, or with the first. */
type PageStart = Pick<FixRow, 'vehicleId' | 'fixTime'> | undefined

/** The next positions of spans in the order of their keys. */
export async function readFixRows(
  trx: Trx,
  tenantId: string,
  spans: readonly Span[],
  { after, limit }: { after: PageStart; limit: number },
): Promise<FixRow[]> {
  if (spans.length === 0) return []
  const { ids, vehicleIds, from, to } = spanColumns(spans)
  return runOnPositions(
    trx,
    tenantId,
    sql<FixRow>`
    select p.vehicle_id as "vehicleId", p.fix_time::text as "fixTime", to_jsonb(p) as row
    from public.positions p
    where p.tenant_id = ${tenantId} and p.vehicle_id = any(${vehicleIds}::uuid[]) and exists (
        select from unnest(${ids}::text[], ${vehicleIds}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) s (id, vehicle_id, since, until)
        where p.vehicle_id = s.vehicle_id and p.fix_time between s.since and s.until)
      and (${after?.vehicleId ?? null}::uuid is null
        or (p.vehicle_id, p.fix_time) > (${after?.vehicleId ?? null}::uuid, ${after?.fixTime ?? null}::timestamptz))
    order by p.vehicle_id, p.fix_time limit ${limit}`,
  )
}

export async function countFixesOfCompany(trx: Trx, tenantId: string): Promise<number> {
  const [row] = await runOnPositions(
    trx,
    tenantId,
    sql<{ count: number }>`select count(*)::int as count from public.positions where tenant_id = ${tenantId}`,
  )
  return row?.count ?? 0
}

/** The next positions of a company in the order of their keys. */
export async function readFixRowsOfCompany(
  trx: Trx,
  tenantId: string,
  { after, limit }: { after: PageStart; limit: number },
): Promise<FixRow[]> {
  return runOnPositions(
    trx,
    tenantId,
    sql<FixRow>`
    select p.vehicle_id as "vehicleId", p.fix_time::text as "fixTime", to_jsonb(p) - 'tenant_id' as row
    from public.positions p
    where p.tenant_id = ${tenantId} and (${after?.vehicleId ?? null}::uuid is null
      or (p.vehicle_id, p.fix_time) > (${after?.vehicleId ?? null}::uuid, ${after?.fixTime ?? null}::timestamptz))
    order by p.vehicle_id, p.fix_time limit ${limit}`,
  )
}

/** Fails where the positions' database does not answer. */
export const probePositions = async (trx: Trx): Promise<void> => {
  await runOnPositions(trx, ALL, sql`select 1 from public.positions limit 1`)
}
