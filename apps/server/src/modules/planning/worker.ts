// Runs plans on a worker: listens for stops, and recovers runs of dead workers.
import { solve } from '@dropwise/planner'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { warmRoadsThread } from '../../platform/roads-in-thread.ts'
import { planRun, STOP_CHANNEL, weekPlanRun } from './jobs.ts'
import { planningRoads } from './matrix-cache.ts'
import type { RunDeps } from './prepare-run.ts'
import { reapPlans } from './queries.ts'
import { runPlan } from './run-plan.ts'
import { reapWeeks } from './week/queries.ts'
import { runWeek } from './week/run-week.ts'

/** A run writes several times a second; after this many seconds of silence its worker is dead. */
const SILENT_SECONDS = 6
const REAP_EVERY_MS = 3_000
/** Delay after which the start is over; with few cores it would wait for these threads. */
const WARM_AFTER_MS = 3_000
/** Week plans that a worker searches in parallel. */
const WEEK_PLACES = 2
/** Most places that one company may take, so that its long plans never stop another company's. */
const allButOne = (places: number): number => Math.max(1, places - 1)

const stopNotice = z.object({ planId: z.string() })

/** Starts running plans on this server. */
export async function workOnPlans(platform: Platform): Promise<void> {
  const { asUser, asService, hub, jobs, log, planThreads, planConcurrency, onRefusedRoute } = platform
  const deps: RunDeps = {
    scopes: { asUser, asService },
    roads: planningRoads(platform),
    log,
    threads: planThreads,
    onRefused: onRefusedRoute,
  }
  const running = new Map<string, AbortController>()
  setTimeout(() => {
    Promise.all([warmRoadsThread(platform.regions.list), warmPlanner(planThreads)]).catch((error: unknown) =>
      log.warn({ err: error }, 'warming up for plans'),
    )
  }, WARM_AFTER_MS).unref()

  await hub.listen(STOP_CHANNEL, {
    hear(payload) {
      running.get(stopNotice.parse(payload).planId)?.abort()
    },
  })
  await jobs.work(
    planRun,
    async (job, { signal }) => {
      const stop = new AbortController()
      signal.addEventListener('abort', () => stop.abort(), { once: true })
      try {
        await runPlan(deps, job, stop, () => running.set(job.planId, stop))
      } finally {
        // A duplicate job must not remove the other run's stop signal.
        if (running.get(job.planId) === stop) running.delete(job.planId)
      }
    },
    { concurrency: planConcurrency, perCompany: allButOne(planConcurrency) },
  )
  await jobs.work(
    weekPlanRun,
    async (job, { signal }) => {
      const stop = new AbortController()
      signal.addEventListener('abort', () => stop.abort(), { once: true })
      try {
        await runWeek(deps, job, stop, () => running.set(job.weekPlanId, stop))
      } finally {
        if (running.get(job.weekPlanId) === stop) running.delete(job.weekPlanId)
      }
    },
    { concurrency: WEEK_PLACES, perCompany: allButOne(WEEK_PLACES) },
  )
  const recoverRuns = () => reap(platform, [...running.keys()])
  await recoverRuns()
  setInterval(() => void recoverRuns(), REAP_EVERY_MS).unref()
}

/** Plans two orders once, so that the search threads' sources are compiled before the first real run. */
async function warmPlanner(threads: number): Promise<void> {
  const cells = Int32Array.of(0, 1, 1, 0)
  await solve(
    {
      matrices: { van: { n: 2, durations: cells, distances: cells } },
      vehicles: [{ id: 0, profile: 'van', start: 0, end: 0, capacity: [2], shift: [0, 1_000] }],
      orders: [0, 1].map((id) => ({ id, location: 1, service: 0, delivery: [1] })),
    },
    { timeLimitMs: 50, threads },
  )
}

/** Ends or requeues runs of dead workers. */
async function reap({ asService, log }: Platform, runningHere: readonly string[]): Promise<void> {
  try {
    await asService('look after plan runs', async ({ trx, enqueue }) => {
      for (const { tenant_id: tenantId, id: planId } of await reapPlans(trx, SILENT_SECONDS, runningHere)) {
        log.warn({ planId }, 'plan run queued again')
        enqueue(planRun, { tenantId, planId })
      }
      for (const { tenant_id: tenantId, id } of await reapWeeks(trx, SILENT_SECONDS, runningHere)) {
        log.warn({ weekPlanId: id }, 'week plan queued again')
        enqueue(weekPlanRun, { tenantId, weekPlanId: id })
      }
    })
  } catch (error) {
    log.warn({ err: error }, 'looking after plan runs')
  }
}
