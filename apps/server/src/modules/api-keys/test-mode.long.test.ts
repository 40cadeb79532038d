// A test key makes every call of a real key with the same answers, on rows of the sandbox. It changes no
// real data and sends nothing.
import { API_KEY_SCOPES } from '@dropwise/contracts'
import type { RouteOptions } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

interface Call {
  method: Method
  /** The route's path, with `:names` that `ids` fills. */
  path: string
  ids?: Record<string, string>
  body?: object | string
  headers?: Record<string, string>
}

const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** Test keys may have all but this one: a directory adds people, and test mode has none. */
const SCOPES = API_KEY_SCOPES.filter((scope) => scope !== 'people:provision')
const routes: RouteOptions[] = []
let api: TestApi
let company: TestCompany
let keys: { real: string; test: string }

beforeAll(async () => {
  const listener = {
    name: 'routes',
    api: (app: TestApi['app']) => void app.addHook('onRoute', (route) => void routes.push(route)),
  }
  api = await testApi([listener, ...modules], { hasAccounts: true })
  company = await api.company()
  for (const registration of ['VAN 1', 'VAN 2'])
    await api.call(company.keys.admin, 'POST', '/vehicles', { body: { name: registration, registration } })
  keys = { real: await makeKey(false), test: await makeKey(true) }
})
afterAll(() => api.close())

async function makeKey(isTest: boolean): Promise<string> {
  const answer = await api.call(company.keys.admin, 'POST', '/api-keys', {
    body: { name: isTest ? 'Trying' : 'Shop', scopes: SCOPES, isTest },
  })
  return answer.json().key
}

/** Digest of every table's rows of the company itself, and of all waiting messages. */
async function digestOf(tenantId: string): Promise<Record<string, string>> {
  const { database } = api.platform
  const tables = await database.asOwner<{ name: string }>(
    `select c.table_schema || '.' || c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'tenant_id' and c.table_schema in ('public', 'app') and t.table_type = 'BASE TABLE'`,
  )
  const digest: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await database.asOwner<{ digest: string }>(
      `select coalesce(md5(string_agg((to_jsonb(t) - 'last_used_at')::text, '' order by to_jsonb(t)::text)), '') as digest
       from ${name} t where tenant_id = $1`,
      [tenantId],
    )
    digest[name] = row!.digest
  }
  const [{ count } = { count: '' }] = await database.asOwner<{ count: string }>(
    'select count(*) as count from public.outbox',
  )
  return { ...digest, outbox: count }
}

/** Counts by table: a sandbox has no mails to count. */
const BY_TABLE = new Set(['rows', 'mentions'])

/** Kinds of values instead of values: ids and times differ from run to run. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, BY_TABLE.has(name) ? typeof entry : shapeOf(entry)]),
  )
}

const called = new Set<string>()

/** Every write that a key may make, as one integrator's day, with the answers. */
async function walk(key: string): Promise<{ call: string; status: number; shape: unknown }[]> {
  const answers: { call: string; status: number; shape: unknown }[] = []
  const callWithTestKey = async ({ method, path, ids = {}, body, headers = {} }: Call) => {
    const url = path.replaceAll(/:(\w+)/g, (_whole, name: string) => ids[name] ?? UNKNOWN)
    const answer = await api.call(key, method, url, { body, headers })
    const isJson = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== ''
    const json = isJson ? answer.json() : undefined
    called.add(`${method} ${path.split('?')[0]}`)
    answers.push({ call: `${method} ${path}`, status: answer.statusCode, shape: shapeOf(json) })
    return json
  }
  const post = (path: string, body?: object | string, ids?: Record<string, string>) =>
    callWithTestKey({ method: 'POST', path, body, ids })
  const [lng, lat] = api.region.manifest.center
  const order = (reference: string, more: object = {}) => ({
    reference,
    recipient: 'Ada',
    email: 'ada@example.com',
    phone: '+14105550123',
    address: `Place ${reference}`,
    lat,
    lng,
    date: DAY,
    packages: 2,
    ...more,
  })

  const webhook = await post('/webhooks', { url: 'https://example.com/hook', events: ['plan.done'] })
  await callWithTestKey({ method: 'PATCH', path: '/webhooks/:id', ids: webhook, body: { isActive: false } })
  await post('/webhooks/:id/rotate-secret', {}, webhook)
  await post('/webhooks/:id/test', {})
  await post('/webhooks/:id/deliveries/:deliveryId/replay', {}, webhook)
  await callWithTestKey({ method: 'DELETE', path: '/webhooks/:id', ids: webhook })
  const shop = await post('/shops', {
    kind: 'shopify',
    name: 'Shop',
    secret: 'a secret of the shop',
    leadDays: 0,
  })
  await callWithTestKey({ method: 'PATCH', path: '/shops/:id', ids: shop, body: { name: 'Shop 2' } })
  await callWithTestKey({ method: 'DELETE', path: '/shops/:id', ids: shop })

  const vehicle = await post('/vehicles', { name: 'Van 3', registration: 'VAN 3' })
  await callWithTestKey({ method: 'PATCH', path: '/vehicles/:id', ids: vehicle, body: { name: 'Van 4' } })
  await post('/vehicles/:id/device-token', {}, vehicle)
  const inspection = await post(
    '/vehicles/:id/inspections',
    { kind: 'Yearly', inspectedOn: '2026-01-02', inspectedBy: 'Ada', result: 'passed' },
    vehicle,
  )
  await callWithTestKey({
    method: 'DELETE',
    path: '/vehicles/:id/inspections/:inspectionId',
    ids: { ...vehicle, inspectionId: inspection.id },
  })
  await post('/vehicles/:id/defects/:defectId/resolve', {}, vehicle)
  const work = await post('/work-orders', { vehicleId: vehicle.id, title: 'Brakes', labourMinor: 100 })
  await callWithTestKey({
    method: 'PATCH',
    path: '/work-orders/:id',
    ids: work,
    body: { status: 'in_progress' },
  })
  const report = await post('/reports', {
    name: 'Punctuality',
    definition: { measures: ['onTime'], by: 'day', span: 'last_7_days' },
  })
  await callWithTestKey({ method: 'PATCH', path: '/reports/:id', ids: report, body: { isShared: true } })
  await callWithTestKey({ method: 'DELETE', path: '/reports/:id', ids: report })
  const fill = await post('/fuel-fills', {
    vehicleId: vehicle.id,
    filledAt: '2026-01-02T08:00:00Z',
    odometerKm: 100,
    energy: 'diesel',
    amount: 40,
    costMinor: 6_000,
  })
  await callWithTestKey({ method: 'DELETE', path: '/fuel-fills/:id', ids: fill })
  await post('/fuel-fills/import', {
    csv: 'registration,date,odometer,energy,amount,cost\nVAN 3,2026-01-03,200,diesel,30,45\n',
    dryRun: false,
  })
  const incident = await post('/incidents', {
    kind: 'damage',
    severity: 'minor',
    happenedAt: '2026-01-02T08:00:00Z',
    description: 'Mirror',
  })
  await callWithTestKey({
    method: 'PATCH',
    path: '/incidents/:id',
    ids: incident,
    body: { status: 'closed' },
  })
  await post('/incidents/:id/entries', { text: 'Replaced' }, incident)
  await post('/vehicles/import', { csv: 'name,registration\nVan 5,VAN 5\n', dryRun: false })
  await post('/drivers/import', { csv: 'name\nBea\n', dryRun: false })
  const depot = await post('/depots', { name: 'Second', address: 'Here', lat, lng })
  await callWithTestKey({ method: 'PATCH', path: '/depots/:id', ids: depot, body: { status: 'archived' } })
  const driver = await post('/drivers', { name: 'Dee' })
  await callWithTestKey({ method: 'PATCH', path: '/drivers/:id', ids: driver, body: { name: 'Dee D.' } })
  await post('/messages/drivers', { text: 'Roads are icy', to: 'all' })
  await post('/drivers/:id/messages/read', {}, driver)
  await post('/driver/messages', { text: 'Thanks' })
  await post('/driver/messages/read', {})
  const payRule = await post('/pay-rules', {
    name: 'All',
    startsOn: '2999-01-01',
    rates: { perHourMinor: 1500 },
  })
  await callWithTestKey({ method: 'DELETE', path: '/pay-rules/:id', ids: payRule })
  const correction = await post('/pay-corrections', {
    driverId: driver.id,
    date: '2026-01-02',
    amountMinor: -500,
    reason: 'Parking fine',
  })
  await post('/pay-statements/approve', { month: '2026-01', driverIds: [driver.id], totalMinor: 1 })
  await callWithTestKey({ method: 'DELETE', path: '/pay-corrections/:id', ids: correction })
  const square = [
    [lng, lat],
    [lng + 0.01, lat],
    [lng + 0.01, lat + 0.01],
    [lng, lat],
  ]
  const zone = await post('/zones', { name: 'North', polygon: { type: 'Polygon', coordinates: [square] } })
  await callWithTestKey({ method: 'PATCH', path: '/zones/:id', ids: zone, body: { name: 'South' } })
  await callWithTestKey({ method: 'DELETE', path: '/zones/:id', ids: zone })

  const address = await post('/addresses', { text: 'The back door', lat, lng })
  await callWithTestKey({
    method: 'PATCH',
    path: '/addresses/:id',
    ids: address,
    body: { notes: 'Ring twice' },
  })
  await callWithTestKey({ method: 'PUT', path: '/addresses/:id/pin', ids: address, body: { lat, lng } })
  await callWithTestKey({ method: 'DELETE', path: '/addresses/:id', ids: address })
  await post('/addresses/import', { csv: `address,lat,lng\nThe side door,${lat},${lng}\n`, dryRun: false })
  await post('/addresses/geocode/batch', { addresses: ['1 Main Street'] })

  const first = await post('/orders', order('A'))
  await callWithTestKey({ method: 'GET', path: '/orders/:id', ids: first })
  await callWithTestKey({ method: 'PATCH', path: '/orders/:id', ids: first, body: { packages: 4 } })
  await post('/orders/:id/messages', { text: 'We come at noon' }, first)
  await post('/orders/:id/messages/read', {}, first)
  await post('/orders/:id/step', { stepId: UNKNOWN }, first)
  const card = await post('/rate-cards', { name: 'Standard', isDefault: true, rates: { baseMinor: 500 } })
  await callWithTestKey({
    method: 'PUT',
    path: '/rate-cards/:id',
    ids: card,
    body: { name: 'Standard', isDefault: true, rates: { baseMinor: 600 } },
  })
  await post('/rate-cards/quote', { lat, lng, date: DAY })
  await post('/orders/:id/price', {}, first)
  await callWithTestKey({ method: 'DELETE', path: '/rate-cards/:id', ids: card })
  const attachment = await callWithTestKey({
    method: 'POST',
    path: '/orders/:id/attachments?name=note.pdf',
    ids: first,
    body: '%PDF-1.4\n%%EOF',
    headers: { 'content-type': 'application/pdf' },
  })
  await callWithTestKey({
    method: 'DELETE',
    path: '/orders/:id/attachments/:attachmentId',
    ids: { ...first, attachmentId: attachment?.id ?? UNKNOWN },
  })
  const second = await post('/orders', order('B'))
  const { orderIds } = await post('/orders/:id/split', { parts: 2 }, second)
  await post('/orders/merge', { orderIds })
  const third = await post('/orders', order('C'))
  await post('/orders/cancel', { orderIds: [third.id] })
  const imported = await callWithTestKey({
    method: 'POST',
    path: '/orders/import?fileName=day.csv',
    body: `reference,recipient,address,lat,lng,date\nD,Dee,Place D,${lat},${lng},${DAY}\n`,
    headers: { 'content-type': 'text/csv' },
  })
  await post('/orders/imports/:id/undo', {}, { id: imported?.importId ?? UNKNOWN })
  const series = await post('/recurring-orders', {
    order: { recipient: 'Ada', address: 'Place R', lat, lng },
    weekdays: [1],
    startsOn: DAY,
  })
  await callWithTestKey({
    method: 'PATCH',
    path: '/recurring-orders/:id',
    ids: series,
    body: { weekdays: [2] },
  })
  await post('/recurring-orders/:id/stop', {}, series)

  const week = await post('/week-plans', { from: DAY, days: 2, timeLimitSeconds: 1 })
  await doneOf(key, week.id, 'week-plans')
  await post('/week-plans/:id/stop', {}, week)
  await post('/week-plans/:id/accept', { plansDays: false }, week)
  await post('/week-plans/:id/undo', {}, week)

  const plan = await post('/plans', { date: DAY, timeLimitSeconds: 1, name: 'Morning' })
  await doneOf(key, plan.id)
  await callWithTestKey({ method: 'PATCH', path: '/plans/:id', ids: plan, body: { name: 'Noon' } })
  await callWithTestKey({
    method: 'PUT',
    path: '/plans/:id/locks',
    ids: plan,
    body: { orders: [], vehicles: [] },
  })
  await post('/plans/:id/moves', { moves: [] }, plan)
  await post('/plans/:id/stop', {}, plan)
  const { routes: planned } = await callWithTestKey({ method: 'GET', path: '/plans/:id', ids: plan })
  await post('/plans/:id/routes/:routeId/reroute', {}, { ...plan, routeId: planned[0]?.id ?? UNKNOWN })
  await post('/plans/:id/solution', { code: 0, routes: [] }, plan)
  const copy = await post('/plans/:id/copy', { name: 'Copy' }, plan)
  await callWithTestKey({ method: 'DELETE', path: '/plans/:id', ids: copy })
  const { routes: dispatched } = await post('/plans/:id/dispatch', {}, plan)
  const route = { id: dispatched?.[0]?.id ?? UNKNOWN, date: DAY }
  await callWithTestKey({
    method: 'PUT',
    path: '/routes/:id/order-lock',
    ids: route,
    body: { isLocked: true },
  })
  await post('/routes/:id/moves', { moves: [{ orderId: first.id, vehicleId: null }] }, route)
  await post('/days/:date/repair', {}, route)
  await post('/orders/:id/outcome', { kind: 'failed', reason: 'nobody_home' }, first)
  await post('/routes/:id/recall', {}, route)
  await post('/plans/:id/recall', {}, plan)
  await post('/positions', {
    positions: [{ at: new Date().toISOString(), lat, lng, eventId: 'fix-1' }],
  })
  await post('/messages/undelivered/:id/retry', {})
  await callWithTestKey({ method: 'DELETE', path: '/messages/undelivered/:id' })
  await post('/optimize', {
    vehicles: [{ id: 1, start_index: 0 }],
    jobs: [{ id: 1, location_index: 1 }],
    matrices: {
      car: {
        durations: [
          [0, 10],
          [10, 0],
        ],
      },
    },
  })
  const [person] = (await callWithTestKey({ method: 'GET', path: '/persons?search=Ada' })).items
  const ada = { kind: 'recipient', ids: [person?.id ?? UNKNOWN] }
  await post('/persons/summary', ada)
  const request = await post('/persons/export', ada)
  await post('/persons/erase', ada)
  await callWithTestKey({
    method: 'DELETE',
    path: '/persons/requests/:id',
    ids: { id: request?.id ?? UNKNOWN },
  })
  await post('/optimize/', { vehicles: [], jobs: [] })
  const nobody = { kind: 'recipient', ids: [UNKNOWN] }
  await post('/persons/summary', nobody)
  await post('/persons/export', nobody)
  await post('/persons/erase', nobody)
  await callWithTestKey({ method: 'DELETE', path: '/persons/requests/:id' })
  await post('/order-requests/:id/accept', {})
  await post('/order-requests/:id/decline', { message: 'Too far' })
  await post('/order-requests/:id/restore', {})
  await post('/replays', 'date,vehicle\n')
  await post('/replays/pdf', {})
  await callWithTestKey({
    method: 'POST',
    path: '/mcp',
    body: { jsonrpc: '2.0', id: 1, method: 'ping' },
    headers: { accept: 'application/json, text/event-stream' },
  })
  return answers
}

/** Waits until a run ends. */
async function doneOf(key: string, id: string, kind = 'plans'): Promise<void> {
  for (;;) {
    const { status } = (await api.call(key, 'GET', `/${kind}/${id}`)).json()
    if (status === 'done' || status === 'failed') return
    if (status === undefined) throw new Error(`There is no ${kind} run ${id}.`)
    await sleep(50)
  }
}

describe('a test key', () => {
  it('gets real responses to every write, and changes, sends and counts nothing real', async () => {
    const before = await digestOf(company.tenantId)
    const test = await walk(keys.test)
    expect(await digestOf(company.tenantId)).toEqual(before)
    const real = await walk(keys.real)
    expect(test).toEqual(real)
    expect(test.filter(({ status }) => status < 300).length).toBeGreaterThan(40)

    const writes = routes
      .filter(
        ({ config, method }) => method !== 'GET' && method !== 'HEAD' && config?.access?.kind === 'member',
      )
      .filter(({ config }) => {
        const access = config?.access
        return access?.kind === 'member' && SCOPES.some((scope) => scope === access.scope)
      })
      .map(({ method, url }) => `${String(method)} ${url.slice('/api/v1'.length)}`)
    expect(writes.filter((call) => !called.has(call))).toEqual([])
  })

  it('reads its own writes and no data of the real company, which does not see them', async () => {
    const refs = async (key: string) =>
      (await api.call(key, 'GET', '/orders?limit=100')).json().items.map((item: { id: string }) => item.id)
    const [real, test] = [await refs(keys.real), await refs(keys.test)]
    expect(test.length).toBeGreaterThan(0)
    expect(real.filter((id: string) => test.includes(id))).toEqual([])
    for (const id of test) expect((await api.call(keys.real, 'GET', `/orders/${id}`)).statusCode).toBe(404)
    for (const id of real) expect((await api.call(keys.test, 'GET', `/orders/${id}`)).statusCode).toBe(404)
  })

  it('receives only test events, which are marked as such', async () => {
    const hook = { url: 'https://example.com/hook', events: ['plan.done'] }
    const place = api.region.manifest.center
    const planOne = async (key: string, reference: string) => {
      const order = { reference, recipient: 'Ada', address: 'Here', lat: place[1], lng: place[0], date: DAY }
      const { id } = (await api.call(key, 'POST', '/orders', { body: order })).json()
      const plan = await api.call(key, 'POST', '/plans', {
        body: { date: DAY, orderIds: [id], timeLimitSeconds: 1 },
      })
      await doneOf(key, plan.json().id)
    }
    const payloads = () =>
      api.platform.database.asOwner<{ is_sandbox: boolean; test: boolean | null }>(
        `select app.is_sandbox(tenant_id) as is_sandbox, (payload -> 'test')::boolean as test
         from public.webhook_calls order by created_at`,
      )
    for (const key of [keys.test, keys.real]) await api.call(key, 'POST', '/webhooks', { body: hook })
    await planOne(keys.test, 'HOOK 1')
    expect(await payloads()).toEqual([{ is_sandbox: true, test: true }])
    await planOne(keys.real, 'HOOK 2')
    expect(await payloads()).toEqual([
      { is_sandbox: true, test: true },
      { is_sandbox: false, test: null },
    ])
  })

  it('erases no member of the real company', async () => {
    const member = { kind: 'member', ids: [company.userId] }
    const before = await digestOf(company.tenantId)
    await api.call(keys.test, 'POST', '/persons/erase', { body: member })
    await api.call(keys.test, 'POST', '/persons/export', { body: member })
    const open = async () =>
      api.platform.database.asOwner(
        `select from public.person_requests where status in ('queued', 'running') and app.is_sandbox(tenant_id)`,
      )
    await expect.poll(open).toHaveLength(0)
    expect(await digestOf(company.tenantId)).toEqual(before)
  })

  it('has its own idempotency keys', async () => {
    const send = (key: string) =>
      api.call(key, 'POST', '/drivers', {
        body: { name: 'Once' },
        headers: { 'idempotency-key': 'the same' },
      })
    const [first, second] = [await send(keys.test), await send(keys.real)]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json().id).not.toBe(first.json().id)
  })

  it('is not a company to owners of the platform', async () => {
    const owner = await api.ownerKey()
    const { items } = (await api.call(owner, 'GET', '/owner/tenants')).json()
    const sandboxes = await api.platform.database.asOwner<{ id: string }>(
      'select id from public.tenants where sandbox_of is not null',
    )
    expect(sandboxes).toHaveLength(1)
    expect(items.map((item: { id: string }) => item.id)).not.toContain(sandboxes[0]!.id)
  })
})
