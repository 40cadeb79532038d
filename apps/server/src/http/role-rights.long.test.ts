// [M84] Every right of a custom role × every call: the pure table over all routes, and real calls of two roles.
import { ROLE_RIGHTS, STANDARD_RIGHTS, withNeededRights, type RoleRight } from '@dropwise/contracts'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../modules.ts'
import { testApi, type TestApi, type TestCompany } from '../modules/testing.ts'
import { admits, rightOf, type Access } from '../platform/access.ts'

interface Call {
  method: string
  url: string
  access: Access
}

let api: TestApi
let company: TestCompany
let userId: string
const calls: Call[] = []

beforeAll(async () => {
  const listener = {
    name: 'routes',
    api: (app: TestApi['app']) =>
      void app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
        for (const each of [method].flat())
          if (each !== 'HEAD' && config?.access) calls.push({ method: each, url, access: config.access })
      }),
  }
  api = await testApi([listener, ...modules], { hasAccounts: true })
  company = await api.company()
  const [dispatcher] = await api.platform.database.asOwner<{ user_id: string }>(
    `select user_id from public.memberships where tenant_id = $1 and role = 'dispatcher'`,
    [company.tenantId],
  )
  userId = dispatcher!.user_id
})
afterAll(() => api.close())

const name = ({ method, url }: Call) => `${method} ${url.replace('/api/v1', '')}`
const ofMembers = () => calls.filter(({ access }) => ['member', 'owner_or_admin'].includes(access.kind))

/** Calls that every office role may make, whatever its rights: its company, subscription, tickets, messages. */
const OPEN = `
GET /companies
GET /driver/day
GET /driver/fairness
GET /driver/messages
GET /driver/pay
GET /driver/rules
GET /driving-speeds
GET /driving-speeds/export
GET /driving-speeds/learned
GET /planning/rules
GET /subscription
GET /support/tickets
GET /support/tickets/:id
GET /trial
POST /driver/events
POST /driver/messages
POST /driver/messages/read
POST /driver/routes/:id/order-check
POST /driver/stops/:orderId/contact
POST /mcp
POST /support/tickets
POST /support/tickets/:id/messages
`

const as = (rights: readonly RoleRight[]) => ({ role: 'dispatcher' as const, rights })

async function giveDispatcher(rights: RoleRight[] | null): Promise<void> {
  const admin = company.keys.admin
  if (!rights) {
    await api.call(admin, 'PATCH', `/members/${userId}`, { body: { role: 'dispatcher' } })
    return
  }
  const body = { name: `Role ${Math.random()}`, rights }
  const createdRole = await api.call(admin, 'POST', '/roles', { body })
  expect(createdRole.statusCode).toBe(201)
  const assignment = await api.call(admin, 'PATCH', `/members/${userId}`, {
    body: { companyRoleId: createdRole.json().id },
  })
  expect(assignment.statusCode).toBe(204)
}

describe('[M84] rights and calls', () => {
  it('allows only the calls of this list without a right', () => {
    const open = ofMembers().filter((call) => admits(call.access, as([])))
    expect(open.map(name).toSorted()).toEqual(OPEN.trim().split('\n'))
  })

  it('opens only the calls that name the right', () => {
    const open = new Set(ofMembers().filter((call) => admits(call.access, as([]))))
    for (const right of ROLE_RIGHTS) {
      const opened = ofMembers().filter((call) => !open.has(call) && admits(call.access, as([right])))
      expect(opened.map(name)).toEqual(
        ofMembers()
          .filter(({ access }) => rightOf(access) === right)
          .map(name),
      )
      expect([right, opened.length > 0]).toEqual([right, true])
    }
  })

  it('gives a custom role with the rights of a fixed role the same access', () => {
    const exceptions = {
      dispatcher: ['POST /positions'],
      // The handlers of messages refuse viewers. The fixed viewer reads reports; a custom role with live:read also saves them.
      viewer: [
        'POST /positions',
        'GET /reports/readers',
        'POST /reports',
        'PATCH /reports/:id',
        'DELETE /reports/:id',
        'POST /orders/:id/messages',
        'POST /orders/:id/messages/read',
      ],
    }
    for (const role of ['dispatcher', 'viewer'] as const) {
      const custom = { role, rights: STANDARD_RIGHTS[role] }
      const differs = ofMembers().filter(
        ({ access }) => admits(access, custom) !== admits(access, { role, rights: null }),
      )
      expect(differs.map(name)).toEqual(exceptions[role])
    }
  })

  it('cannot create or assign roles', () => {
    const all = as(ROLE_RIGHTS)
    const closed = ofMembers()
      .filter(({ access }) => !admits(access, all))
      .map(name)
    expect(closed).toEqual(
      expect.arrayContaining([
        'POST /roles',
        'PUT /roles/:id',
        'DELETE /roles/:id',
        'PATCH /members/:userId',
        'GET /company/sign-on',
        'PUT /company/sign-on',
        'DELETE /company/sign-on',
        'POST /company/sign-on/trial',
        'POST /company/sign-on/domains',
        'POST /company/sign-on/domains/:domain/check',
        'DELETE /company/sign-on/domains/:domain',
      ]),
    )
    expect(closed).toEqual(expect.arrayContaining(['POST /api-keys', 'POST /members/:userId/hand-over']))
  })
})

describe('[M84] a member of a custom role', () => {
  it('gets 403 with the right by name from every call that needs another one', async () => {
    await giveDispatcher(['orders:read'])
    const heldRights = withNeededRights(['orders:read'])
    const refused = ofMembers().filter(({ access }) => !admits(access, as(heldRights)))
    for (const call of refused) {
      const url = call.url.replace('/api/v1', '').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
      const answer = await api.call(company.keys.dispatcher, call.method as 'GET', url)
      const needed = rightOf(call.access)
      expect([name(call), answer.statusCode, answer.json()]).toMatchObject([
        name(call),
        403,
        needed ? { code: 'right_missing', details: { needed } } : { code: 'not_allowed' },
      ])
      expect(answer.json().message).toMatch(needed ? /^Your role lacks a right: / : /^Your role/)
    }
    expect(refused.length).toBeGreaterThan(100)
    for (const url of ['/orders?date=2026-01-05', '/recurring-orders', '/companies'])
      expect([url, (await api.call(company.keys.dispatcher, 'GET', url)).statusCode]).toEqual([url, 200])
  })

  it('is refused by REST as by the API, and an API key of a narrower list by its list', async () => {
    await giveDispatcher(['fleet:read'])
    const van = { name: 'Van', registration: 'M84' }
    expect(
      (await api.call(company.keys.dispatcher, 'POST', '/vehicles', { body: van })).json(),
    ).toMatchObject({
      code: 'right_missing',
    })
    await giveDispatcher(['fleet:write'])
    expect((await api.call(company.keys.dispatcher, 'POST', '/vehicles', { body: van })).statusCode).toBe(201)
    const access = (await api.call(company.keys.dispatcher, 'GET', '/orders')).json()
    expect(access).toMatchObject({ code: 'right_missing', details: { needed: 'orders:read' } })
  })

  it('refuses duplicate names, removal of used roles, and roles without rights', async () => {
    const { admin } = company.keys
    const add = (body: object) => api.call(admin, 'POST', '/roles', { body })
    const clerk = await add({ name: 'Clerk', rights: ['orders:write'] })
    const { items } = (await api.call(admin, 'GET', '/roles')).json()
    expect(items.find(({ id }: { id: string }) => id === clerk.json().id)).toMatchObject({
      rights: ['orders:read', 'orders:write'],
      members: [],
    })
    expect((await add({ name: 'clerk', rights: ['orders:read'] })).json()).toMatchObject({
      code: 'role_name_taken',
    })
    expect((await add({ name: 'None', rights: [] })).statusCode).toBe(400)
    expect((await add({ name: 'King', rights: ['everything'] })).statusCode).toBe(400)
    const invited = await api.call(admin, 'POST', '/invitations', {
      body: { email: 'clerk@m84.example', companyRoleId: clerk.json().id },
    })
    expect(invited.statusCode).toBe(201)
    const remove = () => api.call(admin, 'DELETE', `/roles/${clerk.json().id}`)
    expect((await remove()).json()).toMatchObject({ code: 'role_in_use' })
    await api.call(admin, 'DELETE', `/invitations/${invited.json().id}`)
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
  })

  it('becomes a dispatcher again with a fixed role', async () => {
    await giveDispatcher(null)
    expect((await api.call(company.keys.dispatcher, 'GET', '/orders?date=2026-01-05')).statusCode).toBe(200)
  })
})
