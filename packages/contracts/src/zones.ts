// Zones: areas on the map, and which places lie inside. Computed on the plane of longitude and latitude, as
// the map draws their sides.

/** Maximum number of zones per company. */
export const MAX_ZONES = 200
/** Least and most corners of a zone. */
export const ZONE_CORNERS = { min: 3, max: 500 } as const
/** Maximum number of zones that a vehicle can be restricted to. */
export const MAX_ZONES_OF_VEHICLE = 50

/** Longitude, latitude. */
export type Corner = [number, number]
/** GeoJSON: one ring, whose last corner is its first. */
export interface ZonePolygon {
  type: 'Polygon'
  coordinates: Corner[][]
}

/** A polygon from corners without the closing one. */
export function polygonOf(corners: readonly Corner[]): ZonePolygon {
  const [first] = corners
  return { type: 'Polygon', coordinates: [first ? [...corners, [...first]] : []] }
}

/** The corners of a polygon, each once. */
export function cornersOf({ coordinates }: ZonePolygon): Corner[] {
  return (coordinates[0] ?? []).slice(0, -1)
}

/** Why a polygon is no valid zone, for the person who draws it; null when valid. */
export function zoneProblem({ coordinates }: ZonePolygon): string | null {
  const [ring, hole] = coordinates
  if (!ring || hole) return 'A zone is one outline, without holes'
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || !isSame(first, last)) return 'The last corner must be the first one again'
  return cornersProblem(ring.slice(0, -1))
}

/** Like {@link zoneProblem}, for corners without the closing one. */
export function cornersProblem(corners: readonly Corner[]): string | null {
  const { min, max } = ZONE_CORNERS
  if (corners.length < min) return `A zone has at least ${min} corners`
  if (corners.length > max) return `A zone has at most ${max} corners`
  if (!corners.every(isOnMap)) return OFF_MAP
  const longitudes = corners.map(([lng]) => lng)
  if (Math.max(...longitudes) - Math.min(...longitudes) > 180)
    return 'A zone may not cross the 180th meridian: draw one on each side'
  return crossingProblem(corners)
}

export const OFF_MAP = 'A corner is off the map: longitude is -180 to 180, latitude -90 to 90'

export function isOnMap([lng, lat]: Corner): boolean {
  // False for NaN too.
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90
}

function crossingProblem(corners: readonly Corner[]): string | null {
  const sides = corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length]! }))
  if (sides.some(({ from, to }) => isSame(from, to))) return 'Two corners lie on the same place'
  for (const [i, side] of sides.entries()) {
    const next = sides[(i + 1) % sides.length]!
    if (turnsBack(side.from, side.to, next.to)) return CROSSES
    // Skip neighbours, which share a corner; the first and last side are neighbours too.
    const end = i === 0 ? sides.length - 1 : sides.length
    for (const other of sides.slice(i + 2, end)) if (touch(side, other)) return CROSSES
  }
  return null
}
const CROSSES = 'The outline crosses or touches itself'

interface Side {
  from: Corner
  to: Corner
}

const isSame = (a: Corner, b: Corner) => a[0] === b[0] && a[1] === b[1]

/** Positive when c lies left of the line from a to b, 0 on it. */
function turn([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

/** True when the way from a via b to c returns on itself. */
function turnsBack(a: Corner, b: Corner, c: Corner): boolean {
  return turn(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0
}

/** For a point on the side's line. */
function isBetween({ from, to }: Side, [x, y]: Corner): boolean {
  return (
    Math.min(from[0], to[0]) <= x &&
    x <= Math.max(from[0], to[0]) &&
    Math.min(from[1], to[1]) <= y &&
    y <= Math.max(from[1], to[1])
  )
}

const isOnSide = (side: Side, point: Corner) =>
  turn(side.from, side.to, point) === 0 && isBetween(side, point)

function touch(a: Side, b: Side): boolean {
  const crosses =
    turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 &&
    turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0
  return crosses || isOnSide(a, b.from) || isOnSide(a, b.to) || isOnSide(b, a.from) || isOnSide(b, a.to)
}

/** True when a place lies in a zone, sides included. */
export function isInZone(polygon: ZonePolygon, { lat, lng }: { lat: number; lng: number }): boolean {
  const [west, south, east, north] = boundsOf(polygon)
  if (lng < west || lng > east || lat < south || lat > north) return false
  const ring = polygon.coordinates[0] ?? []
  const point: Corner = [lng, lat]
  let isInside = false
  for (let i = 1; i < ring.length; i++) {
    const [from, to] = [ring[i - 1]!, ring[i]!]
    if (isOnSide({ from, to }, point)) return true
    // Counts sides that an eastward ray crosses: an odd number means inside.
    if (from[1] > lat === to[1] > lat) continue
    if (lng < from[0] + ((lat - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) isInside = !isInside
  }
  return isInside
}

type Bounds = [west: number, south: number, east: number, north: number]
/** Cache: a day tests the same few polygons thousands of times. */
const boundsCache = new WeakMap<ZonePolygon, Bounds>()

export function boundsOf(polygon: ZonePolygon): Bounds {
  const cached = boundsCache.get(polygon)
  if (cached) return cached
  const ring = polygon.coordinates[0] ?? []
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)]
  const bounds: Bounds = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
  boundsCache.set(polygon, bounds)
  return bounds
}
