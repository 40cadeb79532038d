// Tests the days of an import in words, and the next working day.
import { expect, it } from 'vitest'
import { nextWorkday } from '@dropwise/contracts'
import { daysText, distanceText } from './import-days.ts'

const TODAY = '2026-11-28'

it('says for which day the orders of a file are, and how far that is', () => {
  expect(daysText([{ date: '2026-11-24', orders: 200 }], TODAY)).toBe('200 orders for Tue 24 Nov, 4 days ago')
  expect(
    daysText(
      [
        { date: '2026-11-28', orders: 1 },
        { date: '2026-11-29', orders: 2 },
      ],
      TODAY,
    ),
  ).toBe('1 order for Sat 28 Nov, today · 2 orders for Sun 29 Nov, tomorrow')
  const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((date) => ({ date, orders: 5 }))
  expect(daysText(week, TODAY)).toBe('20 orders on 4 days, from Mon 30 Nov, in 2 days, to Thu 3 Dec')
})

it('counts over the end of February, in years with a 29th and without', () => {
  expect(distanceText('2028-03-01', '2028-02-28')).toBe('in 2 days')
  expect(distanceText('2027-03-01', '2027-02-28')).toBe('tomorrow')
})

it.each([
  ['2026-11-27', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-30', '2026-12-01'],
])('takes the day after %s that people work on: %s', (today, next) => {
  expect(nextWorkday(today)).toBe(next)
})
