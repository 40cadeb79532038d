// Queries with places in several regions or none: roads within a region, straight lines for the rest.
import { crowRoute, crowTable, sharedEstimate, type EstimateAt } from './crow.ts'
import type {
  Leg,
  LngLat,
  Point,
  Region,
  Route,
  RouteOptions,
  Snapped,
  Table,
  TableOptions,
} from './types.ts'

export interface AcrossParts {
  /** The region around a place. */
  regionOf: (point: Point) => Region | undefined
  /** How a straight line becomes time and metres. */
  estimateAt: EstimateAt
  table: (region: Region, points: Point[], options: TableOptions) => Table | Promise<Table>
  route: (region: Region, points: Point[], options: RouteOptions) => Route | Promise<Route>
}

/** A table whose cells use roads when one region holds both places. Marked as estimated if any cell is. */
export async function tableAcross(
  points: Point[],
  options: TableOptions,
  parts: AcrossParts,
): Promise<Table> {
  const all = points.map((_, index) => index)
  const { sources = all, destinations = all } = options
  const crowFlies = crowTable(points, parts.estimateAt, options)
  const byRegion = Map.groupBy(all, (index) => parts.regionOf(points[index]!))
  for (const [region, members] of byRegion) {
    if (!region) continue
    const local = new Map(members.map((index, at) => [index, at]))
    const rows = sources.flatMap((index, row) => (local.has(index) ? [row] : []))
    const columns = destinations.flatMap((index, column) => (local.has(index) ? [column] : []))
    if (rows.length === 0 || columns.length === 0) continue
    const part = await parts.table(
      region,
      members.map((index) => points[index]!),
      {
        ...options,
        sources: rows.map((row) => local.get(sources[row]!)!),
        destinations: columns.map((column) => local.get(destinations[column]!)!),
      },
    )
    rows.forEach((row, i) =>
      columns.forEach((column, j) => {
        const [to, from] = [row * crowFlies.columns + column, i * part.columns + j]
        crowFlies.durations[to] = part.durations[from]!
        crowFlies.distances[to] = part.distances[from]!
      }),
    )
    members.forEach((index, at) => {
      crowFlies.snapped[index] = part.snapped[at] ?? crowFlies.snapped[index]!
    })
  }
  const outside = byRegion.get(undefined) ?? all
  crowFlies.estimate = sharedEstimate(outside.map((index) => parts.estimateAt(points[index]!)))
  return crowFlies
}

/** A route whose legs use roads when one region holds both ends. */
export async function routeAcross(
  points: Point[],
  options: RouteOptions,
  parts: AcrossParts,
): Promise<Route> {
  const legs: Leg[] = []
  const geometry: LngLat[][] = []
  const snapped: Snapped[] = []
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const region = parts.regionOf(from)
    const isInside = region !== undefined && parts.regionOf(to) === region
    const leg = isInside
      ? await parts.route(region, [from, to], options)
      : crowRoute([from, to], parts.estimateAt, options)
    legs.push(...leg.legs)
    geometry.push(...leg.geometry)
    snapped.push(...leg.snapped.slice(index === 1 ? 0 : 1))
  }
  const sum = (read: (leg: Leg) => number) => legs.reduce((total, leg) => total + read(leg), 0)
  return {
    distance: sum(({ distance }) => distance),
    duration: sum(({ duration }) => duration),
    geometry,
    legs,
    snapped,
    quality: 'estimated',
  }
}
