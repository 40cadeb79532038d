// An order with a span of days is listed on each of them until one of its plans is dispatched.
import { planResponse, type PlanResponse } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const [FIRST, MIDDLE, LAST, BEYOND] = [day(1), day(3), day(4), day(5)]

let api: TestApi
let company: TestCompany

const call = (method: 'GET' | 'POST', url: string, body?: object) =>
  api.call(company.keys.dispatcher, method, url, body ? { body } : {})

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch])
  company = await api.company()
  await call('POST', '/vehicles', {
    name: 'Van',
    registration: 'VAN',
    shiftStart: '08:00',
    shiftEnd: '16:00',
  })
  const [address] = townAddresses(api, 1)
  const file = `reference,recipient,address,date,any day until,window_start,window_end
ANY,Ann,"${address}",${FIRST},${LAST},09:00,11:00`
  const answer = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    body: file,
    headers: { 'content-type': 'text/csv' },
  })
  expect(answer.json()).toMatchObject({ created: 1, rejected: [] })
})
afterAll(() => api.close())

const on = async (date: string) => (await call('GET', `/orders?date=${date}`)).json().items

async function planned(date: string): Promise<PlanResponse> {
  const { id } = (await call('POST', '/plans', { date, timeLimitSeconds: 1 })).json()
  for (;;) {
    const plan = planResponse.parse((await call('GET', `/plans/${id}`)).json())
    if (plan.status !== 'queued' && plan.status !== 'running') return plan
    await sleep(50)
  }
}

it('[2.10-4] is listed on each day of its span, with the window of that day', async () => {
  for (const date of [FIRST, MIDDLE, LAST])
    expect(await on(date)).toMatchObject([
      { reference: 'ANY', date: FIRST, lastDate: LAST, windowStart: `${date}T09:00:00.000Z` },
    ])
  expect(await on(BEYOND)).toEqual([])
})

it('[M45] is planned on any of them, and is of the day whose plan is dispatched', async () => {
  const [early, plan] = [await planned(FIRST), await planned(MIDDLE)]
  for (const { date, routes } of [early, plan]) expect(routes[0]?.stops[0]?.arriveAt).toContain(date)
  expect((await call('POST', `/plans/${plan.id}/dispatch`)).statusCode).toBe(200)
  expect(await on(FIRST)).toEqual([])
  expect(await on(MIDDLE)).toMatchObject([{ status: 'dispatched', date: MIDDLE }])
  expect((await call('POST', `/plans/${early.id}/dispatch`)).json()).toMatchObject({
    code: 'plan_out_of_date',
  })
  // After a recall the unchanged plan can be dispatched again.
  expect((await call('POST', `/plans/${plan.id}/recall`)).statusCode).toBe(200)
  expect((await call('POST', `/plans/${plan.id}/dispatch`)).statusCode).toBe(200)
})

it('refuses a last day before the first', async () => {
  const [address] = townAddresses(api, 1)
  const body = { reference: 'BACK', recipient: 'Bea', address, date: LAST, lastDate: FIRST }
  const answer = await call('POST', '/orders', body)
  expect(answer.json().details).toMatchObject([{ field: 'lastDate', code: 'span_reversed' }])
})
