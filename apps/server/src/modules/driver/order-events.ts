// Events of one order by drivers, or by dispatch for them, for staff.
import type { OrderEvent } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

interface Row {
  id: string
  kind: OrderEvent['kind']
  happened_at: Date
  device_at: Date
  sent_at: Date
  received_at: Date
  said_by: OrderEvent['saidBy']
  driver_id: string | null
  driver: string | null
  number: number
  lat: number | null
  lng: number | null
  reason: string | null
  note: string | null
  outcome: OrderEvent['outcome']
  proof: OrderEvent['proof'] & { signature?: string }
  files: string[]
}

/** In the caller's scope: another company's order has no events. */
export async function listOrderEvents(trx: Trx, orderId: string): Promise<OrderEvent[]> {
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.happened_at, e.device_at, e.sent_at, e.received_at, e.said_by, e.driver_id, w.name as driver, r.number,
      e.lat, e.lng, e.reason, e.note, e.outcome, e.proof, e.files
    from public.driver_events e
    join public.routes r on r.tenant_id = e.tenant_id and r.id = e.route_id
    left join public.drivers w on w.tenant_id = e.tenant_id and w.id = e.driver_id
    where e.order_id = ${orderId}
    order by e.happened_at, e.received_at`.execute(trx)
  return rows.map(toEvent)
}

function toEvent(row: Row): OrderEvent {
  const { signature, ...proof } = row.proof
  return {
    id: row.id,
    kind: row.kind,
    at: row.happened_at.toISOString(),
    deviceAt: row.device_at.toISOString(),
    sentAt: row.sent_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    saidBy: row.said_by,
    driver: row.driver_id && row.driver ? { id: row.driver_id, name: row.driver } : null,
    routeNumber: row.number,
    lat: row.lat,
    lng: row.lng,
    reason: row.reason,
    note: row.note,
    outcome: row.outcome,
    proof: { ...proof, isPinChecked: proof.isPinChecked ?? false },
    files: row.files.map((name) => ({ name, isSignature: name === signature })),
  }
}
