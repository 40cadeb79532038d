// A day from orders to the road on a real database, real roads and the real planner.
import { planAnswer, type PlanAnswer } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch])
  labels = townAddresses(api, 60)
})
afterAll(() => api.close())

interface OrderIn {
  reference: string
  [column: string]: string
}

async function importRows(rows: OrderIn[], day = DAY): Promise<void> {
  const answer = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    body: { rows: rows.map((row) => ({ recipient: 'Somebody', date: day, ...row })) },
  })
  expect(answer.json()).toMatchObject({ created: rows.length, rejected: [] })
}

async function addVehicles(count: number, more: object = {}): Promise<string[]> {
  const ids: string[] = []
  for (let i = 1; i <= count; i += 1) {
    const answer = await api.call(company.keys.dispatcher, 'POST', '/vehicles', {
      body: { name: `Van ${i}`, registration: `VAN ${i}`, ...more },
    })
    expect(answer.statusCode).toBe(201)
    ids.push(answer.json().id)
  }
  return ids
}

async function startPlan(body: object): Promise<string> {
  const answer = await api.call(company.keys.dispatcher, 'POST', '/plans', {
    body: { timeLimitSeconds: 1.5, ...body },
  })
  expect(answer.statusCode).toBe(202)
  return answer.json().id
}

async function readPlan(id: string): Promise<PlanAnswer> {
  return planAnswer.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
}

async function ended(id: string): Promise<PlanAnswer> {
  for (;;) {
    const plan = await readPlan(id)
    if (plan.status !== 'queued' && plan.status !== 'running') return plan
    await sleep(50)
  }
}

const dispatchIt = (id: string) => api.call(company.keys.dispatcher, 'POST', `/plans/${id}/dispatch`)

describe('a day', () => {
  let planId: string
  let vehicles: string[]

  beforeAll(async () => {
    company = await api.company()
    vehicles = await addVehicles(3)
    await importRows(
      labels.slice(0, 50).map((address, i) => ({
        reference: `D-${i}`,
        address,
        packages: '2',
        weight_kg: '3',
        priority: i % 10 === 0 ? 'high' : '',
        ...(i % 5 === 0 ? { window_start: '09:00', window_end: '11:00' } : {}),
      })),
    )
  })

  it('is planned on real roads, every order served in its window, shorter than by hand', async () => {
    planId = await startPlan({ date: DAY })
    const plan = await ended(planId)
    expect(plan.status).toBe('done')
    expect(plan.summary).toMatchObject({ stops: 50, unserved: 0, onRoads: true })
    expect(plan.summary.distanceMetres).toBeLessThan(0.75 * plan.summary.baselineDistanceMetres!)
    expect(new Set(plan.routes.flatMap((route) => route.stops.map((stop) => stop.orderId))).size).toBe(50)
    for (const route of plan.routes) {
      expect(vehicles).toContain(route.vehicleId)
      expect(route.number).toBe(vehicles.indexOf(route.vehicleId) + 1)
      expect(route.durationSeconds).toBeLessThanOrEqual(8 * 3600)
      expect(route.load.packages).toBe(route.stops.length * 2)
      expect(route.stops.map((stop) => stop.sequence)).toEqual(route.stops.map((_, i) => i + 1))
    }
  })

  it('has a line for each leg', async () => {
    const { routes } = (await api.call(company.keys.viewer, 'GET', `/plans/${planId}/geometry`)).json()
    const plan = await readPlan(planId)
    expect(routes.map((route: { legs: string[] }) => route.legs.length)).toEqual(
      plan.routes.map((route) => route.stops.length + 1),
    )
  })

  it('goes on the road once, with promises around the planned time or the window', async () => {
    const first = await dispatchIt(planId)
    expect(first.statusCode).toBe(200)
    expect((await dispatchIt(planId)).json()).toEqual(first.json())
    const stops = await api.platform.database.asOwner<{
      promised: string
      window_start: Date | null
      window_end: Date | null
      promised_from: Date
      promised_to: Date
      planned_service_at: Date
    }>(
      `select o.window_start, o.window_end, s.promised_from, s.promised_to, s.planned_service_at from public.stops s
       join public.orders o on o.id = s.order_id where s.tenant_id = $1 and o.status = 'dispatched'`,
      [company.tenantId],
    )
    expect(stops).toHaveLength(50)
    for (const stop of stops) {
      expect(stop.promised_from.getTime()).toBe(
        stop.window_start?.getTime() ?? stop.planned_service_at.getTime() - 1_800_000,
      )
      expect(stop.promised_to.getTime()).toBe(
        stop.window_end?.getTime() ?? stop.planned_service_at.getTime() + 1_800_000,
      )
    }
    const { items } = (
      await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}&status=dispatched&limit=200`)
    ).json()
    expect(items).toHaveLength(50)
    expect(items[0]).toMatchObject({
      routeNumber: expect.any(Number),
      sequence: expect.any(Number),
      eta: expect.any(String),
    })
  })
})
