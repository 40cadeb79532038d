// Stores fixes in one statement: history without doubles, the newest position only if it is newer, one notice.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Fix } from './parse.ts'

/** Hears of each vehicle whose newest position changed: `{ tenantId, vehicleId }`. */
export const POSITION_CHANNEL = 'position'

export interface StoredFixes {
  /** False when nobody holds this token. */
  isKnown: boolean
  stored: number
}

/** Fixes of the vehicle that a device token belongs to. `tokenHash` is its SHA-256. */
export async function storeByToken(
  trx: Trx,
  tokenHash: Buffer,
  fixes: Fix[],
  source: 'osmand' | 'owntracks',
): Promise<StoredFixes> {
  const { rows } = await sql<{ known: number; stored: number }>`
    with device as (
      select tenant_id, vehicle_id from public.device_tokens where token_hash = ${tokenHash} and revoked_at is null
    ), used as (
      update public.device_tokens t set last_used_at = now() from device d
      where t.token_hash = ${tokenHash} and (t.last_used_at is null or t.last_used_at < now() - interval '1 minute') returning 1
    ), ${storing(fixes, source)}
    select (select count(*)::int from device) as known, (select count(*)::int from added) as stored, (select count(*) from used) as used,
      (select count(*) from told) as told`.execute(trx)
  return { isKnown: rows[0]!.known > 0, stored: rows[0]!.stored }
}

/** Fixes of the vehicle that the signed-in driver drives: of the route nearest in time to the newest fix. */
export async function storeByDriver(trx: Trx, userId: string, fixes: Fix[]): Promise<StoredFixes> {
  const newest = fixes.reduce((a, b) => (a.at > b.at ? a : b)).at
  const { rows } = await sql<{ known: number; stored: number }>`
    with device as (
      select r.tenant_id, r.vehicle_id from public.routes r
      join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
      where d.user_id = ${userId} and r.status in ('dispatched', 'started')
      order by abs(extract(epoch from r.depart_at - ${newest}::timestamptz)) limit 1
    ), ${storing(fixes, 'driver')}
    select (select count(*)::int from device) as known, (select count(*)::int from added) as stored, (select count(*) from told) as told`.execute(
    trx,
  )
  return { isKnown: rows[0]!.known > 0, stored: rows[0]!.stored }
}

function storing(fixes: Fix[], source: string) {
  const column = <Value>(pick: (fix: Fix) => Value) => fixes.map(pick)
  return sql`given as (
      select d.tenant_id, d.vehicle_id, f.* from device d, unnest(
        ${column((fix) => fix.at.toISOString())}::timestamptz[], ${column((fix) => fix.lat)}::float8[], ${column((fix) => fix.lng)}::float8[],
        ${column((fix) => fix.speedMps)}::real[], ${column((fix) => fix.heading)}::real[], ${column((fix) => fix.accuracyMetres)}::real[]
      ) as f (fix_time, lat, lng, speed_mps, heading, accuracy_metres)
    ), added as (
      insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source)
      select tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, ${source} from given
      on conflict do nothing returning 1
    ), newest as (
      insert into public.vehicle_positions as p (tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source)
      select tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, ${source}
      from given order by fix_time desc limit 1
      on conflict (tenant_id, vehicle_id) do update set fix_time = excluded.fix_time, lat = excluded.lat, lng = excluded.lng,
        speed_mps = excluded.speed_mps, heading = excluded.heading, accuracy_metres = excluded.accuracy_metres,
        source = excluded.source, received_at = now()
      where excluded.fix_time > p.fix_time
      returning tenant_id, vehicle_id
    ), told as (
      select pg_notify(${POSITION_CHANNEL}, json_build_object('tenantId', tenant_id, 'vehicleId', vehicle_id)::text) from newest
    )`
}
