// Runs a search in worker threads: progress, stop, time limit, and the checker on what leaves.
import type { Plan, Problem, SolveOptions } from './model.ts'
import { validate } from './validate.ts'

/**
 * Plans the routes of a problem and keeps the best plan until the time limit or `signal`.
 * Throws PlannerInputError when the problem is malformed; orders that fit no vehicle come back unserved with a reason.
 */
export async function solve(problem: Problem, options: SolveOptions = {}): Promise<Plan> {
  validate(problem, options)
  throw new Error('no search engine is built in yet')
}
