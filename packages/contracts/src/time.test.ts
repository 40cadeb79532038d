import { describe, expect, it } from 'vitest'
import { addDays, clockOf, dayOf, daysFrom, instantOf, parseClock } from './time.ts'

describe('local clocks', () => {
  it('finds the instant of a clock time', () => {
    expect(instantOf('2026-04-16', 9 * 3600, 'Europe/London').toISOString()).toBe('2026-04-16T08:00:00.000Z')
    expect(instantOf('2026-01-16', 9 * 3600, 'America/Los_Angeles').toISOString()).toBe(
      '2026-01-16T17:00:00.000Z',
    )
  })

  it('moves an hour that is skipped in spring forward', () => {
    expect(instantOf('2026-03-29', 1.5 * 3600, 'Europe/London').toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    )
    expect(clockOf(instantOf('2026-03-29', 1.5 * 3600, 'Europe/London'), 'Europe/London')).toBe('02:30')
  })

  it('chooses the first of an hour that occurs twice in autumn', () => {
    expect(instantOf('2026-10-25', 1.5 * 3600, 'Europe/London').toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    )
  })

  it('returns the local day on both sides of midnight', () => {
    expect(dayOf(new Date('2026-04-16T03:00:00Z'), 'America/New_York')).toBe('2026-04-15')
    expect(dayOf(new Date('2026-04-15T23:30:00Z'), 'Europe/London')).toBe('2026-04-16')
  })

  it('adds days across months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01'])
    expect(daysFrom('2999-12-31', 2)).toEqual(['2999-12-31'])
  })

  it.each([
    ['8:05', 29_100],
    ['08:05:30', 29_130],
    ['2.30 pm', 52_200],
    ['12:00 am', 0],
    ['9am', 32_400],
    ['24:00', 86_400],
  ])('reads %s', (text, seconds) => {
    expect(parseClock(text)).toBe(seconds)
  })

  it.each(['', '25:00', '8:75', '13 pm', 'noon', '9'])('does not read %s', (text) => {
    expect(parseClock(text)).toBe(null)
  })
})
