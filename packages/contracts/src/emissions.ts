// CO2e of driving, well to wheel: from consumption and factors (docs/emissions.md). Pure.
import { z } from 'zod'
import { ENERGIES, type Energy } from './fuel-use.ts'

/**
 * Grams of CO2e per litre, kilogram or kilowatt-hour, from source to wheel. Diesel, petrol, LPG and CNG: EN 16258:2012,
 * annex A, without biofuel. Hydrogen: Directive (EU) 2015/652, from natural gas, 104.3 g/MJ at 120 MJ/kg. Electricity:
 * JEC Well-to-Tank 5 (2020), EU mix at low voltage, 110 g/MJ. Companies may use those of their country.
 */
export const CO2_GRAMS_PER_UNIT: Readonly<Record<Energy, number>> = {
  diesel: 3_240,
  petrol: 2_880,
  lpg: 1_900,
  cng: 3_070,
  hydrogen: 12_516,
  electric: 396,
}

const GRAMS_MAX = 100_000
/** A company's own factors, in grams per unit. */
export const co2Factors = z.strictObject(
  Object.fromEntries(
    ENERGIES.map((energy) => [energy, z.number().int().min(0).max(GRAMS_MAX).optional()]),
  ) as Record<Energy, z.ZodOptional<z.ZodNumber>>,
)
export type Co2Factors = z.infer<typeof co2Factors>

/**
 * Grams per kilometre that plans price where a vehicle's consumption is unknown, so that it is not preferred for that:
 * about 10 l of diesel per 100 km for a car or van, and 25 l for a lorry.
 */
export const PRICED_CO2_GRAMS_PER_KM = { car: 324, truck: 810 } as const

/** Highest price of a kilogram, in hundredths. */
export const CO2_PRICE_MAX_MINOR = 100_000

/** Grams over a distance; null where the vehicle's consumption is unknown. */
export const co2Of = (gramsPerKm: number | null, metres: number): number | null =>
  gramsPerKm === null ? null : Math.round((gramsPerKm * metres) / 1_000)

/**
 * Shares whole grams of a route among its stops by weights, in whole grams that add up: the larger remainders are rounded up,
 * earlier stops first. Without any weight all stops share alike.
 */
export function shareGrams(grams: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map(
    (weight) => (grams * (total > 0 ? weight : 1)) / (total > 0 ? total : weights.length),
  )
  const shares = exact.map(Math.floor)
  const missing = grams - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i)
  for (const { i } of byRemainder.slice(0, missing)) shares[i]! += 1
  return shares
}

/** Sum of routes' grams, and how many routes it lacks; null without any known route. */
export function sumCo2(grams: readonly (number | null)[]): { grams: number | null; unknown: number } {
  const computed = grams.filter((each) => each !== null)
  return {
    grams: computed.length === 0 ? null : computed.reduce((sum, each) => sum + each, 0),
    unknown: grams.length - computed.length,
  }
}
