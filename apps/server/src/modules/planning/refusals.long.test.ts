// Plans and dispatches that are refused, for whom, and with which error.
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
  api = await testApi([idempotency, orders, addresses, fleet, planning, dispatch])
  desk = await planningDesk(api)
})
afterAll(() => api.close())

describe('a plan is refused', () => {
  const start = (body: object, key = desk.company.keys.dispatcher) =>
    api.call(key, 'POST', '/plans', { body })

  it('without orders, without vehicles, with ids of other companies, by people without the right', async () => {
    await desk.newCompany()
    expect((await start({ date: DAY })).json()).toMatchObject({ code: 'no_vehicles' })
    const [van] = await desk.addVehicles(1)
    const nothing = await start({ date: DAY })
    expect(nothing.statusCode).toBe(409)
    expect(nothing.json()).toMatchObject({
      code: 'nothing_to_plan',
      message: `There are no open orders on ${DAY}.`,
    })
    await desk.importRows([{ reference: 'X', address: desk.labels[0]! }])
    const other = await api.company()
    expect((await start({ date: DAY, vehicleIds: [other.depotId] })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'vehicleIds' }],
    })
    expect((await start({ date: DAY, depotId: other.depotId })).statusCode).toBe(404)
    expect((await start({ date: DAY, vehicleIds: [van] }, other.keys.admin)).statusCode).toBe(400)
    expect((await start({ date: DAY }, desk.company.keys.viewer)).statusCode).toBe(403)
    expect((await start({ date: 'tomorrow' })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'date' }],
    })
    expect((await start({ date: DAY, timeLimitSeconds: 100_000 })).json()).toMatchObject({
      details: [{ field: 'timeLimitSeconds' }],
    })
  })

  it('once the trial has ended, as is an import', async () => {
    await desk.smallDay([{}])
    await api.platform.database.asOwner(
      `update public.subscriptions set status = 'trial', trial_ends_at = now() - interval '1 hour' where tenant_id = $1`,
      [desk.company.tenantId],
    )
    const answer = await start({ date: DAY })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'trial_ended' })
    const rows = [{ reference: 'NEW', recipient: 'R', address: desk.labels[2]!, date: DAY }]
    expect(
      (await api.call(desk.company.keys.dispatcher, 'POST', '/orders/import', { body: { rows } })).json(),
    ).toMatchObject({ code: 'trial_ended' })
    expect((await api.call(desk.company.keys.viewer, 'GET', '/orders')).statusCode).toBe(200)
  })

  it('to other companies', async () => {
    await desk.smallDay([{}])
    const id = await desk.startPlan({ date: DAY })
    await desk.ended(id)
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
    expect(
      (await api.call(desk.company.keys.viewer, 'GET', `/plans?date=${DAY}`)).json().items,
    ).toMatchObject([{ id, status: 'done' }])
  })
})

describe('dispatch is refused', () => {
  it.each([
    ['changed', { packages: 5 }],
    ['moved to another day', { date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) }],
    ['given a window', { windowStart: '13:00' }],
  ])('when an order was %s since', async (_what, patch) => {
    await desk.smallDay([{}, {}])
    const id = await desk.startPlan({ date: DAY })
    expect((await desk.ended(id)).isOutOfDate).toBe(false)
    const [order] = [...(await desk.references()).keys()]
    expect(
      (await api.call(desk.company.keys.dispatcher, 'PATCH', `/orders/${order}`, { body: patch })).statusCode,
    ).toBe(200)
    expect((await desk.readPlan(id)).isOutOfDate).toBe(true)
    const answer = await desk.dispatch(id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'plan_out_of_date',
      message: 'Orders changed since this plan was made.',
      hint: 'Run it again.',
    })
  })

  it('when an order was cancelled, removed, or had its pin corrected since', async () => {
    await desk.smallDay([{}, {}, {}])
    const run = async () => {
      const id = await desk.startPlan({ date: DAY })
      await desk.ended(id)
      return id
    }
    const [first] = [...(await desk.references()).keys()]
    const cancelled = await run()
    await api.call(desk.company.keys.dispatcher, 'POST', '/orders/cancel', { body: { orderIds: [first] } })
    expect((await desk.dispatch(cancelled)).json()).toMatchObject({ code: 'plan_out_of_date' })
    const corrected = await run()
    const detail = (
      await api.call(desk.company.keys.viewer, 'GET', `/orders/${[...(await desk.references()).keys()][1]}`)
    ).json()
    const pin = await api.call(desk.company.keys.dispatcher, 'PUT', `/addresses/${detail.addressId}/pin`, {
      body: { lat: detail.lat + 0.001, lng: detail.lng },
    })
    expect(pin.json()).toMatchObject({ source: 'corrected' })
    expect((await desk.dispatch(corrected)).json()).toMatchObject({ code: 'plan_out_of_date' })
  })

  it('while the plan runs, and when a vehicle has a route on that day already', async () => {
    await desk.smallDay([{}, {}, {}, {}])
    const ids = [...(await desk.references()).keys()]
    const running = await desk.startPlan({ date: DAY, orderIds: ids.slice(0, 2), timeLimitSeconds: 600 })
    expect((await desk.dispatch(running)).json()).toMatchObject({ code: 'plan_not_ready' })
    await desk.stopped(running, 2)
    const second = await desk.startPlan({ date: DAY, orderIds: ids.slice(2) })
    await desk.ended(second)
    expect((await desk.dispatch(running)).statusCode).toBe(200)
    const busy = await desk.dispatch(second)
    expect(busy.statusCode).toBe(409)
    expect(busy.json()).toMatchObject({
      code: 'vehicle_busy',
      message: `Van 1 already has a route on ${DAY}.`,
    })
    const rows = [
      { reference: 'O-0', recipient: 'Somebody', date: DAY, address: desk.labels[0]!, packages: '9' },
    ]
    expect(
      (await api.call(desk.company.keys.dispatcher, 'POST', '/orders/import', { body: { rows } })).json(),
    ).toMatchObject({
      created: 0,
      updated: 0,
      rejected: [{ row: 2, column: 'reference', code: 'already_dispatched' }],
    })
  })

  it('for one of two simultaneous requests, and creates the routes once', async () => {
    await desk.smallDay([{}, {}])
    const plans = [await desk.startPlan({ date: DAY }), await desk.startPlan({ date: DAY })]
    for (const id of plans) await desk.ended(id)
    const answers = await Promise.all(plans.flatMap((id) => [desk.dispatch(id), desk.dispatch(id)]))
    const good = answers.filter((answer) => answer.statusCode === 200)
    expect(good).toHaveLength(2)
    expect(good[0]!.json()).toEqual(good[1]!.json())
    const rows = await api.platform.database.asOwner('select 1 from public.stops where tenant_id = $1', [
      desk.company.tenantId,
    ])
    expect(rows).toHaveLength(2)
  })
})
