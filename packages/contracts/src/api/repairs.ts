// Changes of a day that is on the road (docs/api.md, part B): moves between running routes, offers for one stop, and repairs:
// a new way through the rest of the day that a person accepts or leaves.
import { z } from 'zod'
import { dayText, idText, timeText } from './common.ts'
import { confirmedRules, planViolation } from './plans.ts'

export const repairBody = z.object({
  /** Vans that drop out: their open stops are shared among the others. */
  vehicleIdsOut: z.array(idText).max(500).default([]),
  /** Open orders of the day that are to be fitted in. */
  orderIdsIn: z.array(idText).max(2_000).default([]),
  /** How many promises that hold now may be broken; absent for as many as it takes. */
  maxMovedPromises: z.number().int().min(0).max(20_000).optional(),
})

/** What the rest of a day comes to, before or after a repair. */
export const restOfDay = z.object({
  /** Stops ahead that a van makes. */
  stops: z.number().int(),
  /** Open orders that no van makes. */
  withoutVan: z.number().int(),
  lateStops: z.number().int(),
  lateSeconds: z.number().int(),
  distanceMetres: z.number().int(),
  /** Paid time still ahead, in seconds. */
  paidSeconds: z.number().int(),
  /** In hundredths of the company's currency; broken promises are not priced in. */
  costMinor: z.number().int(),
  /** When the last van is back. */
  lastReturnAt: timeText.nullable(),
})
export type RestOfDay = z.infer<typeof restOfDay>

const vanOf = z.object({ vehicleId: idText, number: z.number().int(), name: z.string() })
export const repairChange = z.object({
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
  from: vanOf.nullable(),
  to: vanOf.nullable(),
  /** When service begins, without and with the repair; null where no van comes. */
  before: timeText.nullable(),
  after: timeText.nullable(),
  promisedFrom: timeText.nullable(),
  promisedTo: timeText.nullable(),
  lateSecondsBefore: z.number().int(),
  lateSecondsAfter: z.number().int(),
  /** A promise that held, and would not any more. */
  isPromiseMoved: z.boolean(),
})
export type RepairChange = z.infer<typeof repairChange>
export const repairUnserved = z.object({
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
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
/** A rule that a route breaks after the change, with the words for it. */
export const routeViolation = planViolation.extend({ text: z.string() })
export type RouteViolation = z.infer<typeof routeViolation>

export const repairResponse = z.object({
  /** `POST /plans/{id}/dispatch` accepts it. */
  id: idText,
  date: dayText,
  status: z.enum(['proposed', 'accepted']),
  /** The day's clock that it was made for. */
  clock: timeText,
  before: restOfDay,
  after: restOfDay,
  movedPromises: z.number().int(),
  /** Stops whose van changes, or whose time moves noticeably. */
  changes: z.array(repairChange),
  handovers: z.array(handover),
  unserved: z.array(repairUnserved),
  /** What the day breaks already and the repair leaves as it is; a repair breaks no rule itself. */
  violations: z.array(routeViolation).optional(),
})
export type RepairResponse = z.infer<typeof repairResponse>

export const routeMovesBody = z.object({
  /** `updatedAt` of the route as the caller knows it: an older one is refused. */
  version: z.string().max(40).optional(),
  moves: z
    .array(
      z.object({
        orderId: idText,
        /** Null takes it off the road. */
        vehicleId: idText.nullable(),
        /** Among the stops still ahead, from 0. */
        position: z.union([z.number().int().min(0).max(10_000), z.literal('best')]).default('best'),
      }),
    )
    .max(200)
    .default([]),
  /** The van leaves no sooner than this: for a route that has not left. */
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

/** What it would take to let another van make a stop, cheapest first. */
export const stopOffersResponse = z.object({
  offers: z.array(
    z.object({
      vehicleId: idText,
      number: z.number().int(),
      name: z.string(),
      driverName: z.string().nullable(),
      etaAt: timeText,
      lateSeconds: z.number().int(),
      /** Against the rest of the day as it is; below 0 it is saved. */
      costMinor: z.number().int(),
      distanceMetres: z.number().int(),
      paidSeconds: z.number().int(),
      /** Stops that would be late and are not now, and the other way round below 0. */
      lateStops: z.number().int(),
      handoverAt: timeText.nullable(),
    }),
  ),
})
export type StopOffer = z.infer<typeof stopOffersResponse>['offers'][number]
