// SQL of positions: one statement stores fixes, replaces the newest one, and notifies listeners.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { byNearestDeparture, isInRouteHours } from '../../platform/route-hours.ts'
import type { ReceivedFix } from './fix.ts'

export type Source = 'osmand' | 'owntracks' | 'traccar' | 'gpx' | 'driver'

/** For this long after a real sender's position, simulated ones of the same vehicle are not stored. */
const REAL_SENDER_MINUTES = 15

export interface Stored {
  stored: number
  duplicates: number
  /** The position was refused because it lies in the future. */
  isAhead: boolean
}

interface StoreRow {
  is_known: boolean
  is_ahead: boolean
  stored: number
  /** Selected so that the statement runs `pg_notify`. */
  told: number
}

/** Source of the fixes: a tracker's token, or a known vehicle. */
export type Sender = { tokenHash: Buffer } | { tenantId: string; vehicleId: string; isSimulator?: boolean }

/**
 * Stores fixes of one vehicle in one statement. Skips stored fixes, replaces the newest position only by a
 * newer one, and counts late fixes. Refuses fixes after `latest`, except from simulators, whose future
 * positions a real sender replaces. Returns null for an unknown token.
 */
export async function storeFixes(
  trx: Trx,
  sender: Sender,
  source: Source,
  fixes: (ReceivedFix & { eventId?: string })[],
  latest: Date,
): Promise<Stored | null> {
  const device =
    'tokenHash' in sender
      ? sql`select tenant_id, vehicle_id, is_simulator from public.device_tokens where token_hash = ${sender.tokenHash} and revoked_at is null`
      : sql`select tenant_id, id as vehicle_id, ${sender.isSimulator ?? false}::boolean as is_simulator from public.vehicles where tenant_id = ${sender.tenantId} and id = ${sender.vehicleId}`
  const touch =
    'tokenHash' in sender
      ? sql`update public.device_tokens set last_used_at = now()
          where token_hash = ${sender.tokenHash} and revoked_at is null and (last_used_at is null or last_used_at < now() - interval '1 minute')`
      : sql`select 1`
  const rows = fixes.map((fix) => ({
    at: new Date(fix.at).toISOString(),
    lat: fix.lat,
    lng: fix.lng,
    speed: fix.speedMps,
    heading: fix.heading,
    accuracy: fix.accuracyMetres,
    event: fix.eventId ?? null,
  }))
  const result = await sql<StoreRow>`
    with device as (${device}),
    touched as (${touch}),
    input as (
      select distinct on (at) at, lat, lng, speed, heading, accuracy, event
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (at timestamptz, lat float8, lng float8, speed real, heading real, accuracy real, event text) order by at),
    newest_known as (
      select v.* from public.vehicle_positions v join device d on d.tenant_id = v.tenant_id and d.vehicle_id = v.vehicle_id),
    allowed as (
      select d.*, case when d.is_simulator then 'simulator' else ${source} end as source from device d
      where case when d.is_simulator
        then not exists (select from newest_known v where v.source <> 'simulator'
          and v.received_at > now() - make_interval(mins => ${REAL_SENDER_MINUTES}))
        else not exists (select from input where at > ${latest}) end),
    cleared as (
      delete from public.positions p using allowed d where not d.is_simulator
        and exists (select from newest_known v where v.source = 'simulator' and v.fix_time > ${latest})
        and p.tenant_id = d.tenant_id and p.vehicle_id = d.vehicle_id and p.fix_time > ${latest} and p.source = 'simulator'),
    stored_fixes as (
      insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source, event_id)
      select d.tenant_id, d.vehicle_id, g.at, g.lat, g.lng, g.speed, g.heading, g.accuracy, d.source, g.event
      from allowed d cross join input g
      on conflict do nothing
      returning tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source),
    newest as (select * from stored_fixes order by fix_time desc limit 1),
    moved as (
      insert into public.vehicle_positions as p
        (tenant_id, vehicle_id, route_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source)
      select n.tenant_id, n.vehicle_id,
        (select r.id from public.routes r where r.tenant_id = n.tenant_id and r.vehicle_id = n.vehicle_id
          and r.status in ('dispatched', 'started')
          and ${isInRouteHours(sql.ref('n.fix_time'), 'r')}
          order by ${byNearestDeparture(sql.ref('n.fix_time'), 'r')} limit 1),
        n.fix_time, n.lat, n.lng, n.speed_mps, n.heading, n.accuracy_metres, n.source
      from newest n
      on conflict (tenant_id, vehicle_id) do update set
        late_count = p.late_count + (select count(*) from stored_fixes k where k.fix_time < p.fix_time),
        (route_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source, received_at) = (
          select c.route_id, c.fix_time, c.lat, c.lng, c.speed_mps, c.heading, c.accuracy_metres, c.source, c.received_at
          from (
            select excluded.*, 1 as preference where excluded.fix_time > p.fix_time
              or (p.source = 'simulator' and excluded.source <> 'simulator' and p.fix_time > ${latest})
            union all select p.*, 2) c
          order by c.preference limit 1)
      returning p.tenant_id, p.vehicle_id),
    notified as (select pg_notify('positions', json_build_object('tenantId', tenant_id, 'vehicleId', vehicle_id)::text) from moved)
    select exists (select from device) as is_known, (select count(*)::int from stored_fixes) as stored,
      exists (select from device d where not d.is_simulator) and exists (select from input where at > ${latest}) as is_ahead,
      (select count(*) from notified) as told`.execute(trx)
  const [row] = result.rows
  if (!row?.is_known) return null
  return { stored: row.stored, duplicates: fixes.length - row.stored, isAhead: row.is_ahead }
}

/**
 * The vehicle that a driver drives at a moment: that of the route at that time, else the driver's usual one.
 */
export async function vehicleOfDriver(
  trx: Trx,
  at: Date,
): Promise<{ tenantId: string; vehicleId: string } | undefined> {
  const moment = sql`${at}::timestamptz`
  const { rows } = await sql<{ tenant_id: string; vehicle_id: string }>`
    select d.tenant_id, coalesce(
      (select r.vehicle_id from public.routes r where r.tenant_id = d.tenant_id and r.driver_id = d.id
        and r.status in ('dispatched', 'started')
        and ${isInRouteHours(moment, 'r')} order by ${byNearestDeparture(moment, 'r')} limit 1),
      (select v.id from public.vehicles v where v.tenant_id = d.tenant_id and v.driver_id = d.id and v.status = 'active' limit 1)
    ) as vehicle_id
    from public.drivers d
    where d.user_id = app.user_id() and d.tenant_id = app.tenant_id() and d.status = 'active'`.execute(trx)
  const [row] = rows
  return row?.vehicle_id ? { tenantId: row.tenant_id, vehicleId: row.vehicle_id } : undefined
}

/** Creates partitions for the coming days. */
export async function ensurePartitions(trx: Trx, days: string[]): Promise<void> {
  for (const day of days) await sql`select app.ensure_positions_partition(${day}::date)`.execute(trx)
}
