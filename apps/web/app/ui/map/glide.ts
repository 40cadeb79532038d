// How a van gets from one fix to the next: evenly, in about the time that the fix took to come. Places are in Mercator units, the
// width of the world being 1, so that a step is arithmetic and no question to the map. Pure.

export interface WorldPlace {
  x: number
  y: number
}
export interface Glide {
  from: WorldPlace
  to: WorldPlace
  /** Milliseconds of a clock that only goes on. */
  startedAt: number
  ms: number
}

const GLIDE_FIRST_MS = 1_400
const GLIDE_LEAST_MS = 250
const GLIDE_MOST_MS = 12_000
/** A little over the gap: a fix that comes late finds the van still on its way. */
const GLIDE_SLACK = 1.1
/** Further than this a van jumps: 0.05 degrees. */
const JUMP = 0.05 / 360

export function toWorld({ lat, lng }: { lat: number; lng: number }): WorldPlace {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return { x: (180 + lng) / 360, y: (1 - y / Math.PI) / 2 }
}

/** A van that stands there. */
export const standAt = (place: WorldPlace): Glide => ({ from: place, to: place, startedAt: 0, ms: 0 })

/** `gapMs` is the time since the fix before; null for the first that moves it. */
export function glideTo(from: WorldPlace, to: WorldPlace, now: number, gapMs: number | null): Glide {
  if (Math.hypot(to.x - from.x, to.y - from.y) > JUMP) return standAt(to)
  const wanted = gapMs === null ? GLIDE_FIRST_MS : gapMs * GLIDE_SLACK
  return { from, to, startedAt: now, ms: Math.min(GLIDE_MOST_MS, Math.max(GLIDE_LEAST_MS, wanted)) }
}

export function placeAt({ from, to, startedAt, ms }: Glide, now: number): WorldPlace {
  if (now >= startedAt + ms) return to
  const t = (now - startedAt) / ms
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

/** How fast it moves now, in widths of the world a millisecond. */
export function paceOf({ from, to, startedAt, ms }: Glide, now: number): number {
  return now >= startedAt + ms ? 0 : Math.hypot(to.x - from.x, to.y - from.y) / ms
}

/** Compass degrees without jumps: from 350 to 10 a plate turns by 20, not back around. A van that stands keeps its last heading. */
export function turnTo(angle: number, heading: number | null): number {
  return heading === null ? angle : angle + (((((heading - angle) % 360) + 540) % 360) - 180)
}
