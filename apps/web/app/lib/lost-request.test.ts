// Tests retries (requirement 7-5): up to three, one second longer each, only after no response.
import { expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { createQueryClient } from './query.ts'
import { retryDelay, shouldRetry } from './lost-request.ts'

const networkError = new TypeError('Failed to fetch')

it('tries a lost request three more times, one, two and three seconds later', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, networkError))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([1, 2, 3].map(retryDelay)).toEqual([1_000, 2_000, 3_000])
})

it('knows a lost request in every browser, and by the data client', () => {
  for (const message of [
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'TypeError: Failed to fetch',
  ])
    expect(shouldRetry(0, new Error(message))).toBe(true)
  expect(
    shouldRetry(0, new ApiError(0, { code: 'network', message: 'The server could not be reached.' })),
  ).toBe(true)
})

it('never repeats what was answered, or what took too long', () => {
  for (const [status, code] of [
    [500, 'internal'],
    [503, 'unavailable'],
    [403, 'forbidden'],
    [0, 'timeout'],
  ] as const)
    expect(shouldRetry(0, new ApiError(status, { code, message: 'No.' }))).toBe(false)
})

it('is how every query of the pages is retried', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries?.retry).toBe(shouldRetry)
  // The library counts failures from 0.
  expect(typeof queries?.retryDelay === 'function' && queries.retryDelay(0, networkError)).toBe(1_000)
})
