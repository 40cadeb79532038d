// Trails of a day's vans: stored positions of driven routes, thinned to a stated resolution, with gaps where
// no position came.
import {
  METRES_PER_DEGREE,
  TRAIL_GAP_SECONDS,
  TRAIL_MAX_POSITIONS,
  type Trail,
  type TrailSegment,
  type TrailsResponse,
} from '@dropwise/contracts'
import { encodePolyline } from '@dropwise/roads'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { isOnRoad } from '../../platform/route-hours.ts'
import { ACCURACY_LIMIT_METRES, IMPOSSIBLE_MPS } from './advance.ts'

/** Possible resolutions in seconds; the smallest that keeps the answer within its limit is used. */
const RESOLUTIONS = [2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 1_200, 3_600, 7_200, 14_400]
/** Decimals of a position, about a metre. */
const PRECISION = 100_000

interface TrailRow extends Omit<Trail, 'segments'> {
  date: string
  resolutionSeconds: number
  segments: { at: string; seconds: number[]; lats: number[]; lngs: number[] }[]
}

/** Reads the routes of a day, or one route. */
export type TrailsOf = { date: string } | { routeId: string }

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * The trails, ordered by route number, with `most` positions at most. A longer answer keeps the first
 * position of each interval and both ends of every gap. Leaves out positions during the driver's breaks and
 * imprecise ones.
 */
export async function readTrails(
  trx: Trx,
  tenantId: string,
  of: TrailsOf,
  most = TRAIL_MAX_POSITIONS,
): Promise<TrailRow[]> {
  const condition = 'date' in of ? sql`r.date = ${of.date}::date` : sql`r.id = ${of.routeId}`
  const { rows } = await sql<TrailRow>`
    with road as (
      select r.* from public.routes r where r.tenant_id = ${tenantId} and r.status <> 'cancelled' and ${condition}),
    breaks as (
      select e.route_id, e.happened_at as "from", (select min(n.happened_at) from public.driver_events n
        where n.tenant_id = e.tenant_id and n.route_id = e.route_id and n.kind in ('break_ended', 'shift_ended')
          and n.happened_at >= e.happened_at) as "to"
      from road r join public.driver_events e on e.tenant_id = r.tenant_id and e.route_id = r.id
      where e.kind = 'break_started'),
    fixes as materialized (
      select r.id, p.fix_time, p.lat, p.lng, p.source = 'simulator' as is_simulated, lag(p.fix_time) over o is null
          or p.fix_time - lag(p.fix_time) over o > make_interval(secs => ${TRAIL_GAP_SECONDS})
          or p.fix_time - lag(p.fix_time) over o < make_interval(secs => ${METRES_PER_DEGREE / IMPOSSIBLE_MPS} * greatest(
            abs(p.lat - lag(p.lat) over o), abs(p.lng - lag(p.lng) over o) * cos(radians(p.lat)))) as is_first
      from road r join public.positions p on p.tenant_id = r.tenant_id and p.vehicle_id = r.vehicle_id
        and ${isOnRoad(sql.ref('p.fix_time'), 'r')}
      where coalesce(p.accuracy_metres, 0) <= ${ACCURACY_LIMIT_METRES} and not exists (select from breaks b
        where b.route_id = r.id and p.fix_time > b."from" and p.fix_time < coalesce(b."to", 'infinity'))
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
      select id, segment, json_build_object('at', ${iso('min(fix_time)')},
        'seconds', coalesce(json_agg(seconds order by fix_time) filter (where seconds is not null), '[]'),
        'lats', json_agg(round((lat * ${PRECISION})::numeric)::int order by fix_time),
        'lngs', json_agg(round((lng * ${PRECISION})::numeric)::int order by fix_time)) as segment_json
      from remaining group by id, segment),
    -- Once for all routes: a query for each would read the positions of every van again.
    drawn as materialized (
      select id, json_agg(segment_json order by segment) as segments from segments group by id)
    select r.id as "routeId", r.number, r.date::text as date, ${iso('r.started_at')} as "startedAt",
      ${iso('r.finished_at')} as "finishedAt", coalesce(s.positions, 0) as "positionCount",
      coalesce(s.is_simulated, false) as "isSimulated", (select step from resolution) as "resolutionSeconds",
      coalesce((select json_agg(json_build_object('from', ${iso('b."from"')}, 'to', ${iso('b."to"')}) order by b."from")
        from breaks b where b.route_id = r.id), '[]') as breaks,
      coalesce(d.segments, '[]') as segments
    from road r left join sizes s on s.id = r.id left join drawn d on d.id = r.id order by r.number`.execute(
    trx,
  )
  return rows
}

/** Start of the kept positions; null: all are kept. */
export async function readKeptSince(trx: Trx): Promise<string | null> {
  const { rows } = await sql<{
    at: string | null
  }>`select ${iso("app.kept_until('positions')")} as at`.execute(trx)
  return rows[0]?.at ?? null
}

/** The response from the rows of a day. */
export function toTrails(date: string, keptSince: string | null, rows: readonly TrailRow[]): TrailsResponse {
  return {
    date,
    resolutionSeconds: rows[0]?.resolutionSeconds ?? 0,
    keptSince,
    trails: rows.map((row) => ({
      routeId: row.routeId,
      number: row.number,
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
      positionCount: row.positionCount,
      isSimulated: row.isSimulated,
      breaks: row.breaks,
      segments: row.segments.map(toSegment),
    })),
  }
}

function toSegment({ at, seconds, lats, lngs }: TrailRow['segments'][number]): TrailSegment {
  const line = lats.map((lat, i): [number, number] => [(lngs[i] ?? 0) / PRECISION, lat / PRECISION])
  return { at, seconds, line: encodePolyline(line) }
}
