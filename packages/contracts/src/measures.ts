// The measures of analytics and reports: each computed from the sums of driven days in one place. Pure.
import { ratesOf, type AnalyticsFigures } from './api/analytics.ts'
import { distanceIn, type DistanceUnit } from './units.ts'

const MINOR_PER_MAJOR = 100
const SECONDS_PER_HOUR = 3600
export const GRAMS_PER_KG = 1_000

/** How a value reads: shares are of 1, money is in whole units, distances are in the company's unit. */
export type MeasureKind = 'count' | 'decimal' | 'share' | 'money' | 'distance' | 'stars'

/** Sums of a report. Pay is added by reports that ask for it. */
export type MeasuredFigures = AnalyticsFigures & { payMinor?: number }

interface MeasureRule {
  kind: MeasureKind
  /** Null without data. */
  read: (figures: MeasuredFigures, units: DistanceUnit) => number | null
  /** A measure of whole routes. Unknown by customer, since a route serves many customers. */
  isOfRoutes?: true
  /** A measure of drivers' days. Unknown by customer, vehicle and depot. Needs the right to see pay. */
  isOfPay?: true
}

/** The value, or null (unknown) if there is nothing to measure. */
const ifKnown = (base: number, value: number) => (base > 0 ? value : null)
const inMajor = (minor: number | null) => (minor === null ? null : minor / MINOR_PER_MAJOR)
const hours = (seconds: number) => seconds / SECONDS_PER_HOUR
const isOfRoutes = true

const RULES = {
  stops: { kind: 'count', read: (f) => f.stops },
  served: { kind: 'count', read: (f) => f.served },
  onTime: { kind: 'share', read: (f) => ratesOf(f).onTime },
  late: { kind: 'count', read: (f) => f.served - f.onTime },
  failed: { kind: 'count', read: (f) => f.failed },
  returned: { kind: 'count', read: (f) => f.returned },
  stopsPerHour: { kind: 'decimal', read: (f) => ratesOf(f).stopsPerHour, isOfRoutes },
  costPerStop: { kind: 'money', read: (f) => inMajor(ratesOf(f).costMinorPerStop), isOfRoutes },
  cost: { kind: 'money', read: (f) => inMajor(f.costMinor), isOfRoutes },
  timeCost: { kind: 'money', read: (f) => inMajor(f.costTimeMinor), isOfRoutes },
  revenue: { kind: 'money', read: (f) => inMajor(f.priceMinor) },
  margin: {
    kind: 'money',
    read: (f) => ifKnown(f.priceMinor, (f.priceMinor - f.costMinor) / MINOR_PER_MAJOR),
    isOfRoutes,
  },
  driverPay: { kind: 'money', read: (f) => inMajor(f.payMinor ?? null), isOfRoutes, isOfPay: true },
  planned: {
    kind: 'distance',
    read: (f, units) => ifKnown(f.plannedMetres, distanceIn(f.plannedMetres, units)),
    isOfRoutes,
  },
  driven: {
    kind: 'distance',
    read: (f, units) => ifKnown(f.plannedMetres, distanceIn(f.drivenMetres, units)),
    isOfRoutes,
  },
  plannedTime: { kind: 'decimal', read: (f) => ifKnown(f.paidSeconds, hours(f.plannedSeconds)), isOfRoutes },
  paidTime: { kind: 'decimal', read: (f) => ifKnown(f.paidSeconds, hours(f.paidSeconds)), isOfRoutes },
  hoursUsed: { kind: 'share', read: (f) => ratesOf(f).hoursUsed, isOfRoutes },
  loadUsed: { kind: 'share', read: (f) => ratesOf(f).loadUsed, isOfRoutes },
  efficiency: { kind: 'share', read: (f) => ratesOf(f).efficiency, isOfRoutes },
  co2: { kind: 'decimal', read: (f) => ifKnown(f.co2Metres, f.co2Grams / GRAMS_PER_KG) },
  co2PerStop: { kind: 'decimal', read: (f) => ifKnown(f.co2Served, f.co2Grams / f.co2Served / GRAMS_PER_KG) },
  co2Known: { kind: 'share', read: (f) => ifKnown(f.wayMetres, f.co2Metres / f.wayMetres) },
  ratings: { kind: 'count', read: (f) => f.ratings },
  rating: { kind: 'stars', read: (f) => ratesOf(f).rating },
} as const satisfies Record<string, MeasureRule>

export type MeasureKey = keyof typeof RULES
export const MEASURE_RULES: Readonly<Record<MeasureKey, MeasureRule>> = RULES
export const MEASURE_KEYS = Object.keys(RULES) as [MeasureKey, ...MeasureKey[]]
