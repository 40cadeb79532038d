// The owner's limits for new companies apply until they buy a plan, which has its own limits.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { ownerForTests } from './testing.ts'

/** To whom the first invoice is written. */
const ADDRESS = { billingAddress: '1 Quay, Ashmouth' }

let api: TestApi
let owner: string

beforeAll(async () => {
  api = await testApi([ownerForTests()])
  owner = await api.ownerKey()
})
afterAll(() => api.close())

const rows = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const set = (newCompany: object) => api.call(owner, 'PUT', '/owner/settings', { body: { newCompany } })

async function signUp(email: string): Promise<string> {
  const [user] = await rows<{ id: string }>(
    'insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id',
    [email],
  )
  const [row] = await rows<{ company: string }>(
    `select app.open_account($1, $2, '{"start_trial": "true", "company_name": "New"}') as company`,
    [user!.id, email],
  )
  return row!.company
}
async function open(trialDays: number): Promise<string> {
  const name = `Opened for ${trialDays}`
  await api.call(owner, 'POST', '/owner/tenants', {
    body: {
      name,
      email: `a${trialDays}@opened.example`,
      planId: 'professional',
      trialDays,
      ...ADDRESS,
    },
  })
  const [tenant] = await rows<{ id: string }>('select id from public.tenants where name = $1', [name])
  return tenant!.id
}
const limitsOf = async (company: string) =>
  (
    await rows<{ vehicle_limit: number; limits: object }>(
      `select vehicle_limit, limits from public.subscriptions where tenant_id = $1`,
      [company],
    )
  )[0]!

it('apply to companies in a trial, not to those with a plan', async () => {
  const before = await signUp('before@new.example')
  const plan = await limitsOf(before)
  expect(plan).toMatchObject({ vehicle_limit: 25 })
  for (const bad of [{ vehicles: -1 }, { calls: 1.5 }, { members: 'many' }])
    expect((await set(bad)).statusCode).toBe(400)
  const newLimits = { vehicles: 2, members: 1, texts: null, calls: 3, orders: 7, storage: 50, api: null }
  expect((await set(newLimits)).json()).toMatchObject({ newCompany: newLimits })
  expect((await api.call(owner, 'GET', '/owner/settings')).json()).toMatchObject({ newCompany: newLimits })

  const after = await signUp('after@new.example')
  expect(await limitsOf(after)).toEqual({
    vehicle_limit: 2,
    limits: { ...plan.limits, members: 1, calls: 3, orders: 7, storage: 50 },
  })
  expect(await limitsOf(before)).toEqual(plan)
  expect(await limitsOf(await open(14))).toMatchObject({ vehicle_limit: 2 })
  expect(await limitsOf(await open(0))).toEqual(plan)

  // The database enforces them.
  const addVan = (name: string) =>
    rows(
      `with depot as (insert into public.depots (tenant_id, name, address, lat, lng) values ($1, $2, 'Quay 1', 1, 1) returning id)
       insert into public.vehicles (tenant_id, name, registration, depot_id) select $1, $2, $2, id from depot`,
      [after, name],
    )
  await addVan('A')
  await addVan('B')
  await expect(addVan('C')).rejects.toMatchObject({ message: 'vehicle_limit', detail: '2' })

  await api.call(owner, 'PATCH', `/owner/tenants/${after}`, { body: ADDRESS })
  expect(
    (await api.call(owner, 'POST', `/owner/tenants/${after}/convert-trial`, { body: {} })).statusCode,
  ).toBe(200)
  expect(await limitsOf(after)).toEqual(plan)
  await addVan('C')
})

it('keeps a limit that an owner set by hand when the plan begins', async () => {
  await set({ vehicles: 2 })
  const company = await signUp('agreed@new.example')
  await api.call(owner, 'PATCH', `/owner/tenants/${company}`, { body: { vehicleLimit: 40, ...ADDRESS } })
  const started = await api.call(owner, 'POST', `/owner/tenants/${company}/convert-trial`, { body: {} })
  expect(started.statusCode, started.body).toBe(200)
  expect(await limitsOf(company)).toMatchObject({ vehicle_limit: 40 })
})

it('keeps volume limits that an owner set by hand, and shows them', async () => {
  const company = await signUp('volume@new.example')
  const agreed = { orderLimit: 40, storageLimit: 900, callLimit: 60 }
  expect((await api.call(owner, 'PATCH', `/owner/tenants/${company}`, { body: agreed })).statusCode).toBe(200)
  expect((await limitsOf(company)).limits).toMatchObject({ orders: 40, storage: 900, calls: 60 })
  await api.call(owner, 'PATCH', `/owner/tenants/${company}`, { body: { callLimit: 0 } })
  const { items } = (await api.call(owner, 'GET', '/owner/tenants')).json<{ items: { id: string }[] }>()
  expect(items.find(({ id }) => id === company)).toMatchObject({ ...agreed, callLimit: 0 })
})

it('counts the calls of all keys of a company together', async () => {
  const company = await api.company()
  await rows(`update public.subscriptions set limits = '{"calls": 3}' where tenant_id = $1`, [
    company.tenantId,
  ])
  const statuses: number[] = []
  for (const key of [company.keys.admin, company.keys.viewer, company.keys.admin, company.keys.viewer])
    statuses.push((await api.call(key, 'GET', '/support/tickets')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})
