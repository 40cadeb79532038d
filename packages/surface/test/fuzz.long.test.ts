// A slice of `npm run fuzz`: some hundred hostile requests of a fixed seed to every part, and nothing left half-done.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLong } from '@dropwise/db/testing'
import { readCorpus, replay } from '../fuzz/corpus.ts'
import { afterwards, AREAS, fuzz } from '../fuzz/fuzz.ts'
import type { Target } from '../fuzz/target.ts'
import { CANARY_SQL, countFiles, settle } from '../fuzz/world.ts'
import { fixture, SECRET, startWorld, type World } from './world.ts'

const REQUESTS = isLong() ? 1500 : 250

let world: World
let storageDir: string
let target: Target
beforeAll(async () => {
  storageDir = await mkdtemp(join(tmpdir(), 'surface-fuzz-test-'))
  world = await startWorld({ storageDir, sql: `${await fixture('work.sql')}\n${CANARY_SQL}` })
  const { s3 } = await world.surface.issueApiKeys()
  target = await settle({ ...world, secret: SECRET, s3 })
})
afterAll(async () => {
  await world.close()
  await rm(storageDir, { recursive: true, force: true })
})

it(
  `answers ${REQUESTS} hostile requests with its own errors, and reveals no secret`,
  { timeout: 300_000 },
  async () => {
    const { counts, faults } = await fuzz(target, { requests: REQUESTS, seed: 20_260_101 })
    expect(faults).toEqual([])
    // Requests reached every part, and some were accepted: requests that fail authentication show little.
    for (const { name } of AREAS) expect(Object.keys(counts[name] ?? {}).length, name).toBeGreaterThan(1)
    expect(counts.rest?.['2xx']).toBeGreaterThan(REQUESTS / 15)
    expect(await afterwards(target, () => countFiles(storageDir))).toEqual([])
  },
)

it('answers requests that it once answered wrongly', async () => {
  for (const entry of await readCorpus())
    expect([entry.once, await replay(target, entry)]).toEqual([entry.once, undefined])
})
