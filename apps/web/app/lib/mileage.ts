// Converts an odometer to the company's unit; the server stores whole kilometres. Pure.
import { distanceIn, METRES_PER_MILE, type DistanceUnit } from '@dropwise/contracts'
import { distanceText } from './format.ts'

const METRES_PER_KM = 1_000

/** Whole miles survive the round trip, because a kilometre is shorter. */
export function mileageIn(km: number, units: DistanceUnit): number {
  return Math.round(distanceIn(km * METRES_PER_KM, units))
}

export function kmOf(mileage: number, units: DistanceUnit): number {
  return units === 'mi' ? Math.round((mileage * METRES_PER_MILE) / METRES_PER_KM) : mileage
}

/** `36,909 mi`. */
export function formatMileage(km: number, units: DistanceUnit): string {
  return distanceText(mileageIn(km, units), units)
}

/** Converts a price or quantity per kilometre to the company's unit, and back. */
export const pricePerUnit = (perKm: number, units: DistanceUnit): number =>
  units === 'mi' ? (perKm * METRES_PER_MILE) / METRES_PER_KM : perKm
export const pricePerKm = (perUnit: number, units: DistanceUnit): number =>
  units === 'mi' ? (perUnit * METRES_PER_KM) / METRES_PER_MILE : perUnit

/** Thousandths of a kilometre or mile: nobody types a distance more exactly. */
const LENGTH_STEPS = 1_000

/** Converts a distance to the company's unit, and back; what was typed comes back as it was. */
export const lengthIn = (km: number, units: DistanceUnit): number =>
  Math.round(distanceIn(km * METRES_PER_KM, units) * LENGTH_STEPS) / LENGTH_STEPS
export const kmOfLength = (length: number, units: DistanceUnit): number =>
  units === 'mi' ? (length * METRES_PER_MILE) / METRES_PER_KM : length
