// Tests the scale bar: longest round distance that fits.
import { expect, it } from 'vitest'
import { roundDistance } from './map-scale.tsx'

it('writes metres below a kilometre and kilometres from there', () => {
  expect(roundDistance(240, 'km')).toEqual({ metres: 200, label: '200 m' })
  expect(roundDistance(7_000, 'km')).toEqual({ metres: 5_000, label: '5 km' })
})

it('stays in miles for a company in miles', () => {
  expect(roundDistance(1_000, 'mi')).toEqual({ metres: 804.672, label: '0.5 mi' })
  expect(roundDistance(10, 'mi').label).toBe('0.05 mi')
})
