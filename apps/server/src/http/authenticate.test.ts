// Each route declares its access: whom it lets in, whom it refuses, and that no route can omit it.
import { API_KEY_SCOPES } from '@dropwise/contracts'
import { fastify } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../modules/fleet/module.ts'
import { regions } from '../modules/regions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../modules/testing.ts'
import { allowAnyone } from '../platform/access.ts'
import { API_KEY_PREFIX } from '../platform/api-key.ts'
import { authenticate } from './authenticate.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([fleet, regions])
  company = await api.company()
})
afterAll(() => api.close())

async function keyFor(scopes: readonly string[]): Promise<string> {
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url')
  await api.platform.database.asOwner(
    `insert into public.api_keys (tenant_id, name, prefix, key_hash, created_by, scopes) values ($1, 'Key', 'dwk_', $2, $3, $4)`,
    [company.tenantId, createHash('sha256').update(key).digest(), company.userId, scopes],
  )
  return key
}

describe('a route', () => {
  it('that declares no access prevents the server from starting', async () => {
    const app = fastify()
    authenticate(app, api.platform)
    app.get('/open', { config: { access: allowAnyone() } }, async () => 'open')
    expect(() => app.get('/forgotten', async () => 'secret')).toThrow(/\/forgotten names no access/)
    await app.close()
  })

  it('refuses strangers and the wrong role before it reads their body', async () => {
    const post = (key: string | null) => api.call(key, 'POST', '/vehicles', { body: { capacityKg: 'much' } })
    expect((await post(null)).statusCode).toBe(401)
    expect((await post(company.keys.viewer)).statusCode).toBe(403)
    expect((await post(company.keys.driver)).statusCode).toBe(403)
    expect((await post(company.keys.dispatcher)).statusCode).toBe(400)
  })

  it('of the platform is closed to administrators of a company', async () => {
    expect((await api.call(null, 'GET', '/regions')).statusCode).toBe(401)
    expect((await api.call(company.keys.admin, 'GET', '/regions')).statusCode).toBe(403)
  })
})

describe('an API key', () => {
  it('with scopes may make only the calls that the scopes allow', async () => {
    const key = await keyFor(['fleet:read'])
    expect((await api.call(key, 'GET', '/vehicles')).statusCode).toBe(200)
    const refused = await api.call(key, 'POST', '/depots', {
      body: { name: 'North', address: 'x', lat: 51.5, lng: -0.1 },
    })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'not_allowed', details: { needed: 'fleet:write' } })
    expect((await api.call(await keyFor(['orders:read']), 'GET', '/vehicles')).statusCode).toBe(403)
  })

  it('without scopes has the rights of its member', async () => {
    const key = await keyFor([])
    const created = await api.call(key, 'POST', '/depots', {
      body: { name: 'South', address: 'x', lat: 51.5, lng: -0.1 },
    })
    expect(created.statusCode).toBe(201)
  })

  it('with scopes does not open platform routes, even an owner’s', async () => {
    await api.platform.database.asOwner('insert into public.owners (id) values ($1)', [company.userId])
    expect((await api.call(company.keys.dispatcher, 'GET', '/regions')).statusCode).toBe(200)
    expect((await api.call(await keyFor(API_KEY_SCOPES), 'GET', '/regions')).statusCode).toBe(403)
  })

  it('that is unknown is looked up a limited number of times per address, also in parallel', async () => {
    const strangers = Array.from(
      { length: 250 },
      () => API_KEY_PREFIX + randomBytes(32).toString('base64url'),
    )
    const answers = await Promise.all(
      strangers.map((key) =>
        api.app.inject({
          url: '/api/v1/vehicles',
          remoteAddress: '198.51.100.7',
          headers: { authorization: `Bearer ${key}` },
        }),
      ),
    )
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(150)
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(200)
  })

  it('cannot be created with a scope that no route uses', async () => {
    await expect(keyFor(['orders:everything'])).rejects.toMatchObject({ constraint: 'scopes_known' })
    for (const scope of API_KEY_SCOPES) await keyFor([scope])
  })
})
