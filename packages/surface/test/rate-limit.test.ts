// One limiter for all processes: exact for what can be guessed, in steps for what is frequent.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Quota, RateLimiter } from '../src/core/rate-limit.ts'

let database: TestDatabase
let pool: pg.Pool
let queries = 0
let now = Date.now()
let keys = 0

beforeAll(async () => {
  database = await testDatabase('product')
  pool = new pg.Pool(database.access.as('supabase_admin'))
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

const limiterOfProcess = () =>
  new RateLimiter(
    (text, values) => {
      queries += 1
      return pool.query(text, values)
    },
    () => now,
  )

const newQuota = (limit: Omit<Quota, 'key'>): Quota => ({ key: `test ${(keys += 1)}`, ...limit })

/** How many of `count` tries at the same moment were let through, taking turns at the limiters. */
async function allowed(limiters: RateLimiter[], quota: Quota, count: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: count }, (_, index) => limiters[index % limiters.length]!.take(quota)),
  )
  return waits.filter((wait) => wait === 0).length
}

it('lets exactly the limit through, on two servers too', async () => {
  expect(
    await allowed([limiterOfProcess(), limiterOfProcess()], newQuota({ most: 10, seconds: 60 }), 40),
  ).toBe(10)
})

it('lets exactly the limit through in one process, also with steps', async () => {
  const limiter = limiterOfProcess()
  const quota = newQuota({ most: 30, seconds: 60, step: 3 })
  expect(await allowed([limiter], quota, 100)).toBe(30)
  expect(await limiter.take(quota)).toBe(60)
})

it('lets at most `step - 1` more through with each further process', async () => {
  const through = await allowed(
    [limiterOfProcess(), limiterOfProcess(), limiterOfProcess()],
    newQuota({ most: 30, seconds: 60, step: 3 }),
    300,
  )
  expect(through).toBeGreaterThanOrEqual(30)
  expect(through).toBeLessThanOrEqual(30 + 3 * 2)
})

it('does not query the database while tries are few or returned', async () => {
  const limiter = limiterOfProcess()
  const quota = newQuota({ most: 30, seconds: 60, step: 3 })
  queries = 0
  for (let n = 0; n < 100; n += 1) {
    await limiter.take(quota)
    await limiter.release(quota)
  }
  expect(queries).toBe(0)
})

it('starts again after the window, and after a reset', async () => {
  const limiter = limiterOfProcess()
  for (const quota of [newQuota({ most: 2, seconds: 60 }), newQuota({ most: 4, seconds: 60, step: 2 })]) {
    expect(await allowed([limiter], quota, 9)).toBe(quota.most)
    now += 60_000
    expect(await allowed([limiter], quota, 9)).toBe(quota.most)
    await limiter.reset(quota)
    expect(await allowed([limiter], quota, 9)).toBe(quota.most)
  }
})

it('counts a try in no quota when one of the quotas refuses it', async () => {
  const limiter = limiterOfProcess()
  const [small, stepped, exact] = [
    newQuota({ most: 1, seconds: 60 }),
    newQuota({ most: 3, seconds: 60, step: 2 }),
    newQuota({ most: 3, seconds: 60 }),
  ]
  for (let n = 0; n < 9; n += 1) await limiter.take(exact, stepped, small)
  expect([await allowed([limiter], exact, 9), await allowed([limiter], stepped, 9)]).toEqual([2, 2])
})
