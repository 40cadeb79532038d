// The largest day, from one file to dispatched routes: every order is served or has its reason.
import { addDays, MAX_ORDERS_PER_DAY, planResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = addDays(new Date().toISOString().slice(0, 10), 1)
const VANS = 100
/** Enough for a hundred stops each, with room for twenty more. */
const PACKAGES_A_VAN = 140
const PLACES = 400

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([orders, addresses, fleet, planning, dispatch], { planThreads: 2 })
  company = await api.company()
})
afterAll(() => api.close())

it('is imported, planned and dispatched completely', { timeout: 1_200_000 }, async () => {
  await api.platform.database.asOwner(
    `insert into public.vehicles (tenant_id, depot_id, name, registration, capacity_packages)
     select $1, $2, 'Van ' || n, 'V-' || n, $3 from generate_series(1, $4::int) n`,
    [company.tenantId, company.depotId, PACKAGES_A_VAN, VANS],
  )
  const places = townAddresses(api, PLACES)
  const lines = Array.from(
    { length: MAX_ORDERS_PER_DAY },
    (_, i) => `F-${i},Recipient ${i},"${places[i % places.length]}",${DAY},1,1`,
  )
  const imported = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    headers: { 'content-type': 'text/csv' },
    body: ['reference,recipient,address,date,packages,service_minutes', ...lines].join('\n'),
  })
  expect(imported.json()).toMatchObject({ created: MAX_ORDERS_PER_DAY, rejected: [] })

  const created = await api.call(company.keys.dispatcher, 'POST', '/plans', {
    body: { date: DAY, timeLimitSeconds: 30 },
  })
  expect(created.statusCode, created.body).toBe(202)
  const read = async () =>
    planResponse.parse(
      (await api.call(company.keys.viewer, 'GET', `/plans/${String(created.json().id)}`)).json(),
    )
  await expect
    .poll(async () => (await read()).status, { timeout: 900_000, interval: 1_000 })
    .not.toMatch(/queued|running/)
  const plan = await read()
  expect(plan).toMatchObject({
    status: 'done',
    summary: { stops: MAX_ORDERS_PER_DAY, unserved: 0 },
  })
  const dispatched = await api.call(company.keys.dispatcher, 'POST', `/plans/${plan.id}/dispatch`)
  expect(dispatched.statusCode, dispatched.body.slice(0, 300)).toBe(200)
  const stops = await api.platform.database.asOwner<{ count: number }>(
    'select count(distinct order_id)::int as count from public.stops where tenant_id = $1',
    [company.tenantId],
  )
  expect(stops).toEqual([{ count: MAX_ORDERS_PER_DAY }])
})
