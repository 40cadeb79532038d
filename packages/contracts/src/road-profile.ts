// The kinds of road vehicle that travel times are computed for, by the names that vehicles carry.
import { z } from 'zod'

export const ROAD_PROFILE_NAMES = ['car', 'truck'] as const
export const roadProfileName = z.enum(ROAD_PROFILE_NAMES)
export type RoadProfileName = z.infer<typeof roadProfileName>

/** What a person chooses by. */
export const ROAD_PROFILE_LABELS: Readonly<Record<RoadProfileName, string>> = {
  car: 'Car or van',
  truck: 'Truck, 7.5 t',
}
