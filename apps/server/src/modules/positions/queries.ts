// SQL of the main database about fixes: who sends them, and where their vehicle is.
import { sql } from 'kysely'
import { sendNow } from '../../platform/db/client-dialect.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { POSITIONS_CHANNEL } from '../../platform/delivery-moves.ts'
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

/** A stored message whose counts the database has not answered yet. */
export interface Storing extends Omit<Stored, 'stored' | 'duplicates'> {
  counts: Promise<Pick<Stored, 'stored' | 'duplicates'>>
}

/** Source of the fixes: a tracker's token, or a known vehicle. */
export type Sender = { tokenHash: Buffer } | { tenantId: string; vehicleId: string; isSimulator?: boolean }

/** The vehicle of a sender, with the facts of its latest position that decide what to store. */
interface SendingVehicle {
  tenantId: string
  vehicleId: string
  isSimulator: boolean
  /** A real sender reported lately: simulated positions are not stored. */
  hasRealSender: boolean
  /** Time of the latest position if it is simulated, else null. */
  simulatedAt: Date | null
}

/** Undefined for an unknown token or vehicle. Notes that the token was used. */
export async function findSender(trx: Trx, sender: Sender): Promise<SendingVehicle | undefined> {
  const device =
    'tokenHash' in sender
      ? sql`select tenant_id, vehicle_id, is_simulator from public.device_tokens where token_hash = ${sender.tokenHash} and revoked_at is null`
      : sql`select tenant_id, id as vehicle_id, ${sender.isSimulator ?? false}::boolean as is_simulator from public.vehicles where tenant_id = ${sender.tenantId} and id = ${sender.vehicleId}`
  const touch =
    'tokenHash' in sender
      ? sql`update public.device_tokens set last_used_at = now()
          where token_hash = ${sender.tokenHash} and revoked_at is null and (last_used_at is null or last_used_at < now() - interval '1 minute')`
      : sql`select 1`
  const { rows } = await sql<SendingVehicle>`
    with device as (${device}), touched as (${touch})
    select d.tenant_id as "tenantId", d.vehicle_id as "vehicleId", d.is_simulator as "isSimulator",
      coalesce(v.source <> 'simulator' and v.received_at > now() - make_interval(mins => ${REAL_SENDER_MINUTES}), false) as "hasRealSender",
      case when v.source = 'simulator' then v.fix_time end as "simulatedAt"
    from device d left join public.vehicle_positions v on v.tenant_id = d.tenant_id and v.vehicle_id = d.vehicle_id`.execute(
    trx,
  )
  return rows[0]
}

/** The newest of the fixes, and the times of all. */
interface Arrived {
  newest: ReceivedFix
  source: string
  /** Milliseconds since 1970. */
  times: readonly number[]
}

/**
 * Replaces a vehicle's latest position by a newer one, and notifies the followers. Counts fixes that are older
 * than the latest. Sends the statement without waiting for earlier ones. Repeating it with the same fixes changes nothing but that count.
 */
export async function moveVehicle(
  trx: Trx,
  { tenantId, vehicleId }: Pick<SendingVehicle, 'tenantId' | 'vehicleId'>,
  { newest, source, times }: Arrived,
  latest: Date,
): Promise<void> {
  const at = sql`${new Date(newest.at)}::timestamptz`
  await sendNow(
    trx,
    sql`
    with moved as (
      insert into public.vehicle_positions as p
        (tenant_id, vehicle_id, route_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source)
      values (${tenantId}, ${vehicleId},
        (select r.id from public.routes r where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId}
          and r.status in ('dispatched', 'started')
          and ${isInRouteHours(at, 'r')}
          order by ${byNearestDeparture(at, 'r')} limit 1),
        ${at}, ${newest.lat}, ${newest.lng}, ${newest.speedMps}, ${newest.heading}, ${newest.accuracyMetres}, ${source})
      on conflict (tenant_id, vehicle_id) do update set
        late_count = p.late_count + (select count(*) from unnest(${times.map((time) => new Date(time))}::timestamptz[]) t where t < p.fix_time),
        (route_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source, received_at) = (
          select c.route_id, c.fix_time, c.lat, c.lng, c.speed_mps, c.heading, c.accuracy_metres, c.source, c.received_at
          from (
            select excluded.*, 1 as preference where excluded.fix_time > p.fix_time
              or (p.source = 'simulator' and excluded.source <> 'simulator' and p.fix_time > ${latest})
            union all select p.*, 2) c
          order by c.preference limit 1)
      returning p.tenant_id, p.vehicle_id)
    select pg_notify(${POSITIONS_CHANNEL}, json_build_object('tenantId', tenant_id, 'vehicleId', vehicle_id)::text) from moved`,
  )
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
