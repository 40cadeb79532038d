// Random requests to every operation of /api/v1 get an answer that names the problem, never an internal
// error.
import { isLong, testDatabase, type TestDatabase } from '@dropwise/db/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attack } from '../test/fuzz/attack.ts'
import { readOperations } from '../test/fuzz/operations.ts'
import { requestsTo } from '../test/fuzz/requests.ts'
import { openWorld, type World } from '../test/fuzz/world.ts'

const REQUESTS = isLong() ? 5_000 : 200
const SEED = 1

let database: TestDatabase
let world: World
beforeAll(async () => {
  database = await testDatabase()
  world = await openWorld(database)
}, 120_000)
afterAll(async () => {
  await world.close()
  await database.close()
})

it(`answers ${REQUESTS} generated requests without a failure`, { timeout: 600_000 }, async () => {
  const operations = await readOperations(world.url)
  expect(operations.length).toBeGreaterThan(40)
  const requests = fc.sample(requestsTo(operations, world.ids, world.tokens), {
    seed: SEED,
    numRuns: REQUESTS,
  })
  const { statuses, faults } = await attack(world, requests)
  expect(faults).toEqual([])
  // The generated requests must reach the handlers, not only fail validation.
  expect(statuses[200] ?? 0).toBeGreaterThan(REQUESTS / 20)
})
