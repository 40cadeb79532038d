// Tests the bound by columns: never above the best plan, and near it where routes are short.
import { describe, expect, it } from 'vitest'
import { createColumnBound } from '../src/bound/column-bound.ts'
import { compile } from '../src/model/compile.ts'
import type { Plan, Problem } from '../src/index.ts'
import { solve } from '../src/index.ts'
import { Random } from '../src/search/random.ts'
import { bruteForce } from './brute-force.ts'
import { FEATURES, randomProblem } from './random-problem.ts'

/** The bound after at most so many rounds, begun with the routes of a plan. */
function boundOf(problem: Problem, plan: Plan | null, rounds = 120): number | null {
  const columns = createColumnBound(compile(problem))
  if (!columns) return null
  const index = new Map(problem.orders.map(({ id }, o) => [id, o]))
  if (plan)
    columns.add(
      plan.routes.map(({ vehicleIndex, steps }) => ({
        vehicle: vehicleIndex,
        orders: steps.flatMap(({ type, id }) => (type === 'order' ? [index.get(id!)!] : [])),
      })),
    )
  for (let k = 0; k < rounds && columns.step(); k++);
  return columns.bound
}

const isWhole = (problem: Problem, plan: Plan): boolean =>
  plan.unserved.every(({ order }) => problem.orders.find(({ id }) => id === order)?.prize !== undefined)

describe('the bound by columns', () => {
  it('is never above the best of all plans of four orders, with any features', () => {
    let bounded = 0
    for (let seed = 1; seed <= 25; seed++) {
      const random = new Random(seed)
      const features = FEATURES.filter((name) => name !== 'fewestVehicles' && random.unit() < 0.15)
      const problem = randomProblem(seed, 4, 2, features)
      const { key } = bruteForce(problem)
      const bound = boundOf(problem, null)
      // The key names orders left out by priority before the cost.
      if (bound === null || key.slice(0, -1).some((left) => left > 0)) continue
      bounded++
      expect(bound, `seed ${seed} ${features.join()}`).toBeLessThanOrEqual(key.at(-1)! + 1e-6)
    }
    expect(bounded).toBeGreaterThan(15)
  })

  it('is never above the cost of a plan of twenty orders, with any features', async () => {
    let bounded = 0
    for (let seed = 1; seed <= 10; seed++) {
      const random = new Random(seed + 500)
      const features = FEATURES.filter(() => random.unit() < 0.12)
      const problem = randomProblem(seed, 20, 6, features)
      const plan = await solve(problem, { threads: 0, iterationLimit: 400, seed })
      const bound = isWhole(problem, plan) ? boundOf(problem, plan, 15) : null
      if (bound === null) continue
      bounded++
      expect(bound, `seed ${seed} ${features.join()}`).toBeLessThanOrEqual(plan.cost + 1e-6)
    }
    expect(bounded).toBeGreaterThan(4)
  })

  it('comes within 3 % where a van carries few orders', async () => {
    const problem = randomProblem(6, 18, 7, ['maxStops', 'windows'])
    const plan = await solve(problem, { threads: 0, iterationLimit: 3000 })
    expect(isWhole(problem, plan)).toBe(true)
    expect(1 - boundOf(problem, plan)! / plan.cost).toBeLessThan(0.03)
  })
})
