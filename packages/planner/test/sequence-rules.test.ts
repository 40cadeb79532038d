// Rules on sequences: first, last, after others, the same vehicle, last in first out.
import { describe, expect, it } from 'vitest'
import { check, score, solve, type Plan, type Problem } from '../src/index.ts'
import { bruteForce, compareKeys, keyOf } from './brute-force.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

const RULES: Feature[] = ['turns', 'after', 'together']

const stopsOf = (plan: Plan) =>
  plan.routes.map(({ steps }) => steps.flatMap(({ type, id }) => (type === 'order' ? [String(id)] : [])))

/** A depot and places on a line, a kilometre and a minute apart; order `oK` is K minutes away. */
function line(count: number, vehicles: number): Problem {
  const n = count + 1
  const durations = new Int32Array(n * n)
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) durations[i * n + j] = 60 * Math.abs(i - j)
  return {
    matrices: { car: { n, durations, distances: durations } },
    vehicles: Array.from({ length: vehicles }, (_, k) => ({
      id: `v${k}`,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [],
      shift: [0, 36_000] as [number, number],
    })),
    orders: Array.from({ length: count }, (_, k) => ({ id: `o${k + 1}`, location: k + 1, service: 0 })),
  }
}

describe('[M34] rules on sequences', () => {
  it('serves the far order first and the near one last, at the price of the way', async () => {
    const problem = line(6, 1)
    problem.orders[4]!.turn = 'first'
    problem.orders[0]!.turn = 'last'
    const plan = await solve(problem, { threads: 0, iterationLimit: 300 })
    expect(plan.violations).toEqual([])
    expect(stopsOf(plan)[0]!.at(0)).toBe('o5')
    expect(stopsOf(plan)[0]!.at(-1)).toBe('o1')
  })

  it('serves an order after another, with the same vehicle', async () => {
    const problem = line(6, 2)
    for (const v of problem.vehicles) v.maxStops = 4
    problem.orders[0]!.after = ['o6']
    problem.orders[1]!.together = 'x'
    problem.orders[5]!.together = 'x'
    const plan = await solve(problem, { threads: 0, iterationLimit: 300 })
    expect(plan).toMatchObject({ violations: [], unserved: [] })
    const route = stopsOf(plan).find((stops) => stops.includes('o6'))!
    expect(route.indexOf('o1')).toBeGreaterThan(route.indexOf('o6'))
    expect(route).toContain('o2')
  })

  it('reports that the vehicle of its group has no room', async () => {
    const problem = line(5, 2)
    for (const v of problem.vehicles) v.maxStops = 3
    for (const o of problem.orders) o.together = 'x'
    const plan = await solve(problem, { threads: 0, iterationLimit: 300 })
    expect(plan.unserved.map(({ code }) => code)).toEqual(['sequence', 'sequence'])
    expect(plan.unserved[0]!.values.vehicle).toBe(plan.routes[0]!.vehicle)
  })

  it('unloads pairs in reverse where the vehicle requires it', async () => {
    const problem = line(4, 1)
    const [a, b, c, d] = problem.orders
    Object.assign(a!, { pair: { id: 'p', role: 'pickup' }, pickup: [1] })
    Object.assign(b!, { pair: { id: 'q', role: 'pickup' }, pickup: [1] })
    Object.assign(c!, { pair: { id: 'p', role: 'delivery' }, delivery: [1] })
    Object.assign(d!, { pair: { id: 'q', role: 'delivery' }, delivery: [1] })
    delete problem.vehicles[0]!.end
    const free = await solve(problem, { threads: 0, iterationLimit: 300 })
    expect(stopsOf(free)[0]).toEqual(['o1', 'o2', 'o3', 'o4'])
    problem.vehicles[0]!.lastInFirstOut = true
    expect(check(problem, free).violations).toMatchObject([{ code: 'sequence', order: 'o3' }])
    const nested = await solve(problem, { threads: 0, iterationLimit: 300 })
    expect(nested).toMatchObject({ violations: [], unserved: [] })
    expect(nested.cost).toBeGreaterThan(free.cost)
  })

  it('leaves out one of two orders that each come after the other', async () => {
    const problem = line(3, 1)
    problem.orders[0]!.after = ['o2']
    problem.orders[1]!.after = ['o1']
    const plan = await solve(problem, { threads: 0, iterationLimit: 200 })
    expect(plan.violations).toEqual([])
    expect(plan.unserved.map(({ code }) => code)).toEqual(['sequence'])
  })

  it('keeps pinned orders in their place against all rules', async () => {
    const problem = line(5, 2)
    problem.vehicles[0]!.pinned = ['o3', 'o5']
    problem.orders[3]!.turn = 'first'
    problem.orders[2]!.after = ['o1']
    const plan = await solve(problem, { threads: 0, iterationLimit: 300 })
    expect(plan.violations).toEqual([])
    expect(
      stopsOf(plan)
        .find((stops) => stops.includes('o3'))!
        .slice(0, 2),
    ).toEqual(['o3', 'o5'])
  })

  it('names each broken rule of a plan made by hand', () => {
    const problem = line(4, 2)
    problem.orders[3]!.turn = 'first'
    problem.orders[0]!.turn = 'last'
    problem.orders[1]!.after = ['o3']
    problem.orders[2]!.together = 'x'
    problem.orders[3]!.together = 'x'
    const { violations } = score(problem, {
      routes: [
        { vehicle: 'v0', orders: ['o1', 'o2', 'o3'] },
        { vehicle: 'v1', orders: ['o4'] },
      ],
    })
    expect(violations.map(({ code, order }) => [code, order])).toEqual([
      ['sequence', 'o1'],
      ['sequence', 'o2'],
      ['together', 'o4'],
    ])
  })

  it('finds the best plan of tiny days with rules', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const problem = randomProblem(seed, 4, 2, ['loads', 'windows', 'turns', 'after', 'together'])
      const plan = await solve(problem, { threads: 0, iterationLimit: 600, seed })
      expect(plan.violations).toEqual([])
      expect(compareKeys(keyOf(problem, plan), bruteForce(problem).key)).toBe(0)
    }
  })

  it('keeps every rule in larger days', async () => {
    for (const features of [['turns'], RULES, ['fewPairs', 'lastInFirstOut', ...RULES]] as Feature[][]) {
      const problem = randomProblem(7, 80, 8, ['loads', 'windows', ...features])
      const plan = await solve(problem, { threads: 0, iterationLimit: 300 })
      expect(plan.violations).toEqual([])
    }
  })

  it('costs little in the fast kernel where first and last do not bind', async () => {
    const problem = randomProblem(3, 120, 10, ['twoLoads', 'windows'])
    const plain = await solve(problem, { threads: 0, iterationLimit: 3000 })
    const stops = stopsOf(plain)
    for (const [first] of stops) problem.orders.find(({ id }) => id === first)!.turn = 'first'
    const ruled = await solve(problem, { threads: 0, iterationLimit: 3000 })
    expect(ruled.violations).toEqual([])
    expect(ruled.cost / plain.cost).toBeLessThan(1.03)
  })
})
