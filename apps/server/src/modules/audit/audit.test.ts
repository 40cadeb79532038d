// The audit log: every write of a person with before and after, each company its own, and tampering shows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeys } from '../api-keys/module.ts'
import { addresses } from '../addresses/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { audit } from './module.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let owner: string

beforeAll(async () => {
  api = await testApi([orders, addresses, fleet, apiKeys, audit])
  company = await api.company()
  other = await api.company()
  owner = await api.ownerKey()
})
afterAll(() => api.close())

const read = async (query = '', key = company.keys.admin) =>
  (await api.call(key, 'GET', `/audit${query}`)).json<{
    items: Record<string, unknown>[]
    cursor: string | null
  }>()
const sqlRows = (text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Record<string, unknown>>(text, values)

async function addVehicle(name: string): Promise<string> {
  const answer = await api.call(company.keys.dispatcher, 'POST', '/vehicles', {
    body: { name, registration: name, depotId: company.depotId },
    headers: { 'user-agent': 'Van loader 2' },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json().id
}

describe('the audit log', () => {
  it('says who changed what, before and after, how and from where', async () => {
    const id = await addVehicle('VAN 1')
    await api.call(company.keys.admin, 'PATCH', `/vehicles/${id}`, { body: { capacityPackages: 90 } })
    const { items } = await read(`?subject=vehicles&subjectId=${id}`)
    expect(items.map(({ action }) => action)).toEqual(['vehicles.update', 'vehicles.insert'])
    expect(items[0]).toMatchObject({
      who: expect.stringMatching(/^admin-/),
      via: 'API key admin',
      label: 'VAN 1',
      before: { capacity_packages: 150 },
      after: { capacity_packages: 90 },
    })
    expect(items[1]).toMatchObject({ userAgent: 'Van loader 2', ip: '127.0.0.1', before: null })
  })

  it('counts the orders and addresses of a file in one line each', async () => {
    const rows = townAddresses(api, 3).map((address, i) => ({
      reference: `A-${i}`,
      recipient: 'Lantern Books',
      date: '2027-03-01',
      address,
    }))
    const imported = await api.call(company.keys.admin, 'POST', '/orders/import', { body: { rows } })
    expect(imported.json()).toMatchObject({ created: 3 })
    for (const subject of ['orders', 'addresses']) {
      const { items } = await read(`?subject=${subject}`)
      expect(items.map(({ action, label }) => [action, label])).toEqual([[`${subject}.insert`, '3 rows']])
    }
  })

  it('never holds a secret', async () => {
    await api.call(company.keys.admin, 'POST', '/api-keys', {
      body: { name: 'Shop', scopes: ['orders:read'] },
    })
    const { items } = await read('?subject=api_keys&search=Shop')
    expect(items[0]?.after).toMatchObject({ name: 'Shop' })
    expect(JSON.stringify(items)).not.toContain('key_hash')
  })

  it('is for administrators, each company its own, and for owners whole', async () => {
    expect((await api.call(company.keys.dispatcher, 'GET', '/audit')).statusCode).toBe(403)
    expect(JSON.stringify(await read('?limit=200', other.keys.admin))).not.toContain('VAN 1')
    expect((await read('?subject=vehicles', owner)).items[0]).toMatchObject({ label: 'VAN 1' })
    expect((await api.call(company.keys.admin, 'GET', '/audit/chain')).statusCode).toBe(403)
  })

  it('is read page by page, found by words, and exported', async () => {
    for (const name of ['VAN 2', 'VAN 3', 'VAN 4']) await addVehicle(name)
    const first = await read('?subject=vehicles&limit=2')
    const second = await read(`?subject=vehicles&limit=2&cursor=${encodeURIComponent(first.cursor ?? '')}`)
    const labels = [...first.items, ...second.items].map(({ label }) => label)
    expect(new Set(labels)).toEqual(new Set(['VAN 4', 'VAN 3', 'VAN 2', 'VAN 1']))
    expect((await read('?search=van%203')).items).toHaveLength(1)
    await addVehicle('=1+1')
    const file = await api.call(company.keys.admin, 'GET', '/audit/export?subject=vehicles')
    expect(file.body).toContain("'=1+1")
    expect(file.body.split('\r\n').length).toBeGreaterThan(5)
  })

  it('cannot be changed by the product, and shows when somebody with more rights did', async () => {
    const chain = async () => (await api.call(owner, 'GET', '/audit/chain')).json()
    const whole = await chain()
    expect(whole).toMatchObject({ sealed: expect.any(Number), brokenAt: null })
    const change = api.platform.asService('test', ({ trx }) =>
      trx.updateTable('audit_log').set({ action: 'nothing' }).execute(),
    )
    await expect(change).rejects.toMatchObject({ code: '42501' })
    await sqlRows(
      `update public.audit_log set after = '{"capacity_packages": 150}' where label = 'VAN 1' and action = 'vehicles.update'`,
    )
    const { brokenAt } = await chain()
    expect(brokenAt).toBeGreaterThan(0)
    await sqlRows(
      `update public.audit_log set after = '{"capacity_packages": 90}' where label = 'VAN 1' and action = 'vehicles.update'`,
    )
    expect((await chain()).brokenAt).toBeNull()
    await sqlRows(`delete from public.audit_log where label = 'VAN 2'`)
    expect((await chain()).brokenAt).toBeGreaterThan(0)
  })
})
