// Tests the pair kernel: proven optima of small days, valid large ones, the same plan from the same seed.
import { describe, expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import type { Problem } from '../src/index.ts'
import { solve } from '../src/index.ts'
import { isPairs } from '../src/pairs/instance.ts'
import { createWants } from '../src/pairs/wants.ts'
import { Random } from '../src/search/random.ts'
import { bruteForce, compareKeys, keyOf } from './brute-force.ts'
import { randomProblem } from './random-problem.ts'
import { isLong } from './suite.ts'

/** Only pairs, on asymmetric roads; half of the days want the fewest vehicles. */
function pairsOnly(seed: number, count: number, fleet: number): Problem {
  const problem = randomProblem(
    seed,
    2 * count,
    fleet,
    seed % 2 === 0 ? ['windows', 'fewestVehicles'] : ['windows'],
  )
  const random = new Random(seed)
  for (let k = 0; k < count; k++) {
    const amount = [1 + random.below(3)]
    const from = problem.orders[2 * k]
    const to = problem.orders[2 * k + 1]
    Object.assign(from, { pickup: amount, pair: { id: k, role: 'pickup' } })
    Object.assign(to, { delivery: amount, pair: { id: k, role: 'delivery' } })
  }
  for (const v of problem.vehicles) v.capacity = [4]
  if (seed % 3 === 0) for (const v of problem.vehicles) v.costs = { fixed: 200, perHour: 1700, perKm: 90 }
  return problem
}

describe('pairs only', () => {
  for (const seed of [1, 2, 3, 4, 6, 9]) {
    it(`finds the proven best plan of day ${seed}`, async () => {
      const problem = pairsOnly(seed, 2, 2)
      expect(isPairs(compile(problem))).toBe(true)
      const best = bruteForce(problem)
      const plan = await solve(problem, { threads: 0, iterationLimit: 400 })
      expect(plan.search.engine).toBe('pairs')
      expect(plan.violations).toEqual([])
      const key = keyOf(problem, plan)
      expect(
        compareKeys(key, best.key),
        `${key.join(' ')} against ${best.key.join(' ')}`,
      ).toBeLessThanOrEqual(0)
    })
  }

  it('finds the proven best of the rest when one pair can never be served', async () => {
    // Enumerating two vehicles takes ten times as long.
    const problem = pairsOnly(6, 3, isLong ? 2 : 1)
    problem.orders[5].windows = [[0, 1]]
    const best = bruteForce(problem)
    const plan = await solve(problem, { threads: 0, iterationLimit: 600 })
    expect(plan.unserved.map((u) => u.order)).toEqual(expect.arrayContaining(['o4', 'o5']))
    const key = keyOf(problem, plan)
    expect(compareKeys(key, best.key), `${key.join(' ')} against ${best.key.join(' ')}`).toBeLessThanOrEqual(
      0,
    )
  })

  it('raises the penalty of a missing pair while it is left out, and lowers it once all are served', () => {
    const wants = createWants(3, 10)
    const atFirst = wants.of([0])
    expect(wants.of([0, 1, 2])).toBe(3 * atFirst)
    for (let step = 0; step < 3000; step++) wants.learn([1], false, 10)
    expect(wants.of([1])).toBeGreaterThan(1.5 * atFirst)
    expect(wants.of([0])).toBe(atFirst)
    for (let step = 0; step < 30_000; step++) wants.learn([], true, 10)
    expect(wants.of([1])).toBeLessThan(atFirst)
    expect(wants.of([0])).toBeGreaterThan(0)
  })

  it('leaves anything else to the other kernel', () => {
    const changes: ((p: Problem) => void)[] = [
      (p) => (p.vehicles[0].pinned = ['o0', 'o1']),
      (p) => (p.vehicles[0].maxDistance = 50_000),
      (p) => (p.vehicles[0].costs = { fixed: 0, perHour: 900, perKm: 0, perPaidHour: 900 }),
      (p) => (p.vehicles[1].capacity = [9]),
      (p) => (p.orders[0].setup = 60),
      (p) => (p.orders[0].release = 29_000),
      (p) => (p.orders[0].forbiddenVehicles = ['v1']),
      (p) => p.orders.push({ id: 'alone', location: 3, service: 0 }),
    ]
    for (const change of changes) {
      const problem = pairsOnly(1, 4, 2)
      change(problem)
      expect(isPairs(compile(problem)), change.toString()).toBe(false)
    }
  })

  it('plans a large day that the checker accepts, and the same again from the same seed', async () => {
    const problem = isLong ? pairsOnly(8, 100, 30) : pairsOnly(8, 50, 15)
    const once = await solve(problem, { threads: 0, iterationLimit: 1500, seed: 5 })
    const again = await solve(problem, { threads: 0, iterationLimit: 1500, seed: 5 })
    expect(once.violations).toEqual([])
    // Some delivery windows close before their pickup's open; nothing else may be unserved.
    expect(once.unserved.every((u) => u.code === 'window')).toBe(true)
    expect(again.routes.map((r) => r.steps.map((s) => s.id))).toEqual(
      once.routes.map((r) => r.steps.map((s) => s.id)),
    )
  })

  it('starts from a given plan and never ends with a worse one', async () => {
    const problem = pairsOnly(3, 20, 6)
    const first = await solve(problem, { threads: 0, iterationLimit: 3000 })
    const routes = first.routes.map((r) => ({
      vehicle: r.vehicle,
      orders: r.steps.filter((s) => s.type === 'order').map((s) => s.id!),
    }))
    const second = await solve(problem, { threads: 0, iterationLimit: 50, initial: { routes } })
    expect(second.violations).toEqual([])
    expect(second.unserved.length).toBeLessThanOrEqual(first.unserved.length)
    expect(second.cost).toBeLessThanOrEqual(first.cost + 1e-6)
  })

  it('leaves the fewest pairs out where the fleet is too small', async () => {
    const problem = pairsOnly(5, 30, 1)
    const plan = await solve(problem, { threads: 0, iterationLimit: 2000 })
    expect(plan.violations).toEqual([])
    expect(plan.unserved.length).toBeGreaterThan(0)
    expect(plan.unserved.length).toBeLessThan(60)
    expect(plan.unserved.some((u) => u.code === 'fleet_full')).toBe(true)
  })
})
