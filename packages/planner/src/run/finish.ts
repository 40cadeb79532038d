// What leaves the planner: the plan of a search with everything in it that has a place, checked, and repaired where the
// checker refuses a route.
import { assemble } from '../explain/assemble.ts'
import type { Compiled } from '../model/compile.ts'
import type { Plan, Problem, Refusal, SolveOptions } from '../model/problem.ts'
import { completePlan } from './complete.ts'
import { compareValues, type Sequences } from './engine.ts'
import { valueOf } from './plan-value.ts'
import { createQuickPlan } from './quick-plan.ts'
import { RefusedRouteError, refusedVehicles, repair } from './refused.ts'

/** The most that a plan may take which is made beside a repaired one. */
const QUICK_PLAN_MS = 40

/** The plan with everything in it for which it has a place, repaired where the checker refuses a route. */
export function assembleComplete(
  problem: Problem,
  p: Compiled,
  sequences: Sequences,
  { search, isCutShort }: { search: Plan['search']; isCutShort: boolean },
  onRefused: (refused: Plan) => void,
): Plan {
  let completion = completePlan(p, sequences)
  let plan = assemble(problem, p, completion.plan, search, { unproven: completion.unproven, isCutShort })
  if (plan.feasible) return plan
  onRefused(plan)
  // A search that was misled proves nothing about a fleet.
  const evidence = (unproven: ReadonlySet<number>) => ({ unproven, isCutShort: true })
  const closed = new Set<number>()
  for (let refused = refusedVehicles(plan); refused.size > 0; refused = refusedVehicles(plan)) {
    completion = repair(p, completion.plan, refused, closed)
    plan = assemble(problem, p, completion.plan, search, evidence(completion.unproven))
  }
  if (plan.unserved.length === 0) return plan
  const quick = createQuickPlan(p)
  quick.run(performance.now() + QUICK_PLAN_MS)
  const other = completePlan(p, quick.plan(), closed)
  if (compareValues(valueOf(p, other.plan), valueOf(p, completion.plan)) >= 0) return plan
  const built = assemble(problem, p, other.plan, search, evidence(other.unproven))
  return built.feasible ? built : plan
}

/** Tells the caller of refused routes, or throws where he does not take them. */
export function reportRefusal(problem: Problem, options: SolveOptions, { routes, violations }: Plan): void {
  const { seed, timeLimitMs, iterationLimit, threads, initial } = options
  const sequences = routes.map(({ vehicle, steps }) => ({
    vehicle,
    orders: steps.flatMap(({ type, id }) => (type === 'order' && id !== undefined ? [id] : [])),
  }))
  const refusal: Refusal = {
    problem,
    options: { seed, timeLimitMs, iterationLimit, threads, initial },
    violations,
    routes: sequences,
  }
  if (!options.onRefused) throw new RefusedRouteError(refusal)
  options.onRefused(refusal)
}
