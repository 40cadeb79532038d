// SQL of orders: reading what is there and writing whole files in a few statements, one JSON parameter a set.
import type { DeliveryStatus, OrderStatus } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Place } from './locate.ts'

export interface OrderRow {
  id: string
  reference: string
  tracking_number: string
  status: OrderStatus
  delivery_status: DeliveryStatus
  recipient: string
  phone: string | null
  email: string | null
  address_id: string
  address: string
  accuracy: string
  confidence: number
  lat: number
  lng: number
  date: string
  window_start: Date | null
  window_end: Date | null
  service_seconds: number
  packages: number
  weight_grams: number
  priority: number
  instructions: string | null
  import_id: string | null
  custom: Record<string, string>
  route_id: string | null
  route_number: number | null
  sequence: number | null
  eta: Date | null
  late_seconds: number | null
  unserved_reason: string | null
  unserved_message: string | null
}

export interface OrderFilter {
  date?: string
  status?: OrderStatus
  reference?: string
  ids?: readonly string[]
  after?: string
  limit: number
}

/** Orders of the asker's company in the order of their ids, which is the order of their files. */
export async function listOrders(trx: Trx, filter: OrderFilter): Promise<OrderRow[]> {
  const { date = null, status = null, reference = null, after = null } = filter
  const { rows } = await sql<OrderRow>`
    with newest as (
      select distinct on (p.date) p.id, p.date from public.plans p
      where p.tenant_id = (select app.tenant_id()) and p.status in ('done', 'stopped', 'dispatched')
        and (${date}::date is null or p.date = ${date}::date)
      order by p.date, p.created_at desc
    )
    select o.id, o.reference, d.tracking_number, o.status, d.status as delivery_status,
      r.name as recipient, r.phone, r.email, a.id as address_id, a.text as address, a.accuracy, a.confidence, a.lat, a.lng,
      o.date, o.window_start, o.window_end, o.service_seconds, o.packages, o.weight_grams, o.priority, o.instructions,
      o.import_id, o.custom, s.route_id, coalesce(s.number, pl.number) as route_number, coalesce(s.sequence, pl.sequence) as sequence,
      coalesce(s.eta, pl.arrive_at) as eta, coalesce(s.late_seconds, pl.late_seconds) as late_seconds,
      u.reason as unserved_reason, u.message as unserved_message
    from public.orders o
    join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    left join lateral (
      select st.route_id, rt.number, st.sequence, coalesce(st.eta_at, st.planned_arrive_at) as eta, st.late_seconds
      from public.stops st join public.routes rt on rt.tenant_id = st.tenant_id and rt.id = st.route_id
      where st.tenant_id = o.tenant_id and st.order_id = o.id and st.status <> 'skipped' and rt.status <> 'cancelled'
      order by st.id desc limit 1
    ) s on true
    left join newest n on n.date = o.date
    left join lateral (
      select pr.number, ps.sequence, ps.arrive_at, ps.late_seconds
      from public.plan_stops ps join public.plan_routes pr on pr.tenant_id = ps.tenant_id and pr.id = ps.plan_route_id
      where ps.tenant_id = o.tenant_id and ps.plan_id = n.id and ps.order_id = o.id and o.status = 'open'
    ) pl on true
    left join public.plan_unserved u on u.tenant_id = o.tenant_id and u.plan_id = n.id and u.order_id = o.id and o.status = 'open'
    where o.tenant_id = (select app.tenant_id())
      and (${date}::date is null or o.date = ${date}::date)
      and (${status}::text is null or o.status = ${status})
      and (${reference}::text is null or o.reference = ${reference})
      and (${filter.ids ?? null}::uuid[] is null or o.id = any(${filter.ids ?? null}::uuid[]))
      and (${after}::uuid is null or o.id > ${after}::uuid)
    order by o.id limit ${filter.limit}`.execute(trx)
  return rows
}

/** What an import must know of the company: its clock, and a place that breaks ties between equal addresses. */
export async function readCompany(trx: Trx, tenantId: string) {
  const { rows } = await sql<{
    time_zone: string
    units: 'mi' | 'km'
    lat: number | null
    lng: number | null
  }>`
    select coalesce(d.time_zone, t.time_zone) as time_zone, t.units, d.lat, d.lng from public.tenants t
    left join lateral (select * from public.depots d where d.tenant_id = t.id and d.status = 'active' order by d.id limit 1) d on true
    where t.id = ${tenantId}`.execute(trx)
  return rows[0]!
}

/** Remembered addresses by key. */
export async function readMemory(
  trx: Trx,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, Place>> {
  const { rows } = await sql<Place>`
    select id as "addressId", text, normalised, street, house_number as "houseNumber", postcode, city, lat, lng,
      confidence, accuracy, source
    from public.addresses where tenant_id = ${tenantId} and normalised = any(${keys}::text[])`.execute(trx)
  return new Map(rows.map((row) => [row.normalised, row]))
}

/** One import of a company at a time: two that run together would each make the other's new recipients. */
export async function lockImports(trx: Trx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import:${tenantId}`}, 0))`.execute(trx)
}

export interface StoredOrder {
  id: string
  reference: string
  status: OrderStatus
  date: string
  window_start: Date | null
  window_end: Date | null
  service_seconds: number
  packages: number
  weight_grams: number
  priority: number
  instructions: string | null
  custom: Record<string, string>
  address_id: string
  recipient_name: string
  recipient_phone: string | null
  recipient_email: string | null
}

/** Orders by reference, locked against a dispatch that runs at the same moment. */
export async function readStored(
  trx: Trx,
  tenantId: string,
  references: readonly string[],
): Promise<Map<string, StoredOrder>> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.reference, o.status, o.date, o.window_start, o.window_end, o.service_seconds, o.packages, o.weight_grams,
      o.priority, o.instructions, o.custom, o.address_id, r.name as recipient_name, r.phone as recipient_phone, r.email as recipient_email
    from public.orders o join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
    where o.tenant_id = ${tenantId} and o.reference = any(${references}::text[])
    order by o.id for update of o`.execute(trx)
  return new Map(rows.map((row) => [row.reference, row]))
}

/** Stores new places; returns the ids of all of them by key. Another transaction's place of the same key is taken as it is. */
export async function storeAddresses(
  trx: Trx,
  tenantId: string,
  places: readonly Place[],
): Promise<Map<string, string>> {
  await sql`
    insert into public.addresses (tenant_id, text, normalised, street, house_number, postcode, city, lat, lng, confidence, accuracy, source)
    select ${tenantId}, p.* from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(text text, normalised text, street text,
      "houseNumber" text, postcode text, city text, lat float8, lng float8, confidence real, accuracy text, source text)
    on conflict (tenant_id, normalised) do nothing`.execute(trx)
  const { rows } = await sql<{ id: string; normalised: string }>`
    select id, normalised from public.addresses
    where tenant_id = ${tenantId} and normalised = any(${places.map((place) => place.normalised)}::text[])`.execute(
    trx,
  )
  return new Map(rows.map((row) => [row.normalised, row.id]))
}

export interface Contact {
  name: string
  phone: string | null
  email: string | null
}

/** Key of a recipient, as the unique index compares them. */
export function contactKey({ name, phone, email }: Contact): string {
  return JSON.stringify([name.toLowerCase(), email ?? '', phone ?? ''])
}

/** Finds or makes recipients; ids by `contactKey`. */
export async function storeRecipients(
  trx: Trx,
  tenantId: string,
  contacts: readonly Contact[],
): Promise<Map<string, string>> {
  const given = JSON.stringify(contacts.map((contact, place) => ({ ...contact, place })))
  await sql`
    insert into public.recipients (tenant_id, name, phone, email)
    select ${tenantId}, c.name, c.phone, c.email
    from jsonb_to_recordset(${given}::jsonb) as c(name text, phone text, email text)
    on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ place: number; id: string }>`
    select c.place, r.id from jsonb_to_recordset(${given}::jsonb) as c(place int, name text, phone text, email text)
    join public.recipients r on r.tenant_id = ${tenantId} and lower(r.name) = lower(c.name)
      and coalesce(r.email, '') = coalesce(c.email, '') and coalesce(r.phone, '') = coalesce(c.phone, '')`.execute(
    trx,
  )
  return new Map(rows.map((row) => [contactKey(contacts[row.place]!), row.id]))
}

/** Columns of an order as they are written. */
export interface OrderWrite {
  id: string
  reference: string
  date: string
  window_start: string | null
  window_end: string | null
  service_seconds: number
  packages: number
  weight_grams: number
  priority: number
  instructions: string | null
  custom: Record<string, string>
  recipient_id: string
  address_id: string
}

/** Makes orders and what their recipients see of them. */
export async function insertOrders(
  trx: Trx,
  tenantId: string,
  importId: string | null,
  orders: readonly OrderWrite[],
): Promise<void> {
  if (orders.length === 0) return
  const given = JSON.stringify(orders)
  await sql`
    insert into public.orders (tenant_id, import_id, id, reference, date, window_start, window_end, service_seconds, packages,
      weight_grams, priority, instructions, custom, recipient_id, address_id)
    select ${tenantId}, ${importId}::uuid, o.* from jsonb_to_recordset(${given}::jsonb) as o(id uuid, reference text, date date,
      window_start timestamptz, window_end timestamptz, service_seconds int, packages int, weight_grams bigint, priority smallint,
      instructions text, custom jsonb, recipient_id uuid, address_id uuid)`.execute(trx)
  await sql`
    insert into public.deliveries (tenant_id, order_id)
    select ${tenantId}, unnest(${orders.map((order) => order.id)}::uuid[])`.execute(trx)
}

/** Overwrites open orders. */
export async function updateOrders(trx: Trx, tenantId: string, orders: readonly OrderWrite[]): Promise<void> {
  if (orders.length === 0) return
  await sql`
    update public.orders t set reference = o.reference, date = o.date, window_start = o.window_start, window_end = o.window_end,
      service_seconds = o.service_seconds, packages = o.packages, weight_grams = o.weight_grams, priority = o.priority,
      instructions = o.instructions, custom = o.custom, recipient_id = o.recipient_id, address_id = o.address_id
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o(id uuid, reference text, date date,
      window_start timestamptz, window_end timestamptz, service_seconds int, packages int, weight_grams bigint, priority smallint,
      instructions text, custom jsonb, recipient_id uuid, address_id uuid)
    where t.tenant_id = ${tenantId} and t.id = o.id and t.status = 'open'`.execute(trx)
}

export interface ImportWrite {
  id: string
  fileName: string | null
  mapping: unknown
  rowCount: number
  created: number
  updated: number
  rejected: unknown
  userId: string
}

export async function insertImport(trx: Trx, tenantId: string, given: ImportWrite): Promise<void> {
  await sql`
    insert into public.imports (tenant_id, id, file_name, mapping, row_count, created_count, updated_count, rejected, created_by)
    values (${tenantId}, ${given.id}, ${given.fileName}, ${JSON.stringify(given.mapping)}::jsonb, ${given.rowCount},
      ${given.created}, ${given.updated}, ${JSON.stringify(given.rejected)}::jsonb, ${given.userId})`.execute(
    trx,
  )
}

export interface CancelRow {
  id: string
  reference: string
  status: OrderStatus
}

/** Orders that are about to be cancelled or removed, locked. */
export async function lockOrders(trx: Trx, tenantId: string, ids: readonly string[]): Promise<CancelRow[]> {
  const { rows } = await sql<CancelRow>`
    select id, reference, status from public.orders
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id for update`.execute(trx)
  return rows
}

/** Cancels open orders and their deliveries. */
export async function cancelOrders(trx: Trx, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update public.orders set status = 'cancelled'
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and status = 'open'`.execute(trx)
  await sql`update public.deliveries set status = 'cancelled', status_note = null
    where tenant_id = ${tenantId} and order_id = any(${ids}::uuid[]) and status = 'pending'`.execute(trx)
}

/** Orders that an import made, locked; null when there is no such import. */
export async function lockImport(trx: Trx, tenantId: string, importId: string) {
  const { rows } = await sql<{ undone_at: Date | null }>`
    select undone_at from public.imports where tenant_id = ${tenantId} and id = ${importId} for update`.execute(
    trx,
  )
  if (!rows[0]) return null
  const orders = await sql<CancelRow & { was_on_road: boolean }>`
    select o.id, o.reference, o.status,
      exists (select 1 from public.stops s where s.tenant_id = o.tenant_id and s.order_id = o.id) as was_on_road
    from public.orders o where o.tenant_id = ${tenantId} and o.import_id = ${importId} order by o.id for update`.execute(
    trx,
  )
  return { isUndone: rows[0].undone_at !== null, orders: orders.rows }
}

/** Removes orders that were never on the road, with all that was said of them, and marks the import as undone. */
export async function removeImported(
  trx: Trx,
  tenantId: string,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  for (const table of ['plan_stops', 'plan_unserved', 'deliveries']) {
    await sql`delete from ${sql.table(`public.${table}`)}
      where tenant_id = ${tenantId} and order_id = any(${ids}::uuid[])`.execute(trx)
  }
  await sql`delete from public.orders where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(trx)
  await sql`update public.imports set undone_at = now() where tenant_id = ${tenantId} and id = ${importId}`.execute(
    trx,
  )
}
