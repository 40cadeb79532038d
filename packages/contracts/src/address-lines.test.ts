import { expect, it } from 'vitest'
import { addressLines, firstAddressLine, roughCoordinates } from './address-lines.ts'

it('splits the street from the rest, and keeps coordinates in one line', () => {
  expect(addressLines('12 Weaver Lane, Ashmouth AH2 4QD')).toEqual(['12 Weaver Lane', 'Ashmouth AH2 4QD'])
  expect(addressLines('43.61327, -116.20291')).toEqual(['43.61327, -116.20291', ''])
  expect(firstAddressLine('43.61327,-116.20291')).toBe('43.61327,-116.20291')
})

it('rounds coordinates alone, for readers who may not know the house', () => {
  expect(roughCoordinates('43.61327, -116.20291')).toBe('43.61, -116.20')
  expect(roughCoordinates('12 Weaver Lane, 7')).toBeNull()
})
