// Tests mileage in the company's unit, stored in whole kilometres.
import { expect, it } from 'vitest'
import { formatMileage, kmOf, kmOfLength, lengthIn, mileageIn, pricePerKm, pricePerUnit } from './mileage.ts'

it('is shown in the unit of the company', () => {
  expect(formatMileage(59_400, 'km')).toBe('59,400 km')
  expect(formatMileage(59_400, 'mi')).toBe('36,909 mi')
})

it('gives back every whole mile that was typed', () => {
  const typed = Array.from({ length: 5_000 }, (_, index) => index * 97)
  expect(typed.map((miles) => mileageIn(kmOf(miles, 'mi'), 'mi'))).toEqual(typed)
})

it('gives back every price a mile that was typed, as the server keeps it', () => {
  const typed = Array.from({ length: 2_000 }, (_, cents) => cents)
  const stored = typed.map((cents) => Math.round(pricePerKm(cents, 'mi') * 1e4) / 1e4)
  expect(stored.map((perKm) => Math.round(pricePerUnit(perKm, 'mi')))).toEqual(typed)
  expect(pricePerKm(35, 'km')).toBe(35)
})

it('gives back every tenth of a mile that was typed', () => {
  const typed = Array.from({ length: 2_000 }, (_, tenths) => tenths / 10)
  expect(typed.map((miles) => lengthIn(kmOfLength(miles, 'mi'), 'mi'))).toEqual(typed)
  expect(typed.map((km) => lengthIn(kmOfLength(km, 'km'), 'km'))).toEqual(typed)
})
