// SQL of messages between the office and drivers. Reads run in the caller's scope, writes as the service.
import type { Broadcast, DriverMessages, DriversMessage, DriverThread, Message } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { MESSAGE_AT, messageJson } from './message-json.ts'

/** Maximum number of messages of a thread and broadcasts of a list: the newest. */
const MOST_MESSAGES = 500
const MOST_BROADCASTS = 50

/** Every active driver for the office, or only the caller's own thread. */
export async function listDriverThreads(
  trx: Trx,
  { reader, driverId }: { reader: 'dispatch' | 'driver'; driverId: string | null },
): Promise<DriverThread[]> {
  const writer = reader === 'driver' ? 'dispatch' : 'driver'
  const { rows } = await sql<DriverThread>`
    select d.id as "driverId", d.name, d.user_id is not null as "isReachable",
      (select ${messageJson('m')} from public.messages m where m.tenant_id = d.tenant_id and m.driver_id = d.id
        order by m.id desc limit 1) as last,
      (select count(*)::int from public.messages u where u.tenant_id = d.tenant_id and u.driver_id = d.id
        and u.author = ${writer} and u.read_at is null) as unread
    from public.drivers d
    where d.status = 'active' and (${driverId}::uuid is null or d.id = ${driverId})
    order by (select max(m.id::text) from public.messages m where m.tenant_id = d.tenant_id and m.driver_id = d.id) desc nulls last,
      d.name, d.id`.execute(trx)
  return rows
}

export async function readDriverThread(trx: Trx, driverId: string): Promise<DriverMessages | undefined> {
  const { rows } = await sql<Omit<DriverMessages, 'items'> & { items: Message[] }>`
    select d.id as "driverId", d.name, coalesce((select json_agg(n.message order by n.id) from (
        select m.id, ${messageJson('m')} as message from public.messages m
        where m.tenant_id = d.tenant_id and m.driver_id = d.id order by m.id desc limit ${MOST_MESSAGES}) n), '[]') as items
    from public.drivers d where d.id = ${driverId}`.execute(trx)
  return rows[0]
}

/** The driver whose account this is. */
export async function driverOfUser(trx: Trx, tenantId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from public.drivers where tenant_id = ${tenantId} and user_id = ${userId} and status = 'active'
    order by id limit 1`.execute(trx)
  return rows[0]?.id ?? null
}

export interface Addressee {
  id: string
  name: string
  isReachable: boolean
}

/** Active drivers that a message names. */
export async function findAddressees(
  trx: Trx,
  tenantId: string,
  to: DriversMessage['to'],
): Promise<Addressee[]> {
  const ids = typeof to === 'string' ? null : to
  const { rows } = await sql<Addressee>`
    select d.id, d.name, d.user_id is not null as "isReachable" from public.drivers d
    where d.tenant_id = ${tenantId} and d.status = 'active' and (${ids}::uuid[] is null or d.id = any(${ids}::uuid[]))
      and (${to !== 'on_the_road'} or exists (select from public.routes r
        where r.tenant_id = d.tenant_id and r.driver_id = d.id and r.status in ('dispatched', 'started')
          and r.date >= current_date - 1))
    order by d.name, d.id`.execute(trx)
  return rows
}

/** Stores one message for each driver and notifies them, in one statement for any number of drivers. */
export async function insertForDrivers(
  trx: Trx,
  writer: { tenantId: string; userId: string },
  driverIds: readonly string[],
  { text, broadcastId }: { text: string; broadcastId: string | null },
): Promise<void> {
  await sql`
    with written as (
      insert into public.messages (tenant_id, driver_id, author, user_id, body, broadcast_id)
      select ${writer.tenantId}, d, 'dispatch', ${writer.userId}, ${text}, ${broadcastId}
      from unnest(${driverIds}::uuid[]) d returning tenant_id, driver_id)
    insert into public.notifications (tenant_id, user_id, type, title, message, link)
    select w.tenant_id, d.user_id, 'message', 'Message from dispatch', left(${text}, 200), '/driver?view=dispatch'
    from written w join public.drivers d on d.tenant_id = w.tenant_id and d.id = w.driver_id
    where d.user_id is not null`.execute(trx)
}

/** Stores a driver's message and notifies the office. */
export async function insertOfDriver(
  trx: Trx,
  { tenantId, userId, driverId }: { tenantId: string; userId: string; driverId: string },
  text: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with written as (
      insert into public.messages (tenant_id, driver_id, author, user_id, body)
      values (${tenantId}, ${driverId}, 'driver', ${userId}, ${text}) returning id),
    notified as (
      insert into public.notifications (tenant_id, user_id, type, title, message, link)
      select m.tenant_id, m.user_id, 'message', 'Message from ' || d.name, left(${text}, 200),
        '/tenant/messages?show=drivers&driver=' || d.id
      from public.memberships m join public.drivers d on d.tenant_id = m.tenant_id and d.id = ${driverId}
      where m.tenant_id = ${tenantId} and m.status = 'active' and m.role in ('admin', 'dispatcher'))
    select id from written`.execute(trx)
  return rows[0]!.id
}

/** Records that one side has read the messages of the other. */
export async function markDriverThreadRead(
  trx: Trx,
  { tenantId, driverId, reader }: { tenantId: string; driverId: string; reader: 'dispatch' | 'driver' },
): Promise<void> {
  await sql`
    update public.messages set read_at = now()
    where tenant_id = ${tenantId} and driver_id = ${driverId} and read_at is null and author <> ${reader}`.execute(
    trx,
  )
}

export async function listBroadcasts(trx: Trx): Promise<Broadcast[]> {
  const { rows } = await sql<Broadcast>`
    select m.broadcast_id as id, min(m.body) as text, ${MESSAGE_AT('min(m.created_at)')} as at, count(*)::int as "sentTo",
      count(m.read_at)::int as "readBy",
      coalesce(json_agg(d.name order by d.name) filter (where m.read_at is null), '[]') as "unreadBy"
    from public.messages m join public.drivers d on d.tenant_id = m.tenant_id and d.id = m.driver_id
    where m.broadcast_id is not null
    group by m.tenant_id, m.broadcast_id order by min(m.created_at) desc limit ${MOST_BROADCASTS}`.execute(
    trx,
  )
  return rows
}
