// Refused routes are counted, and the newest days are stored in the data folder, where the planner can
// replay them.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem, Refusal } from '@dropwise/planner'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { createRefusalRecorder, refusedRoutes } from './refused-routes.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'refused-routes-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Files are written asynchronously, late on a busy machine. */
const WAIT = { timeout: 60_000 }

const listDays = () => readdir(join(dataDir, 'planner-days')).catch((): string[] => [])

function refusalOf(seed: number, places = 2): Refusal {
  const cells = new Int32Array(places * places)
  const problem: Problem = {
    matrices: { van: { n: places, durations: cells, distances: cells } },
    vehicles: [{ id: 'van', profile: 'van', capacity: [], shift: [0, 10] }],
    orders: [{ id: 'order', location: 1, service: 60 }],
  }
  const late = { code: 'delay' as const, amount: 50, vehicle: 'van', message: 'late' }
  return { problem, options: { seed }, violations: [late, late], routes: [] }
}

const countOf = async () => (await refusedRoutes.get()).values[0]?.value ?? 0

it('counts refused routes and stores the ten newest days', async () => {
  const record = createRefusalRecorder(dataDir, createLog('silent'))
  const before = await countOf()
  for (let seed = 1; seed <= 12; seed++) {
    record(refusalOf(seed))
    await vi.waitFor(async () => expect(await listDays()).toHaveLength(Math.min(seed, 10)), WAIT)
  }
  expect((await countOf()) - before).toBe(12)
  await vi.waitFor(async () => {
    const days = (await listDays()).toSorted()
    const seeds = await Promise.all(
      days.map(
        async (day) => JSON.parse(await readFile(join(dataDir, 'planner-days', day), 'utf8')).options.seed,
      ),
    )
    // Two days of the same millisecond have no order.
    expect(seeds.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  }, WAIT)
})

it('skips days whose road tables would fill the disk', async () => {
  const lines: object[] = []
  const log = createLog('silent')
  vi.spyOn(log, 'error').mockImplementation((about: unknown) => lines.push(about as object))
  createRefusalRecorder(dataDir, log)(refusalOf(1, 2_000))
  expect(lines).toMatchObject([{ orders: 1 }])
  expect(await listDays()).toHaveLength(10)
})
