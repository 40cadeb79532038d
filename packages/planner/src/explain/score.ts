// Plan mode: evaluates a manual plan and reports all its violations.
import { completePlan } from '../insert/complete.ts'
import { assemble } from './assemble.ts'
import { compile } from '../model/compile.ts'
import { indicesOf } from '../model/initial-plan.ts'
import type { InitialPlan, Plan, Problem } from '../model/problem.ts'
import { validate } from '../model/validate.ts'

/**
 * Schedules the given sequences unchanged; `violations` has each broken constraint with its amount. Throws
 * PlannerInputError.
 */
export function score(problem: Problem, routes: InitialPlan): Plan {
  validate(problem, { initial: routes })
  const began = performance.now()
  const p = compile(problem)
  const sequences = indicesOf(problem, routes)
  const { positions: placed, unproven } = completePlan(p, sequences)
  const search = { iterations: 0, evaluations: 0, elapsedMs: performance.now() - began, engine: 'score' }
  return assemble(problem, p, sequences, search, { positions: placed, unproven, isCutShort: false })
}
