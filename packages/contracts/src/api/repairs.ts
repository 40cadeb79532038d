// Changes to a running day (docs/api.md, part B): moves between routes, offers for one stop, and repairs,
// which propose the rest of the day for a person to accept or discard.
import { z } from 'zod'
import { UNSERVED_REASONS } from '../states.ts'
import { dayText, idText, timeText } from './common.ts'
import { confirmedRules, planViolation } from './plans.ts'

export const repairBody = z.object({
  /** Vans that drop out; other vans get their open stops. */
  vehicleIdsOut: z.array(idText).max(500).default([]),
  /** Open orders of the day to insert. */
  orderIdsIn: z.array(idText).max(2_000).default([]),
  /** How many promises the repair may newly break; absent for no limit. */
  maxMovedPromises: z.number().int().min(0).max(20_000).optional(),
})

/** Totals for the rest of a day, before or after a repair. */
export const restOfDay = z.object({
  /** Stops ahead with a van. */
  stops: z.number().int(),
  /** Open orders without a van. */
  withoutVan: z.number().int(),
  lateStops: z.number().int(),
  lateSeconds: z.number().int(),
  distanceMetres: z.number().int(),
  /** Paid time ahead, in seconds. */
  paidSeconds: z.number().int(),
  /** In hundredths of the company's currency, without penalties for broken promises. */
  costMinor: z.number().int(),
  /** When the last van is back. */
  lastReturnAt: timeText.nullable(),
})
export type RestOfDay = z.infer<typeof restOfDay>

export const vanReference = z.object({ vehicleId: idText, number: z.number().int(), name: z.string() })
export const repairChange = z.object({
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
  from: vanReference.nullable(),
  to: vanReference.nullable(),
  /** Start of service without and with the repair; null without a van. */
  before: timeText.nullable(),
  after: timeText.nullable(),
  promisedFrom: timeText.nullable(),
  promisedTo: timeText.nullable(),
  lateSecondsBefore: z.number().int(),
  lateSecondsAfter: z.number().int(),
  /** True when the repair breaks a promise that holds now. */
  isPromiseMoved: z.boolean(),
})
export type RepairChange = z.infer<typeof repairChange>
export const repairUnserved = z.object({
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
  /** Absent in proposals of an earlier version. */
  reason: z.enum(UNSERVED_REASONS).optional(),
  message: z.string(),
})
/** Where parcels change vans before the stop. */
export const handover = z.object({
  orderIds: z.array(idText),
  vehicleId: idText,
  at: timeText,
  /** The van that carries them now; null for the depot. */
  fromName: z.string().nullable(),
})
/** A rule that a route breaks after the change, as a sentence. */
export const routeViolation = planViolation.extend({ text: z.string() })
export type RouteViolation = z.infer<typeof routeViolation>

export const repairResponse = z.object({
  /** `POST /plans/{id}/dispatch` accepts it. */
  id: idText,
  date: dayText,
  status: z.enum(['proposed', 'accepted']),
  /** The day's clock at the proposal. */
  clock: timeText,
  before: restOfDay,
  after: restOfDay,
  movedPromises: z.number().int(),
  /** Stops whose van changes or whose time moves noticeably. */
  changes: z.array(repairChange),
  handovers: z.array(handover),
  unserved: z.array(repairUnserved),
  /** Rules that the day already breaks and the repair leaves broken; a repair breaks no further rule. */
  violations: z.array(routeViolation).optional(),
})
export type RepairResponse = z.infer<typeof repairResponse>

export const routeMovesBody = z.object({
  /** `updatedAt` of the route that the caller saw; an outdated one is refused. */
  version: z.string().max(40).optional(),
  moves: z
    .array(
      z.object({
        orderId: idText,
        /** Null unassigns the order. */
        vehicleId: idText.nullable(),
        /** Index among the stops ahead, from 0. */
        position: z.union([z.number().int().min(0).max(10_000), z.literal('best')]).default('best'),
      }),
    )
    .max(200)
    .default([]),
  /** Earliest departure of a route that has not left. */
  departAt: timeText.optional(),
  confirmedRules,
})
export type RouteMovesBody = z.output<typeof routeMovesBody>
export const routeMovesResponse = z.object({
  repairId: idText,
  routes: z.array(
    z.object({
      id: idText,
      version: z.string(),
      vehicleId: idText,
      number: z.number().int(),
      returnAt: timeText,
      stops: z.array(z.object({ orderId: idText, sequence: z.number().int(), etaAt: timeText })),
    }),
  ),
  violations: z.array(routeViolation),
})

/** Vans that could serve a stop, cheapest first. */
export const stopOffersResponse = z.object({
  offers: z.array(
    z.object({
      vehicleId: idText,
      number: z.number().int(),
      name: z.string(),
      driverName: z.string().nullable(),
      etaAt: timeText,
      lateSeconds: z.number().int(),
      /** Change to the cost of the rest of the day; negative saves. */
      costMinor: z.number().int(),
      distanceMetres: z.number().int(),
      paidSeconds: z.number().int(),
      /** Change to the number of late stops; negative means fewer. */
      lateStops: z.number().int(),
      handoverAt: timeText.nullable(),
    }),
  ),
})
export type StopOffer = z.infer<typeof stopOffersResponse>['offers'][number]
