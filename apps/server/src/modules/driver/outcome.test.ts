// Dispatch reports a stop's outcome: same events, notices and figures as from a driver, and the driver's own
// report wins.
import { orderEventsResponse, stopOutcome } from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { analytics } from '../analytics/module.ts'
import { live } from '../live/module.ts'
import { updateRoutesOfVehicle } from '../live/route-updates.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let route: TestRoute
let number = 0

beforeAll(async () => {
  api = await testApi([driver, live, positions, analytics].map(({ work: _, ...module }) => module))
  company = await api.company()
})
afterAll(() => api.close())
beforeEach(async () => {
  number += 1
  await asOwner(`update public.routes set status = 'cancelled' where status <> 'cancelled'`)
  route = await makeRoute(api, company, { number })
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)
const orderOf = (stop: number) => route.stops[stop - 1]!.orderId
const end = (stop: number, body: object, key = company.keys.dispatcher) =>
  api.call(key, 'POST', `/orders/${orderOf(stop)}/outcome`, { body })
const failed = { kind: 'failed', reason: 'nobody_in', note: 'Bell is broken' }

async function statusesOf(stop: number) {
  const [row] = await asOwner<{ stop: string; order: string; delivery: string }>(
    `select s.status as stop, o.status as "order", d.status as delivery from public.stops s
     join public.orders o on o.id = s.order_id join public.deliveries d on d.id = s.delivery_id where s.order_id = $1`,
    [orderOf(stop)],
  )
  return row
}

it('[4-3] marks a stop as failed, with event, recipient notice and audit line', async () => {
  const answer = await end(1, failed)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(stopOutcome.parse(answer.json())).toMatchObject({ kind: 'failed', reason: 'Nobody in' })
  expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })

  const events = await api.call(company.keys.viewer, 'GET', `/orders/${orderOf(1)}/events`)
  expect(orderEventsResponse.parse(events.json()).items).toMatchObject([
    { kind: 'failed', saidBy: 'dispatch', reason: 'nobody_in', note: 'Bell is broken', outcome: 'applied' },
  ])
  const timeline = await asOwner<{ title: string }>(
    `select e.title from public.delivery_events e join public.deliveries d on d.id = e.delivery_id
     where d.order_id = $1 order by e.at desc limit 1`,
    [orderOf(1)],
  )
  expect(timeline).toEqual([{ title: 'Delivery failed: Nobody in' }])
  const notices = await asOwner(
    `select 1 from app.delivery_notices n join public.deliveries d on d.id = n.delivery_id
     where d.order_id = $1 and n.kind = 'delivery_failed'`,
    [orderOf(1)],
  )
  expect(notices).toHaveLength(1)
  const lines = await asOwner<{ actor_label: string }>(
    `select actor_label from public.audit_log where subject = 'orders' and subject_id = $1 and after ->> 'status' = 'failed'`,
    [orderOf(1)],
  )
  expect(lines).toHaveLength(1)
})

it('[4-3] marks a stop as returned, and one as delivered', async () => {
  expect((await end(1, { kind: 'returned', reason: 'refused' })).statusCode).toBe(200)
  expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'returned' })
  expect((await end(2, { kind: 'delivered' })).statusCode).toBe(200)
  expect(await statusesOf(2)).toEqual({ stop: 'served', order: 'completed', delivery: 'delivered' })
})

it('notifies the other dispatchers, but not the author', async () => {
  await end(1, failed)
  const notified = await asOwner<{ role: string }>(
    `select m.role from public.notifications n join public.memberships m on m.user_id = n.user_id
     where n.tenant_id = $1 and n.message like $2`,
    [company.tenantId, `%(R${number}, by dispatch)`],
  )
  expect(notified).toEqual([{ role: 'admin' }])
})

it('leaves positions to say how the other stops of the van end', async () => {
  await end(1, failed)
  await updateRoutesOfVehicle(api.platform, { tenantId: company.tenantId, vehicleId: route.vehicleId })
  const [row] = await asOwner<{ by: string }>(
    `select case when exists (select from public.driver_events e where e.route_id = r.id and e.said_by = 'driver')
       then 'driver' else 'position' end as by from public.routes r where r.id = $1`,
    [route.routeId],
  )
  expect(row).toEqual({ by: 'position' })
  expect(await statusesOf(1)).toMatchObject({ stop: 'failed' })
  expect(await statusesOf(2)).toMatchObject({ stop: 'pending' })
})

it('keeps the first report, of the driver or of dispatch', async () => {
  const at = new Date().toISOString()
  const event = { id: randomUUID(), kind: 'delivered', orderId: orderOf(1), at, sentAt: at }
  await api.call(company.keys.driver, 'POST', '/driver/events', { body: { events: [event] } })
  const refused = await end(1, failed)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stop_ended'])
  expect(await statusesOf(1)).toMatchObject({ delivery: 'delivered' })

  expect((await end(2, failed)).statusCode).toBe(200)
  expect((await end(2, failed)).statusCode).toBe(409)
})

it('[M70] refuses a reason that the company does not list for it, and a van that has not left', async () => {
  for (const reason of [undefined, 'the_moon', 'closed']) {
    const refused = await end(1, { kind: 'returned', reason })
    expect([refused.statusCode, refused.json().code], String(reason)).toEqual([400, 'validation_failed'])
  }
  await asOwner(
    `update public.routes set depart_at = now() + interval '1 hour', return_at = now() + interval '2 hours' where id = $1`,
    [route.routeId],
  )
  const early = await end(1, failed)
  expect([early.statusCode, early.json().code]).toEqual([409, 'van_not_left'])
  expect(await statusesOf(1)).toMatchObject({ stop: 'pending' })
})

it('is for dispatchers of the company alone', async () => {
  for (const key of [company.keys.viewer, company.keys.driver])
    expect((await end(1, failed, key)).statusCode).toBe(403)
  const other = await api.company()
  expect((await end(1, failed, other.keys.dispatcher)).statusCode).toBe(404)
})

it('[2.10-7] counts in analytics, with its reason in the company’s words', async () => {
  await end(1, failed)
  await asOwner(`update public.routes set status = 'started', started_at = depart_at where id = $1`, [
    route.routeId,
  ])
  const answer = await api.call(
    company.keys.viewer,
    'GET',
    `/analytics?from=${route.date}&to=${route.date}&by=day`,
  )
  const { total, reasons } = answer.json()
  expect(total).toMatchObject({ stops: 3, failed: 1 })
  expect(reasons).toContainEqual({ reason: 'Nobody in', count: expect.any(Number) })
})
