// Refuses malformed problems with an error that names the field.
import type { Problem, SolveOptions } from './model.ts'
import { PlannerInputError } from './model.ts'

/** Throws PlannerInputError for the first malformed field; returns nothing when the problem can be planned. */
export function validate(problem: Problem, options: SolveOptions = {}): void {
  if (!Array.isArray(problem.vehicles))
    throw new PlannerInputError('not_a_list', 'vehicles', 'vehicles must be a list.')
  if (options.threads !== undefined && options.threads < 0)
    throw new PlannerInputError('negative', 'threads', 'threads must not be negative.')
}
