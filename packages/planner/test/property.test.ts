// Random mixes of all features: the checker accepts every plan.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import { solve } from '../src/index.ts'
import { createKernelEngine } from '../src/search/kernel-engine.ts'
import { Random } from '../src/search/random.ts'
import { score } from '../src/explain/score.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { runsOf } from './suite.ts'
import type { Feature } from './random-problem.ts'

it('never makes an infeasible plan of a random mix of features', { timeout: 600_000 }, async () => {
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
        for (const u of plan.unserved) expect(u.code).toMatch(/^[a-z_]+$/)
      },
    ),
    { numRuns: runsOf(12, 180), seed: 20 },
  )
})

/** Features of an ordinary company's day; larger days of this kind use the annealing kernel. */
const ORDINARY: Feature[] = [
  'windows',
  'loads',
  'twoLoads',
  'skills',
  'allowed',
  'allowedOnly',
  'maxStops',
  'maxDuration',
  'depots',
  'openEnds',
  'priority',
  'setup',
  'onTheRoad',
  'profiles',
  'typedTimes',
  'pinnedSequence',
  'fewPairs',
  'fewestVehicles',
  'turns',
]

it('anneals any ordinary day into a plan that can be driven, at the price it says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 40, max: 90 }),
      fc.integer({ min: 2, max: 12 }),
      fc.subarray(ORDINARY),
      fc.constantFrom(0, 1200, 3601),
      (seed, size, fleet, features, perPaidHour) => {
        const problem = randomProblem(seed, size, fleet, features)
        for (const v of problem.vehicles) v.costs = { fixed: 300, perHour: 0, perKm: 30, perPaidHour }
        const p = compile(problem)
        const options = { initial: null, thread: 0, threads: 1, clock: null }
        const engine = createKernelEngine(p, new Random(seed), options)
        engine.run(() => (engine.share = engine.iterations / 300) >= 1)
        const routes = engine.best().map(({ vehicle, orders }) => ({
          vehicle: problem.vehicles[vehicle].id,
          orders: orders.map((o) => problem.orders[o].id),
        }))
        const plan = score(problem, { routes })
        expect(plan.violations).toEqual([])
        // Leg prices are integers in the kernel.
        if (plan.unserved.length === 0) expect(engine.value.cost / plan.cost).toBeCloseTo(1, 3)
      },
    ),
    { numRuns: runsOf(6, 180), seed: 21 },
  )
})
