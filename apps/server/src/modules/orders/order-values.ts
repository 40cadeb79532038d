// Converts orders between their forms: typed, stored, returned.
import {
  checkWindow,
  addDays,
  clockOf,
  countryOfZone,
  fillText,
  IMPORT_PROBLEMS,
  ITEMS,
  instantOf,
  ORDER_COLUMNS,
  ORDER_FIELDS,
  ORDER_SPAN_DAYS,
  parseClock,
  readItems,
  toListed,
  toStored,
  toStoredPart,
  withNames,
  writeItems,
  type ImportedOrder,
  type newOrderBody,
  type OrderDetail,
  type OrderItem,
  type orderPatchBody,
  type StoredColumns,
} from '@dropwise/contracts'
import { readPhone } from '@dropwise/order-files'
import type { z } from 'zod'
import { errors } from '../../platform/errors.ts'
import type { OrderRow } from './list-queries.ts'

export type NewOrder = z.output<typeof newOrderBody>
export type OrderPatch = z.output<typeof orderPatchBody>
type PlacePart = Pick<
  NewOrder,
  | 'reference'
  | 'recipient'
  | 'phone'
  | 'email'
  | 'address'
  | 'lat'
  | 'lng'
  | 'date'
  | 'lastDate'
  | 'windowStart'
  | 'windowEnd'
  | 'custom'
  | 'items'
>

/** A typed order as an imported one. Throws validation_failed. */
export function toOrder(body: NewOrder, timeZone: string): ImportedOrder {
  return withNames(fromParts(body, toStored(body), timeZone))
}

/** A stored order after a patch. Throws validation_failed. */
export function patchOrder(before: OrderRow, patch: OrderPatch, timeZone: string): ImportedOrder {
  const clock = (at: Date | null) => (at === null ? null : clockOf(at, timeZone))
  const placePart: PlacePart = {
    reference: before.reference,
    recipient: before.recipient,
    phone: before.phone,
    email: before.email,
    address: before.address,
    date: before.date,
    // Moving an order beyond its span ends the span.
    lastDate: before.last_date && before.last_date > (patch.date ?? before.date) ? before.last_date : null,
    windowStart: clock(before.window_start),
    windowEnd: clock(before.window_end),
    custom: before.custom,
  }
  const changedFields = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const columns = { ...before, ...toStoredPart(patch) }
  return fromParts({ ...placePart, ...changedFields }, columns, timeZone)
}

function fromParts(body: PlacePart, columns: StoredColumns, timeZone: string): ImportedOrder {
  const windowStart = clockSeconds('windowStart', body.windowStart, body.date, timeZone)
  const windowEnd = clockSeconds('windowEnd', body.windowEnd, body.date, timeZone)
  const wrong = checkWindow(windowStart, windowEnd)
  if (wrong) throw errors.validation_failed([{ field: 'windowEnd', ...wrong }])
  if (columns.other_windows.length > 0 && (windowStart === null || windowEnd === null)) {
    const code = 'open_window'
    const message = fillText(IMPORT_PROBLEMS[code], { column: ORDER_COLUMNS.other_windows.label })
    throw errors.validation_failed([{ field: 'otherWindows', code, message }])
  }
  if ((body.lat == null) !== (body.lng == null)) {
    const field = body.lat == null ? 'lat' : 'lng'
    const message = 'Latitude and longitude must be given together'
    throw errors.validation_failed([{ field, code: 'missing_value', message }])
  }
  return {
    row: 1,
    reference: body.reference,
    recipient: body.recipient,
    phone: phoneOf(body.phone, timeZone),
    email: body.email?.toLowerCase() || null,
    address: body.address,
    lat: body.lat ?? null,
    lng: body.lng ?? null,
    date: body.date,
    lastDate: lastDateOf(body),
    windowStart,
    windowEnd,
    columns,
    custom: customOf(body),
  }
}

function customOf({ custom = {}, items }: PlacePart): Record<string, string> {
  const all = items ? { ...custom, [ITEMS]: writeItems(items) } : custom
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/**
 * The number as a phone dials it, by the rules of the company's country. Text with more than a number stays
 * as written. Throws validation_failed for a number that a spreadsheet rounded.
 */
function phoneOf(text: string | null | undefined, timeZone: string): string | null {
  if (!text) return null
  const { phone, doubt, hasMore } = readPhone(text, countryOfZone(timeZone))
  if (doubt === 'cut_off')
    throw errors.validation_failed([
      { field: 'phone', code: 'phone_cut_off', message: IMPORT_PROBLEMS.phone_cut_off },
    ])
  return hasMore ? text : phone
}

/** Last day of a span; undefined for a single day. Throws validation_failed. */
function lastDateOf({ date, lastDate }: PlacePart): string | null {
  if (!lastDate || lastDate === date) return null
  const code =
    lastDate < date ? 'span_reversed' : lastDate > addDays(date, ORDER_SPAN_DAYS) ? 'span_too_long' : null
  if (code === null) return lastDate
  const values = { column: ORDER_FIELDS.last_date.label, limit: ORDER_SPAN_DAYS }
  throw errors.validation_failed([
    { field: 'lastDate', code, message: fillText(IMPORT_PROBLEMS[code], values) },
  ])
}

/** Seconds after local midnight of `14:30` or of an RFC 3339 time. */
function clockSeconds(
  field: string,
  text: string | null | undefined,
  day: string,
  timeZone: string,
): number | null {
  if (!text) return null
  const clock = parseClock(text)
  if (clock !== null) return clock
  const at = Date.parse(text)
  if (Number.isNaN(at) || !text.includes('T'))
    throw errors.validation_failed([{ field, code: 'bad_time', message: 'Must be a time like 14:30' }])
  return Math.round((at - instantOf(day, 0, timeZone).getTime()) / 1000)
}

export function toItem(row: OrderRow): OrderItem {
  return {
    ...toListed(row),
    id: row.id,
    reference: row.reference,
    trackingNumber: row.tracking_number,
    step: row.step,
    status: row.status,
    deliveryStatus: row.delivery_status,
    recipient: row.recipient,
    phone: row.phone,
    email: row.email,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    date: row.date,
    lastDate: row.last_date,
    windowStart: row.window_start?.toISOString() ?? null,
    windowEnd: row.window_end?.toISOString() ?? null,
    routeId: row.route_id,
    routeNumber: row.route_number,
    sequence: row.sequence,
    eta: row.eta?.toISOString() ?? null,
    promisedFrom: row.promised_from?.toISOString() ?? null,
    promisedTo: row.promised_to?.toISOString() ?? null,
    lateSeconds: row.late_seconds ?? 0,
    unserved: row.unserved_reason
      ? { reason: row.unserved_reason, message: row.unserved_message ?? '' }
      : null,
    series: row.series_id && row.series_date ? { id: row.series_id, date: row.series_date } : null,
  }
}

export function toDetail({ co2Grams, ...row }: OrderRow & { co2Grams: number | null }): OrderDetail {
  return {
    ...toItem(row),
    addressId: row.address_id,
    accuracy: row.accuracy as OrderDetail['accuracy'],
    importId: row.import_id,
    custom: row.custom,
    items: readItems(row.custom),
    co2Grams,
  }
}
