// Tracking numbers cannot be tried out: misses of one address are limited, also when they are sent all at once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { tracking } from './module.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi([tracking])
})
afterAll(() => api.close())

it('looks up thirty unknown numbers that arrive together, and refuses the others', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      api.app.inject({
        url: `/api/v1/tracking/DW-${String(index).padStart(8, '0')}`,
        remoteAddress: '198.51.100.7',
      }),
    ),
  )
  const statuses = answers.map((answer) => answer.statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(70)
})
