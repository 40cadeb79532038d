// Tests that no order is lost: days on real roads whose orders VROOM serves, and random days with mixed shift
// lengths.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Problem, VroomProblem } from '../src/index.ts'
import { solve, solveVroom } from '../src/index.ts'
import { Random } from '../src/search/random.ts'
import { faultsOf } from './faults.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

/** Days in the benchmark folder beside the repository (`bench/README.md`); absent in a plain clone. */
const BENCH = new URL('../../../../shared/bench/', import.meta.url)
const ROAD_DAYS = ['roads', 'regressions'].flatMap((folder) =>
  (existsSync(new URL(folder, BENCH)) ? readdirSync(new URL(folder, BENCH)) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`),
)

it.for(ROAD_DAYS)('has every order of %s served, as VROOM does', async (file) => {
  for (const seed of [1, 2])
    for (const timeLimitMs of [500, 2000]) {
      const day = JSON.parse(readFileSync(new URL(file, BENCH), 'utf8')) as VroomProblem
      // CPU time, because wall-clock time beside other tests says little about the search.
      const answer = await solveVroom(day, { threads: 0, timeLimitMs, seed, cpuClock: true })
      expect(answer, `seed ${seed}, ${timeLimitMs} ms`).toMatchObject({ code: 0, summary: { unassigned: 0 } })
    }
})

const DAYS = 100
const LIMITS_MS = [200, 400, 800]
const SOME_DAYS_HAVE: Feature[] = [
  'breaks',
  'maxDuration',
  'skills',
  'depots',
  'openEnds',
  'paidHours',
  'detours',
]

/** 150 to 300 orders, and vans with two or three shift lengths, usually more than needed. */
function randomDay(seed: number): { problem: Problem; features: Feature[] } {
  const random = new Random(seed)
  const size = 150 + random.below(151)
  const more = SOME_DAYS_HAVE.filter(() => random.unit() < 0.15)
  const features: Feature[] = ['windows', 'loads', ...more]
  const problem = randomProblem(seed, size, Math.ceil(size / (8 + random.below(6))), features)
  const day = problem.vehicles[0]!.shift[0]
  const hours = [9, 5 + random.below(3), 8].slice(0, 2 + random.below(2))
  problem.vehicles.forEach((van, k) => (van.shift = [day, day + hours[k % hours.length]! * 3600]))
  return { problem, features }
}

it(`leaves out no order that the quick construction serves, on ${DAYS} days of vans with unlike shifts`, async () => {
  const failed: string[] = []
  for (let seed = 1; seed <= DAYS; seed++) {
    const { problem, features } = randomDay(seed)
    const timeLimitMs = LIMITS_MS[seed % LIMITS_MS.length]!
    const faults = await solve(problem, { threads: 0, timeLimitMs, seed, cpuClock: true }).then(
      (plan) => faultsOf(problem, plan),
      (error: Error) => [error.message],
    )
    for (const fault of faults)
      failed.push(`seed ${seed}, ${timeLimitMs} ms, ${features.join(' ')}: ${fault}`)
  }
  expect(failed).toEqual([])
})
