// Fills and incidents from the driver's phone: the server stores each once for the van of the shift and notifies the office.
import {
  driverDayResponse,
  driverEventsResponse,
  fillsResponse,
  type DriverEventResult,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { live } from '../live/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { upkeep } from '../upkeep/module.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let route: TestRoute
let number = 40

beforeAll(async () => {
  api = await testApi([driver, upkeep, live].map(({ work: _, ...module }) => module))
  company = await api.company()
  other = await api.company()
})
afterAll(() => api.close())
beforeEach(async () => {
  number += 1
  await asOwner(`update public.routes set status = 'cancelled' where status <> 'cancelled'`)
  await asOwner('update public.vehicles set driver_id = null')
  route = await makeRoute(api, company, { number })
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)

const fillOf = (more: object = {}) => ({
  energy: 'diesel',
  amount: 41.5,
  costMinor: 6_225,
  odometerKm: 52_100,
  ...more,
})
const incidentOf = (more: object = {}) => ({
  kind: 'breakdown',
  description: 'Steam from the bonnet',
  canDrive: false,
  ...more,
})

function eventOf(more: object) {
  const at = new Date().toISOString()
  return { id: randomUUID(), at, sentAt: at, lat: 50.71, lng: -1.9, ...more }
}
const fuelled = (more: object = {}, fill: object = {}) =>
  eventOf({ kind: 'fuelled', fill: fillOf(fill), ...more })
const incident = (more: object = {}, fields: object = {}) =>
  eventOf({ kind: 'incident_reported', incident: incidentOf(fields), ...more })

async function reportEvents(...events: object[]): Promise<DriverEventResult[]> {
  const response = await api.call(company.keys.driver, 'POST', '/driver/events', { body: { events } })
  expect(response.statusCode, response.body).toBe(200)
  return driverEventsResponse.parse(response.json()).results
}
const resultOf = async (event: object) => (await reportEvents(event))[0]!

async function photo(): Promise<string> {
  const id = randomUUID()
  await asOwner(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('proofs', $1, $2, '{"size": 9}')`,
    [`${company.tenantId}/${route.driverUserId}/${id}.jpg`, randomUUID()],
  )
  return id
}

async function fills(key = company.keys.viewer) {
  const answer = await api.call(key, 'GET', `/fuel-fills?vehicleId=${route.vehicleId}`)
  return fillsResponse.parse(answer.json()).items
}
async function incidents(key = company.keys.viewer) {
  const answer = await api.call(key, 'GET', `/incidents?vehicleId=${route.vehicleId}`)
  return answer.json().items as { id: string }[]
}

it('[M72] stores a fill once, with the driver, the place and the receipt, and starts no route', async () => {
  const receipt = await photo()
  const event = fuelled({ proof: { files: [receipt] } }, { station: 'Quay Services' })
  expect(await reportEvents(event, event)).toMatchObject([{ status: 'accepted' }, { status: 'duplicate' }])
  expect(await resultOf(event)).toMatchObject({ status: 'duplicate' })
  expect(await fills()).toMatchObject([
    {
      id: event.id,
      driver: 'Kit Hargreave',
      amount: 41.5,
      costMinor: 6_225,
      odometerKm: 52_100,
      lat: 50.71,
      lng: -1.9,
      station: 'Quay Services',
      files: [`${company.tenantId}/${route.driverUserId}/${receipt}.jpg`],
    },
  ])
  const [stored] = await asOwner(
    `select e.kind, e.outcome, r.status, v.odometer_km from public.driver_events e
     join public.routes r on r.id = e.route_id join public.vehicles v on v.id = r.vehicle_id where e.id = $1`,
    [event.id],
  )
  expect(stored).toEqual({ kind: 'fuelled', outcome: 'recorded', status: 'dispatched', odometer_km: 52_100 })
  const read = await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)
  expect(driverDayResponse.parse(read.json()).vans).toMatchObject([
    { id: route.vehicleId, odometerKm: 52_100, energy: 'diesel' },
  ])
})

it('[M72] notifies dispatch of an incident, shows it in Live until somebody takes it up, and calls webhooks', async () => {
  await asOwner(
    `insert into public.webhook_endpoints (tenant_id, url, events, secret)
     values ($1, 'https://example.com/hook', array['vehicle.incident', 'vehicle.fuelled'], 'whsec_x')`,
    [company.tenantId],
  )
  const photoResponse = await photo()
  const event = incident(
    { orderId: route.stops[0]!.orderId, proof: { files: [photoResponse] } },
    { thirdParty: 'White Corsa, AB12 CDE' },
  )
  expect(await reportEvents(fuelled(), event, event)).toMatchObject([
    { status: 'accepted' },
    { status: 'accepted' },
    { status: 'duplicate' },
  ])
  expect(await incidents()).toMatchObject([
    {
      id: event.id,
      kind: 'breakdown',
      severity: 'serious',
      status: 'open',
      driver: { name: 'Kit Hargreave' },
      order: { reference: route.stops[0]!.reference },
      lat: 50.71,
      thirdParty: 'White Corsa, AB12 CDE',
      canDrive: false,
      photos: 1,
    },
  ])
  const notices = await asOwner(
    'select distinct title, message from public.notifications where tenant_id = $1 and title like $2',
    [company.tenantId, `Van ${number}:%`],
  )
  expect(notices).toEqual([
    { title: `Van ${number}: breakdown, cannot drive on`, message: 'Steam from the bonnet' },
  ])
  const exceptions = async () => {
    const day = (await api.call(company.keys.viewer, 'GET', `/live?date=${route.date}`)).json()
    return day.routes
      .find(({ id }: { id: string }) => id === route.routeId)
      .exceptions.filter(({ kind }: { kind: string }) => kind === 'incident')
  }
  expect(await exceptions()).toMatchObject([
    { incident: { id: event.id, kind: 'breakdown', canDrive: false } },
  ])
  await api.call(company.keys.dispatcher, 'PATCH', `/incidents/${event.id}`, {
    body: { status: 'in_review' },
  })
  expect(await exceptions()).toEqual([])
  const calls = await asOwner<{ event: string; payload: { data: object } }>(
    'select event, payload from public.webhook_calls where tenant_id = $1 order by event',
    [company.tenantId],
  )
  expect(calls).toMatchObject([
    { event: 'vehicle.fuelled', payload: { data: { vehicleId: route.vehicleId, amount: 41.5 } } },
    { event: 'vehicle.incident', payload: { data: { incidentId: event.id, canDrive: false } } },
  ])
})

it('[M72] works without a route, for the van that the driver usually drives', async () => {
  await asOwner(`update public.routes set status = 'cancelled' where id = $1`, [route.routeId])
  await asOwner('update public.vehicles set driver_id = $2 where id = $1', [route.vehicleId, route.driverId])
  const event = fuelled({}, { odometerKm: 60_000 })
  expect(await reportEvents(event, event, incident())).toMatchObject([
    { status: 'accepted' },
    { status: 'duplicate' },
    { status: 'accepted' },
  ])
  expect(await fills()).toMatchObject([{ id: event.id, driver: 'Kit Hargreave' }])
  expect(await incidents()).toHaveLength(1)
})

it('[M72] a driver without any van can report an incident, but no fill', async () => {
  await asOwner(`update public.routes set status = 'cancelled' where id = $1`, [route.routeId])
  await asOwner('update public.vehicles set driver_id = null')
  expect(await reportEvents(fuelled(), incident())).toMatchObject([
    { status: 'refused', code: 'no_vehicle' },
    { status: 'accepted' },
  ])
})

it('[M72] refuses another driver’s van, a falling odometer and an empty report', async () => {
  const foreign = await makeRoute(api, other, { number: 90 + number })
  const [strange] = await asOwner<{ id: string }>(
    `insert into public.vehicles (tenant_id, name, registration, depot_id) values ($1, 'Spare', 'SP ' || $3, $2) returning id`,
    [company.tenantId, company.depotId, number],
  )
  for (const vehicleId of [foreign.vehicleId, strange!.id]) {
    expect(await resultOf(fuelled({}, { vehicleId }))).toMatchObject({ code: 'no_vehicle' })
    expect(await resultOf(incident({}, { vehicleId }))).toMatchObject({ code: 'no_vehicle' })
  }
  expect(await resultOf(incident({ orderId: foreign.stops[0]!.orderId }))).toMatchObject({
    code: 'not_your_order',
  })
  expect(await resultOf(fuelled({ proof: { files: [randomUUID()] } }))).toMatchObject({
    code: 'file_missing',
  })
  for (const event of [
    fuelled({ fill: null }),
    incident({ incident: null }),
    incident({ fill: fillOf() }),
    fuelled({}, { amount: -1 }),
    incident({}, { description: ' ' }),
    eventOf({ kind: 'note', note: 'x', fill: fillOf() }),
  ])
    expect(await resultOf(event)).toMatchObject({ status: 'refused', code: 'bad_event' })
  expect(await fills()).toEqual([])
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString()
  await reportEvents(fuelled({ at: aMinuteAgo }, { odometerKm: 70_000 }))
  expect(await resultOf(fuelled({}, { odometerKm: 69_000 }))).toMatchObject({ code: 'odometer_wrong' })
  expect(await fills()).toHaveLength(1)
  expect(await fills(company.keys.driver)).toHaveLength(1)
})
