// The types of `@dropwise/client` match the document. After a change of the API: `npx vitest run
// client-types -u`.
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { testApi, type TestApi } from '../testing.ts'

const FILE = '../../../../../packages/client/src/api.gen.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi(modules)
})
afterAll(() => api.close())

/**
 * Most named schemas of the document for integrators, and of the whole one, as of November 2026 with some room. Before a limit rises:
 * is the new schema needed, or a copy of an existing one?
 */
const MOST_SCHEMAS = { integrators: 190, all: 305 }

it.each(['integrators', 'all'] as const)('stay few for %s', async (calls) => {
  const { components } = (await api.call(null, 'GET', `/openapi.json?calls=${calls}`)).json()
  expect(Object.keys(components.schemas).length).toBeLessThanOrEqual(MOST_SCHEMAS[calls])
})

it('has only calls that a key or the public can make', async () => {
  const { paths } = (await api.call(null, 'GET', '/openapi.json')).json()
  expect(paths).toHaveProperty(['/orders'])
  expect(paths).toHaveProperty(['/tracking/{number}'])
  expect(Object.keys(paths).filter((path) => /^\/(?:owner|account|members|setup|trial)/.test(path))).toEqual(
    [],
  )
})

it('are up to date', async () => {
  const document = (await api.call(null, 'GET', '/openapi.json')).body
  const types = astToString(await openapiTypes(document, { alphabetize: true, defaultNonNullable: false }))
  await expect(`// Written by client-types.test.ts from the OpenAPI document.\n${types}`).toMatchFileSnapshot(
    FILE,
  )
})
