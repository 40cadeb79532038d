// Runs one search in slices, so that messages arrive in between; worker threads and the calling thread use
// it.
import { createEngine } from './choose-engine.ts'
import { readClock } from './clock.ts'
import { compile, type Compiled } from '../model/compile.ts'
import type { Engine, Sequences, Value } from '../search/engine.ts'
import { compareValues, leavesOut } from '../search/engine.ts'
import { createQuickPlan } from './quick-plan.ts'
import { createStandstill } from './standstill.ts'
import type { Found, Immigrants, Part, StartOrder } from './protocol.ts'

const SLICE_MS = 20
/** Least interval between reports of better plans. */
const REPORT_MS = 120
/** Least interval between sending immigrants to other threads. */
const NEWS_MS = 60
const CLOCK_EVERY = 16
/** Least interval between clock reads; CPU time is slow to read, since it covers every thread. */
const CLOCK_MS = 1
const CPU_CLOCK_MS = 4
/** How long a thread waits for other threads' parts; they are immediate unless the machine is busy. */
const PATIENCE_MS = 400

/** Share of the limit that is searched in any case, however long the setup took. */
const LEAST_SHARE = 0.25

/** End of the search of a thread whose setup finished at `ready`; setup does not count as search. */
export function searchEnd({ startedAt, endsAt }: StartOrder, ready: number): number {
  return Math.max(endsAt, ready + LEAST_SHARE * (endsAt - startedAt))
}

export interface RunningSearch {
  /** Searches for one slice; false when the search is over. */
  slice(): boolean
  offer(plan: Sequences, value: Value): void
  /** Adopts plans of other threads' populations. */
  adopt(plans: Sequences[]): void
  /** Continues from the merged plan of an epoch. */
  join(epoch: number, plan: Sequences): void
  stop(): void
  /** True while waiting for other threads: the caller may sleep before the next slice. */
  isWaiting(): boolean
  report(kind: Found['kind']): Found
}

/** When the engine's initial plan leaves orders out, uses the quick plan if that leaves fewer out. */
function beginNoWorse(engine: Engine, p: Compiled): void {
  if (!leavesOut(engine.value)) return
  const quick = createQuickPlan(p)
  quick.run(Infinity)
  const value = quick.value()
  if (compareValues(value, engine.value) < 0) engine.offer(quick.plan(), value)
}

/** Prepares one thread's search; `found` receives each better plan, at a limited rate. */
export function startSearch(
  order: StartOrder,
  onMessage: (message: Found | Part | Immigrants) => void,
): RunningSearch {
  const { cpu, iterationLimit } = order
  const compiled = compile(order.problem)
  const engine = createEngine(compiled, order)
  if (!order.initial) beginNoWorse(engine, compiled)
  const readyAt = readClock(cpu)
  const endsAt = searchEnd(order, readyAt)
  const standstill = iterationLimit > 0 ? null : createStandstill(engine, compiled.n)
  let stopped = false
  let valued = engine.value
  const reports = createReports(engine, order, readyAt, onMessage)
  let waiting: { plan: Sequences; value: Value } | null = null
  let adopted: Sequences[] = []
  let isRequested = false
  let askedAt = 0
  let joined: Sequences | null = null

  function slice(): boolean {
    if (adopted.length > 0) {
      engine.adopt?.(adopted)
      adopted = []
    }
    if (waiting) {
      engine.offer(waiting.plan, waiting.value)
      waiting = null
    }
    const { team } = engine
    if (team && joined) {
      // Applies even to a thread that has not waited: all must divide the same plan.
      team.join(joined)
      joined = null
      isRequested = false
      team.due = false
    } else if (team?.due) {
      if (!isRequested) {
        isRequested = true
        askedAt = performance.now()
        const { plan, whole } = team.part()
        onMessage({ kind: 'part', epoch: team.epoch, plan, whole, value: engine.value })
        return !stopped
      }
      if (!stopped && performance.now() - askedAt < PATIENCE_MS) return readClock(cpu) < endsAt
      team.due = false
      isRequested = false
    }
    const until = performance.now() + SLICE_MS
    let lookAt = 0
    let countdown = 1
    const limited = iterationLimit > 0
    engine.run(() => {
      if (limited) {
        engine.share = Math.min(1, engine.iterations / iterationLimit)
        if (engine.iterations >= iterationLimit) return true
      }
      if (--countdown > 0) return false
      countdown = engine.heavySteps ? 1 : CLOCK_EVERY
      const wall = performance.now()
      if (wall < lookAt) return false
      lookAt = wall + (cpu ? CPU_CLOCK_MS : CLOCK_MS)
      const now = readClock(cpu)
      if (!limited) {
        // Setup does not count as annealing, which would skip its hot start.
        const share = Math.min(1, (now - readyAt) / Math.max(1, endsAt - readyAt))
        engine.share = Math.max(0, share, standstill?.share() ?? 0)
      }
      if (now >= endsAt || standstill?.isReached()) stopped = true
      return stopped || wall >= until
    })
    if (standstill && compareValues(engine.value, valued) < 0) standstill.noteGain()
    valued = engine.value
    if (engine.isProven) stopped = true
    reports.tell()
    reports.spread()
    return !stopped && !(limited && engine.iterations >= iterationLimit)
  }

  reports.tell()
  return {
    slice,
    offer(plan, value) {
      if (compareValues(value, engine.value) < 0) waiting = { plan, value }
    },
    adopt(plans) {
      adopted.push(...plans)
    },
    join(epoch, plan) {
      if (engine.team?.epoch === epoch) joined = plan
    },
    stop() {
      stopped = true
    },
    isWaiting: () => isRequested && !joined,
    report: reports.report,
  }
}

/** Tells the coordinator of better plans, and other threads of bred ones, both at a limited rate. */
function createReports(
  engine: Engine,
  order: StartOrder,
  startedAt: number,
  onMessage: (message: Found | Immigrants) => void,
) {
  let reported: Value | null = null
  let reportedAt = -Infinity
  let newsAt = -Infinity

  function report(kind: Found['kind']): Found {
    return {
      kind,
      plan: engine.best(),
      value: engine.value,
      iterations: engine.iterations,
      evaluations: engine.evaluations,
      engine: engine.name,
      isProven: engine.isProven ?? false,
      startedAt,
      lastPart: kind === 'done' ? lastPart() : null,
    }
  }

  function lastPart(): Found['lastPart'] {
    const plan = engine.team?.lastPart() ?? null
    return plan && engine.team ? { epoch: engine.team.epoch, plan } : null
  }

  function tell(): void {
    const now = performance.now()
    if (reported && (now - reportedAt < REPORT_MS || compareValues(engine.value, reported) >= 0)) return
    reported = engine.value
    reportedAt = now
    onMessage(report('found'))
  }

  /** Sends bred plans to the other threads. */
  function spread(): void {
    const now = performance.now()
    if (order.threads < 2 || order.iterationLimit > 0 || now - newsAt < NEWS_MS) return
    newsAt = now
    const plans = engine.immigrants?.() ?? []
    if (plans.length > 0) onMessage({ kind: 'immigrants', plans })
  }

  return { report, tell, spread }
}
