// Tests on a few driven days that no sentence calls a stop late while its forecast is on plan.
import { it } from 'vitest'
import { checkPromises } from '../../../test/promises-property.ts'

/** A van that leaves a stop at which it took its break. */
const LONG_STOP = 156

it.each([...Array.from({ length: 12 }, (_, i) => i + 1), LONG_STOP])('day %i', async (seed) => {
  await checkPromises(seed)
})
