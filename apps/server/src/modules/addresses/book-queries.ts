// SQL of the address book: list, add, change, remove.
import { sql } from 'kysely'
import { inParts } from '../../platform/db/parts.ts'
import type { Trx } from '../../platform/db/scope.ts'
import type { AddressRow } from './queries.ts'

export interface EntryRow extends AddressRow {
  normalised: string
  service_seconds: number | null
  notes: string | null
  /** `08:00` */
  window_from: string | null
  window_to: string | null
  learnt_seconds: number | null
  visits: number | null
}

export interface EntryFilter {
  id?: string
  words?: readonly string[]
  /** Last entry of the previous page. */
  after?: string
  limit?: number
}

const matching = (tenantId: string, { id, words = [] }: EntryFilter) => sql`
  a.tenant_id = ${tenantId} and a.forgotten_at is null and (${id ?? null}::uuid is null or a.id = ${id ?? null})
  and not exists (select from unnest(${[...words]}::text[]) as w(word)
    where strpos(lower(a.text || ' ' || coalesce(a.notes, '')), lower(w.word)) = 0)`

/** Entries by the words of their address. */
export async function listEntries(trx: Trx, tenantId: string, filter: EntryFilter): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select a.id, a.text, a.normalised, a.lat, a.lng, a.accuracy, a.source, a.service_seconds, a.notes,
      to_char(a.window_from, 'HH24:MI') as window_from, to_char(a.window_to, 'HH24:MI') as window_to,
      l.seconds as learnt_seconds, l.visits
    from public.addresses a
    left join app.service_times l on l.tenant_id = a.tenant_id and l.address_id = a.id
    where ${matching(tenantId, filter)}
      and (${filter.after ?? null}::uuid is null or (a.text, a.id) > (select b.text, b.id from public.addresses b
        where b.tenant_id = ${tenantId} and b.id = ${filter.after ?? null}))
    order by a.text, a.id limit ${filter.limit ?? null}`.execute(trx)
  return rows
}

export async function countEntries(trx: Trx, tenantId: string, filter: EntryFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from public.addresses a where ${matching(tenantId, filter)}`.execute(trx)
  return rows[0]?.count ?? 0
}

export interface EntryWrite {
  id: string
  lat: number
  lng: number
  /** The pin was corrected by hand. */
  isMoved: boolean
  serviceSeconds: number | null
  notes: string | null
  windowFrom: string | null
  windowTo: string | null
}

/** Overwrites entries. Marks open orders at a moved pin as changed, as a single correction does. */
export async function updateEntries(
  trx: Trx,
  tenantId: string,
  entries: readonly EntryWrite[],
): Promise<void> {
  await inParts(entries, (part) =>
    sql`
      update public.addresses a set service_seconds = e."serviceSeconds", notes = e.notes,
        window_from = e."windowFrom", window_to = e."windowTo", lat = e.lat, lng = e.lng,
        source = case when e."isMoved" then 'corrected' else a.source end,
        confidence = case when e."isMoved" then 1 else a.confidence end,
        accuracy = case when e."isMoved" then 'rooftop' else a.accuracy end,
        corrected_at = case when e."isMoved" then now() else a.corrected_at end
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as e(id uuid, lat float8, lng float8, "isMoved" bool,
        "serviceSeconds" int, notes text, "windowFrom" time, "windowTo" time)
      where a.tenant_id = ${tenantId} and a.id = e.id and a.forgotten_at is null`.execute(trx),
  )
  const moved = entries.filter(({ isMoved }) => isMoved).map(({ id }) => id)
  if (moved.length === 0) return
  await sql`update public.orders set version = version + 1
    where tenant_id = ${tenantId} and address_id = any(${moved}::uuid[]) and status = 'open'`.execute(trx)
}

export interface NewEntry extends EntryWrite {
  text: string
  normalised: string
  street: string | null
  houseNumber: string | null
  postcode: string | null
  city: string | null
  confidence: number
  accuracy: AddressRow['accuracy']
}

/** Adds entries, except those that another transaction added meanwhile. Returns the ids of added ones. */
export async function insertEntries(
  trx: Trx,
  tenantId: string,
  entries: readonly NewEntry[],
): Promise<string[]> {
  const added: string[] = []
  await inParts(entries, async (part) => {
    const { rows } = await sql<{ id: string }>`
      insert into public.addresses (tenant_id, id, text, normalised, street, house_number, postcode, city, lat, lng,
        confidence, accuracy, source, corrected_at, service_seconds, notes, window_from, window_to)
      select ${tenantId}, e.id, e.text, e.normalised, e.street, e."houseNumber", e.postcode, e.city, e.lat, e.lng,
        e.confidence, e.accuracy, case when e."isMoved" then 'corrected' else 'region' end,
        case when e."isMoved" then now() end, e."serviceSeconds", e.notes, e."windowFrom", e."windowTo"
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as e(id uuid, text text, normalised text, street text,
        "houseNumber" text, postcode text, city text, lat float8, lng float8, confidence real, accuracy text,
        "isMoved" bool, "serviceSeconds" int, notes text, "windowFrom" time, "windowTo" time)
      on conflict (tenant_id, normalised) do nothing returning id`.execute(trx)
    added.push(...rows.map(({ id }) => id))
  })
  return added
}

/**
 * Removes an address. An address with orders keeps its row, under a key that no new order matches. False when
 * there is no such address.
 */
export async function forgetEntry(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const removed = await sql`delete from public.addresses a
    where a.tenant_id = ${tenantId} and a.id = ${id} and a.forgotten_at is null
      and not exists (select from public.orders o where o.tenant_id = a.tenant_id and o.address_id = a.id)
    returning id`.execute(trx)
  if (removed.rows.length > 0) return true
  const stored = await sql`
    update public.addresses set forgotten_at = now(), normalised = 'forgotten ' || id, service_seconds = null,
      notes = null, window_from = null, window_to = null
    where tenant_id = ${tenantId} and id = ${id} and forgotten_at is null returning id`.execute(trx)
  return stored.rows.length > 0
}
