// Tests the text of a recurring order.
import { expect, it } from 'vitest'
import { recurrenceText } from './recurrence-text.ts'

const text = (weekdays: number[], everyWeeks = 1, endsOn: string | null = null) =>
  recurrenceText({ weekdays, everyWeeks, endsOn })

it('says weekdays, the weeks between and the end', () => {
  expect(text([5, 2])).toBe('every Tue and Fri')
  expect(text([1, 2, 3, 4, 5])).toBe('every Mon to Fri')
  expect(text([1, 2, 3, 4, 5, 6, 7])).toBe('every day')
  expect(text([2], 2)).toBe('every 2 weeks on Tue')
  expect(text([1, 2, 3, 4, 5, 6, 7], 3)).toBe('every 3 weeks on all days')
  expect(text([2], 1, '2027-01-03')).toBe('every Tue until Sun 3 Jan')
})
