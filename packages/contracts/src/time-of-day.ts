// How a language writes times of day, for screens, tracking pages, mails and text messages. Pure.
import { clockOf } from './time.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats by locale and zone: creating one is slow. */
function formatFor(locale: string, timeZone: string, hasSeconds = false): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${hasSeconds}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      ...(hasSeconds && { second: '2-digit' }),
      timeZone,
    })
    formats.set(key, format)
  }
  return format
}

/** Whether the language writes `2:05 PM`. */
export const isHalfDayLocale = (locale: string): boolean =>
  formatFor(locale, 'UTC').resolvedOptions().hour12 === true

/** `14:05` in the zone, or `2:05 PM`. */
export const timeOfDay = (at: Date, timeZone: string, locale: string): string =>
  isHalfDayLocale(locale) ? formatFor(locale, timeZone).format(at) : clockOf(at, timeZone)

/** `14:05:09`, or `2:05:09 PM`. */
export const timeWithSeconds = (at: Date, timeZone: string, locale: string): string =>
  isHalfDayLocale(locale)
    ? formatFor(locale, timeZone, true).format(at)
    : `${clockOf(at, timeZone)}:${at.toISOString().slice(17, 19)}`

/**
 * `14:05-14:35`; `2:05–2:35 PM` or `11:30 AM – 1:00 PM` where the language writes halves of the day. Not
 * `formatRange`: it adds dates to a range over midnight, and versions of ICU differ in the spaces around the dash. 24-hour
 * ranges have a hyphen, because an en dash is too wide for columns.
 */
export function timeRange(from: Date, to: Date, timeZone: string, locale: string): string {
  if (!isHalfDayLocale(locale)) return `${clockOf(from, timeZone)}-${clockOf(to, timeZone)}`
  const format = formatFor(locale, timeZone)
  const parts = format.formatToParts(from)
  const halfOf = (at: Date) => format.formatToParts(at).find(({ type }) => type === 'dayPeriod')?.value
  if (halfOf(from) !== halfOf(to)) return `${format.format(from)} – ${format.format(to)}`
  // All languages with halves of the day write them last, after a space.
  const time = parts.slice(0, parts.findLastIndex(({ type }) => type === 'minute') + 1)
  return `${time.map(({ value }) => value).join('')}–${format.format(to)}`
}
