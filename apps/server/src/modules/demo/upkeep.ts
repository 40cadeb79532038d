// Writes the demo's upkeep: work orders with parts, fills of several vans, and two incidents.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** Days between two fills of a van, and kilometres driven between them. */
const FILL_DAYS = 8
const FILL_KM = 540
const FILLS = 5
/** Hundredths of a pound a litre. */
const LITRE_MINOR = 142

interface Work {
  van: string
  title: string
  status: 'open' | 'in_progress' | 'done'
  /** Days from today. */
  dueIn: number | null
  workshop: string | null
  labourMinor: number
  parts: { name: string; sku: string; quantity: number; unitMinor: number }[]
}

const WORK: readonly Work[] = [
  {
    van: 'Van 02',
    title: 'Brakes, front axle',
    status: 'in_progress',
    dueIn: -1,
    workshop: 'Quayside Garage',
    labourMinor: 14_000,
    parts: [
      { name: 'Brake pads', sku: 'BP-2210', quantity: 1, unitMinor: 6_450 },
      { name: 'Brake discs', sku: 'BD-2210', quantity: 2, unitMinor: 5_200 },
    ],
  },
  { van: 'Van 05', title: 'Service', status: 'open', dueIn: 6, workshop: null, labourMinor: 0, parts: [] },
  { van: 'Van 09', title: 'Tyres', status: 'open', dueIn: -3, workshop: null, labourMinor: 0, parts: [] },
  {
    van: 'Van 01',
    title: 'Service',
    status: 'done',
    dueIn: -20,
    workshop: 'Quayside Garage',
    labourMinor: 18_000,
    parts: [
      { name: 'Oil 5W-30', sku: 'OIL-530', quantity: 6.5, unitMinor: 890 },
      { name: 'Oil filter', sku: 'OF-118', quantity: 1, unitMinor: 1_240 },
    ],
  },
]

/** Once, with the company: people change it afterwards. */
export async function writeDemoUpkeep(
  trx: Trx,
  { tenantId, dispatcherId, driverId }: { tenantId: string; dispatcherId: string; driverId: string },
): Promise<void> {
  await sql`
    with work as (
      insert into public.work_orders (tenant_id, vehicle_id, title, status, due_on, workshop, labour_minor, done_on, odometer_km, created_by)
      select ${tenantId}, v.id, w.title, w.status, current_date + w."dueIn", w.workshop, w."labourMinor",
        case when w.status = 'done' then current_date + w."dueIn" end,
        case when w.status = 'done' then v.odometer_km - 900 end, ${dispatcherId}
      from jsonb_to_recordset(${JSON.stringify(WORK)}::jsonb)
        as w (van text, title text, status text, "dueIn" int, workshop text, "labourMinor" bigint)
      join public.vehicles v on v.tenant_id = ${tenantId} and v.name = w.van
      returning id, vehicle_id, title)
    insert into public.work_order_parts (tenant_id, work_order_id, line, name, sku, quantity, unit_minor)
    select ${tenantId}, work.id, p.line, p.part->>'name', p.part->>'sku', (p.part->>'quantity')::numeric, (p.part->>'unitMinor')::bigint
    from jsonb_to_recordset(${JSON.stringify(WORK)}::jsonb) as w (van text, title text, parts jsonb)
    join public.vehicles v on v.tenant_id = ${tenantId} and v.name = w.van
    join work on work.vehicle_id = v.id and work.title = w.title
    cross join lateral jsonb_array_elements(w.parts) with ordinality as p (part, line)`.execute(trx)
  await sql`
    insert into public.fuel_fills (tenant_id, vehicle_id, driver_id, filled_at, odometer_km, energy, amount, cost_minor, is_full, station, created_by)
    select ${tenantId}, v.id, v.driver_id, date_trunc('day', now()) - (n * ${FILL_DAYS}::int + v.place % 5) * interval '1 day' - interval '7 hours',
      v.odometer_km - n * ${FILL_KM}::int, 'diesel', l.litres, round(l.litres * ${LITRE_MINOR}::int), true, 'Harbour Services', ${dispatcherId}
    from (select *, row_number() over (order by name) as place from public.vehicles where tenant_id = ${tenantId}) v
    cross join generate_series(0, ${FILLS - 1}::int) n
    cross join lateral (select round((48 + (v.place * 7 + n * 11) % 9)::numeric, 1) as litres) l
    where v.place <= 6`.execute(trx)
  await writeIncidents(trx, { tenantId, dispatcherId, driverId })
}

async function writeIncidents(
  trx: Trx,
  { tenantId, dispatcherId, driverId }: { tenantId: string; dispatcherId: string; driverId: string },
): Promise<void> {
  await sql`
    with incident as (
      insert into public.fleet_incidents (tenant_id, kind, severity, status, happened_at, vehicle_id, driver_id, place, description, cost_minor, created_by)
      select ${tenantId}, i.kind, i.severity, i.status, date_trunc('day', now()) - i.days * interval '1 day' - interval '9 hours',
        v.id, v.driver_id, i.place, i.description, i.cost, ${driverId}
      from (values
        ('damage', 'minor', 'open', 2, 'Van 07', 'Ropewalk, loading bay', 'Scraped the left mirror on the gate post.', null::bigint),
        ('collision', 'serious', 'closed', 31, 'Van 03', 'Tollgate roundabout', 'A car turned into the side door. Nobody was hurt.', 128000)
      ) as i (kind, severity, status, days, van, place, description, cost)
      join public.vehicles v on v.tenant_id = ${tenantId} and v.name = i.van
      returning id, status, happened_at)
    insert into public.fleet_incident_entries (tenant_id, incident_id, at, kind, text, status, user_id)
    select ${tenantId}, incident.id, incident.happened_at + e.after, e.kind, e.text, e.status, e.who
    from incident join (values
      ('open', interval '10 minutes', 'reported', null, null, ${driverId}::uuid),
      ('closed', interval '15 minutes', 'reported', null, null, ${driverId}::uuid),
      ('closed', interval '1 day', 'note', 'The other driver''s insurer has the photos.', null, ${dispatcherId}::uuid),
      ('closed', interval '12 days', 'status', null, 'closed', ${dispatcherId}::uuid)
    ) as e (of, after, kind, text, status, who) on e.of = incident.status`.execute(trx)
}
