// How much the routes of a plan overlap: stops that lie within the area of another route. The area of a route is the convex hull
// of its stops, one of the measures that Rossit, Vigo, Tohmé and Frutos compare in "Visual attractiveness in routing problems: a
// review" (Computers & Operations Research 104, 2019).

export interface Place {
  lat: number
  lng: number
}

/** Kilometres east and north of a plan's first stop, as on a flat map. */
export interface Point {
  x: number
  y: number
}

export interface Overlap {
  stops: number
  /** Stops strictly within the area of at least one other route. */
  inOthers: number
}

/** Stops of one route with its area. */
export interface RouteArea {
  points: readonly Point[]
  /** Corners, counter-clockwise; fewer than three have no area. */
  hull: readonly Point[]
  west: number
  east: number
  south: number
  north: number
}

const KM_A_DEGREE = 111.195

/** Overlap of routes, each given by the places of its stops. Depots do not belong to an area. */
export function overlapOf(routes: readonly (readonly Place[])[]): Overlap {
  const toPoint = planeOf(routes.flat())
  const areas = routes.map((places) => areaOf(places.map(toPoint)))
  return {
    stops: routes.reduce((sum, places) => sum + places.length, 0),
    inOthers: pointsInOthers(areas).size,
  }
}

/** Maps places near each other to a plane; places on both sides of the 180th meridian stay neighbours. */
export function planeOf(places: readonly Place[]): (place: Place) => Point {
  const { lat: lat0, lng: lng0 } = places[0] ?? { lat: 0, lng: 0 }
  const narrowing = Math.cos((lat0 * Math.PI) / 180)
  return ({ lat, lng }) => ({
    x: (((((lng - lng0 + 540) % 360) + 360) % 360) - 180) * KM_A_DEGREE * narrowing,
    y: (lat - lat0) * KM_A_DEGREE,
  })
}

export function areaOf(points: readonly Point[]): RouteArea {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    points,
    hull: hullOf(points),
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  }
}

/** Points strictly within the area of another route than their own. */
export function pointsInOthers(areas: readonly RouteArea[]): Set<Point> {
  const inOthers = new Set<Point>()
  for (const area of areas) {
    if (area.hull.length < 3) continue
    for (const other of areas) {
      const isApart =
        other.west >= area.east ||
        other.east <= area.west ||
        other.south >= area.north ||
        other.north <= area.south
      if (other === area || isApart) continue
      for (const point of other.points) if (isWithin(area, point)) inOthers.add(point)
    }
  }
  return inOthers
}

/** Positive where `c` lies left of the line from `a` to `b`. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether a point lies strictly inside; doors that two routes share on their borders overlap nobody. */
export function isWithin({ hull, west, east, south, north }: RouteArea, point: Point): boolean {
  if (hull.length < 3) return false
  if (point.x <= west || point.x >= east || point.y <= south || point.y >= north) return false
  return hull.every((corner, i) => turn(corner, hull[(i + 1) % hull.length], point) > 0)
}

/** Convex hull by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points]
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const chain = (line: readonly Point[]): Point[] => {
    const corners: Point[] = []
    for (const point of line) {
      while (corners.length > 1 && turn(corners.at(-2)!, corners.at(-1)!, point) <= 0) corners.pop()
      corners.push(point)
    }
    return corners.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}
