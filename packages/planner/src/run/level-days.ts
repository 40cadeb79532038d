// Evens out the days of a plan: moves orders from the longest day or to the shortest, or swaps orders, while
// that reduces the differences. The search's price on long days hardly sees small differences.
import { createEvaluator } from '../general/evaluate.ts'
import { compile, type Compiled, type CompiledVehicle } from '../model/compile.ts'
import type { InitialPlan, Problem } from '../model/problem.ts'
import { createBreather } from './threads.ts'

/** Days count as even when the longest exceeds the shortest by at most this share. */
export const ALIKE = 0.1
/** Price of a squared second of difference, first and highest: each stuck round raises it. */
const PRICE_AT_FIRST = 10
const MOST_PRICE = 10_000
const RAISE = 5
/** Positions with the least detour that are timed, per day. */
const TIMED_PLACES = 3
const BREATHE_EVERY_MS = 8

interface Day {
  v: CompiledVehicle
  orders: number[]
  /** Seconds from start to end, and cost of the day. */
  length: number
  cost: number
}

/** How much longer the longest day is than the shortest, as a share; 0 below two days. */
export function spreadOf(lengths: readonly number[]): number {
  return lengths.length < 2 ? 0 : Math.max(...lengths) / Math.max(1, Math.min(...lengths)) - 1
}

/** Moves single orders between the routes until days are even, nothing helps, or `until` passes. */
export async function levelDays(problem: Problem, plan: InitialPlan, until: number): Promise<InitialPlan> {
  // A price on hours makes the evaluator look for the shortest day.
  const p = compile({ ...problem, options: { ...problem.options, balance: 1 } })
  const levelling = createLevelling(p, problem, plan)
  const breather = createBreather()
  let breatheAt = performance.now() + BREATHE_EVERY_MS
  try {
    while (performance.now() < until && levelling.step()) {
      if (performance.now() < breatheAt) continue
      await breather.breathe()
      breatheAt = performance.now() + BREATHE_EVERY_MS
    }
  } finally {
    breather.close()
  }
  return levelling.plan()
}

function createLevelling(p: Compiled, problem: Problem, initial: InitialPlan) {
  const evaluator = createEvaluator(p)
  const vehicles = new Map(problem.vehicles.map((v, i) => [v.id, p.vehicles[i]]))
  const orderAt = new Map(problem.orders.map((o, i) => [o.id, i]))
  const days = initial.routes
    .filter(({ orders }) => orders.length > 0)
    .map(({ vehicle, orders }) =>
      measure(
        vehicles.get(vehicle)!,
        orders.map((id) => orderAt.get(id)!),
      ),
    )
  const mean = days.reduce((sum, { length }) => sum + length, 0) / Math.max(1, days.length)
  const hourly = days.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, mean * days.length)
  let price = PRICE_AT_FIRST
  /** Steps rotate over the other days; counts consecutive steps without a change. */
  let turn = 0
  let idle = 0

  function measure(v: CompiledVehicle, orders: number[]): Day {
    if (orders.length === 0) return { v, orders, length: 0, cost: 0 }
    const cost = evaluator.cost(v, Int32Array.from(orders), orders.length)
    if (cost === Infinity) return { v, orders, length: Infinity, cost }
    return { v, orders, length: evaluator.duration, cost: cost - (evaluator.duration / 3600) ** 2 }
  }

  /** Value of two days: their cost, and their distance from the mean. */
  function worth(a: Day, b: Day): number {
    if (a.cost === Infinity || b.cost === Infinity) return Infinity
    const apart = (a.length - mean) ** 2 + (b.length - mean) ** 2
    return a.cost + b.cost + (price * hourly * apart) / mean
  }

  const mayMove = (o: number, v: CompiledVehicle): boolean =>
    p.partner[o] < 0 &&
    !(p.rules && p.rules.group[o] >= 0) &&
    !v.pinned.includes(o) &&
    p.compatible[o * p.vehicles.length + v.index] === 1

  /** The shortest day with the order inserted. */
  function insert({ v, orders }: Day, o: number): Day {
    const places: { at: number; detour: number }[] = []
    for (let at = v.pinned.length; at <= orders.length; at++) {
      const before = at > 0 ? p.location[orders[at - 1]] : v.start
      const behind = at < orders.length ? p.location[orders[at]] : v.end
      const leg = (a: number, b: number): number => (a < 0 || b < 0 ? 0 : v.time[a * v.size + b])
      const detour = leg(before, p.location[o]) + leg(p.location[o], behind) - leg(before, behind)
      places.push({ at, detour })
    }
    let best: Day = { v, orders, length: Infinity, cost: Infinity }
    for (const { at } of places.toSorted((a, b) => a.detour - b.detour).slice(0, TIMED_PLACES)) {
      const day = measure(v, orders.toSpliced(at, 0, o))
      if (day.length < best.length) best = day
    }
    return best
  }

  const without = (day: Day, o: number): Day =>
    measure(
      day.v,
      day.orders.filter((x) => x !== o),
    )

  /** Makes the best move from the longer day to the shorter, or the best swap. */
  function bringTogether(long: Day, short: Day): [Day, Day] | null {
    let best: [Day, Day] | null = null
    let least = worth(long, short) - 1e-6
    const consider = (a: Day, b: Day): void => {
      const value = worth(a, b)
      if (value >= least || a.orders.length === 0) return
      least = value
      best = [a, b]
    }
    for (const o of long.orders.filter((x) => mayMove(x, short.v) && mayMove(x, long.v))) {
      const rest = without(long, o)
      consider(rest, insert(short, o))
      for (const other of short.orders.filter((x) => mayMove(x, long.v) && mayMove(x, short.v))) {
        const spared = without(short, other)
        if (spared.length < Infinity && rest.length < Infinity)
          consider(insert(rest, other), insert(spared, o))
      }
    }
    return best
  }

  function step(): boolean {
    if (days.length < 2 || spreadOf(days.map(({ length }) => length)) <= ALIKE) return false
    days.sort((a, b) => a.length - b.length)
    // Pairs the longest day with the others, shortest first, and the shortest with the others, longest first.
    const last = days.length - 1
    const k = Math.floor(turn / 2) % last
    const [i, j] = turn % 2 === 0 ? [last, k] : [last - k, 0]
    turn++
    const pair = bringTogether(days[i], days[j])
    if (pair) {
      days[i] = pair[0]
      days[j] = pair[1]
      turn = 0
      idle = 0
    } else if (++idle >= 2 * last) {
      if (price >= MOST_PRICE) return false
      price *= RAISE
      idle = 0
      turn = 0
    }
    return true
  }

  return {
    step,
    plan: (): InitialPlan => ({
      routes: days.map(({ v, orders }) => ({
        vehicle: problem.vehicles[v.index].id,
        orders: orders.map((o) => problem.orders[o].id),
      })),
    }),
  }
}
