// Manual changes of a plan on a real database and real roads: moves, locks, copies, comparisons, and
// refusals.
import { compareResponse, planResponse, planRiskResponse, type PlanResponse } from '@dropwise/contracts'
import { check, score, type Problem } from '@dropwise/planner'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { idempotency } from '../idempotency/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
let api: TestApi
let company: TestCompany
let vans: string[]
/** Each test edits a copy of this plan. */
let originalId: string
let plan: PlanResponse

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  key = company.keys.dispatcher,
) => api.call(key, method, url, body ? { body } : {})
const readPlan = async (id: string): Promise<PlanResponse> =>
  planResponse.parse((await call('GET', `/plans/${id}`, undefined, company.keys.viewer)).json())
const move = async (body: object, id = plan.id) => {
  const response = await call('POST', `/plans/${id}/moves`, body)
  expect(response.json()).toMatchObject({ id })
  return planResponse.parse(response.json())
}
const ordersOf = (of: PlanResponse, vehicleId: string | undefined) =>
  of.routes.find((route) => route.vehicleId === vehicleId)?.stops.map((stop) => stop.orderId) ?? []
async function run(body: object = {}): Promise<PlanResponse> {
  const started = await call('POST', '/plans', { date: DAY, timeLimitSeconds: 1, ...body })
  expect(started.statusCode).toBe(202)
  const { id } = started.json()
  while (['queued', 'running'].includes((await readPlan(id)).status)) await sleep(50)
  return readPlan(id)
}

beforeAll(async () => {
  api = await testApi([idempotency, orders, addresses, fleet, planning, dispatch])
  company = await api.company()
  vans = []
  for (const name of ['Van 1', 'Van 2', 'Van 3']) {
    const van = await call('POST', '/vehicles', { name, registration: name, capacityPackages: 9 })
    vans.push(van.json().id)
  }
  const rows = townAddresses(api, 16).map((address, i) => ({
    reference: `O-${i}`,
    recipient: 'Somebody',
    date: DAY,
    address,
    packages: '1',
    ...(i === 3 ? { window_start: '08:00', window_end: '08:20' } : {}),
  }))
  expect((await call('POST', '/orders/import', { rows })).json()).toMatchObject({ created: 16 })
  const smallPlan = await run({ vehicleIds: vans.slice(0, 2) })
  expect(smallPlan.summary).toMatchObject({ unserved: 0, late: 0, routes: 2 })
  originalId = smallPlan.id
})
afterAll(() => api.close())
beforeEach(async () => {
  const copied = await call('POST', `/plans/${originalId}/copy`, {})
  expect(copied.statusCode).toBe(201)
  plan = planResponse.parse(copied.json())
})

describe('moves', () => {
  it('moves a stop to the requested position on another van, with new times and a new version', async () => {
    const [first, second] = plan.routes
    const orderId = first!.stops[2]!.orderId
    const moved = await move({
      version: plan.version,
      moves: [{ orderId, vehicleId: second!.vehicleId, position: 1 }],
    })
    expect(moved.version).toBe(plan.version + 1)
    expect(moved.summary.lowerBound).toBeNull()
    expect(ordersOf(moved, second!.vehicleId)).toEqual([orderId, ...ordersOf(plan, second!.vehicleId)])
    expect(ordersOf(moved, first!.vehicleId)).toEqual(
      ordersOf(plan, first!.vehicleId).filter((id) => id !== orderId),
    )
    expect(moved.routes.map((route) => route.id)).toEqual(plan.routes.map((route) => route.id))
    expect(moved.summary.cost).not.toBe(plan.summary.cost)
    expect(moved.summary.distanceMetres).toBe(
      moved.routes.reduce((sum, route) => sum + route.distanceMetres, 0),
    )
    const lines = (await call('GET', `/plans/${plan.id}/geometry`)).json()
    expect(lines.routes.map((route: { legs: string[] }) => route.legs.length)).toEqual(
      moved.routes.map((route) => route.stops.length + 1),
    )
    expect(await readPlan(plan.id)).toEqual(moved)
  })

  it('agrees with the scorer that a page has', async () => {
    // Only the route with fewer stops surely has room for another.
    const [emptier, fuller] = plan.routes.toSorted((a, b) => a.stops.length - b.stops.length)
    await move({
      moves: [{ orderId: fuller!.stops.at(-1)!.orderId, vehicleId: emptier!.vehicleId, position: 'best' }],
    })
    const exported = (await call('GET', `/plans/${plan.id}/problem`)).json()
    const [[profile, key]] = Object.entries(exported.matrices) as [[string, string]]
    const { rawPayload, headers } = await call('GET', `/plans/${plan.id}/matrix/${profile}?key=${key}`)
    expect(headers['cache-control']).toContain('immutable')
    const n = rawPayload.readUInt32LE(0)
    expect(rawPayload.readUInt32LE(4)).toBe(2)
    const cells = Int32Array.from({ length: 2 * n * n }, (_, i) => rawPayload.readUInt16LE(8 + 2 * i))
    const problem: Problem = {
      matrices: { [profile]: { n, durations: cells.subarray(0, n * n), distances: cells.subarray(n * n) } },
      vehicles: exported.vehicles,
      orders: exported.orders,
      options: exported.options,
    }
    const now = await readPlan(plan.id)
    const scored = score(problem, {
      routes: now.routes.map(({ vehicleId, stops }) => ({
        vehicle: vehicleId,
        orders: stops.map((stop) => stop.orderId),
      })),
    })
    expect(check(problem, scored).feasible).toBe(true)
    expect(scored.cost).toBeCloseTo(now.summary.cost ?? 0)
    expect(
      new Date(Date.parse(exported.origin) + scored.routes[0]!.steps[0]!.depart * 1000).toISOString(),
    ).toBe(now.routes[0]!.departAt)
  })

  it('removes an order from the plan and reinserts it at its best place', async () => {
    const [{ vehicleId, stops }] = plan.routes as [PlanResponse['routes'][number]]
    const orderId = stops[1]!.orderId
    const without = await move({ moves: [{ orderId, vehicleId: null }] })
    expect(without.unserved).toEqual([
      { orderId, reason: 'by_hand', message: 'Removed from the plan by hand.', fix: null },
    ])
    expect(without.summary).toMatchObject({ stops: 15, unserved: 1 })
    const movedBack = await move({ moves: [{ orderId, vehicleId }] })
    expect(movedBack.unserved).toEqual([])
    expect(movedBack.summary.cost).toBeLessThanOrEqual((plan.summary.cost ?? 0) + 0.01)
  })

  it('moves a whole route to an unused van, with its number', async () => {
    const [first] = plan.routes
    const moved = await move({
      moves: first!.stops.map(({ orderId }, i) => ({ orderId, vehicleId: vans[2], position: i + 1 })),
    })
    expect(moved.routes.map((route) => route.vehicleId)).not.toContain(first!.vehicleId)
    expect(ordersOf(moved, vans[2])).toEqual(ordersOf(plan, first!.vehicleId))
    expect(moved.routes.at(-1)?.number).toBe(3)
  })

  it('[M48] reports which rules a move breaks, and by how much', async () => {
    const timed = (await call('GET', `/orders?date=${DAY}&reference=O-3`)).json().items[0].id
    const route = plan.routes.find(({ stops }) => stops.some((stop) => stop.orderId === timed))
    const late = await move({ moves: [{ orderId: timed, vehicleId: route?.vehicleId, position: 99 }] })
    const stop = late.routes.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === timed)
    expect(stop?.lateSeconds).toBeGreaterThan(0)
    expect(late.violations).toContainEqual({
      code: 'delay',
      amount: stop?.lateSeconds,
      unit: 'seconds',
      vehicleId: route?.vehicleId,
      orderId: timed,
    })
    expect(late.summary.late).toBe(1)

    const all = plan.routes.flatMap(({ stops }) => stops.map(({ orderId }) => orderId))
    const full = await move({ moves: all.map((orderId) => ({ orderId, vehicleId: vans[0] })) })
    expect(full.violations).toContainEqual({
      code: 'load',
      amount: 7,
      unit: 'packages',
      vehicleId: vans[0],
      orderId: null,
    })
  })

  it('changes the driver and the start of a day, and prices it', async () => {
    const driver = (await call('POST', '/drivers', { name: 'Ada' })).json()
    const [{ vehicleId, departAt }] = plan.routes as [PlanResponse['routes'][number]]
    const startAt = new Date(Date.parse(departAt) + 3_600_000).toISOString()
    const moved = await move({ moves: [], adjustments: [{ vehicleId, driverId: driver.id, startAt }] })
    const route = moved.routes.find((each) => each.vehicleId === vehicleId)
    expect(Date.parse(route?.departAt ?? '')).toBeGreaterThanOrEqual(Date.parse(startAt))
    expect(route?.driverId).toBe(driver.id)
    expect(moved.adjustments).toEqual([{ vehicleId, driverId: driver.id, startAt }])
  })

  it('does a repeated request once', async () => {
    const [first, second] = plan.routes
    const body = { moves: [{ orderId: first!.stops[0]!.orderId, vehicleId: second!.vehicleId, position: 1 }] }
    const headers = { 'idempotency-key': randomUUID() }
    const ask = () => api.call(company.keys.dispatcher, 'POST', `/plans/${plan.id}/moves`, { body, headers })
    const answers = [await ask(), await ask()]
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    expect((await readPlan(plan.id)).version).toBe(plan.version + 1)
  })

  it('shows the second of two dispatchers the change of the first', async () => {
    const [first, second] = plan.routes
    const ask = (orderId: string) =>
      call('POST', `/plans/${plan.id}/moves`, {
        version: plan.version,
        moves: [{ orderId, vehicleId: second!.vehicleId, position: 1 }],
      })
    const answers = await Promise.all(first!.stops.slice(0, 2).map(({ orderId }) => ask(orderId)))
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find((answer) => answer.statusCode === 409)?.json()
    expect(refused.code).toBe('plan_changed')
    expect(planResponse.parse(refused.details.plan)).toEqual(await readPlan(plan.id))
  })

  it('keeps the changes of two dispatchers who name no version', async () => {
    const [first, second] = plan.routes
    const requestedOrders = first!.stops.slice(0, 2).map(({ orderId }) => orderId)
    const answers = await Promise.all(
      requestedOrders.map((orderId) =>
        call('POST', `/plans/${plan.id}/moves`, { moves: [{ orderId, vehicleId: second!.vehicleId }] }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    const now = await readPlan(plan.id)
    expect(ordersOf(now, second!.vehicleId)).toEqual(expect.arrayContaining(requestedOrders))
    expect(now.version).toBe(plan.version + 2)
  })
})

describe('[M4.15] chances to miss promises', () => {
  const riskOf = async (id: string) =>
    planRiskResponse.parse((await call('GET', `/plans/${id}/risk`, undefined, company.keys.viewer)).json())

  it('count the stops with a window, and the same on every reading', async () => {
    const risk = await riskOf(plan.id)
    expect(risk).toMatchObject({ planId: plan.id, version: plan.version, days: 200, promises: 1 })
    expect(risk.spreads).toMatchObject({ source: 'usual', routes: 0 })
    const stops = risk.routes.flatMap((route) => route.stops)
    expect(stops.map(({ orderId }) => orderId)).toEqual(
      plan.routes.flatMap((route) => route.stops.map(({ orderId }) => orderId)),
    )
    const promised = stops.filter(({ missedDays }) => missedDays !== null)
    expect(promised.map(({ promisedTo }) => promisedTo)).toEqual([expect.stringContaining(':20:00')])
    expect(risk.expectedMisses).toBe(promised[0]!.missedDays! / risk.days)
    expect(risk.routes.map(({ lateEndDays }) => lateEndDays)).toEqual([0, 0])
    expect(await riskOf(plan.id)).toEqual(risk)
  })

  it('do not rise in a run that may cost more for it, and the run reports the gain', async () => {
    const safer = await run({ vehicleIds: vans.slice(0, 2), rules: { saferPercent: 2 } })
    expect(safer).toMatchObject({ status: 'done', rules: { saferPercent: 2 } })
    const { missesBefore, missesAfter, extraPercent, ...safety } = safer.summary.safety!
    expect(safety).toMatchObject({ promises: 1, allowedPercent: 2 })
    expect(missesAfter).toBeLessThanOrEqual(missesBefore)
    expect(extraPercent).toBeLessThanOrEqual(2)
    expect((await riskOf(safer.id)).expectedMisses).toBe(missesAfter)
    expect(plan.summary.safety).toBeNull()
    const refused = await call('POST', '/plans', { date: DAY, rules: { saferPercent: 21 } })
    expect(refused.json().code).toBe('validation_failed')
  })

  it('[M42] compacts routes within the price of the rules, and reports the overlap of every plan', async () => {
    const compact = await run({
      vehicleIds: vans.slice(0, 2),
      rules: { compactPercent: 10, saferPercent: 1 },
    })
    expect(compact).toMatchObject({ status: 'done', rules: { compactPercent: 10 } })
    const { before, after, extraPercent, movedOrders, allowedPercent } = compact.summary.compactness!
    expect(allowedPercent).toBe(10)
    expect(extraPercent).toBeLessThanOrEqual(10)
    expect(after).toEqual(compact.overlap)
    expect(before.stops).toBe(compact.summary.stops)
    expect(movedOrders === 0 ? after.inOthers >= before.inOthers : true).toBe(true)
    expect(plan.summary.compactness).toBeNull()
    const areas = await Promise.all([plan, compact].map(async ({ id }) => (await readPlan(id)).overlap))
    expect(areas).toEqual([plan.overlap, compact.overlap])
    for (const compactPercent of [21, -1, '5'])
      expect((await call('POST', '/plans', { date: DAY, rules: { compactPercent } })).json().code).toBe(
        'validation_failed',
      )
  })

  it('rise to all days for a stop behind a window that the edited plan misses', async () => {
    const before = (await riskOf(plan.id)).routes.find(({ promises }) => promises === 1)!
    const orderId = before.stops.find(({ missedDays }) => missedDays !== null)!.orderId
    const late = await move({
      moves: [{ orderId, vehicleId: before.vehicleId, position: before.stops.length - 1 }],
    })
    const after = (await riskOf(late.id)).routes.find(({ promises }) => promises === 1)!
    expect(late.summary.late).toBe(1)
    expect(after.stops.find((stop) => stop.orderId === orderId)!.missedDays).toBe(200)
    expect(after.expectedMisses).toBe(1)
  })
})

describe('refused edits', () => {
  const refusal = async (body: object, key?: string) =>
    (await call('POST', `/plans/${plan.id}/moves`, body, key)).json()

  it('have an invalid body', async () => {
    const orderId = plan.routes[0]!.stops[0]!.orderId
    for (const body of [
      {},
      { moves: 'all' },
      { moves: [{ orderId: 'x', vehicleId: null }] },
      { moves: [{ orderId }] },
      { moves: [{ orderId, vehicleId: vans[0], position: -1 }] },
      { moves: [{ orderId, vehicleId: vans[0], position: 1.5 }] },
      { moves: [{ orderId, vehicleId: vans[0], position: 'first' }] },
      { moves: [], adjustments: [{ vehicleId: vans[0], maxSeconds: 12 * 3600 }] },
      { moves: [], adjustments: [{ vehicleId: vans[0] }, { vehicleId: vans[0] }] },
      { moves: [], adjustments: [{ vehicleId: vans[0], driverId: randomUUID() }] },
    ])
      expect(await refusal(body)).toMatchObject({ code: 'validation_failed' })
    expect((await readPlan(plan.id)).version).toBe(plan.version)
  })

  it('name orders or vans that are not in the plan', async () => {
    const other = await api.company()
    const foreignVan = (
      await call('POST', '/vehicles', { name: 'X', registration: 'X' }, other.keys.dispatcher)
    ).json().id
    const orderId = plan.routes[0]!.stops[0]!.orderId
    for (const body of [
      { orderId: randomUUID(), vehicleId: vans[0] },
      { orderId, vehicleId: foreignVan },
      { orderId, vehicleId: randomUUID() },
    ])
      expect(await refusal({ moves: [body] })).toMatchObject({
        code: 'validation_failed',
        details: [{ field: expect.stringMatching(/^moves\.0\./) }],
      })
    const body = { moves: [{ orderId, vehicleId: null }] }
    expect(await refusal(body, other.keys.dispatcher)).toMatchObject({ code: 'not_found' })
    expect(await refusal(body, company.keys.viewer)).toMatchObject({ code: 'not_allowed' })
  })

  it('is a plan whose orders changed since', async () => {
    const orderId = plan.routes[0]!.stops[0]!.orderId
    await call('PATCH', `/orders/${orderId}`, { serviceMinutes: 30 })
    expect(await refusal({ moves: [{ orderId, vehicleId: null }] })).toMatchObject({
      code: 'plan_out_of_date',
    })
    // Restore the plan's state for the following tests.
    await api.platform.database.asOwner(
      `update public.plans set orders_fingerprint = (select md5(string_agg(o.id || ':' || o.version || ':' || (o.status = 'open'), ',' order by o.id))
         from public.orders o where o.tenant_id = $1) where tenant_id = $1`,
      [company.tenantId],
    )
  })
})

describe('locks', () => {
  it('prevent moves, and the next run keeps them', async () => {
    const [first, second] = plan.routes
    const lockedOrders = second!.stops.slice(0, 2).map(({ orderId }) => orderId)
    const locked = await call('PUT', `/plans/${plan.id}/locks`, {
      orders: lockedOrders,
      vehicles: [first!.vehicleId],
    })
    expect(locked.json().locks).toEqual({ orders: lockedOrders, vehicles: [first!.vehicleId] })
    for (const body of [
      { orderId: lockedOrders[0], vehicleId: null },
      { orderId: first!.stops[0]!.orderId, vehicleId: second!.vehicleId },
      { orderId: second!.stops.at(-1)!.orderId, vehicleId: first!.vehicleId },
    ])
      expect((await call('POST', `/plans/${plan.id}/moves`, { moves: [body] })).json()).toMatchObject({
        code: 'plan_locked',
      })

    const again = await run()
    expect(ordersOf(again, first!.vehicleId)).toEqual(ordersOf(plan, first!.vehicleId))
    expect(ordersOf(again, second!.vehicleId).slice(0, 2)).toEqual(lockedOrders)
    expect(again).toMatchObject({
      basePlanId: plan.id,
      locks: { orders: lockedOrders, vehicles: [first!.vehicleId] },
    })
    expect(again.summary.unserved).toBe(0)

    expect((await run({ basePlanId: null })).locks).toEqual({ orders: [], vehicles: [] })
    await call('PUT', `/plans/${plan.id}/locks`, { orders: [], vehicles: [] })
    expect((await run()).basePlanId).toBeNull()
  })

  it('are refused for orders that the plan does not serve', async () => {
    const refused = await call('PUT', `/plans/${plan.id}/locks`, {
      orders: [randomUUID()],
      vehicles: [vans[2]],
    })
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'orders.0' }, { field: 'vehicles.0' }],
    })
  })
})

describe('plans of a day', () => {
  it('[M40] [M4.5] are named, compared and deleted', async () => {
    const [first, second] = plan.routes
    const orderId = first!.stops[0]!.orderId
    await call('PATCH', `/plans/${plan.id}`, { name: ' One van less ' })
    const moved = await move({ moves: [{ orderId, vehicleId: second!.vehicleId }] })
    expect(moved.name).toBe('One van less')

    const compared = compareResponse.parse(
      (
        await call('GET', `/plans/${originalId}/compare?with=${plan.id}`, undefined, company.keys.viewer)
      ).json(),
    )
    expect(compared.b.name).toBe('One van less')
    const overlaps = await Promise.all(
      [originalId, plan.id].map(
        async (id) => planResponse.parse((await call('GET', `/plans/${id}`)).json()).overlap,
      ),
    )
    expect(compared.differences.overlap).toEqual({ a: overlaps[0], b: overlaps[1] })
    expect(compared.differences.orders).toEqual([
      {
        orderId,
        a: expect.objectContaining({ vehicleId: first!.vehicleId, sequence: 1 }),
        b: expect.objectContaining({ vehicleId: second!.vehicleId }),
      },
    ])
    expect(compared.differences.summary.cost).toBeCloseTo(
      (moved.summary.cost ?? 0) - (plan.summary.cost ?? 0),
    )
    expect(compared.differences.vehicles.map(({ a, b }) => (b?.stops ?? 0) - (a?.stops ?? 0))).toEqual([
      -1, 1,
    ])

    expect((await call('DELETE', `/plans/${plan.id}`)).statusCode).toBe(204)
    expect((await call('GET', `/plans/${plan.id}`)).statusCode).toBe(404)
    expect((await call('DELETE', `/plans/${plan.id}`)).statusCode).toBe(404)
  })

  it('refuse empty names, strangers and other days', async () => {
    expect((await call('PATCH', `/plans/${plan.id}`, { name: '  ' })).json()).toMatchObject({
      code: 'validation_failed',
    })
    const other = await api.company()
    for (const [method, url] of [
      ['PATCH', ''],
      ['PUT', '/locks'],
      ['POST', '/copy'],
      ['DELETE', ''],
      ['GET', `/compare?with=${originalId}`],
      ['GET', '/problem'],
    ] as const) {
      const body = {
        PATCH: { name: 'x' },
        PUT: { orders: [], vehicles: [] },
        POST: {},
        DELETE: undefined,
        GET: undefined,
      }
      const refused = await call(method, `/plans/${plan.id}${url}`, body[method], other.keys.dispatcher)
      expect(refused.statusCode).toBe(404)
    }
    expect((await call('POST', '/plans', { date: DAY, basePlanId: randomUUID() })).json()).toMatchObject({
      code: 'validation_failed',
    })
  })

  it('cannot be edited or deleted after they were driven', async () => {
    expect((await call('POST', `/plans/${plan.id}/dispatch`)).statusCode).toBe(200)
    const orderId = plan.routes[0]!.stops[0]!.orderId
    for (const [method, url, body] of [
      ['POST', '/moves', { moves: [{ orderId, vehicleId: null }] }],
      ['PUT', '/locks', { orders: [], vehicles: [] }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await call(method, `/plans/${plan.id}${url}`, body)).json()).toMatchObject({
        code: 'plan_already_dispatched',
      })
    // Another plan of the day cannot be edited either: its orders are on the road.
    expect(
      (await call('POST', `/plans/${originalId}/moves`, { moves: [{ orderId, vehicleId: null }] })).json(),
    ).toMatchObject({ code: 'plan_out_of_date' })
    await call('POST', `/plans/${plan.id}/recall`)
    expect((await call('DELETE', `/plans/${plan.id}`)).json()).toMatchObject({
      code: 'plan_already_dispatched',
    })
  })
})
