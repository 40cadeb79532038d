// Tests driving-time rules: plans keep them and the checker reports violations, for either definition of a
// rest.
import { describe, expect, it } from 'vitest'
import { check, score, solve, type DrivingRule, type Problem, type Vehicle } from '../src/index.ts'

const HOUR = 3_600
/** A depot and places on a line, one hour apart. */
function line(count: number, vehicle: Partial<Vehicle>, service = 600): Problem {
  const n = count + 1
  const table = Int32Array.from({ length: n * n }, (_, k) => Math.abs(Math.floor(k / n) - (k % n)) * HOUR)
  const matrices = { car: { n, durations: table, distances: table } }
  return {
    matrices,
    vehicles: [
      { id: 'van', profile: 'car', start: 0, capacity: [], shift: [0, 16 * HOUR], ...vehicle } as Vehicle,
    ],
    orders: Array.from({ length: count }, (_, i) => ({ id: i + 1, location: i + 1, service })),
  }
}
const EU_561: DrivingRule = { seconds: 4.5 * HOUR, rest: 45 * 60, counts: 'breaks' }
const FMCSA: DrivingRule = { seconds: 8 * HOUR, rest: 30 * 60, counts: 'pauses' }
const rest = (at: number, seconds = 45 * 60) => ({
  id: at,
  windows: [[at, at + HOUR]] as [number, number][],
  service: seconds,
})
const plan = (problem: Problem) =>
  solve(problem, { seed: 1, iterationLimit: 300, threads: 0 } as Parameters<typeof solve>[1])

describe('driving without a rest', () => {
  const long = (problem: Problem) =>
    check(problem, score(problem, { routes: [{ vehicle: 'van', orders: [1, 2, 3, 4, 5, 6] }] })).violations

  it('is reported with the seconds above the limit', () => {
    const problem = line(6, { maxDrivingWithoutRest: EU_561 })
    expect(long(problem)).toMatchObject([{ code: 'max_driving', amount: 1.5 * HOUR, vehicle: 'van' }])
    expect(long(line(6, {}))).toEqual([])
  })

  it('ends with a break that is long enough, and with no shorter one', () => {
    const rule = { maxDrivingWithoutRest: EU_561 }
    expect(long(line(6, { ...rule, breaks: [rest(3 * HOUR)] }))).toEqual([])
    expect(long(line(6, { ...rule, breaks: [rest(3 * HOUR, 30 * 60)] }))).toMatchObject([
      { code: 'max_driving' },
    ])
  })

  it('ends with any stop that is long enough where the rule counts pauses', () => {
    const short: DrivingRule = { ...FMCSA, seconds: 2 * HOUR }
    expect(long(line(6, { maxDrivingWithoutRest: short }, 40 * 60))).toEqual([])
    expect(long(line(6, { maxDrivingWithoutRest: { ...short, counts: 'breaks' } }, 40 * 60))).toMatchObject([
      { code: 'max_driving', amount: 4 * HOUR },
    ])
  })

  it('includes the time driven before the start', () => {
    const driven = { maxDrivingWithoutRest: { ...EU_561, driven: 2 * HOUR } }
    expect(long(line(6, driven))).toMatchObject([{ code: 'max_driving', amount: 3.5 * HOUR }])
  })

  it('holds in plans, which leave out orders that would break it and give the reason', async () => {
    const problem = line(6, { maxDrivingWithoutRest: EU_561 })
    const solution = await plan(problem)
    expect(check(problem, solution).violations).toEqual([])
    expect(solution.routes[0]!.steps.filter(({ type }) => type === 'order')).toHaveLength(4)
    expect(solution.unserved.map(({ code }) => code)).toContain('max_driving')

    const rested = line(6, { maxDrivingWithoutRest: EU_561, breaks: [rest(3 * HOUR)] })
    const restedPlan = await plan(rested)
    expect(check(rested, restedPlan).violations).toEqual([])
    expect(restedPlan.unserved).toEqual([])
  })
})
