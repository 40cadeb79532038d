// What a change of a day calls broken is what the checker of that day rejects: a few random companies.
import { it } from 'vitest'
import { checkViolations } from '../../../test/violations-property.ts'

it.each(Array.from({ length: 40 }, (_, i) => i + 1))('company %i', (seed) => checkViolations(seed))
