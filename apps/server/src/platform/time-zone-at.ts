// The time zone of a place: a parcel's times are told on the clock of its door, wherever its company sits.
import { isTimeZone } from '@dropwise/contracts'
import tzlookup from '@photostructure/tz-lookup'
import type { Place } from './geo.ts'

/** Falls back to `otherwise` where no clock is known, as at sea. */
export function timeZoneAt({ lat, lng }: Place, otherwise: string): string {
  try {
    const found = tzlookup(lat, lng)
    return found.startsWith('Etc/') || !isTimeZone(found) ? otherwise : found
  } catch {
    // Off the globe: positions are checked before they are stored, so this is a row from before.
    return otherwise
  }
}
