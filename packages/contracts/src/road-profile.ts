// Road profiles for travel times, by the names stored with vehicles.
import { z } from 'zod'

export const ROAD_PROFILE_NAMES = ['car', 'truck'] as const
export const roadProfileName = z.enum(ROAD_PROFILE_NAMES)
export type RoadProfileName = z.infer<typeof roadProfileName>
