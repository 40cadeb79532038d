// Over a few driven days, nobody is told that a stop on plan is late.
import { it } from 'vitest'
import { checkPromises } from '../../../test/promises-property.ts'

it.each(Array.from({ length: 12 }, (_, i) => i + 1))('day %i', async (seed) => {
  await checkPromises(seed)
})
