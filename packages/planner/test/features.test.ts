// Tests every feature of the model: proven optima of small problems, and the checker on large plans.
import { describe, expect, it } from 'vitest'
import { check, solve } from '../src/index.ts'
import { bruteForce, compareKeys, keyOf } from './brute-force.ts'
import type { Feature } from './random-problem.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { isLong } from './suite.ts'

/** Features that another one needs to matter. */
const COMPANIONS: Partial<Record<Feature, Feature[]>> = {
  reloads: ['loads'],
  priority: ['maxDuration', 'maxStops'],
  pairs: ['windows'],
  breaks: ['windows'],
  paidHours: ['windows'],
  mixedFleet: ['loads'],
  promisedTimes: ['windows'],
  twoBreaks: ['loads'],
  onTheRoad: ['loads', 'pickups'],
  typedTimes: ['paidHours'],
}

/** Size of a small problem: a fifth order makes enumeration ten times as long. */
const SMALL = isLong ? { orders: 5, plans: 1000, steps: 1500 } : { orders: 4, plans: 150, steps: 500 }

describe('small problems', () => {
  for (const feature of FEATURES) {
    it(`finds the proven best plan with ${feature}`, async () => {
      for (const seed of isLong ? [1, 2, 3] : [1]) {
        const problem = randomProblem(seed * 31, SMALL.orders, 2, [feature, ...(COMPANIONS[feature] ?? [])])
        const best = bruteForce(problem)
        const plan = await solve(problem, { threads: 0, iterationLimit: SMALL.steps, seed })
        expect(plan.violations).toEqual([])
        expect(best.tried).toBeGreaterThan(SMALL.plans)
        const key = keyOf(problem, plan)
        expect(
          compareKeys(key, best.key),
          `seed ${seed}: ${key.join(' ')} against ${best.key.join(' ')}`,
        ).toBeLessThanOrEqual(0)
      }
    })
  }
})

/** Orders and vans of a large problem. */
const [MANY, FLEET] = isLong ? [120, 9] : [60, 5]

describe('large problems', () => {
  for (const feature of FEATURES) {
    it(`makes a plan of ${MANY} orders with ${feature} that the checker accepts`, async () => {
      const problem = randomProblem(7, MANY, FLEET, [feature, ...(COMPANIONS[feature] ?? [])])
      const plan = await solve(problem, { threads: 0, iterationLimit: isLong ? 120 : 20 })
      expect(plan.violations).toEqual([])
      expect(check(problem, plan).feasible).toBe(true)
      expect(plan.unserved.length).toBeLessThan(MANY)
    })
  }
})
