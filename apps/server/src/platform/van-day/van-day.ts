// What a van is and may do on one day. Everything that plans, changes or follows a day takes its facts from here.
import type { DrivingRule, RoadProfileName, VehicleBreak } from '@dropwise/contracts'
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

export interface VanDay extends RuledVehicle {
  /** Place among all vehicles of the company, from 1: its plate R1, R2 … stays the same from plan to plan. */
  number: number
  isActive: boolean
  /** It has a route on this day that is dispatched or started. */
  isOnRoad: boolean
  /** Its driver does not work on this day. Its hours are then its own: somebody else may drive it. */
  isDriverOff: boolean
  /** Who drives it on this day. */
  driverId: string | null
  depot: VanDepot
  /** Where its day ends. */
  end: VanDepot
  roadProfile: RoadProfileName
  /** Local clock of the depot, `HH:MM:SS`. */
  shiftStart: string
  shiftEnd: string
  maxShiftSeconds: number
  maxDistanceMetres: number | null
  maxStops: number | null
  maxDrivingWithoutRest: DrivingRule | null
  maxReloads: number
  reloadSeconds: number
  breaks: VehicleBreak[]
  /** Those of its driver among them. */
  skills: string[]
  costFixedMinor: number
  costPerHourMinor: number
  costPerKmMinor: number
}
