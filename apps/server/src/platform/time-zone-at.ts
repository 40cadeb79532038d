// The time zone of a place: messages about a parcel use the clock at its door, wherever its company is.
import { isTimeZone } from '@dropwise/contracts'
import tzlookup from '@photostructure/tz-lookup'
import type { Place } from './geo.ts'

/** The demo's invented town lies off a coast: use its company's clock, not the ocean's. */
const MADE_UP_TOWN = { west: -126, east: -124.9, south: 46.5, north: 47.4 }

/** Returns `otherwise` where no time zone is known, as at sea. */
export function timeZoneAt({ lat, lng }: Place, otherwise: string): string {
  const { west, east, south, north } = MADE_UP_TOWN
  if (lng > west && lng < east && lat > south && lat < north) return otherwise
  try {
    const zone = tzlookup(lat, lng)
    return zone.startsWith('Etc/') || !isTimeZone(zone) ? otherwise : zone
  } catch {
    // Outside the globe: an old row from before positions were checked.
    return otherwise
  }
}
