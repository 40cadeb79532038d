// Orders on the wire: import, list, one, change.
import { z } from 'zod'
import { ORDER_SEGMENTS } from '../orders/segments.ts'
import { IMPORT_MAX_ROWS } from '../constants.ts'
import { listedShape, typedShape, typedShapeWithDefaults } from '../orders/columns.ts'
import { PLACE_FIELDS, SPLIT_FIELDS } from '../orders/fields.ts'
import { importDay } from '../orders/import-day.ts'
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../states.ts'
import { ADDRESS_BOOK_FIELDS } from './addresses.ts'
import { timeText, dayText, idText, latitude, longitude, changesAsOf, changesQuery } from './common.ts'

/** One spreadsheet row, keyed by the file's own headers. */
export const rawRow = z.record(z.string(), z.unknown())
/** Which file column holds which field: `{ reference: 'Order No', … }`. */
export const columnMapping = z.record(z.string(), z.string())

export const importRowsBody = z.object({
  rows: z.array(rawRow),
  mapping: columnMapping.optional(),
  fileName: z.string().max(200).optional(),
  /** Day for rows that name none. */
  defaultDate: dayText.optional(),
  /** Day for every row, whatever the file says; `file` leaves it to the file. */
  day: importDay.optional(),
  /** The file is of the past, on purpose: its orders are kept, and neither planned nor told to anyone. */
  history: z.boolean().optional(),
  /** Line of the first row in the file, where the header does not stand on line 1. */
  firstLine: z.number().int().min(2).max(2_000_000).optional(),
  /** Lines that held more cells than the header. */
  overlongRows: z.array(z.number().int()).max(IMPORT_MAX_ROWS).optional(),
  /** All columns of the file, and those that `rows` leave out: the choice is remembered for files with the same columns. */
  headers: z.array(z.string().max(32_767)).max(5_000).optional(),
  dropped: z.array(z.string().min(1).max(32_767)).max(5_000).optional(),
  /** How 03/04/2026 is read when no date of the file shows it; absent = as the company writes dates. */
  dateOrder: z.enum(['day-first', 'month-first']).optional(),
})
export type ImportRowsBody = z.infer<typeof importRowsBody>

export const importProblem = z.object({
  /** Line in the file, the header usually being 1. */
  row: z.number().int(),
  column: z.string(),
  code: z.string(),
  message: z.string(),
  /** What to do, where the file as a whole was refused, or a flag of the call decides. */
  hint: z.string().optional(),
  /** What the cell held. */
  value: z.string().optional(),
  /** A correction that may be applied with one click. */
  fix: z.object({ label: z.string(), set: z.record(z.string(), z.string()) }).optional(),
  /** Addresses to choose from. */
  candidates: z.array(z.object({ label: z.string(), lat: latitude, lng: longitude })).optional(),
})
export type ImportProblem = z.infer<typeof importProblem>

/** What a file says in one place and how it was read, where that is not the only way to read it. */
export const importWarning = z.object({
  /** Line of the file; that of its header for what concerns a whole column. */
  row: z.number().int(),
  column: z.string().nullable(),
  code: z.string(),
  message: z.string(),
  value: z.string(),
  reading: z.string().optional(),
})
export type ImportWarning = z.infer<typeof importWarning>

export const importResponse = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  rejected: z.array(importProblem),
  /** Readings to look at: the rows are stored, but for those that are no delivery. */
  warnings: z.array(importWarning),
  /** Null on a dry run, and when nothing was stored. */
  importId: idText.nullable(),
  /** Orders that took time, instructions or window of the address book; absent for none. */
  fromAddressBook: z.number().int().optional(),
  /** Where the orders lie whose place was found, by line of the file; on a dry run alone. */
  places: z.array(z.object({ row: z.number().int(), lat: latitude, lng: longitude })).optional(),
  /** The days that those orders are for, earliest first, with how many; on a dry run alone. */
  days: z.array(z.object({ date: dayText, orders: z.number().int() })).optional(),
})
export type ImportPlace = NonNullable<z.infer<typeof importResponse>['places']>[number]
export type ImportResponse = z.infer<typeof importResponse>

export const orderItem = z.object({
  id: idText,
  reference: z.string(),
  trackingNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  recipient: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  date: dayText,
  /** The last day on which it may be brought; null for its date alone. */
  lastDate: dayText.nullable(),
  windowStart: timeText.nullable(),
  windowEnd: timeText.nullable(),
  ...listedShape,
  routeId: idText.nullable(),
  routeNumber: z.number().int().nullable(),
  sequence: z.number().int().nullable(),
  eta: timeText.nullable(),
  /** What its recipient was told when its van was dispatched: its window, or a narrow one where it has none. */
  promisedFrom: timeText.nullable(),
  promisedTo: timeText.nullable(),
  /** Seconds past the end of what is promised, before that of its window; 0 when in time. */
  lateSeconds: z.number().int(),
  /** Why the newest plan of the day left it out. */
  unserved: z.object({ reason: z.string(), message: z.string() }).nullable(),
  /** The recurring order that made it, and the day it was made for; null for an order of its own. */
  series: z.object({ id: idText, date: dayText }).nullish(),
})
export type OrderItem = z.infer<typeof orderItem>

/** One order with what lists leave out. */
export const orderDetail = orderItem.extend({
  /** For `PUT /addresses/{id}/pin`. */
  addressId: idText,
  accuracy: z.enum(['rooftop', 'interpolated', 'street', 'town', 'given']),
  importId: idText.nullable(),
  /** Columns of the file that no field took. */
  custom: z.record(z.string(), z.string()),
  /** What is handed over, as its custom field `Items` says. */
  items: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
})
export type OrderDetail = z.infer<typeof orderDetail>
/** An order that was just made, with what it took of the address book. */
export const createdOrder = orderDetail.extend({
  fromAddressBook: z.array(z.enum(ADDRESS_BOOK_FIELDS)).optional(),
})
export type CreatedOrder = z.infer<typeof createdOrder>

export const ordersQuery = changesQuery.extend({
  date: dayText.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  reference: z.string().max(100).optional(),
})
export const ordersExportQuery = ordersQuery.omit({ limit: true, cursor: true, updatedSince: true }).extend({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  /** Words as the filter box of the list takes them. */
  filter: z.string().max(200).optional(),
  show: z.enum(ORDER_SEGMENTS).optional(),
})
export const ordersResponse = z.object({
  items: z.array(orderItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})

const CUSTOM_FIELDS_MAX = 100
/** What a company keeps with an order under names of its own; all of them are written together. */
const customFields = z
  .record(z.string().trim().min(1).max(200), z.string().trim().max(2_000))
  .refine((fields) => Object.keys(fields).length <= CUSTOM_FIELDS_MAX, {
    error: `At most ${CUSTOM_FIELDS_MAX} custom fields`,
  })
const ITEMS_MAX = 200
/** One thing that is handed over. */
const lineItem = z.object({
  name: z.string().trim().min(1).max(SPLIT_FIELDS.items.maxLength),
  quantity: z.number().int().min(1).max(999_999).default(1),
})
const requiredText = (max: number) => z.string().trim().min(1, 'Required').max(max)
const placeShape = {
  reference: requiredText(PLACE_FIELDS.reference.maxLength),
  recipient: requiredText(PLACE_FIELDS.recipient.maxLength),
  phone: z.string().trim().max(PLACE_FIELDS.phone.maxLength).nullish(),
  email: z.email('This email address is not complete').max(PLACE_FIELDS.email.maxLength).nullish(),
  address: requiredText(PLACE_FIELDS.address.maxLength),
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  date: dayText,
  /** It may be brought on any day until this one. */
  lastDate: dayText.nullish(),
  /** Local clock `14:30`, or RFC 3339. */
  windowStart: z.string().max(40).nullish(),
  windowEnd: z.string().max(40).nullish(),
  custom: customFields.optional(),
  /** What is handed over, in place of the custom field `Items`. */
  items: z.array(lineItem).max(ITEMS_MAX).optional(),
}
const optionalText = (max: number) => z.string().trim().max(max).default('')
export const newOrderShape = {
  ...placeShape,
  reference: optionalText(PLACE_FIELDS.reference.maxLength),
  recipient: optionalText(PLACE_FIELDS.recipient.maxLength),
  address: optionalText(PLACE_FIELDS.address.maxLength),
  ...typedShapeWithDefaults,
  /** As the company's rules for planning say where it is absent. */
  serviceMinutes: typedShape.serviceMinutes.optional(),
}
interface Placed {
  recipient: string
  address: string
  lat?: number | null | undefined
  lng?: number | null | undefined
}
/** Coordinates stand in for recipient and address. */
export function requirePlace(body: Placed, context: z.RefinementCtx): void {
  if (body.lat != null && body.lng != null) return
  for (const path of ['recipient', 'address'] as const)
    if (body[path] === '') context.addIssue({ code: 'custom', path: [path], message: 'Required' })
}
/** A single order typed by hand. A number is made where none is given. */
export const newOrderBody = z
  .object({
    ...newOrderShape,
    /** The order that it is like: its files come along. */ filesOf: idText.nullish(),
    /** A day that is over is meant: the order is kept, and neither planned nor told to anyone. */
    history: z.boolean().optional(),
  })
  .superRefine(requirePlace)
/** What is named changes; defaults of new orders do not come back. */
export const orderPatchBody = z.object({ ...placeShape, ...typedShape }).partial()
export const orderIdsBody = z.object({ orderIds: z.array(idText).min(1).max(2_000) })
/** Into how many an order is divided. */
export const splitOrderBody = z.object({ parts: z.number().int().min(2).max(50) })
/** The first one stays and takes the others in. */
export const mergeOrdersBody = z.object({ orderIds: z.array(idText).min(2).max(50) })
export const orderIdsResponse = z.object({ orderIds: z.array(idText) })
/** One result a row: bulk work says what it did with each. */
export const bulkResponse = z.object({
  done: z.array(idText),
  failed: z.array(z.object({ id: idText, code: z.string(), message: z.string() })),
})
