// Week plans in the API: a run over several days that proposes a day for each order (docs/api.md, part B).
import { z } from 'zod'
import { MAX_PLAN_SECONDS } from '../constants.ts'
import { dayText, idText, timeText } from './common.ts'

/** Maximum number of days in one period, and of orders in one run. */
export const MAX_WEEK_DAYS = 7
export const MAX_WEEK_ORDERS = 4_000

/** Days that an order may have, in place of its own. */
const orderSpan = z
  .strictObject({ orderId: idText, earliest: dayText, latest: dayText })
  .refine(({ earliest, latest }) => earliest <= latest, {
    path: ['latest'],
    error: 'must not lie before the earliest day',
  })

export const newWeekPlanBody = z.strictObject({
  from: dayText,
  days: z.number().int().min(1).max(MAX_WEEK_DAYS).default(5),
  /** Orders that may move; the others of the period keep their day. Absent: all. */
  orderIds: z.array(idText).min(1).max(MAX_WEEK_ORDERS).optional(),
  /** Orders without a last day may move to every day of the period. */
  movesFreely: z.boolean().default(false),
  spans: z.array(orderSpan).max(MAX_WEEK_ORDERS).default([]),
  /** Absent: the company's time of a run. */
  timeLimitSeconds: z.number().min(1).max(MAX_PLAN_SECONDS).optional(),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(1),
})
export type NewWeekPlan = z.output<typeof newWeekPlanBody>

export const WEEK_PLAN_STATUSES = ['queued', 'running', 'done', 'stopped', 'failed'] as const
export type WeekPlanStatus = (typeof WEEK_PLAN_STATUSES)[number]
export const weekPlanCreated = z.object({ id: idText, status: z.enum(WEEK_PLAN_STATUSES) })

/**
 * Why an order keeps its day: its recipient chose the day or was promised it, other orders of the day are tied to
 * it, a plan locks it, it is not among the chosen orders, or it allows only one day.
 */
export const WEEK_HOLDS = ['recipient', 'promised', 'linked', 'locked', 'not_chosen', 'one_day'] as const
export type WeekHold = (typeof WEEK_HOLDS)[number]

export const weekFigures = z.object({
  orders: z.number().int(),
  unserved: z.number().int(),
  vans: z.number().int(),
  distanceMetres: z.number().int(),
  durationSeconds: z.number().int(),
  /** Minor units. */
  cost: z.number(),
})
export type WeekFigures = z.infer<typeof weekFigures>

/** A day of the period: with every order on its own day, and as proposed. */
export const weekDay = z.object({
  date: dayText,
  /** Vehicles that are free on the day. */
  vehicles: z.number().int(),
  alone: weekFigures,
  week: weekFigures,
})
export type WeekDay = z.infer<typeof weekDay>

export const weekProgress = z.object({
  elapsedSeconds: z.number(),
  limitSeconds: z.number(),
  /** First each day alone, then the days together. */
  phase: z.enum(['alone', 'week']),
  costAlone: z.number().nullable(),
  cost: z.number().nullable(),
})
export type WeekProgress = z.infer<typeof weekProgress>

export const weekPlanItem = z.object({
  id: idText,
  from: dayText,
  days: z.number().int(),
  status: z.enum(WEEK_PLAN_STATUSES),
  movesFreely: z.boolean(),
  progress: weekProgress,
  error: z.string().nullable(),
  /** Orders of the run, those that may move, those that the proposal moves, and those that were accepted. */
  orders: z.number().int(),
  movable: z.number().int(),
  moves: z.number().int(),
  accepted: z.number().int(),
  createdAt: timeText,
})
export type WeekPlanItem = z.infer<typeof weekPlanItem>

export const weekPlanOrder = z.object({
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
  /** Day of the order without the proposal; `proposedDate` is the proposed one. */
  date: dayText,
  proposedDate: dayText.nullable(),
  earliest: dayText,
  latest: dayText,
  held: z.enum(WEEK_HOLDS).nullable(),
  /** Why no day of the proposal serves it; it keeps its day. */
  problem: z.string().nullable(),
  /**
   * What its move saves by itself, in minor units, against the cheapest place of its own day; negative for one that pays only
   * together with others. Null without a move or without such a place.
   */
  saves: z.number().int().nullable(),
  acceptedAt: timeText.nullable(),
  undoneAt: timeText.nullable(),
})
export type WeekPlanOrder = z.infer<typeof weekPlanOrder>

export const weekPlanResponse = weekPlanItem.extend({
  /** Null until the run has a proposal. */
  result: z
    .object({
      days: z.array(weekDay),
      alone: weekFigures,
      week: weekFigures,
      isEstimated: z.boolean(),
      /** Some vehicle has a size, and a map lacks limits of height and weight. */
      hasUnknownLimits: z.boolean(),
    })
    .nullable(),
  /** Orders that move, that are held, or that no day serves. */
  changes: z.array(weekPlanOrder),
})
export type WeekPlanResponse = z.infer<typeof weekPlanResponse>
export const weekPlansResponse = z.object({ items: z.array(weekPlanItem) })

export const acceptWeekBody = z.strictObject({
  /** Absent: all moves. */
  orderIds: z.array(idText).min(1).max(MAX_WEEK_ORDERS).optional(),
  /** Starts a plan of each day whose orders changed. */
  plansDays: z.boolean().default(true),
})
/** Why an order was not moved. */
export const WEEK_SKIPS = ['recipient', 'promised', 'changed', 'day_over'] as const
export type WeekSkip = (typeof WEEK_SKIPS)[number]
export const weekMovesResponse = z.object({
  moved: z.number().int(),
  skipped: z.array(z.object({ orderId: idText, reference: z.string(), reason: z.enum(WEEK_SKIPS) })),
  /** Plans that were started. */
  plans: z.array(z.object({ date: dayText, planId: idText })),
})
export type WeekMoves = z.infer<typeof weekMovesResponse>
