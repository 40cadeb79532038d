// Recurring orders over the API on a real database, with a clock of the test: made once, changed from a day
// on, stopped.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../../testing.ts'
import { orders } from '../module.ts'
import { orderDeps } from '../routes.ts'
import { makeOrders } from './make-orders.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
/** Monday, eight in the evening in London, before clocks go forward on 29 March. */
const MONDAY = Date.parse('2026-03-16T20:00:00Z')
let now = MONDAY

beforeAll(async () => {
  api = await testApi([orders], { clock: { now: () => now, elapsed: () => performance.now() } })
  labels = townAddresses(api, 4)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = MONDAY
  company = await api.company({ timeZone: 'Europe/London' })
})

const body = (more: object = {}, order: object = {}) => ({
  reference: 'BAKER',
  order: {
    recipient: 'Baker & Sons',
    address: labels[0],
    windowStart: '07:00',
    windowEnd: '09:00',
    packages: 3,
    ...order,
  },
  weekdays: [2, 5],
  startsOn: '2026-03-17',
  ...more,
})
const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, key = company.keys.dispatcher) =>
  api.call(key, method, url, body && { body: body })
const create = async (more?: object, order?: object) => {
  const answer = await call('POST', '/recurring-orders', body(more, order))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const deps = () => orderDeps(api.platform)
const makeDueOrders = () => makeOrders(deps(), company.tenantId)
interface SeriesOrder {
  id: string
  reference: string
  date: string
  status: string
  packages: number
  windowStart: string
  series: { id: string; date: string } | null
}
const madeOrders = async (): Promise<SeriesOrder[]> =>
  (await call('GET', '/orders?limit=200'))
    .json()
    .items.toSorted((a: SeriesOrder, b: SeriesOrder) => a.date.localeCompare(b.date))
const dates = async () => (await madeOrders()).map(({ date }) => date)

describe('[M7] a recurring order', () => {
  it('fills missing fields from the address book', async () => {
    const series = await create()
    await api.platform.database.asOwner(
      `update public.addresses set notes = 'Ring twice', service_seconds = 720 where tenant_id = $1`,
      [company.tenantId],
    )
    now += 7 * 86_400_000
    await makeDueOrders()
    const filled = {
      instructions: 'Ring twice',
      serviceSeconds: 720,
      windowStart: '2026-03-31T06:00:00.000Z',
    }
    const ofDay = async (date: string) => (await madeOrders()).find((order) => order.date === date)
    expect(await ofDay('2026-03-31')).toMatchObject(filled)
    expect(await ofDay('2026-03-24')).toMatchObject({ instructions: null })
    // Rewritten for another change of the series: the address still fills the rest.
    await call('PATCH', `/recurring-orders/${series.id}`, {
      from: '2026-03-30',
      order: { ...body().order, packages: 4 },
    })
    expect(await ofDay('2026-03-31')).toMatchObject({ ...filled, packages: 4 })
  })

  it('makes the orders of two weeks at once, each with a number and a mark', async () => {
    const series = await create()
    expect(series).toMatchObject({ reference: 'BAKER', everyWeeks: 1, nextDay: '2026-03-17', problem: null })
    const orders = await madeOrders()
    expect(orders.map(({ reference, date }) => [reference, date])).toEqual([
      ['BAKER-20260317', '2026-03-17'],
      ['BAKER-20260320', '2026-03-20'],
      ['BAKER-20260324', '2026-03-24'],
      ['BAKER-20260327', '2026-03-27'],
    ])
    expect(orders[0]).toMatchObject({ packages: 3, series: { id: series.id, date: '2026-03-17' } })
  })

  it('keeps its local window when clocks go forward', async () => {
    await create()
    now = Date.parse('2026-03-25T08:00:00Z')
    await makeDueOrders()
    expect((await madeOrders()).map(({ windowStart }) => windowStart)).toEqual([
      '2026-03-17T07:00:00.000Z',
      '2026-03-20T07:00:00.000Z',
      '2026-03-24T07:00:00.000Z',
      '2026-03-27T07:00:00.000Z',
      '2026-03-31T06:00:00.000Z',
      '2026-04-03T06:00:00.000Z',
      '2026-04-07T06:00:00.000Z',
    ])
  })

  it('continues when orders have columns that its template lacks', async () => {
    const { id } = await create()
    await api.platform.database.asOwner(
      `update public.recurring_orders set template = template - 'proof' where id = $1`,
      [id],
    )
    now = Date.parse('2026-03-25T08:00:00Z')
    await makeDueOrders()
    expect((await dates()).at(-1)).toBe('2026-04-07')
    expect((await call('GET', '/recurring-orders')).json().items[0].order.proof).toBe('company')
  })

  it('begins its day where the company is', async () => {
    company = await api.company({ timeZone: 'Pacific/Auckland' })
    // Nine on Tuesday morning there.
    await create({ weekdays: [1, 2], startsOn: '2026-03-01' })
    expect((await dates())[0]).toBe('2026-03-17')
  })

  it('creates one order a day, even if several servers run the job several times', async () => {
    await create()
    now = Date.parse('2026-03-18T08:00:00Z')
    await Promise.all([makeDueOrders(), makeDueOrders(), makeDueOrders()])
    await makeDueOrders()
    const days = await dates()
    expect(days).toEqual([...new Set(days)])
    expect(days.at(-1)).toBe('2026-03-31')
  })

  it('does not recreate orders that were moved or cancelled by hand', async () => {
    await create()
    const [first, second] = await madeOrders()
    await call('PATCH', `/orders/${first!.id}`, { date: '2026-03-18' })
    await call('POST', '/orders/cancel', { orderIds: [second!.id] })
    await makeDueOrders()
    expect((await madeOrders()).map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2026-03-18 open',
      '2026-03-20 cancelled',
      '2026-03-24 open',
      '2026-03-27 open',
    ])
  })

  it('recurs every second week, except on excluded days', async () => {
    await create({ everyWeeks: 2, skipDates: ['2026-03-20'] })
    expect(await dates()).toEqual(['2026-03-17'])
    now = Date.parse('2026-03-24T08:00:00Z')
    await makeDueOrders()
    expect(await dates()).toEqual(['2026-03-17', '2026-03-31', '2026-04-03'])
  })
})

describe('a change', () => {
  it('applies from its day on, and does not change earlier orders', async () => {
    const series = await create()
    const answer = await call('PATCH', `/recurring-orders/${series.id}`, {
      from: '2026-03-24',
      order: body({}, { packages: 9, address: labels[1] }).order,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ startsOn: '2026-03-24', nextDay: '2026-03-24' })
    const orders = await madeOrders()
    expect(orders.map(({ date, packages }) => [date, packages])).toEqual([
      ['2026-03-17', 3],
      ['2026-03-20', 3],
      ['2026-03-24', 9],
      ['2026-03-27', 9],
    ])
    expect(orders[3]!.series!.id).toBe(answer.json().id)
    const { items } = (await call('GET', '/recurring-orders')).json()
    expect(items.map(({ endsOn }: { endsOn: string | null }) => endsOn)).toEqual(['2026-03-23', null])
  })

  it('of the weekdays removes orders of dropped days and creates those of new ones', async () => {
    const series = await create()
    const answer = await call('PATCH', `/recurring-orders/${series.id}`, { weekdays: [3, 5] })
    expect(answer.json().id).toBe(series.id)
    expect(await dates()).toEqual(['2026-03-18', '2026-03-20', '2026-03-25', '2026-03-27'])
  })

  it('of the excluded days removes an order, and creates it again', async () => {
    const series = await create()
    await call('PATCH', `/recurring-orders/${series.id}`, { skipDates: ['2026-03-20'] })
    expect(await dates()).toEqual(['2026-03-17', '2026-03-24', '2026-03-27'])
    await call('PATCH', `/recurring-orders/${series.id}`, { skipDates: [] })
    expect(await dates()).toEqual(['2026-03-17', '2026-03-20', '2026-03-24', '2026-03-27'])
  })

  it('leaves orders on the road unchanged', async () => {
    const series = await create()
    await api.platform.database.asOwner(
      `update public.orders set status = 'dispatched' where tenant_id = $1 and date = '2026-03-17'`,
      [company.tenantId],
    )
    await call('POST', `/recurring-orders/${series.id}/stop`, {})
    expect((await madeOrders()).map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2026-03-17 dispatched',
    ])
  })

  it('that stops the series removes its open orders from that day on', async () => {
    const series = await create()
    const answer = await call('POST', `/recurring-orders/${series.id}/stop`, { from: '2026-03-24' })
    expect(answer.json()).toMatchObject({ endsOn: '2026-03-23', nextDay: '2026-03-17' })
    expect(await dates()).toEqual(['2026-03-17', '2026-03-20'])
  })
})

describe('refused input', () => {
  it('names the field', async () => {
    const post = async (more: object, order: object = {}) =>
      (await call('POST', '/recurring-orders', body(more, order))).json()
    expect(await post({ weekdays: [] })).toMatchObject({ details: [{ field: 'weekdays' }] })
    expect(await post({ endsOn: '2026-03-01' })).toMatchObject({ details: [{ field: 'endsOn' }] })
    expect(await post({}, { address: 'Qqq Xyzzy 99' })).toMatchObject({ details: [{ field: 'address' }] })
    expect(await post({}, { windowEnd: '06:00' })).toMatchObject({ details: [{ field: 'windowEnd' }] })
    await create()
    expect(await post({})).toMatchObject({ code: 'duplicate_reference' })
    const far = await create({ reference: 'FAR', startsOn: '2999-12-31', weekdays: [1] })
    expect(far).toMatchObject({ nextDay: null })
    expect((await call('GET', '/recurring-orders')).statusCode).toBe(200)
  })

  it('includes everything of another company, and writes by viewers', async () => {
    const series = await create()
    const other = await api.company()
    expect((await call('GET', '/recurring-orders', undefined, other.keys.admin)).json()).toEqual({
      items: [],
    })
    for (const [url, method] of [
      [`/recurring-orders/${series.id}`, 'PATCH'],
      [`/recurring-orders/${series.id}/stop`, 'POST'],
    ] as const) {
      expect((await call(method, url, {}, other.keys.admin)).statusCode).toBe(404)
      expect((await call(method, url, {}, company.keys.viewer)).statusCode).toBe(403)
    }
  })

  it('reports a reference that is already used, and creates the other days', async () => {
    await call('POST', '/orders', {
      reference: 'BAKER-20260320',
      recipient: 'Baker',
      address: labels[2],
      date: '2026-03-20',
    })
    const series = await create()
    expect(series.problem).toBe('Order BAKER-20260320 already exists.')
    expect((await madeOrders()).filter((order) => order.series).map(({ date }) => date)).toEqual([
      '2026-03-17',
      '2026-03-24',
      '2026-03-27',
    ])
  })
})
