// Plans on the wire (docs/api.md, part B): a run, its progress, its routes, dispatch.
import { z } from 'zod'
import { MAX_PLAN_SECONDS, MAX_SHIFT_SECONDS } from '../constants.ts'
import { PLAN_STATUSES, UNSERVED_REASONS } from '../states.ts'
import { timeText, dayText, idText, changesAsOf, changesQuery } from './common.ts'

const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 08:00' })
/** Limits of one run, beside those of the vehicles. */
export const planRules = z.strictObject({
  maxSeconds: z.number().int().min(1).max(MAX_SHIFT_SECONDS).optional(),
  maxStops: z.number().int().min(1).max(1_000).optional(),
  /** No vehicle leaves before this time of the depot's clock. */
  notBefore: clockText.optional(),
})
export type PlanRules = z.infer<typeof planRules>

/** A vehicle's day as changed for one plan alone. What is absent stays as the vehicle has it. */
export const planAdjustment = z.strictObject({
  vehicleId: idText,
  driverId: idText.nullable().optional(),
  startAt: timeText.optional(),
  endAt: timeText.optional(),
  maxSeconds: z.number().int().min(1).max(MAX_SHIFT_SECONDS).optional(),
  maxStops: z.number().int().min(1).max(1_000).optional(),
  packages: z.number().int().min(0).max(100_000).optional(),
  kg: z.number().min(0).max(100_000).optional(),
  /** What it may do beside its own skills. */
  skills: z.array(z.string().trim().min(1).max(60)).max(50).optional(),
})
export type PlanAdjustment = z.infer<typeof planAdjustment>

/** What a run aims for: lowest cost, fewest vehicles, even days for drivers, or the last van home as early as may be. */
export const planObjective = z.enum(['cost', 'vehicles', 'balance', 'finish'])
export type PlanObjective = z.infer<typeof planObjective>

const planName = z.string().trim().min(1, 'A name is required').max(60)
export const newPlanBody = z.object({
  date: dayText,
  depotId: idText.optional(),
  vehicleIds: z.array(idText).min(1).max(500).optional(),
  orderIds: z.array(idText).min(1).max(20_000).optional(),
  /** What is absent is as the company's rules for planning have it. */
  objective: planObjective.optional(),
  rules: planRules.optional(),
  /** Whose locks and adjustments the run keeps; absent: the day's plan whose locks were set last; null: none. */
  basePlanId: idText.nullable().optional(),
  name: planName.optional(),
  timeLimitSeconds: z.number().min(1).max(MAX_PLAN_SECONDS).optional(),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
})
export const planCreated = z.object({ id: idText, status: z.enum(PLAN_STATUSES) })

export const stopReload = z.object({ arriveAt: timeText, departAt: timeText })
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
  /** On the way to this stop the van is back at its depot and loads again; null: it comes from the stop before. */
  reload: stopReload.nullable(),
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
  /** Minor units; null in plans made before routes had a price. */
  cost: z.number().nullable(),
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
/** A rule that a plan changed by hand breaks, here, by this much. `orderId` is null where the whole route breaks it. */
export const planViolation = z.object({
  code: z.string(),
  amount: z.number(),
  unit: z.enum(['seconds', 'metres', 'packages', 'grams', 'litres', 'pallets', 'stops', 'skills', 'count']),
  vehicleId: idText,
  orderId: idText.nullable(),
})
export type PlanViolation = z.infer<typeof planViolation>
/** Codes of the rules that a change may break: whoever names them has confirmed it. */
export const confirmedRules = z.array(z.string().max(40)).max(20).default([])

export const planResponse = z.object({
  id: idText,
  date: dayText,
  /** Null until somebody names it. */
  name: z.string().nullable(),
  /** Counts changes by hand. */
  version: z.number().int(),
  basePlanId: idText.nullable(),
  /** Where the routes and orders went that a dispatch of some routes left for later; null where all went. */
  restPlanId: idText.nullish(),
  objective: planObjective,
  rules: planRules,
  status: z.enum(PLAN_STATUSES),
  /** While it is queued: plans of the company that come before it; companies take turns. Null for the others. */
  plansAhead: z.number().int().nullish(),
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
    /**
     * No plan that serves all these orders with these vehicles and locks costs less; equal to `cost` where this plan is proven to be the
     * best. Null where it is not known, or the plan was changed by hand since.
     */
    lowerBound: z.number().nullable(),
    /** Of a run for even days: what the cheapest plan costs that it found. Null for other runs, and after a change by hand. */
    cheapestCost: z.number().nullable(),
    /** The search had too few steps to improve much on its first plan: a longer run finds a better one. */
    isStarved: z.boolean(),
    /** The same orders in file order, each by the nearest vehicle: what planning saved. */
    baselineDistanceMetres: z.number().int().nullable(),
    /** False when any time is crow flight. */
    onRoads: z.boolean(),
  }),
  routes: z.array(planRoute),
  unserved: z.array(planUnserved),
  violations: z.array(planViolation),
  /** Stay as they are in later runs: orders on their vehicle, vehicles with their whole route. */
  locks: z.object({ orders: z.array(idText), vehicles: z.array(idText) }),
  adjustments: z.array(planAdjustment),
  isOutOfDate: z.boolean(),
  error: z.string().nullable(),
  createdAt: timeText,
})
export type PlanResponse = z.infer<typeof planResponse>
/** A plan in the list of a day: all but its routes. */
export const planItem = planResponse.omit({ routes: true, unserved: true, violations: true })
export type PlanItem = z.infer<typeof planItem>
export const plansQuery = changesQuery.extend({ date: dayText.optional() })
export const plansResponse = z.object({
  items: z.array(planItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})
export type PlanRoute = z.infer<typeof planRoute>
export type PlanStop = z.infer<typeof planStop>

/** Drawn lines of a plan or of dispatched routes: one encoded polyline (precision 5) a leg, depot legs first and last. */
export const geometryResponse = z.object({
  routes: z.array(z.object({ number: z.number().int(), routeId: idText, legs: z.array(z.string()) })),
})
/** Drawn lines of a dispatched day. A line is of the stops beside it, in that order: routes change while it is read. */
export const dayGeometryResponse = z.object({
  routes: z.array(geometryResponse.shape.routes.element.extend({ stopIds: z.array(idText) })),
})
/** Without `vehicleIds` every route goes. */
export const dispatchBody = z.object({
  vehicleIds: z.array(idText).min(1).max(1_000).optional(),
  confirmedRules,
})
export const dispatchResponse = z.object({
  routes: z.array(z.object({ id: idText })),
  /** Holds the routes that were not dispatched with these, where some were left for later. */
  restPlanId: idText.nullish(),
})
/** Whether dispatch holds the order of a route's stops: its driver cannot change it then. */
export const orderLockBody = z.object({ isLocked: z.boolean(), confirmedRules })
export const orderLockResponse = z.object({
  id: idText,
  /** Since when; null while it is not held. */
  orderLockedAt: timeText.nullable(),
})

/** Routes that were taken off the road; the orders on them are open again. */
export const recallResponse = z.object({
  planId: idText.nullable(),
  routes: z.array(z.object({ id: idText })),
  /** Orders whose recipients were told before: nothing that was sent can be taken back. What still waited is not sent. */
  told: z.array(z.object({ orderId: idText, reference: z.string(), recipient: z.string() })),
})

/** One change by hand. Null takes the order off the plan; `best` (the default) is where it costs or breaks least. */
export const planMove = z.strictObject({
  orderId: idText,
  vehicleId: idText.nullable(),
  /** The number the stop gets, from 1; beyond the end is the end. */
  position: z.union([z.number().int().min(0).max(100_000), z.literal('best')]).optional(),
})
export type PlanMove = z.infer<typeof planMove>
export const planMovesBody = z.strictObject({
  /** Of the plan that was looked at; absent: whatever it is now. */
  version: z.number().int().min(1).optional(),
  /** Carried out one after the other. */
  moves: z.array(planMove).max(20_000),
  /** Replaces those of the plan. */
  adjustments: z.array(planAdjustment).max(2_000).optional(),
})
export const planLocksBody = z.strictObject({
  orders: z.array(idText).max(20_000),
  vehicles: z.array(idText).max(2_000),
})
export const planPatchBody = z.strictObject({ name: planName })
const vroomVisit = {
  id: z.number().int().optional(),
  description: z.string().max(500).optional(),
}
/** Routes of another planner, as VROOM writes them; what else it says of them is found anew. */
export const vroomSolutionBody = z.looseObject({
  code: z.number().int(),
  error: z.string().max(500).optional(),
  routes: z
    .array(
      z.looseObject({
        vehicle: z.number().int(),
        description: z.string().max(500).optional(),
        steps: z
          .array(
            z.looseObject({
              type: z.enum(['start', 'job', 'pickup', 'delivery', 'break', 'end']),
              ...vroomVisit,
            }),
          )
          .max(20_000),
      }),
    )
    .max(2_000)
    .default([]),
  unassigned: z.array(z.looseObject(vroomVisit)).max(20_000).default([]),
})
export type VroomSolutionBody = z.output<typeof vroomSolutionBody>
export const copyPlanBody = z.strictObject({ name: planName.optional() })
export const compareQuery = z.object({ with: idText })

const stopPlace = z.object({
  vehicleId: idText,
  route: z.number().int(),
  sequence: z.number().int(),
  arriveAt: timeText,
})
const routeFigures = z.object({
  driverId: idText.nullable(),
  stops: z.number().int(),
  distanceMetres: z.number().int(),
  durationSeconds: z.number().int(),
  lateStops: z.number().int(),
  cost: z.number().nullable(),
  departAt: timeText,
  returnAt: timeText,
})
/** Two plans of a day side by side: `b` less `a` in figures, and what another van serves. */
export const compareResponse = z.object({
  a: planItem,
  b: planItem,
  differences: z.object({
    summary: z.object({
      served: z.number(),
      late: z.number(),
      routes: z.number(),
      distanceMetres: z.number(),
      durationSeconds: z.number(),
      driveSeconds: z.number(),
      waitSeconds: z.number(),
      cost: z.number().nullable(),
    }),
    /** Orders that another van serves, or none; null is unserved. */
    orders: z.array(z.object({ orderId: idText, a: stopPlace.nullable(), b: stopPlace.nullable() })),
    vehicles: z.array(
      z.object({
        vehicleId: idText,
        route: z.number().int(),
        a: routeFigures.nullable(),
        b: routeFigures.nullable(),
      }),
    ),
  }),
})
export type PlanComparison = z.infer<typeof compareResponse>
export const PLAN_EXPORT_FORMATS = ['gpx', 'geojson', 'kml', 'ics', 'csv', 'xlsx', 'pdf', 'vroom'] as const
export type PlanExportFormat = (typeof PLAN_EXPORT_FORMATS)[number]
export const planExportQuery = z.object({ format: z.enum(PLAN_EXPORT_FORMATS) })
