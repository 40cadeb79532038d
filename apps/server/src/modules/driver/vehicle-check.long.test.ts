// The vehicle check before the shift: stored once, announced to dispatch, with defects open until staff
// resolve them.
import {
  driverDayResponse,
  driverEventsResponse,
  vehicleDefectsResponse,
  type DriverEventResult,
  type DriverRoute,
  type DriverRules,
  type VehicleDefect,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let route: TestRoute
let number = 20

beforeAll(async () => {
  api = await testApi([driver].map(({ work: _, ...module }) => module))
  company = await api.company()
  other = await api.company()
})
afterAll(() => api.close())
beforeEach(async () => {
  number += 1
  await asOwner(`update public.routes set status = 'cancelled' where status <> 'cancelled'`)
  route = await makeRoute(api, company, { number })
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)

const POINTS = ['Tyres and wheels', 'Brakes']

function checked(defects: object[], more: object = {}) {
  const at = new Date().toISOString()
  return {
    id: randomUUID(),
    kind: 'vehicle_checked',
    at,
    sentAt: at,
    check: { points: POINTS, defects },
    ...more,
  }
}

async function report(event: object): Promise<DriverEventResult> {
  const response = await api.call(company.keys.driver, 'POST', '/driver/events', {
    body: { events: [event] },
  })
  return driverEventsResponse.parse(response.json()).results[0]!
}

async function checkOfDriver(): Promise<DriverRoute['vehicleCheck'] | undefined> {
  const response = await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)
  return driverDayResponse.parse(response.json()).routes[0]?.vehicleCheck
}

async function defectsOf(key: string): Promise<VehicleDefect[]> {
  const response = await api.call(key, 'GET', `/vehicles/${route.vehicleId}/defects`)
  expect(response.statusCode, response.body).toBe(200)
  return vehicleDefectsResponse.parse(response.json()).items
}

const resolve = (key: string, id: string, body: object = {}) =>
  api.call(key, 'POST', `/vehicles/${route.vehicleId}/defects/${id}/resolve`, { body })

const notices = () =>
  asOwner<{ title: string; message: string; link: string }>(
    `select distinct title, message, link from public.notifications where tenant_id = $1 and message like $2`,
    [company.tenantId, `%R${number}, %`],
  )

/** Uploads a photo as the driver. Returns its id. */
async function photo(): Promise<string> {
  const id = randomUUID()
  await asOwner(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('proofs', $1, $2, '{"size": 9}')`,
    [`${company.tenantId}/${route.driverUserId}/${id}.jpg`, randomUUID()],
  )
  return id
}

it('is required until it is done, and no shift starts without it', async () => {
  expect(await checkOfDriver()).toMatchObject({ isDone: false, knownDefects: [] })
  expect(await report(checked([]))).toMatchObject({ status: 'accepted' })
  expect(await checkOfDriver()).toMatchObject({ isDone: true, knownDefects: [] })
  const [row] = await asOwner('select status from public.routes where id = $1', [route.routeId])
  expect(row).toEqual({ status: 'dispatched' })
  const [stored] = await asOwner('select checked from public.driver_events where route_id = $1', [
    route.routeId,
  ])
  expect(stored).toEqual({ checked: POINTS })
  expect(await notices()).toEqual([])
})

it('is not required where the company has switched it off', async () => {
  const rules = (await api.call(company.keys.admin, 'GET', '/driver/rules')).json<DriverRules>()
  const save = (vehicleCheck: DriverRules['vehicleCheck']) =>
    api.call(company.keys.admin, 'PUT', '/driver/rules', { body: { ...rules, vehicleCheck } })
  expect((await save({ isAsked: true, points: [] })).statusCode).toBe(400)
  expect((await save({ isAsked: false, points: [] })).statusCode).toBe(200)
  expect(await checkOfDriver()).toBeNull()
  await save({ isAsked: true, points: ['Ramp'] })
  expect(await checkOfDriver()).toMatchObject({ points: ['Ramp'] })
  await save(rules.vehicleCheck)
})

it('notifies dispatch once of a vehicle that is unsafe to drive', async () => {
  const event = checked([
    { point: 'Tyres and wheels', note: 'Worn', isUnsafe: false },
    { point: 'Brakes', isUnsafe: true },
  ])
  expect(await report(event)).toMatchObject({ status: 'accepted' })
  expect(await report(event)).toMatchObject({ status: 'duplicate' })
  expect(await notices()).toEqual([
    {
      title: `Van ${number} is not safe to drive`,
      message: `Brakes, Tyres and wheels (Worn): R${number}, Kit Hargreave`,
      link: `/tenant/fleet?vehicle=${route.vehicleId}`,
    },
  ])
  expect((await checkOfDriver())?.knownDefects).toEqual([
    { point: 'Brakes', note: null, isUnsafe: true },
    { point: 'Tyres and wheels', note: 'Worn', isUnsafe: false },
  ])
})

it('[M19] stores a defect with its photo until staff resolve it', async () => {
  const id = await photo()
  const defects = [{ point: 'Brakes', note: 'Soft', isUnsafe: false, files: [id] }]
  await report(checked(defects, { proof: { files: [id] } }))
  const [defect] = await defectsOf(company.keys.viewer)
  expect(defect).toMatchObject({ point: 'Brakes', note: 'Soft', driver: 'Kit Hargreave', resolvedAt: null })
  expect(defect?.files).toEqual([`${company.tenantId}/${route.driverUserId}/${id}.jpg`])

  for (const key of [company.keys.driver, company.keys.viewer])
    expect((await resolve(key, defect!.id)).statusCode).toBe(403)
  expect((await resolve(other.keys.dispatcher, defect!.id)).statusCode).toBe(404)
  const theirs = await api.call(other.keys.dispatcher, 'GET', `/vehicles/${route.vehicleId}/defects`)
  expect(theirs.statusCode).toBe(404)

  const fixed = await resolve(company.keys.dispatcher, defect!.id, { note: ' New pads ' })
  expect(fixed.statusCode, fixed.body).toBe(200)
  expect(fixed.json()).toMatchObject({ resolution: 'New pads' })
  const again = await resolve(company.keys.admin, defect!.id, { note: 'Nothing' })
  expect(again.json()).toEqual(fixed.json())
  expect((await checkOfDriver())?.knownDefects).toEqual([])
})

it('is refused without points, with a missing photo, and together with another event', async () => {
  expect(await report(checked([], { check: null }))).toMatchObject({
    status: 'refused',
    code: 'check_missing',
  })
  const defect = { point: 'Brakes', isUnsafe: false }
  const withFile = { ...defect, files: [randomUUID()] }
  expect(await report(checked([withFile]))).toMatchObject({ status: 'refused', code: 'file_missing' })
  expect(await report(checked([defect, defect]))).toMatchObject({ status: 'refused', code: 'bad_event' })
  expect(await report(checked([defect], { kind: 'note' }))).toMatchObject({
    status: 'refused',
    code: 'bad_event',
  })
  expect(await defectsOf(company.keys.dispatcher)).toEqual([])
})
