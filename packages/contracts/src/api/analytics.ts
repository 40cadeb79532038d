// Figures of driven days (docs/api.md, part B): sums from SQL, and rates derived from them.
import { z } from 'zod'
import { dayText, idText } from './common.ts'

export const ANALYTICS_GROUPS = ['day', 'driver', 'vehicle', 'depot', 'customer'] as const
export type AnalyticsGroup = (typeof ANALYTICS_GROUPS)[number]
/** Percent of arrivals that a calibrated range of the tracking page holds. */
export const RANGE_AIM_PERCENT = 80
/** Arrivals needed to report the share of held ranges: its error is then six points (one sigma). */
export const RANGE_ARRIVALS_LEAST = 50

/** Arrivals from which a company's ranges are calibrated: the share is then met to within three points (one sigma). */
export const RANGE_CALIBRATION_LEAST = 200
/** Days of all companies' arrivals on the owner's page. */
export const RANGE_DAYS = 30

export const rangeCount = z.object({
  arrivals: z.number().int(),
  /** Arrivals within the range that the recipient was shown one hour before. */
  held: z.number().int(),
})
/** How often ranges of the tracking page held: calibrated ones, and those from before a calibration. */
export const rangeFigures = z.object({ calibrated: rangeCount, uncalibrated: rangeCount })
export type RangeFigures = z.infer<typeof rangeFigures>

/**
 * Percent of arrivals that calibrated ranges held, else of uncalibrated ones; the percentage is null while the arrivals are
 * too few to tell.
 */
export function rangeRate({ calibrated, uncalibrated }: RangeFigures): {
  isCalibrated: boolean
  percent: number | null
  arrivals: number
} {
  const isCalibrated = calibrated.arrivals >= RANGE_ARRIVALS_LEAST
  const { arrivals, held } = isCalibrated ? calibrated : uncalibrated
  const isKnown = arrivals >= RANGE_ARRIVALS_LEAST
  return { isCalibrated, arrivals, percent: isKnown ? Math.round((held / arrivals) * 100) : null }
}

/** Maximum number of days per request. */
export const MAX_ANALYTICS_DAYS = 366

/** Sums over driven routes and their stops. Values that belong to routes are 0 when grouped by customer. */
export const analyticsFigures = z.object({
  routes: z.number().int(),
  /** Attempted stops: served, failed, or ahead on a started route. */
  stops: z.number().int(),
  served: z.number().int(),
  /** Served stops begun before the end of their promise, or without one. */
  onTime: z.number().int(),
  failed: z.number().int(),
  returned: z.number().int(),
  /** Only of routes with a known driven distance, so both compare. */
  plannedMetres: z.number(),
  /** From the vans' positions. */
  drivenMetres: z.number(),
  /** Only of finished routes. */
  plannedSeconds: z.number(),
  /** From depot to depot, of finished routes. */
  paidSeconds: z.number(),
  /** Time in motion by positions, of finished routes. */
  movingSeconds: z.number(),
  /** Between start and departure at stops, of finished routes; without waiting for windows. */
  serviceSeconds: z.number(),
  /** Longest shifts of the routes' drivers. */
  shiftSeconds: z.number(),
  packages: z.number(),
  capacityPackages: z.number(),
  /** Fixed, per hour and per kilometre; in hundredths of the company's currency. */
  costMinor: z.number(),
  /** Parts of the cost: per use, time, distance. */
  costFixedMinor: z.number(),
  costTimeMinor: z.number(),
  costWayMinor: z.number(),
  /** CO2 of driven routes with a known consumption; by customer, the shares of orders. */
  co2Grams: z.number(),
  /** Distance of those routes, and of all: whether `co2Grams` holds everything. */
  co2Metres: z.number(),
  wayMetres: z.number(),
  /** Served stops on those routes. */
  co2Served: z.number().int(),
  ratings: z.number().int(),
  ratingSum: z.number(),
  /** Prices of served orders in hundredths; orders without a price, or in another currency, count 0. */
  priceMinor: z.number().default(0),
})
export type AnalyticsFigures = z.infer<typeof analyticsFigures>

export const analyticsQuery = z.object({
  from: dayText,
  to: dayText,
  by: z.enum(ANALYTICS_GROUPS).default('day'),
})
/** Most late stops of one answer, the latest first. */
export const MAX_LATE_STOPS = 500
const lateStop = z.object({
  orderId: idText,
  recipient: z.string(),
  date: dayText,
  lat: z.number(),
  lng: z.number(),
  /** Seconds from the end of the promise to the begin of service. */
  lateSeconds: z.number().int(),
})
export type LateStop = z.infer<typeof lateStop>
export const analyticsResponse = z.object({
  total: analyticsFigures,
  items: z.array(analyticsFigures.extend({ key: z.string(), label: z.string() })),
  ranges: rangeFigures,
  /** Reasons of failed and returned stops, most frequent first; they add up to `failed` plus `returned`. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** Served stops whose service began after their promise. */
  lateStops: z.array(lateStop),
})
export type AnalyticsResponse = z.infer<typeof analyticsResponse>
export type AnalyticsItem = AnalyticsResponse['items'][number]

const share = (part: number, total: number): number | null => (total > 0 ? part / total : null)

/** Rates as shares of 1; null when the divisor is 0. */
export function ratesOf(figures: AnalyticsFigures) {
  return {
    onTime: share(figures.onTime, figures.served),
    failed: share(figures.failed + figures.returned, figures.stops),
    stopsPerHour: share(figures.served, figures.paidSeconds / 3600),
    costMinorPerStop: share(figures.costMinor, figures.served),
    efficiency: share(figures.serviceSeconds, figures.paidSeconds),
    hoursUsed: share(figures.paidSeconds, figures.shiftSeconds),
    loadUsed: share(figures.packages, figures.capacityPackages),
    drivenAgainstPlan: share(figures.drivenMetres - figures.plannedMetres, figures.plannedMetres),
    timeAgainstPlan: share(figures.paidSeconds - figures.plannedSeconds, figures.plannedSeconds),
    rating: share(figures.ratingSum, figures.ratings),
  }
}
export type AnalyticsRates = ReturnType<typeof ratesOf>
