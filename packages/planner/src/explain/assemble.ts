// Turns the search's sequences into a checked plan.
import { check } from '../check/check.ts'
import type { Compiled } from '../model/compile.ts'
import type { Sequences } from '../search/engine.ts'
import type { Plan, Problem } from '../model/problem.ts'
import type { Evidence } from './unserved.ts'
import { explainUnserved } from './unserved.ts'
import { scheduleRoutes, tidy } from './schedule.ts'

/** Schedules the routes, explains unserved orders, and runs the independent checker. */
export function assemble(
  problem: Problem,
  p: Compiled,
  sequences: Sequences,
  search: Plan['search'],
  evidence: Evidence,
): Plan {
  const sorted = sequences.toSorted((a, b) => a.vehicle - b.vehicle)
  const routes = scheduleRoutes(problem, p, sorted)
  const unserved = explainUnserved(problem, p, sorted, evidence)
  const prizes = new Map(problem.orders.map((o) => [o.id, o.prize ?? 0]))
  const lostPrizes = unserved.reduce((sum, u) => sum + prizes.get(u.order)!, 0)
  const add = (read: (r: (typeof routes)[number]) => number): number =>
    routes.reduce((sum, r) => sum + read(r), 0)
  const plan: Plan = {
    routes,
    unserved,
    cost: tidy(add((r) => r.cost) + lostPrizes),
    distance: add((r) => r.distance),
    duration: add((r) => r.duration),
    travel: add((r) => r.travel),
    feasible: false,
    violations: [],
    search,
  }
  const result = check(problem, plan)
  return { ...plan, feasible: result.feasible, violations: result.violations }
}
