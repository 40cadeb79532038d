// Turns sequences of orders into a plan with times, loads and prices at every step.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Sequences } from '../run/engine.ts'
import type { LegClock } from '../general/driving.ts'
import { driveTime, takeBreak } from '../general/driving.ts'
import type { Evaluator } from '../general/evaluate.ts'
import { createEvaluator, priceOfPromise } from '../general/evaluate.ts'
import { RELOAD } from '../general/trips.ts'
import type { Id, PlanRoute, PlanStep, Problem } from '../model/problem.ts'
import { UNREACHABLE } from '../model/problem.ts'

interface BreakTaken {
  id: Id
  arrive: number
  start: number
  service: number
  /** Seconds driven on the leg before it. */
  driven: number
}

/** The last schedule of each vehicle: most routes stay as they are from one plan to the next. */
const lastOf = new WeakMap<Compiled, Map<number, { orders: number[]; route: PlanRoute }>>()

/** Schedules each sequence with the latest start that does not end later; routes that cannot be driven keep their delays. */
export function scheduleRoutes(problem: Problem, p: Compiled, plan: Sequences): PlanRoute[] {
  const evaluator = createEvaluator(p)
  if (!lastOf.has(p)) lastOf.set(p, new Map())
  const last = lastOf.get(p)!
  return plan
    .filter(({ orders }) => orders.length > 0)
    .map(({ vehicle, orders }) => {
      const before = last.get(vehicle)
      if (before?.orders.length === orders.length && before.orders.every((o, i) => o === orders[i]))
        return before.route
      const route = scheduleRoute(problem, p, evaluator, p.vehicles[vehicle], orders)
      last.set(vehicle, { orders: orders.slice(), route })
      return route
    })
}

/** Schedules one sequence; one that cannot be driven keeps its delays. */
export function scheduleRoute(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  v: CompiledVehicle,
  orders: readonly number[],
): PlanRoute {
  const sequence = Int32Array.from(orders)
  if (!evaluator.expand(v, sequence, orders.length)) {
    evaluator.expanded.ids = Int32Array.from([...orders, 0, 0])
    evaluator.expanded.length = orders.length
  }
  const ids = Array.from(evaluator.expanded.ids.subarray(0, evaluator.expanded.length))
  return drive(problem, p, v, ids, evaluator.chooseStart(v))
}

function drive(problem: Problem, p: Compiled, v: CompiledVehicle, ids: number[], startAt: number): PlanRoute {
  const breaksOfLeg = placeBreaks(p, v, ids, startAt)
  const load = tripLoad(p, ids, 0)
  const steps: PlanStep[] = []
  let t = startAt
  let here = v.start
  let metres = 0
  let seconds = 0
  let money = v.fixed
  let waited = 0
  let worked = 0

  const firstAt = ids.length > 0 && ids[0] !== RELOAD ? p.location[ids[0]] : 0
  const push = (
    step: Partial<PlanStep> & Pick<PlanStep, 'type' | 'arrive' | 'start' | 'depart' | 'location'>,
  ): void => {
    steps.push({
      setup: 0,
      service: 0,
      wait: step.start - step.arrive,
      load: Array.from(load, (q, k) => q + v.onBoard[k]),
      travel: seconds,
      distance: metres,
      ...step,
    })
  }
  push({ type: 'start', location: v.start >= 0 ? v.start : firstAt, arrive: t, start: t, depart: t })

  /** Drives to `there`, taking the breaks of this leg on the way. */
  function reach(there: number, leg: number): void {
    const k = here * v.size + there
    const base = here >= 0 && there >= 0 ? v.time[k] : 0
    const legSeconds = base === UNREACHABLE ? 0 : base
    const before = seconds
    let rest = legSeconds
    for (const taken of breaksOfLeg[leg] ?? []) {
      const drove = taken.arrive - t
      seconds += drove
      rest = taken.driven
      t = taken.start + taken.service
      waited += taken.start - taken.arrive
      push({
        type: 'break',
        id: taken.id,
        location: here >= 0 ? here : there,
        arrive: taken.arrive,
        start: taken.start,
        depart: t,
        service: taken.service,
      })
    }
    const drove = driveTime(p, t, rest)
    t += drove
    seconds += drove
    if (here >= 0 && there >= 0) {
      metres += v.distance[k]
      money += v.priceA === v.time ? v.rateA * (seconds - before) : v.rateA * v.priceA[k]
      money += v.rateB * v.distance[k]
    }
  }

  ids.forEach((o, i) => {
    const there = o === RELOAD ? v.reload!.location : p.location[o]
    reach(there, i)
    const arrive = t
    if (o === RELOAD) {
      const begin = Math.max(t, tripRelease(p, ids, i + 1))
      load.splice(0, load.length, ...tripLoad(p, ids, i + 1))
      t = begin + v.reload!.service
      push({ type: 'reload', location: there, arrive, start: begin, depart: t, service: v.reload!.service })
    } else {
      const begin = beginAt(p, o, arrive)
      const setup = here === there ? 0 : v.setup[o]
      t = begin + setup + v.service[o]
      worked += setup + v.service[o]
      waited += begin - arrive
      for (let k = 0; k < p.dims; k++) load[k] += p.pickup[o * p.dims + k] - p.delivery[o * p.dims + k]
      money += priceOfPromise(p, v.index, o, begin)
      push({
        type: 'order',
        id: problem.orders[o].id,
        location: there,
        arrive,
        start: begin,
        depart: t,
        setup,
        service: v.service[o],
      })
    }
    here = there
  })
  reach(v.end >= 0 ? v.end : here, ids.length)
  push({ type: 'end', location: v.end >= 0 ? v.end : here, arrive: t, start: t, depart: t })
  const duration = t - startAt
  money += v.ratePerTaskSecond * worked + v.ratePerPaidSecond * duration + p.balance * (duration / 3600) ** 2
  return {
    vehicleIndex: v.index,
    vehicle: problem.vehicles[v.index].id,
    steps,
    distance: metres,
    duration,
    travel: seconds,
    wait: waited,
    service: worked,
    cost: tidy(money),
  }
}

/** Removes the noise of sums of fractions, so that whole prices print whole. */
export function tidy(money: number): number {
  return Math.round(money * 1e6) / 1e6
}

/** Begin of service when arriving at `t`; a late arrival begins at once. */
function beginAt(p: Compiled, order: number, t: number): number {
  for (let w = p.windowAt[order]; w < p.windowAt[order + 1]; w++) {
    if (t <= p.windowTo[w]) return Math.max(t, p.windowFrom[w])
  }
  return t
}

function tripLoad(p: Compiled, ids: number[], from: number): number[] {
  const load = Array.from({ length: p.dims }, () => 0)
  for (let i = from; i < ids.length && ids[i] !== RELOAD; i++) {
    const o = ids[i]
    if (p.partner[o] < 0) for (let k = 0; k < p.dims; k++) load[k] += p.delivery[o * p.dims + k]
  }
  return load
}

function tripRelease(p: Compiled, ids: number[], from: number): number {
  let t = 0
  for (let i = from; i < ids.length && ids[i] !== RELOAD; i++) t = Math.max(t, p.release[ids[i]])
  return t
}

/** Chooses the leg of each break: earliest end, then as given; when none works each break is taken as soon as its turn comes. */
function placeBreaks(p: Compiled, v: CompiledVehicle, ids: number[], startAt: number): BreakTaken[][] {
  const legs = ids.length + 1
  const result: BreakTaken[][] = Array.from({ length: legs }, () => [])
  const count = v.breaks.length
  if (count === 0) return result
  const ready: Float64Array[] = []
  const parent: Int32Array[] = []
  const clock: LegClock = { arrive: 0, breakStart: 0, rest: 0, ready: 0 }
  let now = new Float64Array(count + 1).fill(Infinity)
  now[0] = startAt
  let here = v.start
  let load = tripLoad(p, ids, 0)
  const bases: number[] = []
  for (let i = 0; i < legs; i++) {
    const o = i < ids.length ? ids[i] : -2
    const there = o === -2 ? (v.end >= 0 ? v.end : here) : o === RELOAD ? v.reload!.location : p.location[o]
    const base =
      here >= 0 && v.time[here * v.size + there] !== UNREACHABLE ? v.time[here * v.size + there] : 0
    bases.push(base)
    ready.push(now)
    const after = new Float64Array(count + 1).fill(Infinity)
    const from = new Int32Array(count + 1).fill(-1)
    for (let k = 0; k <= count; k++) {
      let t = now[k]
      if (t === Infinity) continue
      let rest = base
      for (let taken = k; ; taken++) {
        const arrive = t + driveTime(p, t, rest)
        if (arrive < after[taken]) {
          after[taken] = arrive
          from[taken] = k
        }
        if (taken === count) break
        const b = v.breaks[taken]
        const heavy = b.maxLoad?.some((limit, d) => d < p.dims && load[d] > limit) ?? false
        if (heavy || !takeBreak(p, b, t, rest, clock)) break
        t = clock.ready
        rest = clock.rest
      }
    }
    parent.push(from)
    now = new Float64Array(count + 1)
    for (let k = 0; k <= count; k++) {
      const t = after[k]
      if (t === Infinity || o === -2) now[k] = t
      else if (o === RELOAD) now[k] = Math.max(t, tripRelease(p, ids, i + 1)) + v.reload!.service
      else now[k] = beginAt(p, o, t) + v.service[o] + (here === there ? 0 : v.setup[o])
      // A late arrival must not look like the best way to place a break.
      if (o >= 0 && t > p.latest[o] && k > 0 && after[k - 1] <= p.latest[o]) now[k] = Infinity
    }
    if (o === RELOAD) load = tripLoad(p, ids, i + 1)
    else if (o >= 0) load = load.map((q, d) => q + p.pickup[o * p.dims + d] - p.delivery[o * p.dims + d])
    here = there
  }
  let k = count
  while (k > 0 && now[k] === Infinity) k--
  for (let i = legs - 1; i >= 0; i--) {
    const from = parent[i][k]
    if (from < 0) break
    let t = ready[i][from]
    let rest = bases[i]
    for (let taken = from; taken < k; taken++) {
      const b = v.breaks[taken]
      takeBreak(p, b, t, rest, clock)
      const full = driveTime(p, t, rest)
      const arrive = Math.min(clock.breakStart, t + full)
      result[i].push({ id: b.id, arrive, start: clock.breakStart, service: b.service, driven: clock.rest })
      t = clock.ready
      rest = clock.rest
    }
    k = from
  }
  return result
}
