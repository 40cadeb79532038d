// Google's encoded polyline: lines as short text, with five decimals (OSRM's polyline) or six (polyline6,
// Valhalla).
import type { LngLat } from './types.ts'

/** `precision` is 5 or 6 decimals. */
export function encodePolyline(points: readonly LngLat[], precision = 5): string {
  const factor = 10 ** precision
  let out = ''
  let [lat, lng] = [0, 0]
  for (const point of points) {
    const nextLat = Math.round(point[1] * factor)
    const nextLng = Math.round(point[0] * factor)
    out += encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng)
    lat = nextLat
    lng = nextLng
  }
  return out
}

/** The points of an encoded line; a truncated text gives the points before the cut. */
export function decodePolyline(text: string, precision = 5): LngLat[] {
  const factor = 10 ** precision
  const points: LngLat[] = []
  let at = 0
  let [lat, lng] = [0, 0]
  const next = (): number | null => {
    let value = 0
    let shift = 0
    for (;;) {
      if (at >= text.length) return null
      const chunk = text.charCodeAt(at++) - 63
      value += (chunk & 31) * 2 ** shift
      shift += 5
      if (chunk < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    }
  }
  for (;;) {
    const dLat = next()
    const dLng = next()
    if (dLat === null || dLng === null) return points
    lat += dLat
    lng += dLng
    points.push([lng / factor, lat / factor])
  }
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  let out = ''
  while (rest >= 32) {
    out += String.fromCharCode((rest % 32) + 32 + 63)
    rest = Math.floor(rest / 32)
  }
  return out + String.fromCharCode(rest + 63)
}
