// Every call below /api/v1 that takes an id answers 404 to an id of another company, and changes nothing
// there.
import { fillAccessFixture, identityOf } from '@dropwise/db/access-fixture'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApiKey } from '../../test/trials/company.ts'
import { modules } from '../modules.ts'
import { testApi, type TestApi } from '../modules/testing.ts'

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
/** Rows of company A in the access fixture, by path parameter. */
const IDS: Record<string, Record<string, string>> = {
  addresses: { id: id(25) },
  'api-keys': { id: id(43) },
  archives: { id: id(331) },
  companies: { id: id(1) },
  depots: { id: id(21) },
  drivers: { id: id(22) },
  'fuel-fills': { id: id(602) },
  incidents: { id: id(603) },
  'rate-cards': { id: id(1025) },
  'pay-rules': { id: id(1020) },
  'pay-corrections': { id: id(1021) },
  'pay-statements': { id: id(22) },
  invitations: { id: id(49) },
  invoices: { id: id(51) },
  'credit-notes': { id: id(810) },
  members: { userId: id(15) },
  roles: { id: id(870) },
  messages: { id: id(37) },
  orders: { id: id(28), attachmentId: id(430) },
  reports: { id: id(930) },
  'orders/imports': { id: id(27) },
  'persons/requests': { id: id(590) },
  plans: { id: id(31), routeId: id(32), profile: 'car' },
  'week-plans': { id: id(960) },
  'recurring-orders': { id: id(371) },
  routes: { id: id(33) },
  shops: { id: id(74) },
  'status-steps': { id: id(971) },
  'order-requests': { id: id(997) },
  'order-form': { slug: 'a' },
  'company/sign-on': { domain: 'a.example' },
  support: { id: id(39) },
  vehicles: { id: id(23), defectId: id(310), inspectionId: id(432) },
  webhooks: { id: id(70), deliveryId: id(71) },
  'work-orders': { id: id(601) },
  zones: { id: id(401) },
  'driver/routes': { id: id(33) },
  'driver/stops': { orderId: id(28) },
}
/** The smallest valid body of each write. */
const BODIES: Record<string, object> = {
  'PUT /roles/:id': { name: 'Clerk', rights: ['orders:read'] },
  'PATCH /members/:userId': { role: 'viewer' },
  'POST /members/:userId/hand-over': {},
  'PATCH /webhooks/:id': { isActive: false },
  'PATCH /shops/:id': { name: 'Mine' },
  'PUT /status-steps/:id': { name: 'Mine', state: 'pending', setBy: ['driver'] },
  'POST /orders/:id/step': { stepId: id(971) },
  'POST /order-requests/:id/decline': { message: 'No' },
  'POST /support/tickets/:id/messages': { body: 'Hello' },
  'PATCH /recurring-orders/:id': { weekdays: [1] },
  'PATCH /reports/:id': { name: 'Mine' },
  'POST /recurring-orders/:id/stop': {},
  'PATCH /orders/:id': { packages: 2 },
  'POST /orders/:id/split': { parts: 2 },
  'PATCH /addresses/:id': { notes: 'Mine' },
  'PUT /addresses/:id/pin': { lat: 20, lng: 20 },
  'PATCH /vehicles/:id': { name: 'Mine' },
  'PATCH /depots/:id': { name: 'Mine' },
  'PATCH /drivers/:id': { name: 'Mine' },
  'POST /vehicles/:id/inspections': {
    kind: 'MOT',
    inspectedOn: '2026-01-01',
    inspectedBy: 'Ada',
    result: 'passed',
  },
  'PATCH /work-orders/:id': { title: 'Mine' },
  'PATCH /incidents/:id': { status: 'closed' },
  'POST /incidents/:id/entries': { text: 'Mine' },
  'PATCH /zones/:id': { name: 'Mine' },
  'POST /plans/:id/solution': { code: 0, routes: [] },
  'POST /plans/:id/moves': { moves: [] },
  'PUT /plans/:id/locks': { orders: [], vehicles: [] },
  'PATCH /plans/:id': { name: 'Mine' },
  'POST /plans/:id/copy': {},
  'POST /week-plans/:id/accept': {},
  'POST /plans/:id/dispatch': {},
  'PUT /routes/:id/order-lock': { isLocked: true },
  'POST /routes/:id/moves': { moves: [{ orderId: id(28), vehicleId: null }] },
  'POST /driver/routes/:id/order-check': { sequence: [id(28)] },
  'POST /driver/stops/:orderId/contact': { way: 'call' },
  'POST /vehicles/:id/defects/:defectId/resolve': {},
  'PUT /rate-cards/:id': { name: 'Mine', rates: {} },
  'POST /orders/:id/price': {},
  'POST /orders/:id/outcome': { kind: 'failed', reason: 'nobody_home' },
  'POST /orders/:id/messages': { text: 'Hello' },
}
const QUERIES: Record<string, string> = {
  'GET /pay-statements/:id': '?month=2026-03',
  'GET /plans/:id/compare': `?with=${id(31)}`,
  'GET /plans/:id/matrix/:profile': '?key=none',
  'GET /plans/:id/export': '?format=csv',
  'POST /orders/:id/attachments': '?name=a.pdf',
}

const routes: RouteOptions[] = []
let api: TestApi
let foreigner: string

beforeAll(async () => {
  const listener = {
    name: 'routes',
    api: (app: TestApi['app']) => void app.addHook('onRoute', (route) => void routes.push(route)),
  }
  api = await testApi([listener, ...modules])
  await fillAccessFixture(api.platform.database)
  // This server's worker would claim a waiting run and change it.
  await api.platform.database.asOwner(`update public.plans set status = 'stopped'`)
  foreigner = await makeApiKey(api.platform.database, 'adminOfB')
})
afterAll(() => api.close())

/** Members' calls with an id in their path. */
function callsWithIds(): {
  call: string
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  url: string
}[] {
  return routes.flatMap(({ method, url, config }) => {
    const path = url.slice('/api/v1'.length)
    if (config?.access?.kind !== 'member' || method === 'HEAD' || !/:(?!date|type|kind|channel)/.test(path))
      return []
    const [first = '', second = ''] = path.slice(1).split('/')
    const ids = IDS[`${first}/${second}`] ?? IDS[first] ?? {}
    const call = `${String(method)} ${path}`
    const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? `no-${name}`)
    return [{ call, method: method as 'GET', url: filled + (QUERIES[call] ?? '') }]
  })
}

/** A digest for each table, so that a failure names the table that changed. */
async function digestOfA(): Promise<Record<string, string>> {
  const { tenant_id: tenant } = identityOf('admin').claims.app_metadata as { tenant_id: string }
  const tables = [
    'orders',
    'vehicles',
    'drivers',
    'depots',
    'plans',
    'week_plans',
    'week_plan_orders',
    'routes',
    'memberships',
    'webhook_endpoints',
    'shops',
    'status_steps',
    'order_steps',
    'proof_documents',
    'order_requests',
    'zones',
    'work_orders',
    'saved_reports',
    'fuel_fills',
    'fleet_incidents',
    'rate_cards',
    'order_prices',
    'pay_rules',
    'pay_corrections',
    'fleet_incident_entries',
    'sign_on_connections',
    'sign_on_domains',
  ]
  const rows = await api.platform.database.asOwner<{ name: string; digest: string }>(
    tables
      .map(
        (name) =>
          `select '${name}' as name, md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as digest
           from public.${name} t where tenant_id = $1`,
      )
      .join(' union all '),
    [tenant],
  )
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

it('[M83] of another company is not found on any call, and nothing of it changes', async () => {
  const before = await digestOfA()
  const calls = callsWithIds()
  expect(calls.length).toBeGreaterThan(60)
  const answers: string[] = []
  for (const { call, method, url } of calls) {
    const isFile = call === 'POST /orders/:id/attachments'
    const answer = await api.call(foreigner, method, url, {
      body: isFile ? '%PDF-1.4\n%%EOF' : BODIES[call],
      headers: isFile ? { 'content-type': 'application/pdf' } : {},
    })
    if (answer.statusCode !== 404) answers.push(`${call} ${answer.statusCode} ${answer.body.slice(0, 200)}`)
  }
  expect(answers).toEqual([])
  expect(await digestOfA()).toEqual(before)
})
