// How much the routes of a plan overlap, and what a compact plan costs (docs/compact-routes.md).
import { z } from 'zod'

/** Highest share of a plan's cost that compact routes may add, in percent. */
export const COMPACT_PERCENT_MAX = 20
export const COMPACT_PERCENT_USUAL = 5

export const planOverlap = z.object({
  stops: z.number().int(),
  /** Stops within the area of another route, which is the convex hull of its stops. */
  inOthers: z.number().int(),
})

/** What compact routes changed. */
export const planCompactness = z.object({
  before: planOverlap,
  after: planOverlap,
  /** Minor units. */
  extraCost: z.number(),
  /** The same in percent of the plan before, and what was allowed. */
  extraPercent: z.number(),
  allowedPercent: z.number(),
  /** Orders that another vehicle takes. */
  movedOrders: z.number().int(),
})
export type PlanCompactness = z.infer<typeof planCompactness>
