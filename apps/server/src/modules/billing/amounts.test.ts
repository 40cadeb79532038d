// Money to the cent: tax, the rest of a period, and months of different lengths.
import { describe, expect, it } from 'vitest'
import { endOfPeriod, restOf, totalsOf } from './amounts.ts'

const line = (amountMinor: number) => ({ description: '', amountMinor })

describe('the totals of an invoice', () => {
  it('round tax once, on the sum', () => {
    expect(totalsOf([line(9_900)], 0)).toEqual({ subtotalMinor: 9_900, taxMinor: 0, totalMinor: 9_900 })
    expect(totalsOf([line(29_900)], 20)).toEqual({
      subtotalMinor: 29_900,
      taxMinor: 5_980,
      totalMinor: 35_880,
    })
    expect(totalsOf([line(33), line(33)], 7.5).taxMinor).toBe(5)
    expect(totalsOf([line(1_010)], 19.5).taxMinor).toBe(197)
  })

  it('count credits against the sum', () => {
    expect(totalsOf([line(14_950), line(-4_950)], 19).totalMinor).toBe(11_900)
  })
})

describe('the rest of a period', () => {
  const period = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') }

  it('is a share by time, never more than the whole', () => {
    expect(restOf(29_900, period, new Date('2026-11-16T00:00:00Z'))).toBe(14_950)
    expect(restOf(29_900, period, new Date('2026-10-01T00:00:00Z'))).toBe(29_900)
    expect(restOf(29_900, period, new Date('2027-01-01T00:00:00Z'))).toBe(0)
  })
})

describe('the next month', () => {
  it.each([
    ['2026-11-22T09:30:00Z', '2026-12-22T09:30:00.000Z'],
    ['2026-01-31T09:30:00Z', '2026-02-28T09:30:00.000Z'],
    ['2028-01-31T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['2026-12-31T23:00:00Z', '2027-01-31T23:00:00.000Z'],
  ])('after %s is %s', (from, to) => {
    expect(endOfPeriod(new Date(from), 'month').toISOString()).toBe(to)
  })
})
