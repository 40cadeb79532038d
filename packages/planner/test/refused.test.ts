// Tests refused routes: they never leave the planner; without a callback they throw, otherwise they are
// repaired.
import { expect, it } from 'vitest'
import { solve, writeDay, type Plan, type Problem, type Refusal } from '../src/index.ts'
import { isDay, readDay } from '../src/formats/day-file.ts'
import { compile } from '../src/model/compile.ts'
import { assembleComplete, reportRefusal } from '../src/run/finish.ts'
import { RefusedRouteError } from '../src/run/refused.ts'

const HOUR = 3600
const SEARCH = { iterations: 0, evaluations: 0, elapsedMs: 0, engine: 'none' }

/** A morning van and all-day vans; five places ten minutes apart, the last two open in the afternoon. */
function dayOf(wholeDays: number): Problem {
  const n = 6
  const durations = Int32Array.from({ length: n * n }, (_, k) => 600 * Math.abs((k % n) - Math.floor(k / n)))
  const van = (id: string, to: number) => ({
    id,
    profile: 'car',
    start: 0,
    end: 0,
    capacity: [],
    shift: [0, to] as [number, number],
  })
  return {
    matrices: { car: { n, durations, distances: durations } },
    vehicles: [
      van('morning', 4 * HOUR),
      ...Array.from({ length: wholeDays }, (_, k) => van(`day ${k + 1}`, 10 * HOUR)),
    ],
    orders: [1, 2, 3, 4, 5].map((location) => ({
      id: location,
      location,
      service: 60,
      ...(location > 3 ? { windows: [[6 * HOUR, 7 * HOUR]] as [number, number][] } : {}),
    })),
  }
}

const ALL_IN_THE_MORNING = [{ vehicle: 0, orders: [0, 1, 2, 3, 4] }]

function assembleRefused(problem: Problem, isCutShort = false): { plan: Plan; refused: Plan[] } {
  const refused: Plan[] = []
  const evidence = { search: SEARCH, isCutShort }
  const plan = assembleComplete(problem, compile(problem), ALL_IN_THE_MORNING, evidence, (x) =>
    refused.push(x),
  )
  return { plan, refused }
}

const stopsOf = (plan: Plan) =>
  plan.routes.map(({ vehicle, steps }) => [
    vehicle,
    ...steps.flatMap(({ type, id }) => (type === 'order' ? [id] : [])),
  ])

it('splits a refused route: its van keeps what it can drive, an idle one takes the rest', () => {
  const { plan, refused } = assembleRefused(dayOf(1))
  expect(refused).toHaveLength(1)
  expect(refused[0]!.violations[0]).toMatchObject({ vehicle: 'morning', code: 'delay' })
  expect(plan.violations).toEqual([])
  expect(plan.unserved).toEqual([])
  expect(stopsOf(plan)).toEqual([
    ['morning', 1, 2, 3],
    ['day 1', 4, 5],
  ])
})

it('never reports fleet_full when the checker refused routes of the search', () => {
  const { plan } = assembleRefused(dayOf(0))
  expect(plan.violations).toEqual([])
  expect(plan.unserved.map(({ order, code }) => [order, code])).toEqual([
    [4, 'shift'],
    [5, 'shift'],
  ])
  const problem = dayOf(1)
  problem.vehicles[1]!.maxStops = 1
  expect(assembleRefused(problem).plan.unserved.map(({ code }) => code)).toEqual(['search_cut_short'])
})

it('throws with the day to replay, unless the caller handles it', () => {
  const problem = dayOf(1)
  const { refused } = assembleRefused(problem)
  expect(() => reportRefusal(problem, { seed: 3 }, refused[0]!)).toThrow(RefusedRouteError)
  const refusals: Refusal[] = []
  reportRefusal(problem, { seed: 3, onRefused: (refusal) => refusals.push(refusal) }, refused[0]!)
  expect(refusals).toMatchObject([
    { problem, options: { seed: 3 }, routes: [{ vehicle: 'morning', orders: [1, 2, 3, 4, 5] }] },
  ])
})

it('repairs a given plan that cannot be driven', async () => {
  const stopped = AbortSignal.abort()
  const initial = { routes: [{ vehicle: 'morning', orders: [1, 2, 3, 4, 5] }] }
  const plan = await solve(dayOf(1), { initial, signal: stopped, threads: 0 })
  expect(plan.violations).toEqual([])
  expect(plan.unserved).toEqual([])
})

it('writes the day of a refusal as a file that is read again', () => {
  const problem = dayOf(1)
  const refusal: Refusal = { problem, options: { seed: 3, threads: 1 }, violations: [], routes: [] }
  const file: unknown = JSON.parse(writeDay(refusal))
  expect(isDay(file) && readDay(file)).toEqual({ problem, options: { seed: 3, threads: 1 } })
  expect(isDay(JSON.parse('{"jobs": [], "vehicles": []}'))).toBe(false)
})
