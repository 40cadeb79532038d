// Vans under way: a change names exactly what the checker of the whole day rejects. Ten thousand random companies.
import { it } from 'vitest'
import { checkUnderWay } from '../../../test/under-way-property.ts'

const COMPANIES = 10_000

it('holds for every company', { timeout: 3_600_000 }, async () => {
  for (let seed = 1; seed <= COMPANIES; seed += 1) await checkUnderWay(seed)
})
