// Facts and limits of a van on one day, for everything that plans, changes or follows a day.
import type { HourPrices, RoadKey, VanLimits, VehicleBreak } from '@dropwise/contracts'
import type { RuledVehicle } from '../planning-rules.ts'

export interface VanDepot {
  id: string
  name: string
  lat: number
  lng: number
  timeZone: string
  /** Local clock, `HH:MM:SS`; null: open at all hours. */
  opensAt: string | null
  closesAt: string | null
}

export interface VanDay extends RuledVehicle, VanLimits, HourPrices {
  /** Position among all the company's vehicles, from 1. Its plate R1, R2 … is the same in every plan. */
  number: number
  isActive: boolean
  /** The vehicle has a dispatched or started route on this day. */
  isOnRoad: boolean
  /** The driver is off on this day. The vehicle's own hours then apply, because another driver may take it. */
  isDriverOff: boolean
  /** The vehicle's driver on this day. */
  driverId: string | null
  depot: VanDepot
  /** Where its day ends. */
  end: VanDepot
  /** With its sizes. */
  roadProfile: RoadKey
  /** Local clock of the depot, `HH:MM:SS`. */
  shiftStart: string
  shiftEnd: string
  breaks: VehicleBreak[]
  /** Includes its driver's. */
  skills: string[]
  costFixedMinor: number
  /** With the company's price of CO2e. */
  costPerKmMinor: number
}
