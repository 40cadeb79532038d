// Converts between local time and instants in a named time zone, across daylight-saving changes. Uses Intl
// only.

/** A day of work, `YYYY-MM-DD`, in the depot's time zone. */
export type DayString = string

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** Names that PostgreSQL and every browser accept; `app.is_time_zone` has the same pattern. */
const TIME_ZONE = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+){1,2}|Etc\/GMT(-1[0-4]|-[1-9]|\+1[0-2]|\+[1-9]))$/

/** Whether a name is an IANA time zone, such as `Europe/London`. */
export function isTimeZone(name: string): boolean {
  if (!TIME_ZONE.test(name)) return false
  try {
    formatFor(name)
    return true
  } catch {
    return false
  }
}

/** Caches offsets: a file of orders needs the same few tens of thousands of times, and Intl is slow. */
const offsets = new Map<string, number>()
const MAX_OFFSETS = 2_000

/** Offset of a zone at an instant, in milliseconds east of UTC. */
export function zoneOffsetMs(at: Date, timeZone: string): number {
  const key = `${timeZone} ${at.getTime()}`
  const existing = offsets.get(key)
  if (existing !== undefined) return existing
  const offset = readOffset(at, timeZone)
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function readOffset(at: Date, timeZone: string): number {
  const part = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map((p) => [p.type, p.value]),
  )
  const local = Date.UTC(
    Number(part.year),
    Number(part.month) - 1,
    Number(part.day),
    Number(part.hour),
    Number(part.minute),
    Number(part.second),
  )
  return local - Math.floor(at.getTime() / 1000) * 1000
}

/**
 * The instant of a local day and time. A time skipped in spring moves forward by the gap; a repeated time in
 * autumn means the first (Temporal's "compatible" rule).
 */
export function instantOf(day: DayString, seconds: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + seconds * 1000
  const before = wall - zoneOffsetMs(new Date(wall - 24 * 3_600_000), timeZone)
  const after = wall - zoneOffsetMs(new Date(wall + 24 * 3_600_000), timeZone)
  const fits = [before, after].filter((t) => t + zoneOffsetMs(new Date(t), timeZone) === wall)
  return new Date(fits.length > 0 ? Math.min(...fits) : before)
}

/** A span between two times of a day; an end before the start is on the next day. */
export function spanOf(day: DayString, from: string, to: string, timeZone: string): { from: Date; to: Date } {
  const [start, end] = [parseClock(from) ?? 0, parseClock(to) ?? 0]
  return {
    from: instantOf(day, start, timeZone),
    to: instantOf(end > start ? day : addDays(day, 1), end, timeZone),
  }
}

/** The local day of an instant, `YYYY-MM-DD`. */
export function dayOf(at: Date, timeZone: string): DayString {
  return new Date(at.getTime() + zoneOffsetMs(at, timeZone)).toISOString().slice(0, 10)
}

/** Local time of an instant, `HH:MM`. */
export function clockOf(at: Date, timeZone: string): string {
  return new Date(at.getTime() + zoneOffsetMs(at, timeZone)).toISOString().slice(11, 16)
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Local day of an instant, `Thu 16 Apr`. */
export function dayLabel(at: Date, timeZone: string): string {
  const local = new Date(at.getTime() + zoneOffsetMs(at, timeZone))
  return `${WEEKDAYS[local.getUTCDay()]} ${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}`
}

/** Parses a time such as `8:05`, `08:05:30`, `2.30 pm` as seconds since midnight; null for other text. */
export function parseClock(text: string): number | null {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(text.trim())
  if (!match) return null
  const half = match[4]?.toLowerCase().replaceAll('.', '')
  if (!match[2] && !half) return null
  let hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  const second = Number(match[3] ?? 0)
  if (half && (hour < 1 || hour > 12)) return null
  if (half === 'pm' && hour < 12) hour += 12
  if (half === 'am' && hour === 12) hour = 0
  if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute + second > 0)) return null
  return hour * 3600 + minute * 60 + second
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: DayString): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function addDays(day: DayString, days: number): DayString {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Last day that requests and answers can hold (`dayText`). */
export const LAST_DAY: DayString = '2999-12-31'

/** `count` days from `first` on; fewer where they would pass LAST_DAY. */
export function daysFrom(first: DayString, count: number): DayString[] {
  return Array.from({ length: count }, (_, i) => addDays(first, i)).filter((day) => day <= LAST_DAY)
}

/** The first weekday after `today`. */
export function nextWorkday(today: DayString): DayString {
  let day = addDays(today, 1)
  while ([0, 6].includes(new Date(day).getUTCDay())) day = addDays(day, 1)
  return day
}
