// A company's conventions for dates, numbers and phone numbers, from the country of its time zone.
import type { DateOrder } from './days.ts'

export type DecimalMark = '.' | ','

/** Conventions for ambiguous values that nothing else in their column decides. */
export interface Conventions {
  /** ISO 3166-1 alpha-2, such as `GB`; null for a time zone without a country. */
  country: string | null
  /** Meaning of 03/04/2026. */
  dateOrder: DateOrder
  /** Meaning of 1,250: with a decimal comma it is one and a quarter. */
  decimalMark: DecimalMark
  /** IANA time zone for times without an offset. */
  timeZone: string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Time zones by country from the JavaScript engine; missing in older browsers. */
interface RegionLocale extends Intl.Locale {
  getTimeZones?: () => string[] | undefined
}

let countries: Map<string, string> | undefined

function countriesByZone(): Map<string, string> {
  if (countries) return countries
  countries = new Map()
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const region = first + second
      // A withdrawn code such as DY lists its successor's zones.
      if (Intl.getCanonicalLocales(`und-${region}`)[0] !== `und-${region}`) continue
      const locale: RegionLocale = new Intl.Locale(`und-${region}`)
      for (const zone of locale.getTimeZones?.() ?? []) if (!countries.has(zone)) countries.set(zone, region)
    }
  return countries
}

/** The country of a time zone; null for UTC, zones at sea, and engines without the data. */
export function countryOfZone(timeZone: string): string | null {
  const zones = countriesByZone()
  return (
    zones.get(timeZone) ??
    zones.get(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone) ??
    null
  )
}

/** Conventions of a time zone's country; without one, day first and decimal point. */
export function conventionsOf(timeZone: string): Conventions {
  const country = countryOfZone(timeZone)
  if (country === null) return { country, dateOrder: 'day-first', decimalMark: '.', timeZone }
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  // Omits the script: `en-Latn-GB` falls back to `en`, which is American.
  const locale = `${language}-${country}`
  return { country, dateOrder: dateOrderIn(locale), decimalMark: decimalMarkIn(locale), timeZone }
}

function dateOrderIn(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'short' }).formatToParts()
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  // Where the year comes first, as in Japan, day and month need their own order.
  return at('year') < at('month') || at('day') < at('month') ? 'day-first' : 'month-first'
}

function decimalMarkIn(locale: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
