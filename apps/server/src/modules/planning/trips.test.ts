// A van that may reload carries more than its capacity: the depot between trips is in plan, files and the
// driver's list.
import { planResponse, type DriverDay, type PlanResponse } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { driver } from '../driver/testing.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
/** Six orders of two parcels, and a van for five: never more than two orders at once, so three trips. */
const ORDERS = 6
const CAPACITY = 5
let api: TestApi
let company: TestCompany
let plan: PlanResponse

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
  api.call(company.keys.dispatcher, method, url, body ? { body } : {})

async function planDay(): Promise<PlanResponse> {
  const { id } = (await call('POST', '/plans', { date: DAY, timeLimitSeconds: 1 })).json()
  return readPlan(id)
}

async function readPlan(id: string): Promise<PlanResponse> {
  for (;;) {
    const now = planResponse.parse((await call('GET', `/plans/${id}`)).json())
    if (now.status !== 'queued' && now.status !== 'running') return now
    await sleep(50)
  }
}

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch, driver])
  company = await api.company()
  const rows = townAddresses(api, ORDERS).map((address, i) => ({
    reference: `T-${i}`,
    recipient: `Recipient ${i}`,
    date: DAY,
    address,
    packages: '2',
  }))
  expect((await call('POST', '/orders/import', { rows })).json()).toMatchObject({ created: ORDERS })
  const van = await call('POST', '/vehicles', { name: 'Van', registration: 'V', capacityPackages: CAPACITY })
  const without = await planDay()
  expect(without.summary.stops).toBe(2)
  expect(without.unserved.every(({ reason }) => reason === 'capacity' || reason === 'fleet_full')).toBe(true)
  await call('PATCH', `/vehicles/${van.json().id}`, { maxReloads: 3, reloadMinutes: 20 })
  plan = await planDay()
})
afterAll(() => api.close())

/** Every stop with a reload before it, and its previous stop. */
const reloadsOf = ({ routes }: PlanResponse) =>
  routes.flatMap(({ stops }) =>
    stops.flatMap((stop, i) => (stop.reload ? [{ stop, reload: stop.reload, before: stops[i - 1]! }] : [])),
  )

/** Packages of each trip. */
const loadsOf = ({ routes }: PlanResponse) =>
  routes[0]!.stops.reduce<number[]>((sums, { reload }) => {
    if (reload || sums.length === 0) sums.push(0)
    sums[sums.length - 1]! += 2
    return sums
  }, [])

it('[M30] [2.10-4] returns to the depot between trips, none of which exceeds the capacity', () => {
  expect(plan.summary).toMatchObject({ stops: ORDERS, unserved: 0, routes: 1 })
  expect(loadsOf(plan)).toEqual([4, 4, 4])
  for (const { stop, reload, before } of reloadsOf(plan)) {
    const [departure, back, reloaded, there] = [
      before.departAt,
      reload.arriveAt,
      reload.departAt,
      stop.arriveAt,
    ].map((text) => Date.parse(text))
    expect(back).toBeGreaterThan(departure!)
    expect(reloaded! - back!).toBe(20 * 60_000)
    expect(there! - departure!).toBe(20 * 60_000 + stop.legDurationSeconds * 1000)
  }
})

it('draws the way by the depot into the line of the stop after it', async () => {
  const { routes } = (await call('GET', `/plans/${plan.id}/geometry`)).json()
  expect(routes[0].legs).toHaveLength(ORDERS + 1)
})

it('appear in every exported file', async () => {
  const file = async (format: string) => (await call('GET', `/plans/${plan.id}/export?format=${format}`)).body
  const [head, ...lines] = (await file('csv')).trim().split(/\r?\n/)
  const at = head!.split(',').indexOf('reload')
  expect(lines.filter((line) => line.split(',')[at] !== '')).toHaveLength(2)
  expect((await file('gpx')).split('Load again at the depot')).toHaveLength(3)
  // Start, two reloads, and return.
  expect((await file('gpx')).match(/<rtept [^>]*><name>/g)).toHaveLength(4)
  expect((await call('GET', `/plans/${plan.id}/export?format=pdf`)).statusCode).toBe(200)
})

it('remain when a stop is moved by hand and when the plan is copied', async () => {
  const copy = (await call('POST', `/plans/${plan.id}/copy`, { name: 'By hand' })).json()
  expect(reloadsOf(await readPlan(copy.id)).map(({ reload }) => reload)).toEqual(
    reloadsOf(plan).map(({ reload }) => reload),
  )
  const { vehicleId, stops } = plan.routes[0]!
  const moved = await call('POST', `/plans/${copy.id}/moves`, {
    moves: [{ orderId: stops[0]!.orderId, vehicleId, position: ORDERS }],
  })
  const edited = planResponse.parse(moved.json())
  expect(edited.violations).toEqual([])
  expect(edited.summary).toMatchObject({ stops: ORDERS, unserved: 0 })
  // The number of reloads now depends on the shorter way: three trips, or four.
  for (const load of loadsOf(edited)) expect(load).toBeLessThanOrEqual(CAPACITY)
})

it('shows the loads to the office and on the list of the driver', async () => {
  expect((await call('POST', `/plans/${plan.id}/dispatch`)).statusCode).toBe(200)
  const { items } = (await call('GET', `/routes?from=${DAY}&to=${DAY}`)).json()
  expect(items).toMatchObject([{ packages: 2 * ORDERS, capacityPackages: CAPACITY, loads: 3 }])
  const day: DriverDay = (await call('GET', `/driver/day?date=${DAY}`)).json()
  expect(day.routes[0]!.stops.map(({ reload }) => reload && Date.parse(reload.arriveAt))).toEqual(
    plan.routes[0]!.stops.map(({ reload }) => reload && Date.parse(reload.arriveAt)),
  )
})
