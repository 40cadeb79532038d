// Follows a vehicle past its company's watched zones whenever it reports: events, webhooks (by trigger) and
// notices to dispatch.
import {
  exceptionText,
  followZone,
  type WatchedZone,
  type ZoneEventKind,
  type ZoneFix,
  type ZonePresence,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { readFixesSince } from '../../platform/positions/queries.ts'
import { warnDispatch } from './write-queries.ts'

interface ZoneRow extends WatchedZone {
  id: string
  name: string
  vehicleName: string
  presence: ZonePresence | null
  /** The vehicle's latest position, as the database writes it. */
  latestAt: string
}

/**
 * Counts positions since the last one that did. In the transaction that lists the vehicle's routes: a company
 * without watched zones pays one short query.
 */
export async function watchZones(trx: Trx, tenantId: string, vehicleId: string): Promise<void> {
  const zones = await readWatched(trx, tenantId, vehicleId)
  const [first] = zones
  if (!first) return
  const seenAt = Math.min(...zones.map(({ presence }) => presence?.seenAt ?? -Infinity))
  const since = Number.isFinite(seenAt) ? new Date(seenAt).toISOString() : first.latestAt
  const fixes: ZoneFix[] = await readFixesSince(trx, tenantId, vehicleId, since)
  for (const zone of zones) {
    const { presence, events } = followZone(zone.presence, fixes, zone)
    if (presence === null || presence === zone.presence) continue
    await writePresence(trx, tenantId, { zoneId: zone.id, vehicleId }, presence)
    for (const { kind, at } of events) {
      await writeEvent(trx, tenantId, { zoneId: zone.id, vehicleId, kind, at })
      const since = new Date(at).toISOString()
      const title = exceptionText(
        { kind: `zone_${kind}`, since, sequence: null, zone: zone.name },
        zone.timeZone,
      )
      await warnDispatch(trx, tenantId, [{ title, message: zone.vehicleName, link: '/tenant/live' }])
    }
  }
}

/** Locks the vehicle's newest position, so that two servers do not tell the same event. */
async function readWatched(trx: Trx, tenantId: string, vehicleId: string): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select z.id, z.name, z.polygon, z.watch, t.time_zone as "timeZone", v.name as "vehicleName", n.fix_time::text as "latestAt",
      case when p.zone_id is not null then json_build_object('isInside', p.is_inside, 'since', extract(epoch from p.since) * 1000,
        'turnedAt', extract(epoch from p.turned_at) * 1000, 'seenAt', extract(epoch from p.seen_at) * 1000, 'event', p.event,
        'eventAt', extract(epoch from p.event_at) * 1000) end as presence
    from public.zones z
    join public.tenants t on t.id = z.tenant_id
    join public.vehicles v on v.tenant_id = z.tenant_id and v.id = ${vehicleId}
    join public.vehicle_positions n on n.tenant_id = v.tenant_id and n.vehicle_id = v.id
    left join public.zone_presences p on p.tenant_id = z.tenant_id and p.zone_id = z.id and p.vehicle_id = v.id
    where z.tenant_id = ${tenantId} and z.watch is not null
    order by z.id for update of n`.execute(trx)
  return rows
}

async function writePresence(
  trx: Trx,
  tenantId: string,
  { zoneId, vehicleId }: { zoneId: string; vehicleId: string },
  presence: ZonePresence,
): Promise<void> {
  const at = (ms: number | null) => (ms === null ? null : new Date(ms))
  await sql`
    insert into public.zone_presences (tenant_id, zone_id, vehicle_id, is_inside, since, turned_at, seen_at, event, event_at)
    values (${tenantId}, ${zoneId}, ${vehicleId}, ${presence.isInside}, ${at(presence.since)}, ${at(presence.turnedAt)},
      ${at(presence.seenAt)}, ${presence.event}, ${at(presence.eventAt)})
    on conflict (tenant_id, zone_id, vehicle_id) do update set is_inside = excluded.is_inside, since = excluded.since,
      turned_at = excluded.turned_at, seen_at = excluded.seen_at, event = excluded.event, event_at = excluded.event_at`.execute(
    trx,
  )
}

async function writeEvent(
  trx: Trx,
  tenantId: string,
  { zoneId, vehicleId, kind, at }: { zoneId: string; vehicleId: string; kind: ZoneEventKind; at: number },
): Promise<void> {
  await sql`
    insert into public.zone_events (tenant_id, zone_id, vehicle_id, kind, happened_at)
    values (${tenantId}, ${zoneId}, ${vehicleId}, ${kind}, ${new Date(at)}) on conflict do nothing`.execute(
    trx,
  )
}
