// Compares the violations of a change with those of the planner's checker, in ten thousand random companies.
import { it } from 'vitest'
import { checkViolations } from './violations-property.ts'

const COMPANIES = 10_000

it(
  'reports the violations that the checker finds, no more and no fewer',
  { timeout: 3_600_000 },
  async () => {
    for (let seed = 1; seed <= COMPANIES; seed += 1) await checkViolations(seed)
  },
)
