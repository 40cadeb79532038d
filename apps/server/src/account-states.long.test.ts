// The table of account states, tried over the API, API keys, REST and realtime: what members may do after
// the company or the account changed.
import { accountStateRows, type AccountState, type AccountStateRow } from '@dropwise/contracts/account-states'
import { areaOf, trackingResponse } from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archives } from './modules/archives/module.ts'
import { driver, makeRoute, type TestRoute } from './modules/driver/testing.ts'
import { live } from './modules/live/module.ts'
import { messages } from './modules/messages/module.ts'
import { orders } from './modules/orders/module.ts'
import { people } from './modules/people/module.ts'
import { positions } from './modules/positions/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from './modules/testing.ts'
import { tracking } from './modules/tracking/module.ts'

let api: TestApi
let address: string
/** A company in each state, with sessions that its people opened before the state began. */
const worlds = new Map<AccountState, World>()

interface World {
  company: TestCompany
  route: TestRoute
  users: Record<string, string>
  before: Record<string, string>
}

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)

/** How each state begins. */
const BEGIN: Record<AccountState, (world: World) => Promise<unknown>> = {
  trial: ({ company }) => subscribe(company, `status = 'trial', trial_ends_at = now() + interval '1 day'`),
  active: async () => {},
  past_due: ({ company }) => subscribe(company, `status = 'past_due', past_due_since = now()`),
  suspended: ({ company }) => setCompany(company, `status = 'suspended', suspended_reason = 'unpaid'`),
  trial_ended: ({ company }) =>
    subscribe(company, `status = 'trial', trial_ends_at = now() - interval '1 hour'`),
  cancelled: ({ company }) => subscribe(company, `status = 'cancelled', cancelled_at = now()`),
  closed: ({ company }) => close(company),
  async deleted({ company }) {
    await close(company)
    await asOwner('delete from public.tenants where id = $1', [company.tenantId])
  },
  removed: ({ company }) =>
    asOwner(`delete from public.memberships where tenant_id = $1 and role <> 'admin'`, [company.tenantId]),
  role_suspended: ({ company }) =>
    asOwner(`update public.memberships set status = 'suspended' where tenant_id = $1 and role <> 'admin'`, [
      company.tenantId,
    ]),
  role_changed: ({ company }) =>
    asOwner(`update public.memberships set role = 'viewer' where tenant_id = $1 and role = 'dispatcher'`, [
      company.tenantId,
    ]),
  driver_archived: ({ company }) =>
    asOwner(`update public.drivers set status = 'archived' where tenant_id = $1`, [company.tenantId]),
  async other_company({ company, users }) {
    const other = await api.company()
    for (const person of ['dispatcher', 'driver']) {
      await asOwner('insert into public.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
        other.tenantId,
        users[person],
        person,
      ])
      await asOwner('insert into public.profiles (id, chosen_tenant_id) values ($1, $2)', [
        users[person],
        company.tenantId,
      ])
    }
    await close(company)
  },
}

const subscribe = ({ tenantId }: TestCompany, set: string) =>
  asOwner(`update public.subscriptions set ${set} where tenant_id = $1`, [tenantId])
const setCompany = ({ tenantId }: TestCompany, set: string) =>
  asOwner(`update public.tenants set ${set} where id = $1`, [tenantId])
const close = (company: TestCompany) =>
  setCompany(company, `status = 'closed', delete_after = '2026-12-28T12:00:00Z'`)

const sessionOf = async (userId: string): Promise<string> => {
  const endsAt = new Date(Date.now() + 3_600_000)
  const how = { method: 'test', ip: '127.0.0.1', userAgent: 'test', endsAt, isOnly: false }
  return (await api.platform.surface.openSession(userId, how)).accessToken
}

async function makeUser(email: string): Promise<string> {
  const [user] = await asOwner<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at, aud, role)
     values (gen_random_uuid(), $1, now(), 'authenticated', 'authenticated') returning id`,
    [email],
  )
  return user!.id
}

async function makeWorld(state: AccountState): Promise<World> {
  const company = await api.company()
  await asOwner(`update public.tenants set name = 'Blank Couriers' where id = $1`, [company.tenantId])
  const route = await makeRoute(api, company, { stops: 2 })
  const members = await asOwner<{ role: string; user_id: string }>(
    'select role, user_id from public.memberships where tenant_id = $1',
    [company.tenantId],
  )
  const users = Object.fromEntries(members.map(({ role, user_id }) => [role, user_id]))
  users.recipient = await makeUser(`recipient-${randomUUID()}@door.example`)
  users.owner = await makeUser(`owner-${randomUUID()}@dropwise.example`)
  await asOwner('insert into public.owners (id) values ($1)', [users.owner])
  await asOwner(
    `insert into public.delivery_claims (tenant_id, delivery_id, user_id)
     select tenant_id, id, $2 from public.deliveries where tenant_id = $1`,
    [company.tenantId, users.recipient],
  )
  const before = Object.fromEntries(
    await Promise.all(
      Object.entries(users).map(async ([person, id]) => [person, await sessionOf(id)] as const),
    ),
  )
  const world = { company, route, users, before }
  await BEGIN[state](world)
  return world
}

beforeAll(async () => {
  const modules = [orders, driver, live, messages, positions, tracking, people, archives]
  api = await testApi(
    modules.map(({ work: _, start: __, ...module }) => module),
    { hasAccounts: true },
  )
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  address = townAddresses(api, 1)[0]!
  for (const { state } of accountStateRows())
    if (!worlds.has(state)) worlds.set(state, await makeWorld(state))
})
afterAll(() => api.close())

type Call = Parameters<TestApi['call']>
const codeOf = async (...call: Call): Promise<string> => {
  const answer = await api.call(...call)
  return answer.statusCode < 300 ? 'ok' : answer.json<{ code: string }>().code
}

const create = (session: string): Promise<string> =>
  codeOf(session, 'POST', '/orders', {
    body: { reference: randomUUID(), recipient: 'Ada', address, date: new Date().toISOString().slice(0, 10) },
  })

async function deliver(session: string, { routeId, stops }: TestRoute): Promise<string> {
  const at = new Date().toISOString()
  const expectedError = (kind: string, more: object = {}) => ({
    id: randomUUID(),
    kind,
    routeId,
    at,
    sentAt: at,
    ...more,
  })
  const [stop] = stops
  const place = { eventId: randomUUID(), at, lat: stop?.lat, lng: stop?.lng }
  const events = [
    expectedError('shift_started'),
    expectedError('arrived', { orderId: stop?.orderId }),
    expectedError('delivered', { orderId: stop?.orderId, proof: { name: 'E. Ward' } }),
  ]
  const answer = await api.call(session, 'POST', '/driver/events', { body: { events } })
  if (answer.statusCode >= 300) return answer.json<{ code: string }>().code
  const { results } = answer.json<{ results: { status: string; code?: string }[] }>()
  const positionsCode = await codeOf(session, 'POST', '/positions', { body: { positions: [place] } })
  return results.every(({ status }) => status === 'accepted') ? positionsCode : JSON.stringify(results)
}

/** Address of the test's server: sockets and REST need a listening one. */
const addressOfServer = (): string => `127.0.0.1:${(api.app.server.address() as AddressInfo).port}`

async function seesDelivery(session: string, { tenantId }: TestCompany): Promise<string> {
  const answer = await fetch(
    `http://${addressOfServer()}/rest/v1/deliveries?select=id&tenant_id=eq.${tenantId}`,
    { headers: { authorization: `Bearer ${session}` } },
  )
  const body = (await answer.json()) as { length: number; code?: string }
  if (answer.status === 403 && body.code !== undefined) return body.code
  return body.length > 0 ? 'yes' : 'no'
}

/** Tries a token from before the state began and one from after it: both must get the same rights. */
async function rowOf(
  { company, route, users }: World,
  { state, person, ...expected }: AccountStateRow,
  session: string,
): Promise<AccountStateRow> {
  const access = await api.call(session, 'GET', '/account/access')
  const key = company.keys[person as keyof TestCompany['keys']]
  const tracked = await api.call(null, 'GET', `/tracking/${route.stops[0]?.trackingNumber}`)
  const hasKey = expected.key !== '-'
  return {
    state,
    person,
    lands: areaOf(access.json<{ role: Parameters<typeof areaOf>[0] }>().role),
    reads: await codeOf(session, 'GET', '/orders'),
    writes: await create(session),
    key: hasKey ? await codeOf(key, 'GET', '/orders') : '-',
    drives: person === 'driver' && users.driver ? await deliver(session, route) : '-',
    exports: await exportCode(session, company),
    rest: await seesDelivery(session, company),
    tracks: tracked.statusCode === 200 && trackingResponse.parse(tracked.json()) ? 'yes' : 'no',
  }
}

/** A second export would wait for the first, so each try removes earlier ones. */
async function exportCode(session: string, { tenantId }: TestCompany): Promise<string> {
  await asOwner('delete from public.archives where tenant_id = $1', [tenantId])
  const code = await codeOf(session, 'POST', '/export')
  if (code !== 'ok') return code
  return codeOf(session, 'GET', '/archives')
}

const textOf = (row: AccountStateRow): string =>
  Object.entries(row)
    .map(([column, word]) => `${column}=${word}`)
    .join(' ')

/** Listens to changes of deliveries until it is closed. */
async function listen(session: string): Promise<{ messages: string[]; close: () => void }> {
  const { anonKey } = await api.platform.surface.issueApiKeys()
  const socket = new WebSocket(`ws://${addressOfServer()}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`)
  const events: string[] = []
  let isJoined = false
  socket.addEventListener('message', ({ data }) => {
    const { event, payload } = JSON.parse(String(data)) as {
      event: string
      payload: { data?: { record: { id: string } }; status?: string }
    }
    if (event === 'system' && payload.status === 'ok') isJoined = true
    if (payload.data) events.push(payload.data.record.id)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const config = { postgres_changes: [{ event: 'UPDATE', schema: 'public', table: 'deliveries' }] }
  const payload = { config, access_token: session }
  socket.send(
    JSON.stringify({ topic: 'realtime:deliveries', event: 'phx_join', payload, ref: '1', join_ref: '1' }),
  )
  await expect.poll(() => isJoined).toBe(true)
  return { messages: events, close: () => socket.close() }
}

it('notifies open pages when the company closes, while its recipients and drivers stay subscribed', async () => {
  const world = await makeWorld('active')
  const listeners = await Promise.all(
    ['admin', 'dispatcher', 'viewer', 'driver', 'recipient', 'owner'].map(
      async (person) => [person, await listen(world.before[person]!)] as const,
    ),
  )
  await close(world.company)
  const touch = () =>
    asOwner<{ id: string }>(
      `update public.deliveries set status_note = gen_random_uuid()::text where tenant_id = $1 returning id`,
      [world.company.tenantId],
    )
  const [first] = await touch()
  // Send the second change after every listener received the first.
  await touch()
  const hears = Object.fromEntries(listeners)
  const countOf = (person: string) => hears[person]!.messages.filter((id) => id === first?.id).length
  await expect.poll(() => countOf('owner')).toBe(2)
  await expect.poll(() => countOf('driver') + countOf('recipient')).toBe(4)
  expect(['admin', 'dispatcher', 'viewer'].map(countOf)).toEqual([0, 0, 0])
  for (const { close: leave } of Object.values(hears)) leave()
})

describe.each(accountStateRows())('$state: $person', (row) => {
  it('[M4.18] has the access of the table, with a token from before the change', async () => {
    const world = worlds.get(row.state)!
    // Archiving a driver ends the sessions.
    if (row.state === 'driver_archived') return
    expect(textOf(await rowOf(world, row, world.before[row.person]!))).toBe(textOf(row))
  })

  it('has the access of the table, after signing in again', async () => {
    const world = worlds.get(row.state)!
    expect(textOf(await rowOf(world, row, await sessionOf(world.users[row.person]!)))).toBe(textOf(row))
  })
})
