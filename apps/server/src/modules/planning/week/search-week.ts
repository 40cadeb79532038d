// The search of a week plan: each day alone, then all days together from those plans. The result is never
// dearer than the days alone.
import {
  sequencesOf,
  solve,
  type InitialPlan,
  type Plan,
  type PlanRoute,
  type Problem,
  type Progress,
  type SolveOptions,
  type Unserved,
} from '@dropwise/planner'
import type { Zones } from '../../../platform/zones.ts'
import { compareLeftOut } from '../left-out.ts'
import { joinDays, nameVehicles, type DayProblem } from './join-days.ts'

/** Share of the time for the days alone. */
const ALONE_SHARE = 0.35
/** Least milliseconds for a day with orders. */
const LEAST_DAY_MS = 200

/** Routes of all days, and orders that no day serves. */
export interface WeekSolution {
  routes: PlanRoute[]
  unserved: Unserved[]
  cost: number
}

export interface SearchedWeek {
  joined: Problem
  alone: WeekSolution
  week: WeekSolution
}

export interface WeekSearch {
  limitMs: number
  seed: number
  threads: number
  signal: AbortSignal
  onRefused: SolveOptions['onRefused']
  /** With it, the search does not depend on the clock. */
  iterationLimit?: number
  /** Called with the cost of the days alone, then of the best week so far. */
  onCost: (phase: 'alone' | 'week', cost: number) => void
}

/** Plans each day alone, then the days together. A stop keeps the best so far. */
export async function searchWeek(
  days: readonly DayProblem[],
  zones: Zones,
  search: WeekSearch,
): Promise<SearchedWeek> {
  const { limitMs, seed, threads, signal, onRefused, iterationLimit, onCost } = search
  const run = (
    problem: Problem,
    ms: number,
    initial?: InitialPlan,
    onProgress?: (progress: Progress) => void,
  ) =>
    solve(problem, {
      seed,
      timeLimitMs: ms,
      threads,
      signal,
      onRefused,
      ...(iterationLimit === undefined ? {} : { iterationLimit }),
      ...(initial ? { initial } : {}),
      ...(onProgress ? { onProgress } : {}),
    })
  const began = performance.now()
  const total = days.reduce((sum, { orders }) => sum + orders.length, 0)
  const plans: Plan[] = []
  for (const day of days) {
    const share = (limitMs * ALONE_SHARE * day.orders.length) / Math.max(1, total)
    plans.push(await run(nameVehicles(day), Math.max(LEAST_DAY_MS, share)))
    onCost('alone', sumOf(plans.map(({ cost }) => cost)))
  }
  const alone: WeekSolution = {
    routes: plans.flatMap(({ routes }) => routes),
    unserved: plans.flatMap(({ unserved }) => unserved),
    cost: sumOf(plans.map(({ cost }) => cost)),
  }
  const joined = joinDays(days, zones)
  const canMove = days.some(({ orders }) => orders.some(({ earliest, latest }) => earliest < latest))
  if (!canMove || signal.aborted) return { joined, alone, week: alone }
  const leftMs = Math.max(LEAST_DAY_MS, limitMs - (performance.now() - began))
  const week = await run(joined, leftMs, sequencesOf(alone), ({ cost }) => onCost('week', cost))
  return { joined, alone, week: betterOf(joined, alone, week) }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The week if it serves more, or as many for less; otherwise the days alone. */
function betterOf(problem: Problem, alone: WeekSolution, week: Plan): WeekSolution {
  const more = compareLeftOut(problem, week, alone)
  return week.feasible && (more < 0 || (more === 0 && week.cost < alone.cost)) ? week : alone
}
