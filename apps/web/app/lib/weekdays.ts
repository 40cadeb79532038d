// Weekdays by short name.
import { dateText } from './format.ts'
import { currentLocale } from './language.ts'
import { frameWords } from './words/frame.ts'

/** Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** `Mon` for 1. */
export const weekdayName = (weekday: number): string =>
  dateText(new Date(Date.UTC(2024, 0, weekday)), { weekday: 'short', timeZone: 'UTC' })

/** `Monday` for 1. */
export const weekdayLong = (weekday: number): string =>
  dateText(new Date(Date.UTC(2024, 0, weekday)), { weekday: 'long', timeZone: 'UTC' })

/** `Tue and Fri`, `Mon to Fri`. */
export function weekdaysText(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b)
  if (days.join('') === '12345') return frameWords('fromTo', { from: weekdayName(1), to: weekdayName(5) })
  return new Intl.ListFormat(currentLocale()).format(days.map(weekdayName))
}
