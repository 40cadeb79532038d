// API responses over the wire: compressed on request, 304 for unchanged ones, no body on request.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../modules/fleet/module.ts'
import { idempotency } from '../modules/idempotency/module.ts'
import { openapi } from '../modules/openapi/module.ts'
import { testApi, type TestApi, type TestCompany } from '../modules/testing.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([idempotency, openapi, fleet], { hasAccounts: true })
  company = await api.company()
  for (let number = 1; number <= 20; number += 1) await addVan(`VAN ${number}`)
})
afterAll(() => api.close())

const addVan = (registration: string, headers: Record<string, string> = {}) =>
  api.call(company.keys.admin, 'POST', '/vehicles', { body: { name: registration, registration }, headers })
/** A list without the time of its reading. */
const itemsOf = (body: string): unknown => (JSON.parse(body) as { items: unknown }).items
const vehicles = (headers: Record<string, string> = {}) =>
  api.call(company.keys.admin, 'GET', '/vehicles', { headers })

describe('an answer', () => {
  it('is compressed for callers that accept it, with the same content', async () => {
    const plain = await vehicles()
    expect(plain.headers['content-encoding']).toBeUndefined()
    const brotli = await vehicles({ 'accept-encoding': 'gzip, br' })
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual([
      'br',
      expect.stringMatching(/accept-encoding/i),
    ])
    expect(itemsOf(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(itemsOf(plain.body))
    expect(brotli.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
    const gzip = await vehicles({ 'accept-encoding': 'gzip' })
    expect(itemsOf(gunzipSync(gzip.rawPayload).toString())).toEqual(itemsOf(plain.body))
    expect(brotli.headers.etag).toBe(plain.headers.etag)
  })

  it('of REST is compressed too, with its range of rows', async () => {
    const { serviceKey } = await api.platform.surface.issueApiKeys()
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const rest = async (encoding: string) => {
      const answer = await fetch(`${url}/rest/v1/vehicles?select=*&limit=20`, {
        headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'accept-encoding': encoding },
      })
      const { headers, status } = answer
      return {
        said: [status, headers.get('content-range'), headers.get('content-encoding')],
        rows: await answer.json(),
      }
    }
    const [plain, brotli] = [await rest('identity'), await rest('br')]
    expect(plain.said).toEqual([200, '0-19/*', null])
    expect(brotli.said).toEqual([200, '0-19/*', 'br'])
    expect(brotli.rows).toEqual(plain.rows)
  })

  it('is not sent again to callers that have it, until it changes', async () => {
    const { headers } = await vehicles()
    const etag = String(headers.etag)
    expect(headers['cache-control']).toBe('private, no-cache')
    for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await vehicles({ 'if-none-match': tag, 'accept-encoding': 'br' })
      expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined])
    }
    expect((await vehicles({ 'if-none-match': '"other"' })).statusCode).toBe(200)
    await addVan('VAN 21')
    const changed = await vehicles({ 'if-none-match': etag })
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
  })

  it('has no ETag where it is a refusal or a change', async () => {
    const refused = await api.call(null, 'GET', '/vehicles', { headers: { 'if-none-match': '*' } })
    expect([refused.statusCode, refused.headers.etag]).toEqual([401, undefined])
    const created = await addVan('VAN 22', { 'if-none-match': '*' })
    expect([created.statusCode, created.headers.etag]).toEqual([201, undefined])
  })

  it('to a change is omitted on request, with the address of the new row', async () => {
    const created = await addVan('VAN 23', { prefer: 'respond-async, return=minimal' })
    expect([created.statusCode, created.body]).toEqual([201, ''])
    expect(created.headers['preference-applied']).toBe('return=minimal')
    const address = String(created.headers.location)
    expect(address).toMatch(/^\/api\/v1\/vehicles\/[0-9a-f-]{36}$/)
    const path = address.slice('/api/v1'.length)
    const changed = await api.call(company.keys.admin, 'PATCH', path, {
      body: { name: 'Renamed' },
      headers: { prefer: 'return=minimal' },
    })
    expect([changed.statusCode, changed.body]).toEqual([204, ''])
    const refused = await addVan('VAN 23', { prefer: 'return=minimal' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'duplicate_registration'])
    expect((await addVan('VAN 24', { prefer: 'return=representation' })).json().name).toBe('VAN 24')
  })

  it('is stored whole for a retry, also when the first caller preferred a short one', async () => {
    const key = { 'idempotency-key': 'minimal then whole' }
    expect((await addVan('VAN 25', { ...key, prefer: 'return=minimal' })).body).toBe('')
    const retry = await addVan('VAN 25', key)
    expect([retry.statusCode, retry.json().registration]).toEqual([201, 'VAN 25'])
  })
})
