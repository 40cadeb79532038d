// Balance of drivers over weeks (docs/fairness.md): what each drove, and what plans may even out.
import { z } from 'zod'
import { dayText, namedRecord } from './common.ts'

export const FAIR_WEEKS_MAX = 12
export const FAIR_WEEKS_USUAL = 4
/** An order of this weight or more is heavy: most guidance asks for two people or a tool from here on. */
export const HEAVY_ORDER_KG = 20
/** A route that ends this much after its plan ends late. */
export const LATE_FINISH_SECONDS = 15 * 60
/** Fewest drivers with routes for which each may see the mean of all: with two, each could compute what the other drove. */
export const MEAN_DRIVERS_LEAST = 5
/** Highest share of a plan's cost that fairness may add, in percent. */
export const FAIR_EXTRA_PERCENT_MAX = 20

export const driverBalance = z.object({
  routes: z.number().int(),
  /** From start to finish; of a route on the road or without times, as planned. */
  seconds: z.number().int(),
  /** Stops tried. */
  stops: z.number().int(),
  /** Delivered orders of at least `HEAVY_ORDER_KG`. */
  heavyStops: z.number().int(),
  /** Routes that ended more than `LATE_FINISH_SECONDS` after their plan. */
  lateFinishes: z.number().int(),
})
export type DriverBalance = z.infer<typeof driverBalance>

export const fairnessQuery = z.object({
  /** Whole weeks of seven days before today, or before `until`. */
  weeks: z.coerce.number().int().min(1).max(FAIR_WEEKS_MAX).default(FAIR_WEEKS_USUAL),
  /** The last day. Absent: yesterday. */
  until: dayText.optional(),
})
const period = { from: dayText, to: dayText }
/** Active drivers, and others who drove. The one with the most hours first. */
export const fairnessResponse = z.object({
  ...period,
  items: z.array(driverBalance.extend({ driver: namedRecord })),
})
export type FairnessResponse = z.infer<typeof fairnessResponse>
export const ownFairnessResponse = z.object({
  ...period,
  own: driverBalance,
  /** Mean of all listed drivers; without their names. Null until `MEAN_DRIVERS_LEAST` of them drove. */
  mean: driverBalance.nullable(),
  drivers: z.number().int(),
})
export type OwnFairness = z.infer<typeof ownFairnessResponse>
