// Data of a dispute pack: the order, its stops, notices to the recipient, and fixes near the door.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { readReportedFixes, type ReportedFix } from '../../platform/positions/queries.ts'
import type { Span } from '../../platform/positions/spans.ts'

export interface DisputeOrder {
  reference: string
  [field: string]: unknown
}

/** In the caller's scope. */
export async function readDisputeOrder(trx: Trx, orderId: string): Promise<DisputeOrder | undefined> {
  const { rows } = await sql<DisputeOrder>`
    select o.reference, t.name as company, t.time_zone as "timeZone", o.type, o.status, o.date::text as date,
      o.window_start as "windowStart", o.window_end as "windowEnd", o.packages, o.weight_grams as "weightGrams", o.instructions,
      c.name as recipient, c.phone, c.email, a.text as address, a.lat, a.lng, d.tracking_number as "trackingNumber",
      d.status as "deliveryStatus",
      d.promised_from as "promisedFrom", d.promised_to as "promisedTo", d.delivered_at as "deliveredAt"
    from public.orders o
    join public.tenants t on t.id = o.tenant_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    left join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    left join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where o.id = ${orderId}`.execute(trx)
  return rows[0]
}

/** The order's stops on routes: planned, promised and driven. In the caller's scope. */
export async function readDisputeStops(trx: Trx, orderId: string) {
  const { rows } = await sql`
    select r.number as route, r.date::text as date, v.name as vehicle, v.registration, w.name as driver, s.sequence, s.status,
      s.planned_arrive_at as "plannedArriveAt", s.promised_from as "promisedFrom", s.promised_to as "promisedTo",
      s.arrived_at as "arrivedAt", s.departed_at as "departedAt", s.late_seconds as "lateSeconds"
    from public.stops s
    join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
    join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
    where s.order_id = ${orderId} order by r.date, r.number`.execute(trx)
  return rows
}

/** The timeline that the recipient saw, the company's own steps, and what both wrote. In the caller's scope. */
export async function readDisputeHistory(trx: Trx, orderId: string) {
  const timeline = await sql`
    select e.status, e.title, e.at, e.received_at as "receivedAt", e.lat, e.lng
    from public.delivery_events e join public.deliveries d on d.tenant_id = e.tenant_id and d.id = e.delivery_id
    where d.order_id = ${orderId} order by e.at`.execute(trx)
  const steps = await sql`
    select name, said_by as "saidBy", at from public.order_steps where order_id = ${orderId} order by at`.execute(
    trx,
  )
  const messages = await sql`
    select m.author, m.channel, m.body, m.created_at as at, m.read_at as "readAt"
    from public.messages m join public.deliveries d on d.tenant_id = m.tenant_id and d.id = m.delivery_id
    where d.order_id = ${orderId} order by m.id`.execute(trx)
  return { timeline: timeline.rows, steps: steps.rows, messages: messages.rows }
}

/** Mails and texts about the delivery. In the service's scope, since no member reads the outbox. */
export async function readDisputeNotices(trx: Trx, tenantId: string, orderId: string) {
  const { rows } = await sql`
    select b.channel, b.recipient, b.subject, b.body, b.state, b.created_at as "writtenAt", b.sent_at as "sentAt", b.error
    from public.outbox b join public.deliveries d on d.tenant_id = b.tenant_id and d.id = b.delivery_id
    where b.tenant_id = ${tenantId} and d.order_id = ${orderId} and b.channel in ('email', 'sms')
    order by b.created_at`.execute(trx)
  return rows
}

/** Fixes from this long before the arrival until as long after the departure. */
const TRAIL_MINUTES = 15

/** In the service's scope: the trail belongs to the pack also where a viewer's role has no live map. */
export async function readDisputeTrail(trx: Trx, tenantId: string, orderId: string): Promise<ReportedFix[]> {
  const { rows } = await sql<{ span: Span | null }>`
    select case when coalesce(s.arrived_at, s.driver_arrived_at, s.driver_done_at) is not null then
      json_build_object('id', s.id, 'vehicleId', r.vehicle_id,
        'from', coalesce(s.arrived_at, s.driver_arrived_at, s.driver_done_at) - make_interval(mins => ${TRAIL_MINUTES}),
        'to', coalesce(s.departed_at, s.driver_done_at, s.arrived_at, s.driver_arrived_at) + make_interval(mins => ${TRAIL_MINUTES})) end as span
    from public.stops s
    join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
    where s.tenant_id = ${tenantId} and s.order_id = ${orderId}`.execute(trx)
  return readReportedFixes(
    trx,
    tenantId,
    rows.flatMap(({ span }) => span ?? []),
  )
}

export const noteDisputePack = (trx: Trx, orderId: string, seal: string) =>
  sql`select app.note_dispute_pack(${orderId}, ${seal})`.execute(trx)
