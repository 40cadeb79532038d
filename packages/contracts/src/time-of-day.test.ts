// Tests times of day by language.
import { expect, it } from 'vitest'
import { timeOfDay, timeRange, timeWithSeconds } from './time-of-day.ts'

const at = (time: string) => new Date(`2026-04-16T${time}Z`)
/** Versions of ICU write different spaces before the half of the day. */
const spaces = (text: string) => text.replaceAll(/\s/g, ' ')

it.each([
  ['en-GB', '14:05', '14:05:09', '13:00-15:00', '09:30-15:00'],
  ['de-u-nu-latn', '14:05', '14:05:09', '13:00-15:00', '09:30-15:00'],
  ['ja-u-nu-latn', '14:05', '14:05:09', '13:00-15:00', '09:30-15:00'],
  ['en-US', '2:05 PM', '2:05:09 PM', '1:00–3:00 PM', '9:30 AM – 3:00 PM'],
  ['hi-u-nu-latn', '2:05 pm', '2:05:09 pm', '1:00–3:00 pm', '9:30 am – 3:00 pm'],
  ['ar-u-nu-latn', '2:05 م', '2:05:09 م', '1:00–3:00 م', '9:30 ص – 3:00 م'],
])('writes times as %s does', (locale, time, seconds, afternoon, acrossNoon) => {
  expect(spaces(timeOfDay(at('14:05:09'), 'UTC', locale))).toBe(time)
  expect(spaces(timeWithSeconds(at('14:05:09'), 'UTC', locale))).toBe(seconds)
  expect(spaces(timeRange(at('13:00:00'), at('15:00:00'), 'UTC', locale))).toBe(afternoon)
  expect(spaces(timeRange(at('09:30:00'), at('15:00:00'), 'UTC', locale))).toBe(acrossNoon)
})

it('writes no dates into a range over midnight, and midnight as twelve', () => {
  const end = new Date('2026-04-17T01:00:00Z')
  expect(spaces(timeRange(at('23:00:00'), end, 'UTC', 'en-US'))).toBe('11:00 PM – 1:00 AM')
  expect(spaces(timeOfDay(at('00:00:00'), 'UTC', 'en-US'))).toBe('12:00 AM')
  expect(timeRange(at('23:00:00'), end, 'UTC', 'en-GB')).toBe('23:00-01:00')
})
