// Shapes of /api/v1 (WIRE B): one zod schema a body and an answer. Server validates with them, the web client is typed by them.
import { z } from 'zod'
import {
  DEFAULT_CAPACITY_GRAMS,
  DEFAULT_CAPACITY_PACKAGES,
  DEFAULT_SERVICE_SECONDS,
  MAX_PLAN_SECONDS,
} from './constants.ts'
import { DELIVERY_STATUSES, ORDER_STATUSES, PLAN_STATUSES, UNSERVED_REASONS } from './states.ts'

/** RFC 3339 time with offset. */
export const timeText = z.iso.datetime({ offset: true })
/** A day of work, `YYYY-MM-DD`. */
export const dayText = z.iso.date()
export const idText = z.uuid()
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

/** Query part every list shares. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
})

// Orders ------------------------------------------------------------------------------------------------

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

export const importAnswer = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  rejected: z.array(importProblem),
  /** Null on a dry run, and when nothing was stored. */
  importId: idText.nullable(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

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
export const ordersAnswer = z.object({ items: z.array(orderItem), cursor: z.string().nullable() })

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
export const bulkAnswer = z.object({
  done: z.array(idText),
  failed: z.array(z.object({ id: idText, code: z.string(), message: z.string() })),
})

// Addresses ---------------------------------------------------------------------------------------------

export const geocodeQuery = z.object({
  q: z.string().min(1).max(300),
  limit: z.coerce.number().int().min(1).max(20).default(5),
})
export const geocodeCandidate = z.object({
  label: z.string(),
  street: z.string().optional(),
  houseNumber: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string().optional(),
  lat: latitude,
  lng: longitude,
  confidence: z.number().min(0).max(1),
  accuracy: z.enum(['rooftop', 'interpolated', 'street', 'town']),
})
/** A pin put right by hand: it wins over every geocoder from now on. */
export const pinBody = z.object({ lat: latitude, lng: longitude })
export const addressItem = z.object({
  id: idText,
  text: z.string(),
  lat: latitude,
  lng: longitude,
  accuracy: z.enum(['rooftop', 'interpolated', 'street', 'town', 'given']),
  source: z.enum(['region', 'file', 'corrected', 'geocoder']),
})
export const reverseQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
})
export const geocodeAnswer = z.object({ items: z.array(geocodeCandidate), attribution: z.string() })

// Vehicles ----------------------------------------------------------------------------------------------

export const vehicleItem = z.object({
  id: idText,
  name: z.string(),
  registration: z.string(),
  capacityPackages: z.number().int(),
  capacityKg: z.number(),
  /** Local clock, `HH:MM`. */
  shiftStart: z.string(),
  shiftEnd: z.string(),
  depot: z.object({ id: idText, name: z.string(), lat: latitude, lng: longitude }),
  driver: z.object({ id: idText, name: z.string() }).nullable(),
  status: z.enum(['active', 'archived']),
  hasDevice: z.boolean(),
})
export type VehicleItem = z.infer<typeof vehicleItem>
export const vehiclesAnswer = z.object({ items: z.array(vehicleItem), cursor: z.string().nullable() })
export const vehiclesQuery = pageQuery.extend({ status: z.enum(['active', 'archived']).optional() })
export const deviceTokenAnswer = z.object({ token: z.string() })

const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 08:00' })
const vehicleFields = z.object({
  name: z.string().trim().min(1).max(60),
  registration: z.string().trim().min(1).max(20),
  capacityPackages: z.number().int().min(0).max(100_000),
  capacityKg: z.number().min(0).max(100_000),
  /** Local clock of the depot. */
  shiftStart: clockText,
  shiftEnd: clockText,
  depotId: idText,
  driverId: idText.nullable(),
})
export const newVehicleBody = vehicleFields.extend({
  capacityPackages: vehicleFields.shape.capacityPackages.default(DEFAULT_CAPACITY_PACKAGES),
  capacityKg: vehicleFields.shape.capacityKg.default(DEFAULT_CAPACITY_GRAMS / 1000),
  shiftStart: clockText.default('08:00'),
  shiftEnd: clockText.default('18:00'),
  /** Absent: the company's first depot. */
  depotId: idText.optional(),
  driverId: idText.nullable().default(null),
})
export const vehiclePatchBody = vehicleFields.extend({ status: z.enum(['active', 'archived']) }).partial()

// Depots and drivers ------------------------------------------------------------------------------------

export const depotItem = z.object({
  id: idText,
  name: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  /** Of the company when the depot names none. */
  timeZone: z.string(),
  status: z.enum(['active', 'archived']),
})
export type DepotItem = z.infer<typeof depotItem>
export const depotsAnswer = z.object({ items: z.array(depotItem), cursor: z.string().nullable() })
const depotFields = z.object({
  name: z.string().trim().min(1).max(120),
  address: z.string().trim().min(1).max(300),
  lat: latitude,
  lng: longitude,
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', {
      error: 'must be a time zone like Europe/London',
    })
    .nullable(),
})
/** Without lat and lng the address is looked up. */
export const newDepotBody = depotFields.partial({ lat: true, lng: true, timeZone: true })
export const depotPatchBody = depotFields.extend({ status: z.enum(['active', 'archived']) }).partial()

export const driverItem = z.object({
  id: idText,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  licence: z.string().nullable(),
  status: z.enum(['active', 'archived']),
  /** May sign in on the driver's app. */
  hasAccount: z.boolean(),
})
export type DriverItem = z.infer<typeof driverItem>
export const driversAnswer = z.object({ items: z.array(driverItem), cursor: z.string().nullable() })
const driverFields = z.object({
  name: z.string().trim().min(1).max(120),
  phone: z.string().trim().max(40).nullable(),
  email: z.email().nullable(),
  licence: z.string().trim().max(60).nullable(),
})
export const newDriverBody = driverFields.partial({ phone: true, email: true, licence: true })
export const driverPatchBody = driverFields.extend({ status: z.enum(['active', 'archived']) }).partial()

// Plans -------------------------------------------------------------------------------------------------

export const newPlanBody = z.object({
  date: dayText,
  depotId: idText.optional(),
  vehicleIds: z.array(idText).min(1).max(500).optional(),
  orderIds: z.array(idText).min(1).max(20_000).optional(),
  objective: z.enum(['cost', 'vehicles', 'balance']).default('cost'),
  timeLimitSeconds: z.number().min(1).max(MAX_PLAN_SECONDS).optional(),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
})
export const planCreated = z.object({ id: idText, status: z.enum(PLAN_STATUSES) })

export const planStop = z.object({
  orderId: idText,
  sequence: z.number().int(),
  arriveAt: timeText,
  /** Service begins: arrival plus waiting for the window. */
  serviceAt: timeText,
  departAt: timeText,
  waitSeconds: z.number().int(),
  lateSeconds: z.number().int(),
  legDistanceMetres: z.number().int(),
  legDurationSeconds: z.number().int(),
})
export const planRoute = z.object({
  id: idText,
  /** Colour and plate: R1, R2 … */
  number: z.number().int(),
  vehicleId: idText,
  driverId: idText.nullable(),
  departAt: timeText,
  returnAt: timeText,
  distanceMetres: z.number().int(),
  durationSeconds: z.number().int(),
  driveSeconds: z.number().int(),
  serviceSeconds: z.number().int(),
  waitSeconds: z.number().int(),
  load: z.object({ packages: z.number().int(), kg: z.number() }),
  /** Driven and served time of paid time, percent; null when there is none (screens say N/A). */
  efficiency: z.number().nullable(),
  stops: z.array(planStop),
})
export const planProgress = z.object({
  elapsedSeconds: z.number(),
  cost: z.number().nullable(),
  served: z.number().int(),
  total: z.number().int(),
  limitSeconds: z.number(),
  distanceMetres: z.number().nullable().optional(),
  /** Cost over time for the curve: pairs of seconds and cost, at most 200. */
  history: z.array(z.tuple([z.number(), z.number()])),
})
export const planUnserved = z.object({
  orderId: idText,
  reason: z.enum(UNSERVED_REASONS),
  message: z.string(),
  /** Smallest change that would serve it, in words. */
  fix: z.string().nullable(),
})
export const planAnswer = z.object({
  id: idText,
  date: dayText,
  status: z.enum(PLAN_STATUSES),
  progress: planProgress,
  summary: z.object({
    routes: z.number().int(),
    stops: z.number().int(),
    distanceMetres: z.number().int(),
    durationSeconds: z.number().int(),
    driveSeconds: z.number().int(),
    waitSeconds: z.number().int(),
    unserved: z.number().int(),
    late: z.number().int(),
    cost: z.number().nullable(),
    /** The same orders in file order, each by the nearest vehicle: what planning saved. */
    baselineDistanceMetres: z.number().int().nullable(),
    /** False when any time is crow flight. */
    onRoads: z.boolean(),
  }),
  routes: z.array(planRoute),
  unserved: z.array(planUnserved),
  isOutOfDate: z.boolean(),
  error: z.string().nullable(),
  createdAt: timeText,
})
export type PlanAnswer = z.infer<typeof planAnswer>
/** A plan in the list of a day: all but its routes. */
export const planItem = planAnswer.omit({ routes: true, unserved: true })
export type PlanItem = z.infer<typeof planItem>
export const plansQuery = pageQuery.extend({ date: dayText.optional() })
export const plansAnswer = z.object({ items: z.array(planItem), cursor: z.string().nullable() })
export type PlanRoute = z.infer<typeof planRoute>
export type PlanStop = z.infer<typeof planStop>

/** Drawn lines of a plan or of dispatched routes: one encoded polyline (precision 5) a leg, depot legs first and last. */
export const geometryAnswer = z.object({
  routes: z.array(z.object({ number: z.number().int(), routeId: idText, legs: z.array(z.string()) })),
})
export const dispatchAnswer = z.object({ routes: z.array(z.object({ id: idText })) })

// Live --------------------------------------------------------------------------------------------------

export const liveStop = z.object({
  id: idText,
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  sequence: z.number().int(),
  status: z.enum(['pending', 'arrived', 'served', 'failed', 'skipped']),
  plannedArriveAt: timeText,
  plannedDepartAt: timeText,
  windowStart: timeText.nullable(),
  windowEnd: timeText.nullable(),
  etaAt: timeText.nullable(),
  arrivedAt: timeText.nullable(),
  departedAt: timeText.nullable(),
  /** Seconds past the promised window, by the newest forecast. */
  lateSeconds: z.number().int(),
})
export const livePosition = z.object({
  lat: latitude,
  lng: longitude,
  speedMps: z.number().nullable(),
  heading: z.number().nullable(),
  /** The device's clock at the fix. */
  at: timeText,
  /** When the server got it: the age of the signal counts from here. */
  receivedAt: timeText,
})
export type LivePosition = z.infer<typeof livePosition>
export const liveRoute = z.object({
  id: idText,
  number: z.number().int(),
  status: z.enum(['dispatched', 'started', 'finished', 'cancelled']),
  vehicle: z.object({ id: idText, name: z.string(), registration: z.string() }),
  driver: z.object({ id: idText, name: z.string(), phone: z.string().nullable() }).nullable(),
  depot: z.object({ lat: latitude, lng: longitude }),
  departAt: timeText,
  returnAt: timeText,
  etaReturnAt: timeText.nullable(),
  distanceMetres: z.number().int(),
  /** Minutes behind (+) or ahead (-) of the plan at the next stop. */
  driftSeconds: z.number().int(),
  position: livePosition.nullable(),
  stops: z.array(liveStop),
})
export type LiveRoute = z.infer<typeof liveRoute>
export const liveAnswer = z.object({
  date: dayText,
  /** The day's own clock: newest fix, moved on by the time since it came in. */
  clock: timeText,
  counts: z.object({
    stops: z.number().int(),
    delivered: z.number().int(),
    onTime: z.number().int(),
    late: z.number().int(),
    atRisk: z.number().int(),
    failed: z.number().int(),
    vansOut: z.number().int(),
    vans: z.number().int(),
  }),
  routes: z.array(liveRoute),
})
export type LiveAnswer = z.infer<typeof liveAnswer>
/** Realtime topic of a tenant's day; payload of event `position`. Private: members of the tenant only. */
export const liveTopic = (tenantId: string): string => `live:${tenantId}`
export const livePositionEvent = z.object({
  vehicleId: idText,
  routeId: idText.nullable(),
  position: livePosition,
})

// Tracking ----------------------------------------------------------------------------------------------

/** What anyone with the number may see: no phone, no full name, no other stop. */
export const trackingAnswer = z.object({
  trackingNumber: z.string(),
  reference: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  /** Percent. */
  progress: z.number().int(),
  eta: z.object({ from: timeText, to: timeText, reason: z.string().nullable() }).nullable(),
  promised: z.object({ from: timeText, to: timeText }).nullable(),
  /** The day's own clock (see live). */
  clock: timeText,
  timeZone: z.string(),
  stopsBefore: z.number().int().nullable(),
  location: z
    .object({
      lat: latitude,
      lng: longitude,
      heading: z.number().nullable(),
      at: timeText,
      receivedAt: timeText,
      address: z.string().nullable(),
    })
    .nullable(),
  /** The way that is left to the door, encoded polyline (precision 5); only while it is the recipient's turn soon. */
  path: z.string().nullable(),
  timeline: z.array(
    z.object({ status: z.string(), title: z.string(), at: timeText, location: z.string().nullable() }),
  ),
  origin: z.object({ name: z.string(), city: z.string().nullable() }),
  destination: z.object({ street: z.string(), city: z.string().nullable(), lat: latitude, lng: longitude }),
  recipient: z.object({ firstName: z.string() }),
  driver: z.object({ firstName: z.string() }).nullable(),
  vehicle: z.string().nullable(),
  parcels: z.object({ packages: z.number().int(), weightKg: z.number() }),
  brand: z.object({
    name: z.string(),
    color: z.string(),
    logoUrl: z.string().nullable(),
    units: z.enum(['mi', 'km']),
    region: z.string().nullable(),
  }),
})
export type TrackingAnswer = z.infer<typeof trackingAnswer>
/** Realtime topic of one delivery (private channel, anyone with the number may listen, nobody may send). Event `update`, payload a `trackingAnswer`. */
export const trackingTopic = (trackingNumber: string): string => `tracking:${trackingNumber}`

// Positions ---------------------------------------------------------------------------------------------

export const positionsBody = z.object({
  positions: z
    .array(
      z.object({
        eventId: z.string().min(1).max(64),
        at: timeText,
        lat: latitude,
        lng: longitude,
        speed: z.number().min(0).max(120).optional(),
        heading: z.number().min(0).max(360).optional(),
        accuracy: z.number().min(0).optional(),
      }),
    )
    .min(1)
    .max(1_000),
})
export const positionsAnswer = z.object({ stored: z.number().int(), duplicates: z.number().int() })

/** `GET /config.json`: what a page needs to start. Nothing secret. */
export const publicConfig = z.object({
  url: z.string(),
  anonKey: z.string(),
  mapStyleUrl: z.string().nullable(),
  features: z.object({ demo: z.boolean() }),
  demoAccounts: z.array(
    z.object({ email: z.string(), role: z.string(), label: z.string(), password: z.string() }),
  ),
  version: z.string(),
})
export type PublicConfig = z.infer<typeof publicConfig>
