// `updatedSince`: another system copies orders by requesting only changes.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { planning } from '../planning/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const DAY = '2027-03-02'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([fleet, orders, planning])
  company = await api.company()
})
afterAll(() => api.close())

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  api.call(company.keys.dispatcher, method, path, body ? { body } : {})
const list = async (path: string, updatedSince: string) =>
  (await call('GET', `${path}?limit=1&updatedSince=${encodeURIComponent(updatedSince)}`)).json()
/** Moves all changes an hour into the past. */
const age = (table: string) =>
  api.platform.database.asOwner(
    `alter table ${table} disable trigger user; update ${table} set updated_at = now() - interval '1 hour'; alter table ${table} enable trigger user`,
  )

it('lists only orders that changed since, also by their delivery, and returns the next starting time', async () => {
  const [address] = townAddresses(api, 1)
  const ids: string[] = []
  for (const reference of ['C-1', 'C-2', 'C-3']) {
    const created = await call('POST', '/orders', { reference, recipient: reference, address, date: DAY })
    expect(created.statusCode).toBe(201)
    ids.push(created.json().id)
  }
  await age('public.orders')
  await age('public.deliveries')
  const first = (await call('GET', '/orders')).json()
  expect(first.items).toHaveLength(3)
  expect(Date.parse(first.asOf)).toBeLessThan(Date.now())
  expect((await list('/orders', first.asOf)).items).toEqual([])

  expect((await call('PATCH', `/orders/${ids[1]}`, { packages: 4 })).statusCode).toBe(200)
  await api.platform.database.asOwner(
    `update public.deliveries set status = 'picked_up' where order_id = $1`,
    [ids[2]],
  )
  const page = await list('/orders', first.asOf)
  const rest = (
    await call('GET', `/orders?limit=1&updatedSince=${encodeURIComponent(first.asOf)}&cursor=${page.cursor}`)
  ).json()
  const changed = [...page.items, ...rest.items].map(({ reference }: { reference: string }) => reference)
  expect(changed).toEqual(['C-2', 'C-3'])
  expect(rest.cursor).toBeNull()
})

it('does the same for vehicles, depots and drivers', async () => {
  await call('POST', '/vehicles', { name: 'Van', registration: 'CH 1', depotId: company.depotId })
  await call('POST', '/drivers', { name: 'Kit' })
  for (const [path, table] of [
    ['/vehicles', 'public.vehicles'],
    ['/drivers', 'public.drivers'],
    ['/depots', 'public.depots'],
  ] as const) {
    await age(table)
    const { items, asOf } = (await call('GET', path)).json()
    expect(items).toHaveLength(1)
    expect((await list(path, asOf)).items).toEqual([])
    expect((await call('PATCH', `${path}/${items[0].id}`, { name: 'Other' })).statusCode).toBe(200)
    expect((await list(path, asOf)).items).toHaveLength(1)
  }
})

it('does the same for plans, which change while they run', async () => {
  const [plan] = await api.platform.database.asOwner<{ id: string }>(
    `insert into public.plans (tenant_id, date) values ($1, $2) returning id`,
    [company.tenantId, DAY],
  )
  await age('public.plans')
  const { items, asOf } = (await call('GET', '/plans')).json()
  expect(items).toMatchObject([{ id: plan!.id }])
  expect((await list('/plans', asOf)).items).toEqual([])
  await api.platform.database.asOwner(`update public.plans set stop_requested = true where id = $1`, [
    plan!.id,
  ])
  expect((await list('/plans', asOf)).items).toMatchObject([{ id: plan!.id }])
})

it('refuses an invalid time', async () => {
  expect((await call('GET', '/orders?updatedSince=yesterday')).statusCode).toBe(400)
})
