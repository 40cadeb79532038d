// A driver reorders the stops ahead: allowed by the company, priced on roads, announced to dispatch and
// recipients.
import {
  driverDayResponse,
  driverEventsResponse,
  liveResponse,
  orderCheckResponse,
  orderLockResponse,
  type DriverEventResult,
  type DriverStop,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { live } from '../live/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let route: TestRoute
let number = 0

beforeAll(async () => {
  api = await testApi([driver, live, dispatch].map(({ work: _, start: _s, ...module }) => module))
})
afterAll(() => api.close())
beforeEach(async () => {
  number += 1
  company = await api.company()
  route = await makeRoute(api, company, { number, stops: 4, departAt: Date.now() - 60_000 })
  await allow(true)
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)
const allow = (mayReorder: boolean) =>
  asOwner(`update public.tenants set settings = jsonb_set(settings, '{driver}', $2) where id = $1`, [
    company.tenantId,
    JSON.stringify({ mayReorder }),
  ])
const ids = (...stops: number[]) => stops.map((stop) => route.stops[stop - 1]!.orderId)
const now = () => new Date().toISOString()
const wish = (sequence: string[], more: object = {}) => ({
  id: randomUUID(),
  kind: 'reordered',
  at: now(),
  sentAt: now(),
  sequence,
  ...more,
})

async function report(...events: object[]): Promise<DriverEventResult[]> {
  const response = await api.call(company.keys.driver, 'POST', '/driver/events', { body: { events } })
  expect(response.statusCode, response.body).toBe(200)
  return driverEventsResponse.parse(response.json()).results
}
async function stopsAhead(): Promise<DriverStop[]> {
  const response = await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)
  const [matchingRoute] = driverDayResponse.parse(response.json()).routes
  return matchingRoute!.stops.filter(({ status }) => status === 'pending')
}
const orderAhead = async () => (await stopsAhead()).map(({ orderId }) => orderId)
const checkOrder = (sequence: string[], key = company.keys.driver, routeId = route.routeId) =>
  api.call(key, 'POST', `/driver/routes/${routeId}/order-check`, { body: { sequence } })
const notices = () =>
  asOwner<{ title: string; message: string; link: string }>(
    `select distinct title, message, link from public.notifications where tenant_id = $1`,
    [company.tenantId],
  )
async function lock(column: 'locked_orders' | 'locked_vehicles', lockedIds: string[]): Promise<void> {
  const [plan] = await asOwner<{ id: string }>(
    `insert into public.plans (tenant_id, date, depot_id, status, ${column}) values ($1, $2, $3, 'dispatched', $4) returning id`,
    [company.tenantId, route.date, company.depotId, lockedIds],
  )
  await asOwner('update public.routes set plan_id = $1 where id = $2', [plan!.id, route.routeId])
}

it('[M73] makes the stops in the order wanted, with times on roads for driver, dispatch and recipient', async () => {
  const before = new Map((await stopsAhead()).map((stop) => [stop.orderId, stop.etaAt!]))
  expect(await report(wish(ids(4, 1, 2, 3)))).toMatchObject([{ status: 'accepted' }])
  const after = await stopsAhead()
  expect(after.map(({ orderId }) => orderId)).toEqual(ids(4, 1, 2, 3))
  expect(after.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  const times = after.map(({ etaAt }) => Date.parse(etaAt!))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).toBeLessThan(Date.parse(before.get(ids(4)[0]!)!))

  const [last] = await asOwner<{ eta_from: Date; eta_to: Date }>(
    'select eta_from, eta_to from public.deliveries where order_id = $1',
    [ids(4)[0]],
  )
  // The announced span may begin with the arrival itself, not earlier.
  expect(last!.eta_from.getTime()).toBeLessThanOrEqual(times[0]!)
  expect(last!.eta_to.getTime()).toBeGreaterThan(times[0]!)

  const day = await api.call(company.keys.dispatcher, 'GET', `/live?date=${route.date}`)
  const [displayedRoute] = liveResponse.parse(day.json()).routes
  expect(displayedRoute!.reorderedAt).not.toBeNull()
  expect(displayedRoute!.stops.map(({ orderId }) => orderId)).toEqual(ids(4, 1, 2, 3))
  expect(await notices()).toContainEqual({
    title: 'The driver changed the order of stops',
    message: expect.stringContaining(`R${number}, Kit Hargreave`),
    link: `/tenant/live?route=${number}`,
  })
})

it('applies each request once, and places stops done since then', async () => {
  const event = wish(ids(2, 1, 3, 4))
  const arrived = { id: randomUUID(), kind: 'arrived', orderId: ids(2)[0], at: now(), sentAt: now() }
  expect(await report(event, arrived)).toMatchObject([{ status: 'accepted' }, { status: 'accepted' }])
  expect(await report(event)).toMatchObject([{ status: 'duplicate' }])
  expect(await orderAhead()).toEqual(ids(1, 3, 4))
  const stored = await asOwner<{ sequence: string[]; outcome: string }>(
    `select sequence, outcome from public.driver_events where route_id = $1 and kind = 'reordered'`,
    [route.routeId],
  )
  expect(stored).toEqual([{ sequence: ids(2, 1, 3, 4), outcome: 'applied' }])
})

it('is off unless the company allows it', async () => {
  await allow(false)
  expect(await report(wish(ids(2, 1, 3, 4)))).toMatchObject([{ status: 'refused', code: 'reorder_off' }])
  expect((await checkOrder(ids(2, 1, 3, 4))).statusCode).toBe(403)
  expect(await orderAhead()).toEqual(ids(1, 2, 3, 4))
})

it('previews which windows a sequence breaks, and by how much', async () => {
  await asOwner(
    `update public.stops set promised_to = now() + interval '5 minutes' where route_id = $1 and sequence = 1`,
    [route.routeId],
  )
  const response = await checkOrder(ids(2, 3, 4, 1))
  expect(response.statusCode, response.body).toBe(200)
  const check = orderCheckResponse.parse(response.json())
  expect(check.stops.map(({ orderId }) => orderId)).toEqual(ids(2, 3, 4, 1))
  const last = check.stops.at(-1)!
  expect(last.lateSeconds).toBeGreaterThan(last.lateSecondsBefore)
  expect(last.lateSeconds).toBeGreaterThan(300)
  expect(check).toMatchObject({ isMerged: false, isHeld: false })
  expect(await orderAhead()).toEqual(ids(1, 2, 3, 4))

  await report(wish(ids(2, 3, 4, 1)))
  const late = Math.ceil(last.lateSeconds / 60)
  const [notice] = await notices()
  expect(notice!.message).toMatch(new RegExp(`Late: DW-${number}-1 by (${late}|${late + 1}) min`))
})

it('reports by how much a sequence exceeds the capacity to driver, dispatch and audit log', async () => {
  await asOwner(`update public.vehicles set capacity_packages = 8 where id = $1`, [route.vehicleId])
  await asOwner(`update public.orders set type = 'pickup', packages = 4 where id = $1`, [ids(4)[0]])
  const rule = { code: 'load', amount: 2, unit: 'packages', text: '2 parcels over' }
  const checked = async (sequence: string[]) =>
    orderCheckResponse.parse((await checkOrder(sequence)).json()).violations
  expect(await checked(ids(3, 2, 1, 4))).toEqual([])
  // Three deliveries of two parcels are on board when it picks up four more.
  expect(await checked(ids(4, 1, 2, 3))).toMatchObject([rule])
  expect(await orderAhead()).toEqual(ids(1, 2, 3, 4))

  expect(await report(wish(ids(4, 1, 2, 3)))).toMatchObject([{ status: 'accepted' }])
  expect((await notices())[0]!.message).toMatch(/Breaks: 2 parcels over$/)
  const lines = await asOwner<{ rules: object[] }>(
    `select after -> 'broken_rules' as rules from public.audit_log
     where subject = 'routes' and subject_id = $1 and after ? 'broken_rules'`,
    [route.routeId],
  )
  expect(lines).toMatchObject([{ rules: [rule] }])
})

it('applies the requested order to the remaining stops when dispatch changed the route meanwhile', async () => {
  const requested = wish(ids(4, 3, 2, 1))
  await asOwner(`update public.stops set status = 'skipped' where route_id = $1 and sequence = 2`, [
    route.routeId,
  ])
  expect(await report(requested)).toMatchObject([{ status: 'accepted', code: 'order_merged' }])
  expect(await orderAhead()).toEqual(ids(4, 3, 1))
  // A stop unknown to the driver keeps its predecessor.
  expect(await report(wish(ids(1, 3)))).toMatchObject([{ status: 'accepted', code: 'order_merged' }])
  expect(await orderAhead()).toEqual(ids(4, 1, 3))
})

it('ignores a stop that ended before the request arrived', async () => {
  const requested = wish(ids(1, 4, 3, 2))
  await report({ id: randomUUID(), kind: 'delivered', orderId: ids(1)[0], at: now(), sentAt: now() })
  const [result] = await report(requested)
  expect(result).toEqual({ id: requested.id, status: 'accepted' })
  expect(await orderAhead()).toEqual(ids(4, 3, 2))
})

it('refuses to move a stop past a locked one', async () => {
  await lock('locked_orders', ids(2))
  expect((await stopsAhead()).map(({ isLocked }) => isLocked)).toEqual([false, true, false, false])
  expect(await report(wish(ids(4, 3, 2, 1)))).toMatchObject([{ status: 'accepted', code: 'order_held' }])
  expect(await orderAhead()).toEqual(ids(1, 2, 4, 3))
})

it('refuses to reorder a locked van', async () => {
  await lock('locked_vehicles', [route.vehicleId])
  expect(await report(wish(ids(4, 3, 2, 1)))).toMatchObject([{ status: 'accepted', code: 'order_held' }])
  expect(await orderAhead()).toEqual(ids(1, 2, 3, 4))
})

it('refuses to reorder a route that dispatch locked on the road, until it is unlocked', async () => {
  const hold = (isLocked: boolean, key = company.keys.dispatcher) =>
    api.call(key, 'PUT', `/routes/${route.routeId}/order-lock`, { body: { isLocked } })
  await asOwner(`update public.routes set status = 'started', started_at = now() where id = $1`, [
    route.routeId,
  ])
  const locked = await hold(true)
  expect(locked.statusCode, locked.body).toBe(200)
  expect(orderLockResponse.parse(locked.json()).orderLockedAt).not.toBeNull()
  expect((await hold(true)).json()).toEqual(locked.json())
  expect((await stopsAhead()).every(({ isLocked }) => isLocked)).toBe(true)
  const day = await api.call(company.keys.dispatcher, 'GET', `/live?date=${route.date}`)
  expect(liveResponse.parse(day.json()).routes[0]!.orderLockedAt).toBe(locked.json().orderLockedAt)
  expect(await report(wish(ids(4, 3, 2, 1)))).toMatchObject([{ status: 'accepted', code: 'order_held' }])
  expect(await orderAhead()).toEqual(ids(1, 2, 3, 4))

  const events = await asOwner<{ actor_id: string; at: string | null }>(
    `select actor_id, after ->> 'order_locked_at' as at from public.audit_log
     where subject = 'routes' and subject_id = $1 and after ? 'order_locked_at' order by id`,
    [route.routeId],
  )
  expect(events).toEqual([{ actor_id: company.userId, at: expect.any(String) }])

  expect((await hold(false)).json()).toEqual({ id: route.routeId, orderLockedAt: null })
  const [accepted] = await report(wish(ids(4, 3, 2, 1)))
  expect(accepted).not.toHaveProperty('code')
  expect(await orderAhead()).toEqual(ids(4, 3, 2, 1))
})

it('lets only dispatch lock the sequence of its routes, while they are on the road', async () => {
  const lock = (key: string) =>
    api.call(key, 'PUT', `/routes/${route.routeId}/order-lock`, { body: { isLocked: true } })
  const hold = async (key: string) => (await lock(key)).statusCode
  expect(await hold(company.keys.viewer)).toBe(403)
  expect(await hold(company.keys.driver)).toBe(403)
  expect(await hold((await api.company()).keys.admin)).toBe(404)
  await asOwner(`update public.routes set status = 'finished', finished_at = now() where id = $1`, [
    route.routeId,
  ])
  expect((await lock(company.keys.dispatcher)).json()).toMatchObject({
    code: 'route_not_on_road',
    message: expect.stringMatching(/^Route \d+ is not on the road/),
  })
  expect(await hold(company.keys.dispatcher)).toBe(409)
})

it('refuses a parcel that would be delivered before it is picked up', async () => {
  await asOwner(`update public.orders set pair = 'P1', type = 'pickup' where id = $1`, [ids(1)[0]])
  await asOwner(`update public.orders set pair = 'P1' where id = $1`, [ids(3)[0]])
  expect(await report(wish(ids(3, 1, 2, 4)))).toMatchObject([{ status: 'refused', code: 'pair_reversed' }])
  expect(await report(wish(ids(2, 1, 4, 3)))).toMatchObject([{ status: 'accepted' }])
})

it('is allowed for the driver’s route only', async () => {
  const other = await api.company()
  await asOwner(`update public.tenants set settings = $2 where id = $1`, [
    other.tenantId,
    JSON.stringify({ driver: { mayReorder: true } }),
  ])
  expect((await checkOrder(ids(2, 1, 3, 4), other.keys.driver)).statusCode).toBe(404)
  expect((await checkOrder(ids(2, 1, 3, 4), company.keys.dispatcher)).statusCode).toBe(404)
  const events = [wish(ids(2, 1, 3, 4))]
  const response = await api.call(other.keys.driver, 'POST', '/driver/events', { body: { events } })
  expect(response.json().results).toMatchObject([{ status: 'refused', code: 'no_route' }])
  expect(await report(wish([]))).toMatchObject([{ status: 'refused', code: 'bad_event' }])
  expect(await report({ ...wish(ids(1)), sequence: undefined })).toMatchObject([{ code: 'sequence_missing' }])
  expect(await orderAhead()).toEqual(ids(1, 2, 3, 4))
})
