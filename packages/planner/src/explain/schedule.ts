// Turns sequences of orders into a plan with times, loads and costs at every step.
import { priceOfOvertime } from '../model/overtime.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Sequences } from '../search/engine.ts'
import type { Evaluator } from '../timing/evaluate.ts'
import { createEvaluator } from '../timing/evaluate.ts'
import { priceOfPromise } from '../timing/promises.ts'
import { HOME, isDriven, listLegs, timeRoute } from '../timing/route-legs.ts'
import { RELOAD } from '../timing/trips.ts'
import type { PlanRoute, PlanStep, Problem } from '../model/problem.ts'

/** Cache of each vehicle's last schedule: most routes do not change from one plan to the next. */
const lastOf = new WeakMap<Compiled, Map<number, { orders: number[]; route: PlanRoute }>>()

/**
 * Schedules each sequence with the latest start that does not delay its end; infeasible routes get the least
 * lateness.
 */
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

/**
 * Schedules one sequence; an infeasible one gets the least lateness, then the shortest day. `startBy` is the latest start that
 * the caller wants, where the shift allows it.
 */
export function scheduleRoute(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  v: CompiledVehicle,
  orders: readonly number[],
  startBy = Infinity,
): PlanRoute {
  const sequence = Int32Array.from(orders)
  if (!evaluator.expand(v, sequence, orders.length)) {
    evaluator.expanded.ids = Int32Array.from([...orders, 0, 0])
    evaluator.expanded.length = orders.length
  }
  const ids = Array.from(evaluator.expanded.ids.subarray(0, evaluator.expanded.length))
  const startChoice = evaluator.chooseStart(v)
  const startAt =
    evaluator.finish(v, startChoice) === Infinity ? leastLateStart(p, v, ids, startChoice) : startChoice
  return drive(problem, p, v, ids, Math.max(v.from, Math.min(startAt, startBy)))
}

/** Outweighs any lateness, in seconds. */
const MISSING_BREAK = 10_000_000

/**
 * Start of a day that cannot be in time: among starts that respect the longest day, the latest with the least
 * lateness. A later start never lengthens the day nor reduces lateness.
 */
function leastLateStart(p: Compiled, v: CompiledVehicle, ids: readonly number[], earliest: number): number {
  const { legs } = listLegs(p, v, ids)
  const drivenFrom = (start: number): { late: number; duration: number } => {
    const timed = timeRoute(p, v, legs, start)
    const missing = v.breaks.length - timed.reduce((sum, { breaks }) => sum + breaks.length, 0)
    const late = timed.reduce((sum, { begin }, i) => {
      const latest = legs[i].at === HOME ? v.to : (legs[i].windows.at(-1)?.[1] ?? Infinity)
      return sum + Math.max(0, begin - latest)
    }, missing * MISSING_BREAK)
    return { late, duration: timed.at(-1)!.depart - start }
  }
  const latest = Math.max(earliest, v.to)
  const isShort = (start: number) => drivenFrom(start).duration <= v.maxDuration
  const first = isShort(latest) ? firstOf(earliest, latest, isShort) : earliest
  const least = drivenFrom(first).late
  return firstOf(first, latest + 1, (start) => start > latest || drivenFrom(start).late > least) - 1
}

/**
 * Binary search for the first number of a range that satisfies a monotone test; `to` when none before it
 * does.
 */
function firstOf(from: number, to: number, holds: (value: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function drive(problem: Problem, p: Compiled, v: CompiledVehicle, ids: number[], startAt: number): PlanRoute {
  const { legs, loads } = listLegs(p, v, ids)
  const timed = timeRoute(p, v, legs, startAt)
  const steps: PlanStep[] = []
  let here = v.start
  let metres = 0
  let seconds = 0
  let money = v.fixed
  let waited = 0
  let worked = 0
  const push = (
    step: Partial<PlanStep> & Pick<PlanStep, 'type' | 'arrive' | 'start' | 'depart' | 'location'>,
    load: readonly number[],
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
  const first = v.start >= 0 ? v.start : legs[0].there
  push({ type: 'start', location: first, arrive: startAt, start: startAt, depart: startAt }, loads[0])
  let t = startAt
  for (const [i, { at, there }] of legs.entries()) {
    const { breaks: pauses, driven, arrive, begin, depart } = timed[i]
    const before = seconds
    for (const { id, arrive: reached, start, depart: pauseEnd } of pauses) {
      seconds += reached - t
      waited += start - reached
      t = pauseEnd
      const location = here >= 0 ? here : there
      push(
        { type: 'break', id, location, arrive: reached, start, depart: pauseEnd, service: pauseEnd - start },
        loads[i],
      )
    }
    seconds = before + driven
    if (isDriven(v, at, here)) {
      const k = here * v.size + there
      metres += v.distance[k]
      money += v.priceA === v.time ? v.rateA * driven : v.rateA * v.priceA[k]
      money += v.rateB * v.distance[k]
    }
    const load = loads[i + 1]
    if (at === HOME) push({ type: 'end', location: there, arrive, start: arrive, depart: arrive }, loads[i])
    else if (at === RELOAD)
      push(
        { type: 'reload', location: there, arrive, start: begin, depart, service: v.reload!.service },
        load,
      )
    else {
      const setup = here === there ? 0 : v.setup[at]
      worked += setup + v.service[at]
      waited += begin - arrive
      money += priceOfPromise(p, v.index, at, begin)
      const id = problem.orders[at].id
      push(
        { type: 'order', id, location: there, arrive, start: begin, depart, setup, service: v.service[at] },
        load,
      )
    }
    t = depart
    here = there
  }
  const duration = t - startAt
  money += v.ratePerTaskSecond * worked + v.ratePerPaidSecond * duration + p.balance * (duration / 3600) ** 2
  const overtime = priceOfOvertime(v, duration)
  money += overtime
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
    overtimeCost: tidy(overtime),
  }
}

/** Rounds off floating-point noise, so whole costs print whole. */
export function tidy(money: number): number {
  return Math.round(money * 1e6) / 1e6
}
