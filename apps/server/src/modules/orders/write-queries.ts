// SQL that writes whole files of orders in a few statements, each table as one JSON parameter.
import type { OrderStatus, StoredColumns } from '@dropwise/contracts'
import { sql } from 'kysely'
import { inParts } from '../../platform/db/parts.ts'
import type { Trx } from '../../platform/db/scope.ts'
import {
  describedColumns,
  writtenAssignments,
  writtenColumns,
  writtenTypes,
  writtenValues,
  type OrderWrite,
} from './sql-columns.ts'

/** Allows one import of a company at a time: two at once would duplicate new recipients. */
export async function lockImports(trx: Trx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import:${tenantId}`}, 0))`.execute(trx)
}

export interface StoredOrder extends StoredColumns {
  id: string
  reference: string
  status: OrderStatus
  date: string
  last_date: string | null
  window_start: Date | null
  window_end: Date | null
  custom: Record<string, string>
  address_id: string
  recipient_name: string
  recipient_phone: string | null
  recipient_email: string | null
}

/** Orders by reference, locked against a concurrent dispatch. */
export async function readStored(
  trx: Trx,
  tenantId: string,
  references: readonly string[],
): Promise<Map<string, StoredOrder>> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.reference, o.status, o.date, o.last_date, o.window_start, o.window_end, ${describedColumns},
      o.custom, o.address_id, r.name as recipient_name, r.phone as recipient_phone, r.email as recipient_email
    from public.orders o join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
    where o.tenant_id = ${tenantId} and o.reference = any(${references}::text[])
    order by o.id for update of o`.execute(trx)
  return new Map(rows.map((row) => [row.reference, row]))
}

/** Counts open orders of some days, without the given references. */
export async function countOpenOrders(
  trx: Trx,
  tenantId: string,
  days: readonly string[],
  exceptReferences: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ date: string; count: number }>`
    select date, count(*)::int as count from public.orders
    where tenant_id = ${tenantId} and status = 'open' and date = any(${days}::date[])
      and not reference = any(${exceptReferences}::text[])
    group by date`.execute(trx)
  return new Map(rows.map((row) => [row.date, row.count]))
}

/** Inserts orders and their deliveries, which recipients see. */
export async function insertOrders(
  trx: Trx,
  tenantId: string,
  importId: string | null,
  orders: readonly OrderWrite[],
): Promise<void> {
  await inParts(orders, async (part) => {
    await sql`
      insert into public.orders (tenant_id, import_id, id, ${writtenColumns})
      select ${tenantId}, ${importId}::uuid, o.id, ${writtenValues}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as o(${writtenTypes})`.execute(trx)
    await sql`
      insert into public.deliveries (tenant_id, order_id)
      select ${tenantId}, unnest(${part.map((order) => order.id)}::uuid[])`.execute(trx)
  })
}

/** Overwrites orders in one state; others stay. */
export async function updateOrders(
  trx: Trx,
  tenantId: string,
  orders: readonly OrderWrite[],
  status: 'open' | 'dispatched' = 'open',
): Promise<void> {
  await inParts(orders, (part) =>
    sql`
      update public.orders t set ${writtenAssignments}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as o(${writtenTypes})
      where t.tenant_id = ${tenantId} and t.id = o.id and t.status = ${status}`.execute(trx),
  )
}

export interface LockedOrder {
  id: string
  reference: string
  status: OrderStatus
}

/** Locks orders before a change, cancellation or removal. */
export async function lockOrders(trx: Trx, tenantId: string, ids: readonly string[]): Promise<LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`
    select id, reference, status from public.orders
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id for update`.execute(trx)
  return rows
}

/** The other halves of pairs, which cannot be served alone. */
export async function pairedOrderIds(trx: Trx, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from public.orders o
    join public.orders other on other.tenant_id = o.tenant_id and other.pair = o.pair and other.date = o.date
    where o.tenant_id = ${tenantId} and o.id = any(${ids}::uuid[])
      and o.status in ('open', 'dispatched') and other.status in ('open', 'dispatched') and other.id <> all(${ids}::uuid[])
    group by other.id order by other.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Deletes orders that were never on the road, with everything that refers to them. */
export async function removeOrders(trx: Trx, tenantId: string, ids: readonly string[]): Promise<void> {
  await inParts(ids, async (part) => {
    for (const table of ['plan_stops', 'plan_unserved', 'deliveries'])
      await sql`delete from ${sql.table(`public.${table}`)}
        where tenant_id = ${tenantId} and order_id = any(${part}::uuid[])`.execute(trx)
    await sql`delete from public.orders where tenant_id = ${tenantId} and id = any(${part}::uuid[])`.execute(
      trx,
    )
  })
}

/** Cancels open orders and their deliveries. Recipients see the note, if any. */
export async function cancelOrders(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
  note: string | null = null,
): Promise<void> {
  if (ids.length === 0) return
  await sql`update public.orders set status = 'cancelled'
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and status = 'open'`.execute(trx)
  await sql`update public.deliveries set status = 'cancelled', status_note = ${note}
    where tenant_id = ${tenantId} and order_id = any(${ids}::uuid[]) and status = 'pending'`.execute(trx)
}
