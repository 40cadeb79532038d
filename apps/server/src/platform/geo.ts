// Geometry over a few kilometres: distances, and the point of a line nearest to a place. Pure.

export interface Place {
  lat: number
  lng: number
}

/** Metres in a degree of latitude (mean earth radius 6,371,008.8 m, IUGG). */
const METRES_PER_DEGREE = (Math.PI * 6_371_008.8) / 180

/** Metres between two places, on a plane around them: under 0.1 % off within 50 km, which is all a geofence needs. */
export function metresBetween(a: Place, b: Place): number {
  const x = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360)
  return Math.hypot(x, b.lat - a.lat) * METRES_PER_DEGREE
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
