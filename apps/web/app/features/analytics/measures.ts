// Each measure of analytics with its label and format, for figures, tables and CSV.
import { EFFICIENCY_MEANS, MEASURE_RULES, type AnalyticsFigures, type MeasureKey } from '@dropwise/contracts'
import { count, decimal, moneyWithCents, shareText } from '../../lib/format.ts'

export interface Units {
  units: 'mi' | 'km'
  currency: string
}
export interface Measure {
  key: MeasureKey
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

const MINOR_PER_MAJOR = 100

const TEXTS: readonly Omit<Measure, 'read' | 'isOfRoutes'>[] = [
  { key: 'stops', head: () => 'Stops', text: count, isSum: true },
  { key: 'onTime', head: () => 'On time', text: shareText },
  { key: 'late', head: () => 'Late', text: count },
  { key: 'failed', head: () => 'Failed', text: count },
  { key: 'returned', head: () => 'Returned', text: count },
  {
    key: 'stopsPerHour',
    head: () => 'Stops per hour',
    text: decimal,
  },
  {
    key: 'costPerStop',
    head: ({ currency }) => `Cost per stop, ${currency}`,
    text: (value, { currency }) => moneyWithCents(Math.round(value * MINOR_PER_MAJOR), currency),
  },
  {
    key: 'cost',
    head: ({ currency }) => `Cost, ${currency}`,
    text: count,
  },
  {
    key: 'planned',
    head: ({ units }) => `Planned, ${units}`,
    text: decimal,
  },
  {
    key: 'driven',
    head: ({ units }) => `Driven, ${units}`,
    text: decimal,
    isSum: true,
  },
  {
    key: 'plannedTime',
    head: () => 'Planned, h',
    text: decimal,
  },
  {
    key: 'paidTime',
    head: () => 'Paid, h',
    text: decimal,
  },
  {
    key: 'hoursUsed',
    head: () => 'Hours used',
    text: shareText,
  },
  { key: 'loadUsed', head: () => 'Load used', text: shareText },
  {
    key: 'efficiency',
    head: () => 'Efficiency',
    means: EFFICIENCY_MEANS,
    text: shareText,
  },
  {
    key: 'co2',
    head: () => 'CO2, kg',
    text: decimal,
  },
  { key: 'ratings', head: () => 'Ratings', text: count },
  { key: 'rating', head: () => 'Rating', text: (value) => value.toFixed(1) },
]

/** The value of a measure, also of reports, is computed in the contracts. */
export const MEASURES: readonly Measure[] = TEXTS.map((measure) => {
  const { read, isOfRoutes = false } = MEASURE_RULES[measure.key]
  return { ...measure, isOfRoutes, read: (figures, { units }) => read(figures, units) }
})

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
