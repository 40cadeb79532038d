// The call limits of all callers, and the headers that report them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiKeys } from '../modules/api-keys/module.ts'
import { testApi, type TestApi, type TestCompany } from '../modules/testing.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([apiKeys], { callLimits: { caller: 40, company: 100 } })
  company = await api.company()
})
afterAll(() => api.close())

async function callsOf(key: string | null, count: number) {
  const answers = await Promise.all(Array.from({ length: count }, () => api.call(key, 'GET', '/api-keys')))
  return { answers, refused: answers.filter(({ statusCode }) => statusCode === 429) }
}

it('returns the remaining calls and the time of the reset', async () => {
  const { headers } = await api.call(company.keys.admin, 'GET', '/api-keys')
  expect(headers).toMatchObject({
    'ratelimit-limit': '40',
    'ratelimit-remaining': '39',
    'ratelimit-reset': '60',
  })
})

it('refuses a key past its budget with the time to wait, and accepts others', async () => {
  const { refused } = await callsOf(company.keys.admin, 50)
  expect(refused).toHaveLength(11)
  expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]?.headers['ratelimit-remaining']).toBe('0')
  expect((await callsOf(company.keys.dispatcher, 40)).refused).toHaveLength(0)
})

it('refuses a company past its budget, whichever key calls, and no other company', async () => {
  expect((await callsOf(company.keys.viewer, 40)).refused).toHaveLength(20)
  const other = await api.company()
  expect((await callsOf(other.keys.admin, 40)).refused).toHaveLength(0)
})

it('counts callers without a key by their address', async () => {
  expect((await callsOf(null, 50)).refused).toHaveLength(10)
})
