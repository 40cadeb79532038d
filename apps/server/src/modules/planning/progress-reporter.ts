// Reports a run's progress while it searches: its newest figures, and its best plan for a worker that dies.
import type { Progress } from '@dropwise/planner'
import { drawRoutes } from './draw-routes.ts'
import { inMoney } from './even-days.ts'
import { finishesSooner } from './finish-early.ts'
import type { Run, RunDeps } from './prepare-run.ts'
import { toProposal } from './proposal.ts'
import { writeProgress, type StoredProgress } from './queries.ts'
import { lockedTotals, saveBestPlan } from './save-run.ts'

/** Milliseconds between writes of the best plan: a dying worker loses this much. */
const SAVE_MS = 2_000
/**
 * With more orders, intermediate plans are stored without polylines, since drawing takes time from the
 * search.
 */
const DRAWN_ORDERS_MAX = 400
/** Maximum number of points of the stored cost curve. */
const HISTORY_MAX = 200

/** Collects better plans and writes the newest state at a steady pace, one write at a time. */
export class ProgressReporter {
  #deps: RunDeps
  #run: Run
  #stop: AbortController
  #startedAt = performance.now()
  #newest: Progress | undefined
  /** Cost of better plans by seconds; grows while the search runs. */
  readonly history: StoredProgress['history'] = []
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
    const cost = progress.cost + lockedTotals(this.#run).cost
    if (cost !== this.history.at(-1)?.[1]) this.history.push([seconds, cost])
    if (this.history.length > HISTORY_MAX) this.#thinHistory()
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

  /** Removes every second point in place, since the run holds the list. */
  #thinHistory(): void {
    this.history.splice(0, Infinity, ...this.history.filter((_, i) => i % 2 === 0))
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
      await saveBestPlan(this.#deps, this.#run, proposal)
    } catch (error) {
      this.#deps.log.warn({ err: error, planId: this.#run.planId }, 'best plan so far')
    }
  }

  #progress(): StoredProgress {
    const newest = this.#newest
    const retained = lockedTotals(this.#run)
    return {
      elapsedSeconds: Math.round((performance.now() - this.#startedAt) / 10) / 100,
      cost: newest ? newest.cost + retained.cost : null,
      served: newest ? newest.served + retained.served : 0,
      total: this.#run.snapshot.orders.length,
      limitSeconds: this.#run.snapshot.timeLimitSeconds,
      distanceMetres: newest ? newest.distance + retained.distance : null,
      history: this.history,
    }
  }
}
