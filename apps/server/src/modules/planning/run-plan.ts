// One run of the planner: snapshot, matrix, search with live progress, check, geometry, proposal. It
// computes outside transactions and records its progress in the row of `plans`.
import {
  check,
  solve,
  type InitialPlan,
  type Plan,
  type Problem,
  type Progress,
  type SolveOptions,
} from '@dropwise/planner'
import type { PlanSafety } from '@dropwise/contracts'
import { encodePolyline, RoadsError, type RoadEngine } from '@dropwise/roads'
import type { Scopes } from '../../platform/db/scope.ts'
import { refreshStatistics } from '../../platform/db/statistics.ts'
import type { Logger } from '../../platform/log.ts'
import { inSpan } from '../../platform/tracing.ts'
import { baselineMetres } from './baseline.ts'
import { CHEAPEST_SHARE, evenDays, inMoney, withBalance } from './even-days.ts'
import { shareRoutesFairly } from './fair-routes.ts'
import { FIRST_SHARE, finishEarly, finishesSooner, ROUND_SHARE } from './finish-early.ts'
import type { PlanningRoads } from './matrix-cache.ts'
import { PlanFailure, prepare, type Run } from './prepare-run.ts'
import { explainTooBig } from './too-big.ts'
import { toProposal, type ProposedRoute, type Proposal } from './proposal.ts'
import {
  claimPlan,
  finishPlan,
  recordPlanHeartbeat,
  saveProposal,
  writeProgress,
  type StoredProgress,
} from './queries.ts'
import { runSafer, saferTimeMs } from './risk/safer-run.ts'
import { searchOn } from './search-on.ts'

export interface RunDeps {
  scopes: Scopes
  roads: PlanningRoads
  log: Logger
  /** Search threads of one run. */
  threads: number
  onRefused: SolveOptions['onRefused']
}

/** Milliseconds between heartbeats; a worker counts as dead after several missed ones. */
const PULSE_MS = 2_000
/** Milliseconds between writes of progress. */
const PROGRESS_MS = 300
/** Milliseconds between writes of the best plan: a dying worker loses this much. */
const SAVE_MS = 2_000
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
 * With more orders, intermediate plans are stored without polylines, since drawing takes time from the
 * search.
 */
const DRAWN_ORDERS_MAX = 400
/** Maximum number of points of the stored cost curve. */
const HISTORY_MAX = 200

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
    const fair = await shareFairly(run, searched, stop.signal, performance.now() - began)
    const outcome = await makeOutcomeSafer(run, fair, stop.signal)
    await keepBest(deps, run, outcome, stop.signal.aborted)
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

/** Results of a run's searches. */
interface Outcome {
  plan: Plan
  /** For even days: cost of the cheapest plan. */
  cheapestCost?: number
  /** What fairness over weeks added. */
  fairnessCost?: number
  /** What a safer plan changed. */
  safety?: PlanSafety
  history: StoredProgress['history']
}

/** Time of a run for its search, its exchanges between drivers, and its end. */
function timesOf({ fairness, snapshot }: Run): Record<'limitMs' | 'fairMs' | 'saferMs' | 'endMs', number> {
  const limitMs = snapshot.timeLimitSeconds * 1000
  // The earliest finish goes before fairness.
  const isFair = fairness && snapshot.objective !== 'finish'
  return {
    limitMs,
    fairMs: isFair ? Math.min(FAIR_MOST_MS, limitMs * FAIR_SHARE) : 0,
    saferMs: saferTimeMs(snapshot),
    endMs: Math.min(END_MOST_MS, limitMs * END_SHARE),
  }
}

/** Long routes to drivers who drove less, in the time that is left. */
async function shareFairly(
  run: Run,
  outcome: Outcome,
  signal: AbortSignal,
  spentMs: number,
): Promise<Outcome> {
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
async function makeOutcomeSafer(run: Run, outcome: Outcome, signal: AbortSignal): Promise<Outcome> {
  const { spreads, snapshot, lockedRoutes } = run
  if (!spreads || snapshot.objective === 'finish') return outcome
  const problem = withBalance(run.problem, 0)
  const limitMs = saferTimeMs(snapshot)
  const safer = await runSafer({ snapshot, problem, lockedRoutes, spreads, signal, limitMs }, outcome.plan)
  return { ...outcome, ...safer }
}

/** Searches until the run's time is nearly over or until `stop`, and reports progress to the plan's row. */
async function search(deps: RunDeps, run: Run, stop: AbortController, spentMs: number): Promise<Outcome> {
  const { limitMs, fairMs, saferMs, endMs } = timesOf(run)
  const leftMs = limitMs - spentMs - endMs - fairMs - saferMs
  const reporter = new Reporter(deps, run, stop)
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

/** Collects better plans and writes the newest state at a steady pace, one write at a time. */
class Reporter {
  #deps: RunDeps
  #run: Run
  #stop: AbortController
  #startedAt = performance.now()
  #newest: Progress | undefined
  #history: StoredProgress['history'] = []
  #writing: Promise<void> | undefined
  #saving: Promise<void> | undefined
  #savedAt = -Infinity
  #savedCost: number | undefined

  constructor(deps: RunDeps, run: Run, stop: AbortController) {
    this.#deps = deps
    this.#run = run
    this.#stop = stop
  }

  hear(progress: Progress): void {
    const plan = progress.plan ?? this.#newest?.plan
    const isFirst = this.#newest === undefined
    this.#newest = plan ? { ...progress, plan } : progress
    const seconds = Math.round(progress.elapsedMs / 10) / 100
    const cost = progress.cost + keptOf(this.#run).cost
    if (cost !== this.#history.at(-1)?.[1]) this.#history.push([seconds, cost])
    if (this.#history.length > HISTORY_MAX) this.#history = this.#history.filter((_, i) => i % 2 === 0)
    // Show the first complete plan at once.
    if (isFirst) void this.report()
  }

  /** Progress of a search over part of the day: keeps plans that serve everybody and return sooner. */
  hearSooner(progress: Progress): void {
    const before = this.#newest?.plan
    if (before && !(progress.plan && finishesSooner(this.#run.problem, progress.plan, before))) return
    this.hearEven(progress)
  }

  /**
   * Progress of searches for even hours, each with a clock of its own: reports their plans' costs in money.
   */
  hearEven(progress: Progress): void {
    if (!progress.plan) return
    const plan = inMoney(this.#run.problem, progress.plan)
    this.hear({ ...progress, plan, cost: plan.cost, elapsedMs: performance.now() - this.#startedAt })
  }

  get history(): StoredProgress['history'] {
    return this.#history
  }

  report(): Promise<void> {
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined))
    return this.#writing
  }

  /** Waits for pending writes. */
  async settle(): Promise<void> {
    await this.#writing
    await this.#saving
  }

  async #write(): Promise<void> {
    const { tenantId, planId } = this.#run
    const { log, scopes } = this.#deps
    try {
      const isOver = await scopes.asService('plan run: progress', ({ trx }) =>
        writeProgress(trx, tenantId, planId, this.#progress()),
      )
      if (isOver) this.#stop.abort()
      // Not awaited: storing a proposal takes longer than the interval of progress.
      else this.#saving ??= this.#saveBest().finally(() => (this.#saving = undefined))
    } catch (error) {
      // The search continues while the database is briefly away: only progress is lost.
      log.warn({ err: error, planId }, 'plan progress')
    }
  }

  async #saveBest(): Promise<void> {
    const best = this.#newest
    const now = performance.now()
    if (!best?.plan || best.cost === this.#savedCost || now - this.#savedAt < SAVE_MS) return
    this.#savedAt = now
    this.#savedCost = best.cost
    try {
      const proposal = toProposal(this.#run.snapshot, best.plan, this.#run.lockedRoutes)
      if (this.#run.snapshot.orders.length <= DRAWN_ORDERS_MAX)
        await drawRoutes(this.#deps, this.#run, proposal)
      await save(this.#deps, this.#run, proposal)
    } catch (error) {
      this.#deps.log.warn({ err: error, planId: this.#run.planId }, 'best plan so far')
    }
  }

  #progress(): StoredProgress {
    const newest = this.#newest
    const retained = keptOf(this.#run)
    return {
      elapsedSeconds: Math.round((performance.now() - this.#startedAt) / 10) / 100,
      cost: newest ? newest.cost + retained.cost : null,
      served: newest ? newest.served + retained.served : 0,
      total: this.#run.snapshot.orders.length,
      limitSeconds: this.#run.snapshot.timeLimitSeconds,
      distanceMetres: newest ? newest.distance + retained.distance : null,
      history: this.#history,
    }
  }
}

async function save({ scopes }: RunDeps, run: Run, proposal: Proposal): Promise<void> {
  await scopes.asService('plan run: proposal', ({ trx }) =>
    saveProposal(trx, run.tenantId, run.planId, {
      proposal,
      fingerprint: run.snapshot.fingerprint,
      baselineMetres: baselineOf(run, proposal),
      isOnRoads: run.isOnRoads,
    }),
  )
}

/** Baseline for the orders that the plan serves and the vehicles that it may use. */
function baselineOf({ snapshot, places, matrices }: Run, proposal: Proposal): number | null {
  const served = new Set(proposal.routes.flatMap((route) => route.stops.map((stop) => stop.order_id)))
  const orders = snapshot.orders.filter((order) => served.has(order.id)).map((order) => places.indexOf(order))
  const vehicles = snapshot.vehicles.map(({ depot, roadProfile }) => ({
    depot: places.indexOf(depot),
    matrix: matrices[roadProfile]!,
  }))
  return baselineMetres(orders, vehicles)
}

/** Ends a run. Stores nothing that the checker refuses. */
async function keepBest(
  deps: RunDeps,
  run: Run,
  { plan, cheapestCost, fairnessCost, safety, history }: Outcome,
  isStopped: boolean,
): Promise<void> {
  const { feasible, violations } = check(withBalance(run.problem, 0), plan)
  if (!feasible)
    throw new Error(
      `The checker refused a plan: ${violations.map((violation) => violation.message).join('; ')}`,
    )
  const proposal = toProposal(run.snapshot, plan, run.lockedRoutes)
  await explainTooBig(deps, run.snapshot, plan, proposal)
  await drawRoutes(deps, run, proposal)
  await save(deps, run, proposal)
  // Readers that wait for the end read the plan at once.
  await refreshStatistics(deps.scopes)
  const served = proposal.routes.reduce((sum, route) => sum + route.stops.length, 0)
  await deps.scopes.asService('plan run: end', ({ trx }) =>
    finishPlan(trx, run.tenantId, run.planId, {
      status: isStopped ? 'stopped' : 'done',
      progress: {
        elapsedSeconds: Math.round(plan.search.elapsedMs / 10) / 100,
        cost: proposal.cost,
        served,
        total: run.snapshot.orders.length,
        limitSeconds: run.snapshot.timeLimitSeconds,
        distanceMetres: plan.distance + keptOf(run).distance,
        ...(proposal.lowerBound === undefined ? {} : { lowerBound: proposal.lowerBound }),
        ...(plan.search.isStarved && { isStarved: true }),
        ...(run.estimate && { estimate: run.estimate }),
        ...(run.hasUnknownLimits && { hasUnknownLimits: true }),
        ...(cheapestCost === undefined ? {} : { cheapestCost: cheapestCost + keptOf(run).cost }),
        ...(fairnessCost === undefined ? {} : { fairnessCost }),
        ...(safety === undefined ? {} : { safety }),
        history,
      },
    }),
  )
}

/** Totals of routes that the run does not change. */
function keptOf({ lockedRoutes }: Run): { cost: number; served: number; distance: number } {
  const routes = lockedRoutes.flatMap(({ route }) => route ?? [])
  return {
    cost: routes.reduce((sum, { cost }) => sum + cost, 0),
    served: routes.reduce((sum, { steps }) => sum + steps.filter(({ type }) => type === 'order').length, 0),
    distance: routes.reduce((sum, { distance }) => sum + distance, 0),
  }
}

type Drawn = Pick<Run, 'snapshot'>

/** Adds to each route its polylines along the streets. */
export async function drawRoutes(
  deps: { roads: Pick<RoadEngine, 'route'> },
  run: Drawn,
  { routes }: { routes: readonly ProposedRoute[] },
): Promise<void> {
  for (const route of routes) route.legs = await drawLegs(deps, run, route)
}

async function drawLegs(
  { roads }: { roads: Pick<RoadEngine, 'route'> },
  run: Drawn,
  route: ProposedRoute,
): Promise<string[]> {
  const vehicle = run.snapshot.vehicles.find(({ id }) => id === route.vehicle_id)!
  const { depot: start, end } = vehicle
  const placeOf = new Map(run.snapshot.orders.map((order) => [order.id, order]))
  // A detour by the depot belongs to the leg of the stop after it.
  const ways = route.stops.map((stop) => {
    const place = placeOf.get(stop.order_id)!
    return stop.leg.some(({ kind }) => kind === 'reload') ? [start, place] : [place]
  })
  const { geometry } = await roads.route([start, ...ways.flat(), end], { profile: vehicle.roadProfile })
  let drawn = 0
  return [...ways, [end]].map((way) => {
    const lines = geometry.slice(drawn, drawn + way.length)
    drawn += way.length
    return encodePolyline(lines.flat())
  })
}

/** The sentence for an expected failure; undefined for a bug. */
function explainFailure(error: unknown): string | undefined {
  if (error instanceof PlanFailure) return error.message
  if (error instanceof RoadsError) return [error.message, error.hint].filter(Boolean).join(' ')
  return undefined
}
