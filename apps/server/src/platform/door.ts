// Limits the precision of a door's place to its street, because the house number is hidden and a map must
// not reveal it. Pure.
import { decodePolyline, encodePolyline } from '@dropwise/roads'
import type { Place } from './geo.ts'

/**
 * Side of the squares to which doors are blurred, in degrees: about 220 m north to south, 140 m west to
 * east.
 */
const SQUARE_DEGREES = 0.002

const indexOf = (degrees: number): number => Math.floor(degrees / SQUARE_DEGREES)
const middleOf = (degrees: number): number =>
  Math.round((indexOf(degrees) + 0.5) * SQUARE_DEGREES * 1e6) / 1e6

/** Whether a place lies in a door's square. */
function isInSquare(place: Place, door: Place): boolean {
  return indexOf(place.lat) === indexOf(door.lat) && indexOf(place.lng) === indexOf(door.lng)
}

/**
 * The centre of the door's square, the same for every door in it, so that repeated requests reveal nothing.
 */
export function blurDoor(door: Place): Place {
  return { lat: middleOf(door.lat), lng: middleOf(door.lng) }
}

/**
 * The place; the square's centre when it lies in the door's square, since a van at the door would reveal it.
 */
export function blurNearDoor<At extends Place>(place: At, door: Place): At {
  return isInSquare(place, door) ? { ...place, ...blurDoor(door) } : place
}

/** How precisely a caller sees the door. */
export interface DoorView {
  isExact: boolean
  /** The door itself. */
  of(door: Place): Place
  /** Any other place, which may be the door. */
  near<At extends Place>(place: At, door: Place): At
  /** An encoded line that ends at the door. Null when none of it may be shown. */
  way(path: string, door: Place): string | null
}

/** For callers who only have the number. */
export const BLURRED: DoorView = { isExact: false, of: blurDoor, near: blurNearDoor, way: cutBeforeDoor }
/** For readers of the delivery: its signed-in recipient and the company's members. */
export const EXACT: DoorView = {
  isExact: true,
  of: ({ lat, lng }) => ({ lat, lng }),
  near: (place) => place,
  way: (path) => path,
}

/** An encoded line to the door, cut where it last enters the door's square. Null when nothing remains. */
export function cutBeforeDoor(path: string, door: Place): string | null {
  const points = decodePolyline(path)
  const last = points.findLastIndex(([lng, lat]) => !isInSquare({ lat, lng }, door))
  return last < 1 ? null : encodePolyline(points.slice(0, last + 1))
}
