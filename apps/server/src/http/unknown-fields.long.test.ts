// Every call below /api/v1 refuses an unknown field or filter and suggests the one that was probably meant.
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../modules.ts'
import { testApi, type TestApi, type TestCompany } from '../modules/testing.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const routes: RouteOptions[] = []
let api: TestApi
let company: TestCompany
let owner: string

beforeAll(async () => {
  const listener = {
    name: 'routes',
    api: (app: TestApi['app']) => void app.addHook('onRoute', (route) => void routes.push(route)),
  }
  api = await testApi([listener, ...modules])
  company = await api.company()
  owner = await api.ownerKey()
})
afterAll(() => api.close())

/** Calls for API keys. Calls only for sessions use the same compiler. */
function callable() {
  return routes.flatMap(({ method, url, config, schema }) => {
    const access = config?.access
    if (!access || access.kind === 'session' || config.acceptsUnknown || method === 'HEAD') return []
    const key = { platform_owner: owner, owner_or_admin: owner, member: company.keys.admin, anyone: null }[
      access.kind
    ]
    const path = url
      .slice('/api/v1'.length)
      .replace('/owner/plans/:id', '/owner/plans/starter')
      .replaceAll(/:(\w+)/g, (_all, name: string) => valueOf(name))
    const takesFile = (schema as { consumes?: unknown } | undefined)?.consumes !== undefined
    return [{ method: String(method) as 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path, key, takesFile }]
  })
}

/** Values of parameters that are no ids. */
const VALUES: Record<string, string> = {
  date: '2026-05-01',
  type: 'order_confirmation',
  page: 'privacy',
  kind: 'delivered',
  channel: 'text',
}
const valueOf = (name: string): string => VALUES[name] ?? ID
const fieldsOf = (body: string): string[] =>
  ((JSON.parse(body) as { details?: { field: string }[] }).details ?? []).map(({ field }) => field)

describe('every call', () => {
  it('refuses an unknown filter', async () => {
    const accepting: string[] = []
    // Writes report problems of the body first.
    const calls = callable().filter(({ method }) => method === 'GET')
    expect(calls.length).toBeGreaterThan(70)
    for (const { method, path, key } of calls) {
      const answer = await api.call(key, method, `${path}?nonsense=1`)
      if (answer.statusCode !== 400 || !fieldsOf(answer.body).includes('nonsense'))
        accepting.push(`${method} ${path} ${answer.statusCode} ${answer.body.slice(0, 80)}`)
    }
    expect(accepting).toEqual([])
  })

  it('refuses an unknown field', async () => {
    const accepting: string[] = []
    for (const { method, path, key, takesFile } of callable()) {
      if (method === 'GET' || takesFile) continue
      const answer = await api.call(key, method, path, { body: { nonsense: 1 } })
      if (answer.statusCode === 415) continue
      if (answer.statusCode !== 400 || !fieldsOf(answer.body).includes('nonsense'))
        accepting.push(`${method} ${path} ${answer.statusCode} ${answer.body.slice(0, 80)}`)
    }
    // These accept VROOM's format, which may have more fields than we read.
    expect(accepting.filter((call) => !/optimize|\/solution/.test(call))).toEqual([])
  })
})

/** The recipient mails and the logo have calls of their own; what a check saw and a form's address are the server's. */
const NOT_WHOLE = [
  '/company/recipient-mails',
  '/owner/brand',
  '/company/tracking-host',
  '/company/order-form',
  '/company/sign-on',
]

describe('a response', () => {
  it('can be sent back as a whole', async () => {
    const refused: string[] = []
    const calls = callable()
    const pairs = calls.filter(
      ({ method, path }) =>
        method === 'PUT' &&
        !NOT_WHOLE.includes(path) &&
        calls.some((other) => other.method === 'GET' && other.path === path),
    )
    expect(pairs.length).toBeGreaterThan(3)
    for (const { path, key } of pairs) {
      const body = (await api.call(key, 'GET', path)).json()
      const answer = await api.call(key, 'PUT', path, { body })
      if (answer.body.includes('is unknown here')) refused.push(`${path} ${answer.body}`)
    }
    expect(refused).toEqual([])
  })
})

describe('the refusal', () => {
  const place = { recipient: 'Ada', address: 'Here', lat: 1, lng: 1 }
  it.each([
    ['/orders', { ...place, widnowStart: '09:00' }, 'widnowStart', 'did you mean windowStart?'],
    ['/orders', { ...place, window_start: '09:00' }, 'window_start', 'did you mean windowStart?'],
    ['/api-keys', { name: 'Shop', scopes: ['orders:read'], test: true }, 'test', 'did you mean isTest?'],
    ['/vehicles', { name: 'Van', registration: 'V 1', heightCm: 300 }, 'heightCm', 'Known are name,'],
    [
      '/recurring-orders',
      { order: { ...place, widnowStart: '09:00' }, weekdays: [1] },
      'order.widnowStart',
      'did you mean windowStart?',
    ],
    ['/orders/import', { rows: [], maping: {} }, 'maping', 'did you mean mapping?'],
  ])('of POST %s %j names %s', async (path, body, field, words) => {
    const answer = await api.call(company.keys.admin, 'POST', path, { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field, message: expect.stringContaining(words) }],
    })
  })

  it('of a filter lists the existing ones', async () => {
    const answer = await api.call(company.keys.admin, 'GET', `/orders?routeId=${ID}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual([
      {
        field: 'routeId',
        message: expect.stringMatching(/^is unknown here\. Known are .*date, status, reference/),
      },
    ])
  })
})
