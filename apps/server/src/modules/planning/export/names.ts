// Names of routes and stops in exported files.
import { clockOf, fillText } from '@dropwise/contracts'
import { pdfWords, type PdfWords } from '../../../platform/pdf/words/index.ts'
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
  words: Pick<PdfWords, 'or' | 'windowFrom' | 'windowBy'> = pdfWords(),
): string {
  const from = windowStart && clockOf(windowStart, timeZone)
  const to = windowEnd && clockOf(windowEnd, timeZone)
  if (from && to)
    return windowWords.reduce((first, second) => fillText(words.or, { first, second }), `${from}-${to}`)
  if (from) return fillText(words.windowFrom, { time: from })
  return to ? fillText(words.windowBy, { time: to }) : ''
}
