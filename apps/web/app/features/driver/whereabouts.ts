// Decides which positions to keep: many while moving or near a door, few while standing. Pure.
import { metresBetween } from '@dropwise/contracts'
import type { StoredFix } from './phone/database.ts'

interface Place {
  lat: number
  lng: number
}

/** Least time between kept positions, in milliseconds. */
const NEAR_MS = 4_000
const MOVING_MS = 10_000
const STANDING_MS = 60_000
/** Within this distance of the next stop every turn counts, in metres. */
const NEAR_METRES = 400
/** Positions of a standing van scatter by less than this. */
const MOVED_METRES = 25
/** Below this speed a van stands, in metres per second. */
const STANDING_MPS = 1

export function isNearby(fix: Place, next: Place | undefined): boolean {
  return next !== undefined && metresBetween(fix, next) <= NEAR_METRES
}

function isMoving(fix: StoredFix, last: StoredFix): boolean {
  return (fix.speed ?? 0) > STANDING_MPS || metresBetween(fix, last) > MOVED_METRES
}

/** `last`: the last kept position; `next`: the van's next stop. */
export function isWorthKeeping(fix: StoredFix, last: StoredFix | null, next: Place | undefined): boolean {
  if (!last) return true
  const sinceMs = Date.parse(fix.at) - Date.parse(last.at)
  if (!isMoving(fix, last)) return sinceMs >= STANDING_MS
  return sinceMs >= (isNearby(fix, next) ? NEAR_MS : MOVING_MS)
}
