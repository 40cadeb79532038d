// Re-route on a real database and real roads: it improves one route and keeps the other routes and orders.
import { planResponse, planRoute, type PlanResponse } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { withFullSearchQueue } from '../../platform/testing-turns.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
let api: TestApi
let company: TestCompany
let planId: string

const post = (url: string, body: object = {}, key = company.keys.dispatcher) =>
  api.call(key, 'POST', url, { body })
const readPlan = async (): Promise<PlanResponse> =>
  planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${planId}`)).json())
const reroute = (routeId: string, key?: string) => post(`/plans/${planId}/routes/${routeId}/reroute`, {}, key)

beforeAll(async () => {
  api = await testApi([orders, addresses, fleet, planning, dispatch])
  company = await api.company()
  for (const name of ['Van 1', 'Van 2'])
    expect((await post('/vehicles', { name, registration: name, capacityPackages: 6 })).statusCode).toBe(201)
  const rows = townAddresses(api, 12).map((address, i) => ({
    reference: `O-${i}`,
    recipient: 'Somebody',
    date: DAY,
    address,
    packages: '1',
  }))
  expect((await post('/orders/import', { rows })).json()).toMatchObject({ created: 12 })
  planId = (await post('/plans', { date: DAY, timeLimitSeconds: 1 })).json().id
  while (['queued', 'running'].includes((await readPlan()).status)) await sleep(50)
})
afterAll(() => api.close())

/** Worsens the order of a route as an edit by hand may: every other stop first. */
async function spoil(routeId: string): Promise<void> {
  await api.platform.database.asOwner(
    `update public.plan_stops s set sequence = 100 + n.place
     from (select order_id, (row_number() over (order by sequence % 2, sequence))::int as place
       from public.plan_stops where plan_route_id = $1) n
     where s.plan_route_id = $1 and s.order_id = n.order_id`,
    [routeId],
  )
  await api.platform.database.asOwner(
    `update public.plan_routes set distance_metres = distance_metres * 2, duration_seconds = duration_seconds * 2 where id = $1`,
    [routeId],
  )
}

it('puts one route into a better order with its new efficiency, and leaves the other as it is', async () => {
  const [spoiled, other] = (await readPlan()).routes
  if (!spoiled || !other) throw new Error('two vans are needed')
  await spoil(spoiled.id)
  const bad = (await readPlan()).routes.find((route) => route.id === spoiled.id)

  const answer = await reroute(spoiled.id)
  expect(answer.statusCode).toBe(200)
  const better = planRoute.parse(answer.json())
  expect(better.distanceMetres).toBeLessThan(bad?.distanceMetres ?? 0)
  expect(better.efficiency).toBeGreaterThan(bad?.efficiency ?? 100)
  expect(better.stops.map((stop) => stop.orderId).toSorted()).toEqual(
    spoiled.stops.map((stop) => stop.orderId).toSorted(),
  )
  expect(better.stops.map((stop) => stop.sequence)).toEqual(spoiled.stops.map((_, i) => i + 1))

  const plan = await readPlan()
  expect(plan.routes.find((route) => route.id === other.id)).toEqual(other)
  expect(plan.summary.distanceMetres).toBe(better.distanceMetres + other.distanceMetres)
  expect(plan.isOutOfDate).toBe(false)
})

it('keeps a route that cannot be improved', async () => {
  const [route] = (await readPlan()).routes
  const answer = await reroute(route?.id ?? '')
  expect(answer.json().distanceMetres).toBeLessThanOrEqual(route?.distanceMetres ?? 0)
})

it('queues with the searches of all companies, and is refused above the company’s limit', async () => {
  const { tenantId } = company
  const [route] = (await readPlan()).routes
  await withFullSearchQueue(tenantId, async () => {
    const refused = await reroute(route!.id)
    expect(refused.statusCode, refused.body).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'too_many_waiting' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
  expect((await reroute(route!.id)).statusCode).toBe(200)
})

it('is refused to viewers, to other companies, and once the plan is dispatched', async () => {
  const [route] = (await readPlan()).routes
  const id = route?.id ?? ''
  expect((await reroute(id, company.keys.viewer)).statusCode).toBe(403)
  expect((await reroute(id, (await api.company()).keys.admin)).statusCode).toBe(404)
  expect((await post(`/plans/${planId}/dispatch`)).statusCode).toBe(200)
  expect((await reroute(id)).json()).toMatchObject({ code: 'plan_already_dispatched' })
})
