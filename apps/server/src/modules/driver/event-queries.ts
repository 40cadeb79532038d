// SQL of drivers' events: their stop, their route, and the event itself.
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { byNearestDeparture } from '../../platform/route-hours.ts'
import type { PlacedEvent, RouteOfEvent, StopOfEvent } from './placed-event.ts'

/** Routes to search: one driver's, or all of the company. */
export interface Whose {
  tenantId: string
  driverUserId: string | null
}

export async function findEvent(
  trx: Trx,
  tenantId: string,
  id: string,
): Promise<{ userId: string | null } | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select user_id as "userId" from public.driver_events where tenant_id = ${tenantId} and id = ${id}`.execute(
    trx,
  )
  return rows[0]
}

export async function readSettings(trx: Trx, tenantId: string): Promise<unknown> {
  const read = await sql<{ settings: unknown }>`
    select settings from public.tenants where id = ${tenantId}`.execute(trx)
  return onlyRow(read).settings
}

/** The newest stop of an order on such a route, withdrawn ones last. Locks the route. */
export async function findStop(
  trx: Trx,
  { tenantId, driverUserId }: Whose,
  orderId: string,
): Promise<StopOfEvent | null> {
  const { rows } = await sql<StopOfEvent>`
    with driver_routes as (
      select r.id, r.status from public.routes r
      left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
      where r.tenant_id = ${tenantId} and (${driverUserId}::uuid is null or w.user_id = ${driverUserId}) and exists (
        select from public.stops s where s.tenant_id = r.tenant_id and s.route_id = r.id and s.order_id = ${orderId})
      for update of r)
    select s.id, s.route_id as "routeId", s.order_id as "orderId", s.delivery_id as "deliveryId", s.sequence, s.status,
      o.status as "orderStatus", o.reference, d.tracking_number as "trackingNumber", c.name as recipient,
      d.status as "deliveryStatus", driver_routes.status <> 'cancelled' and s.status <> 'skipped' as "isOnRoute",
      round(extract(epoch from s.driver_done_at) * 1000)::float8 as "driverDoneAt", o.proof, app.handover_pin(d.id) as pin,
      o.custom, s.lat, s.lng, a.street, a.city
    from driver_routes
    join public.stops s on s.tenant_id = ${tenantId} and s.route_id = driver_routes.id and s.order_id = ${orderId}
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    join public.deliveries d on d.tenant_id = s.tenant_id and d.id = s.delivery_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    order by driver_routes.status = 'cancelled', s.status = 'skipped', s.created_at desc limit 1`.execute(trx)
  return rows[0] ?? null
}

/** Call after locking the stop's route, since a statement that waited for the lock has an older count. */
export async function countWrongPins(trx: Trx, tenantId: string, deliveryId: string): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select wrong from app.pin_tries where tenant_id = ${tenantId} and delivery_id = ${deliveryId}`.execute(
    trx,
  )
  return rows[0]?.wrong ?? 0
}

export async function addWrongPin(trx: Trx, tenantId: string, deliveryId: string): Promise<void> {
  await sql`
    insert into app.pin_tries as t (tenant_id, delivery_id, wrong) values (${tenantId}, ${deliveryId}, 1)
    on conflict (tenant_id, delivery_id) do update set wrong = t.wrong + 1`.execute(trx)
}

/**
 * The named route, or the one with the departure nearest to a moment. Locked, so that events and positions
 * take turns.
 */
export async function findRoute(
  trx: Trx,
  { tenantId, driverUserId }: Whose,
  routeId: string | null,
  at: Date,
): Promise<RouteOfEvent | undefined> {
  const { rows } = await sql<RouteOfEvent>`
    select r.id, r.number, r.vehicle_id as "vehicleId", v.name as "vehicleName", w.id as "driverId",
      coalesce(w.name, v.name) as "driverName", r.status, round(extract(epoch from r.depart_at) * 1000)::float8 as "departAt",
      json_build_object('name', h.name, 'lat', h.lat, 'lng', h.lng) as depot,
      coalesce(p.source = 'simulator', false) as "isSimulated"
    from public.routes r
    left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
    join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    join public.depots h on h.tenant_id = r.tenant_id and h.id = r.depot_id
    left join public.vehicle_positions p on p.tenant_id = r.tenant_id and p.vehicle_id = r.vehicle_id
    where r.tenant_id = ${tenantId} and (${driverUserId}::uuid is null or w.user_id = ${driverUserId})
      and (r.id = ${routeId} or (${routeId}::uuid is null and r.status <> 'cancelled'))
    order by ${byNearestDeparture(sql`${at}::timestamptz`, 'r')} limit 1
    for update of r`.execute(trx)
  return rows[0]
}

/** The route on the road that has most of these orders ahead. */
export async function findRouteOfOrders(
  trx: Trx,
  { tenantId, driverUserId }: Whose,
  orderIds: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select r.id from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.order_id = any(${orderIds}::uuid[])
    left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
    where r.tenant_id = ${tenantId} and (${driverUserId}::uuid is null or w.user_id = ${driverUserId})
      and r.status in ('dispatched', 'started')
    group by r.id, r.depart_at order by count(*) desc, r.depart_at limit 1`.execute(trx)
  return rows[0]?.id
}

/** The newest fix of a vehicle, milliseconds since 1970. */
export async function newestFixAt(trx: Trx, tenantId: string, vehicleId: string): Promise<number> {
  const read = await sql<{ at: number }>`
    select round(extract(epoch from fix_time) * 1000)::float8 as at from public.vehicle_positions
    where tenant_id = ${tenantId} and vehicle_id = ${vehicleId}`.execute(trx)
  return onlyRow(read).at
}

/** False when the event exists. */
export async function insertEvent(trx: Trx, placedEvent: PlacedEvent, outcome: string): Promise<boolean> {
  const { member, event, route, stop } = placedEvent
  const { pin, files, signature, ...statements } = event.proof ?? {}
  const proof = {
    ...statements,
    ...(pin === undefined ? {} : { isPinChecked: true }),
    ...(signature === undefined ? {} : { signature: placedEvent.files[(files ?? []).indexOf(signature)] }),
  }
  const { rows } = await sql`
    insert into public.driver_events (tenant_id, id, route_id, driver_id, user_id, order_id, stop_id, kind, happened_at, device_at,
      sent_at, received_at, lat, lng, reason, note, proof, files, outcome, said_by, checked, sequence)
    values (${member.tenantId}, ${event.id}, ${route.id}, ${route.driverId}, ${member.userId}, ${stop?.orderId ?? null},
      ${stop?.id ?? null}, ${event.kind}, ${new Date(placedEvent.happenedAt)}, ${event.at}, ${event.sentAt},
      ${new Date(placedEvent.receivedAt)}, ${event.lat ?? null}, ${event.lng ?? null}, ${event.reason ?? null}, ${event.note || null},
      ${JSON.stringify(proof)}::jsonb, ${placedEvent.files}::text[], ${outcome}, ${placedEvent.saidBy},
      ${event.check?.points ?? []}::text[], ${event.kind === 'reordered' ? (event.sequence ?? []) : []}::uuid[])
    on conflict (tenant_id, id) do nothing returning 1`.execute(trx)
  return rows.length > 0
}
