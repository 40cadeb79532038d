// The list of routes on a real database: proposals until dispatch, one route for each van and day.
import { planResponse, type RouteItem } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { planning } from '../planning/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { dispatch } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
let api: TestApi
let company: TestCompany
let vans: string[]

const post = (url: string, body: object = {}) => api.call(company.keys.dispatcher, 'POST', url, { body })
const get = (url: string, key = company.keys.viewer) => api.call(key, 'GET', url)
const listRoutes = async (from = DAY, to = DAY): Promise<RouteItem[]> =>
  (await get(`/routes?from=${from}&to=${to}`)).json().items

async function plan(body: object = {}): Promise<string> {
  const { id } = (await post('/plans', { date: DAY, timeLimitSeconds: 1, ...body })).json()
  const status = async () => planResponse.parse((await get(`/plans/${id}`)).json()).status
  while (['queued', 'running'].includes(await status())) await sleep(50)
  return id
}

beforeAll(async () => {
  api = await testApi([orders, addresses, fleet, planning, dispatch])
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
  vans = []
  for (const name of ['Van 1', 'Van 2'])
    vans.push(
      (await post('/vehicles', { name, registration: name, capacityPackages: 2 })).json().id as string,
    )
  const rows = townAddresses(api, 5).map((address, i) => ({
    reference: `O-${i}`,
    recipient: 'Somebody',
    date: DAY,
    address,
    packages: '1',
  }))
  expect((await post('/orders/import', { rows })).json()).toMatchObject({ created: 5 })
})

it('lists the proposals of the newest plan, with correct totals', async () => {
  await plan()
  const planId = await plan()
  const routes = await listRoutes()
  expect(routes.map((route) => [route.number, route.status, route.planId])).toEqual([
    [1, 'proposed', planId],
    [2, 'proposed', planId],
  ])
  for (const route of routes) {
    expect(route).toMatchObject({ stops: 2, stopsDone: 0, packages: 2, capacityPackages: 2, lateSeconds: 0 })
    expect(route.driveSeconds + route.serviceSeconds + route.waitSeconds).toBe(route.durationSeconds)
    expect(route.efficiency).toBeGreaterThan(0)
  }
})

it('also lists an older plan that shares neither vans nor orders with the newest', async () => {
  const first = await plan({ vehicleIds: [vans[0]] })
  const dispatched = (await get(`/plans/${first}`))
    .json()
    .routes[0].stops.map((stop: { orderId: string }) => stop.orderId)
  const open = (await get(`/orders?date=${DAY}`)).json().items.map((order: { id: string }) => order.id)
  const second = await plan({
    vehicleIds: [vans[1]],
    orderIds: open.filter((id: string) => !dispatched.includes(id)).slice(0, 2),
  })
  expect((await listRoutes()).map((route) => route.planId)).toEqual([first, second])
})

it('lists a route as dispatched once it is, and marks proposals whose orders changed', async () => {
  const planId = await plan()
  await post(`/plans/${planId}/dispatch`)
  const driven = await listRoutes()
  expect(driven.map((route) => route.status)).toEqual(['dispatched', 'dispatched'])
  for (const route of driven)
    expect(route.driveSeconds + route.serviceSeconds + route.waitSeconds).toBe(route.durationSeconds)

  await post(`/plans/${planId}/recall`)
  const [proposed] = await listRoutes()
  expect(proposed).toMatchObject({ status: 'proposed', isOutOfDate: false })
  const [order] = (await get(`/orders?date=${DAY}`)).json().items
  await api.call(company.keys.dispatcher, 'PATCH', `/orders/${order.id}`, { body: { packages: 2 } })
  expect((await listRoutes()).every((route) => route.isOutOfDate)).toBe(true)
})

it('refuses a span that is too long or ends before it begins, and shows other companies nothing', async () => {
  await plan()
  for (const span of [`from=${DAY}&to=2099-01-01`, 'from=2026-02-02&to=2026-02-01'])
    expect((await get(`/routes?${span}`)).json()).toMatchObject({ code: 'validation_failed' })
  const other = await api.company()
  expect((await get(`/routes?from=${DAY}&to=${DAY}`, other.keys.admin)).json()).toEqual({ items: [] })
})
