// Which of a phone's fixes are worth keeping: often when the van moves or a door is near, seldom while it stands. Pure.
import type { KeptFix } from './phone/database.ts'

interface Place {
  lat: number
  lng: number
}

/** Least time between two kept fixes, in milliseconds. */
const NEAR_MS = 4_000
const MOVING_MS = 10_000
const STANDING_MS = 60_000
/** Nearer than this to the next stop every turn counts, in metres. */
const NEAR_METRES = 400
/** A standing van's fixes jump about by less than this. */
const MOVED_METRES = 25
/** Slower than this a van stands, in metres a second. */
const STANDING_MPS = 1

const METRES_OF_DEGREE = 111_195

/** Good enough for a town. */
export function metresApart(a: Place, b: Place): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) * METRES_OF_DEGREE
}

export function isNearby(fix: Place, next: Place | undefined): boolean {
  return next !== undefined && metresApart(fix, next) <= NEAR_METRES
}

function isMoving(fix: KeptFix, last: KeptFix): boolean {
  return (fix.speed ?? 0) > STANDING_MPS || metresApart(fix, last) > MOVED_METRES
}

/** `last`: the fix that was kept before; `next`: the stop the van drives to. */
export function isWorthKeeping(fix: KeptFix, last: KeptFix | null, next: Place | undefined): boolean {
  if (!last) return true
  const sinceMs = Date.parse(fix.at) - Date.parse(last.at)
  if (!isMoving(fix, last)) return sinceMs >= STANDING_MS
  return sinceMs >= (isNearby(fix, next) ? NEAR_MS : MOVING_MS)
}
