// The document passes redocly's recommended rules without errors and warnings, and the rules that all of
// spectral's rules ask for beyond them (docs/decisions/0740).
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { testApi, type TestApi } from '../testing.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi(modules)
})
afterAll(() => api.close())

it.each(['integrators', 'all'])('has nothing that redocly complains of for %s', async (calls) => {
  const source = (await api.call(null, 'GET', `/openapi.json?calls=${calls}`)).body
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'info-contact': 'error',
      'operation-description': 'error',
      'parameter-description': 'error',
      'tag-description': 'error',
      'operation-singular-tag': 'error',
    },
  })
  const problems = await lintFromString({ source, config })
  expect(
    problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`),
  ).toEqual([])
})
