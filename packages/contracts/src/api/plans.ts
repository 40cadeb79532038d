// Plans in the API (docs/api.md, part B): a run, its progress, its routes, dispatch.
import { roadEstimate } from '../road-estimate.ts'
import { z } from 'zod'
import { MAX_PLAN_SECONDS, MAX_SHIFT_SECONDS } from '../constants.ts'
import { PLAN_STATUSES, UNSERVED_REASONS } from '../states.ts'
import { COMPACT_PERCENT_MAX, planCompactness, planOverlap } from './plan-overlap.ts'
import { planSafety, SAFER_PERCENT_MAX } from './plan-risk.ts'
import { clockText, timeText, dayText, idText, changesAsOf, changesQuery, idOnly } from './common.ts'

/** Limits of one run, in addition to those of the vehicles. */
export const planRules = z.strictObject({
  maxSeconds: z.number().int().min(1).max(MAX_SHIFT_SECONDS).optional(),
  maxStops: z.number().int().min(1).max(1_000).optional(),
  /** Earliest departure of any vehicle, on the depot's clock. */
  notBefore: clockText.optional(),
  /** What a plan may cost more, in percent, to miss fewer promises. Absent or 0: the cheapest plan. */
  saferPercent: z.number().min(0).max(SAFER_PERCENT_MAX).optional(),
  /** What a plan may cost more, in percent, for routes that overlap less. Absent or 0: the cheapest plan. */
  compactPercent: z.number().min(0).max(COMPACT_PERCENT_MAX).optional(),
})
export type PlanRules = z.infer<typeof planRules>

/** Changes to a vehicle's day for one plan. Absent fields keep the vehicle's values. */
export const planAdjustment = z.strictObject({
  vehicleId: idText,
  driverId: idText.nullable().optional(),
  startAt: timeText.optional(),
  endAt: timeText.optional(),
  maxSeconds: z.number().int().min(1).max(MAX_SHIFT_SECONDS).optional(),
  maxStops: z.number().int().min(1).max(1_000).optional(),
  packages: z.number().int().min(0).max(100_000).optional(),
  kg: z.number().min(0).max(100_000).optional(),
  /** Additional skills. */
  skills: z.array(z.string().trim().min(1).max(60)).max(50).optional(),
})
export type PlanAdjustment = z.infer<typeof planAdjustment>

/** Objective of a run: lowest cost, fewest vehicles, even days for drivers, or the earliest last return. */
export const planObjective = z.enum(['cost', 'vehicles', 'balance', 'finish'])
export type PlanObjective = z.infer<typeof planObjective>

const planName = z.string().trim().min(1, 'A name is required').max(60)
export const newPlanBody = z.object({
  date: dayText,
  depotId: idText.optional(),
  vehicleIds: z.array(idText).min(1).max(500).optional(),
  orderIds: z.array(idText).min(1).max(20_000).optional(),
  /** Absent fields use the company's planning rules. */
  objective: planObjective.optional(),
  rules: planRules.optional(),
  /**
   * The plan whose locks and adjustments the run keeps. Absent: the plan of the day with the newest locks;
   * null: none.
   */
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
  /** Start of service: arrival plus waiting for the window. */
  serviceAt: timeText,
  departAt: timeText,
  waitSeconds: z.number().int(),
  lateSeconds: z.number().int(),
  legDistanceMetres: z.number().int(),
  legDurationSeconds: z.number().int(),
  /** Before this stop the van returns to its depot to load; null when it comes from the previous stop. */
  reload: stopReload.nullable(),
})
export const planRoute = z.object({
  id: idText,
  /** Determines colour and plate: R1, R2 … */
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
  /** Minor units; null in plans older than route prices. */
  cost: z.number().nullable(),
  /** Part of `cost`: overtime, beyond the price of every hour. Null in plans older than this figure. */
  overtimeCost: z.number().nullable(),
  /** Grams of CO2e, well to wheel; null where the vehicle's consumption is unknown. */
  co2Grams: z.number().int().nullable(),
  /** Driving and service as percent of paid time; null without paid time (screens say N/A). */
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
  /** Cost over time: at most 200 pairs of seconds and cost. */
  history: z.array(z.tuple([z.number(), z.number()])),
})
export const planUnserved = z.object({
  orderId: idText,
  reason: z.enum(UNSERVED_REASONS),
  message: z.string(),
  /** The smallest change that would serve the order, as a sentence. */
  fix: z.string().nullable(),
})
export const VIOLATION_UNITS = [
  'seconds',
  'metres',
  'packages',
  'grams',
  'litres',
  'pallets',
  'stops',
  'skills',
  'count',
] as const
/**
 * A rule that a manual change breaks, where, and by how much. `orderId` is null for a rule of the whole
 * route.
 */
export const planViolation = z.object({
  code: z.string(),
  amount: z.number(),
  unit: z.enum(VIOLATION_UNITS),
  vehicleId: idText,
  orderId: idText.nullable(),
})
export type PlanViolation = z.infer<typeof planViolation>
/** Codes of rules that the caller confirmed breaking. */
export const confirmedRules = z.array(z.string().max(40)).max(20).default([])

export const planLocks = z.object({ orders: z.array(idText), vehicles: z.array(idText) })
export const PLAN_SPEEDS = ['map', 'company', 'changed'] as const
export const planSummary = z.object({
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
   * No plan for all these orders with these vehicles and locks costs less; equals `cost` for a proven
   * optimum. Null when unknown or after a manual change.
   */
  lowerBound: z.number().nullable(),
  /**
   * For a run with even days: cost of the cheapest plan it found. Null for other runs and after a manual
   * change.
   */
  cheapestCost: z.number().nullable(),
  /**
   * Extra cost of giving the longer routes to drivers with fewer hours. Null if the planning rules do not ask for it,
   * and after a manual change.
   */
  fairnessCost: z.number().nullish(),
  /** Effect and cost of the safer plan. Null if the rules of the run did not ask for it, and after a manual change. */
  safety: planSafety.nullish(),
  /** Effect and cost of compact routes. Null if the rules of the run did not ask for it, and after a manual change. */
  compactness: planCompactness.nullish(),
  /** True when the search had too few steps to improve much on its first plan: a longer run does better. */
  isStarved: z.boolean(),
  /** Distance when each order in file order goes to the nearest vehicle, the baseline for savings. */
  baselineDistanceMetres: z.number().int().nullable(),
  /** `estimated` when any time is a straight line with a detour; `estimate` holds the figures. */
  roads: z.enum(['roads', 'estimated']),
  /** Null for a plan on roads, and for plans older than these figures. */
  estimate: roadEstimate.nullable(),
  /** True if a vehicle has sizes and the map lacks limits of size and weight at some place, where roads count as free. */
  hasUnknownLimits: z.boolean(),
  /** The same as `roads`: false when any time is estimated. */
  onRoads: z.boolean(),
})

export const planResponse = z.object({
  id: idText,
  date: dayText,
  /** Null for an unnamed plan. */
  name: z.string().nullable(),
  /** Counts manual changes. */
  version: z.number().int(),
  basePlanId: idText.nullable(),
  /** The plan with the routes and orders left out of a partial dispatch; null when all went. */
  restPlanId: idText.nullish(),
  objective: planObjective,
  rules: planRules,
  status: z.enum(PLAN_STATUSES),
  /** For a queued plan: the number of the company's plans before it. Null for others. Companies take turns. */
  plansAhead: z.number().int().nullish(),
  progress: planProgress,
  summary: planSummary,
  routes: z.array(planRoute),
  /** How much the routes overlap, manual changes included. */
  overlap: planOverlap,
  unserved: z.array(planUnserved),
  violations: z.array(planViolation),
  /** Later runs keep locked orders on their vehicle and locked vehicles with their whole route. */
  locks: planLocks,
  adjustments: z.array(planAdjustment),
  isOutOfDate: z.boolean(),
  /**
   * Source of the driving times: the speeds on the map, or the company's driving speeds. `changed`: the company's
   * speeds at the time of the run, which have changed since.
   */
  speeds: z.enum(PLAN_SPEEDS),
  error: z.string().nullable(),
  /** Time of planning. No van of the same day leaves earlier. */
  plannedAt: timeText.optional(),
  createdAt: timeText,
})
export type PlanResponse = z.infer<typeof planResponse>
/** A plan in the list of a day, without routes. */
export const planItem = planResponse.omit({ routes: true, overlap: true, unserved: true, violations: true })
export type PlanItem = z.infer<typeof planItem>
export const plansQuery = changesQuery.extend({ date: dayText.optional() })
export const plansResponse = z.object({
  items: z.array(planItem),
  cursor: z.string().nullable(),
  asOf: changesAsOf,
})
export type PlanRoute = z.infer<typeof planRoute>
export type PlanStop = z.infer<typeof planStop>

/**
 * Lines of a plan or of dispatched routes: one encoded polyline (precision 5) per leg, depot legs first and
 * last.
 */
export const geometryResponse = z.object({
  routes: z.array(z.object({ number: z.number().int(), routeId: idText, legs: z.array(z.string()) })),
})
/** Lines of a dispatched day. Each line names its stops in order, because routes may change meanwhile. */
export const dayGeometryResponse = z.object({
  routes: z.array(geometryResponse.shape.routes.element.extend({ stopIds: z.array(idText) })),
})
/** Without `vehicleIds` all routes go. */
export const dispatchBody = z.object({
  vehicleIds: z.array(idText).min(1).max(1_000).optional(),
  confirmedRules,
})
export const dispatchResponse = z.object({
  routes: z.array(idOnly),
  /** The plan with the remaining routes of a partial dispatch. */
  restPlanId: idText.nullish(),
})
/** Locks or unlocks the order of a route's stops; a driver cannot change a locked order. */
export const orderLockBody = z.object({ isLocked: z.boolean(), confirmedRules })
export const orderLockResponse = z.object({
  id: idText,
  /** Time of the lock; null while unlocked. */
  orderLockedAt: timeText.nullable(),
})

/** Recalled routes; their orders are open again. */
export const recallResponse = z.object({
  planId: idText.nullable(),
  routes: z.array(idOnly),
  /** Orders whose recipients already had notices, which cannot be recalled. Queued notices are cancelled. */
  told: z.array(z.object({ orderId: idText, reference: z.string(), recipient: z.string() })),
})

/**
 * One manual change. `vehicleId` null unassigns the order; `best` (the default) picks the position that costs
 * or breaks least.
 */
export const planMove = z.strictObject({
  orderId: idText,
  vehicleId: idText.nullable(),
  /** The stop's new number, from 1; larger values mean the end. */
  position: z.union([z.number().int().min(0).max(100_000), z.literal('best')]).optional(),
})
export type PlanMove = z.infer<typeof planMove>
export const planMovesBody = z.strictObject({
  /** Version that the caller saw; absent: the current one. */
  version: z.number().int().min(1).optional(),
  /** Applied in sequence. */
  moves: z.array(planMove).max(20_000),
  /** Replaces the plan's adjustments. */
  adjustments: z.array(planAdjustment).max(2_000).optional(),
})
export const planLocksBody = z.strictObject({
  orders: z.array(idText).max(20_000),
  vehicles: z.array(idText).max(2_000),
})
export const planPatchBody = z.strictObject({ name: planName })
/** A solution of `POST /optimize`, or VROOM's code and error. */
export const vroomAnswer = z
  .looseObject({ code: z.number().int() })
  .describe('A VROOM solution, or a code and an error.')
const vroomVisit = {
  id: z.number().int().optional(),
  description: z.string().max(500).optional(),
}
/** Routes of another planner in VROOM's format; all other values are recomputed. */
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

export const stopPlace = z.object({
  vehicleId: idText,
  route: z.number().int(),
  sequence: z.number().int(),
  arriveAt: timeText,
})
export const routeFigures = z.object({
  driverId: idText.nullable(),
  stops: z.number().int(),
  distanceMetres: z.number().int(),
  durationSeconds: z.number().int(),
  lateStops: z.number().int(),
  cost: z.number().nullable(),
  departAt: timeText,
  returnAt: timeText,
})
/** Compares two plans of a day: differences `b - a`, and orders that change vans. */
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
    overlap: z.object({ a: planOverlap, b: planOverlap }),
    /** Orders whose van differs; null is unserved. */
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
