// SQL of route updates: what an update writes.
import type { EtaReason } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { TrackingState } from './advance.ts'
import type { RecordedRange, ShownRanges } from './shown-ranges.ts'
import type { RouteSnapshot } from './update-queries.ts'

type Iso = string

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
  /** Null when they did not change. */
  shown: ShownRanges | null
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
  const shown = result.shown && JSON.stringify(result.shown)
  // The lock orders a driver's event and this update: the second one sees the first.
  const { rows: lockedRows } = await sql<{ event_count: number }>`
    select event_count from public.routes where tenant_id = ${route.tenantId} and id = ${route.id} for update`.execute(
    trx,
  )
  if (lockedRows[0]?.event_count !== result.eventCount) return false
  const { rows } = route.saved
    ? await sql`
        update app.route_memories set version = version + 1, memory = ${state}::jsonb, shown_ranges = coalesce(${shown}::jsonb, shown_ranges), late_count = ${result.lateCount}, event_count = ${result.eventCount},
          last_fix_at = ${result.lastFixAt}, last_fix_received_at = ${result.lastFixReceivedAt}, updated_at = now()
        where tenant_id = ${route.tenantId} and route_id = ${route.id} and version = ${route.saved.version} returning 1`.execute(
        trx,
      )
    : await sql`
        insert into app.route_memories (tenant_id, route_id, memory, shown_ranges, late_count, event_count, last_fix_at, last_fix_received_at)
        values (${route.tenantId}, ${route.id}, ${state}::jsonb, ${shown}::jsonb, ${result.lateCount}, ${result.eventCount}, ${result.lastFixAt}, ${result.lastFixReceivedAt})
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

/** Once a stop: later corrections of its times do not change what its recipient was shown. */
export async function writeRanges(
  trx: Trx,
  tenantId: string,
  ranges: readonly RecordedRange[],
): Promise<void> {
  if (ranges.length === 0) return
  const rows = ranges.map(({ from, to, ...range }) => ({
    ...range,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  }))
  await sql`
    update public.stops s set range_from = c."from", range_to = c."to", range_score = c.score, range_aim = c.aim
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, "from" timestamptz, "to" timestamptz, score real, aim smallint)
    where s.tenant_id = ${tenantId} and s.id = c.id and s.range_from is null`.execute(trx)
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
