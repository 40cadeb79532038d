// With vans under way, a change reports exactly what the checker of the whole day rejects. A few random companies.
import { it } from 'vitest'
import { checkUnderWay } from '../../../test/under-way-property.ts'

it.each(Array.from({ length: 40 }, (_, i) => i + 1))('company %i', (seed) => checkUnderWay(seed))
