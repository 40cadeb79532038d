// Turns sequences of orders into a plan with times, loads and prices at every step.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Sequences } from '../run/engine.ts'
import { placeBreaks, type BareLeg } from '../clock/place-breaks.ts'
import { timeLegs } from '../clock/time-legs.ts'
import type { Evaluator } from '../general/evaluate.ts'
import { createEvaluator, priceOfPromise } from '../general/evaluate.ts'
import { RELOAD } from '../general/trips.ts'
import type { PlanRoute, PlanStep, Problem, Window } from '../model/problem.ts'
import { UNREACHABLE } from '../model/problem.ts'

/** Stands for the way home at the end of a sequence. */
const HOME = -2

/** The last schedule of each vehicle: most routes stay as they are from one plan to the next. */
const lastOf = new WeakMap<Compiled, Map<number, { orders: number[]; route: PlanRoute }>>()

/** Schedules each sequence with the latest start that does not end later; routes that cannot be driven in time are as little late as they can be. */
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

/** Schedules one sequence; one that cannot be driven in time is as little late as it can be, and then as short. */
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
  const chosen = evaluator.chooseStart(v)
  const startAt = evaluator.finish(v, chosen) === Infinity ? leastLateStart(p, v, ids, chosen) : chosen
  return drive(problem, p, v, ids, startAt)
}

/** A leg of the route, with the order (or RELOAD) at its end; -1 for the way home. */
interface RouteLeg extends BareLeg {
  at: number
  there: number
}

/** Legs of an expanded sequence, and the load that is on board while each is driven. */
function listLegs(
  p: Compiled,
  v: CompiledVehicle,
  ids: readonly number[],
): { legs: RouteLeg[]; loads: number[][] } {
  const legs: RouteLeg[] = []
  const loads: number[][] = []
  let here = v.start
  let load = tripLoad(p, ids, 0)
  for (const [i, o] of [...ids, HOME].entries()) {
    const there = o === HOME ? (v.end >= 0 ? v.end : here) : o === RELOAD ? v.reload!.location : p.location[o]
    const base = isDriven(v, o, here) ? v.time[here * v.size + there] : 0
    const onBoard = load
    const stay =
      o === HOME
        ? { windows: [], service: 0 }
        : o === RELOAD
          ? { windows: [[tripRelease(p, ids, i + 1), Infinity] as Window], service: v.reload!.service }
          : { windows: windowsOf(p, o), service: v.service[o] + (here === there ? 0 : v.setup[o]) }
    legs.push({
      at: o,
      there,
      drive: base === UNREACHABLE ? 0 : base,
      ...stay,
      allows: (k) => !v.breaks[k].maxLoad?.some((limit, d) => d < p.dims && onBoard[d] > limit),
    })
    loads.push(onBoard)
    if (o === RELOAD) load = tripLoad(p, ids, i + 1)
    else if (o !== HOME) load = load.map((q, d) => q + p.pickup[o * p.dims + d] - p.delivery[o * p.dims + d])
    here = there
  }
  loads.push(load)
  return { legs, loads }
}

/** Whether a leg from place `here` is driven: not from nowhere, and not behind the last stop of a route without an end. */
function isDriven(v: CompiledVehicle, at: number, here: number): boolean {
  return here >= 0 && (at !== HOME || v.end >= 0)
}

/** Weighs more than any lateness, in seconds. */
const MISSING_BREAK = 10_000_000

/**
 * The start of a day that cannot be in time: of those that are not too long, with the least lateness, the latest. A later start never
 * makes a longer day, nor one that is less late.
 */
function leastLateStart(p: Compiled, v: CompiledVehicle, ids: readonly number[], earliest: number): number {
  const { legs } = listLegs(p, v, ids)
  const drivenFrom = (start: number): { late: number; duration: number } => {
    const breaks = placeBreaks(start, legs, v.breaks, p)
    const missing = v.breaks.length - breaks.reduce((sum, taken) => sum + taken.length, 0)
    const timed = timeLegs(
      start,
      legs.map((leg, i) => ({ ...leg, breaks: breaks[i] })),
      p,
    )
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

/** The first number of a range for which a test holds that holds for all after it; `to` where it holds for none before. */
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

function windowsOf(p: Compiled, o: number): Window[] {
  const windows: Window[] = []
  for (let w = p.windowAt[o]; w < p.windowAt[o + 1]; w++) windows.push([p.windowFrom[w], p.windowTo[w]])
  return windows
}

function drive(problem: Problem, p: Compiled, v: CompiledVehicle, ids: number[], startAt: number): PlanRoute {
  const { legs, loads } = listLegs(p, v, ids)
  const breaks = placeBreaks(startAt, legs, v.breaks, p)
  const timed = timeLegs(
    startAt,
    legs.map((leg, i) => ({ ...leg, breaks: breaks[i] })),
    p,
  )
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
    const { breaks: taken, driven, arrive, begin, depart } = timed[i]
    const before = seconds
    for (const { id, arrive: reached, start, depart: left } of taken) {
      seconds += reached - t
      waited += start - reached
      t = left
      const location = here >= 0 ? here : there
      push(
        { type: 'break', id, location, arrive: reached, start, depart: left, service: left - start },
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

function tripLoad(p: Compiled, ids: readonly number[], from: number): number[] {
  const load = Array.from({ length: p.dims }, () => 0)
  for (let i = from; i < ids.length && ids[i] !== RELOAD; i++) {
    const o = ids[i]
    if (p.partner[o] < 0) for (let k = 0; k < p.dims; k++) load[k] += p.delivery[o * p.dims + k]
  }
  return load
}

function tripRelease(p: Compiled, ids: readonly number[], from: number): number {
  let t = 0
  for (let i = from; i < ids.length && ids[i] !== RELOAD; i++) t = Math.max(t, p.release[ids[i]])
  return t
}
