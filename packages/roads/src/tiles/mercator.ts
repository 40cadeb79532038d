// Converts places to the square map of tiles, and back.
import type { Bounds } from '../types.ts'

/** Web mercator, 0-1. */
export function project(lng: number, lat: number): [x: number, y: number] {
  const sin = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI
  return [lng / 360 + 0.5, Math.min(1, Math.max(0, y))]
}

/** West, south, east and north of a tile. */
export function tileBounds(x: number, y: number, zoom: number): Bounds {
  const lng = (column: number) => (column / 2 ** zoom) * 360 - 180
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI
  return [lng(x), lat(y + 1), lng(x + 1), lat(y)]
}
