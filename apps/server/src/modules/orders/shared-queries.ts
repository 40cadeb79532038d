// SQL of rows that orders share: the company, its addresses and recipients.
import {
  LEARNT_VISITS,
  parseClock,
  readCustomFields,
  readPlanningRules,
  type CustomField,
  type DistanceUnit,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { inParts } from '../../platform/db/parts.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Place, RememberedPlace } from './locate.ts'

export interface Company {
  time_zone: string
  units: DistanceUnit
  lat: number | null
  lng: number | null
  /** Service time of orders without their own, in minutes. */
  serviceMinutes: number
  /** The company's own fields of orders. */
  customFields: CustomField[]
}

/** The company as an import needs it: clock, rules, and a place that breaks ties between equal addresses. */
export async function readCompany(trx: Trx, tenantId: string): Promise<Company> {
  const { rows } = await sql<Omit<Company, 'serviceMinutes' | 'customFields'> & { settings: unknown }>`
    select coalesce(d.time_zone, t.time_zone) as time_zone, t.units, d.lat, d.lng, t.settings from public.tenants t
    left join lateral (select * from public.depots d where d.tenant_id = t.id and d.status = 'active' order by d.id limit 1) d on true
    where t.id = ${tenantId}`.execute(trx)
  const [company] = rows
  if (!company) throw errors.not_found('The company')
  const { settings, ...place } = company
  return {
    ...place,
    serviceMinutes: readPlanningRules(settings).serviceMinutes,
    customFields: readCustomFields(settings),
  }
}

interface MemoryRow extends Place {
  serviceSeconds: number | null
  notes: string | null
  windowFrom: string | null
  windowTo: string | null
}

/** Known places: remembered addresses by key, and starts of vans. */
export async function readPlaces(
  trx: Trx,
  tenantId: string,
  keys: readonly string[],
): Promise<{ memory: Map<string, RememberedPlace>; depots: { lat: number; lng: number }[] }> {
  const { rows: depots } = await sql<{ lat: number; lng: number }>`
    select lat, lng from public.depots where tenant_id = ${tenantId} and status = 'active'`.execute(trx)
  return { memory: await readMemory(trx, tenantId, keys), depots }
}

/** Remembered addresses by key. Learnt service times are rounded to whole minutes, as people type them. */
async function readMemory(
  trx: Trx,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, RememberedPlace>> {
  const { rows } = await sql<MemoryRow>`
    select a.id as "addressId", a.text, a.normalised, a.street, a.house_number as "houseNumber", a.postcode, a.city,
      a.lat, a.lng, a.confidence, a.accuracy, a.source, a.notes, to_char(a.window_from, 'HH24:MI') as "windowFrom",
      to_char(a.window_to, 'HH24:MI') as "windowTo",
      coalesce(a.service_seconds, case when l.visits >= ${LEARNT_VISITS} then greatest(60, round(l.seconds / 60.0) * 60)::int end)
        as "serviceSeconds"
    from public.addresses a
    left join app.service_times l on l.tenant_id = a.tenant_id and l.address_id = a.id
    where a.tenant_id = ${tenantId} and a.normalised = any(${keys}::text[])`.execute(trx)
  return new Map(rows.map((row) => [row.normalised, toRemembered(row)]))
}

function toRemembered({ serviceSeconds, notes, windowFrom, windowTo, ...place }: MemoryRow): RememberedPlace {
  const from = windowFrom && parseClock(windowFrom)
  const to = windowTo && parseClock(windowTo)
  const window = typeof from === 'number' && typeof to === 'number' ? { from, to } : null
  if (serviceSeconds === null && notes === null && window === null) return place
  return { ...place, knowledge: { serviceSeconds, notes, window } }
}

/**
 * Stores new places. Returns all ids by key. Reuses a place that another transaction stored under the same
 * key.
 */
export async function storeAddresses(
  trx: Trx,
  tenantId: string,
  places: readonly Place[],
): Promise<Map<string, string>> {
  await inParts(places, (part) =>
    sql`
      insert into public.addresses (tenant_id, text, normalised, street, house_number, postcode, city, lat, lng, confidence, accuracy, source)
      select ${tenantId}, p.* from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as p(text text, normalised text, street text,
        "houseNumber" text, postcode text, city text, lat float8, lng float8, confidence real, accuracy text, source text)
      on conflict (tenant_id, normalised) do nothing`.execute(trx),
  )
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

/** A recipient's key as in the unique index. */
export function contactKey({ name, phone, email }: Contact): string {
  return JSON.stringify([name.toLowerCase(), email ?? '', phone ?? ''])
}

/** Finds or creates recipients. Returns ids by `contactKey`. */
export async function storeRecipients(
  trx: Trx,
  tenantId: string,
  contacts: readonly Contact[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  await inParts(contacts, async (part) => {
    const partJson = JSON.stringify(part.map((contact, place) => ({ ...contact, place })))
    await sql`
      insert into public.recipients (tenant_id, name, phone, email)
      select ${tenantId}, c.name, c.phone, c.email
      from jsonb_to_recordset(${partJson}::jsonb) as c(name text, phone text, email text)
      on conflict do nothing`.execute(trx)
    const { rows } = await sql<{ place: number; id: string }>`
      select c.place, r.id from jsonb_to_recordset(${partJson}::jsonb) as c(place int, name text, phone text, email text)
      join public.recipients r on r.tenant_id = ${tenantId} and lower(r.name) = lower(c.name)
        and coalesce(r.email, '') = coalesce(c.email, '') and coalesce(r.phone, '') = coalesce(c.phone, '')`.execute(
      trx,
    )
    for (const { place, id } of rows) {
      const contact = part[place]
      if (contact) ids.set(contactKey(contact), id)
    }
  })
  return ids
}
