// Where a door is, told only as exactly as its street: the house number is hidden, so no point on a map may give it away. Pure.
import { decodePolyline, encodePolyline } from '@dropwise/roads'
import type { Place } from '../../platform/geo.ts'

/** Side of the squares that doors are blurred to, in degrees: about 220 m from north to south, 140 m from west to east here. */
const SQUARE_DEGREES = 0.002

const indexOf = (degrees: number): number => Math.floor(degrees / SQUARE_DEGREES)
const middleOf = (degrees: number): number =>
  Math.round((indexOf(degrees) + 0.5) * SQUARE_DEGREES * 1e6) / 1e6

/** Whether a place lies in the square of a door. */
function isInSquare(place: Place, door: Place): boolean {
  return indexOf(place.lat) === indexOf(door.lat) && indexOf(place.lng) === indexOf(door.lng)
}

/** The middle of the door's square. The same for every door in it, so that nothing is learnt from asking again. */
export function blurDoor(door: Place): Place {
  return { lat: middleOf(door.lat), lng: middleOf(door.lng) }
}

/** A place, unless it lies in the door's square: a van that is at the door shows where it is. */
export function blurNearDoor<At extends Place>(place: At, door: Place): At {
  return isInSquare(place, door) ? { ...place, ...blurDoor(door) } : place
}

/** How exactly a caller learns of the door. */
export interface DoorView {
  isExact: boolean
  /** The door itself. */
  of(door: Place): Place
  /** Any other place, which may be at the door. */
  near<At extends Place>(place: At, door: Place): At
  /** An encoded way that ends at the door. Null when nothing of it may be seen. */
  way(path: string, door: Place): string | null
}

/** For those who only have the number. */
export const BLURRED: DoorView = { isExact: false, of: blurDoor, near: blurNearDoor, way: cutBeforeDoor }
/** For those who may read the delivery: its signed-in recipient and the company's own people. */
export const EXACT: DoorView = {
  isExact: true,
  of: ({ lat, lng }) => ({ lat, lng }),
  near: (place) => place,
  way: (path) => path,
}

/** An encoded way to the door, cut where it enters the door's square for the last time. Null when nothing is left. */
export function cutBeforeDoor(path: string, door: Place): string | null {
  const points = decodePolyline(path)
  const last = points.findLastIndex(([lng, lat]) => !isInSquare({ lat, lng }, door))
  return last < 1 ? null : encodePolyline(points.slice(0, last + 1))
}
