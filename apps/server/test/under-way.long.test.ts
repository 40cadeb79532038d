// With vans under way, a change reports exactly what the checker of the whole day rejects. 10,000 random companies.
import { it } from 'vitest'
import { checkUnderWay } from './under-way-property.ts'

const COMPANIES = 10_000

it('finds no fault in ten thousand random companies', { timeout: 3_600_000 }, async () => {
  for (let seed = 1; seed <= COMPANIES; seed += 1) await checkUnderWay(seed)
})
