// Compares the violations of a change with those of the planner's checker, in a few random companies.
import { it } from 'vitest'
import { checkViolations } from '../../../test/violations-property.ts'

/** Seed of a day with a stop that is on time before two breaks and would be late after them. */
const TWO_BREAKS = 9_982

it.each([...Array.from({ length: 40 }, (_, i) => i + 1), TWO_BREAKS])('company %i', (seed) =>
  checkViolations(seed),
)
