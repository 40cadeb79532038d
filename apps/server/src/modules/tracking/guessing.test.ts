// Tracking numbers cannot be guessed: misses from one address are limited, even in parallel.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { testApi, type TestApi } from '../testing.ts'
import { proofs } from '../proofs/module.ts'
import { tracking } from './module.ts'

let api: TestApi
/** Milliseconds on the limiter's clock; the tests move it. */
let elapsed = 0

beforeAll(async () => {
  api = await testApi([tracking, { ...proofs, work: undefined }], {
    clock: { ...systemClock, elapsed: () => elapsed },
  })
})
afterAll(() => api.close())

it('looks up thirty simultaneous unknown numbers, and refuses the others', async () => {
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

it('looks up at most forty-two of a thousand guesses spread evenly over a minute', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 1_000; guess += 1) {
    elapsed += 60
    const answer = await api.app.inject({
      url: `/api/v1/tracking/DW-${String(guess).padStart(8, '0')}`,
      remoteAddress: '198.51.100.8',
    })
    statuses.push(answer.statusCode)
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  // Thirty at once, and one more every five seconds.
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(42)
})

it('[M4.11] counts guesses at proofs of delivery together with those at tracking', async () => {
  const guess = (path: string) =>
    api.app.inject({ url: `/api/v1/${path}/DW-12345678`, remoteAddress: '198.51.100.9' })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => guess(index % 2 === 0 ? 'verify' : 'tracking')),
  )
  const statuses = answers.map((answer) => answer.statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
