// One run of the planner, phase by phase: snapshot and roads, search, compact routes, shares of drivers, safer plan,
// end. It computes outside transactions and records its progress in the row of `plans`.
import { solve, type InitialPlan, type Plan, type Problem, type Progress } from '@dropwise/planner'
import { RoadsError } from '@dropwise/roads'
import { inSpan } from '../../platform/tracing.ts'
import { compactTimeMs, runCompact } from './compact-run.ts'
import { CHEAPEST_SHARE, evenDays, inMoney, withBalance } from './even-days.ts'
import { shareRoutesFairly } from './fair-routes.ts'
import { FIRST_SHARE, finishEarly, ROUND_SHARE } from './finish-early.ts'
import { PlanFailure, prepare, type Run, type RunDeps } from './prepare-run.ts'
import { ProgressReporter } from './progress-reporter.ts'
import { claimPlan, finishPlan, recordPlanHeartbeat } from './queries.ts'
import { runSafer, saferTimeMs } from './risk/safer-run.ts'
import { endRun, type RunOutcome } from './save-run.ts'
import { searchOn } from './search-on.ts'

/** Milliseconds between heartbeats; a worker counts as dead after several missed ones. */
const PULSE_MS = 2_000
/** Milliseconds between writes of progress. */
const PROGRESS_MS = 300
/**
 * Share of a run's time reserved for checking, drawing and storing its plan, and its maximum in
 * milliseconds.
 */
const END_SHARE = 0.12
const END_MOST_MS = 1_200
/** The same for exchanges of routes between drivers. */
const FAIR_SHARE = 0.1
const FAIR_MOST_MS = 3_000

/**
 * Runs a queued plan to its end. `stop` ends the search early and keeps the best plan. Returns when the row
 * is done, stopped or failed. Ignores runs that are no longer queued.
 */
export async function runPlan(
  deps: RunDeps,
  job: { tenantId: string; planId: string },
  stop: AbortController,
  onClaimed: () => void,
): Promise<void> {
  const { tenantId, planId } = job
  const row = await deps.scopes.asService('plan run: claim', ({ trx }) => claimPlan(trx, tenantId, planId))
  if (!row) return
  onClaimed()
  const began = performance.now()
  const pulse = setInterval(() => void beat(deps, job), PULSE_MS)
  try {
    const run = await prepare(deps, row)
    const searched = await search(deps, run, stop, performance.now() - began)
    const compact = await makeCompact(run, searched, stop.signal)
    const fair = await shareFairly(run, compact, stop.signal, performance.now() - began)
    const outcome = await makeSafer(run, fair, stop.signal)
    await endRun(deps, run, outcome, stop.signal.aborted)
  } catch (error) {
    const message = explainFailure(error)
    if (message === undefined) deps.log.error({ err: error, planId }, 'plan run')
    await deps.scopes.asService('plan run: failed', ({ trx }) =>
      finishPlan(trx, tenantId, planId, {
        status: 'failed',
        error:
          message ??
          'Planning failed for a reason that lies on our side. Run it again. If it keeps happening, tell support.',
      }),
    )
  } finally {
    clearInterval(pulse)
  }
}

/** Sends heartbeats while a run on a large day computes its roads without progress. */
async function beat(
  { scopes, log }: RunDeps,
  { tenantId, planId }: { tenantId: string; planId: string },
): Promise<void> {
  try {
    await scopes.asService('plan run: pulse', ({ trx }) => recordPlanHeartbeat(trx, tenantId, planId))
  } catch (error) {
    log.warn({ err: error, planId }, 'plan pulse')
  }
}

/** Time of a run for its search, its exchanges between drivers, and its end. */
function timesOf({
  fairness,
  snapshot,
}: Run): Record<'limitMs' | 'compactMs' | 'fairMs' | 'saferMs' | 'endMs', number> {
  const limitMs = snapshot.timeLimitSeconds * 1000
  // The earliest finish goes before fairness.
  const isFair = fairness && snapshot.objective !== 'finish'
  return {
    limitMs,
    fairMs: isFair ? Math.min(FAIR_MOST_MS, limitMs * FAIR_SHARE) : 0,
    compactMs: compactTimeMs(snapshot),
    saferMs: saferTimeMs(snapshot),
    endMs: Math.min(END_MOST_MS, limitMs * END_SHARE),
  }
}

/** Less overlap within the price that the run allows. The earliest finish goes before it. */
async function makeCompact(run: Run, outcome: RunOutcome, signal: AbortSignal): Promise<RunOutcome> {
  const { snapshot, problem, lockedRoutes } = run
  const limitMs = compactTimeMs(snapshot)
  if (limitMs === 0) return outcome
  return {
    ...outcome,
    ...(await runCompact({ snapshot, problem, lockedRoutes, signal, limitMs }, outcome.plan)),
  }
}

/** Long routes to drivers who drove less, in the time that is left. */
async function shareFairly(
  run: Run,
  outcome: RunOutcome,
  signal: AbortSignal,
  spentMs: number,
): Promise<RunOutcome> {
  const { limitMs, fairMs, saferMs, endMs } = timesOf(run)
  if (!run.fairness || fairMs === 0) return outcome
  const { plan, extraCost } = await shareRoutesFairly(
    withBalance(run.problem, 0),
    outcome.plan,
    run.fairness,
    {
      signal,
      timeLimitMs: Math.max(fairMs, limitMs - endMs - saferMs - spentMs),
    },
  )
  return { ...outcome, plan, fairnessCost: extraCost }
}

/** Fewer missed promises within the price that the run allows. The earliest finish goes before it. */
async function makeSafer(run: Run, outcome: RunOutcome, signal: AbortSignal): Promise<RunOutcome> {
  const { spreads, snapshot, lockedRoutes } = run
  if (!spreads || snapshot.objective === 'finish') return outcome
  const problem = withBalance(run.problem, 0)
  const limitMs = saferTimeMs(snapshot)
  const safer = await runSafer({ snapshot, problem, lockedRoutes, spreads, signal, limitMs }, outcome.plan)
  return { ...outcome, ...safer }
}

/** Searches until the run's time is nearly over or until `stop`, and reports progress to the plan's row. */
async function search(deps: RunDeps, run: Run, stop: AbortController, spentMs: number): Promise<RunOutcome> {
  const { limitMs, compactMs, fairMs, saferMs, endMs } = timesOf(run)
  const leftMs = limitMs - spentMs - endMs - compactMs - fairMs - saferMs
  const reporter = new ProgressReporter(deps, run, stop)
  const timer = setInterval(() => void reporter.report(), PROGRESS_MS)
  try {
    const { objective, seed } = run.snapshot
    const searchMs = Math.max(leftMs, limitMs / 2)
    const hear = (progress: Progress) => {
      if (objective === 'finish') reporter.hearSooner(progress)
      else if (objective === 'balance') reporter.hearEven(progress)
      else reporter.hear(progress)
    }
    const searchOnce = (problem: Problem, share: number, initial?: InitialPlan) =>
      inSpan('planner search', { attributes: { 'dropwise.threads': deps.threads } }, () =>
        solve(problem, {
          seed,
          // Roads of a large day may use up the run's time; half of it stays for the search.
          timeLimitMs: searchMs * share,
          threads: deps.threads,
          signal: stop.signal,
          onRefused: deps.onRefused,
          onProgress: hear,
          ...(initial ? { initial } : {}),
        }),
      )
    const began = performance.now()
    const first = (problem: Problem, share: number) =>
      searchOn((initial) => searchOnce(problem, share, initial), stop.signal)
    // The lower bound of cost does not apply to plans with another objective.
    const withoutBound = ({ bound: _bound, ...plan }: Plan): Plan => ({
      ...plan,
      search: { ...plan.search, elapsedMs: performance.now() - began },
    })
    const { history } = reporter
    if (objective === 'finish') {
      const plan = await first(run.problem, FIRST_SHARE)
      const early = await finishEarly(
        run.problem,
        plan,
        (problem) => searchOnce(problem, ROUND_SHARE),
        stop.signal,
      )
      return { plan: withoutBound(inMoney(run.problem, early)), history }
    }
    if (objective === 'balance') {
      const cheapest = await first(withBalance(run.problem, 0), CHEAPEST_SHARE)
      const { plan, cheapestCost } = await evenDays(run.problem, cheapest, searchOnce, {
        limitMs: searchMs,
        signal: stop.signal,
      })
      return { plan: withoutBound(plan), cheapestCost, history }
    }
    return { plan: await first(run.problem, 1), history }
  } finally {
    clearInterval(timer)
    await reporter.settle()
  }
}

/** The sentence for an expected failure; undefined for a bug. */
function explainFailure(error: unknown): string | undefined {
  if (error instanceof PlanFailure) return error.message
  if (error instanceof RoadsError) return [error.message, error.hint].filter(Boolean).join(' ')
  return undefined
}
