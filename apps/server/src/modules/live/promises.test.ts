// Nobody reads that a stop on plan is late: a few driven days.
import { it } from 'vitest'
import { checkPromises } from '../../../test/promises-property.ts'

it.each(Array.from({ length: 12 }, (_, i) => i + 1))('day %i', async (seed) => {
  await checkPromises(seed)
})
