// Trails of a day's vans: stored positions of driven routes, thinned to a stated resolution, with gaps where
// no position came.
import { TRAIL_MAX_POSITIONS, type Trail, type TrailSegment, type TrailsResponse } from '@dropwise/contracts'
import { encodePolyline } from '@dropwise/roads'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { readTrailsOfSpans, TRAIL_PRECISION } from '../../platform/positions/queries.ts'
import type { Span } from '../../platform/positions/spans.ts'
import { roadSpanOf } from '../../platform/route-hours.ts'
import { ACCURACY_LIMIT_METRES, IMPOSSIBLE_MPS } from './advance.ts'

interface TrailRow extends Omit<Trail, 'segments'> {
  date: string
  resolutionSeconds: number
  segments: { at: string; seconds: number[]; lats: number[]; lngs: number[] }[]
}

/** Reads the routes of a day, or one route. */
export type TrailsOf = { date: string } | { routeId: string }

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

interface RoadRow extends Pick<
  TrailRow,
  'routeId' | 'number' | 'date' | 'startedAt' | 'finishedAt' | 'breaks'
> {
  /** Null before the start. */
  span: Span | null
  /** The breaks as the positions' database compares them. */
  pauses: { from: string; to: string | null }[]
}

/** A time after every position. */
const FOR_EVER = 'infinity'

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
  const roads = await readRoads(trx, tenantId, of)
  const trails = await readTrailsOfSpans(
    trx,
    tenantId,
    roads.flatMap(({ span }) => span ?? []),
    roads.flatMap(({ routeId, pauses }) =>
      pauses.map(({ from, to }) => ({ id: routeId, from, to: to ?? FOR_EVER })),
    ),
    { most, accuracyMetres: ACCURACY_LIMIT_METRES, impossibleMps: IMPOSSIBLE_MPS },
  )
  const ofRoutes = new Map(trails.map((trail) => [trail.id, trail]))
  const resolutionSeconds = trails[0]?.resolutionSeconds ?? 0
  return roads.map(({ span: _, pauses: __, ...road }) => {
    const trail = ofRoutes.get(road.routeId)
    return {
      ...road,
      resolutionSeconds,
      positionCount: trail?.positionCount ?? 0,
      isSimulated: trail?.isSimulated ?? false,
      segments: trail?.segments ?? [],
    }
  })
}

/** The routes, and when their vans were on the road. Positions at other times are the driver's private matter. */
async function readRoads(trx: Trx, tenantId: string, of: TrailsOf): Promise<RoadRow[]> {
  const condition = 'date' in of ? sql`r.date = ${of.date}::date` : sql`r.id = ${of.routeId}`
  const { rows } = await sql<RoadRow>`
    with road as (
      select r.* from public.routes r where r.tenant_id = ${tenantId} and r.status <> 'cancelled' and ${condition}),
    breaks as (
      select e.route_id, e.happened_at as "from", (select min(n.happened_at) from public.driver_events n
        where n.tenant_id = e.tenant_id and n.route_id = e.route_id and n.kind in ('break_ended', 'shift_ended')
          and n.happened_at >= e.happened_at) as "to"
      from road r join public.driver_events e on e.tenant_id = r.tenant_id and e.route_id = r.id
      where e.kind = 'break_started')
    select r.id as "routeId", r.number, r.date::text as date, ${iso('r.started_at')} as "startedAt",
      ${iso('r.finished_at')} as "finishedAt", ${roadSpanOf('r')} as span,
      coalesce((select json_agg(json_build_object('from', ${iso('b."from"')}, 'to', ${iso('b."to"')}) order by b."from")
        from breaks b where b.route_id = r.id), '[]') as breaks,
      coalesce((select json_agg(json_build_object('from', b."from", 'to', b."to") order by b."from")
        from breaks b where b.route_id = r.id), '[]') as pauses
    from road r order by r.number`.execute(trx)
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
  const line = lats.map((lat, i): [number, number] => [
    (lngs[i] ?? 0) / TRAIL_PRECISION,
    lat / TRAIL_PRECISION,
  ])
  return { at, seconds, line: encodePolyline(line) }
}
