// The types of `@dropwise/client` match the document. After a change of the API: `npx vitest run
// client-types -u`.
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { testApi, type TestApi } from '../testing.ts'
import { isForOwners } from './document.ts'

const FILE = '../../../../../packages/client/src/api.gen.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi(modules)
})
afterAll(() => api.close())

it('are up to date', async () => {
  const document = (await api.call(null, 'GET', '/openapi.json')).json() as { paths: Record<string, object> }
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => !isForOwners(path)))
  const types = astToString(
    await openapiTypes({ ...document, paths } as never, { alphabetize: true, defaultNonNullable: false }),
  )
  await expect(`// Written by client-types.test.ts from the OpenAPI document.\n${types}`).toMatchFileSnapshot(
    FILE,
  )
})
