// The course of cost that a run reports.
import { expect, it } from 'vitest'
import type { Run, RunDeps } from './prepare-run.ts'
import { ProgressReporter } from './progress-reporter.ts'

const PLANS = 250

it('stays short in the list that the run holds, and ends with the newest plan', async () => {
  const deps = { scopes: { asService: () => Promise.resolve(false) } } as unknown as RunDeps
  const run = { lockedRoutes: [], snapshot: { orders: [] } } as unknown as Run
  const reporter = new ProgressReporter(deps, run, new AbortController())
  const { history } = reporter
  for (let plan = 1; plan <= PLANS; plan += 1)
    reporter.hear({
      elapsedMs: plan * 1_000,
      cost: PLANS - plan,
      served: 0,
      total: 0,
      distance: 0,
      duration: 0,
    })
  await reporter.settle()
  expect(history.length).toBeLessThanOrEqual(200)
  expect(history[0]).toEqual([1, PLANS - 1])
  expect(history.at(-1)).toEqual([PLANS, 0])
})
