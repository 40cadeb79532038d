// Random mixes of all features: whatever comes out, the checker finds nothing wrong with it.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { solve } from '../src/index.ts'
import { FEATURES, randomProblem } from './random-problem.ts'

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60)

it('never makes an infeasible plan of a random mix of features', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 5 }),
      fc.subarray([...FEATURES]),
      async (seed, size, fleet, features) => {
        const problem = randomProblem(seed, size, fleet, features)
        const plan = await solve(problem, { threads: 0, iterationLimit: 40, seed })
        expect(plan.violations).toEqual([])
        expect(
          plan.routes.flatMap((r) => r.steps).filter((s) => s.type === 'order').length + plan.unserved.length,
        ).toBe(size)
        for (const u of plan.unserved) expect(u.message.length).toBeGreaterThan(10)
      },
    ),
    { numRuns: RUNS, seed: 20 },
  )
})
