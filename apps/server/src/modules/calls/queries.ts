// SQL of calls between driver and recipient: their stop, both people, and the record of the call.
import type { StopStatus } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

export interface Ends {
  tenantId: string
  routeId: string
  stopId: string
  orderId: string
  reference: string
  driverId: string
  driverName: string
  driverPhone: string | null
  recipientPhone: string | null
  stopStatus: StopStatus
  isOrderCancelled: boolean
  settings: unknown
}

const ends = sql`
  select r.tenant_id as "tenantId", r.id as "routeId", s.id as "stopId", o.id as "orderId", o.reference, w.id as "driverId",
    w.name as "driverName", w.phone as "driverPhone", coalesce(f.phone, c.phone) as "recipientPhone", s.status as "stopStatus",
    o.status = 'cancelled' as "isOrderCancelled", t.settings
  from public.routes r
  join public.tenants t on t.id = r.tenant_id
  join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
  join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id
  join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
  join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
  left join public.delivery_preferences f on f.tenant_id = s.tenant_id and f.delivery_id = s.delivery_id`

/** The stop of an order on this driver's route on the road. */
export async function findOwnStop(
  trx: Trx,
  { tenantId, userId, orderId }: { tenantId: string; userId: string; orderId: string },
): Promise<Ends | undefined> {
  const { rows } = await sql<Ends>`${ends}
    where r.tenant_id = ${tenantId} and w.user_id = ${userId} and o.id = ${orderId}
      and r.status in ('dispatched', 'started') and s.status <> 'skipped'
    order by r.depart_at desc limit 1`.execute(trx)
  return rows[0]
}

/** The stop for which a call was started. */
export async function findContacted(trx: Trx, eventId: string): Promise<Ends | undefined> {
  const { rows } = await sql<Ends>`${ends}
    join public.driver_events e on e.tenant_id = s.tenant_id and e.stop_id = s.id
    where e.id = ${eventId} and e.kind = 'contacted' and e.said_by = 'driver'
      and r.status in ('dispatched', 'started')`.execute(trx)
  return rows[0]
}

/** The next stop for this phone, of any company. */
export async function findStopOfPhone(trx: Trx, phone: string): Promise<Ends | undefined> {
  const { rows } = await sql<Ends>`${ends}
    where r.status in ('dispatched', 'started') and s.status in ('pending', 'arrived') and o.status <> 'cancelled'
      and regexp_replace(coalesce(f.phone, c.phone), '[^0-9+]', '', 'g') = ${phone}
    order by coalesce(s.eta_at, s.planned_service_at) limit 1`.execute(trx)
  return rows[0]
}

/**
 * Records the contact with the order's events. It does not change the route, so the route does not count it.
 */
export async function noteContact(
  trx: Trx,
  { tenantId, routeId, driverId, orderId, stopId }: Ends,
  contact: { id: string; saidBy: 'driver' | 'recipient'; userId: string | null; note: string; at: Date },
): Promise<void> {
  const { id, saidBy, userId, note, at } = contact
  await sql`
    insert into public.driver_events (tenant_id, id, route_id, driver_id, user_id, order_id, stop_id, kind, happened_at,
      device_at, sent_at, received_at, note, outcome, said_by)
    values (${tenantId}, ${id}, ${routeId}, ${driverId}, ${userId}, ${orderId}, ${stopId}, 'contacted', ${at}, ${at}, ${at},
      ${at}, ${note}, 'recorded', ${saidBy})`.execute(trx)
}
