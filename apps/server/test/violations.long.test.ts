// Compares the violations of a change with those of the planner's checker, in random companies.
import { casesOf } from '@dropwise/db/testing'
import { it } from 'vitest'
import { checkViolations } from './violations-property.ts'

/** A few minutes; `PROPERTY_RUNS=10000` tries more. */
const COMPANIES = casesOf(1_500)

it(
  'reports the violations that the checker finds, no more and no fewer',
  { timeout: 3_600_000 },
  async () => {
    for (let seed = 1; seed <= COMPANIES; seed += 1) await checkViolations(seed)
  },
)
