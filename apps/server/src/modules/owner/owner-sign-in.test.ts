// Owners who require a second step of each other: without it an owner has no owner rights in any call, but
// can still add one.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { accountsOf, PASSWORD } from '../sign-in/testing.ts'
import { testApi, type TestApi } from '../testing.ts'
import { ownerForTests } from './testing.ts'

let api: TestApi
let accounts: ReturnType<typeof accountsOf>

beforeAll(async () => {
  api = await testApi([ownerForTests()], { hasAccounts: true })
  accounts = accountsOf(api)
})
afterAll(() => api.close())

async function makeOwner(email: string): Promise<string> {
  const { id } = await api.platform.surface.createUser({ email, password: PASSWORD, emailConfirmed: true })
  await api.platform.database.asOwner('insert into public.owners (id) values ($1)', [id])
  return id
}
const ask = (token: string, needsSecondStep: boolean) =>
  api.call(token, 'PUT', '/owner/sign-in', { body: { needsSecondStep } })
const statusOf = async (token: string, path: string) => (await api.call(token, 'GET', path)).statusCode
/** Rows that the policies let this token read. */
async function rowsOf(token: string, table: string): Promise<number> {
  const claims = await api.platform.surface.verifySession(token)
  const { rows } = await api.platform.asUser(claims!, ({ trx }) =>
    sql`select from ${sql.table(`public.${table}`)}`.execute(trx),
  )
  return rows.length
}
const OWNER_TABLES = [
  'owners',
  'tenants',
  'subscriptions',
  'support_tickets',
  'audit_log',
  'memberships',
  'orders',
]

it('applies to every owner at once, and locks nobody out', async () => {
  await api.company()
  const [mine, theirs] = ['first@dropwise.example', 'second@dropwise.example']
  await makeOwner(mine)
  await makeOwner(theirs)
  const key = await api.ownerKey()

  // With only a password, or with a key, the owner would lock themselves out.
  for (const token of [await accounts.session(mine), key])
    expect(await ask(token, true)).toMatchObject({ statusCode: 409 })
  expect((await ask(key, true)).json()).toMatchObject({ code: 'own_second_step_missing' })
  await expect(
    api.platform.database.asOwner(
      `insert into app.settings (key, value) values ('owner_second_step', 'true')`,
    ),
  ).rejects.toMatchObject({ message: 'own_second_step_missing' })

  const { strong } = await accounts.withSecondStep(mine)
  const before = await accounts.session(theirs)
  expect((await ask(strong, true)).json()).toMatchObject({ needsSecondStep: true })

  // The other owner's session has ended; a new one reads none of the owners' data.
  expect(await statusOf(before, '/owner/overview')).toBe(401)
  const weak = await accounts.session(theirs)
  for (const path of [
    '/owner/overview',
    '/owner/tenants',
    '/owner/security',
    '/owner/settings',
    '/owner/outbox',
  ])
    expect([path, (await api.call(weak, 'GET', path)).json()]).toMatchObject([
      path,
      { code: 'second_step_missing' },
    ])
  for (const table of OWNER_TABLES) expect([table, await rowsOf(weak, table)]).toEqual([table, 0])
  expect(await statusOf(key, '/owner/overview')).toBe(403)
  expect((await ask(weak, false)).statusCode).toBe(403)
  expect(await statusOf(strong, '/owner/overview')).toBe(200)
  for (const table of ['owners', 'tenants', 'audit_log'])
    expect(await rowsOf(strong, table)).toBeGreaterThan(0)

  // The token allows adding a second step, which then gives access.
  const { user } = (await accounts.passwordGrant(theirs)).body as { user: { app_metadata: object } }
  expect(user.app_metadata).toMatchObject({ role: 'owner', second_step_required: true })
  const added = await accounts.withSecondStep(theirs)
  expect(await statusOf(added.strong, '/owner/overview')).toBe(200)
  expect(await rowsOf(added.strong, 'owners')).toBeGreaterThan(1)

  expect((await ask(added.strong, false)).json()).toMatchObject({ needsSecondStep: false })
  expect(await statusOf(key, '/owner/overview')).toBe(200)
  const [line] = await api.platform.database.asOwner<{ actor_label: string }>(
    `select actor_label from public.audit_log where subject_id = 'owner_second_step' and action = 'settings.update' order by at desc`,
  )
  expect(line).toEqual({ actor_label: theirs })
})
