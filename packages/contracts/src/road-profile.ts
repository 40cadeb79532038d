// Road profiles for travel times, by the names stored with vehicles.
import { z } from 'zod'

export const ROAD_PROFILE_NAMES = ['car', 'truck'] as const
export const roadProfileName = z.enum(ROAD_PROFILE_NAMES)
export type RoadProfileName = z.infer<typeof roadProfileName>

/** Labels for people. */
export const ROAD_PROFILE_LABELS: Readonly<Record<RoadProfileName, string>> = {
  car: 'Car or van',
  truck: 'Truck, 7.5 t',
}
