// CO2 in words, for panels of routes and orders and for plans.
import { GRAMS_PER_KG, sumCo2 } from '@dropwise/contracts'
import { weightText } from './format.ts'
import { emissionsWords as words } from './words/emissions.ts'

export const co2Weight = (grams: number): string => weightText(grams / GRAMS_PER_KG)

/** `12.4 kg`, or why it is unknown. */
export const co2OfRoute = (grams: number | null, vehicle: string): string =>
  grams === null ? words('useUnknown', { vehicle }) : co2Weight(grams)

/** A sentence about some routes. */
export function co2OfPlan(routes: readonly { co2Grams: number | null }[]): string {
  const { grams, unknown } = sumCo2(routes.map(({ co2Grams }) => co2Grams))
  if (grams === null) return words('ofPlanUnknown')
  const weight = co2Weight(grams)
  return unknown === 0 ? words('ofPlan', { weight }) : words('ofPlanWithout', { weight, count: unknown })
}
