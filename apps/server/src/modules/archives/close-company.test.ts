// An administrator closes the company: its archive is written, and can be downloaded until the deletion.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { archives } from './module.ts'

let api: TestApi
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'closing-'))
  api = await testApi([archives], { dataDir, hasAccounts: true })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('[M97] closes a company by its name, for administrators only, with its archive and 30 days of grace', async () => {
  const company = await api.company()
  const rows = <Row extends object>(text: string) =>
    api.platform.database.asOwner<Row>(text, [company.tenantId])
  const [before] = await rows<{ name: string }>(`select name from public.tenants where id = $1`)
  const companyName = before?.name ?? ''
  const close = (key: string, name: string) =>
    api.call(key, 'POST', '/company/close', { body: { companyName: name } })
  expect((await close(company.keys.dispatcher, companyName)).statusCode).toBe(403)
  expect((await close(company.keys.admin, 'Another')).statusCode).toBe(400)
  expect(await rows(`select from public.tenants where id = $1 and status = 'closed'`)).toEqual([])
  const answer = await close(company.keys.admin, companyName)
  expect(answer.statusCode, answer.body).toBe(202)
  expect(answer.json()).toMatchObject({ kind: 'export' })
  const [closed] = await rows<{ status: string; days: number; archives: number }>(
    `select t.status, round(extract(epoch from t.delete_after - now()) / 86400)::int as days,
       (select count(*)::int from public.archives a where a.tenant_id = t.id and a.kind = 'export') as archives
     from public.tenants t where t.id = $1`,
  )
  expect(closed).toEqual({ status: 'closed', days: 30, archives: 1 })
  expect((await close(company.keys.admin, companyName)).statusCode).toBe(403)
})
