// Distinguishes land from sea by outlines of all land, read from disk on first use.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { LAND_PATH } from './files.ts'

/** Units of the outlines in a degree. */
const UNIT = 1_000
const METRES_A_UNIT = 111.32
/** Distance from land within which nothing counts as sea: piers, small islands, coarse outlines. */
const COAST_METRES = 10_000

interface Ring {
  /** Alternating longitude and latitude. */
  points: Int32Array
  west: number
  south: number
  east: number
  north: number
}

let rings: readonly Ring[] | undefined

function load(): Ring[] {
  const bytes = gunzipSync(readFileSync(LAND_PATH))
  const numbers = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  const loaded: Ring[] = []
  for (let at = 0; at < numbers.length;) {
    const count = numbers[at] ?? 0
    const points = new Int32Array(count)
    const ring: Ring = { points, west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
    for (let i = 0; i < count; i += 2) {
      const x = (points[i - 2] ?? 0) + (numbers[at + 1 + i] ?? 0)
      const y = (points[i - 1] ?? 0) + (numbers[at + 2 + i] ?? 0)
      points.set([x, y], i)
      ring.west = Math.min(ring.west, x)
      ring.east = Math.max(ring.east, x)
      ring.south = Math.min(ring.south, y)
      ring.north = Math.max(ring.north, y)
    }
    loaded.push(ring)
    at += 1 + count
  }
  return loaded
}

/**
 * Whether a place lies in open water, farther from coasts than piers and small islands reach. Lakes count as
 * land.
 */
export function isAtSea(lat: number, lng: number): boolean {
  const [x, y] = [lng * UNIT, lat * UNIT]
  const across = Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const reach = COAST_METRES / METRES_A_UNIT
  let isInside = false
  for (const ring of (rings ??= load())) {
    if (y < ring.south - reach || y > ring.north + reach) continue
    // The outlines continue over the antimeridian.
    for (const turn of [0, -360 * UNIT, 360 * UNIT]) {
      const there = x + turn
      if (there < ring.west - reach / across || there > ring.east + reach / across) continue
      if (isNearSide(ring.points, there, y, across, reach)) return false
      if (isWithin(ring.points, there, y)) isInside = !isInside
    }
  }
  return !isInside
}

/** Counts crossings of a ray to the east. */
function isWithin(points: Int32Array, x: number, y: number): boolean {
  let isInside = false
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[j], points[j + 1], points[i], points[i + 1]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}

function isNearSide(points: Int32Array, x: number, y: number, across: number, reach: number): boolean {
  for (let i = 2; i < points.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i - 2], points[i - 1], points[i], points[i + 1]]
    if (Math.min(ay, by) - reach > y || Math.max(ay, by) + reach < y) continue
    const [dx, dy] = [(bx - ax) * across, by - ay]
    const [px, py] = [(x - ax) * across, y - ay]
    const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    if (Math.hypot(px - along * dx, py - along * dy) < reach) return true
  }
  return false
}
