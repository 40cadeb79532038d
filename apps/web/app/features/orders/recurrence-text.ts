// Text of a recurrence. Pure.
import type { RecurringOrderItem } from '@dropwise/contracts'
import { dayShort } from '../../lib/format.ts'
import { WEEKDAYS, weekdaysText } from '../../lib/weekdays.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

/** `every Tue and Fri until Sun 3 Jan`, `every 2 weeks on Tue`. */
export function recurrenceText({
  weekdays,
  everyWeeks,
  endsOn,
}: Pick<RecurringOrderItem, 'weekdays' | 'everyWeeks' | 'endsOn'>): string {
  const schedule = scheduleText(weekdays, everyWeeks)
  return endsOn ? words('untilDay', { schedule, day: dayShort(endsOn) }) : schedule
}

function scheduleText(weekdays: readonly number[], weeks: number): string {
  if (weekdays.length === WEEKDAYS.length)
    return weeks === 1 ? words('everyDay') : words('weeksOnAllDays', { weeks })
  const days = weekdaysText(weekdays)
  return weeks === 1 ? words('everyDays', { days }) : words('weeksOnDays', { weeks, days })
}
