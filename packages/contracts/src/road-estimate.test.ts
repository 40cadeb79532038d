// Estimates where no road map is: by country, with a stated default, and rising with the distance.
import { expect, it } from 'vitest'
import { DEFAULT_ESTIMATE, estimateOf, estimateText, estimateTrip } from './road-estimate.ts'

it('has figures of a country, and a stated default for the others', () => {
  expect(estimateOf('US')).toMatchObject({ country: 'US', detour: 1.2, townKmh: 27, countryKmh: 62 })
  expect(estimateOf('JP')).toMatchObject({ country: 'JP', detour: 1.41, countryKmh: 43 })
  for (const code of ['IS', 'ZZ', null]) expect(estimateOf(code)).toEqual(DEFAULT_ESTIMATE)
  expect(estimateText(DEFAULT_ESTIMATE, 'km')).toBe(
    'straight line × 1.44, 34 km/h in towns; × 1.3, 64 km/h beyond',
  )
  expect(estimateText(DEFAULT_ESTIMATE, 'mi')).toBe(
    'straight line × 1.44, 21 mph in towns; × 1.3, 40 mph beyond',
  )
})

it('drives the first kilometres as in a town and the rest as between towns', () => {
  expect(estimateTrip(0, DEFAULT_ESTIMATE)).toEqual({ distance: 0, duration: 0 })
  expect(estimateTrip(1_000, DEFAULT_ESTIMATE)).toEqual({ distance: 1_440, duration: 152 })
  expect(estimateTrip(105_000, DEFAULT_ESTIMATE).distance).toBe(7_200 + 130_000)
  let before = estimateTrip(0, DEFAULT_ESTIMATE)
  for (let metres = 500; metres < 20_000; metres += 500) {
    const next = estimateTrip(metres, DEFAULT_ESTIMATE)
    expect(next.distance).toBeGreaterThan(before.distance)
    expect(next.duration).toBeGreaterThan(before.duration)
    before = next
  }
})
