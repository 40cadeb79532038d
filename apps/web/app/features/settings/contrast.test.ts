// Tests contrast with well-known colours.
import { expect, it } from 'vitest'
import { contrastWithWhite } from './contrast.ts'

it('agrees with WCAG on black, white and mid grey', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21)
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1)
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2)
})
