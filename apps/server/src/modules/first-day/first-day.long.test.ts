// Sample data of a new company: one call adds it, one call removes it, and it respects the plan's limits.
import { cachedRegions } from '@dropwise/roads/testing/regions'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstDay } from '../../modules.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'

/** Tomorrow. */
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-first-day-'))
  await cp(await cachedRegions(), join(folder, 'regions'), { recursive: true })
  api = await testApi([orders, fleet, firstDay], { dataDir: folder })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const add = (company: TestCompany, key = company.keys.dispatcher) =>
  api.call(key, 'POST', '/sample-data', { body: { date: DAY } })
const countOf = async (company: TestCompany, path: string) =>
  (await api.call(company.keys.viewer, 'GET', path)).json().items.length as number
const ordersOf = (company: TestCompany) => countOf(company, `/orders?date=${DAY}&limit=200`)
const vansOf = (company: TestCompany) => countOf(company, '/vehicles?status=active')

it('[2.10-3] is created by one call and removed by another', async () => {
  const company = await api.company()
  const answer = await add(company)
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json()).toEqual({ orders: 24, vehicles: 2 })
  expect([await ordersOf(company), await vansOf(company)]).toEqual([24, 2])
  const { items } = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
  expect(
    items.every(({ email, phone }: { email: null; phone: null }) => email === null && phone === null),
  ).toBe(true)

  const removal = await api.call(company.keys.dispatcher, 'DELETE', '/sample-data')
  expect(removal.json()).toEqual({ orders: 24, vehicles: 2 })
  expect([await ordersOf(company), await vansOf(company)]).toEqual([0, 0])
  // Adding again restores the archived vans instead of duplicating them.
  expect((await add(company)).json()).toEqual({ orders: 24, vehicles: 2 })
  expect([await ordersOf(company), await vansOf(company)]).toEqual([24, 2])
})

it('[2.10-3] creates a depot for a company without one, and removes it again', async () => {
  const company = await api.company()
  await api.platform.database.asOwner('delete from public.depots where tenant_id = $1', [company.tenantId])
  expect((await add(company)).statusCode).toBe(201)
  const depots = async () =>
    (await api.call(company.keys.viewer, 'GET', '/depots')).json().items as { name: string; status: string }[]
  expect(await depots()).toMatchObject([{ name: 'Sample depot', status: 'active' }])
  await api.call(company.keys.dispatcher, 'DELETE', '/sample-data')
  expect(await depots()).toMatchObject([{ status: 'archived' }])
})

it('[2.10-3] places orders around a depot that no region holds', async () => {
  const company = await api.company()
  await api.platform.database.asOwner(
    'update public.depots set lat = -1.2897, lng = 36.8212 where tenant_id = $1',
    [company.tenantId],
  )
  expect((await add(company)).json()).toEqual({ orders: 24, vehicles: 2 })
  const { items } = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}&limit=200`)).json()
  for (const { lat, lng } of items as { lat: number; lng: number }[])
    expect(Math.hypot(lat + 1.2897, lng - 36.8212)).toBeLessThan(0.06)
})

it('[2.10-8] respects the limits of the plan, changes no other rows, and is refused to viewers', async () => {
  const small = await api.company({ vehicleLimit: 1 })
  expect((await add(small)).json()).toMatchObject({ code: 'vehicle_limit' })
  const company = await api.company()
  await api.call(company.keys.dispatcher, 'POST', '/vehicles', {
    body: { name: 'Own', registration: 'OWN 1' },
  })
  expect((await add(company, company.keys.viewer)).statusCode).toBe(403)
  await add(company)
  await api.call(company.keys.dispatcher, 'DELETE', '/sample-data')
  expect(await vansOf(company)).toBe(1)
})
