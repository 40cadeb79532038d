// Plans on the wire (docs/api.md, part B): a run, its progress, its routes, dispatch.
import { z } from 'zod'
import { MAX_PLAN_SECONDS } from '../constants.ts'
import { PLAN_STATUSES, UNSERVED_REASONS } from '../states.ts'
import { timeText, dayText, idText, pageQuery } from './common.ts'

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
export const planResponse = z.object({
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
export type PlanResponse = z.infer<typeof planResponse>
/** A plan in the list of a day: all but its routes. */
export const planItem = planResponse.omit({ routes: true, unserved: true })
export type PlanItem = z.infer<typeof planItem>
export const plansQuery = pageQuery.extend({ date: dayText.optional() })
export const plansResponse = z.object({ items: z.array(planItem), cursor: z.string().nullable() })
export type PlanRoute = z.infer<typeof planRoute>
export type PlanStop = z.infer<typeof planStop>

/** Drawn lines of a plan or of dispatched routes: one encoded polyline (precision 5) a leg, depot legs first and last. */
export const geometryResponse = z.object({
  routes: z.array(z.object({ number: z.number().int(), routeId: idText, legs: z.array(z.string()) })),
})
export const dispatchResponse = z.object({ routes: z.array(z.object({ id: idText })) })
/** Routes that were taken off the road; the orders on them are open again. */
export const recallResponse = z.object({
  planId: idText.nullable(),
  routes: z.array(z.object({ id: idText })),
})
