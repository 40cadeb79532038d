// A deprecated call announces its end in headers and in the OpenAPI document.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openapi } from '../modules/openapi/module.ts'
import { testApi, type TestApi } from '../modules/testing.ts'
import { allowAnyone } from '../platform/access.ts'

let api: TestApi
beforeAll(async () => {
  const ending = {
    name: 'ending',
    api: (app: TestApi['app']) => {
      const access = allowAnyone()
      const deprecated = { since: '2027-03-01', until: '2028-03-01', instead: '/parcels' }
      app.get('/packages', { config: { access, deprecated } }, async () => ({ items: [] }))
      app.get('/parcels', { config: { access } }, async () => ({ items: [] }))
    },
  }
  api = await testApi([openapi, ending])
})
afterAll(() => api.close())

it('names the days and the call to make instead', async () => {
  const { headers } = await api.call(null, 'GET', '/packages')
  expect(headers).toMatchObject({
    deprecation: '@1803859200',
    sunset: 'Wed, 01 Mar 2028 00:00:00 GMT',
    link: '</api/v1/parcels>; rel="successor-version"',
  })
  expect((await api.call(null, 'GET', '/parcels')).headers.deprecation).toBeUndefined()
})

it('marks the call in the document', async () => {
  const { paths } = (await api.call(null, 'GET', '/openapi.json')).json()
  expect([paths['/packages'].get.deprecated, paths['/parcels'].get.deprecated]).toEqual([true, undefined])
})
