import { describe, expect, it } from 'vitest'
import { fuelStretches, fuelUse, pumpUnit, storedAmount, type Fill } from './fuel-use.ts'

const fill = (day: number, odometerKm: number, amount: number, more: Partial<Fill> = {}): Fill => ({
  id: `${day} ${more.energy ?? 'diesel'}`,
  filledAt: `2026-10-${String(day).padStart(2, '0')}T08:00:00Z`,
  odometerKm,
  energy: 'diesel',
  amount,
  costMinor: amount * 150,
  isFull: true,
  isAfterGap: false,
  ...more,
})
const figures = (fills: Fill[]) => fuelUse(fuelStretches(fills)).map(({ per100Km }) => per100Km)

describe('[M21] consumption', () => {
  it('[M21] has no figure after the first fill, and one after the second', () => {
    expect(figures([fill(1, 10_000, 60)])).toEqual([])
    expect(figures([fill(1, 10_000, 60), fill(5, 10_500, 40)])).toEqual([8])
  })

  it('[M21] carries partial fills to the next full one', () => {
    const fills = [
      fill(1, 10_000, 60),
      fill(3, 10_200, 20, { isFull: false }),
      fill(4, 10_300, 5, { isFull: false }),
    ]
    expect(figures(fills)).toEqual([])
    expect(fuelStretches([...fills, fill(6, 10_500, 25)])).toEqual([
      { fillId: '6 diesel', energy: 'diesel', km: 500, amount: 50, costMinor: 7_500 },
    ])
  })

  it('[M21] ignores fills before the first full tank', () => {
    expect(
      figures([fill(1, 9_900, 30, { isFull: false }), fill(2, 10_000, 30), fill(5, 10_500, 50)]),
    ).toEqual([10])
  })

  it('[M21] starts again after a gap in the log', () => {
    const fills = [
      fill(1, 10_000, 60),
      fill(2, 10_500, 40),
      fill(8, 13_000, 50, { isAfterGap: true }),
      fill(9, 13_500, 60),
    ]
    expect(fuelUse(fuelStretches(fills))).toEqual([
      { energy: 'diesel', km: 1_000, amount: 100, per100Km: 10, costPerKmMinor: 15 },
    ])
  })

  it('[M21] does not restart for a partial fill after a gap', () => {
    expect(
      figures([
        fill(1, 10_000, 60),
        fill(2, 10_400, 10, { isFull: false, isAfterGap: true }),
        fill(3, 10_500, 30),
        fill(4, 10_600, 10),
      ]),
    ).toEqual([10])
  })

  it('[M21] returns no figure for an odometer that did not rise', () => {
    expect(figures([fill(1, 10_000, 60), fill(2, 10_000, 3)])).toEqual([])
    expect(figures([fill(1, 10_000, 60), fill(2, 10_000, 3), fill(3, 10_100, 9)])).toEqual([9])
  })

  it('[M21] separates the energies of a hybrid, in any order of entry', () => {
    const fills = [
      fill(4, 10_500, 75, { energy: 'electric' }),
      fill(1, 10_000, 60),
      fill(3, 10_500, 20),
      fill(2, 10_000, 30, { energy: 'electric' }),
    ]
    expect(fuelUse(fuelStretches(fills))).toMatchObject([
      { energy: 'diesel', per100Km: 4 },
      { energy: 'electric', per100Km: 15 },
    ])
  })
})

it('[M72] counts US gallons where pumps do, and litres on British roads in miles', () => {
  expect(pumpUnit('petrol', 'America/Chicago')).toBe('gal')
  expect(pumpUnit('petrol', 'Europe/London')).toBe('l')
  expect(pumpUnit('electric', 'America/Chicago')).toBe('kWh')
  expect(storedAmount(10, 'gal')).toBe(37.854)
  expect(storedAmount(41.5, 'l')).toBe(41.5)
})
