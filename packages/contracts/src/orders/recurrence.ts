// Days of a recurrence: weekdays of every n-th week, from a day to another, except some. Pure.
import { addDays, weekdayOf, type DayString } from '../time.ts'

export interface Recurrence {
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  /** A day in the first week with orders; every n-th week counts from it. */
  everyWeeks: number
  /** Null: no end. */
  weeksFrom: DayString
  startsOn: DayString
  /** Weeks since that of 1 January 1970, a Thursday; weeks begin on Monday. */
  endsOn: DayString | null
  skipDates: readonly DayString[]
}

const DAY_MS = 86_400_000
const weekNumber = (day: DayString): number => Math.floor((Date.parse(`${day}T00:00:00Z`) / DAY_MS + 3) / 7)

export function recursOn(recurrence: Recurrence, day: DayString): boolean {
  const { weekdays, everyWeeks, weeksFrom, startsOn, endsOn, skipDates } = recurrence
  return (
    day >= startsOn &&
    (endsOn === null || day <= endsOn) &&
    weekdays.includes(weekdayOf(day)) &&
    (weekNumber(day) - weekNumber(weeksFrom)) % everyWeeks === 0 &&
    !skipDates.includes(day)
  )
}

/** Days between two days, both included. */
export function recurrencesBetween(recurrence: Recurrence, from: DayString, to: DayString): DayString[] {
  const days: DayString[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (recursOn(recurrence, day)) days.push(day)
  return days
}
