// Consumption, in the unit that fleets of the company's country use.
import {
  countryOfZone,
  ENERGY_UNITS,
  METRES_PER_MILE,
  type DistanceUnit,
  type Energy,
} from '@dropwise/contracts'
import { amountIn, decimal, distanceText, unitText } from '../../../lib/format.ts'
import { fleetWords as words } from '../../../lib/words/fleet.ts'

const US_GALLON_LITRES = 3.785411784
const IMPERIAL_GALLON_LITRES = 4.54609
const US_GALLON_COUNTRIES: ReadonlySet<string | null> = new Set(['US', 'PR', 'VI', 'GU', 'LR'])
const KM_PER_MILE = METRES_PER_MILE / 1_000

export interface Place {
  units: DistanceUnit
  timeZone: string
}

/** `8.4 l/100 km`; for companies in miles `33.6 mpg` by the country's gallon, or `3.1 mi/kWh`. */
export function consumptionText(per100Km: number, energy: Energy, { units, timeZone }: Place): string {
  const unit = ENERGY_UNITS[energy]
  if (units === 'km' || per100Km <= 0) return `${amountIn(per100Km, unit)}/${distanceText(100, 'km')}`
  const milesPerUnit = 100 / per100Km / KM_PER_MILE
  if (unit !== 'l') return `${distanceText(milesPerUnit, 'mi')}/${unitText(unit)}`
  const isUsGallon = US_GALLON_COUNTRIES.has(countryOfZone(timeZone))
  const gallonLitres = isUsGallon ? US_GALLON_LITRES : IMPERIAL_GALLON_LITRES
  return words('milesPerGallon', { amount: decimal(milesPerUnit * gallonLitres) })
}

export const amountOf = (amount: number, energy: Energy): string => amountIn(amount, ENERGY_UNITS[energy])
