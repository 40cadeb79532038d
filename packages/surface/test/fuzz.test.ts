// A slice of `npm run fuzz`: some hundred hostile requests of a fixed seed to every part, and nothing left half-done.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { afterwards, AREAS, fuzz } from '../fuzz/fuzz.ts'
import { CANARY_SQL, countFiles, settle } from '../fuzz/world.ts'
import { fixture, SECRET, startWorld, type World } from './world.ts'

const REQUESTS = 1500

let world: World
let storageDir: string
beforeAll(async () => {
  storageDir = await mkdtemp(join(tmpdir(), 'surface-fuzz-test-'))
  world = await startWorld({ storageDir, sql: `${await fixture('work.sql')}\n${CANARY_SQL}` })
})
afterAll(async () => {
  await world.close()
  await rm(storageDir, { recursive: true, force: true })
})

it(
  `answers ${REQUESTS} hostile requests in its own words, and gives no secret away`,
  { timeout: 300_000 },
  async () => {
    const target = await settle({ ...world, secret: SECRET })
    const { counts, faults } = await fuzz(target, REQUESTS, 20_260_101)
    expect(faults).toEqual([])
    // Every part was asked, and not everything was refused: what is refused at the door shows little.
    for (const area of AREAS) expect(Object.keys(counts[area]).length, area).toBeGreaterThan(1)
    expect(counts.rest['2xx']).toBeGreaterThan(100)
    expect(await afterwards(target, () => countFiles(storageDir))).toEqual([])
  },
)
