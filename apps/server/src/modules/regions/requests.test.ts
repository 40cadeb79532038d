// A company with a depot outside every region requests one from the platform owner, once. The owner reads
// who asks and where the depot lies.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { regions } from './module.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([regions])
})
afterAll(() => api.close())

it('[2.10-3] a request of a company reaches the owner once, with the place of its depot', async () => {
  const company = await api.company()
  await api.platform.database.asOwner(
    'update public.depots set lat = -1.2897, lng = 36.8212 where tenant_id = $1',
    [company.tenantId],
  )
  const requestMap = (token: string) => api.call(token, 'POST', '/map-requests')
  const before = await api.call(company.keys.viewer, 'GET', '/map-coverage')
  expect(before.json()).toMatchObject({ outside: [{ lat: -1.2897, lng: 36.8212 }], requestedAt: null })
  expect((await requestMap(company.keys.viewer)).statusCode).toBe(403)
  const [first, second] = await Promise.all([
    requestMap(company.keys.dispatcher),
    requestMap(company.keys.admin),
  ])
  expect(first.json().requestedAt).toBe(second.json().requestedAt)
  const owner = await api.ownerKey()
  const { items } = (await api.call(owner, 'GET', '/regions/requests')).json() as {
    items: { tenantId: string }[]
  }
  expect(items.filter(({ tenantId }) => tenantId === company.tenantId)).toMatchObject([
    { depots: [{ lat: -1.2897, lng: 36.8212 }] },
  ])
  expect((await api.call(company.keys.admin, 'GET', '/regions/requests')).statusCode).toBe(403)
})
