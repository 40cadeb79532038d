// docs/api-calls.md lists exactly the calls of API keys and the public. After a change: `npx vitest run api-page -u`.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { testApi, type TestApi } from '../testing.ts'
import { callsPage } from './calls-page.ts'
import type { Json } from './named-schemas.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi(modules)
})
afterAll(() => api.close())

it('lists the calls of the OpenAPI document', async () => {
  const document = (await api.call(null, 'GET', '/openapi.json')).json() as Json
  await expect(callsPage(document)).toMatchFileSnapshot('../../../../../docs/api-calls.md')
})
