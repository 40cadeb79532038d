// A watched zone on a real database: events, the exception on Live, the webhook, and late positions.
import { polygonOf, type Corner } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { live } from './module.ts'
import { at, makeLiveDay, METRE, type LiveDay } from './testing.ts'

let api: TestApi
let company: TestCompany
let day: LiveDay
let zoneId: string

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  api.call(company.keys.dispatcher, method, path, body ? { body } : {})
const rows = <Row>(text: string): Promise<Row[]> =>
  api.platform.database.asOwner<Row & object>(text, [company.tenantId])

beforeAll(async () => {
  // No workers: the test runs the check itself.
  api = await testApi([positions, live, fleet].map(({ work: _, ...module }) => module))
  company = await api.company()
  day = await makeLiveDay(api, company)
  await rows(
    `insert into public.webhook_endpoints (tenant_id, url, events, secret)
     values ($1, 'https://example.com/hook', array['vehicle.entered_zone', 'vehicle.left_zone', 'vehicle.dwelt_zone'], 'whsec_x')`,
  )
})
afterAll(() => api.close())

/** A square between two distances north of the depot. */
const strip = (from: number, to: number) => {
  const { lat, lng } = day.depot
  const corners: Corner[] = [
    [lng - 0.01, lat + from * METRE],
    [lng + 0.01, lat + from * METRE],
    [lng + 0.01, lat + to * METRE],
    [lng - 0.01, lat + to * METRE],
  ]
  return polygonOf(corners)
}
const drive = async (...fixes: [minutes: number, metres: number][]) => {
  for (const [minutes, metres] of fixes) await day.send(minutes, metres)
  await day.look()
}
const eventsOf = async () =>
  (await call('GET', `/zones/events?zoneId=${zoneId}`))
    .json()
    .items.map(({ kind, at: when }: { kind: string; at: string }) => [kind, when])
const zoneExceptions = async () =>
  (await day.read()).routes[0]!.exceptions!.filter(({ kind }) => kind.startsWith('zone_'))

it('[M23] a van that enters, stays and leaves makes events and webhook calls, and an exception while it is inside', async () => {
  const added = await call('POST', '/zones', {
    name: 'Harbour',
    polygon: strip(1_500, 2_500),
    plansOrders: false,
    watch: { entered: true, left: true, dwellMinutes: 10 },
  })
  expect(added.statusCode, added.body).toBe(201)
  zoneId = added.json().id
  expect(added.json()).toMatchObject({
    plansOrders: false,
    watch: { entered: true, left: true, dwellMinutes: 10, weekdays: [], from: null, to: null },
  })
  await drive([-1, 0])
  await drive([2, 500], [4, 1_600])
  // One position inside is no visit yet.
  expect(await eventsOf()).toEqual([])
  await drive([6, 2_000])
  expect(await eventsOf()).toEqual([['entered', at(4).toISOString()]])
  expect(await zoneExceptions()).toEqual([
    { kind: 'zone_entered', since: at(4).toISOString(), sequence: null, zone: 'Harbour' },
  ])

  // A phone's buffer comes late: its positions outside are of the past.
  await drive([3, 800], [5, 800])
  expect(await eventsOf()).toHaveLength(1)

  await drive([14, 2_100], [15, 2_100])
  await drive([16, 3_000], [18, 3_500])
  expect(await eventsOf()).toEqual([
    ['left', at(16).toISOString()],
    ['dwelt', at(14).toISOString()],
    ['entered', at(4).toISOString()],
  ])
  expect(await zoneExceptions()).toMatchObject([{ kind: 'zone_left', zone: 'Harbour' }])
  const calls = await rows<{ event: string; zone: string; vehicle: string }>(
    `select event, payload #>> '{data,zone}' as zone, payload #>> '{data,vehicle}' as vehicle
     from public.webhook_calls where tenant_id = $1 order by id`,
  )
  expect(calls).toEqual(
    ['entered', 'dwelt', 'left'].map((kind) => ({
      event: `vehicle.${kind}_zone`,
      zone: 'Harbour',
      vehicle: 'Van 07',
    })),
  )
  const notifications = await rows<{ title: string }>(
    `select distinct title from public.notifications where tenant_id = $1 and title like '%Harbour%'`,
  )
  expect(notifications).toHaveLength(3)
})

it('[M23] a zone around everything is no event, and a watch that ends leaves no exception', async () => {
  const country = await call('POST', '/zones', {
    name: 'Country',
    polygon: strip(-400_000, 400_000),
    plansOrders: false,
    watch: { entered: true, left: true },
  })
  await drive([20, 4_000], [22, 5_000])
  expect((await call('GET', `/zones/events?zoneId=${country.json().id}`)).json().items).toEqual([])
  expect((await call('PATCH', `/zones/${zoneId}`, { watch: null })).json()).toMatchObject({ watch: null })
  expect(await zoneExceptions()).toEqual([])
})

it('[M23] refuses a watch with an unknown field or only one hour', async () => {
  for (const watch of [{ entred: true }, { entered: true, from: '08:00' }, { dwellMinutes: 0 }])
    expect((await call('PATCH', `/zones/${zoneId}`, { watch })).statusCode).toBe(400)
})
