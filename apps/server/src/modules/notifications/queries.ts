// SQL of notices to recipients: who is due one, what it says, and the in-app copy.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { isNotParked, type DueRow } from '../../platform/parked-work.ts'

/** Deliveries whose driver came near and whose recipient has not been told. Names ids alone: no row can fail it. */
export async function listDriverNear(trx: Trx, kind: string, limit: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select d.tenant_id as "tenantId", d.id from public.deliveries d
    where d.driver_near_at is not null and d.near_told_at is null and ${isNotParked(kind, 'd.tenant_id', 'd.id')}
    order by d.driver_near_at limit ${limit}`.execute(trx)
  return rows
}

export interface DriverNear {
  trackingNumber: string
  reference: string
  company: string
  timeZone: string
  recipient: string
  email: string | null
  street: string | null
  etaFrom: Date | null
  etaTo: Date | null
  isOver: boolean
}

/** Marks one delivery as told and returns what to say. Undefined when another worker has it, or had it. */
export async function takeDriverNear(trx: Trx, { tenantId, id }: DueRow): Promise<DriverNear | undefined> {
  const { rows } = await sql<DriverNear>`
    with due as (
      select tenant_id, id from public.deliveries
      where tenant_id = ${tenantId} and id = ${id} and near_told_at is null for update skip locked),
    told as (
      update public.deliveries d set near_told_at = now() from due
      where d.tenant_id = due.tenant_id and d.id = due.id returning d.*)
    select d.tracking_number as "trackingNumber", o.reference, t.name as company, t.time_zone as "timeZone", c.name as recipient, c.email,
      a.street, d.eta_from as "etaFrom", d.eta_to as "etaTo",
      d.status in ('delivered', 'returned', 'cancelled') as "isOver"
    from told d
    join public.tenants t on t.id = d.tenant_id
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id`.execute(trx)
  return rows[0]
}

/** One in-app notice for each account that follows the delivery. */
export async function notifyFollowers(
  trx: Trx,
  { tenantId, id }: DueRow,
  notice: { type: string; title: string; message: string; link: string },
): Promise<void> {
  await sql`
    insert into public.notifications (tenant_id, user_id, type, title, message, link)
    select tenant_id, user_id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.link}
    from public.delivery_claims where tenant_id = ${tenantId} and delivery_id = ${id}`.execute(trx)
}
