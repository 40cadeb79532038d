// The live day, the recipient's view of it, and GPS fixes in the API (docs/api.md, parts B and C).
import { z } from 'zod'
import { shownField } from '../custom-fields.ts'
import { routeException } from '../live-lists.ts'
import { etaReason } from '../route.ts'
import { DELIVERY_STATUSES } from '../states.ts'
import { dayText, idText, itemCount, latitude, longitude, timeSpan, timeText } from './common.ts'

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
  /** Seconds past the promised window by the newest forecast. */
  lateSeconds: z.number().int(),
})
export const livePosition = z.object({
  lat: latitude,
  lng: longitude,
  speedMps: z.number().nullable(),
  heading: z.number().nullable(),
  /** The device's time of the fix. */
  at: timeText,
  /** Time of receipt; the age of the signal counts from here. */
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
  /** Seconds behind (+) or ahead (-) of the plan at the next stop. */
  driftSeconds: z.number().int(),
  /** When the driver last reordered the stops. */
  reorderedAt: timeText.nullable(),
  /** When dispatch locked the order of the stops; null while it is unlocked. */
  orderLockedAt: timeText.nullable(),
  position: livePosition.nullable(),
  /** What needs attention at the day's clock. */
  exceptions: z.array(routeException).optional(),
  /** True once the route's hours are over, whatever its van reported: stops without an outcome need one. */
  isClosed: z.boolean().optional(),
  stops: z.array(liveStop),
})
export type LiveRoute = z.infer<typeof liveRoute>
export const liveResponse = z.object({
  date: dayText,
  /** The day's clock: the newest fix plus the time since it arrived. */
  clock: timeText,
  counts: z.object({
    stops: z.number().int(),
    delivered: z.number().int(),
    onTime: z.number().int(),
    late: z.number().int(),
    atRisk: z.number().int(),
    failed: z.number().int(),
    /** Count of stops on finished routes without an outcome. */
    toSettle: z.number().int().optional(),
    vansOut: z.number().int(),
    vans: z.number().int(),
  }),
  routes: z.array(liveRoute),
  /** Days of the past month with stops that lack an outcome. */
  unsettled: z.array(z.object({ date: dayText, stops: z.number().int() })).optional(),
})
export type LiveResponse = z.infer<typeof liveResponse>
/** Realtime topic of a tenant's day; payload of event `position`. Private to members of the tenant. */
export const liveTopic = (tenantId: string): string => `live:${tenantId}`
export const livePositionEvent = z.object({
  vehicleId: idText,
  routeId: idText.nullable(),
  position: livePosition,
})

/** What anyone with the number may see: no phone, full name or other stop. */
export const trackingResponse = z.object({
  trackingNumber: z.string(),
  /** The public page, on the company's own host where it has one. */
  url: z.string(),
  reference: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  /** Percent. */
  progress: z.number().int(),
  eta: z
    .object({
      from: timeText,
      to: timeText,
      /** Expected arrival. Absent without a route. */
      at: timeText.nullish(),
      /** Expected seconds after the promise. A stop on plan is not late. Absent without a route. */
      lateSeconds: z.number().int().min(0).nullish(),
      reason: etaReason.nullable(),
    })
    .nullable(),
  promised: timeSpan.nullable(),
  /** The day's clock (see live). */
  clock: timeText,
  timeZone: z.string(),
  stopsBefore: z.number().int().nullable(),
  /** True while the van is at this door. */
  isHere: z.boolean(),
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
  /** Remaining way to the door as encoded polyline (precision 5); null until the recipient's turn is near. */
  path: z.string().nullable(),
  timeline: z.array(
    z.object({
      status: z.string(),
      title: z.string(),
      at: timeText,
      location: z.string().nullable(),
      /** Of a company's own step, by language. */
      names: z.record(z.string(), z.string()).optional(),
    }),
  ),
  origin: z.object({ name: z.string(), city: z.string().nullable() }),
  destination: z.object({
    street: z.string(),
    city: z.string().nullable(),
    lat: latitude,
    lng: longitude,
    /**
     * True for the exact door, which only readers with full access get; others get the centre of its
     * neighbourhood.
     */
    isExact: z.boolean(),
  }),
  recipient: z.object({ firstName: z.string() }),
  driver: z.object({ firstName: z.string() }).nullable(),
  vehicle: z.string().nullable(),
  /** How to reach the driver: a relay number for calls and texts, and whether the driver accepts messages. */
  contact: z.object({ phone: z.string().nullable(), canMessage: z.boolean() }),
  /** Only readers with full access get the items. */
  parcels: z.object({
    packages: z.number().int(),
    weightKg: z.number(),
    volumeLitres: z.number().int(),
    items: z.array(itemCount),
    /** The company's own fields that it shows to recipients, for readers with full access. */
    fields: z.array(shownField),
  }),
  /**
   * Proof of delivery, for readers with full access where the company shows it: who received it, and files of
   * the bucket `proofs`.
   */
  proof: z.object({ receivedBy: z.string().nullable(), files: z.array(z.string()) }).nullable(),
  /** The neighbour who took it, for readers with full access. */
  neighbour: z.object({ name: z.string(), houseNumber: z.string() }).nullable(),
  brand: z.object({
    name: z.string(),
    color: z.string(),
    logoUrl: z.string().nullable(),
    units: z.enum(['mi', 'km']),
    /** The company's language (BCP 47), for readers whose own languages the page lacks. */
    language: z.string(),
    /** Whether the page is without the platform's header and footer. */
    hidesPlatform: z.boolean(),
  }),
})
export type TrackingResponse = z.infer<typeof trackingResponse>
/**
 * Realtime topic of one delivery (private channel: anyone with the number may listen, nobody may send). Event
 * `update`, payload a `trackingResponse`.
 */
export const trackingTopic = (trackingNumber: string): string => `tracking:${trackingNumber}`

export const driverPosition = z.strictObject({
  eventId: z.string().min(1).max(64),
  at: timeText,
  lat: latitude,
  lng: longitude,
  speed: z.number().min(0).max(120).optional(),
  heading: z.number().min(0).max(360).optional(),
  accuracy: z.number().min(0).optional(),
})
export type DriverPosition = z.output<typeof driverPosition>
/** Each position is validated alone, so an unreadable one does not block the others. */
export const positionsBody = z.object({
  positions: z
    .array(z.union([driverPosition, z.looseObject({})]))
    .min(1)
    .max(1_000),
})
export const refusedPosition = z.object({
  /** Index in the batch, from 0. */
  index: z.number().int(),
  field: z.string(),
  message: z.string(),
})
export const positionsResponse = z.object({
  stored: z.number().int(),
  duplicates: z.number().int(),
  /**
   * Positions that were rejected, with reasons; the others were stored. When all fail, the whole batch is
   * refused.
   */
  refused: z.array(refusedPosition),
})
