// The live day (docs/api.md, part B).
import { z } from 'zod'
import { routeException } from '../live-lists.ts'
import { timeText, dayText, idText, latitude, longitude, vehicleReference, geoPoint } from './common.ts'

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
  vehicle: vehicleReference,
  driver: z.object({ id: idText, name: z.string(), phone: z.string().nullable() }).nullable(),
  depot: geoPoint,
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
