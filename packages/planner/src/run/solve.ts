// Runs a search in worker threads: progress, stop, time limit, and the final check.
import { assemble } from '../explain/assemble.ts'
import { lowerBound } from '../bound/lower-bound.ts'
import { readClock } from './clock.ts'
import { compile } from '../model/compile.ts'
import type { Sequences, Value } from '../search/engine.ts'
import { compareValues, leavesOut } from '../search/engine.ts'
import { indicesOf } from '../model/initial-plan.ts'
import type { Matrix, Plan, Problem, SolveOptions } from '../model/problem.ts'
import { PlannerInputError, UNREACHABLE } from '../model/problem.ts'
import { assembleComplete, reportRefusal } from './finish.ts'
import { createQuickPlan } from './quick-plan.ts'
import { shareTables } from '../search/share-tables.ts'
import type { Found, FromThread, Part, StartOrder, ToThread } from './protocol.ts'
import { searchEnd, startSearch } from './search-slices.ts'
import type { Thread } from './threads.ts'
import { createBreather, startThread } from './threads.ts'
import { trimTraffic } from './trim-traffic.ts'
import { validate } from '../model/validate.ts'
import { TUNING } from '../tuning.ts'

const PROGRESS_MS = 250
/** Time for a quick plan when no search has one, in milliseconds. */
const QUICK_PLAN_MS = 40
/**
 * From this many orders on, the coordinator builds its own plan during thread setup, in slices of a few
 * milliseconds.
 */
const QUICK_PLAN_FROM = 1500
const QUICK_PLAN_PIECE_MS = 12
/** Upper bound on setup time on the calling thread, in milliseconds per pair of orders. */
const SET_UP_MS_PER_PAIR = 3e-5
/** With fewer steps per order the search counts as cut short. */
const STEPS_OF_A_SEARCH = 1
/** With fewer steps per order the initial plan is hardly improved: more time gives a better plan. */
const STEPS_OF_A_GOOD_SEARCH = 20
/** Above this many orders the calling thread skips a search that it has no time to set up. */
const ALWAYS_SET_UP_TO = 2000
/** With an iteration limit the clock only guards against an endless search. */
const NO_LIMIT_MS = 86_400_000

/**
 * Plans the routes of a problem; returns the best plan at the time limit or at `signal`. Throws
 * PlannerInputError for a malformed problem; orders that fit no vehicle are unserved with a reason.
 */
export async function solve(problem: Problem, options: SolveOptions = {}): Promise<Plan> {
  const cpu = options.cpuClock ?? false
  const startedAt = readClock(cpu)
  const began = performance.now()
  validate(problem, options)
  const compiled = compile(problem)
  const state = {
    plan: [] as Sequences,
    value: null as Value | null,
    iterations: 0,
    evaluations: 0,
    engine: 'none',
    together: null as Sequences | null,
    isProven: false,
    bound: 0,
  }
  const initial = options.initial ? indicesOf(problem, options.initial) : null
  const quick = createQuickPlan(compiled)
  const finish = (): Plan => {
    const hasFewer = (steps: number): boolean =>
      options.iterationLimit === undefined &&
      state.engine !== 'genetic' &&
      state.iterations < problem.orders.length * steps
    const isCutShort = hasFewer(STEPS_OF_A_SEARCH)
    const isStarved = !state.isProven && hasFewer(STEPS_OF_A_GOOD_SEARCH)
    const search = { ...searchOf(state, began), ...(isStarved && { isStarved }) }
    if (!state.value && initial) state.plan = initial
    else if (!state.value) {
      quick.run(performance.now() + QUICK_PLAN_MS)
      state.plan = quick.plan()
    } else if (!initial && leavesOut(state.value) && quick.run(performance.now() + QUICK_PLAN_MS)) {
      // No search starts worse than the quick plan, and the one for thousands of orders adopts no other plan.
      if (compareValues(quick.value(), state.value) < 0) state.plan = quick.plan()
    }
    // A plan given by hand may be infeasible.
    const isSearched = state.plan !== initial
    const complete = (sequences: Sequences) =>
      assembleComplete(problem, compiled, sequences, { search, isCutShort }, (refused) => {
        if (isSearched) reportRefusal(problem, options, refused)
      })
    let plan = complete(state.plan)
    if (state.together) {
      const completedPlan = complete(state.together)
      const hasMore = compiled.fewestVehicles && completedPlan.routes.length > plan.routes.length
      if (
        completedPlan.feasible &&
        completedPlan.unserved.length === 0 &&
        !hasMore &&
        completedPlan.cost < plan.cost
      )
        plan = completedPlan
    }
    return withBound(problem, plan, state.isProven ? plan.cost : bound())
  }
  let cachedBound: { bound: number | null } | null = null
  const bound = (): number | null => {
    cachedBound ??= { bound: lowerBound(compiled) }
    return state.bound > 0 ? Math.max(state.bound, cachedBound.bound ?? 0) : cachedBound.bound
  }
  if (problem.orders.length === 0 || problem.vehicles.length === 0) return finish()

  const limited = options.iterationLimit !== undefined
  const limitMs = options.timeLimitMs ?? (limited ? NO_LIMIT_MS : TUNING.limits.timeLimitMs)
  const threads = options.threads ?? TUNING.limits.threads
  const searched = trimTraffic(problem)
  const order: StartOrder = {
    kind: 'start',
    problem: threads > 0 ? shareMatrices(searched) : searched,
    initial,
    seed: options.seed ?? 1,
    thread: 0,
    threads: Math.max(1, threads),
    startedAt,
    endsAt:
      startedAt + Math.max(limitMs / 2, limitMs - problem.orders.length * TUNING.limits.finishMsPerOrder),
    cpu,
    iterationLimit: options.iterationLimit ?? 0,
    shared: shareTables(searched === problem ? compiled : compile(searched), threads, initial),
  }

  const take = (candidate: Found): boolean => {
    state.engine = candidate.engine
    if (candidate.isProven) state.isProven = true
    if (state.value && compareValues(candidate.value, state.value) >= 0) return false
    state.value = candidate.value
    state.plan = candidate.plan
    return true
  }
  const progress = reportProgress(problem, compiled, options, state, began)
  const early = problem.orders.length >= QUICK_PLAN_FROM && !initial && !limited
  let quickDone = !early
  const tick = (): void => {
    if (!quickDone && !state.value && quick.run(performance.now() + QUICK_PLAN_PIECE_MS)) {
      quickDone = true
      state.plan = quick.plan()
      state.value = quick.value()
    }
    progress.tick()
  }
  if (options.signal?.aborted) order.endsAt = startedAt
  try {
    if (threads === 0) await searchHere(order, options, state, take, tick)
    else {
      const search = searchInThreads(order, options, state, take, tick)
      bound()
      await search
    }
  } finally {
    progress.close()
  }
  return finish()
}

/** The plan with its lower bound; unknown when mandatory orders are unserved. */
function withBound(problem: Problem, plan: Plan, bound: number | null): Plan {
  const isOptional = new Set(problem.orders.filter((o) => o.prize !== undefined).map((o) => o.id))
  const isWhole = plan.unserved.every((u) => isOptional.has(u.order))
  return bound !== null && isWhole && plan.feasible ? { ...plan, bound: Math.min(bound, plan.cost) } : plan
}

/** Statistics of the search. */
function searchOf(state: SearchState, began: number): Plan['search'] {
  const { iterations, evaluations, engine } = state
  return { iterations, evaluations, elapsedMs: performance.now() - began, engine }
}

interface SearchState {
  plan: Sequences
  value: Value | null
  iterations: number
  evaluations: number
  engine: string
  /** The threads' last parts, merged. */
  together: Sequences | null
  isProven: boolean
  /** The highest bound by columns; 0 without. */
  bound: number
}

async function searchHere(
  order: StartOrder,
  options: SolveOptions,
  state: SearchState,
  take: (f: Found) => boolean,
  tick: () => void,
): Promise<void> {
  const n = order.problem.orders.length
  const isOver = readClock(order.cpu) + SET_UP_MS_PER_PAIR * n ** 2 > order.endsAt + TUNING.limits.graceMs
  if (order.iterationLimit === 0 && isOver && n > ALWAYS_SET_UP_TO) return
  const breather = createBreather()
  try {
    const search = startSearch(
      order,
      (message) => (message.kind === 'found' || message.kind === 'done') && take(message),
    )
    while (!options.signal?.aborted && search.slice()) {
      tick()
      await breather.breathe()
    }
    const last = search.report('done')
    take(last)
    state.iterations = last.iterations
    state.evaluations = last.evaluations
  } finally {
    breather.close()
  }
}

/** Promise.withResolvers, which Node 20 lacks. */
function deferred() {
  let resolve!: () => void
  let reject!: (error: Error) => void
  const promise = new Promise<void>((onDone, onError) => {
    resolve = onDone
    reject = onError
  })
  return { promise, resolve, reject }
}

function searchInThreads(
  order: StartOrder,
  options: SolveOptions,
  state: SearchState,
  take: (f: Found) => boolean,
  tick: () => void,
): Promise<void> {
  const { promise, resolve, reject } = deferred()
  const threads: Thread<ToThread, FromThread>[] = []
  const last: (Found | null)[] = []
  let finished = false
  let { endsAt } = order

  const end = (error?: Error): void => {
    if (finished) return
    finished = true
    clearInterval(timer)
    options.signal?.removeEventListener('abort', stop)
    const pieces = last.map((result) => result?.lastPart ?? null)
    if (pieces.length > 1 && pieces.every((x) => x !== null && x.epoch === pieces[0]?.epoch)) {
      state.together = pieces.flatMap((x) => x!.plan)
    }
    for (const result of last) {
      state.iterations += result?.iterations ?? 0
      state.evaluations += result?.evaluations ?? 0
    }
    for (const thread of threads) thread.terminate()
    bounding?.terminate()
    if (error) reject(error)
    else resolve()
  }
  let stopAt = Infinity
  const stop = (): void => {
    for (const thread of threads) thread.post({ kind: 'stop' })
    stopAt = Math.min(stopAt, performance.now() + TUNING.limits.graceMs)
  }
  const timer = setInterval(() => {
    tick()
    // Waits for a thread's first plan however late it is, since that plan is complete where possible.
    const hasPlan = last.some((result) => result !== null)
    if (hasPlan && readClock(order.cpu) >= endsAt) stop()
    if (performance.now() >= stopAt) end()
  }, 20)
  options.signal?.addEventListener('abort', stop)

  const parts: (Part | null)[] = []
  let joinedEpoch = -1
  /** Merges once every thread has sent its part of an epoch, and sends the whole to all. */
  function gather(k: number, part: Part): void {
    // A thread that timed out may send its part again while the merged plan is on its way.
    if (part.epoch <= joinedEpoch) return
    parts[k] = part
    const present = threads.map((_, i) => parts[i] ?? null)
    if (present.some((x) => x?.epoch !== part.epoch)) return
    const all = present as Part[]
    const plan = part.whole
      ? all.reduce((a, b) => (compareValues(b.value, a.value) < 0 ? b : a)).plan
      : all.flatMap((x) => x.plan)
    joinedEpoch = part.epoch
    for (const thread of threads) thread.post({ kind: 'join', epoch: part.epoch, plan })
  }

  // With an iteration limit the answer must not depend on the clock.
  const bounding = order.iterationLimit === 0 ? startThread<ToThread, FromThread>() : null
  bounding?.onError(end)
  bounding?.onMessage((message) => {
    if (message.kind === 'bound') state.bound = message.bound
  })
  let doneCount = 0
  for (let k = 0; k < order.threads; k++) {
    const thread = startThread<ToThread, FromThread>()
    threads.push(thread)
    last.push(null)
    thread.onError(end)
    thread.onExit(() => {
      // Nobody else would end the search, which waits for a first plan.
      if (last[k]?.kind !== 'done') end(new Error('A planning thread ended before its search.'))
    })
    thread.onMessage((message) => {
      if (finished) return
      if (message.kind === 'failed')
        return end(Object.assign(new Error(message.message), { stack: message.stack }))
      if (message.kind === 'part') return gather(k, message)
      if (message.kind === 'bound') return
      if (message.kind === 'immigrants') return threads.forEach((other, i) => i !== k && other.post(message))
      if (!last[k]) endsAt = Math.max(endsAt, searchEnd(order, message.startedAt))
      last[k] = message
      const better = take(message)
      if (better) bounding?.post({ kind: 'offer', plan: message.plan, value: message.value })
      if (better && message.kind === 'found' && order.iterationLimit === 0) {
        threads.forEach(
          (other, i) => i !== k && other.post({ kind: 'offer', plan: message.plan, value: message.value }),
        )
      }
      tick()
      if (message.kind === 'done' && ++doneCount === order.threads) end()
    })
    try {
      thread.post({ ...order, thread: k })
      if (k === 0) bounding?.post({ kind: 'bound', problem: order.problem })
    } catch {
      end(new PlannerInputError('not_plain', 'problem', 'The problem holds something other than plain data.'))
      break
    }
  }
  if (options.signal?.aborted) stop()
  return promise
}

/** Calls `onProgress` for each better plan, and at least twice a second. */
function reportProgress(
  problem: Problem,
  compiled: ReturnType<typeof compile>,
  options: SolveOptions,
  state: SearchState,
  began: number,
) {
  let reportedAt = -Infinity
  let reported: Value | null = null
  let latest: Plan | null = null
  const tick = (): void => {
    if (!options.onProgress || !state.value) return
    const now = performance.now()
    const wait = latest ? PROGRESS_MS : 0
    if (now - reportedAt < wait) return
    const fresh = state.value !== reported
    if (fresh) {
      // During the search no untried order is reported as impossible.
      const evidence = { unproven: new Set<number>(), isCutShort: true }
      const plan = assemble(problem, compiled, state.plan, searchOf(state, began), evidence)
      reported = state.value
      // The end of the search repairs or reports it.
      if (!plan.feasible) return
      latest = plan
    }
    reportedAt = now
    options.onProgress({
      elapsedMs: now - began,
      cost: latest!.cost,
      served: problem.orders.length - latest!.unserved.length,
      total: problem.orders.length,
      distance: latest!.distance,
      duration: latest!.duration,
      ...(fresh ? { plan: latest! } : {}),
    })
  }
  return { tick, close: () => tick() }
}

/** Copies tables into shared memory once for all threads, where available. */
function shareMatrices(problem: Problem): Problem {
  if (typeof SharedArrayBuffer === 'undefined') return problem
  const share = (table: Int32Array): Int32Array => {
    if (table.buffer instanceof SharedArrayBuffer) return table
    const shared = new Int32Array(new SharedArrayBuffer(table.byteLength))
    shared.set(table)
    return shared
  }
  const matrices: Record<string, Matrix> = {}
  for (const [profile, m] of Object.entries(problem.matrices)) {
    const durations = share(m.durations)
    // A distance table that no price, limit or closed road needs stays with the coordinator.
    const isOneMatrix = m.distances === m.durations || !needsDistances(problem, profile)
    matrices[profile] = {
      ...m,
      durations,
      distances: isOneMatrix ? durations : share(m.distances),
      ...(m.costs ? { costs: share(m.costs) } : {}),
    }
  }
  return { ...problem, matrices }
}

function needsDistances({ vehicles, matrices }: Problem, profile: string): boolean {
  const { costs, distances } = matrices[profile]
  const profileVehicles = vehicles.filter((v) => v.profile === profile)
  const paid = profileVehicles.some(
    (v) => v.maxDistance !== undefined || (!costs && (v.costs?.perKm ?? 0) > 0),
  )
  return paid || distances.includes(UNREACHABLE)
}
