// SQL of export and erasure requests, and of the search for persons.
import type { PersonItem, PersonRequestItem } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Person } from './person.ts'

const FOUND_MOST = 50

/** Finds recipients, drivers and members of the caller's company by name, mail address, phone or address. */
export async function findPersons(trx: Trx, tenantId: string, search: string): Promise<PersonItem[]> {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = search.replaceAll(/\D/g, '')
  const phoneLike = digits.length >= 5 ? `%${digits}%` : null
  const says = (column: string) =>
    sql`(${sql.ref(`${column}.name`)} ilike ${like} or ${sql.ref(`${column}.email`)} ilike ${like}
      or regexp_replace(${sql.ref(`${column}.phone`)}, '[^0-9]', '', 'g') like ${phoneLike}::text)`
  const { rows } = await sql<PersonItem>`
    (select 'recipient' as kind, r.id, r.name, r.email, r.phone, latest.text as address,
      (select count(*)::int from public.orders o where o.tenant_id = r.tenant_id and o.recipient_id = r.id) as uses
    from public.recipients r
    left join lateral (select a.text from public.orders o join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
      where o.tenant_id = r.tenant_id and o.recipient_id = r.id order by o.date desc, o.id desc limit 1) latest on true
    where r.tenant_id = ${tenantId} and (${says('r')} or exists (select from public.orders o
      join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
      where o.tenant_id = r.tenant_id and o.recipient_id = r.id and a.text ilike ${like}))
    order by lower(r.name), r.id limit ${FOUND_MOST})
    union all
    (select 'driver', d.id, d.name, d.email, d.phone, null,
      (select count(*)::int from public.routes x where x.tenant_id = d.tenant_id and x.driver_id = d.id)
    from public.drivers d where d.tenant_id = ${tenantId} and ${says('d')} order by lower(d.name), d.id limit ${FOUND_MOST})
    union all
    (select 'member', p.id, p.name, p.email, p.phone, null, 0
    from (select p.id, p.email, p.phone, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '') as name
      from public.profiles p join public.memberships m on m.user_id = p.id
      where m.tenant_id = ${tenantId} and m.role <> 'driver') p
    where ${says('p')} order by lower(p.name), p.id limit ${FOUND_MOST})`.execute(trx)
  return rows.slice(0, FOUND_MOST)
}

/** Finds accounts of the platform by mail address or name. */
export async function findAccounts(
  trx: Trx,
  search: string,
): Promise<{ id: string; email: string; name: string }[]> {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<{ id: string; email: string; name: string }>`
    select p.id, coalesce(p.email, '') as email, trim(concat_ws(' ', p.first_name, p.last_name)) as name from public.profiles p
    where p.email ilike ${like} or trim(concat_ws(' ', p.first_name, p.last_name)) ilike ${like}
    order by p.email, p.id limit ${FOUND_MOST}`.execute(trx)
  return rows
}

export interface StoredRequest extends Person {
  id: string
  act: PersonRequestItem['act']
}

interface NewRequest extends Person {
  id: string
  act: PersonRequestItem['act']
  isWaiting: boolean
  userId: string | null
}

/** False when the row exists: a retry gets the same request. */
export async function insertRequest(trx: Trx, request: NewRequest): Promise<boolean> {
  const { id, tenantId, kind, act, ids, isWaiting, userId } = request
  const { rows } = await sql`
    insert into public.person_requests (id, tenant_id, kind, act, person_ids, status, created_by)
    values (${id}, ${tenantId}, ${kind}, ${act}, ${ids}, ${isWaiting ? 'waiting' : 'queued'}, ${userId})
    on conflict do nothing returning id`.execute(trx)
  return rows.length > 0
}

/** Requests that the caller may see, newest first. */
export async function listRequests(
  trx: Trx,
  scope: { tenantId: string } | { accountId: string },
  id: string | null = null,
): Promise<PersonRequestItem[]> {
  const whose =
    'tenantId' in scope
      ? sql`tenant_id = ${scope.tenantId}`
      : sql`kind = 'account' and person_ids = array[${scope.accountId}::uuid]`
  const { rows } = await sql<
    Omit<PersonRequestItem, 'createdAt' | 'finishedAt'> & {
      createdAt: Date
      finishedAt: Date | null
    }
  >`
    select id, kind, act, person_ids as "personIds", status, counts, bytes, error, created_at as "createdAt", finished_at as "finishedAt"
    from public.person_requests where ${whose} and (${id}::uuid is null or id = ${id}) order by id desc limit 50`.execute(
    trx,
  )
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }))
}

/** Marks a request as started and locks it; undefined when it ended or was cancelled. */
export async function beginRequest(trx: Trx, id: string): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`
    update public.person_requests set status = 'running' where id = ${id} and status in ('waiting', 'queued', 'running')
    returning id, act, kind, tenant_id as "tenantId", person_ids as ids`.execute(trx)
  return rows[0]
}

export async function endRequest(
  trx: Trx,
  id: string,
  ending: { counts: Record<string, number>; bytes: number | null } | { error: string },
): Promise<void> {
  const isDone = !('error' in ending)
  await sql`
    update public.person_requests set status = ${isDone ? 'done' : 'failed'}, finished_at = now(),
      counts = ${JSON.stringify(isDone ? ending.counts : {})}::jsonb, bytes = ${isDone ? ending.bytes : null}::bigint,
      error = ${isDone ? null : ending.error}::text where id = ${id}`.execute(trx)
}

/** Returns a request to waiting when a new obstacle came up. */
export async function postponeRequest(trx: Trx, id: string): Promise<void> {
  await sql`update public.person_requests set status = 'waiting' where id = ${id}`.execute(trx)
}

/** Cancels a waiting erasure; false when it is not waiting. */
export async function cancelRequest(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from public.person_requests where tenant_id = ${tenantId} and id = ${id} and status = 'waiting' returning id`.execute(
    trx,
  )
  return rows.length > 0
}

/** Erasures without remaining obstacles. */
export async function dueRequests(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from public.person_requests r where r.status = 'waiting'
      and not exists (select from app.person_obstacles(r.kind, r.tenant_id, r.person_ids))
    order by r.id limit 100`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Clears the files of exports that expired or whose person is being erased. Returns those exports. */
export async function forgetFiles(trx: Trx, of: { days: number } | { person: Person }): Promise<string[]> {
  const which =
    'days' in of
      ? sql`finished_at < now() - make_interval(days => ${of.days})`
      : sql`person_ids && ${of.person.ids}::uuid[]`
  const { rows } = await sql<{ id: string }>`
    update public.person_requests set bytes = null where bytes is not null and ${which} returning id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Which of these requests still have a row. */
export async function presentIds(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from public.person_requests where id = any(${ids}::uuid[])`.execute(trx)
  return rows.map(({ id }) => id)
}
