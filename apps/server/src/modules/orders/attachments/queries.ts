// SQL of the files of orders.
import { ATTACHMENTS_PER_ORDER, type AttachmentType, type ListedAttachment } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/scope.ts'

type Row = Omit<ListedAttachment, 'addedAt'> & { addedAt: Date }

const COLUMNS = sql.raw('a.id, a.name, a.type, a.bytes, a.object, a.created_at as "addedAt"')

const toItem = ({ addedAt, ...row }: Row): ListedAttachment => ({ ...row, addedAt: addedAt.toISOString() })

/** Files of an order that the caller may see, or the one with this id. */
export async function listAttachments(
  trx: Trx,
  orderId: string,
  id: string | null = null,
): Promise<ListedAttachment[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from public.order_attachments a
    where a.order_id = ${orderId} and (${id}::uuid is null or a.id = ${id})
    order by a.created_at, a.id`.execute(trx)
  return rows.map(toItem)
}

/** Whether the caller may see the order. */
export async function isOrderSeen(trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from public.orders where id = ${orderId}`.execute(trx)
  return rows.length > 0
}

interface NewAttachment {
  id: string
  orderId: string
  name: string
  type: AttachmentType
  bytes: number
  userId: string
}

/** Inserts a file under its own id; a repeated request finds it. */
export async function insertAttachment(trx: Trx, tenantId: string, file: NewAttachment): Promise<void> {
  await sql`
    insert into public.order_attachments (tenant_id, id, order_id, file_id, name, type, bytes, created_by)
    values (${tenantId}, ${file.id}, ${file.orderId}, ${file.id}, ${file.name}, ${file.type}, ${file.bytes}, ${file.userId})
    on conflict (tenant_id, id) do nothing`.execute(trx)
}

/** Adds a file of an order to later open orders of its series that have room. */
export async function shareWithSeries(trx: Trx, tenantId: string, id: string): Promise<void> {
  await sql`
    insert into public.order_attachments (tenant_id, order_id, file_id, name, type, bytes, created_by, created_at)
    select a.tenant_id, later.id, a.file_id, a.name, a.type, a.bytes, a.created_by, a.created_at
    from public.order_attachments a
    join public.orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
    join public.orders later on later.tenant_id = o.tenant_id and later.series_id = o.series_id
      and later.series_date > o.series_date and later.status = 'open'
    where a.tenant_id = ${tenantId} and a.id = ${id}
      and (select count(*) from public.order_attachments b
        where b.tenant_id = later.tenant_id and b.order_id = later.id) < ${ATTACHMENTS_PER_ORDER}
    order by later.id
    on conflict (tenant_id, order_id, file_id) do nothing`.execute(trx)
}

/** Gives new orders of a series the files of the previous one. */
export async function inheritAttachments(
  trx: Trx,
  tenantId: string,
  orderIds: readonly string[],
): Promise<void> {
  await sql`
    insert into public.order_attachments (tenant_id, order_id, file_id, name, type, bytes, created_by, created_at)
    select a.tenant_id, o.id, a.file_id, a.name, a.type, a.bytes, a.created_by, a.created_at
    from public.orders o
    cross join lateral (select p.id from public.orders p
      where p.tenant_id = o.tenant_id and p.series_id = o.series_id and p.series_date < o.series_date
        and p.id <> all(${orderIds}::uuid[])
      order by p.series_date desc limit 1) before
    join public.order_attachments a on a.tenant_id = o.tenant_id and a.order_id = before.id
    where o.tenant_id = ${tenantId} and o.id = any(${orderIds}::uuid[])
    order by o.id
    on conflict (tenant_id, order_id, file_id) do nothing`.execute(trx)
}

/** Deletes in the caller's scope; false when the caller has no such file. */
export async function deleteAttachment(trx: Trx, orderId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from public.order_attachments where order_id = ${orderId} and id = ${id} returning id`.execute(trx)
  return rows.length > 0
}

/** Copies files to other orders, each once. The lock keeps each file until its copy is stored. */
export async function copyAttachments(
  trx: Trx,
  tenantId: string,
  from: readonly string[],
  to: readonly string[],
): Promise<void> {
  await sql`select from public.order_attachments
    where tenant_id = ${tenantId} and order_id = any(${from}::uuid[]) for key share`.execute(trx)
  await sql`
    insert into public.order_attachments (tenant_id, order_id, file_id, name, type, bytes, created_by, created_at)
    select distinct on (target.id, a.file_id) a.tenant_id, target.id, a.file_id, a.name, a.type, a.bytes, a.created_by, a.created_at
    from public.order_attachments a, unnest(${to}::uuid[]) target (id)
    where a.tenant_id = ${tenantId} and a.order_id = any(${from}::uuid[])
      and not exists (select from public.order_attachments b
        where b.tenant_id = a.tenant_id and b.order_id = target.id and b.file_id = a.file_id)`.execute(trx)
}

/** Objects that no order names. Objects stored after `before` may still get their row. */
export async function unusedObjects(trx: Trx, bucket: string, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select o.name from storage.objects o
    where o.bucket_id = ${bucket} and o.created_at < ${before}
      and not exists (select from public.order_attachments a where a.object = o.name)
    limit 1000`.execute(trx)
  return rows.map(({ name }) => name)
}
