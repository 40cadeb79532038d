// The time zone of a place: a parcel's times are told on the clock of its door, wherever its company sits.
import { isTimeZone } from '@dropwise/contracts'
import tzlookup from '@photostructure/tz-lookup'
import type { Place } from './geo.ts'

/** The town of the demo is made up and lies off a coast: it goes by its company's clock, not by the ocean's. */
const MADE_UP_TOWN = { west: -126, east: -124.9, south: 46.5, north: 47.4 }

/** Falls back to `otherwise` where no clock is known, as at sea. */
export function timeZoneAt({ lat, lng }: Place, otherwise: string): string {
  const { west, east, south, north } = MADE_UP_TOWN
  if (lng > west && lng < east && lat > south && lat < north) return otherwise
  try {
    const found = tzlookup(lat, lng)
    return found.startsWith('Etc/') || !isTimeZone(found) ? otherwise : found
  } catch {
    // Off the globe: positions are checked before they are stored, so this is a row from before.
    return otherwise
  }
}
