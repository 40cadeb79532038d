// SQL of positions: one statement stores fixes, moves the newest one, and says that there is news.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { byNearestDeparture, isInRouteHours } from '../../platform/route-hours.ts'
import type { ReceivedFix } from './fix.ts'

export type Source = 'osmand' | 'owntracks' | 'driver'

export interface Stored {
  stored: number
  duplicates: number
}

interface StoreRow {
  is_known: boolean
  stored: number
}

/** Who the fixes are of: a tracker's token, or a vehicle that is known already. */
export type Sender = { tokenHash: Buffer } | { tenantId: string; vehicleId: string }

/**
 * Stores fixes of one vehicle, in one statement. A fix that is there already changes nothing; the newest position is replaced
 * by a newer one only; older news are counted as late. Answers null for an unknown token.
 */
export async function storeFixes(
  trx: Trx,
  sender: Sender,
  source: Source,
  fixes: (ReceivedFix & { eventId?: string })[],
): Promise<Stored | null> {
  const device =
    'tokenHash' in sender
      ? sql`select tenant_id, vehicle_id from public.device_tokens where token_hash = ${sender.tokenHash} and revoked_at is null`
      : sql`select tenant_id, id as vehicle_id from public.vehicles where tenant_id = ${sender.tenantId} and id = ${sender.vehicleId}`
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
    given as (
      select distinct on (at) at, lat, lng, speed, heading, accuracy, event
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (at timestamptz, lat float8, lng float8, speed real, heading real, accuracy real, event text) order by at),
    kept as (
      insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source, event_id)
      select d.tenant_id, d.vehicle_id, g.at, g.lat, g.lng, g.speed, g.heading, g.accuracy, ${source}, g.event
      from device d cross join given g
      on conflict do nothing
      returning tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres),
    newest as (select * from kept order by fix_time desc limit 1),
    moved as (
      insert into public.vehicle_positions as p
        (tenant_id, vehicle_id, route_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source)
      select n.tenant_id, n.vehicle_id,
        (select r.id from public.routes r where r.tenant_id = n.tenant_id and r.vehicle_id = n.vehicle_id
          and r.status in ('dispatched', 'started')
          and ${isInRouteHours(sql.ref('n.fix_time'), 'r')}
          order by ${byNearestDeparture(sql.ref('n.fix_time'), 'r')} limit 1),
        n.fix_time, n.lat, n.lng, n.speed_mps, n.heading, n.accuracy_metres, ${source}
      from newest n
      on conflict (tenant_id, vehicle_id) do update set
        late_count = p.late_count + (select count(*) from kept k where k.fix_time < p.fix_time),
        route_id = case when excluded.fix_time > p.fix_time then excluded.route_id else p.route_id end,
        lat = case when excluded.fix_time > p.fix_time then excluded.lat else p.lat end,
        lng = case when excluded.fix_time > p.fix_time then excluded.lng else p.lng end,
        speed_mps = case when excluded.fix_time > p.fix_time then excluded.speed_mps else p.speed_mps end,
        heading = case when excluded.fix_time > p.fix_time then excluded.heading else p.heading end,
        accuracy_metres = case when excluded.fix_time > p.fix_time then excluded.accuracy_metres else p.accuracy_metres end,
        source = case when excluded.fix_time > p.fix_time then excluded.source else p.source end,
        received_at = case when excluded.fix_time > p.fix_time then excluded.received_at else p.received_at end,
        fix_time = greatest(excluded.fix_time, p.fix_time)
      returning p.tenant_id, p.vehicle_id),
    told as (select pg_notify('positions', json_build_object('tenantId', tenant_id, 'vehicleId', vehicle_id)::text) from moved)
    select exists (select from device) as is_known, (select count(*)::int from kept) as stored,
      (select count(*) from told) as told`.execute(trx)
  const { is_known: isKnown, stored } = result.rows[0]
  return isKnown ? { stored, duplicates: fixes.length - stored } : null
}

/** The vehicle that a driver drives at a moment: that of the route of then, else the one that is usually his. */
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

/** Makes the partitions of the days ahead. */
export async function ensurePartitions(trx: Trx, days: string[]): Promise<void> {
  for (const day of days) await sql`select app.ensure_positions_partition(${day}::date)`.execute(trx)
}
