// Chances of a plan to miss its promises (docs/plan-risk.md): counted on simulated days.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** Highest share of a plan's cost that a safer plan may add, in percent. */
export const SAFER_PERCENT_MAX = 20
export const SAFER_PERCENT_USUAL = 2

/** How days are assumed to differ from a plan. */
const planSpreads = z.object({
  /** `company`: learnt from the company's own routes. `usual`: assumed, since it has too few of them. */
  source: z.enum(['company', 'usual']),
  /** Routes that were learnt from. */
  routes: z.number().int(),
  /** Median ratio of actual to planned time, of drives and of services. */
  drivingMedian: z.number(),
  serviceMedian: z.number(),
  /** Standard deviations of the logarithm: of a day's driving, and of a drive or service of five minutes. */
  drivingOfRoute: z.number(),
  drivingOfLeg: z.number(),
  serviceOfStop: z.number(),
  /** Standard deviation of the departure, of which only delays count. */
  departureSeconds: z.number(),
})

const planRiskStop = z.object({
  orderId: idText,
  /** End of the window that the stop is planned in; null without one, which is no promise. */
  promisedTo: timeText.nullable(),
  /** Days on which service begins after that; null without a promise. */
  missedDays: z.number().int().nullable(),
})
const planRiskRoute = z.object({
  id: idText,
  number: z.number().int(),
  vehicleId: idText,
  /** Stops with a promise. */
  promises: z.number().int(),
  /** Mean over the days; null without promises. */
  expectedMisses: z.number().nullable(),
  shiftEndsAt: timeText.nullable(),
  /** Days on which the route ends after the shift of its vehicle; null where the vehicle is gone. */
  lateEndDays: z.number().int().nullable(),
  stops: z.array(planRiskStop),
})
export const planRiskResponse = z.object({
  planId: idText,
  version: z.number().int(),
  /** Simulated days. A count divided by it is the chance. */
  days: z.number().int(),
  promises: z.number().int(),
  /** Promises that are expected to be missed: the mean over the days. Null without promises. */
  expectedMisses: z.number().nullable(),
  spreads: planSpreads,
  routes: z.array(planRiskRoute),
})
export type PlanRisk = z.infer<typeof planRiskResponse>

/** What a safer plan changed. */
export const planSafety = z.object({
  /** Expected misses before and after, on other simulated days than those on which the changes were chosen. */
  missesBefore: z.number(),
  missesAfter: z.number(),
  promises: z.number().int(),
  /** Minor units. */
  extraCost: z.number(),
  /** The same in percent of the plan before, and what was allowed. */
  extraPercent: z.number(),
  allowedPercent: z.number(),
  /** Routes that leave earlier, and orders that moved within their route or to another route. */
  earlierRoutes: z.number().int(),
  movedOrders: z.number().int(),
})
export type PlanSafety = z.infer<typeof planSafety>
