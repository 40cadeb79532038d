// The audit log records every person's write with before and after, keeps companies apart, and reveals
// tampering.
import { AUDIT_SUBJECTS } from '@dropwise/contracts'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeys } from '../api-keys/module.ts'
import { addresses } from '../addresses/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { ownerForTests } from '../owner/testing.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { audit, pruneAudit } from './module.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let owner: string

beforeAll(async () => {
  api = await testApi([orders, addresses, fleet, apiKeys, audit, ownerForTests()])
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
  it('has a subject for every audited table', async () => {
    const tables = await sqlRows(
      `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       join pg_proc p on p.oid = t.tgfoid where p.proname in ('write_audit', 'write_audit_of_many') order by 1`,
    )
    expect(tables.length).toBeGreaterThan(40)
    const subjects: readonly string[] = AUDIT_SUBJECTS
    expect(tables.map(({ name }) => name).filter((name) => !subjects.includes(String(name)))).toEqual([])
  })

  it('[M86] records who changed what, before and after, how and from where', async () => {
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

  it('is visible to administrators of the company and to owners of the platform', async () => {
    expect((await api.call(company.keys.dispatcher, 'GET', '/audit')).statusCode).toBe(403)
    expect(JSON.stringify(await read('?limit=200', other.keys.admin))).not.toContain('VAN 1')
    expect((await read('?subject=vehicles', owner)).items[0]).toMatchObject({ label: 'VAN 1' })
    expect((await api.call(company.keys.admin, 'GET', '/audit/chain')).statusCode).toBe(403)
  })

  it('[M86] is read page by page, found by words, and exported', async () => {
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

  it('cannot be changed by the product, and reveals changes by a superuser', async () => {
    const chain = async () => (await api.call(owner, 'GET', '/audit/chain')).json()
    const unbrokenChain = await chain()
    expect(unbrokenChain).toMatchObject({ sealed: expect.any(Number), brokenAt: null })
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

describe('[2.8-6] the age of the audit log', () => {
  const chain = async () => (await api.call(owner, 'GET', '/audit/chain')).json()
  const setMonths = async (months: number) => {
    const settings = { trialDays: 3, trialPlanId: 'professional', isSignUpOpen: true, notice: '' }
    return api.call(owner, 'PUT', '/owner/settings', { body: { ...settings, auditMonths: months } })
  }
  const prune = () => pruneAudit(api.platform)
  const labels = async () =>
    (await sqlRows(`select label from public.audit_log where action = 'vehicles.insert' order by at`)).map(
      ({ label }) => label,
    )

  beforeAll(async () => {
    // A log with three lines from two years ago, one from last month, and one from today, sealed as they
    // came.
    await sqlRows('truncate public.audit_log, app.audit_seals')
    await sqlRows(
      `
      insert into public.audit_log (tenant_id, action, subject, label, at)
      select $1, 'vehicles.insert', 'vehicles', name, now() - age
      from (values ('OLD 1', interval '25 months'), ('OLD 2', interval '25 months' - interval '1 day'), ('OLD 3', interval '24 months'),
        ('NEW 1', interval '1 month'), ('NEW 2', interval '0')) as line (name, age)`,
      [company.tenantId],
    )
    expect(await chain()).toEqual({ sealed: 5, brokenAt: null, keptSince: null })
  })

  it('is kept for ever by default, and at least three months', async () => {
    await prune()
    expect(await labels()).toHaveLength(5)
    expect((await setMonths(2)).statusCode).toBe(400)
    expect((await setMonths(12)).statusCode).toBe(200)
    expect((await api.call(owner, 'GET', '/owner/settings')).json()).toMatchObject({ auditMonths: 12 })
    await sqlRows(`update app.settings set value = '1' where key = 'audit_months'`)
    await prune()
    expect(await labels()).toHaveLength(5)
    await setMonths(12)
  })

  it('removes nothing while the chain is broken, so that the evidence remains', async () => {
    await sqlRows(`update public.audit_log set label = 'OLD X' where label = 'OLD 2'`)
    await expect(prune()).rejects.toThrow('does not hold at line 2')
    expect(await labels()).toHaveLength(5)
    await sqlRows(`update public.audit_log set label = 'OLD 2' where label = 'OLD X'`)
  })

  it('removes old lines, keeps the chain valid, and returns the start of the log', async () => {
    await prune()
    expect(await labels()).toEqual(['NEW 1', 'NEW 2'])
    const [removal] = await sqlRows(
      `select label, after ->> 'lines' as lines, (after ->> 'until')::timestamptz as until from public.audit_log where action = 'audit_log.remove'`,
    )
    expect(removal).toMatchObject({ label: '3 lines', lines: '3' })
    const { keptSince, brokenAt } = await chain()
    expect(brokenAt).toBeNull()
    expect(keptSince).toBe((removal!.until as Date).toISOString())
    expect(await read('', company.keys.admin)).toMatchObject({ keptSince })
    // No older lines remain: another run changes nothing.
    await prune()
    expect(await sqlRows(`select from public.audit_log where action = 'audit_log.remove'`)).toHaveLength(1)
  })

  it('continues from the anchor: new lines are sealed after it', async () => {
    await addVehicle('NEW 3')
    await sqlRows(`insert into public.audit_log (action, subject, label) values ('test', 'test', 'later')`)
    expect(await chain()).toMatchObject({ brokenAt: null })
  })

  it.each([
    ['the hash of the anchor', `update app.audit_seals set hash = '\\x00' where position = 3`],
    ['the place of the anchor', `update app.audit_seals set position = 2 where position = 3`],
    ['the anchor itself', `delete from app.audit_seals where position = 3`],
    [
      'the line that tells of it',
      `update public.audit_log set after = after || '{"until": "2030-01-01"}' where action = 'audit_log.remove'`,
    ],
    [
      'the place in that line',
      `update public.audit_log set after = after || '{"position": 4}' where action = 'audit_log.remove'`,
    ],
    ['that line away', `delete from public.audit_log where action = 'audit_log.remove'`],
    [
      'more lines away, with the next seal for an anchor',
      `with next as (delete from app.audit_seals where position = 3)
       delete from public.audit_log where label = 'NEW 1'`,
    ],
    ['a line after it', `update public.audit_log set label = 'NEW X' where label = 'NEW 1'`],
  ])('shows whoever changes or takes %s', async (_, tamper) => {
    await expect(
      api.platform.database.asOwner(
        `do $test$ declare broken bigint; begin
           ${tamper};
           select broken_at into broken from app.verify_audit();
           raise exception 'broken at %', coalesce(broken::text, 'nowhere');
         end $test$`,
      ),
    ).rejects.toThrow(/^broken at \d+$/)
    expect(await chain()).toMatchObject({ brokenAt: null })
  })

  it('can remove all lines: the chain restarts from the anchor', async () => {
    await sqlRows(`update app.settings set value = '3' where key = 'audit_months'`)
    await sqlRows('truncate public.audit_log, app.audit_seals')
    await sqlRows(
      `insert into public.audit_log (action, label, at) select 'test', n, now() - interval '4 months' from generate_series(1, 5) n`,
    )
    expect(await chain()).toMatchObject({ sealed: 5, brokenAt: null })
    await prune()
    expect(await chain()).toMatchObject({ sealed: 1, brokenAt: null })
    expect(await sqlRows('select position::int as position from app.audit_seals order by 1')).toEqual([
      { position: 5 },
      { position: 6 },
    ])
  })

  it('cannot be shortened by the product below the owner’s setting', async () => {
    for (const statement of ['delete from public.audit_log', 'delete from app.audit_seals'])
      await expect(
        api.platform.asService('test', ({ trx }) => trx.executeQuery(CompiledQuery.raw(statement))),
      ).rejects.toMatchObject({ code: '42501' })
  })
})
