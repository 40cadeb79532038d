// What driven days came to (docs/api.md, part B): sums that SQL gives, and the rates that follow from them.
import { z } from 'zod'
import { dayText } from './common.ts'

export const ANALYTICS_GROUPS = ['day', 'driver', 'vehicle', 'depot', 'customer'] as const
export type AnalyticsGroup = (typeof ANALYTICS_GROUPS)[number]
/** Most days that one question spans. */
export const MAX_ANALYTICS_DAYS = 366

/** Sums over driven routes and their stops. What belongs to routes is 0 where customers are asked about. */
export const analyticsFigures = z.object({
  routes: z.number().int(),
  /** Stops that somebody tried: served, failed or still ahead on a started route. */
  stops: z.number().int(),
  served: z.number().int(),
  /** Of the served: begun before the end of the promise, or nothing was promised. */
  onTime: z.number().int(),
  failed: z.number().int(),
  returned: z.number().int(),
  /** Of routes whose driven way is known, so that both can be compared. */
  plannedMetres: z.number(),
  /** By the positions of the vans. */
  drivenMetres: z.number(),
  /** Of routes that are over. */
  plannedSeconds: z.number(),
  /** From leaving the depot to being back, of routes that are over. */
  paidSeconds: z.number(),
  /** In motion, by positions, of routes that are over. */
  movingSeconds: z.number(),
  /** Between beginning and leaving at stops, of routes that are over. Waiting for a window to open is none of it. */
  serviceSeconds: z.number(),
  /** What drivers of these routes may work at most. */
  shiftSeconds: z.number(),
  packages: z.number(),
  capacityPackages: z.number(),
  /** Fixed, by the hour, by the kilometre; in hundredths of the company's currency. */
  costMinor: z.number(),
  /** Its parts: for going out at all, for time, for the way. */
  costFixedMinor: z.number(),
  costTimeMinor: z.number(),
  costWayMinor: z.number(),
  co2Grams: z.number(),
  ratings: z.number().int(),
  ratingSum: z.number(),
})
export type AnalyticsFigures = z.infer<typeof analyticsFigures>

export const analyticsQuery = z.object({
  from: dayText,
  to: dayText,
  by: z.enum(ANALYTICS_GROUPS).default('day'),
})
export const analyticsResponse = z.object({
  total: analyticsFigures,
  items: z.array(analyticsFigures.extend({ key: z.string(), label: z.string() })),
  /** Why stops failed or went back, most frequent first; together as many as `failed` and `returned`. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
})
export type AnalyticsResponse = z.infer<typeof analyticsResponse>
export type AnalyticsItem = AnalyticsResponse['items'][number]

/** Grams of CO2e a kilometre by road profile: an average van up to 3.5 t, and a rigid lorry half laden. */
export const CO2_GRAMS_PER_KM = { car: 240, truck: 800 } as const

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** Rates of some figures, as shares of 1; null where there is nothing to divide by. */
export function ratesOf(figures: AnalyticsFigures) {
  return {
    onTime: share(figures.onTime, figures.served),
    failed: share(figures.failed + figures.returned, figures.stops),
    stopsPerHour: share(figures.served, figures.paidSeconds / 3600),
    costMinorPerStop: share(figures.costMinor, figures.served),
    efficiency: share(figures.movingSeconds + figures.serviceSeconds, figures.paidSeconds),
    hoursUsed: share(figures.paidSeconds, figures.shiftSeconds),
    loadUsed: share(figures.packages, figures.capacityPackages),
    drivenAgainstPlan: share(figures.drivenMetres - figures.plannedMetres, figures.plannedMetres),
    timeAgainstPlan: share(figures.paidSeconds - figures.plannedSeconds, figures.plannedSeconds),
    rating: share(figures.ratingSum, figures.ratings),
  }
}
export type AnalyticsRates = ReturnType<typeof ratesOf>
