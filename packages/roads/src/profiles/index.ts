// The road profiles of compiled regions, by the names that vehicles use.
import type { Profile } from '../types.ts'
import { car } from './car.ts'
import type { RoadProfile } from './profile.ts'
import { truck } from './truck.ts'

export const PROFILES: Record<Profile, RoadProfile> = { car, truck }

export const PROFILE_NAMES = Object.keys(PROFILES) as Profile[]

/** One value for each profile. */
export function forEachProfile<Value>(make: () => Value): Record<Profile, Value> {
  return Object.fromEntries(PROFILE_NAMES.map((name) => [name, make()])) as Record<Profile, Value>
}
