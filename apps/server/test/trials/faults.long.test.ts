// The journal test in small: `npm run faults` kills a hundred times.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { injectFaults } from './faults.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase('product')
})
afterAll(() => database.close())

it(
  'every write takes effect once and keeps its answer while the product is killed under load',
  { timeout: 900_000 },
  async () => {
    const { kinds, faults } = await injectFaults(database, { kills: 3, seed: 7 })
    expect(faults).toEqual([])
    expect(Object.keys(kinds).length).toBeGreaterThan(3)
  },
)
