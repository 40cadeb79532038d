// Limits counted in memory: a burst, then as they refill, each key for itself.
import { expect, it } from 'vitest'
import { MemoryRateLimiter } from './rate-limit.ts'

it('lets a burst through, then as many as the time allows, each key for itself', () => {
  let now = 0
  const limiter = new MemoryRateLimiter(() => now)
  const take = (key: string) => limiter.take({ key, most: 2, seconds: 2 })
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 1, 0])
  now = 1_500
  expect([take('a'), take('a')]).toEqual([0, 1])
})

it('takes back what turned out to be harmless', () => {
  const limiter = new MemoryRateLimiter(() => 0)
  const quota = { key: 'a', most: 1, seconds: 60 }
  expect(limiter.take(quota)).toBe(0)
  expect(limiter.take(quota)).toBe(60)
  limiter.release(quota)
  expect(limiter.take(quota)).toBe(0)
})
