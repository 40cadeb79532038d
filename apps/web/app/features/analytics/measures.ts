// Each measure of analytics with its label and format, for figures, tables and CSV.
import { MEASURE_RULES, type AnalyticsFigures, type MeasureKey } from '@dropwise/contracts'
import { count, decimal, moneyWithCents, oneDecimal, shareText, unitText } from '../../lib/format.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { reportWords } from '../../lib/words/reports.ts'

export interface Units {
  units: 'mi' | 'km'
  currency: string
}
export interface Measure {
  key: MeasureKey
  head: (units: Units) => string
  /** What the measure is, where its name does not say it. */
  means?: () => string
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
  { key: 'stops', head: () => reportWords('stops'), text: count, isSum: true },
  { key: 'onTime', head: () => reportWords('onTime'), text: shareText },
  { key: 'late', head: () => reportWords('late'), text: count },
  { key: 'failed', head: () => reportWords('failed'), text: count },
  { key: 'returned', head: () => reportWords('returned'), text: count },
  {
    key: 'stopsPerHour',
    head: () => reportWords('stopsPerHour'),
    text: decimal,
  },
  {
    key: 'costPerStop',
    head: ({ currency }) => words('costPerStopIn', { currency }),
    text: (value, { currency }) => moneyWithCents(Math.round(value * MINOR_PER_MAJOR), currency),
  },
  {
    key: 'cost',
    head: ({ currency }) => words('costIn', { currency }),
    text: count,
  },
  {
    key: 'planned',
    head: ({ units }) => words('plannedIn', { unit: unitText(units) }),
    text: decimal,
  },
  {
    key: 'driven',
    head: ({ units }) => words('drivenIn', { unit: unitText(units) }),
    text: decimal,
    isSum: true,
  },
  {
    key: 'plannedTime',
    head: () => words('plannedHours'),
    text: decimal,
  },
  {
    key: 'paidTime',
    head: () => words('paidHours'),
    text: decimal,
  },
  {
    key: 'hoursUsed',
    head: () => reportWords('hoursUsed'),
    text: shareText,
  },
  { key: 'loadUsed', head: () => reportWords('loadUsed'), text: shareText },
  {
    key: 'efficiency',
    head: () => reportWords('efficiency'),
    means: () => words('efficiencyMeans'),
    text: shareText,
  },
  {
    key: 'co2',
    head: () => reportWords('co2'),
    means: () => reportWords('co2Means'),
    text: decimal,
  },
  { key: 'co2PerStop', head: () => reportWords('co2PerStop'), text: decimal },
  { key: 'co2Known', head: () => reportWords('co2Known'), text: shareText },
  { key: 'ratings', head: () => reportWords('ratings'), text: count },
  { key: 'rating', head: () => words('rating'), text: oneDecimal },
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
  return value === null ? words('notAvailable') : of.text(value, units)
}
