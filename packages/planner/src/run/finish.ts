// Finishes a plan: inserts what fits, checks it, and repairs routes that the checker refuses.
import { assemble } from '../explain/assemble.ts'
import type { Compiled } from '../model/compile.ts'
import { sequencesOf } from '../model/initial-plan.ts'
import type { Plan, Problem, Refusal, SolveOptions } from '../model/problem.ts'
import { completePlan } from '../insert/complete.ts'
import { compareValues, type Sequences } from '../search/engine.ts'
import { valueOf } from '../search/plan-value.ts'
import { createQuickPlan } from './quick-plan.ts'
import { RefusedRouteError, refusedVehicles, repair } from './refused.ts'

/** Time for a quick plan beside a repaired one, in milliseconds. */
const QUICK_PLAN_MS = 40

/** The plan with every order that fits, repaired where the checker refuses a route. */
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
  // A search with a wrong route proves nothing about the fleet.
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

/** Reports refused routes to the caller; throws without a callback. */
export function reportRefusal(problem: Problem, options: SolveOptions, plan: Plan): void {
  const { seed, timeLimitMs, iterationLimit, threads, initial } = options
  const refusal: Refusal = {
    problem,
    options: { seed, timeLimitMs, iterationLimit, threads, initial },
    violations: plan.violations,
    routes: sequencesOf(plan).routes,
  }
  if (!options.onRefused) throw new RefusedRouteError(refusal)
  options.onRefused(refusal)
}
