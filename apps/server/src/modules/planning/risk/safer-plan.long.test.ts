// Safer plans: fewer missed promises within the price, on days that the search did not see; no change without a gain.
import { check, solve, type Plan, type Problem } from '@dropwise/planner'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawWindowedDay, type WindowedDay } from '../../../../test/windowed-day.ts'
import { listPlaces, toProblem } from '../problem.ts'
import { toProposal } from '../proposal.ts'
import { expectedMisses, NoisyDays } from './noisy-days.ts'
import { runSafer, saferTimeMs } from './safer-run.ts'
import { USUAL_SPREADS } from './spreads.ts'
import { simulationOf } from './to-simulate.ts'

/** Enough for every candidate on a slow machine. The search takes about 3 s of processor time. */
const LIMIT_MS = 300_000
let day: WindowedDay
let problem: Problem
let plan: Plan

beforeAll(async () => {
  day = drawWindowedDay(4, { vans: 4, count: 60 })
  problem = problemOf(day)
  plan = await solve(problem, { threads: 0, iterationLimit: 400, seed: 1 })
})

const problemOf = ({ snapshot, matrix }: WindowedDay) =>
  toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix })

function makeSafer(saferPercent: number, { signal = new AbortController().signal, of = day } = {}) {
  const snapshot = { ...of.snapshot, rules: { saferPercent } }
  const input = { snapshot, problem: problemOf(of), lockedRoutes: [], spreads: USUAL_SPREADS, signal }
  return runSafer({ ...input, limitMs: LIMIT_MS }, plan)
}

/** Misses on days of another seed than those of the search and of the plan's figures. */
function replay(of: Plan): number {
  const simulate = simulationOf(day.snapshot)
  const days = new NoisyDays(USUAL_SPREADS, { seed: 99, count: 1_000 })
  return toProposal(day.snapshot, of)
    .routes.map((route) => expectedMisses(days.simulate(simulate(route)), days.count))
    .reduce((sum, misses) => sum + misses, 0)
}

describe('a safer plan', () => {
  it('[M4.15] misses half of the promises for 2 % more cost, on other days than it was chosen by', async () => {
    const { plan: safer, safety } = await makeSafer(2)
    expect(check(problem, safer)).toMatchObject({ feasible: true })
    expect(safer.unserved).toEqual(plan.unserved)
    expect(safer.cost - plan.cost).toBeCloseTo(safety.extraCost, 4)
    expect(safer.cost).toBeLessThanOrEqual(plan.cost * 1.02 + 1e-6)
    // Measured: 5.8 of 40 promises fell to 2.3 for 1.9 % more.
    expect(safety).toMatchObject({ promises: 40, allowedPercent: 2 })
    expect(safety.missesAfter).toBeLessThan(safety.missesBefore / 2)
    expect(replay(safer)).toBeLessThan(replay(plan) * 0.55)
    expect(safety.earlierRoutes).toBeGreaterThan(0)
  })

  it('returns the unchanged plan after a stop, and reports no gain', async () => {
    const { plan: safer, safety } = await makeSafer(2, { signal: AbortSignal.abort() })
    expect(safer).toBe(plan)
    expect(safety).toMatchObject({ extraCost: 0, extraPercent: 0, earlierRoutes: 0, movedOrders: 0 })
    expect(safety.missesAfter).toBe(safety.missesBefore)
  })

  it('stays the plan where no order has a window', async () => {
    const orders = day.snapshot.orders.map((order) => ({ ...order, windowStart: null, windowEnd: null }))
    const of = { ...day, snapshot: { ...day.snapshot, orders } }
    const { plan: safer, safety } = await makeSafer(20, { of })
    expect(safer).toBe(plan)
    expect(safety).toMatchObject({ promises: 0, missesBefore: 0, missesAfter: 0, extraCost: 0 })
  })

  it('takes a fifth of the time of a run with the rule, and none of other runs', () => {
    expect(saferTimeMs({ rules: {}, timeLimitSeconds: 30 })).toBe(0)
    expect(saferTimeMs({ rules: { saferPercent: 0 }, timeLimitSeconds: 30 })).toBe(0)
    expect(saferTimeMs({ rules: { saferPercent: 2 }, timeLimitSeconds: 30 })).toBe(6_000)
    expect(saferTimeMs({ rules: { saferPercent: 2 }, timeLimitSeconds: 900 })).toBe(10_000)
  })
})
