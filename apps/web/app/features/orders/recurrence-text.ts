// When a recurring order comes, in words. Pure.
import type { RecurringOrderItem } from '@dropwise/contracts'
import { dayShort } from '../../lib/format.ts'

/** Of the week, Monday first. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const list = new Intl.ListFormat('en-GB')

function daysText(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b)
  if (days.length === WEEKDAYS.length) return 'day'
  if (days.join('') === '12345') return 'Mon to Fri'
  return list.format(days.map((day) => WEEKDAYS[day - 1] ?? ''))
}

/** `every Tue and Fri until Sun 3 Jan`, `every 2 weeks on Tue`. */
export function recurrenceText({
  weekdays,
  everyWeeks,
  endsOn,
}: Pick<RecurringOrderItem, 'weekdays' | 'everyWeeks' | 'endsOn'>): string {
  const days = daysText(weekdays)
  const often =
    everyWeeks === 1 ? `every ${days}` : `every ${everyWeeks} weeks on ${days === 'day' ? 'all days' : days}`
  return endsOn ? `${often} until ${dayShort(endsOn)}` : often
}
