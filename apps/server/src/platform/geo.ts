// The point of a line nearest to a place, over a few kilometres. Pure.
import { METRES_PER_DEGREE } from '@dropwise/contracts'

export interface Place {
  lat: number
  lng: number
}

export interface OnLine {
  /** Metres from the point to the line. */
  offMetres: number
  /** Share of the line's length before its nearest point, 0-1. */
  fraction: number
  /** Index of its segment, and its place. */
  segment: number
  place: Place
}

/**
 * The place on a line nearest to a point. Null for a line without length. Line in lng, lat (GeoJSON order).
 */
export function nearestOnLine(line: readonly (readonly [number, number])[], point: Place): OnLine | null {
  const scale = Math.cos((point.lat * Math.PI) / 180)
  let total = 0
  let best: { off: number; along: number; segment: number; place: Place } | null = null
  for (const [segment, [toLng, toLat]] of line.slice(1).entries()) {
    const [fromLng, fromLat] = line[segment] ?? [toLng, toLat]
    const dx = (toLng - fromLng) * scale
    const dy = toLat - fromLat
    const length = Math.hypot(dx, dy)
    const px = (point.lng - fromLng) * scale
    const py = point.lat - fromLat
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (length * length)))
    const off = Math.hypot(px - share * dx, py - share * dy)
    if (!best || off < best.off) {
      const place = { lat: fromLat + share * (toLat - fromLat), lng: fromLng + share * (toLng - fromLng) }
      best = { off, along: total + share * length, segment, place }
    }
    total += length
  }
  if (!best || total === 0) return null
  return {
    offMetres: best.off * METRES_PER_DEGREE,
    fraction: best.along / total,
    segment: best.segment,
    place: best.place,
  }
}
