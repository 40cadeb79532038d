// Every feature of the model: the search finds the proven best of small problems, and large plans pass the checker.
import { describe, expect, it } from 'vitest'
import { check, solve } from '../src/index.ts'
import { bruteForce, compareKeys, keyOf } from './brute-force.ts'
import type { Feature } from './random-problem.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { isLong } from './suite.ts'

/** What a feature needs beside it to matter. */
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

/** Orders of a small problem: trying every plan of a fifth one takes ten times as long. */
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
