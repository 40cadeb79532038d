// Period and compared period, kept in the URL. Pure.
import { addDays, MAX_ANALYTICS_DAYS } from '@dropwise/contracts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'

export interface Period {
  from: string
  to: string
}

export const SPANS = ['1', '7', '30', '90', 'custom'] as const
export type Span = (typeof SPANS)[number]

export const COMPARISONS = ['before', 'weekdays', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

const DAY_MS = 86_400_000
const WEEK = 7
/** Whole weeks, so weekdays match. */
const YEAR = 52 * WEEK

/** This many days up to `today`, included. */
export function periodUpTo(today: string, days: number): Period {
  return { from: addDays(today, 1 - days), to: today }
}

const daysOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** An earlier period of equal length. */
export function comparedWith(period: Period, comparison: Comparison): Period {
  const days = daysOf(period)
  const daysBack =
    comparison === 'year' ? YEAR : comparison === 'weekdays' ? Math.ceil(days / WEEK) * WEEK : days
  return { from: addDays(period.from, -daysBack), to: addDays(period.to, -daysBack) }
}

/** The problem of a typed period; null when valid. */
export function problemOf({ from, to }: Period): string | null {
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  if (!isDay(from) || !isDay(to)) return words('chooseDays')
  if (from > to) return words('lastBeforeFirst')
  if (daysOf({ from, to }) > MAX_ANALYTICS_DAYS) return words('tooManyDays', { most: MAX_ANALYTICS_DAYS })
  return null
}
