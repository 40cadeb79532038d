// Signed proofs of the demo's newest past day, so that a newcomer can open one and verify it.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentProof } from '../../platform/proofs/current-proof.ts'
import { recordOfOrder } from '../../platform/proofs/queries.ts'

/** Proofs of a day; each takes a few milliseconds to sign and store. */
const PROOFS_MOST = 60

/** Writes the drivers' reports of delivered stops of a plan, with the scan of the parcel, and signs them. */
export async function signDemoProofs(platform: Platform, tenantId: string, planId: string): Promise<void> {
  const orderIds = await platform.asService('demo history: delivered', ({ trx }) =>
    tellDelivered(trx, tenantId, planId),
  )
  for (const orderId of orderIds) await currentProof(platform, (trx) => recordOfOrder(trx, tenantId, orderId))
}

/** Orders whose deliveries were reported now; none on a later start. */
async function tellDelivered(trx: Trx, tenantId: string, planId: string): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    insert into public.driver_events (tenant_id, id, route_id, driver_id, order_id, stop_id, kind, happened_at, device_at,
      sent_at, received_at, lat, lng, proof, outcome)
    select r.tenant_id, app.uuid_v7(), r.id, r.driver_id, s.order_id, s.id, 'delivered', s.departed_at, s.departed_at,
      s.departed_at, s.departed_at, s.lat, s.lng, jsonb_build_object('barcode', o.reference), 'applied'
    from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where r.tenant_id = ${tenantId} and r.plan_id = ${planId} and r.driver_id is not null and r.status = 'finished'
      and s.status = 'served' and not exists (
        select from public.driver_events e where e.tenant_id = s.tenant_id and e.order_id = s.order_id)
    order by s.departed_at limit ${PROOFS_MOST} returning order_id`.execute(trx)
  return rows.map(({ order_id }) => order_id)
}
