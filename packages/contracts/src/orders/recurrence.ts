// On which days something that repeats comes: weekdays of every so many weeks, from a day until another, without some. Pure.
import { addDays, weekdayOf, type DayString } from '../time.ts'

export interface Recurrence {
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  /** 1: every week. */
  everyWeeks: number
  /** A day of a week that counts. */
  weeksFrom: DayString
  startsOn: DayString
  /** Null: for good. */
  endsOn: DayString | null
  skipDates: readonly DayString[]
}

const DAY_MS = 86_400_000
/** Weeks since that of 1 January 1970, a Thursday; each begins on Monday. */
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

/** Its days among those from one day to another, both counted. */
export function recurrencesBetween(recurrence: Recurrence, from: DayString, to: DayString): DayString[] {
  const days: DayString[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (recursOn(recurrence, day)) days.push(day)
  return days
}
