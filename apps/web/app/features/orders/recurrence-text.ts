// Text of a recurrence. Pure.
import type { RecurringOrderItem } from '@dropwise/contracts'
import { dayShort } from '../../lib/format.ts'
import { weekdaysText } from '../../lib/weekdays.ts'

/** `every Tue and Fri until Sun 3 Jan`, `every 2 weeks on Tue`. */
export function recurrenceText({
  weekdays,
  everyWeeks,
  endsOn,
}: Pick<RecurringOrderItem, 'weekdays' | 'everyWeeks' | 'endsOn'>): string {
  const days = weekdaysText(weekdays)
  const often =
    everyWeeks === 1 ? `every ${days}` : `every ${everyWeeks} weeks on ${days === 'day' ? 'all days' : days}`
  return endsOn ? `${often} until ${dayShort(endsOn)}` : often
}
