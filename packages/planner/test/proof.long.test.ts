// Tests proofs: tiny days are optimal, small ones end by themselves, others have a lower bound.
import { describe, expect, it } from 'vitest'
import { createSparseTrees, createTrees } from '../src/bound/least-tree.ts'
import { lowerBound } from '../src/bound/lower-bound.ts'
import { compile } from '../src/model/compile.ts'
import type { Feature } from './random-problem.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { Random } from '../src/search/random.ts'
import type { Plan } from '../src/index.ts'
import { solve } from '../src/index.ts'
import { bruteForce, compareKeys, keyOf } from './brute-force.ts'

/** Beyond a test's timeout: a search that returns has ended by itself. */
const NEVER = 3_600_000

const gapOf = (plan: Plan): number => 1 - plan.bound! / plan.cost

describe('a tiny day', () => {
  const days: Feature[][] = [
    ['windows', 'loads'],
    ['manyWindows', 'breaks', 'skills', 'mixedFleet'],
    ['loads', 'reloads', 'release'],
    ['prize', 'loads', 'paidHours', 'setup'],
    ['fewestVehicles', 'windows', 'priority', 'maxStops'],
    ['promise', 'traffic', 'balance', 'depots', 'openEnds'],
  ]
  for (const [seed, features] of days.entries())
    it(`ends with the best plan and its proof (${features.join(', ')})`, async () => {
      const problem = randomProblem(seed + 1, 4, 2, features)
      const plan = await solve(problem, { threads: 0, timeLimitMs: NEVER })
      expect(plan.violations).toEqual([])
      expect(plan.search.engine).toBe('exact')
      expect(compareKeys(keyOf(problem, plan), bruteForce(problem).key)).toBe(0)
      const isOptional = (id: unknown): boolean =>
        problem.orders.find((o) => o.id === id)?.prize !== undefined
      if (plan.unserved.every((u) => isOptional(u.order))) expect(plan.bound).toBe(plan.cost)
      else expect(plan.bound).toBeUndefined()
    })
})

describe('a small day', () => {
  for (const features of [
    ['windows', 'loads'],
    ['windows', 'breaks'],
    ['pairs', 'windows'],
  ] as const)
    it(`ends by itself (${features.join(', ')})`, async () => {
      const problem = randomProblem(3, 8, 4, [...features])
      const plan = await solve(problem, { threads: 1, timeLimitMs: NEVER })
      expect(plan.violations).toEqual([])
      expect(plan.search.engine).not.toBe('exact')
      expect(plan.search.iterations).toBeLessThanOrEqual(8 * 3100)
    })
})

describe('the lower bound', () => {
  it('[M39] [M4.1] is never above the cost of a plan, with any features', async () => {
    let bounded = 0
    for (let seed = 1; seed <= 30; seed++) {
      const random = new Random(seed)
      const features = FEATURES.filter(() => random.unit() < 0.2)
      for (const [size, fleet] of [
        [5, 2],
        [12, 5],
      ] as const) {
        const problem = randomProblem(seed, size, fleet, features)
        const plan = await solve(problem, { threads: 0, iterationLimit: 30, seed })
        // `plan.bound` is capped at the cost, so recompute it.
        const bound = lowerBound(compile(problem))
        if (plan.bound === undefined || bound === null) continue
        bounded++
        expect(bound).toBeLessThanOrEqual(plan.cost + 1e-6)
      }
    }
    expect(bounded).toBeGreaterThan(15)
  })

  it('is above zero for an ordinary day and for a fleet with fixed prices', async () => {
    for (const features of [
      ['windows', 'loads'],
      ['loads', 'mixedFleet'],
    ] as const) {
      const problem = randomProblem(4, 100, 12, [...features])
      const plan = await solve(problem, { threads: 0, iterationLimit: 40 })
      expect(gapOf(plan)).toBeLessThan(0.6)
    }
  })

  it('is not given where a mandatory order is left out', async () => {
    const problem = randomProblem(4, 12, 2, ['loads'])
    problem.orders[0].delivery = [1000]
    const plan = await solve(problem, { threads: 0, iterationLimit: 50 })
    expect(plan.unserved).toHaveLength(1)
    expect(plan.bound).toBeUndefined()
  })
})

describe('the least tree', () => {
  it('has the same bound by listed legs and by all legs, where the list is complete', () => {
    const random = new Random(6)
    for (let k = 0; k < 100; k++) {
      const orders = 1 + random.below(12)
      const between = new Float64Array(orders * orders)
      for (let i = 0; i < orders; i++)
        for (let j = 0; j < i; j++) between[i * orders + j] = between[j * orders + i] = 1 + random.below(50)
      const others = Array.from({ length: orders }, (_, i) =>
        Array.from({ length: orders }, (_, j) => j).filter((j) => j !== i),
      )
      const price = Float64Array.from({ length: orders }, () => random.below(30) - 15)
      const [all, listed] = [createTrees(orders, between), createSparseTrees(orders, between, others)].map(
        (grow) => grow(price).price.toSorted(),
      )
      expect(listed).toEqual(all)
    }
  })
})
