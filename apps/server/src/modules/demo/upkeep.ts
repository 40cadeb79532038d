// Writes the demo's upkeep: work orders with parts, fills of several vans, and the incidents of half a year.
import type { IncidentKind, IncidentSeverity, IncidentState } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** Days between two fills of a van, and kilometres driven between them. */
const FILL_DAYS = 8
const FILL_KM = 540
const FILLS = 5
/** Kilometres that a van drives a day, for its odometer at past work. */
const KM_A_DAY = 45
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
  doneWork('Van 12', 'Windscreen wipers', -12, 1_500, [['Wiper blade', 'WB-600', 2, 1_390]]),
  doneWork('Van 03', 'Side door after a collision', -19, 62_000, [['Door panel', 'DP-311', 1, 48_000]]),
  doneWork('Van 07', 'Tyres, front axle', -34, 5_000, [['Tyre 215/65 R16', 'TY-21565', 2, 9_800]]),
  doneWork('Van 04', 'Service', -47, 18_000, [
    ['Oil 5W-30', 'OIL-530', 6.5, 890],
    ['Oil filter', 'OF-118', 1, 1_240],
    ['Air filter', 'AF-077', 1, 1_870],
  ]),
  doneWork('Van 10', 'Side door, runner', -58, 9_500, [['Door runner', 'DR-04', 1, 4_300]]),
  doneWork('Van 06', 'Battery', -83, 3_000, [['Battery 80 Ah', 'BA-80', 1, 11_900]]),
  doneWork('Van 08', 'Service', -101, 18_000, [
    ['Oil 5W-30', 'OIL-530', 6.5, 890],
    ['Oil filter', 'OF-118', 1, 1_240],
  ]),
  doneWork('Van 11', 'Brakes, rear axle', -128, 12_500, [['Brake pads', 'BP-2214', 1, 5_980]]),
  doneWork('Van 02', 'Headlamp bulb', -149, 1_000, [['Bulb H7', 'H7-55', 1, 760]]),
]

interface Incident {
  kind: IncidentKind
  severity: IncidentSeverity
  status: IncidentState
  /** Days before today. */
  days: number
  van: string
  place: string
  description: string
  costMinor: number | null
  /** What the office wrote a day later. */
  note: string | null
}

const INCIDENTS: readonly Incident[] = [
  {
    ...happened(2, 'Van 07', 'Ropewalk, loading bay', 'Scraped the left mirror on the gate post.'),
    status: 'open',
    note: null,
  },
  {
    ...happened(9, 'Van 11', 'Millgate 40', 'A crate of glasses fell when a car braked ahead.'),
    kind: 'goods',
    status: 'in_review',
    costMinor: 8_400,
    note: 'The sender wants a new delivery and the price of the goods.',
  },
  {
    ...happened(31, 'Van 03', 'Tollgate roundabout', 'A car turned into the side door. Nobody was hurt.'),
    kind: 'collision',
    severity: 'serious',
    costMinor: 128_000,
    note: "The other driver's insurer has the photos.",
  },
  {
    ...happened(44, 'Van 05', 'Quayside depot', 'The battery was flat in the morning.'),
    kind: 'breakdown',
  },
  {
    ...happened(63, 'Van 02', 'Anchor Way', 'Two parcels were taken while the side door stood open.'),
    kind: 'theft',
    severity: 'serious',
    costMinor: 21_500,
    note: 'The police have the list. The door must be locked at each stop.',
  },
  {
    ...happened(77, 'Van 09', 'Seabank car park', 'Reversed into a bollard. The bumper is dented.'),
    costMinor: 34_000,
  },
  {
    ...happened(95, 'Van 06', 'Bridge Street', 'Slipped on the kerb with a parcel, a bruised knee.'),
    kind: 'injury',
    note: 'Back at work after two days.',
  },
  { ...happened(118, 'Van 04', 'Orchard Lane 12', 'A branch broke the right tail lamp.'), costMinor: 6_900 },
  {
    ...happened(140, 'Van 10', 'Harbour tunnel', 'The engine overheated. A tow truck came after 40 minutes.'),
    kind: 'breakdown',
    severity: 'serious',
    costMinor: 42_000,
  },
]

function happened(days: number, van: string, place: string, description: string): Incident {
  return {
    kind: 'damage',
    severity: 'minor',
    status: 'closed',
    days,
    van,
    place,
    description,
    costMinor: null,
    note: null,
  }
}

type PartRow = [name: string, sku: string, quantity: number, unitMinor: number]

function doneWork(van: string, title: string, dueIn: number, labourMinor: number, parts: PartRow[]): Work {
  return {
    van,
    title,
    status: 'done',
    dueIn,
    workshop: 'Quayside Garage',
    labourMinor,
    parts: parts.map(([name, sku, quantity, unitMinor]) => ({ name, sku, quantity, unitMinor })),
  }
}

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
        case when w.status = 'done' then v.odometer_km + w."dueIn" * ${KM_A_DAY}::int end, ${dispatcherId}
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
        v.id, v.driver_id, i.place, i.description, i."costMinor", ${driverId}
      from jsonb_to_recordset(${JSON.stringify(INCIDENTS)}::jsonb)
        as i (kind text, severity text, status text, days int, van text, place text, description text, "costMinor" bigint, note text)
      join public.vehicles v on v.tenant_id = ${tenantId} and v.name = i.van
      returning id, status, happened_at, description)
    insert into public.fleet_incident_entries (tenant_id, incident_id, at, kind, text, status, user_id)
    select ${tenantId}, incident.id, incident.happened_at + e.after, e.kind, e.text, e.status, e.who
    from incident
    join jsonb_to_recordset(${JSON.stringify(INCIDENTS)}::jsonb) as i (description text, note text) on i.description = incident.description
    cross join lateral (values
      (interval '10 minutes', 'reported', null, null, ${driverId}::uuid),
      (interval '1 day', 'note', i.note, null, ${dispatcherId}::uuid),
      (interval '2 days', 'status', null, nullif(incident.status, 'open'), ${dispatcherId}::uuid)
    ) as e (after, kind, text, status, who)
    where e.kind = 'reported' or e.text is not null or e.status is not null`.execute(trx)
}
