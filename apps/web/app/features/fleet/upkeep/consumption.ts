// Consumption and cost over distance, in the company's unit. Pure.
import { ENERGY_UNITS, type DistanceUnit, type Energy } from '@dropwise/contracts'
import { decimal } from '../../../lib/format.ts'
import { pricePerUnit } from '../../../lib/mileage.ts'

/** `8.4 l/100 km`, `13.5 l/100 mi`. */
export const consumptionText = (per100Km: number, energy: Energy, units: DistanceUnit): string =>
  `${decimal(pricePerUnit(per100Km, units))} ${ENERGY_UNITS[energy]}/100 ${units}`

export const amountOf = (amount: number, energy: Energy): string =>
  `${decimal(amount)} ${ENERGY_UNITS[energy]}`
