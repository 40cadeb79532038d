// The filter of orders, shared by list and export: `late`, `unserved`, `R7`, `zone:north`, `status:delivered`, an English
// state, and any text of the order.
import type { OrderItem } from '../api/orders.ts'
import { DELIVERY_LABELS } from '../states.ts'
import { isInZone, type ZonePolygon } from '../zones.ts'
import type { OrderSegment } from './segments.ts'

/** Above 0 when action is needed: longest delay first, then unserved orders. */
export function urgencyOf(order: OrderItem): number {
  if (order.lateSeconds > 0) return order.lateSeconds
  return order.unserved === null ? 0 : 0.5
}

/** A zone name as one filter word after `zone:`: `Old town` becomes `old-town`. */
export function zoneWord(name: string): string {
  return name.toLowerCase().replace(/[\s,]+/g, '-')
}

/** Filter word for places outside all zones. */
export const NO_ZONE = 'none'

function isInNamedZone(order: OrderItem, word: string, zones: readonly FilterZone[]): boolean {
  const around = zones.filter(({ polygon }) => isInZone(polygon, order))
  return word === NO_ZONE ? around.length === 0 : around.some(({ name }) => zoneWord(name) === word)
}

/** Before the state of a delivery: `status:out_for_delivery`. */
export const STATUS_WORD = 'status:'

export interface FilterZone {
  name: string
  polygon: ZonePolygon
}

function matchesWord(order: OrderItem, word: string, zones: readonly FilterZone[]): boolean {
  if (word === 'late') return order.lateSeconds > 0
  if (word.startsWith('zone:')) return isInNamedZone(order, word.slice('zone:'.length), zones)
  if (word.startsWith(STATUS_WORD)) return order.deliveryStatus === word.slice(STATUS_WORD.length)
  if (word === 'unserved') return order.unserved !== null
  if (/^r\d+$/.test(word)) return order.routeNumber === Number(word.slice(1))
  const text = [
    order.reference,
    order.recipient,
    order.address,
    order.trackingNumber,
    order.phone,
    order.email,
    order.instructions,
    DELIVERY_LABELS[order.deliveryStatus],
    order.status,
  ]
  return text.some((part) => part?.toLowerCase().includes(word))
}

/** Characters between the words of a filter: spaces, and the commas of all scripts. */
export const FILTER_SEPARATORS = String.raw`\s,،、，`
const SEPARATORS = new RegExp(`[${FILTER_SEPARATORS}]+`)

/** True when the order matches every word; `zones` are the possible values of `zone:`. */
export function matchesOrder(order: OrderItem, filter: string, zones: readonly FilterZone[] = []): boolean {
  return filter
    .toLowerCase()
    .split(SEPARATORS)
    .filter(Boolean)
    .every((word) => matchesWord(order, word, zones))
}

/** True when the order belongs to the segment. After dispatch every open order counts as unserved. */
export function matchesSegment(order: OrderItem, segment: OrderSegment, isDayOnRoad: boolean): boolean {
  if (segment === 'unserved') return order.unserved !== null || (isDayOnRoad && order.status === 'open')
  if (segment === 'late') return order.lateSeconds > 0
  return true
}
