// Straight-line estimates: metres × factor at a speed, fitted to a region; labelled 'estimated' wherever they are used.
import { distanceMetres } from './engine/geometry.ts'
import type { RoadGraph } from './engine/graph.ts'
import { Upsearch } from './engine/search.ts'
import { projectOn, seedsOf } from './engine/snap.ts'
import { manyToMany } from './engine/table.ts'
import {
  UNREACHABLE,
  type Point,
  type RoadEngine,
  type Route,
  type RouteOptions,
  type Snapped,
  type Table,
  type TableOptions,
} from './types.ts'

export interface Crow {
  factor: number
  speedKmh: number
}

const SAMPLES = 80

/** What holds where nothing was measured. */
export const DEFAULT_CROW: Crow = { factor: 1.35, speedKmh: 32 }

/** Factor and speed that fit the region's own roads best, from trips between streets: where there are many, many are taken. */
export function fitCrow(graph: RoadGraph): Crow {
  const profile = graph.profiles.car
  if (!profile) return DEFAULT_CROW
  const points: { lat: number; lng: number }[] = []
  const seeds = []
  const step = Math.max(1, Math.floor(graph.segmentCount / SAMPLES))
  for (let segment = 0; segment < graph.segmentCount; segment += step) {
    if (profile.segmentEdges[2 * segment]! < 0 && profile.segmentEdges[2 * segment + 1]! < 0) continue
    const middle = (graph.shapeStart[segment]! + graph.shapeStart[segment + 1]!) >> 1
    const snap = projectOn(graph, segment, graph.shapeLat[middle]! / 1e7, graph.shapeLng[middle]! / 1e7)
    points.push(snap)
    seeds.push(seedsOf(profile, snap))
  }
  const searches = {
    forward: new Upsearch(profile.forward, profile.backward, profile.count),
    backward: new Upsearch(profile.backward, profile.forward, profile.count),
  }
  const { durations, distances } = manyToMany(profile, searches, seeds, seeds, { major: 1, minor: 1 })
  let [straight, driven, seconds] = [0, 0, 0]
  const n = points.length
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const metres = distanceMetres(points[i]!.lat, points[i]!.lng, points[j]!.lat, points[j]!.lng)
      if (metres < 300 || durations[i * n + j]! >= UNREACHABLE) continue
      straight += metres
      driven += distances[i * n + j]!
      seconds += durations[i * n + j]!
    }
  if (seconds === 0) return DEFAULT_CROW
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { factor: round(driven / straight), speedKmh: round((driven / seconds) * 3.6) }
}

/** Its own engine kind: always answers, always says that it only estimates. */
export function crowEngine(crow: Crow = DEFAULT_CROW): RoadEngine {
  return {
    label: 'estimated',
    table: async (points, options) => crowTable(points, crow, options),
    route: async (points, options) => crowRoute(points, crow, options),
  }
}

export function crowTable(points: Point[], crow: Crow, options: TableOptions = {}): Table {
  const sources = options.sources ?? points.map((_, i) => i)
  const destinations = options.destinations ?? points.map((_, i) => i)
  const durations = new Int32Array(sources.length * destinations.length)
  const distances = new Int32Array(durations.length)
  sources.forEach((source, row) =>
    destinations.forEach((destination, column) => {
      const estimate = estimateTrip(points[source]!, points[destination]!, crow)
      durations[row * destinations.length + column] = estimate.duration
      distances[row * destinations.length + column] = estimate.distance
    }),
  )
  return {
    rows: sources.length,
    columns: destinations.length,
    durations,
    distances,
    snapped: points.map(asGiven),
    quality: 'estimated',
  }
}

export function crowRoute(points: Point[], crow: Crow, _options: RouteOptions = {}): Route {
  const legs = points.slice(1).map((point, i) => estimateTrip(points[i]!, point, crow))
  return {
    distance: legs.reduce((sum, leg) => sum + leg.distance, 0),
    duration: legs.reduce((sum, leg) => sum + leg.duration, 0),
    geometry: points.slice(1).map((point, i) => [
      [points[i]!.lng, points[i]!.lat],
      [point.lng, point.lat],
    ]),
    legs,
    snapped: points.map(asGiven),
    quality: 'estimated',
  }
}

function estimateTrip(from: Point, to: Point, crow: Crow): { distance: number; duration: number } {
  const metres = distanceMetres(from.lat, from.lng, to.lat, to.lng) * crow.factor
  return { distance: Math.round(metres), duration: Math.round(metres / (crow.speedKmh / 3.6)) }
}

function asGiven({ lat, lng }: Point): Snapped {
  return { lat, lng, metres: 0, name: '' }
}
