// The product's first promise: 200 orders, steady progress, and a drivable plan a quarter shorter than the
// baseline. `npm run bench plan-day` measures its speed.
import { planResponse, type OrderItem, type PlanResponse } from '@dropwise/contracts'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const FILE = new URL('../../../../../examples/ashmouth-200-orders.csv', import.meta.url)
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const VANS = 8

let api: TestApi
let company: TestCompany
let plan: PlanResponse
/** Orders served at each observed state of progress. */
const served: number[] = []

beforeAll(async () => {
  api = await testApi([orders, fleet, planning], { planThreads: 2 })
  company = await api.company()
  const body = (await readFile(FILE, 'utf8')).replaceAll(/\d{4}-\d\d-\d\d/g, DAY)
  const headers = { 'content-type': 'text/csv' }
  const answer = await api.call(company.keys.dispatcher, 'POST', '/orders/import', { body, headers })
  expect(answer.json()).toMatchObject({ created: 200, rejected: [] })
  for (let i = 1; i <= VANS; i += 1) {
    await api.call(company.keys.dispatcher, 'POST', '/vehicles', {
      body: { name: `Van ${i}`, registration: `V ${i}` },
    })
  }
  await watchPlan()
})
afterAll(() => api.close())

async function watchPlan(): Promise<void> {
  const started = await api.call(company.keys.dispatcher, 'POST', '/plans', { body: { date: DAY } })
  const { id } = started.json()
  let last = 0
  do {
    await sleep(20)
    plan = planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
    if (plan.progress.elapsedSeconds !== last) served.push(plan.progress.served)
    last = plan.progress.elapsedSeconds
  } while (plan.status === 'queued' || plan.status === 'running')
}

describe('two hundred orders', () => {
  it('are all served, in time and on real roads', () => {
    expect(plan.status).toBe('done')
    expect(plan.summary).toMatchObject({ stops: 200, unserved: 0, late: 0, onRoads: true })
  })

  it('report progress during the run, with a complete plan before the last one', () => {
    expect(served.length).toBeGreaterThan(2)
    expect(served.indexOf(200)).toBeLessThan(served.length - 1)
  })

  it('are a quarter shorter than in file order by the nearest vehicle', () => {
    expect(plan.summary.distanceMetres).toBeLessThanOrEqual(0.75 * plan.summary.baselineDistanceMetres!)
  })

  it('can be driven: times, windows, loads and shifts, recomputed from the roads', async () => {
    const page = await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}&limit=200`)
    const byId = new Map((page.json().items as OrderItem[]).map((order) => [order.id, order]))
    const [lng, lat] = api.region.manifest.center
    for (const route of plan.routes) {
      const places = [{ lat, lng }, ...route.stops.map((stop) => byId.get(stop.orderId)!)]
      const { durations, columns } = api.region.table(places)
      let at = Date.parse(route.departAt)
      let load = 0
      route.stops.forEach((stop, i) => {
        const order = byId.get(stop.orderId)!
        at += durations[i * columns + i + 1]! * 1000
        expect(Date.parse(stop.arriveAt)).toBe(at)
        at = Math.max(at, order.windowStart ? Date.parse(order.windowStart) : 0)
        if (order.windowEnd) expect(at).toBeLessThanOrEqual(Date.parse(order.windowEnd))
        at += order.serviceSeconds * 1000
        load += order.packages
      })
      at += durations[(places.length - 1) * columns]! * 1000
      expect(Date.parse(route.returnAt)).toBe(at)
      expect(load).toBeLessThanOrEqual(150)
      expect(at - Date.parse(route.departAt)).toBeLessThanOrEqual(8 * 3_600_000)
      expect(route.departAt >= `${DAY}T08:00`).toBe(true)
      expect(route.returnAt <= `${DAY}T18:00:00.001Z`).toBe(true)
    }
    expect(new Set(plan.routes.flatMap((route) => route.stops.map((stop) => stop.orderId))).size).toBe(200)
  })
})
