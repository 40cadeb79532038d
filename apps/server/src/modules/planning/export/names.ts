// Names of routes and stops in exported files.
import {
  clockOf,
  fillText,
  localeOf,
  parseClock,
  SOURCE_LANGUAGE,
  timeOfDay,
  timeRange,
  type Language,
} from '@dropwise/contracts'
import { pdfWords } from '../../../platform/pdf/words/index.ts'
import type { ExportedDay, ExportedOrder, ExportedRoute, ExportedStop } from './read-day.ts'

/** `R3 · Van 3`. */
export function routeName({ number, vehicle }: ExportedRoute): string {
  return `R${number} · ${vehicle.name}`
}

/** `4. Edith Ward`. */
export function stopName({ sequence, order }: ExportedStop): string {
  return `${sequence}. ${order.recipient}`
}

/** Notes for the driver at a stop, one line each. */
export function stopLines(stop: ExportedStop, { timeZone }: ExportedDay): string[] {
  const { order, serviceAt } = stop
  return [
    reloadText(stop, timeZone),
    `${order.reference}, planned ${clockOf(serviceAt, timeZone)}`,
    order.address,
    windowText(order, timeZone),
    order.phone ?? '',
    order.instructions ?? '',
  ].filter(Boolean)
}

/** `Load again at the depot, 11:20-11:35`, or nothing. */
function reloadText({ reload }: ExportedStop, timeZone: string): string {
  if (!reload) return ''
  const at = (time: string) => clockOf(new Date(time), timeZone)
  return `Load again at the depot, ${at(reload.arriveAt)}-${at(reload.departAt)}`
}

/** `09:00-11:30`, `09:00-11:30 or 14:00-16:00`, `from 09:00`, `by 11:30`, or nothing. */
export function windowText(
  { windowStart, windowEnd, windowWords }: Pick<ExportedOrder, 'windowStart' | 'windowEnd' | 'windowWords'>,
  timeZone: string,
  language: Language = SOURCE_LANGUAGE,
): string {
  const words = pdfWords(language)
  const locale = localeOf(language)
  if (windowStart && windowEnd)
    return windowWords.reduce(
      (first, second) => fillText(words.or, { first, second: rangeText(second, locale) }),
      timeRange(windowStart, windowEnd, timeZone, locale),
    )
  if (windowStart) return fillText(words.windowFrom, { time: timeOfDay(windowStart, timeZone, locale) })
  return windowEnd ? fillText(words.windowBy, { time: timeOfDay(windowEnd, timeZone, locale) }) : ''
}

/** A window as stored, `14:00-16:00`, on the clock of the language. */
function rangeText(window: string, locale: string): string {
  const [from = null, to = null] = window.split('-').map(parseClock)
  if (from === null || to === null) return window
  const at = (seconds: number) => new Date(seconds * 1000)
  return timeRange(at(from), at(to), 'UTC', locale)
}
