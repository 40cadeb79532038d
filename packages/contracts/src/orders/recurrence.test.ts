// Tests recurrences: weekdays, intervals, ends, skipped days.
import { expect, it } from 'vitest'
import { recurrencesBetween, type Recurrence } from './recurrence.ts'

const tuesdaysAndFridays: Recurrence = {
  weekdays: [2, 5],
  everyWeeks: 1,
  weeksFrom: '2026-03-17',
  startsOn: '2026-03-17',
  endsOn: null,
  skipDates: [],
}
const days = (more: Partial<Recurrence>, from = '2026-03-01', to = '2026-04-12') =>
  recurrencesBetween({ ...tuesdaysAndFridays, ...more }, from, to)

it('recurs on its weekdays from its first day to its last, inclusive', () => {
  expect(days({ endsOn: '2026-03-27' })).toEqual(['2026-03-17', '2026-03-20', '2026-03-24', '2026-03-27'])
  expect(days({ startsOn: '2026-04-07' })).toEqual(['2026-04-07', '2026-04-10'])
})

it('leaves out the days that are skipped', () => {
  expect(days({ startsOn: '2026-04-01', skipDates: ['2026-04-03', '2026-04-04'] })).toEqual([
    '2026-04-07',
    '2026-04-10',
  ])
})

it('counts weeks from Monday, across the change to summer time and before the week it counts from', () => {
  expect(days({ everyWeeks: 2, weekdays: [7] })).toEqual(['2026-03-22', '2026-04-05'])
  expect(days({ everyWeeks: 3, weeksFrom: '2026-04-07' })).toEqual([
    '2026-03-17',
    '2026-03-20',
    '2026-04-07',
    '2026-04-10',
  ])
})

it('is over when its last day lies before its first', () => {
  expect(days({ endsOn: '2026-03-16' })).toEqual([])
})
