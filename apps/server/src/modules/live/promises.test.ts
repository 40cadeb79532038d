// Tests on a few driven days that no sentence calls a stop late while its forecast is on plan.
import { it } from 'vitest'
import { checkPromises } from '../../../test/promises-property.ts'

it.each(Array.from({ length: 12 }, (_, i) => i + 1))('day %i', async (seed) => {
  await checkPromises(seed)
})
