// Past days are not imported, planned or dispatched by accident, and a recall takes back unsent notices.
import { dayOf, nextWorkday, planResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { notifications } from '../notifications/module.ts'
import { writeNotices } from '../notifications/write-notices.ts'
import { planning } from '../planning/module.ts'
import { planningDesk, type PlanningDesk } from '../planning/testing.ts'
import { testApi, type TestApi } from '../testing.ts'
import { dispatch } from './module.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const PAST = dayFromNow(-4)
const DAY = dayFromNow(1)
let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch, notifications])
  desk = await planningDesk(api)
})
afterAll(() => api.close())
beforeEach(() => desk.newCompany())

const post = (url: string, body?: object) => api.call(desk.company.keys.dispatcher, 'POST', url, { body })
const rows = <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  api.platform.database.asOwner<Row & object>(text, values)
const order = (reference: string, date: string, more: object = {}) => ({
  reference,
  recipient: 'Edith Ward',
  address: desk.labels[0],
  date,
  ...more,
})

it('imports past days only as history, and names the flag', async () => {
  const refused = (await post('/orders/import', { rows: [order('OLD', PAST)] })).json()
  expect(refused).toMatchObject({
    created: 0,
    rejected: [
      { row: 2, column: 'date', code: 'day_is_over', hint: expect.stringContaining('history=true') },
    ],
  })
  const checked = (await post('/orders/import?dryRun=true', { rows: [order('OLD', PAST)] })).json()
  expect(checked).toMatchObject({ created: 0, days: [{ date: PAST, orders: 1 }] })
  const history = { rows: [order('OLD', PAST)], history: true }
  expect((await post('/orders/import', history)).json()).toMatchObject({ created: 1, rejected: [] })
  // Importing it again changes nothing, with or without the flag.
  expect((await post('/orders/import', { rows: [order('OLD', PAST)] })).json()).toMatchObject({
    rejected: [],
  })
})

it('imports every row for a chosen day, however old the file is', async () => {
  const old = [order('A', '2019-11-24'), order('B', dayFromNow(800)), order('C', '29/02/2027')]
  const asWritten = (await post('/orders/import', { rows: old })).json()
  expect(asWritten.rejected.map(({ code }: { code: string }) => code)).toEqual([
    'date_out_of_range',
    'date_out_of_range',
    'bad_date',
  ])
  expect((await post('/orders/import', { rows: old, day: DAY })).json()).toMatchObject({
    created: 3,
    rejected: [],
  })
  const { items } = (await api.call(desk.company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
  expect(items).toHaveLength(3)
})

it.each([
  ['file', dayFromNow(9)],
  ['today', dayOf(new Date(), 'UTC')],
  ['next_working_day', nextWorkday(dayOf(new Date(), 'UTC'))],
  [DAY, DAY],
])('uses the day of day=%s for every row', async (day, date) => {
  const body = { rows: [order('WORD', dayFromNow(9))] }
  const expected = { created: 1, rejected: [], days: [{ date, orders: 1 }] }
  expect((await post(`/orders/import?dryRun=true&day=${day}`, body)).json()).toMatchObject(expected)
  expect((await post('/orders/import?dryRun=true', { ...body, day })).json()).toMatchObject(expected)
})

it('refuses an unknown word for a day', async () => {
  const answer = await post('/orders/import', { rows: [order('WORD', DAY)], day: 'someday' })
  expect(answer.statusCode).toBe(400)
})

it('accepts a single order of a past day as history', async () => {
  const historyOrder = await post(
    '/orders',
    order('KEPT', PAST, { history: true, email: 'edith@ward.example' }),
  )
  expect(historyOrder.statusCode).toBe(201)
  expect(historyOrder.json()).toMatchObject({ reference: 'KEPT', date: PAST, status: 'open' })
  expect(await rows('select from public.outbox where tenant_id = $1', [desk.company.tenantId])).toEqual([])
})

it('neither creates an order on a past day nor moves one there', async () => {
  const created = await post('/orders', order('ONE', PAST))
  expect(created.json()).toMatchObject({
    code: 'validation_failed',
    details: [{ field: 'date', code: 'day_is_over' }],
  })
  const { id } = (await post('/orders', order('ONE', DAY))).json()
  const moved = await api.call(desk.company.keys.dispatcher, 'PATCH', `/orders/${id}`, {
    body: { date: PAST },
  })
  expect(moved.json()).toMatchObject({ details: [{ field: 'date', code: 'day_is_over' }] })
})

it('refuses to plan and dispatch a past day, and notifies nobody', async () => {
  await desk.addVehicles(1)
  await post('/orders/import', { rows: [order('OLD', PAST, { email: 'edith@ward.example' })], history: true })
  expect((await post('/plans', { date: PAST, timeLimitSeconds: 1 })).json()).toMatchObject({
    code: 'day_is_over',
    message: `${PAST} is over: it can be neither planned nor dispatched.`,
  })
  // A plan made before its day was over.
  await post('/orders/import', { rows: [order('NEW', DAY)] })
  const planId = await desk.startPlan({ date: DAY })
  await desk.ended(planId)
  await rows('update public.plans set date = $2::date where id = $1', [planId, PAST])
  expect((await desk.dispatch(planId)).json()).toMatchObject({ code: 'day_is_over' })
  expect(await rows('select from public.outbox where tenant_id = $1', [desk.company.tenantId])).toEqual([])
})

it('sends no notice with a past time, and drops texts that quiet hours delay beyond it', async () => {
  await desk.addVehicles(1)
  const contact = { email: 'edith@ward.example', phone: '+447700900123' }
  await post('/orders/import', { rows: [order('OVER', DAY, contact), order('SOON', DAY, contact)] })
  const planId = await desk.startPlan({ date: DAY })
  await desk.ended(planId)
  // Notices fall due with dispatch; the worker writes them a moment later.
  await rows(`update public.tenants set settings = '{"notices": {"quietHours": null}}' where id = $1`, [
    desk.company.tenantId,
  ])
  await desk.dispatch(planId)
  const { tenantId } = desk.company
  const unwritten = () =>
    rows('select from app.delivery_notices where tenant_id = $1 and written_at is null', [tenantId])
  await writeNotices(api.platform)
  await expect.poll(unwritten).toEqual([])
  // Move their due time after the end of the first notice.
  await rows(
    `update public.deliveries d set promised_from = now() - interval '2 hours', promised_to = now() - interval '1 minute',
       eta_from = null, eta_to = null
     from public.orders o where o.id = d.order_id and o.reference = 'OVER' and d.tenant_id = $1`,
    [tenantId],
  )
  await rows('delete from public.outbox where tenant_id = $1', [tenantId])
  await rows('update app.delivery_notices set written_at = null where tenant_id = $1', [tenantId])
  await writeNotices(api.platform)
  const notices = await rows<{ reference: string; expires_at: Date; promised_to: Date; eta_to: Date }>(
    `select o.reference, b.expires_at, d.promised_to, d.eta_to from public.outbox b
     join public.deliveries d on d.id = b.delivery_id join public.orders o on o.id = d.order_id where b.tenant_id = $1`,
    [desk.company.tenantId],
  )
  expect(new Set(notices.map(({ reference }) => reference))).toEqual(new Set(['SOON']))
  for (const { expires_at: expires, promised_to: to, eta_to: eta } of notices)
    expect(expires.getTime()).toBeLessThanOrEqual(Math.max(to.getTime(), eta.getTime()))
})

it('a recall cancels unsent notices, lists who was notified, and the next dispatch notifies again', async () => {
  await desk.addVehicles(1)
  const phone = '+447700900124'
  await post('/orders/import', {
    rows: [order('A', DAY, { phone }), order('B', DAY, { email: 'edith@ward.example' })],
  })
  const planId = await desk.startPlan({ date: DAY })
  await desk.ended(planId)
  await desk.dispatch(planId)
  const waiting = () =>
    rows<{ state: string; reference: string }>(
      `select b.state, o.reference from public.outbox b join public.deliveries d on d.id = b.delivery_id
       join public.orders o on o.id = d.order_id where b.tenant_id = $1 order by o.reference, b.created_at`,
      [desk.company.tenantId],
    )
  await writeNotices(api.platform)
  await expect.poll(async () => (await waiting()).length).toBe(2)
  await rows(`update public.outbox set state = 'waiting' where tenant_id = $1 and channel = 'sms'`, [
    desk.company.tenantId,
  ])
  await rows(
    `update public.outbox set state = 'sent', sent_at = now() where tenant_id = $1 and channel = 'email'`,
    [desk.company.tenantId],
  )
  const recalled = (await post(`/plans/${planId}/recall`)).json()
  expect(recalled.told).toEqual([{ orderId: expect.any(String), reference: 'B', recipient: 'Edith Ward' }])
  expect((await waiting()).map(({ state }) => state)).toEqual(['expired', 'sent'])
  await desk.dispatch(planId)
  await writeNotices(api.platform)
  const states = async () => (await waiting()).map(({ reference, state }) => `${reference} ${state}`)
  await expect.poll(async () => (await states()).filter((text) => text.startsWith('A')).length).toBe(2)
})

it('refuses a driver on two routes at once until the dispatcher confirms', async () => {
  const [van] = await desk.addVehicles(1)
  await post('/orders/import', { rows: [order('A', DAY), order('B', DAY)] })
  const { items } = (await api.call(desk.company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
  const plan = async (id: string) => {
    const planId = await desk.startPlan({ date: DAY, orderIds: [id], vehicleIds: [van] })
    await desk.ended(planId)
    return planId
  }
  const first = await plan(items[0].id)
  const second = await plan(items[1].id)
  await desk.dispatch(first)
  // The vehicle finished its route; only the day's time matters.
  await rows(`update public.routes set status = 'finished' where plan_id = $1`, [first])
  const refused = await desk.dispatch(second)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'rules_broken',
    message: expect.stringMatching(/^This change breaks a rule of the day: .* on two routes at once\.$/),
    details: { violations: [{ code: 'overlap', vehicleId: van }] },
  })
  const displayed = planResponse.parse(
    (await api.call(desk.company.keys.viewer, 'GET', `/plans/${second}`)).json(),
  )
  expect(displayed.violations).toMatchObject([{ code: 'overlap', vehicleId: van }])
  const dispatchResponse = await post(`/plans/${second}/dispatch`, { confirmedRules: ['overlap'] })
  expect(dispatchResponse.statusCode, dispatchResponse.body).toBe(200)
})
