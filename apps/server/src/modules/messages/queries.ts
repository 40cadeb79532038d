// SQL of messages, in the caller's scope: policies let staff, the parcel's driver and its recipient read.
import type { Message, MessagesResponse, MessageThread } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { messageJson } from './message-json.ts'

/** Maximum number of threads of a list, more than a day has. */
const MOST_THREADS = 200

export async function listThreads(trx: Trx): Promise<MessageThread[]> {
  const { rows } = await sql<MessageThread>`
    with newest as (
      select distinct on (m.tenant_id, m.delivery_id) m.* from public.messages m where m.delivery_id is not null
      order by m.tenant_id, m.delivery_id, m.id desc)
    select o.id as "orderId", d.tracking_number as "trackingNumber", o.reference, c.name as recipient, ${messageJson('n')} as last,
      (select count(*)::int from public.messages u where u.tenant_id = d.tenant_id and u.delivery_id = d.id
        and u.author = 'recipient' and u.read_at is null) as unread
    from newest n
    join public.deliveries d on d.tenant_id = n.tenant_id and d.id = n.delivery_id
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    order by n.created_at desc, n.id desc limit ${MOST_THREADS}`.execute(trx)
  return rows
}

export async function readThread(trx: Trx, orderId: string): Promise<MessagesResponse | undefined> {
  const { rows } = await sql<Omit<MessagesResponse, 'items'> & { items: Message[] }>`
    select d.tracking_number as "trackingNumber", o.reference, c.name as recipient,
      coalesce((select json_agg(${messageJson('m')} order by m.id) from public.messages m
        where m.tenant_id = d.tenant_id and m.delivery_id = d.id), '[]') as items
    from public.orders o
    join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    where o.id = ${orderId}`.execute(trx)
  return rows[0]
}

/** Throws a code when the caller may not write. */
export async function sendMessage(trx: Trx, trackingNumber: string, text: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select public.send_message(${trackingNumber}, ${text}) as id`.execute(trx)
  return rows[0]!.id
}

/**
 * Like {@link sendMessage}, and also sends mail and text to the addresses that earlier notices of the
 * delivery went to.
 */
export async function sendAsTold(trx: Trx, trackingNumber: string, text: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select app.send_as_told(${trackingNumber}, ${text}) as id`.execute(trx)
  return rows[0]!.id
}

export async function markRead(trx: Trx, trackingNumber: string): Promise<void> {
  await sql`select public.read_messages(${trackingNumber})`.execute(trx)
}
