// Violations of a change are exactly those that the day's checker finds: a few random companies.
import { it } from 'vitest'
import { checkViolations } from '../../../test/violations-property.ts'

it.each(Array.from({ length: 40 }, (_, i) => i + 1))('company %i', (seed) => checkViolations(seed))
