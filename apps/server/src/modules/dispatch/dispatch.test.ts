// Dispatch and recall on a real database: which orders and routes go out, and which return.
import { planResponse, type OrderItem } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { planning } from '../planning/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { dispatch } from './module.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const DAY = dayFromNow(1)
const OTHER_DAY = dayFromNow(2)
let api: TestApi
let company: TestCompany
let labels: string[]

beforeAll(async () => {
  api = await testApi([orders, addresses, fleet, planning, dispatch])
  labels = townAddresses(api, 7)
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
})

const post = (url: string, body: object = {}, key = company.keys.dispatcher) =>
  api.call(key, 'POST', url, { body })
const readPlan = async (id: string) =>
  planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
const readOrders = async (): Promise<OrderItem[]> =>
  (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json().items

async function addVan(name: string): Promise<string> {
  const van = await post('/vehicles', { name, registration: name, capacityPackages: 3 })
  expect(van.statusCode).toBe(201)
  return van.json().id
}

async function importOrders(packages: readonly number[]): Promise<void> {
  const rows = packages.map((count, i) => ({
    reference: `O-${i}`,
    recipient: 'Somebody',
    date: DAY,
    address: labels[i],
    packages: String(count),
  }))
  expect((await post('/orders/import', { rows })).json()).toMatchObject({ created: rows.length })
}

async function plan(body: object = {}): Promise<string> {
  const started = await post('/plans', { date: DAY, timeLimitSeconds: 1, ...body })
  expect(started.json()).toMatchObject({ status: 'queued' })
  const { id } = started.json()
  while (['queued', 'running'].includes((await readPlan(id)).status)) await sleep(50)
  return id
}

/** One van for three parcels and four orders of one parcel: one order stays. */
async function dispatchedDay(): Promise<{ planId: string; routeId: string }> {
  await addVan('Van 1')
  await importOrders([1, 1, 1, 1])
  const planId = await plan()
  const dispatched = await post(`/plans/${planId}/dispatch`)
  expect(dispatched.json().routes).toHaveLength(1)
  return { planId, routeId: dispatched.json().routes[0].id }
}

it('[M51] recalls a plan whose vans have not left: its orders are open, and it can be dispatched again', async () => {
  const { planId } = await dispatchedDay()
  const recalled = await post(`/plans/${planId}/recall`)
  expect(recalled.json()).toMatchObject({ planId, routes: [{ id: expect.any(String) }] })
  expect((await readOrders()).map((order) => order.status)).toEqual(['open', 'open', 'open', 'open'])
  expect(await readPlan(planId)).toMatchObject({ status: 'done', isOutOfDate: false })
  const promises = await api.platform.database.asOwner(
    'select from public.deliveries where tenant_id = $1 and (promised_to is not null or eta_to is not null)',
    [company.tenantId],
  )
  expect(promises).toHaveLength(0)

  expect((await post(`/plans/${planId}/dispatch`)).statusCode).toBe(200)
  expect((await readOrders()).filter((order) => order.status === 'dispatched')).toHaveLength(3)
})

it('recalls one route by its id', async () => {
  const { planId, routeId } = await dispatchedDay()
  expect((await post(`/routes/${routeId}/recall`)).json()).toEqual({
    planId,
    routes: [{ id: routeId }],
    told: [],
  })
  expect((await readOrders()).every((order) => order.status === 'open')).toBe(true)
  expect((await post(`/routes/${routeId}/recall`)).statusCode).toBe(404)
})

it('refuses to recall once a van has left, and leaves every route as it is', async () => {
  const { planId, routeId } = await dispatchedDay()
  await api.platform.database.asOwner(
    `update public.routes set status = 'started', started_at = now() where id = $1`,
    [routeId],
  )
  const refused = await post(`/plans/${planId}/recall`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'route_under_way',
    message: 'R1 is under way and cannot be recalled.',
  })
  expect((await readOrders()).filter((order) => order.status === 'dispatched')).toHaveLength(3)
})

it('refuses viewers and other companies', async () => {
  const { planId, routeId } = await dispatchedDay()
  expect((await post(`/plans/${planId}/recall`, {}, company.keys.viewer)).statusCode).toBe(403)
  const other = await api.company()
  expect((await post(`/plans/${planId}/recall`, {}, other.keys.admin)).statusCode).toBe(404)
  expect((await post(`/routes/${routeId}/recall`, {}, other.keys.admin)).statusCode).toBe(404)
})

it('explains omitted orders by the dispatched plan, not by a newer one', async () => {
  await addVan('Van 1')
  const second = await addVan('Van 2')
  await importOrders([1, 1, 1, 1])
  const driven = await plan({
    vehicleIds: [(await api.call(company.keys.viewer, 'GET', '/vehicles')).json().items[0].id],
  })
  await plan({ vehicleIds: [second] })
  expect((await post(`/plans/${driven}/dispatch`)).statusCode).toBe(200)

  const remainingOrders = (await readOrders()).filter((order) => order.status === 'open')
  expect(remainingOrders).toHaveLength(1)
  expect(remainingOrders[0]).toMatchObject({ routeNumber: null, unserved: { reason: expect.any(String) } })
})

it('plans omitted orders with the free vans, and reports when there is none', async () => {
  await dispatchedDay()
  const refused = await post('/plans', { date: DAY })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'all_vehicles_out',
    message: `Every vehicle already has a route on ${DAY}.`,
  })

  const free = await addVan('Van 2')
  const { routes, summary } = await readPlan(await plan())
  expect(summary).toMatchObject({ stops: 1, unserved: 0 })
  expect(routes.map((route) => route.vehicleId)).toEqual([free])
})

it('dispatches the routes of some vehicles, and moves the others to a new plan', async () => {
  const [first, second] = [await addVan('Van 1'), await addVan('Van 2')]
  await importOrders([1, 1, 1, 1, 1, 1, 1])
  const planId = await plan()
  const wholePlan = await readPlan(planId)
  expect(wholePlan.summary).toMatchObject({ routes: 2, stops: 6, unserved: 1 })
  const locks = { orders: [], vehicles: [first, second] }
  await api.call(company.keys.dispatcher, 'PUT', `/plans/${planId}/locks`, { body: locks })

  const refused = await post(`/plans/${planId}/dispatch`, { vehicleIds: [first, planId] })
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    [expect.objectContaining({ field: 'vehicleIds.1' })],
  ])
  const firstDispatch = await post(`/plans/${planId}/dispatch`, { vehicleIds: [first] })
  expect(firstDispatch.json().routes).toHaveLength(1)
  const { restPlanId } = firstDispatch.json()
  const routeOf = (vehicleId: string) => wholePlan.routes.find((route) => route.vehicleId === vehicleId)!
  const [now, rest] = [await readPlan(planId), await readPlan(restPlanId)]
  expect([now.status, now.routes]).toEqual(['dispatched', [routeOf(first)]])
  expect([rest.status, rest.routes, rest.isOutOfDate]).toEqual(['done', [routeOf(second)], false])
  expect(rest.unserved).toEqual(wholePlan.unserved)
  for (const part of [now, rest]) {
    expect(part.summary.distanceMetres).toBe(part.routes[0]!.distanceMetres)
    expect(part.summary).toMatchObject({ routes: 1, stops: 3, late: 0, baselineDistanceMetres: null })
  }
  expect([now.locks.vehicles, rest.locks.vehicles]).toEqual([[first], [second]])
  expect(now.summary.cost! + rest.summary.cost!).toBeCloseTo(wholePlan.summary.cost!, 3)
  expect([now.restPlanId, rest.restPlanId]).toEqual([restPlanId, null])
  const removedOrders = new Set(now.routes[0]!.stops.map((stop) => stop.orderId))
  for (const order of await readOrders())
    expect([order.reference, order.status]).toEqual([
      order.reference,
      removedOrders.has(order.id) ? 'dispatched' : 'open',
    ])

  // A second call changes nothing; the rest can be dispatched later.
  expect((await post(`/plans/${planId}/dispatch`, { vehicleIds: [first] })).json()).toEqual(
    firstDispatch.json(),
  )
  const secondDispatch = await post(`/plans/${restPlanId}/dispatch`)
  expect([
    secondDispatch.statusCode,
    secondDispatch.json().routes.length,
    secondDispatch.json().restPlanId,
  ]).toEqual([200, 1, null])
})

describe('an order on the road', () => {
  const change = (id: string, body: object, key = company.keys.dispatcher) =>
    api.call(key, 'PATCH', `/orders/${id}`, { body })
  const carried = async () => {
    await dispatchedDay()
    const order = (await readOrders()).find(({ status }) => status === 'dispatched')
    if (!order) throw new Error('nothing is on the road')
    return order
  }

  it('[2.10-4] accepts changes of phone, note, contents, window and service time', async () => {
    const { id } = await carried()
    const changed = await change(id, {
      phone: '+44 7700 900123',
      instructions: 'Ring twice',
      packages: 2,
      serviceMinutes: 11,
      windowStart: '15:00',
      windowEnd: '16:30',
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json()).toMatchObject({
      phone: '+447700900123',
      instructions: 'Ring twice',
      packages: 2,
    })
    const [stop] = await api.platform.database.asOwner(
      `select s.service_seconds as service, d.promised_from = s.promised_from and d.promised_to = s.promised_to as promised,
         to_char(s.promised_from at time zone t.time_zone, 'HH24:MI') as opens,
         to_char(s.promised_to at time zone t.time_zone, 'HH24:MI') as closes
       from public.stops s join public.deliveries d on d.id = s.delivery_id join public.tenants t on t.id = s.tenant_id
       where s.order_id = $1`,
      [id],
    )
    expect(stop).toEqual({ service: 660, promised: true, opens: '15:00', closes: '16:30' })
  })

  it('[2.10-4] refuses changes of fields that its route depends on, names them, and explains how to change them', async () => {
    const order = await carried()
    const refused = await change(order.id, { date: OTHER_DAY, skills: ['crane'], phone: '+44 7700 900124' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'order_on_the_road',
      message: `Order ${order.reference} is on the road: its date, skills cannot change now.`,
      hint: 'Take it off its route in Live, change it, and give it to a van again.',
    })
    expect((await readOrders()).find(({ id }) => id === order.id)).toMatchObject({ phone: order.phone })
    expect((await change(order.id, { packages: 2 }, company.keys.viewer)).statusCode).toBe(403)
  })

  it('[2.10-4] may be sent as a form sends it, with everything that did not change', async () => {
    const { id, reference, address, lat, lng, date, type, priority } = await carried()
    const body = { reference, address, lat, lng, date, type, priority, instructions: 'Side door' }
    expect((await change(id, body)).json()).toMatchObject({ instructions: 'Side door' })
  })
})
