// Position of a moment in the business week: Mon-Fri 9AM-6PM in Los Angeles (the requirement says PST all
// year).
import { clockOf, dayOf, weekdayOf } from '@dropwise/contracts'
import { dateText } from '../../lib/format.ts'
import { siteContactWords as words } from '../../lib/words/site-contact.ts'

const ZONE = 'America/Los_Angeles'
/** Hours of the day; `businessHours` of the frame's catalogue says them too. */
export const OPENS = 9
export const CLOSES = 18
/** Weekdays from Monday, counted from 0. */
const FRIDAY = 4

type OpeningKey = 'open' | 'opensToday' | 'opensTomorrow' | 'opensMonday'

function openingOf(day: number, hours: number): OpeningKey {
  const isBusinessDay = day <= FRIDAY
  if (isBusinessDay && hours < OPENS) return 'opensToday'
  if (isBusinessDay && hours < CLOSES) return 'open'
  return day < FRIDAY ? 'opensTomorrow' : 'opensMonday'
}

/** Weekday (0 = Monday), elapsed share of the day, and a sentence. */
export function businessWeek(now: Date): { day: number; share: number; sentence: string } {
  const [hour = 0, minute = 0] = clockOf(now, ZONE).split(':').map(Number)
  const day = weekdayOf(dayOf(now, ZONE)) - 1
  const hours = hour + minute / 60
  const weekday = dateText(now, { weekday: 'long', timeZone: ZONE })
  const time = dateText(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE })
  return { day, share: hours / 24, sentence: words(openingOf(day, hours), { weekday, time }) }
}
