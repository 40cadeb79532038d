// API keys over the API: shown once, stored as hashes, limited to their scopes, and refused when revoked.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { apiKeys } from './module.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([fleet, apiKeys])
  company = await api.company()
})
afterAll(() => api.close())

const createKey = (body: object, by = company.keys.admin) =>
  api.call(by, 'POST', '/api-keys', {
    body: { name: 'Shop', scopes: ['fleet:read', 'fleet:write'], ...body },
  })
const vehicles = (key: string) => api.call(key, 'GET', '/vehicles')
const addVan = (key: string, registration: string) =>
  api.call(key, 'POST', '/vehicles', { body: { name: 'Van', registration } })

describe('an API key', () => {
  it('is shown once, stored as a hash, and listed by its prefix with its last use', async () => {
    const answer = await createKey({})
    expect(answer.statusCode).toBe(201)
    const { id, key } = answer.json()
    expect(key).toMatch(/^dwk_[\w-]{43}$/)
    expect((await vehicles(key)).statusCode).toBe(200)
    const listed = await api.call(company.keys.admin, 'GET', '/api-keys')
    expect(listed.body).not.toContain(key)
    const item = listed.json().items.find((entry: { id: string }) => entry.id === id)
    expect(item).toMatchObject({ name: 'Shop', isTest: false, prefix: key.slice(0, 8) })
    expect(item.lastUsedAt).not.toBeNull()
    const [row] = await api.platform.database.asOwner<{ text: string }>(
      'select to_jsonb(k)::text as text from public.api_keys k where id = $1',
      [id],
    )
    expect(row?.text).not.toContain(key.slice(8))
  })

  it('has a rate limit of its own', async () => {
    const { key } = (await createKey({ callsPerMinute: 2 })).json()
    const other = (await createKey({})).json().key
    // Ten at once: at most two in a minute, so at most four across a boundary between two.
    const answers = await Promise.all(Array.from({ length: 10 }, () => vehicles(key)))
    const accepted = answers.filter(({ statusCode }) => statusCode === 200)
    expect(accepted.length).toBeGreaterThanOrEqual(2)
    expect(accepted.length).toBeLessThanOrEqual(4)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await vehicles(other)).statusCode).toBe(200)
    expect((await createKey({ callsPerMinute: 0 })).statusCode).toBe(400)
  })

  it('may only use its scopes', async () => {
    const { key } = (await createKey({ scopes: ['fleet:read'] })).json()
    expect((await vehicles(key)).statusCode).toBe(200)
    expect((await addVan(key, 'RO 1')).json()).toMatchObject({
      code: 'not_allowed',
      details: { needed: 'fleet:write' },
    })
    expect((await api.call(key, 'GET', '/api-keys')).statusCode).toBe(403)
    expect((await createKey({ scopes: ['everything'] })).statusCode).toBe(400)
    expect((await createKey({ scopes: [] })).statusCode).toBe(400)
  })

  it('stops working at once when it is revoked, by an administrator of its company', async () => {
    const { id, key } = (await createKey({})).json()
    const other = await api.company()
    const revoke = (by: string) => api.call(by, 'DELETE', `/api-keys/${id}`)
    expect((await revoke(other.keys.admin)).statusCode).toBe(404)
    expect((await revoke(company.keys.dispatcher)).statusCode).toBe(403)
    expect((await revoke(company.keys.admin)).statusCode).toBe(204)
    expect((await vehicles(key)).statusCode).toBe(401)
    expect((await revoke(company.keys.admin)).statusCode).toBe(404)
  })

  it('for a page works only from its origin, and no other key does', async () => {
    const page = 'https://shop.example'
    const { key, id } = (await createKey({ origins: [page] })).json()
    const other = (await createKey({})).json().key
    const from = (origin: string | undefined, by: string | null) =>
      api.call(by, 'GET', '/vehicles', { headers: origin ? { origin } : {} })
    const permission = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/vehicles',
      headers: { origin: page, 'access-control-request-method': 'GET' },
    })
    expect([permission.statusCode, permission.headers['access-control-allow-origin']]).toEqual([204, page])
    const good = await from(page, key)
    expect([good.statusCode, good.headers['access-control-allow-origin']]).toEqual([200, page])
    const bad = await from('https://elsewhere.example', key)
    expect(bad.headers['access-control-allow-origin']).toBeUndefined()
    expect(bad.json()).toMatchObject({
      code: 'origin_not_allowed',
      message: expect.stringContaining('https://elsewhere.example'),
    })
    expect((await from(page, other)).json()).toMatchObject({ code: 'origin_not_allowed' })
    for (const each of [key, other]) expect((await from(undefined, each)).statusCode).toBe(200)
    const listed = (await api.call(company.keys.admin, 'GET', '/api-keys')).json()
    expect(listed.items.find((item: { id: string }) => item.id === id).origins).toEqual([page])
    for (const wrong of ['shop.example', 'https://shop.example/checkout', 'ftp://shop.example', 'https://*'])
      expect([wrong, (await createKey({ origins: [wrong] })).statusCode]).toEqual([wrong, 400])
  })

  it('is an administrator’s to make', async () => {
    expect((await createKey({}, company.keys.dispatcher)).statusCode).toBe(403)
    expect((await createKey({}, company.keys.viewer)).statusCode).toBe(403)
  })

  it('is refused in the URL under any name, with a hint to the header', async () => {
    const { key } = (await createKey({})).json()
    for (const query of [
      `api_key=${key}`,
      `apikey=${key}`,
      `access_token=Bearer%20${key}`,
      `key=a&key=${key}`,
    ]) {
      const answer = await api.call(null, 'GET', `/vehicles?${query}`)
      expect([query, answer.statusCode, answer.json()]).toMatchObject([
        query,
        401,
        { code: 'key_in_address', hint: expect.stringContaining('Authorization: Bearer') },
      ])
      expect(answer.body).not.toContain(key)
    }
    // Nor beside a valid key in the header.
    expect((await api.call(key, 'GET', `/vehicles?api_key=${key}`)).json()).toMatchObject({
      code: 'key_in_address',
    })
    expect((await api.call(key, 'GET', '/vehicles')).statusCode).toBe(200)
  })
})

describe('a test key', () => {
  it('returns real responses, with all checks, and stores nothing', async () => {
    const { key } = (await createKey({ isTest: true })).json()
    expect(key).toMatch(/^dwk_test_/)
    const answer = await addVan(key, 'TEST 1')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ registration: 'TEST 1' })
    expect((await addVan(key, '')).statusCode).toBe(400)
    expect((await vehicles(company.keys.dispatcher)).body).not.toContain('TEST 1')
    expect((await addVan(company.keys.dispatcher, 'TEST 1')).statusCode).toBe(201)
    expect((await addVan(key, 'TEST 1')).json()).toMatchObject({ code: 'duplicate_registration' })
    expect((await vehicles(key)).body).toContain('TEST 1')
  })
})
