// Consumption and costs from fills. Pure; the server, the screens and reports share it.
import { countryOfZone } from './orders/conventions.ts'

export const ENERGIES = ['diesel', 'petrol', 'lpg', 'cng', 'hydrogen', 'electric'] as const
export type Energy = (typeof ENERGIES)[number]
/** The unit of an amount. */
export const ENERGY_UNITS: Record<Energy, 'l' | 'kg' | 'kWh'> = {
  diesel: 'l',
  petrol: 'l',
  lpg: 'l',
  cng: 'kg',
  hydrogen: 'kg',
  electric: 'kWh',
}

/** Litres of a US liquid gallon. */
const LITRES_PER_GALLON = 3.785411784
/** Countries whose pumps count US gallons. British pumps count litres, though British roads count miles. */
const GALLON_COUNTRIES: ReadonlySet<string> = new Set(['US', 'PR', 'VI', 'GU', 'LR'])

export type FuelUnit = 'l' | 'gal' | 'kg' | 'kWh'

/** The unit of pumps in the country of the time zone. */
export function pumpUnit(energy: Energy, timeZone: string): FuelUnit {
  const unit = ENERGY_UNITS[energy]
  const country = unit === 'l' ? countryOfZone(timeZone) : null
  return country !== null && GALLON_COUNTRIES.has(country) ? 'gal' : unit
}

/** An amount as fills store it, in litres, kilograms or kilowatt-hours with three decimals. */
export const storedAmount = (amount: number, unit: FuelUnit): number =>
  Math.round(amount * (unit === 'gal' ? LITRES_PER_GALLON : 1) * 1_000) / 1_000

export interface Fill {
  id: string
  filledAt: string
  odometerKm: number
  energy: Energy
  amount: number
  costMinor: number
  isFull: boolean
  isAfterGap: boolean
}

/** A stretch between two full fills. It used all fills after the first, including the second full one. */
export interface FuelStretch {
  /** The fill that ends it. */
  fillId: string
  energy: Energy
  km: number
  amount: number
  costMinor: number
}

/**
 * Stretches of one vehicle in the order of time. A full fill ends the stretch since the last full fill of the
 * same energy. Partial fills between count towards it. The first full fill has no stretch, nor has one after a
 * gap in the log, nor one whose odometer did not rise.
 */
export function fuelStretches(fills: readonly Fill[]): FuelStretch[] {
  const inOrder = fills.toSorted(
    (a, b) => Date.parse(a.filledAt) - Date.parse(b.filledAt) || a.odometerKm - b.odometerKm,
  )
  const stretches: FuelStretch[] = []
  const open = new Map<Energy, { fromKm: number; amount: number; costMinor: number }>()
  for (const fill of inOrder) {
    if (fill.isAfterGap) open.delete(fill.energy)
    const stretch = open.get(fill.energy)
    if (stretch) {
      stretch.amount += fill.amount
      stretch.costMinor += fill.costMinor
    }
    if (!fill.isFull) continue
    if (stretch && fill.odometerKm > stretch.fromKm)
      stretches.push({
        fillId: fill.id,
        energy: fill.energy,
        km: fill.odometerKm - stretch.fromKm,
        amount: stretch.amount,
        costMinor: stretch.costMinor,
      })
    open.set(fill.energy, { fromKm: fill.odometerKm, amount: 0, costMinor: 0 })
  }
  return stretches
}

/** Per 100 km, with two decimals. */
export const per100Km = ({ amount, km }: Pick<FuelStretch, 'amount' | 'km'>): number =>
  Math.round((amount / km) * 10_000) / 100

export interface FuelUse {
  energy: Energy
  km: number
  amount: number
  per100Km: number
  costPerKmMinor: number
}

/** Consumption of each energy over all its stretches; empty before the second full fill. */
export function fuelUse(stretches: readonly FuelStretch[]): FuelUse[] {
  return ENERGIES.flatMap((energy) => {
    const ofEnergy = stretches.filter((stretch) => stretch.energy === energy)
    const km = ofEnergy.reduce((sum, stretch) => sum + stretch.km, 0)
    if (km === 0) return []
    const amount = ofEnergy.reduce((sum, stretch) => sum + stretch.amount, 0)
    const costMinor = ofEnergy.reduce((sum, stretch) => sum + stretch.costMinor, 0)
    return [
      {
        energy,
        km,
        amount: Math.round(amount * 1_000) / 1_000,
        per100Km: per100Km({ amount, km }),
        costPerKmMinor: Math.round((costMinor / km) * 100) / 100,
      },
    ]
  })
}
