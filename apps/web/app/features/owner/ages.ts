// Ages and remaining times as text.
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span rounded to its unit, as the texts for that unit write it. */
function spanText(
  ms: number,
  { minutes, hours, days }: Record<'minutes' | 'hours' | 'days', (value: number) => string>,
): string {
  if (ms < HOUR) return minutes(Math.max(1, Math.round(ms / MINUTE)))
  if (ms < 2 * DAY) return hours(Math.round(ms / HOUR))
  return days(Math.round(ms / DAY))
}

/** `2 h`, `3 days`. */
export const ageOf = (iso: string, now: number = Date.now()): string =>
  spanText(now - Date.parse(iso), {
    minutes: (value) => words('minutes', { count: value }),
    hours: (value) => words('hours', { count: value }),
    days: (value) => words('days', { count: value }),
  })
/** `2 h ago`, `3 days ago`. */
export const agoOf = (iso: string, now: number = Date.now()): string =>
  spanText(now - Date.parse(iso), {
    minutes: (value) => words('minutesAgo', { count: value }),
    hours: (value) => words('hoursAgo', { count: value }),
    days: (value) => words('daysAgo', { count: value }),
  })
/** `in 9 h`, `2 days ago`. */
export function untilText(iso: string, now: number = Date.now()): string {
  const remainingMs = Date.parse(iso) - now
  if (remainingMs <= 0) return agoOf(iso, now)
  return spanText(remainingMs, {
    minutes: (value) => words('inMinutes', { count: value }),
    hours: (value) => words('inHours', { count: value }),
    days: (value) => words('inDays', { count: value }),
  })
}
/** True within a day. */
export const isSoon = (iso: string, now: number = Date.now()): boolean => {
  const msUntil = Date.parse(iso) - now
  return msUntil > 0 && msUntil < DAY
}
