// Tests random replacements of values: either a typed error that names the field, or a plan that the checker
// accepts.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { Problem, VroomProblem } from '../src/index.ts'
import { check, PlannerInputError, prepareInsertion, score, solve, solveVroom } from '../src/index.ts'
import { Random } from '../src/search/random.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { isLong, runsOf } from './suite.ts'

const RUNS = Number(process.env['FUZZ_RUNS'] ?? runsOf(250, 1500))
const quick = { threads: 0, iterationLimit: 8 }
const BAD: unknown[] = [
  Number.NaN,
  Infinity,
  -Infinity,
  1e308,
  -1,
  -0,
  1.5,
  3e9,
  2 ** 31,
  2 ** 53,
  '',
  'x',
  '7',
  null,
  undefined,
  true,
  [],
  {},
  [null],
  [[5, 1]],
  [[Number.NaN, 2]],
  { length: 3 },
  Symbol.iterator,
  () => 1,
  10n,
]

type Path = (string | number)[]

/** Paths of all values in a tree; only the first entries of long tables. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [path]
  const inside = Object.entries(value).flatMap(([key, child]) =>
    placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...inside] : inside
}

function put(root: object, path: Path, value: unknown): void {
  let at = root as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>
  const last = path.at(-1)!
  if (value === undefined) delete at[last]
  else at[last] = value
}

it('refuses or plans a problem with anything in the place of anything', async () => {
  const random = new Random(11)
  let refused = 0
  for (let run = 0; run < RUNS; run++) {
    const features = FEATURES.filter(() => random.unit() < 0.6)
    const problem = randomProblem(1 + (run % 40), 6, 2, features)
    const places = placesIn(problem)
    const path = places[random.below(places.length)]
    const bad = BAD[random.below(BAD.length)]
    put(problem, path, bad)
    const change = `${path.join('.')} = ${typeof bad === 'symbol' ? 'symbol' : String(bad)}`
    try {
      const plan = await solve(problem, quick)
      expect(check(problem, plan).violations, change).toEqual([])
      expect(Number.isFinite(plan.cost), change).toBe(true)
    } catch (error) {
      expect(error, change).toBeInstanceOf(PlannerInputError)
      expect((error as PlannerInputError).field.length, change).toBeGreaterThan(0)
      expect((error as PlannerInputError).message.length, change).toBeGreaterThan(10)
      refused++
    }
  }
  expect(refused).toBeGreaterThan(RUNS / 5)
})

it('refuses or takes given plans with anything in the place of anything', () => {
  const random = new Random(5)
  for (let run = 0; run < 300; run++) {
    const problem = randomProblem(3, 6, 2, ['windows', 'loads'])
    const input = {
      routes: [
        { vehicle: 'v0', orders: ['o0', 'o1'] },
        { vehicle: 'v1', orders: ['o2'] },
      ],
    }
    const places = placesIn(input)
    put(input, places[random.below(places.length)], BAD[random.below(BAD.length)])
    for (const use of [() => score(problem, input), () => prepareInsertion(problem, input).offers('o3')]) {
      try {
        use()
      } catch (error) {
        expect(error).toBeInstanceOf(PlannerInputError)
      }
    }
  }
})

function vroomDay(): VroomProblem {
  const table = [0, 1, 2, 3].map((a) => [0, 1, 2, 3].map((b) => Math.abs(a - b) * 100))
  return {
    vehicles: [
      {
        id: 1,
        profile: 'car',
        description: 'van',
        start_index: 0,
        end_index: 0,
        capacity: [4, 9],
        skills: [1],
        type: 'van',
        costs: { fixed: 5, per_hour: 3600, per_km: 10, per_task_hour: 60 },
        time_window: [0, 9000],
        speed_factor: 1.5,
        breaks: [{ id: 1, time_windows: [[100, 4000]], service: 60, max_load: [3, 9] }],
        max_tasks: 9,
        max_travel_time: 9000,
        max_distance: 90_000,
        steps: [{ type: 'start' }, { type: 'job', id: 1, service_after: 5 }, { type: 'end' }],
      },
    ],
    jobs: [
      {
        id: 1,
        location_index: 1,
        service: 60,
        setup: 5,
        delivery: [1, 2],
        skills: [1],
        priority: 5,
        time_windows: [[0, 8000]],
      },
      { id: 2, location_index: 2, pickup: [1, 1], service_per_type: { van: 5 } },
    ],
    shipments: [
      {
        amount: [1, 1],
        priority: 3,
        pickup: { id: 3, location_index: 3 },
        delivery: { id: 4, location_index: 1 },
      },
    ],
    matrices: { car: { durations: table, distances: table } },
    options: { g: false, seed: 1 },
  }
}

it('answers any VROOM request with a solution or with code 2', async () => {
  const random = new Random(17)
  let solved = 0
  for (let run = 0; run < RUNS; run++) {
    const request = vroomDay()
    if (run % 3 === 0) request.options!.c = true
    const places = placesIn(request)
    const path = places[random.below(places.length)]
    const bad = BAD[random.below(BAD.length)]
    put(request, path, bad)
    const answer = await solveVroom(request, quick)
    const change = `${path.join('.')} = ${typeof bad === 'symbol' ? 'symbol' : String(bad)}: ${answer.code === 0 ? 'solved' : answer.error}`
    expect([0, 2, 3], change).toContain(answer.code)
    if (answer.code === 0) solved++
    else expect(answer.error.length, change).toBeGreaterThan(10)
  }
  expect(solved).toBeGreaterThan(RUNS / 20)
})

it('survives tables that break the triangle inequality, legs of years and holes anywhere', async () => {
  const random = new Random(23)
  for (let seed = 1; seed <= (isLong ? 40 : 20); seed++) {
    const problem: Problem = randomProblem(
      seed,
      12,
      3,
      FEATURES.filter(() => random.unit() < 0.25),
    )
    for (const matrix of Object.values(problem.matrices)) {
      for (let k = 0; k < matrix.durations.length; k++) {
        const dice = random.below(12)
        if (dice === 0) matrix.durations[k] = 0x7fffffff
        if (dice === 1) matrix.distances[k] = 0x7fffffff
        if (dice === 2) matrix.durations[k] = 2_000_000_000
        if (dice === 3) matrix.durations[k] = 0
      }
    }
    const plan = await solve(problem, { ...quick, seed })
    expect(plan.violations).toEqual([])
  }
})

it(
  'says on the command line what is wrong, and writes it where a program reads it',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planner-cli-'))
    const cli = new URL('../src/cli.ts', import.meta.url).pathname
    const run = promisify(execFile)
    const out = join(folder, 'answer.json')
    const ask = async (text: string, ...more: string[]) => {
      const file = join(folder, 'problem.json')
      writeFileSync(file, text)
      const answer = await run(process.execPath, [
        cli,
        file,
        '--seconds',
        '1',
        '--threads',
        '1',
        '--out',
        out,
        ...more,
      ]).then(
        ({ stdout }) => stdout,
        (error: { code: number; stderr: string }) => `exit ${error.code}: ${error.stderr}`,
      )
      return answer.trim()
    }
    expect(await ask(JSON.stringify({ ...vroomDay(), jobs: [{ id: 1 }] }))).toMatch(
      /^exit 1: Missing index for job 1/,
    )
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ code: 2 })
    expect(await ask('{"vehicles": [')).toMatch(/^exit 1: Invalid JSON/)
    expect(await ask('NAME : x\nDIMENSION : none')).toMatch(/^exit 1: /)
    const line = await ask(JSON.stringify(vroomDay()), '-c')
    expect(line).toMatch(/^cost \d+ routes 1 unserved 3 seconds /)
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ code: 0, routes: [{ vehicle: 1 }] })
  },
)
