// The outlines of countries take some 20 MB, and places outside of all regions are rare, so they are loaded when asked for.
import type { CountryAt } from '../engines.ts'

export async function loadCountries(): Promise<CountryAt> {
  const { countryAt } = await import('./country.ts')
  return countryAt
}
