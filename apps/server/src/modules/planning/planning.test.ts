// A day from orders to the road on a real database, real roads and the real planner.
import { DEFAULT_ESTIMATE, type PlanResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { idempotency } from '../idempotency/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { planning } from './module.ts'
import { DAY, planningDesk, type PlanningDesk } from './testing.ts'

let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([idempotency, orders, addresses, fleet, planning, dispatch], { planThreads: 2 })
  desk = await planningDesk(api)
})
afterAll(() => api.close())

describe('a day', () => {
  let planId: string
  let vehicles: string[]

  beforeAll(async () => {
    await desk.newCompany()
    vehicles = await desk.addVehicles(3)
    await desk.importRows(
      desk.labels.slice(0, 50).map((address, i) => ({
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
    planId = await desk.startPlan({ date: DAY, timeLimitSeconds: 600 })
    const plan = await desk.stopped(planId, 50)
    expect(plan.summary).toMatchObject({ stops: 50, unserved: 0, onRoads: true })
    expect(plan.progress.history.length).toBeGreaterThan(0)
    expect(plan.progress.history.length).toBeLessThanOrEqual(200)
    expect(plan.summary.distanceMetres).toBeLessThan(0.75 * plan.summary.baselineDistanceMetres!)
    expect(plan.summary.lowerBound).toBeGreaterThan(0)
    expect(plan.summary.lowerBound).toBeLessThanOrEqual(plan.summary.cost!)
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
    const { routes } = (await api.call(desk.company.keys.viewer, 'GET', `/plans/${planId}/geometry`)).json()
    const plan = await desk.readPlan(planId)
    expect(routes.map((route: { legs: string[] }) => route.legs.length)).toEqual(
      plan.routes.map((route) => route.stops.length + 1),
    )
  })

  it('is dispatched once, with promises around the planned time or the window', async () => {
    const first = await desk.dispatch(planId)
    expect(first.statusCode).toBe(200)
    expect((await desk.dispatch(planId)).json()).toEqual(first.json())
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
      [desk.company.tenantId],
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
      await api.call(desk.company.keys.viewer, 'GET', `/orders?date=${DAY}&status=dispatched&limit=200`)
    ).json()
    expect(items).toHaveLength(50)
    expect(items[0]).toMatchObject({
      routeNumber: expect.any(Number),
      sequence: expect.any(Number),
      eta: expect.any(String),
    })
  })
})

describe('a place outside the map', () => {
  it('is imported with its coordinates and planned by crow flight, as the plan states', async () => {
    const [west, south] = api.region.manifest.bounds
    const outside = { lat: String(south - 0.05), lng: String(west - 0.05) }
    await desk.smallDay([{}, {}, { address: 'The old mill, beyond the map', ...outside }])
    const plan = await desk.ended(await desk.startPlan({ date: DAY }))
    expect(plan.summary).toMatchObject({ stops: 3, unserved: 0, onRoads: false })
    const names = await desk.references()
    const stops = plan.routes.flatMap((route) => route.stops)
    const beyond = stops.find((stop) => names.get(stop.orderId) === 'O-2')
    expect(beyond?.legDistanceMetres).toBeGreaterThan(5_000)
  })
})

describe('a depot thousands of kilometres off every map', () => {
  it('accepts the orders around it and plans them by crow flight, as the plan states', async () => {
    await desk.newCompany()
    await desk.addVehicles(1)
    const reykjavik = { lat: 64.1466, lng: -21.9426 }
    const moved = await api.call(desk.company.keys.admin, 'PATCH', `/depots/${desk.company.depotId}`, {
      body: { address: 'Reykjavik', ...reykjavik },
    })
    expect(moved.statusCode, moved.body).toBe(200)
    await desk.importRows(
      [0.01, 0.02].map((step, i) => ({
        reference: `FAR-${i}`,
        address: `Street ${i}, Reykjavik`,
        lat: String(reykjavik.lat + step),
        lng: String(reykjavik.lng),
      })),
    )
    const plan = await desk.ended(await desk.startPlan({ date: DAY }))
    expect(plan.summary).toMatchObject({ stops: 2, unserved: 0, onRoads: false, roads: 'estimated' })
    // Iceland has no figures of its own: the stated default.
    expect(plan.summary.estimate).toEqual(DEFAULT_ESTIMATE)
    // Swapped, they lie far away.
    const swapped = { reference: 'SWAP', recipient: 'Somebody', date: DAY, address: 'Somewhere' }
    const refused = await api.call(desk.company.keys.dispatcher, 'POST', '/orders/import', {
      body: { rows: [{ ...swapped, lat: String(reykjavik.lng), lng: String(reykjavik.lat) }] },
    })
    expect(refused.json()).toMatchObject({ created: 0, rejected: [{ code: 'outside_region' }] })
  })
})

describe('an unserved order', () => {
  it('has a reason, a sentence and a suggestion', async () => {
    await desk.smallDay([
      {},
      { packages: '151' },
      { window_start: '05:00', window_end: '06:00' },
      { weight_kg: '2000' },
    ])
    const plan = await desk.ended(await desk.startPlan({ date: DAY }))
    const names = await desk.references()
    expect(plan.status).toBe('done')
    expect(plan.summary).toMatchObject({ stops: 1, unserved: 3 })
    const reasons = Object.fromEntries(plan.unserved.map((order) => [names.get(order.orderId), order.reason]))
    expect(reasons).toEqual({
      'O-1': 'capacity',
      'O-2': expect.stringMatching(/window|shift/),
      'O-3': 'capacity',
    })
    for (const order of plan.unserved) expect(order.message).toMatch(/\w+ \w+/)
    const { items } = (await api.call(desk.company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
    expect(items[1].unserved).toMatchObject({ reason: 'capacity', message: expect.any(String) })
    expect(items[0].unserved).toBeNull()
  })

  it('is never an order of higher priority for any number of lower ones', async () => {
    await desk.smallDay(
      [{ packages: '1' }, { packages: '1' }, { packages: '1' }, { packages: '3', priority: 'high' }],
      1,
      { capacityPackages: 3 },
    )
    const plan = await desk.ended(await desk.startPlan({ date: DAY }))
    const names = await desk.references()
    expect(plan.routes.flatMap((route) => route.stops.map((stop) => names.get(stop.orderId)))).toEqual([
      'O-3',
    ])
  })

  it('is reported when it exceeds eight hours, even if the van may be out longer', async () => {
    await desk.smallDay(
      Array.from({ length: 6 }, () => ({ service_minutes: '110' })),
      1,
      { shiftStart: '06:00', shiftEnd: '20:00' },
    )
    const plan = await desk.ended(await desk.startPlan({ date: DAY }))
    expect(plan.summary.stops).toBe(4)
    expect(plan.routes[0]!.durationSeconds).toBeLessThanOrEqual(8 * 3600)
    expect(plan.unserved.map((order) => order.reason)).not.toContain('window')
  })
})

describe('a run', () => {
  it('stops on request with the best plan so far', async () => {
    await desk.smallDay(
      Array.from({ length: 41 }, () => ({})),
      3,
    )
    const id = await desk.startPlan({ date: DAY, timeLimitSeconds: 600 })
    const plan = await desk.stopped(id, 41)
    expect(plan).toMatchObject({ status: 'stopped', summary: { stops: 41 }, error: null })
    expect((await desk.dispatch(id)).statusCode).toBe(200)
  })

  it('plans the vehicles and orders that were chosen', async () => {
    await desk.smallDay(
      Array.from({ length: 8 }, () => ({})),
      3,
    )
    const ids = [...(await desk.references()).keys()].slice(0, 5)
    const [van] = (await api.call(desk.company.keys.viewer, 'GET', '/vehicles')).json().items
    const plan = await desk.ended(
      await desk.startPlan({ date: DAY, orderIds: ids, vehicleIds: [van.id], seed: 4 }),
    )
    expect(plan.routes.map((route) => route.vehicleId)).toEqual([van.id])
    expect(plan.routes[0]!.stops.map((stop) => stop.orderId).toSorted()).toEqual(ids.toSorted())
  })

  it('uses the fewest vehicles with the objective "vehicles"', async () => {
    await desk.smallDay(
      Array.from({ length: 12 }, () => ({})),
      4,
    )
    const id = await desk.startPlan({ date: DAY, objective: 'vehicles', timeLimitSeconds: 600 })
    await expect.poll(async () => (await desk.readPlan(id)).summary.routes).toBe(1)
    expect((await desk.stopped(id, 12)).summary).toMatchObject({ routes: 1, stops: 12 })
  })

  it('whose worker died restarts, or ends with its last proposal and the reason', async () => {
    await desk.smallDay([{}, {}])
    const orphan = (more: string, values: string) =>
      api.platform.database.asOwner<{ id: string }>(
        `insert into public.plans (tenant_id, date, status, time_limit_seconds, updated_at${more})
         values ($1, $2, 'running', 1, now() - interval '1 minute'${values}) returning id`,
        [desk.company.tenantId, DAY],
      )
    const [fresh] = await orphan('', '')
    const [remaining] = await orphan(', stop_count', ', 2')
    const [twice] = await orphan(', progress', `, '{"restarted": true}'`)
    expect(await desk.ended(fresh!.id)).toMatchObject({ status: 'done', summary: { stops: 2 } })
    expect(await desk.ended(remaining!.id)).toMatchObject({
      status: 'stopped',
      error: expect.stringContaining('best plan so far'),
    })
    expect(await desk.ended(twice!.id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('twice'),
    })
  })

  it("counts the day in the depot's time zone", async () => {
    await desk.newCompany({ timeZone: 'Pacific/Auckland' })
    await desk.addVehicles(1, { shiftStart: '07:00', shiftEnd: '12:00' })
    await desk.importRows([
      { reference: 'NZ', address: desk.labels[0]!, window_start: '08:00', window_end: '08:30' },
    ])
    const plan = await desk.ended(await desk.startPlan({ date: DAY }))
    const clock = (at: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Pacific/Auckland' })
    expect(plan.routes[0]!.stops[0]!.serviceAt).toBeTruthy()
    expect(clock(plan.routes[0]!.stops[0]!.serviceAt) >= '08:00').toBe(true)
    expect(clock(plan.routes[0]!.stops[0]!.serviceAt) <= '08:30').toBe(true)
    expect(clock(plan.routes[0]!.departAt) >= '07:00').toBe(true)
  })
})

it('a repeated request after its server died gets the same run', async () => {
  await desk.newCompany()
  await desk.addVehicles(1)
  await desk.importRows([{ reference: 'AGAIN', address: desk.labels[0]! }])
  const start = () =>
    api.call(desk.company.keys.dispatcher, 'POST', '/plans', {
      body: { date: DAY, timeLimitSeconds: 1 },
      headers: { 'idempotency-key': 'again-after-a-crash' },
    })
  const first = await start()
  await api.platform.database.asOwner(
    `update app.idempotency_keys set status = null, body = null, holder = 'a server that died', created_at = now() - interval '1 minute'
     where key = 'again-after-a-crash'`,
    [],
  )
  expect((await start()).json()).toEqual(first.json())
  const { items } = (await api.call(desk.company.keys.dispatcher, 'GET', '/plans')).json<{
    items: PlanResponse[]
  }>()
  expect(items.map((plan) => plan.id)).toEqual([first.json<{ id: string }>().id])
})
