// Each measure of analytics with its label and format, for figures, tables and CSV.
import {
  distanceIn,
  EFFICIENCY_MEANS,
  percentText,
  ratesOf,
  type AnalyticsFigures,
} from '@dropwise/contracts'
import { count, decimal, moneyWithCents } from '../../lib/format.ts'

export interface Units {
  units: 'mi' | 'km'
  currency: string
}
export interface Measure {
  key: string
  head: (units: Units) => string
  /** What the measure is, where its name does not say it. */
  means?: string
  /** Null without data. */
  read: (figures: AnalyticsFigures, units: Units) => number | null
  text: (value: number, units: Units) => string
  /** A sum that grows with the days of the period; compared by driven day. */
  isSum?: boolean
  /** True for measures of routes, omitted by customer. */
  isOfRoutes?: boolean
}

const percent = (value: number) => percentText(value)
const ofRoutes = { isOfRoutes: true } as const
const MINOR_PER_MAJOR = 100
const SECONDS_PER_HOUR = 3600
/** Without a base the value is unknown, not 0. */
const ifKnown = (of: number, value: number) => (of > 0 ? value : null)
const inMajor = (minor: number | null) => (minor === null ? null : minor / MINOR_PER_MAJOR)

export const MEASURES: readonly Measure[] = [
  { key: 'stops', head: () => 'Stops', read: (f) => f.stops, text: count, isSum: true },
  { key: 'onTime', head: () => 'On time', read: (f) => ratesOf(f).onTime, text: percent },
  { key: 'late', head: () => 'Late', read: (f) => f.served - f.onTime, text: count },
  { key: 'failed', head: () => 'Failed', read: (f) => f.failed, text: count },
  { key: 'returned', head: () => 'Returned', read: (f) => f.returned, text: count },
  {
    key: 'stopsPerHour',
    head: () => 'Stops per hour',
    read: (f) => ratesOf(f).stopsPerHour,
    text: decimal,
    ...ofRoutes,
  },
  {
    key: 'costPerStop',
    head: ({ currency }) => `Cost per stop, ${currency}`,
    read: (f) => inMajor(ratesOf(f).costMinorPerStop),
    text: (value, { currency }) => moneyWithCents(Math.round(value * MINOR_PER_MAJOR), currency),
    ...ofRoutes,
  },
  {
    key: 'cost',
    head: ({ currency }) => `Cost, ${currency}`,
    read: (f) => inMajor(f.costMinor),
    text: count,
    ...ofRoutes,
  },
  {
    key: 'planned',
    head: ({ units }) => `Planned, ${units}`,
    read: (f, { units }) => ifKnown(f.plannedMetres, distanceIn(f.plannedMetres, units)),
    text: decimal,
    ...ofRoutes,
  },
  {
    key: 'driven',
    head: ({ units }) => `Driven, ${units}`,
    read: (f, { units }) => ifKnown(f.plannedMetres, distanceIn(f.drivenMetres, units)),
    text: decimal,
    isSum: true,
    ...ofRoutes,
  },
  {
    key: 'plannedTime',
    head: () => 'Planned, h',
    read: (f) => ifKnown(f.paidSeconds, f.plannedSeconds / SECONDS_PER_HOUR),
    text: decimal,
    ...ofRoutes,
  },
  {
    key: 'paidTime',
    head: () => 'Paid, h',
    read: (f) => ifKnown(f.paidSeconds, f.paidSeconds / SECONDS_PER_HOUR),
    text: decimal,
    ...ofRoutes,
  },
  {
    key: 'hoursUsed',
    head: () => 'Hours used',
    read: (f) => ratesOf(f).hoursUsed,
    text: percent,
    ...ofRoutes,
  },
  { key: 'loadUsed', head: () => 'Load used', read: (f) => ratesOf(f).loadUsed, text: percent, ...ofRoutes },
  {
    key: 'efficiency',
    head: () => 'Efficiency',
    means: EFFICIENCY_MEANS,
    read: (f) => ratesOf(f).efficiency,
    text: percent,
    ...ofRoutes,
  },
  {
    key: 'co2',
    head: () => 'CO2, kg',
    read: (f) => f.co2Grams / 1000,
    text: decimal,
    ...ofRoutes,
  },
  { key: 'ratings', head: () => 'Ratings', read: (f) => f.ratings, text: count },
  { key: 'rating', head: () => 'Rating', read: (f) => ratesOf(f).rating, text: (value) => value.toFixed(1) },
]

export function measure(key: string): Measure {
  const measure = MEASURES.find((each) => each.key === key)
  if (!measure) throw new Error(`There is no measure ${key}`)
  return measure
}

/** `97.2 %`, or N/A. */
export function measureText(of: Measure, figures: AnalyticsFigures, units: Units): string {
  const value = of.read(figures, units)
  return value === null ? 'N/A' : of.text(value, units)
}
