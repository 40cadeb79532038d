// How a company writes dates, numbers and phone numbers: what its country does, which its time zone tells.
import type { DateOrder } from './days.ts'

export type DecimalMark = '.' | ','

/** What decides a value of a file that can be read in two ways and that nothing else in its column decides. */
export interface Conventions {
  /** ISO 3166-1 alpha-2, such as `GB`; null where the time zone belongs to no country. */
  country: string | null
  /** Day and month of 03/04/2026. */
  dateOrder: DateOrder
  /** What 1,250 means: a decimal comma makes it one and a quarter. */
  decimalMark: DecimalMark
  /** IANA name of the clock that times without an offset are on. */
  timeZone: string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Time zones by country, as the engine's own data lists them. Older browsers have no such list. */
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
      // A withdrawn code, such as DY, lists the zones of the country that followed it.
      if (Intl.getCanonicalLocales(`und-${region}`)[0] !== `und-${region}`) continue
      const locale: RegionLocale = new Intl.Locale(`und-${region}`)
      for (const zone of locale.getTimeZones?.() ?? []) if (!countries.has(zone)) countries.set(zone, region)
    }
  return countries
}

/** The country of a time zone; null for UTC, for zones at sea, and where the engine does not know. */
export function countryOfZone(timeZone: string): string | null {
  const zones = countriesByZone()
  return (
    zones.get(timeZone) ??
    zones.get(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone) ??
    null
  )
}

/** The conventions of the country that a time zone lies in; day first and a decimal point where it lies in none. */
export function conventionsOf(timeZone: string): Conventions {
  const country = countryOfZone(timeZone)
  if (country === null) return { country, dateOrder: 'day-first', decimalMark: '.', timeZone }
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  // Without the script: the data of `en-Latn-GB` are those of `en`, which is American.
  const locale = `${language}-${country}`
  return { country, dateOrder: dateOrderIn(locale), decimalMark: decimalMarkIn(locale), timeZone }
}

function dateOrderIn(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'short' }).formatToParts()
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  // Where the year comes first, as in Japan, two numbers and a year have no order of their own.
  return at('year') < at('month') || at('day') < at('month') ? 'day-first' : 'month-first'
}

function decimalMarkIn(locale: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
