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
const setRule = (token: string, needsSecondStep: boolean) =>
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
    expect(await setRule(token, true)).toMatchObject({ statusCode: 409 })
  expect((await setRule(key, true)).json()).toMatchObject({ code: 'own_second_step_missing' })
  await expect(
    api.platform.database.asOwner(
      `insert into app.settings (key, value) values ('owner_second_step', 'true')`,
    ),
  ).rejects.toMatchObject({ message: 'own_second_step_missing' })

  const { strong } = await accounts.withSecondStep(mine)
  const before = await accounts.session(theirs)
  expect((await setRule(strong, true)).json()).toMatchObject({ needsSecondStep: true })

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
  expect((await setRule(weak, false)).statusCode).toBe(403)
  expect(await statusOf(strong, '/owner/overview')).toBe(200)
  for (const table of ['owners', 'tenants', 'audit_log'])
    expect(await rowsOf(strong, table)).toBeGreaterThan(0)

  // The token allows adding a second step, which then gives access.
  const { user } = (await accounts.passwordGrant(theirs)).body as { user: { app_metadata: object } }
  expect(user.app_metadata).toMatchObject({ role: 'owner', second_step_required: true })
  const added = await accounts.withSecondStep(theirs)
  expect(await statusOf(added.strong, '/owner/overview')).toBe(200)
  expect(await rowsOf(added.strong, 'owners')).toBeGreaterThan(1)

  expect((await setRule(added.strong, false)).json()).toMatchObject({ needsSecondStep: false })
  expect(await statusOf(key, '/owner/overview')).toBe(200)
  const [line] = await api.platform.database.asOwner<{ actor_label: string }>(
    `select actor_label from public.audit_log where subject_id = 'owner_second_step' and action = 'settings.update' order by at desc`,
  )
  expect(line).toEqual({ actor_label: theirs })
})

it('shows failed sign-ins with their address, and ends sessions of owners only', async () => {
  const [ada, ben] = ['ada@dropwise.example', 'ben@dropwise.example']
  await makeOwner(ada)
  const benId = await makeOwner(ben)
  await api.platform.database.asOwner(`delete from app.settings where key = 'owner_second_step'`)
  const { id: stranger } = await api.platform.surface.createUser({
    email: 'stranger@dropwise.example',
    password: PASSWORD,
    emailConfirmed: true,
  })
  const mine = await accounts.session(ada)
  const theirs = await accounts.session(ben)
  const others = await accounts.session('stranger@dropwise.example')
  for (const guess of ['wrong harbour 1', 'wrong harbour 2']) await accounts.passwordGrant(ben, guess)

  const security = (await api.call(mine, 'GET', '/owner/security')).json()
  expect(security.failedSignIns).toMatchObject([
    { email: ben, isOwner: true, tries: 2, outcome: 'wrong_password', hasSignedInSince: false },
  ])
  const sessions = security.ownerSessions as { id: string; ownerId: string; isThis: boolean }[]
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  expect(sessions.map(({ ownerId }) => ownerId)).not.toContain(stranger)
  const ofBen = sessions.find(({ ownerId }) => ownerId === benId)!

  const end = (person: string, session: string) =>
    api.call(mine, 'DELETE', `/owner/owners/${person}/sessions/${session}`)
  const strangersClaims = await api.platform.surface.verifySession(others)
  expect((await end(stranger, String(strangersClaims!.session_id))).statusCode).toBe(404)
  expect((await end(benId, String(strangersClaims!.session_id))).statusCode).toBe(404)
  const answer = await end(benId, ofBen.id)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().ownerSessions.map(({ id }: { id: string }) => id)).not.toContain(ofBen.id)
  expect(await statusOf(theirs, '/owner/overview')).toBe(401)
  expect(await statusOf(mine, '/owner/overview')).toBe(200)
})
