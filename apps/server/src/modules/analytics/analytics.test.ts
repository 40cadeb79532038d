// Analytics of two routes whose figures are computed by hand below.
import { randomUUID } from 'node:crypto'
import { analyticsResponse, MEASURE_RULES, ratesOf, type AnalyticsResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { analytics } from './module.ts'

const DAY = '2026-04-16'
const at = (time: string) => `${DAY}T${time}:00Z`
let api: TestApi
let company: TestCompany
const ids = new Map<string, string>()

const owner = (sql: string, values: unknown[]) => api.platform.database.asOwner<{ id: string }>(sql, values)
async function insert(name: string, table: string, columns: Record<string, unknown>): Promise<string> {
  const keys = ['tenant_id', ...Object.keys(columns)]
  const [row] = await owner(
    `insert into public.${table} (${keys.join()}) values (${keys.map((_, i) => `$${i + 1}`).join()}) returning id`,
    [company.tenantId, ...Object.values(columns)],
  )
  ids.set(name, row!.id)
  return row!.id
}
const id = (name: string) => ids.get(name)!

async function read(by: string, from = DAY, to = DAY): Promise<AnalyticsResponse> {
  const answer = await api.call(company.keys.viewer, 'GET', `/analytics?from=${from}&to=${to}&by=${by}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return analyticsResponse.parse(answer.json())
}

interface StopByHand {
  name: string
  arrived: string
  left: string
  promisedTo: string | null
  opens?: string
  status?: 'served' | 'failed'
}

async function addStop(route: string, sequence: number, stop: StopByHand): Promise<void> {
  const { name, arrived, left, promisedTo, opens, status = 'served' } = stop
  await insert(`order ${name}`, 'orders', {
    reference: name,
    date: DAY,
    recipient_id: id(sequence === 1 ? 'Ada' : 'Ben'),
    address_id: id('address'),
    window_start: opens ? at(opens) : null,
    window_end: opens ? at('18:00') : null,
  })
  await insert(`delivery ${name}`, 'deliveries', { order_id: id(`order ${name}`) })
  await insert(`stop ${name}`, 'stops', {
    route_id: id(route),
    order_id: id(`order ${name}`),
    delivery_id: id(`delivery ${name}`),
    sequence,
    status,
    lat: 50,
    lng: 0,
    planned_arrive_at: at('09:00'),
    planned_service_at: at('09:00'),
    planned_depart_at: at('09:05'),
    service_seconds: 300,
    leg_distance_metres: 1000,
    leg_duration_seconds: 300,
    promised_to: promisedTo && at(promisedTo),
    arrived_at: at(arrived),
    departed_at: at(left),
  })
}

/**
 * Van 1, £10 fixed, £20 an hour, £0.50 a km, out 08:00-12:00: two stops of 10 minutes each, the second 30 minutes late. At
 * the first it waits 20 minutes more for the window to open.
 * Van 2, the same prices, out 08:00-10:00: one stop, failed. Van 3 is dispatched and never leaves.
 */
beforeAll(async () => {
  api = await testApi([analytics])
  company = await api.company()
  for (const name of ['Ada', 'Ben']) await insert(name, 'recipients', { name })
  await insert('address', 'addresses', { text: 'Lane 1', normalised: 'lane 1', lat: 50, lng: 0 })
  await insert('Dee', 'drivers', { name: 'Dee' })
  for (const [number, status, home] of [
    [1, 'finished', '12:00'],
    [2, 'finished', '10:00'],
    [3, 'dispatched', null],
  ] as const) {
    await insert(`van ${number}`, 'vehicles', {
      name: `Van ${number}`,
      registration: `V ${number}`,
      depot_id: company.depotId,
      cost_fixed_minor: 1000,
      cost_per_hour_minor: 2000,
      cost_per_km_minor: 50,
      capacity_packages: 100,
    })
    await insert(`route ${number}`, 'routes', {
      date: DAY,
      number,
      vehicle_id: id(`van ${number}`),
      driver_id: number === 1 ? id('Dee') : null,
      depot_id: company.depotId,
      status,
      depart_at: at('08:00'),
      return_at: at('11:00'),
      distance_metres: 20_000,
      duration_seconds: 3 * 3600,
      load_packages: 40,
      started_at: home && at('08:00'),
      finished_at: home && at(home),
    })
  }
  await addStop('route 1', 1, {
    name: 'A',
    arrived: '08:40',
    left: '09:10',
    opens: '09:00',
    promisedTo: '10:00',
  })
  await addStop('route 1', 2, { name: 'B', arrived: '10:30', left: '10:40', promisedTo: '10:00' })
  await addStop('route 2', 1, {
    name: 'C',
    arrived: '09:00',
    left: '09:05',
    promisedTo: null,
    status: 'failed',
  })
  // Van 1 drives two tenths of a degree along the equator in three fixes a minute apart, then stands for a
  // minute.
  const fixes = [0, 0.1, 0.2, 0.2].map((lng, minute) => [at(`08:0${minute}`), lng])
  for (const [time, lng] of fixes)
    await owner(
      `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source) values ($1, $2, $3, 0, $4, 'driver') returning vehicle_id as id`,
      [company.tenantId, id('van 1'), time, lng],
    )
})
afterAll(() => api.close())

it('[M54] totals a day like a manual sum, and counts only routes that left the depot', async () => {
  const { total, items, lateStops } = await read('day')
  expect(items.map(({ key }) => key)).toEqual([DAY])
  expect(total).toMatchObject({
    routes: 2,
    stops: 3,
    served: 2,
    onTime: 1,
    failed: 1,
    plannedSeconds: 6 * 3600,
    paidSeconds: 6 * 3600,
    serviceSeconds: 25 * 60,
    movingSeconds: 120,
    shiftSeconds: 16 * 3600,
    packages: 80,
    capacityPackages: 200,
    plannedMetres: 20_000,
  })
  // Two tenths of a degree on the equator: 22,239 m.
  expect(total.drivenMetres).toBe(22_239)
  // Two vans, six hours, 22.239 km driven and 20 km as planned for the van without fixes.
  expect(total.costMinor).toBe(Math.round(2000 + 12_000 + 50 * (22.239 + 20)))
  expect([total.costFixedMinor, total.costTimeMinor, total.costWayMinor]).toEqual([2000, 12_000, 2112])
  // Neither van's consumption is known.
  expect([total.co2Grams, total.co2Metres, total.wayMetres]).toEqual([0, 0, 42_239])
  expect(lateStops).toMatchObject([{ recipient: 'Ben', date: DAY, lateSeconds: 30 * 60 }])
  const rates = ratesOf(total)
  expect(rates.onTime).toBe(0.5)
  expect(rates.stopsPerHour).toBeCloseTo(2 / 6)
  expect(rates.efficiency).toBeCloseTo(1500 / 21_600)
  expect(rates.drivenAgainstPlan).toBeCloseTo(0.11195)
})

it('counts one reason for each failed stop, that of the driver’s last report', async () => {
  const report = (kind: string, reason: string | null, time: string, stop: string) =>
    insert(`event ${time}`, 'driver_events', {
      id: randomUUID(),
      route_id: id(stop === 'C' ? 'route 2' : 'route 1'),
      driver_id: id('Dee'),
      order_id: id(`order ${stop}`),
      stop_id: id(`stop ${stop}`),
      kind,
      reason,
      happened_at: at(time),
      device_at: at(time),
      sent_at: at(time),
      outcome: 'applied',
    })
  expect((await read('day')).reasons).toEqual([{ reason: 'No reason given', count: 1 }])
  await report('failed', 'nobody_in', '09:01', 'C')
  await report('failed', 'refused', '09:04', 'C')
  // The first attempt failed, and the second one delivered the parcel.
  await report('failed', 'nobody_in', '10:31', 'B')
  await report('delivered', null, '10:40', 'B')
  expect((await read('day')).reasons).toEqual([{ reason: 'Refused', count: 1 }])
})

it('groups by driver, van, depot and customer', async () => {
  const labels = async (by: string) =>
    (await read(by)).items.map(({ label, stops, routes }) => [label, stops, routes])
  expect(await labels('driver')).toEqual([
    ['Dee', 2, 1],
    ['No driver', 1, 1],
  ])
  expect(await labels('vehicle')).toEqual([
    ['Van 1', 2, 1],
    ['Van 2', 1, 1],
  ])
  expect(await labels('depot')).toEqual([['Depot', 3, 2]])
  expect(await labels('customer')).toEqual([
    ['Ada', 2, 0],
    ['Ben', 1, 0],
  ])
  expect((await read('customer')).total).toEqual((await read('day')).total)
})

it('returns nothing for other days and other companies', async () => {
  expect(await read('day', '2026-04-01', '2026-04-15')).toMatchObject({ items: [], total: { routes: 0 } })
  const other = await api.company()
  const answer = await api.call(other.keys.admin, 'GET', `/analytics?from=${DAY}&to=${DAY}`)
  expect(answer.json()).toMatchObject({ items: [], total: { stops: 0 } })
  const wrong = await api.call(company.keys.viewer, 'GET', `/analytics?from=${DAY}&to=2026-04-01`)
  expect(wrong.json()).toMatchObject({ code: 'validation_failed' })
})

it('[M93] adds the prices of served orders in the currency of the company', async () => {
  const price = (order: string, minor: number, currency: string | null) =>
    owner(
      `insert into public.order_prices (tenant_id, order_id, rate_card, currency, metres, lines, total_minor)
       select t.id, $2, 'Standard', coalesce($4, t.currency), 0, '[]', $3 from public.tenants t where t.id = $1
       returning order_id as id`,
      [company.tenantId, id(`order ${order}`), minor, currency],
    )
  await price('A', 500, null)
  await price('B', 700, 'XTS')
  // The stop of this order failed.
  await price('C', 900, null)
  const prices = async (by: string) =>
    (await read(by)).items.map(({ label, priceMinor }) => [label, priceMinor])
  expect(await prices('vehicle')).toEqual([
    ['Van 1', 500],
    ['Van 2', 0],
  ])
  expect((await read('customer')).total.priceMinor).toBe(500)
})

it('[M4.21] reports the CO2 of vans whose consumption is known, and each customer’s share', async () => {
  const set = (values: string, of: string) =>
    owner(`update public.vehicles set ${values} where id = $1 returning id`, [id(of)])
  // 8 l of diesel per 100 km: 259.2 g/km.
  await set(`energy = 'diesel', use_per_100_km = 8`, 'van 1')
  const { total } = await read('day')
  expect(total).toMatchObject({ co2Grams: Math.round(22.239 * 259.2), co2Served: 2 })
  expect([total.co2Metres, total.wayMetres]).toEqual([22_239, 42_239])
  expect(MEASURE_RULES.co2.read(total, 'km')).toBeCloseTo(5.764)
  expect(MEASURE_RULES.co2PerStop.read(total, 'km')).toBeCloseTo(2.882)
  expect(MEASURE_RULES.co2Known.read(total, 'km')).toBeCloseTo(22_239 / 42_239)
  const vans = (await read('vehicle')).items
  expect(vans.map((van) => MEASURE_RULES.co2.read(van, 'km') !== null)).toEqual([true, false])

  // Both customers have a stop at the same distance on van 1's route, and one of them all of van 2's.
  const byCustomer = await read('customer')
  expect(byCustomer.total).toEqual((await read('day')).total)
  expect(byCustomer.items.map(({ label, co2Grams }) => [label, co2Grams])).toEqual([
    ['Ada', 2_882],
    ['Ben', 2_882],
  ])
})
