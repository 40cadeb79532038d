// Moves a van evenly from one fix to the next, in about the time between fixes. Places are in Mercator units
// (world width 1), so a step needs no call to the map. Pure.

export interface WorldPlace {
  x: number
  y: number
}
export interface Glide {
  from: WorldPlace
  to: WorldPlace
  /** Milliseconds of a monotonic clock. */
  startedAt: number
  ms: number
}

const GLIDE_FIRST_MS = 1_400
const GLIDE_LEAST_MS = 250
const GLIDE_MOST_MS = 12_000
/** Slightly above the gap, so a late fix finds the van still moving. */
const GLIDE_SLACK = 1.1
/** A larger distance is a jump: 0.05 degrees. */
const JUMP = 0.05 / 360

export function toWorld({ lat, lng }: { lat: number; lng: number }): WorldPlace {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return { x: (180 + lng) / 360, y: (1 - y / Math.PI) / 2 }
}

/** A van standing at a place. */
export const standAt = (place: WorldPlace): Glide => ({ from: place, to: place, startedAt: 0, ms: 0 })

/** `gapMs` is the time since the previous fix; null for the first one. */
export function glideTo(from: WorldPlace, to: WorldPlace, now: number, gapMs: number | null): Glide {
  if (Math.hypot(to.x - from.x, to.y - from.y) > JUMP) return standAt(to)
  const durationMs = gapMs === null ? GLIDE_FIRST_MS : gapMs * GLIDE_SLACK
  return { from, to, startedAt: now, ms: Math.min(GLIDE_MOST_MS, Math.max(GLIDE_LEAST_MS, durationMs)) }
}

export function placeAt({ from, to, startedAt, ms }: Glide, now: number): WorldPlace {
  if (now >= startedAt + ms) return to
  const t = (now - startedAt) / ms
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

/** Current speed, in world widths per millisecond. */
export function paceOf({ from, to, startedAt, ms }: Glide, now: number): number {
  return now >= startedAt + ms ? 0 : Math.hypot(to.x - from.x, to.y - from.y) / ms
}

/** Continuous compass degrees: from 350 to 10 a plate turns by 20. A standing van keeps its heading. */
export function turnTo(angle: number, heading: number | null): number {
  return heading === null ? angle : angle + (((((heading - angle) % 360) + 540) % 360) - 180)
}
