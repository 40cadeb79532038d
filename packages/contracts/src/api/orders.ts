// Orders in the API: import, list, details, change.
import { z } from 'zod'
import { ORDER_SEGMENTS } from '../orders/segments.ts'
import { IMPORT_MAX_ROWS } from '../constants.ts'
import { listedShape, typedShape, typedShapeWithDefaults } from '../orders/columns.ts'
import { PLACE_FIELDS, SPLIT_FIELDS } from '../orders/fields.ts'
import { importDay } from '../orders/import-day.ts'
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../states.ts'
import { ADDRESS_BOOK_FIELDS } from './addresses.ts'
import {
  ADDRESS_ACCURACIES,
  TABLE_FORMATS,
  changesAsOf,
  changesQuery,
  confirmPlace,
  dayText,
  idText,
  itemCount,
  latitude,
  longitude,
  shownStep,
  timeText,
  textsByName,
  geoPoint,
} from './common.ts'

/** One spreadsheet row, keyed by the file's headers. */
export const rawRow = z.record(z.string(), z.unknown())
/** The file column of each field: `{ reference: 'Order No', … }`. */
export const columnMapping = z.record(z.string(), z.string())

export const importRowsBody = z.object({
  rows: z.array(rawRow),
  mapping: columnMapping.optional(),
  fileName: z.string().max(200).optional(),
  /** Day for rows that name none. */
  defaultDate: dayText.optional(),
  /** Day of every row, overriding the file; `file` uses the file's days. */
  day: importDay.optional(),
  /** True for a file of past days: its orders are stored, but neither planned nor announced. */
  history: z.boolean().optional(),
  /** Line of the first row in the file, when the header is not on line 1. */
  firstLine: z.number().int().min(2).max(2_000_000).optional(),
  /** Lines with more cells than the header. */
  overlongRows: z.array(z.number().int()).max(IMPORT_MAX_ROWS).optional(),
  /**
   * All columns of the file, including those absent from `rows`: the mapping is remembered for files with the
   * same columns.
   */
  headers: z.array(z.string().max(32_767)).max(5_000).optional(),
  dropped: z.array(z.string().min(1).max(32_767)).max(5_000).optional(),
  /** How to read 03/04/2026 when the file's dates are all ambiguous; absent: the company's format. */
  dateOrder: z.enum(['day-first', 'month-first']).optional(),
})
export type ImportRowsBody = z.infer<typeof importRowsBody>

export const importProblem = z.object({
  /** Line in the file; the header is usually line 1. */
  row: z.number().int(),
  column: z.string(),
  code: z.string(),
  message: z.string(),
  /** Values that one of the company's own fields takes. */
  choices: z.string().optional(),
  /** What to do, when the whole file was refused or a flag of the call decides. */
  hint: z.string().optional(),
  /** The cell's content. */
  value: z.string().optional(),
  /** A correction to apply with one click. */
  fix: z.object({ label: z.string(), set: textsByName }).optional(),
  /** Addresses to choose from. */
  candidates: z.array(geoPoint.extend({ label: z.string() })).optional(),
})
export type ImportProblem = z.infer<typeof importProblem>

/** An ambiguous value of the file and how it was read. */
export const importWarning = z.object({
  /** Line of the file; the header's line for a whole column. */
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
  /** Readings to check. Their rows are stored, except rows that are no delivery. */
  warnings: z.array(importWarning),
  /** Null on a dry run, or when nothing was stored. */
  importId: idText.nullable(),
  /** Count of orders that inherited time, instructions or window from the address book; absent for none. */
  fromAddressBook: z.number().int().optional(),
  /** Located orders by line of the file; only on a dry run. */
  places: z.array(z.object({ row: z.number().int(), lat: latitude, lng: longitude })).optional(),
  /** Days of those orders with counts, earliest first; only on a dry run. */
  days: z.array(z.object({ date: dayText, orders: z.number().int() })).optional(),
})
export type ImportPlace = NonNullable<z.infer<typeof importResponse>['places']>[number]
export type ImportResponse = z.infer<typeof importResponse>

export const orderUnserved = z.object({ reason: z.string(), message: z.string() })
export const orderSeries = z.object({ id: idText, date: dayText })
export const orderItem = z.object({
  id: idText,
  reference: z.string(),
  trackingNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  /** The company's own step within that state. */
  step: shownStep.nullish(),
  recipient: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  date: dayText,
  /** Last possible delivery day; null for its date alone. */
  lastDate: dayText.nullable(),
  windowStart: timeText.nullable(),
  windowEnd: timeText.nullable(),
  ...listedShape,
  routeId: idText.nullable(),
  routeNumber: z.number().int().nullable(),
  sequence: z.number().int().nullable(),
  eta: timeText.nullable(),
  /** The window announced at dispatch: the order's own, or a narrow one if it has none. */
  promisedFrom: timeText.nullable(),
  promisedTo: timeText.nullable(),
  /** Seconds past the end of the promise, else of the window; 0 when in time. */
  lateSeconds: z.number().int(),
  /** Why the day's newest plan left the order out. */
  unserved: orderUnserved.nullable(),
  /** The recurring order that created it, and the date it was created for; null for a single order. */
  series: orderSeries.nullish(),
})
export type OrderItem = z.infer<typeof orderItem>

/** One order with the fields that lists omit. */
export const orderDetail = orderItem.extend({
  /** For `PUT /addresses/{id}/pin`. */
  addressId: idText,
  accuracy: z.enum(ADDRESS_ACCURACIES),
  importId: idText.nullable(),
  /** File columns that match no field. */
  custom: textsByName,
  /** Items to hand over, from the custom field `Items`. */
  items: z.array(itemCount),
  /** The order's share of its route's CO2e, in grams; null before dispatch and where the vehicle's consumption is unknown. */
  co2Grams: z.number().int().nullable(),
  /** Fields inherited from the address book, in the answer of a new order. */
  fromAddressBook: z.array(z.enum(ADDRESS_BOOK_FIELDS)).optional(),
})
export type OrderDetail = z.infer<typeof orderDetail>

export const ordersQuery = changesQuery.extend({
  date: dayText.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  reference: z.string().max(100).optional(),
  /** Name of one of the company's own fields; with a date, which bounds what is searched. */
  customField: z.string().trim().min(1).max(60).optional(),
  /** What the field must hold; empty: orders without a value. */
  customValue: z.string().trim().max(2_000).optional(),
})
export const ordersExportQuery = ordersQuery.omit({ limit: true, cursor: true, updatedSince: true }).extend({
  format: z.enum(TABLE_FORMATS).default('csv'),
  filter: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Words that an order must all match, in English whatever the language of the call: `late`, `unserved`, `R7` (a route), `zone:north`, `zone:none`, `status:delivered`, or text of the order.',
    ),
  show: z.enum(ORDER_SEGMENTS).optional(),
})
/** Maximum number of orders in one request for labels, whose URL has their ids. */
export const LABEL_ORDERS_MAX = 150
/** `GET /orders/labels`: of some orders, or of a day. */
export const orderLabelsQuery = z.object({
  format: z.enum(['pdf', 'zpl']).default('pdf'),
  /** Ids, separated by commas. */
  orderIds: z
    .string()
    .max(6_000)
    .regex(/^[\da-fA-F-]{36}(,[\da-fA-F-]{36})*$/, { error: 'Ids, separated by commas' })
    .optional(),
  date: dayText.optional(),
})
export const ordersResponse = z.object({
  items: z.array(orderItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})

const CUSTOM_FIELDS_MAX = 100
/** The company's custom fields of an order; a write replaces all of them. */
export const customFields = z
  .record(z.string().trim().min(1).max(200), z.string().trim().max(2_000))
  .refine((fields) => Object.keys(fields).length <= CUSTOM_FIELDS_MAX, {
    error: `At most ${CUSTOM_FIELDS_MAX} custom fields`,
  })
const ITEMS_MAX = 200
/** One item to hand over. */
export const newItemCount = z.object({
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
  /** Last possible day of delivery. */
  lastDate: dayText.nullish(),
  /** Local time `14:30`, or RFC 3339. */
  windowStart: z.string().max(40).nullish(),
  windowEnd: z.string().max(40).nullish(),
  custom: customFields.optional(),
  /** Items to hand over, replacing the custom field `Items`. */
  items: z.array(newItemCount).max(ITEMS_MAX).optional(),
}
const optionalText = (max: number) => z.string().trim().max(max).default('')
export const newOrderShape = {
  ...placeShape,
  reference: optionalText(PLACE_FIELDS.reference.maxLength),
  recipient: optionalText(PLACE_FIELDS.recipient.maxLength),
  address: optionalText(PLACE_FIELDS.address.maxLength),
  ...typedShapeWithDefaults,
  /** Absent: the default of the company's planning rules. */
  serviceMinutes: typedShape.serviceMinutes.optional(),
}
interface PlacedOrder {
  recipient: string
  address: string
  lat?: number | null | undefined
  lng?: number | null | undefined
}
/** Accepts coordinates in place of recipient and address. */
export function requirePlace(body: PlacedOrder, context: z.RefinementCtx): void {
  if (body.lat != null && body.lng != null) return
  for (const path of ['recipient', 'address'] as const)
    if (body[path] === '') context.addIssue({ code: 'custom', path: [path], message: 'Required' })
}
/** A single order entered by hand. The server generates a missing number. */
export const newOrderBody = z
  .object({
    ...newOrderShape,
    /** The order it was copied from, whose files are copied too. */ filesOf: idText.nullish(),
    /** True for a past day: the order is stored, but neither planned nor announced. */
    history: z.boolean().optional(),
    confirmPlace,
  })
  .superRefine(requirePlace)
  .meta({ examples: [{ recipient: 'Edith Ward', address: '1 Market Street' }] })
/** Changes only the given fields; defaults of new orders do not apply. */
export const orderPatchBody = z
  .object({ ...placeShape, ...typedShape })
  .partial()
  .extend({ confirmPlace })
export const orderIdsBody = z.object({ orderIds: z.array(idText).min(1).max(2_000) })
/** How many orders to split an order into. */
export const splitOrderBody = z.object({ parts: z.number().int().min(2).max(50) })
/** The first order stays and absorbs the others. */
export const mergeOrdersBody = z.object({ orderIds: z.array(idText).min(2).max(50) })
export const orderIdsResponse = z.object({ orderIds: z.array(idText) })
/** One result per order. */
export const bulkResponse = z.object({
  done: z.array(idText),
  failed: z.array(z.object({ id: idText, code: z.string(), message: z.string() })),
})
