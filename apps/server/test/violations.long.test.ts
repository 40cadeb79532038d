// Violations of a change are exactly those that the day's checker finds: ten thousand random companies.
import { it } from 'vitest'
import { checkViolations } from './violations-property.ts'

const COMPANIES = 10_000

it('holds for every company', { timeout: 3_600_000 }, async () => {
  for (let seed = 1; seed <= COMPANIES; seed += 1) await checkViolations(seed)
})
