// The demo company (docs/api.md, part F): Harbour Lane Couriers with twelve vans in the generated town, and a second company that shows isolation.
import { DEMO_PASSWORD, noSpeeds, type StoredSpeeds } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { VISITOR_STREETS, writeDemoOrderForm } from './order-form.ts'
import { writeDemoPay } from './pay.ts'
import { writeDemoRates } from './rates.ts'
import { writeDemoReports } from './reports.ts'
import { writeDemoUpkeep } from './upkeep.ts'
import { DEMO_HOME_ZONE } from './zone.ts'

const DEMO_SLUG = 'harbour-lane'
const OTHER_SLUG = 'northgate-bakeries'
/** Companies whose invoices the demo pays. */
export const DEMO_SLUGS = [DEMO_SLUG, OTHER_SLUG] as const
export const DEMO_REGION = 'ashmouth'

/** One driver per van, in the order of the route plates. */
const DRIVERS = [
  'Mara Lindqvist',
  'Joe Tanner',
  'Aylin Kaya',
  'Ben Achterberg',
  'Rosa Delgado',
  'Femi Adeyemi',
  'Kit Hargreave',
  'Nadia Rahman',
  'Owen Price',
  'Lena Vogt',
  'Sam Whitlock',
  'Tariq Aziz',
]
/** The driver whose account the demo offers. */
const DRIVER_WITH_ACCOUNT = 'Kit Hargreave'
/** Capacities: two sizes of van, as real fleets have. */
const LARGE_VAN = { packages: 150, grams: 1_200_000 }
const SMALL_VAN = { packages: 110, grams: 750_000 }
/** A van with sizes, which the demo's own days leave at the depot: its first plan goes round Millgate Bridge, which bears 3 t. */
const MEASURED_VAN = 10
const PHONE_START = 7_700_900_100
/** Number that recipients call instead of a driver's own. Ofcom reserves it for drama. */
const DRIVER_LINE = '+442079460018'

export interface DemoCompany {
  tenantId: string
  timeZone: string
  /** Member who runs the demo's commands. */
  dispatcherId: string
  customerId: string
  depot: { lat: number; lng: number }
}

/** The existing company; undefined before the first start. */
export async function findDemoCompany({
  asService,
}: Pick<Platform, 'asService'>): Promise<DemoCompany | undefined> {
  const { rows } = await asService('demo company', ({ trx }) =>
    sql<{
      tenant_id: string
      time_zone: string
      dispatcher_id: string
      customer_id: string
      lat: number
      lng: number
    }>`
      select t.id as tenant_id, t.time_zone, d.id as dispatcher_id, c.id as customer_id, dp.lat, dp.lng from public.tenants t
      join public.profiles d on d.email = 'dispatcher@dropwise.example' join public.profiles c on c.email = 'customer@dropwise.example'
      join public.depots dp on dp.tenant_id = t.id where t.slug = ${DEMO_SLUG} limit 1`.execute(trx),
  )
  const row = rows[0]
  return (
    row && {
      tenantId: row.tenant_id,
      timeZone: row.time_zone,
      dispatcherId: row.dispatcher_id,
      customerId: row.customer_id,
      depot: { lat: row.lat, lng: row.lng },
    }
  )
}

/** Creates accounts and companies. Accounts left behind by an interrupted first start are reused. */
export async function makeDemoCompany(
  platform: Pick<Platform, 'asService' | 'surface' | 'geocoder' | 'regions'>,
  timeZone = DEMO_HOME_ZONE,
): Promise<DemoCompany> {
  const account = (name: string, first: string, last: string) =>
    ensureAccount(platform, `${name}@dropwise.example`, { first_name: first, last_name: last })
  const ownerId = await account('owner', 'Olive', 'Marlowe')
  const dispatcherId = await account('dispatcher', 'Irene', 'Rask')
  const driverId = await account('driver', 'Kit', 'Hargreave')
  const customerId = await account('customer', 'Edith', 'Ward')
  const depot = await findDepot(platform)
  const places = await Promise.all(VISITOR_STREETS.map((street) => findPlace(platform, street)))
  return platform.asService('demo company', async ({ trx }) => {
    await sql`insert into public.owners (id) values (${ownerId}) on conflict do nothing`.execute(trx)
    const tenantId = await insertTenant(
      trx,
      'Harbour Lane Couriers',
      DEMO_SLUG,
      '#0f5257',
      'professional',
      25,
      timeZone,
    )
    await sql`update public.tenants set settings = jsonb_build_object('notices', jsonb_build_object('driverLine', ${DRIVER_LINE}::text),
        'speeds', jsonb_build_object('now', ${JSON.stringify(demoSpeeds())}::jsonb, 'before', null))
      where id = ${tenantId}`.execute(trx)
    await sql`insert into public.memberships (tenant_id, user_id, role) values (${tenantId}, ${dispatcherId}, 'admin'), (${tenantId}, ${driverId}, 'driver')`.execute(
      trx,
    )
    const depotId = await insertDepot(trx, tenantId, 'Quayside depot', depot)
    for (const [i, name] of DRIVERS.entries()) {
      const size = i % 3 === 2 ? SMALL_VAN : LARGE_VAN
      const plate = `HL${24 + (i % 3)} ${['AMB', 'BEX', 'CDR', 'DKS'][i % 4]}`.replace(' ', `${i % 10} `)
      await sql`
        with driver as (
          insert into public.drivers (tenant_id, name, phone, user_id, licence)
          values (${tenantId}, ${name}, ${`+44 ${PHONE_START + i}`}, ${name === DRIVER_WITH_ACCOUNT ? driverId : null}, ${`LIC-${4_410 + i * 7}`}) returning id)
        insert into public.vehicles (tenant_id, name, registration, capacity_packages, capacity_grams, shift_start, shift_end, depot_id,
          odometer_km, service_due_km, papers, driver_id)
        select ${tenantId}, ${`Van ${String(i + 1).padStart(2, '0')}`}, ${plate}, ${size.packages}, ${size.grams},
          ${i % 4 === 3 ? '07:00' : '07:30'}::time, ${i % 4 === 3 ? '16:30' : '17:30'}::time, ${depotId},
          ${22_400 + i * 3_350}::int, ${60_000}::int, jsonb_build_array(jsonb_build_object('kind', 'Insurance', 'number', null,
            'expiresOn', to_char(current_date + ${12 + i * 26}::int, 'YYYY-MM-DD'))), driver.id from driver`.execute(
        trx,
      )
    }
    await sql`update public.vehicles set height_metres = 2.6, width_metres = 2.02, length_metres = 5.93, gross_weight_tonnes = 3.5
      where tenant_id = ${tenantId} and name = ${`Van ${MEASURED_VAN}`}`.execute(trx)
    await insertDemoSteps(trx, tenantId)
    await writeDemoUpkeep(trx, { tenantId, dispatcherId, driverId })
    await writeDemoReports(trx, { tenantId, dispatcherId })
    await writeDemoOrderForm(trx, { tenantId, dispatcherId, places })
    await writeDemoPay(trx, { tenantId, dispatcherId })
    await writeDemoRates(trx, { tenantId, dispatcherId })
    const otherId = await insertTenant(
      trx,
      'Northgate Bakeries',
      OTHER_SLUG,
      '#8a4b12',
      'starter',
      5,
      timeZone,
    )
    const otherDepot = await insertDepot(trx, otherId, 'Bakery', { ...depot, lat: depot.lat + 0.01 })
    for (const n of [1, 2]) {
      await sql`insert into public.vehicles (tenant_id, name, registration, depot_id) values (${otherId}, ${`Bread van ${n}`}, ${`NB25 BK${n}`}, ${otherDepot})`.execute(
        trx,
      )
    }
    return { tenantId, timeZone, dispatcherId, customerId, depot }
  })
}

/** Hours outside of the vans' shifts, so that plans of the example stay as quick as those of a new company. */
const DEMO_SPEEDS = {
  0: 118,
  1: 120,
  2: 120,
  3: 120,
  4: 115,
  5: 108,
  18: 72,
  19: 84,
  20: 95,
  22: 105,
  23: 112,
}
const DEMO_SPEEDS_AT_WEEKENDS = { ...DEMO_SPEEDS, 18: 96, 19: 102, 20: 104, 22: 98, 23: 104 }

function demoSpeeds(): StoredSpeeds {
  const cells = noSpeeds().map((hours, day) => {
    const speeds: Record<number, number> = day < 5 ? DEMO_SPEEDS : DEMO_SPEEDS_AT_WEEKENDS
    return hours.map((_, hour) => speeds[hour] ?? null)
  })
  return { cells, source: 'file', changedAt: '2026-09-01T06:30:00.000Z' }
}

/** A short workflow: packed by dispatch, checked by the scan at loading, at the door by the driver. */
async function insertDemoSteps(trx: Trx, tenantId: string): Promise<void> {
  await sql`insert into public.status_steps (tenant_id, name, names, state, position, set_by, colour) values
    (${tenantId}, 'Packed', '{"de": "Gepackt"}', 'pending', 1, '{dispatcher}', '#0f5257'),
    (${tenantId}, 'Scanned into the van', '{"de": "In den Wagen gescannt"}', 'pending', 2, '{scan}', null),
    (${tenantId}, 'Parked nearby', '{"de": "In der Nähe geparkt"}', 'out_for_delivery', 3, '{driver}', '#b45309')`.execute(
    trx,
  )
}

async function ensureAccount(
  { surface, asService }: Pick<Platform, 'surface' | 'asService'>,
  email: string,
  names: Record<string, string>,
): Promise<string> {
  const { rows } = await asService('demo account', ({ trx }) =>
    sql<{ id: string }>`select id from public.profiles where email = ${email}`.execute(trx),
  )
  if (rows[0]) return rows[0].id
  const user = await surface.createUser({
    email,
    password: DEMO_PASSWORD,
    emailConfirmed: true,
    userMetadata: names,
  })
  return user.id
}

interface Depot {
  lat: number
  lng: number
  address: string
}

/** Null in a region without the street. */
async function findPlace({ geocoder }: Pick<Platform, 'geocoder'>, street: string) {
  const [place] = await geocoder.geocode(street, { limit: 1 })
  return place ? { address: place.label, lat: place.lat, lng: place.lng } : null
}

/** A real address at the quay, or the town centre when the region has none. */
async function findDepot({ geocoder, regions }: Pick<Platform, 'geocoder' | 'regions'>): Promise<Depot> {
  const region = regions.byName(DEMO_REGION) ?? regions.list[0]
  const location =
    (await geocoder.geocode('1 Quayside', { limit: 1 }))[0] ??
    (await geocoder.geocode('2 Harbour Lane', { limit: 1 }))[0]
  if (location) return { lat: location.lat, lng: location.lng, address: location.label }
  const [lng, lat] = region?.manifest.center ?? [0, 0]
  const near = region?.reverse(lat, lng)
  return near ? { lat: near.lat, lng: near.lng, address: near.label } : { lat, lng, address: 'Depot' }
}

/** Creates a demo company whose plan is not billed yet. Returns its id. */
export async function insertTenant(
  trx: Trx,
  name: string,
  slug: string,
  color: string,
  plan: string,
  vehicleLimit: number,
  timeZone = DEMO_HOME_ZONE,
): Promise<string> {
  const inserted = await sql<{ id: string }>`
    with company as (
      insert into public.tenants (name, slug, time_zone, units, brand_color) values (${name}, ${slug}, ${timeZone}, 'mi', ${color}) returning id)
    insert into public.subscriptions (tenant_id, plan_id, status, amount, vehicle_limit, limits)
    select company.id, p.id, 'active', coalesce(p.price_minor, 0), ${vehicleLimit}, p.limits from company, public.subscription_plans p
    where p.id = ${plan} returning tenant_id as id`.execute(trx)
  return onlyRow(inserted).id
}

export async function insertDepot(
  trx: Trx,
  tenantId: string,
  name: string,
  depot: Omit<Depot, 'address'> & { address?: string },
): Promise<string> {
  const inserted = await sql<{ id: string }>`
    insert into public.depots (tenant_id, name, address, lat, lng) values (${tenantId}, ${name}, ${depot.address ?? name}, ${depot.lat}, ${depot.lng}) returning id`.execute(
    trx,
  )
  return onlyRow(inserted).id
}
