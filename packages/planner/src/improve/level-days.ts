// Evens out the days of a plan: moves orders from the longest day or to the shortest, or swaps orders, while
// that reduces the differences. The search's price on long days hardly sees small differences.
import type { InitialPlan, Problem } from '../model/problem.ts'
import { createMoves, runSteps, type Day, type Moves } from './moves.ts'

/** Days count as even when the longest exceeds the shortest by at most this share. */
export const ALIKE = 0.1
/** Price of a squared second of difference, first and highest: each stuck round raises it. */
const PRICE_AT_FIRST = 10
const MOST_PRICE = 10_000
const RAISE = 5
/** Positions with the least detour that are timed, per day. */
const TIMED_PLACES = 3

/** How much longer the longest day is than the shortest, as a share; 0 below two days. */
export function spreadOf(lengths: readonly number[]): number {
  return lengths.length < 2 ? 0 : Math.max(...lengths) / Math.max(1, Math.min(...lengths)) - 1
}

/** Moves single orders between the routes until days are even, nothing helps, or `until` passes. */
export async function levelDays(problem: Problem, plan: InitialPlan, until: number): Promise<InitialPlan> {
  // A price on hours makes the evaluator look for the shortest day.
  const priced = { ...problem, options: { ...problem.options, balance: 1 } }
  const driven = { routes: plan.routes.filter(({ orders }) => orders.length > 0) }
  const moves = createMoves(priced, driven)
  await runSteps(level(moves), () => performance.now() >= until)
  return moves.toPlan(moves.days)
}

/** Pairs the longest day with the others, shortest first, and the shortest with the others, longest first. */
function* level(moves: Moves): Generator<void> {
  const { days } = moves
  const last = days.length - 1
  const mean = days.reduce((sum, { length }) => sum + length, 0) / Math.max(1, days.length)
  const hourly = days.reduce((sum, { money }) => sum + money, 0) / Math.max(1, mean * days.length)
  let price = PRICE_AT_FIRST
  /** Steps rotate over the other days. */
  let turn = 0
  while (last > 0 && spreadOf(days.map(({ length }) => length)) > ALIKE) {
    days.sort((a, b) => a.length - b.length)
    const k = Math.floor(turn / 2) % last
    const [i, j] = turn % 2 === 0 ? [last, k] : [last - k, 0]
    const pair = bringTogether(moves, days[i], days[j], { mean, weight: (price * hourly) / mean })
    turn++
    if (pair) {
      days[i] = pair[0]
      days[j] = pair[1]
      turn = 0
    } else if (turn >= 2 * last) {
      if (price >= MOST_PRICE) return
      price *= RAISE
      turn = 0
    }
    yield
  }
}

/** Value of two days: their cost, and their distance from the mean. */
function worth(a: Day, b: Day, { mean, weight }: { mean: number; weight: number }): number {
  return a.money + b.money + weight * ((a.length - mean) ** 2 + (b.length - mean) ** 2)
}

/** Makes the best move from the longer day to the shorter, or the best swap. */
function bringTogether(
  moves: Moves,
  long: Day,
  short: Day,
  level: { mean: number; weight: number },
): [Day, Day] | null {
  const isFree = (o: number, from: Day, to: Day): boolean =>
    moves.mayLeave(o, from.v) && moves.mayJoin(o, to.v)
  let best: [Day, Day] | null = null
  let least = worth(long, short, level) - 1e-6
  const consider = (a: Day, b: Day | null): void => {
    if (!b || a.orders.length === 0 || worth(a, b, level) >= least) return
    least = worth(a, b, level)
    best = [a, b]
  }
  for (const o of long.orders.filter((x) => isFree(x, long, short))) {
    const rest = moves.without(long, o)
    consider(rest, shortestWith(moves, short, o))
    for (const other of short.orders.filter((x) => isFree(x, short, long))) {
      const spared = moves.without(short, other)
      if (spared.cost === Infinity || rest.cost === Infinity) continue
      const longer = shortestWith(moves, rest, other)
      if (longer) consider(longer, shortestWith(moves, spared, o))
    }
  }
  return best
}

/** The shortest day with the order inserted; null where it fits nowhere. */
function shortestWith(moves: Moves, day: Day, o: number): Day | null {
  return moves
    .insertions(day, o, TIMED_PLACES)
    .filter(({ cost }) => cost < Infinity)
    .reduce((best: Day | null, one) => (best && best.length <= one.length ? best : one), null)
}
