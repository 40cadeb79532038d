// Names of routes and stops in exported files.
import { clockOf } from '@dropwise/contracts'
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
): string {
  const from = windowStart && clockOf(windowStart, timeZone)
  const to = windowEnd && clockOf(windowEnd, timeZone)
  if (from && to) return [`${from}-${to}`, ...windowWords].join(' or ')
  if (from) return `from ${from}`
  return to ? `by ${to}` : ''
}
