// With vans under way, a change reports exactly what the checker of the whole day rejects. Random companies.
import { casesOf } from '@dropwise/db/testing'
import { it } from 'vitest'
import { checkUnderWay } from './under-way-property.ts'

/** A few minutes; `PROPERTY_RUNS=10000` tries more. */
const COMPANIES = casesOf(1_500)

it('finds no fault in random companies', { timeout: 3_600_000 }, async () => {
  for (let seed = 1; seed <= COMPANIES; seed += 1) await checkUnderWay(seed)
})
