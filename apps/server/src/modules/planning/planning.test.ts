// A day from orders to the road on a real database, real roads and the real planner.
import { planResponse, type PlanResponse } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { idempotency } from '../idempotency/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  api = await testApi([idempotency, orders, addresses, fleet, planning, dispatch])
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
    body: { timeLimitSeconds: 1, ...body },
  })
  expect(answer.statusCode).toBe(202)
  return answer.json().id
}

async function readPlan(id: string): Promise<PlanResponse> {
  return planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
}

async function ended(id: string): Promise<PlanResponse> {
  for (;;) {
    const plan = await readPlan(id)
    if (plan.status !== 'queued' && plan.status !== 'running') return plan
    await sleep(50)
  }
}

/** Lets a run serve so many orders and tells it to stop: how fast the machine is does not matter then. */
async function stopped(id: string, served: number): Promise<PlanResponse> {
  while ((await readPlan(id)).progress.served < served) await sleep(30)
  expect((await api.call(company.keys.dispatcher, 'POST', `/plans/${id}/stop`)).statusCode).toBe(200)
  return ended(id)
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
    planId = await startPlan({ date: DAY, timeLimitSeconds: 600 })
    const plan = await stopped(planId, 50)
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

/** A company of its own with vans and orders at known addresses. */
async function smallDay(rows: Partial<OrderIn>[], vans = 1, van: object = {}): Promise<void> {
  company = await api.company()
  await addVehicles(vans, van)
  await importRows(rows.map((row, i) => ({ reference: `O-${i}`, address: labels[i]!, ...row })))
}

const references = async (): Promise<Map<string, string>> => {
  const { items } = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}&limit=200`)).json()
  return new Map(items.map((item: { id: string; reference: string }) => [item.id, item.reference]))
}

describe('a place outside the map', () => {
  it('is imported by its coordinates, planned by crow flight, and the plan says so', async () => {
    const [west, south] = api.region.manifest.bounds
    const outside = { lat: String(south - 0.05), lng: String(west - 0.05) }
    await smallDay([{}, {}, { address: 'The old mill, beyond the map', ...outside }])
    const plan = await ended(await startPlan({ date: DAY }))
    expect(plan.summary).toMatchObject({ stops: 3, unserved: 0, onRoads: false })
    const names = await references()
    const stops = plan.routes.flatMap((route) => route.stops)
    const beyond = stops.find((stop) => names.get(stop.orderId) === 'O-2')
    expect(beyond?.legDistanceMetres).toBeGreaterThan(5_000)
  })
})

describe('what cannot be served', () => {
  it('comes back with its reason, in words, with what would help', async () => {
    await smallDay([
      {},
      { packages: '151' },
      { window_start: '05:00', window_end: '06:00' },
      { weight_kg: '2000' },
    ])
    const plan = await ended(await startPlan({ date: DAY }))
    const names = await references()
    expect(plan.status).toBe('done')
    expect(plan.summary).toMatchObject({ stops: 1, unserved: 3 })
    const reasons = Object.fromEntries(plan.unserved.map((order) => [names.get(order.orderId), order.reason]))
    expect(reasons).toEqual({
      'O-1': 'capacity',
      'O-2': expect.stringMatching(/window|shift/),
      'O-3': 'capacity',
    })
    for (const order of plan.unserved) expect(order.message).toMatch(/\w+ \w+/)
    const { items } = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
    expect(items[1].unserved).toMatchObject({ reason: 'capacity', message: expect.any(String) })
    expect(items[0].unserved).toBeNull()
  })

  it('is never an order of higher priority for any number of lower ones', async () => {
    await smallDay(
      [{ packages: '1' }, { packages: '1' }, { packages: '1' }, { packages: '3', priority: 'high' }],
      1,
      { capacityPackages: 3 },
    )
    const plan = await ended(await startPlan({ date: DAY }))
    const names = await references()
    expect(plan.routes.flatMap((route) => route.stops.map((stop) => names.get(stop.orderId)))).toEqual([
      'O-3',
    ])
  })

  it('is what does not fit into eight hours, however long the van may be out', async () => {
    await smallDay(
      Array.from({ length: 6 }, () => ({ service_minutes: '110' })),
      1,
      { shiftStart: '06:00', shiftEnd: '20:00' },
    )
    const plan = await ended(await startPlan({ date: DAY }))
    expect(plan.summary.stops).toBe(4)
    expect(plan.routes[0]!.durationSeconds).toBeLessThanOrEqual(8 * 3600)
    expect(plan.unserved.map((order) => order.reason)).not.toContain('window')
  })
})

describe('a run', () => {
  it('ends when it is told to, and keeps the best plan so far', async () => {
    await smallDay(
      Array.from({ length: 41 }, () => ({})),
      3,
    )
    const id = await startPlan({ date: DAY, timeLimitSeconds: 600 })
    const plan = await stopped(id, 41)
    expect(plan).toMatchObject({ status: 'stopped', summary: { stops: 41 }, error: null })
    expect((await dispatchIt(id)).statusCode).toBe(200)
  })

  it('plans the vehicles and orders that were chosen', async () => {
    await smallDay(
      Array.from({ length: 8 }, () => ({})),
      3,
    )
    const ids = [...(await references()).keys()].slice(0, 5)
    const [van] = (await api.call(company.keys.viewer, 'GET', '/vehicles')).json().items
    const plan = await ended(await startPlan({ date: DAY, orderIds: ids, vehicleIds: [van.id], seed: 4 }))
    expect(plan.routes.map((route) => route.vehicleId)).toEqual([van.id])
    expect(plan.routes[0]!.stops.map((stop) => stop.orderId).toSorted()).toEqual(ids.toSorted())
  })

  it('uses as few vehicles as the objective asks for', async () => {
    await smallDay(
      Array.from({ length: 12 }, () => ({})),
      4,
    )
    const id = await startPlan({ date: DAY, objective: 'vehicles', timeLimitSeconds: 600 })
    await expect.poll(async () => (await readPlan(id)).summary.routes).toBe(1)
    expect((await stopped(id, 12)).summary).toMatchObject({ routes: 1, stops: 12 })
  })

  it('whose worker died begins anew, or keeps what it had found, with the reason', async () => {
    await smallDay([{}, {}])
    const orphan = (more: string, values: string) =>
      api.platform.database.asOwner<{ id: string }>(
        `insert into public.plans (tenant_id, date, status, time_limit_seconds, updated_at${more})
         values ($1, $2, 'running', 1, now() - interval '1 minute'${values}) returning id`,
        [company.tenantId, DAY],
      )
    const [fresh] = await orphan('', '')
    const [kept] = await orphan(', stop_count', ', 2')
    const [twice] = await orphan(', progress', `, '{"restarted": true}'`)
    expect(await ended(fresh!.id)).toMatchObject({ status: 'done', summary: { stops: 2 } })
    expect(await ended(kept!.id)).toMatchObject({
      status: 'stopped',
      error: expect.stringContaining('best plan so far'),
    })
    expect(await ended(twice!.id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('twice'),
    })
  })

  it("counts the day in the depot's time zone", async () => {
    company = await api.company({ timeZone: 'Pacific/Auckland' })
    await addVehicles(1, { shiftStart: '07:00', shiftEnd: '12:00' })
    await importRows([{ reference: 'NZ', address: labels[0]!, window_start: '08:00', window_end: '08:30' }])
    const plan = await ended(await startPlan({ date: DAY }))
    const clock = (at: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Pacific/Auckland' })
    expect(plan.routes[0]!.stops[0]!.serviceAt).toBeTruthy()
    expect(clock(plan.routes[0]!.stops[0]!.serviceAt) >= '08:00').toBe(true)
    expect(clock(plan.routes[0]!.stops[0]!.serviceAt) <= '08:30').toBe(true)
    expect(clock(plan.routes[0]!.departAt) >= '07:00').toBe(true)
  })
})

it('a run that is asked for again after its server died is the same run', async () => {
  company = await api.company()
  await addVehicles(1)
  await importRows([{ reference: 'AGAIN', address: labels[0]! }])
  const start = () =>
    api.call(company.keys.dispatcher, 'POST', '/plans', {
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
  const { items } = (await api.call(company.keys.dispatcher, 'GET', '/plans')).json<{
    items: PlanResponse[]
  }>()
  expect(items.map((plan) => plan.id)).toEqual([first.json<{ id: string }>().id])
})

describe('a plan is refused', () => {
  const start = (body: object, key = company.keys.dispatcher) => api.call(key, 'POST', '/plans', { body })

  it('without orders, without vehicles, with ids of others, by those who may not', async () => {
    company = await api.company()
    expect((await start({ date: DAY })).json()).toMatchObject({ code: 'no_vehicles' })
    const [van] = await addVehicles(1)
    const nothing = await start({ date: DAY })
    expect(nothing.statusCode).toBe(409)
    expect(nothing.json()).toMatchObject({
      code: 'nothing_to_plan',
      message: `There are no open orders on ${DAY}.`,
    })
    await importRows([{ reference: 'X', address: labels[0]! }])
    const other = await api.company()
    expect((await start({ date: DAY, vehicleIds: [other.depotId] })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'vehicleIds' }],
    })
    expect((await start({ date: DAY, depotId: other.depotId })).statusCode).toBe(404)
    expect((await start({ date: DAY, vehicleIds: [van] }, other.keys.admin)).statusCode).toBe(400)
    expect((await start({ date: DAY }, company.keys.viewer)).statusCode).toBe(403)
    expect((await start({ date: 'tomorrow' })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'date' }],
    })
    expect((await start({ date: DAY, timeLimitSeconds: 100_000 })).json()).toMatchObject({
      details: [{ field: 'timeLimitSeconds' }],
    })
  })

  it('once the trial has ended, as is an import', async () => {
    await smallDay([{}])
    await api.platform.database.asOwner(
      `update public.subscriptions set status = 'trial', trial_ends_at = now() - interval '1 hour' where tenant_id = $1`,
      [company.tenantId],
    )
    const answer = await start({ date: DAY })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'trial_ended' })
    const rows = [{ reference: 'NEW', recipient: 'R', address: labels[2]!, date: DAY }]
    expect(
      (await api.call(company.keys.dispatcher, 'POST', '/orders/import', { body: { rows } })).json(),
    ).toMatchObject({ code: 'trial_ended' })
    expect((await api.call(company.keys.viewer, 'GET', '/orders')).statusCode).toBe(200)
  })

  it('to other companies', async () => {
    await smallDay([{}])
    const id = await startPlan({ date: DAY })
    await ended(id)
    const other = await api.company()
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/geometry'],
      ['POST', '/stop'],
      ['POST', '/dispatch'],
    ] as const)
      expect((await api.call(other.keys.admin, method, `/plans/${id}${path}`)).statusCode).toBe(404)
    expect((await api.call(other.keys.admin, 'GET', '/plans')).json()).toMatchObject({
      items: [],
      cursor: null,
    })
    expect((await api.call(company.keys.viewer, 'GET', `/plans?date=${DAY}`)).json().items).toMatchObject([
      { id, status: 'done' },
    ])
  })
})

describe('dispatch is refused', () => {
  it.each([
    ['changed', { packages: 5 }],
    ['moved to another day', { date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) }],
    ['given a window', { windowStart: '13:00' }],
  ])('when an order was %s since', async (_what, patch) => {
    await smallDay([{}, {}])
    const id = await startPlan({ date: DAY })
    expect((await ended(id)).isOutOfDate).toBe(false)
    const [order] = [...(await references()).keys()]
    expect(
      (await api.call(company.keys.dispatcher, 'PATCH', `/orders/${order}`, { body: patch })).statusCode,
    ).toBe(200)
    expect((await readPlan(id)).isOutOfDate).toBe(true)
    const answer = await dispatchIt(id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'plan_out_of_date',
      message: 'Orders changed since this plan was made.',
      hint: 'Run it again.',
    })
  })

  it('when an order was cancelled, removed, or had its pin corrected since', async () => {
    await smallDay([{}, {}, {}])
    const run = async () => {
      const id = await startPlan({ date: DAY })
      await ended(id)
      return id
    }
    const [first] = [...(await references()).keys()]
    const cancelled = await run()
    await api.call(company.keys.dispatcher, 'POST', '/orders/cancel', { body: { orderIds: [first] } })
    expect((await dispatchIt(cancelled)).json()).toMatchObject({ code: 'plan_out_of_date' })
    const corrected = await run()
    const detail = (
      await api.call(company.keys.viewer, 'GET', `/orders/${[...(await references()).keys()][1]}`)
    ).json()
    const pin = await api.call(company.keys.dispatcher, 'PUT', `/addresses/${detail.addressId}/pin`, {
      body: { lat: detail.lat + 0.001, lng: detail.lng },
    })
    expect(pin.json()).toMatchObject({ source: 'corrected' })
    expect((await dispatchIt(corrected)).json()).toMatchObject({ code: 'plan_out_of_date' })
  })

  it('while the plan runs, and when a vehicle has a route on that day already', async () => {
    await smallDay([{}, {}, {}, {}])
    const ids = [...(await references()).keys()]
    const running = await startPlan({ date: DAY, orderIds: ids.slice(0, 2), timeLimitSeconds: 600 })
    expect((await dispatchIt(running)).json()).toMatchObject({ code: 'plan_not_ready' })
    await stopped(running, 2)
    const second = await startPlan({ date: DAY, orderIds: ids.slice(2) })
    await ended(second)
    expect((await dispatchIt(running)).statusCode).toBe(200)
    const busy = await dispatchIt(second)
    expect(busy.statusCode).toBe(409)
    expect(busy.json()).toMatchObject({
      code: 'vehicle_busy',
      message: `Van 1 already has a route on ${DAY}.`,
    })
    const rows = [{ reference: 'O-0', recipient: 'Somebody', date: DAY, address: labels[0]!, packages: '9' }]
    expect(
      (await api.call(company.keys.dispatcher, 'POST', '/orders/import', { body: { rows } })).json(),
    ).toMatchObject({
      created: 0,
      updated: 0,
      rejected: [{ row: 2, column: 'reference', code: 'already_dispatched' }],
    })
  })

  it('to one of two that come at the same moment, and the routes exist once', async () => {
    await smallDay([{}, {}])
    const plans = [await startPlan({ date: DAY }), await startPlan({ date: DAY })]
    for (const id of plans) await ended(id)
    const answers = await Promise.all(plans.flatMap((id) => [dispatchIt(id), dispatchIt(id)]))
    const good = answers.filter((answer) => answer.statusCode === 200)
    expect(good).toHaveLength(2)
    expect(good[0]!.json()).toEqual(good[1]!.json())
    const rows = await api.platform.database.asOwner('select 1 from public.stops where tenant_id = $1', [
      company.tenantId,
    ])
    expect(rows).toHaveLength(2)
  })
})
