// Straight-line estimates: metres × factor at a speed, fitted to a region; labelled 'estimated' wherever
// they are used.
import { DEFAULT_ESTIMATE, estimateTrip, type RoadEstimate } from '@dropwise/contracts'
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

/** Figures at a place: of its country, or of a region near it. */
export type EstimateAt = (point: Point) => RoadEstimate

/** Same figures for town and country, derived from a region's roads. */
export function fromCrow({ factor, speedKmh }: Crow): RoadEstimate {
  return { country: null, townDetour: factor, detour: factor, townKmh: speedKmh, countryKmh: speedKmh }
}

const UNFITTED: Crow = { factor: DEFAULT_ESTIMATE.townDetour, speedKmh: DEFAULT_ESTIMATE.townKmh }

/**
 * Factor and speed that fit the region's own roads best, from trips between streets; larger regions take
 * more trips.
 */
export function fitCrow(graph: RoadGraph): Crow {
  const profile = graph.profiles.car
  if (!profile) return UNFITTED
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
  if (seconds === 0) return UNFITTED
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { factor: round(driven / straight), speedKmh: round((driven / seconds) * 3.6) }
}

/** An engine that always answers and marks everything as estimated. */
export function crowEngine(crow: Crow): RoadEngine {
  const estimate = fromCrow(crow)
  return {
    label: 'estimated',
    sameRoads: () => 'car',
    hasLimits: () => false,
    obstacles: () => Promise.resolve([]),
    table: async (points, options) => crowTable(points, () => estimate, options),
    route: async (points, options) => crowRoute(points, () => estimate, options),
  }
}

export function crowTable(points: Point[], estimateAt: EstimateAt, options: TableOptions = {}): Table {
  const estimates = points.map(estimateAt)
  const sources = options.sources ?? points.map((_, i) => i)
  const destinations = options.destinations ?? points.map((_, i) => i)
  const durations = new Int32Array(sources.length * destinations.length)
  const distances = new Int32Array(durations.length)
  sources.forEach((source, row) =>
    destinations.forEach((destination, column) => {
      const estimate = between(
        { point: points[source]!, estimate: estimates[source]! },
        { point: points[destination]!, estimate: estimates[destination]! },
      )
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

export function crowRoute(points: Point[], estimateAt: EstimateAt, _options: RouteOptions = {}): Route {
  const places = points.map((point) => ({ point, estimate: estimateAt(point) }))
  const legs = places.slice(1).map((place, i) => between(places[i]!, place))
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

interface Place {
  point: Point
  estimate: RoadEstimate
}

function between(from: Place, to: Place): { distance: number; duration: number } {
  const metres = distanceMetres(from.point.lat, from.point.lng, to.point.lat, to.point.lng)
  return estimateTrip(metres, sharedEstimate([from.estimate, to.estimate]))
}

/** The figures that all places have; the default across a border. */
export function sharedEstimate(estimates: readonly RoadEstimate[]): RoadEstimate {
  const [first, ...others] = estimates
  const isShared = first !== undefined && others.every((other) => isSame(first, other))
  return isShared ? first : DEFAULT_ESTIMATE
}

function isSame(a: RoadEstimate, b: RoadEstimate): boolean {
  return (
    a === b ||
    (a.country === b.country &&
      a.townDetour === b.townDetour &&
      a.detour === b.detour &&
      a.townKmh === b.townKmh &&
      a.countryKmh === b.countryKmh)
  )
}

function asGiven({ lat, lng }: Point): Snapped {
  return { lat, lng, metres: 0, name: '' }
}
