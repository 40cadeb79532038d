// Formats numbers: miles or kilometres by the company's setting, hours and minutes, "9 min late".
import { METRES_PER_MILE } from './constants.ts'
import { countryOfZone } from './orders/conventions.ts'

export type DistanceUnit = 'mi' | 'km'

/** Countries whose roads are signed in miles. */
const MILE_COUNTRIES: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU'])

/** The unit of road distances in a time zone's country; miles for a zone without a country. */
export function distanceUnitOf(timeZone: string): DistanceUnit {
  const country = countryOfZone(timeZone)
  return country === null || MILE_COUNTRIES.has(country) ? 'mi' : 'km'
}

/** `140.8` in the company's unit; the table's head shows the unit. */
export function distanceIn(metres: number, unit: DistanceUnit): number {
  return metres / (unit === 'mi' ? METRES_PER_MILE : 1000)
}

/** `140.8 mi`. */
export function formatDistance(metres: number, unit: DistanceUnit): string {
  return `${distanceIn(metres, unit).toFixed(1)} ${unit}`
}

/** `15 h 43`, `43 min`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** A duration rounded up to the minute: `15 min` of 841 seconds. */
export const wholeMinutes = (seconds: number): string => formatDuration(Math.ceil(seconds / 60) * 60)

/**
 * A share of 1 as percent: `97.2 %`. Below 1 it never reads 100, and above 0 never 0: one late stop of ten
 * thousand is not "100.0 % on time".
 */
export function percentText(share: number, decimals = 1): string {
  const step = 10 ** -decimals
  const percent = share * 100
  const rounded = Number(percent.toFixed(decimals))
  const isAll = rounded >= 100 && percent < 100
  const isNone = rounded <= 0 && percent > 0
  return `${(isAll ? 100 - step : isNone ? step : rounded).toFixed(decimals)} %`
}

/** Amounts in sentences. */
export interface Measures {
  distance: (metres: number) => string
  duration: (seconds: number) => string
}

export const measuresOf = (unit: DistanceUnit): Measures => ({
  distance: (metres) => formatDistance(metres, unit),
  duration: wholeMinutes,
})

/** `9 min late`, `1 h 05 late`, `on time`, `4 min early`, to the minute. */
export function formatLateness(seconds: number): string {
  if (seconds <= 0 && seconds > -60) return 'on time'
  const amount = wholeMinutes(Math.abs(seconds))
  return `${amount} ${seconds > 0 ? 'late' : 'early'}`
}
