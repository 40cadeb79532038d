// SQL of tracking: a delivery by number or id, read as the service. public-answer.ts removes private data.
import type { DeliveryStatus, EtaReason, StopStatus } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { InJson, Row } from '../../platform/db/row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { ownHostOf } from '../../platform/tracking-hosts.ts'
import { latestPositionOf, newestSpanOf } from '../../platform/positions/newest.ts'
import { readNewestFixes } from '../../platform/positions/queries.ts'
import type { Span } from '../../platform/positions/spans.ts'

type DeliveryColumns = Row<
  'deliveries',
  'tracking_number' | 'status' | 'eta_from' | 'eta_to' | 'eta_reason' | 'promised_from' | 'promised_to',
  { status: DeliveryStatus; eta_reason: EtaReason | null }
>
type CompanyColumns = Row<
  'tenants',
  'name' | 'logo_url' | 'units' | 'locale' | 'time_zone',
  { units: 'mi' | 'km' }
>
type EventColumns = Row<'delivery_events', 'status' | 'title' | 'at'>

export type TrackedRow = InJson<DeliveryColumns> &
  Row<
    'orders',
    'reference' | 'packages' | 'weight_grams' | 'volume_litres' | 'custom',
    { custom: Record<string, string> }
  > &
  Row<'addresses', 'street' | 'city' | 'lat' | 'lng'> & {
    tenant_id: string
    /** The company's own host while it points here. */
    host: string | null
    recipient: string
    address: string
    depot: Row<'depots', 'name' | 'address'> | null
    company: CompanyColumns & {
      color: string
      settings: unknown
      /** Test data, which is never signed. */
      isTest: boolean
    }
    proof: {
      receivedBy: string | null
      files: string[]
      place: string | null
      houseNumber: string | null
    } | null
    events: (InJson<EventColumns> & { location: string | null })[]
    /** The company's own steps that recipients see. */
    steps: (InJson<EventColumns> & { location: null; names: Record<string, string> })[]
    route: TrackedRoute | null
  }

type TrackedRoute = Row<'routes', 'status' | 'legs', { status: 'dispatched' | 'started' | 'finished' }> & {
  vehicle: string
  driver: string | null
  sequence: number
  eta_at: string | null
  late_seconds: number
  stops: Row<
    'stops',
    'sequence' | 'status' | 'departed_at',
    { status: StopStatus; departed_at: string | null }
  >[]
  position:
    | (InJson<Row<'vehicle_positions', 'lat' | 'lng' | 'heading' | 'received_at'>> & { at: string })
    | null
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Deliveries that match a condition, each with its route of the day, if any. */
async function select(trx: Trx, condition: ReturnType<typeof sql>): Promise<TrackedRow[]> {
  const { rows } = await sql<{ tracked: TrackedRow; span: Span | null }>`
    select case when r.id is not null then ${newestSpanOf('r')} end as span, json_build_object(
      'tenant_id', d.tenant_id, 'host', ${ownHostOf('d')},
      'tracking_number', d.tracking_number, 'reference', o.reference, 'status', d.status,
      'eta_from', ${iso('d.eta_from')}, 'eta_to', ${iso('d.eta_to')}, 'eta_reason', d.eta_reason,
      'promised_from', ${iso('d.promised_from')}, 'promised_to', ${iso('d.promised_to')},
      'recipient', c.name, 'address', a.text, 'street', a.street, 'city', a.city, 'lat', a.lat, 'lng', a.lng,
      'packages', o.packages, 'weight_grams', o.weight_grams, 'volume_litres', o.volume_litres, 'custom', o.custom,
      'proof', (select json_build_object('receivedBy', e.proof ->> 'name', 'files', e.files,
        'place', e.proof ->> 'place', 'houseNumber', e.proof ->> 'houseNumber') from public.driver_events e
        where e.tenant_id = d.tenant_id and e.order_id = d.order_id and e.kind in ('delivered', 'partly_delivered')
        order by e.happened_at desc limit 1),
      'depot', (select json_build_object('name', h.name, 'address', h.address) from public.depots h
        where h.tenant_id = d.tenant_id and (r.depot_id is null or h.id = r.depot_id) and (r.id is not null or h.status = 'active')
        order by h.created_at limit 1),
      'company', json_build_object('name', t.name, 'color', t.brand_color, 'logo_url', t.logo_url, 'units', t.units,
        'locale', t.locale, 'time_zone', t.time_zone, 'isTest', t.sandbox_of is not null, 'settings', json_build_object('notices', t.settings -> 'notices', 'orderFields', t.settings -> 'orderFields')),
      'events', (select coalesce(json_agg(json_build_object('status', e.status, 'title', e.title, 'at', ${iso('e.at')},
          'location', e.location_text) order by e.status <> 'pending', e.at, e.id), '[]')
        from public.delivery_events e where e.tenant_id = d.tenant_id and e.delivery_id = d.id),
      'steps', (select coalesce(json_agg(json_build_object('status', t.state, 'title', t.name, 'names', t.names, 'at', ${iso('h.at')},
          'location', null) order by h.at, h.id), '[]')
        from public.order_steps h join public.status_steps t on t.tenant_id = h.tenant_id and t.id = h.step_id
        where h.tenant_id = d.tenant_id and h.order_id = d.order_id and t.is_shown),
      'route', case when r.id is null then null else json_build_object(
        'status', r.status, 'vehicle', v.name, 'driver', w.name, 'legs', r.legs, 'sequence', s.sequence, 'eta_at', ${iso('s.eta_at')}, 'late_seconds', s.late_seconds,
        'stops', (select json_agg(json_build_object('sequence', x.sequence, 'status', x.status, 'departed_at', x.departed_at)) from public.stops x
          where x.tenant_id = r.tenant_id and x.route_id = r.id),
        'position', (select json_build_object('lat', p.lat, 'lng', p.lng, 'heading', p.heading, 'at', ${iso('p.fix_time')},
            'received_at', ${iso('p.received_at')})
          ${latestPositionOf('r')})) end) as tracked
    from public.deliveries d
    join public.tenants t on t.id = d.tenant_id
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    left join lateral (select * from public.stops x where x.tenant_id = d.tenant_id and x.delivery_id = d.id
      and x.status <> 'skipped' order by x.created_at desc limit 1) s on true
    left join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id and r.status <> 'cancelled'
    left join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
    where ${condition}`.execute(trx)
  for (const [tenantId, ofCompany] of Map.groupBy(rows, ({ tracked }) => tracked.tenant_id))
    await addFromTrails(trx, tenantId, ofCompany)
  return rows.map((row) => row.tracked)
}

/** Adds the positions of vans that reported after the hours of these routes. */
async function addFromTrails(
  trx: Trx,
  tenantId: string,
  rows: readonly { tracked: TrackedRow; span: Span | null }[],
): Promise<void> {
  const spans = rows.flatMap(({ span }) => span ?? [])
  const fixes = new Map((await readNewestFixes(trx, tenantId, spans)).map((fix) => [fix.id, fix]))
  for (const { tracked, span } of rows) {
    const fix = span && fixes.get(span.id)
    if (!fix || !tracked.route) continue
    const { lat, lng, heading, at, receivedAt } = fix
    tracked.route.position = {
      lat,
      lng,
      heading,
      at: at.toISOString(),
      received_at: receivedAt.toISOString(),
    }
  }
}

export async function findByNumber(trx: Trx, number: string): Promise<TrackedRow | undefined> {
  const [row] = await select(trx, sql`d.tracking_number = ${number}`)
  return row
}

/** Whether the policies let the caller read the delivery, as its recipient or a member of the company. */
export async function isReadable(trx: Trx, number: string): Promise<boolean> {
  const { rows } = await sql`select from public.deliveries where tracking_number = ${number}`.execute(trx)
  return rows.length > 0
}

/** Tracking numbers of an order of the caller's company that the policies let the caller read. */
export async function numbersOfCompanyOrder(trx: Trx, reference: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select d.tracking_number as number from public.orders o
    join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where o.tenant_id = (select app.tenant_id()) and o.reference = ${reference} limit 2`.execute(trx)
  return rows.map(({ number }) => number)
}

/** Tracking numbers of deliveries to this person with an order's number, from any company. */
export async function numbersOfClaimedOrder(trx: Trx, userId: string, reference: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select d.tracking_number as number from public.delivery_claims c
    join public.deliveries d on d.tenant_id = c.tenant_id and d.id = c.delivery_id
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    where c.user_id = ${userId} and o.reference = ${reference} limit 2`.execute(trx)
  return rows.map(({ number }) => number)
}

export const findByIds = (trx: Trx, tenantId: string, ids: string[]): Promise<TrackedRow[]> =>
  select(trx, sql`d.tenant_id = ${tenantId} and d.id = any(${ids}::uuid[])`)

/**
 * The number behind an alias (app.settings `tracking_number_<alias>`). Some time after the delivery of that
 * parcel, the alias moves to an open parcel of the same company and day.
 */
export async function numberOfAlias(trx: Trx, alias: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    with named as (
      select d.* from app.settings x join public.deliveries d on d.tracking_number = x.value #>> '{}'
      where x.key = ${`tracking_number_${alias}`}),
    day as (
      select r.tenant_id, r.date from named n
      join public.stops s on s.tenant_id = n.tenant_id and s.delivery_id = n.id
      join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id limit 1),
    coming as (
      select d.tracking_number from day
      join public.routes r on r.tenant_id = day.tenant_id and r.date = day.date
      join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status in ('pending', 'arrived')
      join public.deliveries d on d.tenant_id = s.tenant_id and d.id = s.delivery_id
      order by s.eta_at desc limit 1)
    select case when n.status in ('delivered', 'returned', 'cancelled') and n.updated_at < now() - interval '10 minutes'
      then coalesce((select tracking_number from coming), n.tracking_number) else n.tracking_number end as number
    from named n`.execute(trx)
  return rows[0]?.number
}
