// Mileage in the company's unit, kept in whole kilometres.
import { expect, it } from 'vitest'
import { formatMileage, kmOf, mileageIn } from './mileage.ts'

it('is said in the unit of the company', () => {
  expect(formatMileage(59_400, 'km')).toBe('59,400 km')
  expect(formatMileage(59_400, 'mi')).toBe('36,909 mi')
})

it('gives back every whole mile that was typed', () => {
  const typed = Array.from({ length: 5_000 }, (_, index) => index * 97)
  expect(typed.map((miles) => mileageIn(kmOf(miles, 'mi'), 'mi'))).toEqual(typed)
})
