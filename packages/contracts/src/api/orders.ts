// Orders on the wire (WIRE B): import, list, one, change.
import { z } from 'zod'
import { DEFAULT_SERVICE_SECONDS, IMPORT_MAX_ROWS } from '../constants.ts'
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../states.ts'
import { timeText, dayText, idText, latitude, longitude, pageQuery } from './common.ts'

/** One spreadsheet row as text, keyed by the file's own column heads. */
export const rawRow = z.record(z.string(), z.unknown())
/** Which file column holds which field: `{ reference: 'Order No', … }`. */
export const columnMapping = z.record(z.string(), z.string())

export const importRowsBody = z.object({
  rows: z.array(rawRow),
  mapping: columnMapping.optional(),
  fileName: z.string().max(200).optional(),
  /** Day for rows that name none. */
  defaultDate: dayText.optional(),
  /** Line of the first row in the file, where the header does not stand on line 1. */
  firstLine: z.number().int().min(2).max(2_000_000).optional(),
  /** Lines that held more cells than the header. */
  overlongRows: z.array(z.number().int()).max(IMPORT_MAX_ROWS).optional(),
})
export type ImportRowsBody = z.infer<typeof importRowsBody>

export const importProblem = z.object({
  /** Line in the file, the head being 1. */
  row: z.number().int(),
  column: z.string(),
  code: z.string(),
  message: z.string(),
  /** What the cell held. */
  value: z.string().optional(),
  /** A correction that may be applied with one click. */
  fix: z.object({ label: z.string(), set: z.record(z.string(), z.string()) }).optional(),
  /** Addresses to choose from. */
  candidates: z.array(z.object({ label: z.string(), lat: latitude, lng: longitude })).optional(),
})
export type ImportProblem = z.infer<typeof importProblem>

export const importResponse = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  rejected: z.array(importProblem),
  /** Null on a dry run, and when nothing was stored. */
  importId: idText.nullable(),
})
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
  windowStart: timeText.nullable(),
  windowEnd: timeText.nullable(),
  serviceSeconds: z.number().int(),
  packages: z.number().int(),
  weightKg: z.number(),
  priority: z.number().int(),
  instructions: z.string().nullable(),
  routeId: idText.nullable(),
  routeNumber: z.number().int().nullable(),
  sequence: z.number().int().nullable(),
  eta: timeText.nullable(),
  /** Seconds past the end of the window, 0 when in time. */
  lateSeconds: z.number().int(),
  /** Why the newest plan of the day left it out. */
  unserved: z.object({ reason: z.string(), message: z.string() }).nullable(),
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
})
export type OrderDetail = z.infer<typeof orderDetail>

export const ordersQuery = pageQuery.extend({
  date: dayText.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  reference: z.string().max(100).optional(),
})
export const ordersResponse = z.object({ items: z.array(orderItem), cursor: z.string().nullable() })

const orderFields = z.object({
  reference: z.string().trim().min(1).max(60),
  recipient: z.string().trim().min(1).max(200),
  phone: z.string().trim().max(40).nullish(),
  email: z.email().nullish(),
  address: z.string().trim().min(1).max(300),
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  date: dayText,
  /** Local clock `14:30`, or RFC 3339. */
  windowStart: z.string().max(40).nullish(),
  windowEnd: z.string().max(40).nullish(),
  serviceMinutes: z.number().min(0).max(480),
  packages: z.number().int().min(0).max(10_000),
  weightKg: z.number().min(0).max(40_000),
  priority: z.number().int().min(0).max(100),
  instructions: z.string().max(2_000).nullish(),
})
/** A single order typed by hand. */
export const newOrderBody = orderFields.extend({
  serviceMinutes: orderFields.shape.serviceMinutes.default(DEFAULT_SERVICE_SECONDS / 60),
  packages: orderFields.shape.packages.default(1),
  weightKg: orderFields.shape.weightKg.default(0),
  priority: orderFields.shape.priority.default(0),
})
/** What is named changes; defaults of new orders do not come back. */
export const orderPatchBody = orderFields.partial()
export const orderIdsBody = z.object({ orderIds: z.array(idText).min(1).max(2_000) })
/** One result a row: bulk work says what it did with each. */
export const bulkResponse = z.object({
  done: z.array(idText),
  failed: z.array(z.object({ id: idText, code: z.string(), message: z.string() })),
})
