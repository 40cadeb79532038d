import { describe, expect, it } from 'vitest'
import { co2Of, CO2_GRAMS_PER_UNIT, shareGrams, sumCo2 } from './emissions.ts'
import { ENERGIES } from './fuel-use.ts'

describe('[M4.21] CO2', () => {
  it('is consumption times factor times distance', () => {
    // 8 l of diesel per 100 km: 259.2 g/km.
    const gramsPerKm = (8 * CO2_GRAMS_PER_UNIT.diesel) / 100
    expect(co2Of(gramsPerKm, 20_000)).toBe(5_184)
    expect(co2Of(null, 20_000)).toBeNull()
    expect(ENERGIES.every((energy) => CO2_GRAMS_PER_UNIT[energy] > 0)).toBe(true)
  })

  it.each([
    [5_184, [1_000, 3_000], [1_296, 3_888]],
    [10, [1, 1, 1], [4, 3, 3]],
    [7, [0, 0], [4, 3]],
    [0, [5, 1], [0, 0]],
    [5, [], []],
  ])('of %i g is shared by %j in whole grams', (grams, weights, shares) => {
    expect(shareGrams(grams, weights)).toEqual(shares)
  })

  it('of routes names how many are unknown', () => {
    expect(sumCo2([100, null, 50])).toEqual({ grams: 150, unknown: 1 })
    expect(sumCo2([null])).toEqual({ grams: null, unknown: 1 })
    expect(sumCo2([])).toEqual({ grams: null, unknown: 0 })
  })
})
