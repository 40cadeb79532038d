// What a plan's row says holds: people in the portal, API keys, and the second step that turns a half session into nobody.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { fleet } from '../fleet/module.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([fleet])
  company = await api.company()
})
afterAll(() => api.close())

const owner = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)

async function setLimits(limits: object): Promise<void> {
  await owner('update public.subscriptions set limits = $2 where tenant_id = $1', [company.tenantId, limits])
}

async function join(role: string): Promise<void> {
  await owner(
    `with person as (insert into auth.users (id, email, aud, role)
       values (gen_random_uuid(), gen_random_uuid() || '@company.example', 'authenticated', 'authenticated') returning id)
     insert into public.memberships (tenant_id, user_id, role) select $1, id, $2 from person`,
    [company.tenantId, role],
  )
}

describe('a plan', () => {
  it('holds as many people in the portal as it says; drivers do not count', async () => {
    await setLimits({ members: 4 })
    await join('dispatcher')
    await expect(join('viewer')).rejects.toMatchObject({
      message: 'plan_limit',
      detail: 'more than 4 people in the portal',
    })
    await join('driver')
    await setLimits({ members: 0 })
    await join('viewer')
  })

  it('without API keys makes none, and lets those of a larger plan rest', async () => {
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(200)
    await setLimits({ api: false })
    await expect(
      owner(
        `insert into public.api_keys (tenant_id, name, prefix, key_hash) values ($1, 'New', 'dwk_', '\\x07')`,
        [company.tenantId],
      ),
    ).rejects.toMatchObject({ message: 'plan_limit', detail: 'API keys' })
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(401)
    await setLimits({ api: true })
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(200)
  })
})

describe('whoever has a second step', () => {
  const seen = (claims: object) =>
    api.platform.asUser(
      { role: 'authenticated', sub: company.userId, ...claims },
      async ({ trx }) => (await trx.selectFrom('tenants').select('id').execute()).length,
    )
  const metadata = () => ({ tenant_id: company.tenantId, second_step: true })

  it('is nobody before having taken it', async () => {
    expect(await seen({ app_metadata: metadata(), aal: 'aal1' })).toBe(0)
    expect(await seen({ app_metadata: metadata() })).toBe(0)
    expect(await seen({ app_metadata: metadata(), aal: 'aal2' })).toBe(1)
    expect(await seen({ app_metadata: { tenant_id: company.tenantId }, aal: 'aal1' })).toBe(1)
  })
})
