// The breaks of a van's day as instants.
import { addDays, spanOf, type DayString } from '@dropwise/contracts'
import type { VanDay } from './van-day.ts'

export interface BreakSpan {
  /** Position among the van's breaks, from 1. */
  id: number
  /** Earliest and latest start. */
  from: Date
  to: Date
  seconds: number
}

/**
 * Breaks are on the day of the shift; on a shift over midnight, earlier times of day belong to the next
 * morning.
 */
export function breakSpansOf({ breaks, shiftStart, depot }: VanDay, date: DayString): BreakSpan[] {
  return breaks.map(({ from, to, minutes }, index) => {
    const day = from < shiftStart.slice(0, 5) ? addDays(date, 1) : date
    return { id: index + 1, ...spanOf(day, from, to, depot.timeZone), seconds: minutes * 60 }
  })
}
