// Places where deliveries are unlikely, so that they are more likely a typing error or a device without a
// fix.
import { isAtSea, type RegionSet } from '@dropwise/roads'
import { errors } from './errors.ts'
import type { Place } from './geo.ts'

/** Degrees around 0, 0; the constraint depots_in_a_likely_place holds the same bounds. */
const NULL_ISLAND = 0.01
const ANTARCTIC = -60

/**
 * Words that follow "This place is"; null for a usual place. A region's area counts as land, since the
 * coastline is coarse.
 */
export function whereUnlikely(regions: Pick<RegionSet, 'at'>, { lat, lng }: Place): string | null {
  if (Math.abs(lat) < NULL_ISLAND && Math.abs(lng) < NULL_ISLAND)
    return 'at latitude 0, longitude 0 in the Atlantic, where devices without a fix report to be'
  if (lat < ANTARCTIC) return 'in Antarctica'
  if (regions.at(lat, lng)) return null
  return isAtSea(lat, lng) ? 'at sea' : null
}

/** Describes a place where deliveries are unlikely; null for a usual place. */
export type WhereUnlikely = (place: Place) => string | null

/** Throws place_unlikely for a place where deliveries are unlikely, unless the caller confirmed it. */
export function requireLikelyPlace(
  where: WhereUnlikely,
  place: Place,
  isConfirmed: boolean | undefined,
): void {
  const reason = isConfirmed ? null : where(place)
  if (reason) throw errors.place_unlikely(reason)
}
