// One run of the planner: snapshot, matrix, search with live progress, check, geometry, proposal. No transaction is open
// while it computes; the row in `plans` always tells how far it is.
import {
  check,
  solve,
  type InitialPlan,
  type Plan,
  type Problem,
  type Progress,
  type SolveOptions,
} from '@dropwise/planner'
import { encodePolyline, RoadsError, type RoadEngine } from '@dropwise/roads'
import type { Scopes } from '../../platform/db/scope.ts'
import { refreshStatistics } from '../../platform/db/statistics.ts'
import type { Logger } from '../../platform/log.ts'
import { baselineMetres } from './baseline.ts'
import { CHEAPEST_SHARE, evenDays, inMoney, withBalance } from './even-days.ts'
import { FIRST_SHARE, finishEarly, finishesSooner, ROUND_SHARE } from './finish-early.ts'
import type { PlanningRoads } from './matrix-cache.ts'
import { PlanFailure, prepare, type Run } from './prepare-run.ts'
import { toProposal, type ProposedRoute, type Proposal } from './proposal.ts'
import {
  claimPlan,
  finishPlan,
  recordPlanHeartbeat,
  saveProposal,
  writeProgress,
  type StoredProgress,
} from './queries.ts'
import { searchOn } from './search-on.ts'

export interface RunDeps {
  scopes: Scopes
  roads: PlanningRoads
  log: Logger
  /** Search threads of one run. */
  threads: number
  onRefused: SolveOptions['onRefused']
}

/** How often a run says that it is alive, in milliseconds; its worker counts as gone after several missed ones. */
const PULSE_MS = 2_000
/** How often progress is written, in milliseconds: a person sees it move more than twice a second. */
const PROGRESS_MS = 300
/** How often the best plan so far is stored, in milliseconds: that much is lost when a worker dies. */
const SAVE_MS = 2_000
/** Part of a run's time that is kept for checking, drawing and storing what was found, and the most of it, in milliseconds. */
const END_SHARE = 0.12
const END_MOST_MS = 1_200
/** Up to so many orders each stored plan has its lines already; drawing larger ones would take time from the search. */
const DRAWN_ORDERS_MAX = 400
/** Points of the cost curve that are kept. */
const HISTORY_MAX = 200

/**
 * Runs a queued plan to its end. `stop` ends the search early and keeps the best so far. Returns when the plan's row is
 * done, stopped or failed; does nothing when the run is not queued any more.
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
    const outcome = await search(deps, run, stop, performance.now() - began)
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

/** A run on a large day computes its roads for seconds without progress: it says that it is alive all the same. */
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

/** What a run's searches came to. */
interface Outcome {
  plan: Plan
  /** Of even days: what the cheapest plan costs. */
  cheapestCost?: number
  history: StoredProgress['history']
}

/** Searches until the run's time is nearly over or `stop`, telling the plan's row how it goes. */
async function search(deps: RunDeps, run: Run, stop: AbortController, spentMs: number): Promise<Outcome> {
  const limitMs = run.snapshot.timeLimitSeconds * 1000
  const leftMs = limitMs - spentMs - Math.min(END_MOST_MS, limitMs * END_SHARE)
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
      solve(problem, {
        seed,
        // A large day may need its time for the roads alone; half of it is searched all the same.
        timeLimitMs: searchMs * share,
        threads: deps.threads,
        signal: stop.signal,
        onRefused: deps.onRefused,
        onProgress: hear,
        ...(initial ? { initial } : {}),
      })
    const began = performance.now()
    const first = (problem: Problem, share: number) =>
      searchOn((initial) => searchOnce(problem, share, initial), stop.signal)
    // What the cheapest plan costs at least says nothing of one that has another aim.
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

/** Hears of every better plan and writes the newest state at a steady pace, one write at a time. */
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
    // The first complete plan is shown at once.
    if (isFirst) void this.report()
  }

  /** Of a search with less of the day: only what leaves nobody out and is home sooner counts. */
  hearSooner(progress: Progress): void {
    const before = this.#newest?.plan
    if (before && !(progress.plan && finishesSooner(this.#run.problem, progress.plan, before))) return
    this.hearEven(progress)
  }

  /** Of searches that weigh hours, each of which has a clock of its own: what their plans cost in money. */
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

  /** Waits for writes that are under way. */
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
      // Not awaited: storing a whole proposal takes longer than the next progress may wait.
      else this.#saving ??= this.#saveBest().finally(() => (this.#saving = undefined))
    } catch (error) {
      // Progress is a courtesy: a database that is away for a moment does not end the search.
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
      const proposal = toProposal(this.#run.snapshot, best.plan, this.#run.kept)
      if (this.#run.snapshot.orders.length <= DRAWN_ORDERS_MAX)
        await drawRoutes(this.#deps, this.#run, proposal)
      await save(this.#deps, this.#run, proposal)
    } catch (error) {
      this.#deps.log.warn({ err: error, planId: this.#run.planId }, 'best plan so far')
    }
  }

  #progress(): StoredProgress {
    const newest = this.#newest
    const kept = keptOf(this.#run)
    return {
      elapsedSeconds: Math.round((performance.now() - this.#startedAt) / 10) / 100,
      cost: newest ? newest.cost + kept.cost : null,
      served: newest ? newest.served + kept.served : 0,
      total: this.#run.snapshot.orders.length,
      limitSeconds: this.#run.snapshot.timeLimitSeconds,
      distanceMetres: newest ? newest.distance + kept.distance : null,
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

/** Compares like with like: the orders that the plan serves, by the vehicles that it may use. */
function baselineOf({ snapshot, places, matrices }: Run, proposal: Proposal): number | null {
  const served = new Set(proposal.routes.flatMap((route) => route.stops.map((stop) => stop.order_id)))
  const orders = snapshot.orders.filter((order) => served.has(order.id)).map((order) => places.indexOf(order))
  const vehicles = snapshot.vehicles.map(({ depot, roadProfile }) => ({
    depot: places.indexOf(depot),
    matrix: matrices[roadProfile]!,
  }))
  return baselineMetres(orders, vehicles)
}

/** The end of a run: nothing is stored that the checker refuses. */
async function keepBest(
  deps: RunDeps,
  run: Run,
  { plan, cheapestCost, history }: Outcome,
  isStopped: boolean,
): Promise<void> {
  const { feasible, violations } = check(withBalance(run.problem, 0), plan)
  if (!feasible)
    throw new Error(
      `The checker refused a plan: ${violations.map((violation) => violation.message).join('; ')}`,
    )
  const proposal = toProposal(run.snapshot, plan, run.kept)
  await drawRoutes(deps, run, proposal)
  await save(deps, run, proposal)
  // Whoever waits for the end reads the plan at once.
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
        ...(cheapestCost === undefined ? {} : { cheapestCost: cheapestCost + keptOf(run).cost }),
        history,
      },
    }),
  )
}

/** Routes that the run leaves as they are, in figures. */
function keptOf({ kept }: Run): { cost: number; served: number; distance: number } {
  const routes = kept.flatMap(({ route }) => route ?? [])
  return {
    cost: routes.reduce((sum, { cost }) => sum + cost, 0),
    served: routes.reduce((sum, { steps }) => sum + steps.filter(({ type }) => type === 'order').length, 0),
    distance: routes.reduce((sum, { distance }) => sum + distance, 0),
  }
}

type Drawn = Pick<Run, 'snapshot'>

/** Gives each route its lines along the streets. */
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
  // A way round by the depot belongs to the leg of the stop after it.
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

/** The sentence for an expected failure; undefined for a bug of ours. */
function explainFailure(error: unknown): string | undefined {
  if (error instanceof PlanFailure) return error.message
  if (error instanceof RoadsError) return [error.message, error.hint].filter(Boolean).join(' ')
  return undefined
}
