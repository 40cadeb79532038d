// A route through points in order: hierarchy search between each two, unpacked to roads, geometry and steps.
import { RoadsError, type Leg, type LngLat, type Point, type Route, type RouteOptions } from '../types.ts'
import type { ProfileEngine } from './profile-engine.ts'
import { distanceMetres } from './geometry.ts'
import type { ProfileGraph, RoadGraph } from './graph.ts'
import type { Path, PathLine } from './path.ts'
import { sourceSeed, targetSeed, unpackArc } from './search.ts'
import { seedsOf, type Seed, type Snap } from './snap.ts'
import { describeSteps } from './steps.ts'
import type { Searches } from './table.ts'
import { timeFactors } from './time-of-day.ts'

/** Throws no_route when two points are not connected. */
export function findRoute(
  roads: RoadGraph,
  engine: ProfileEngine,
  points: Point[],
  snaps: Snap[],
  options: RouteOptions,
): Route {
  if (points.length < 2)
    throw new RoadsError('bad_options', 'A route needs at least two points.', 'Give a start and an end.')
  const paths = points.slice(1).map((point, i) => {
    const path = findPath(
      engine,
      seedsOf(engine.graph, snaps[i], points[i].approach),
      seedsOf(engine.graph, snaps[i + 1], point.approach),
    )
    if (!path)
      throw new RoadsError(
        'no_route',
        `No way leads from point ${i + 1} to point ${i + 2}.`,
        'Check that both pins are on reachable streets.',
      )
    return path
  })
  return routeOfPaths(roads, engine, paths, snaps, options)
}

/** The route along these paths, one leg each, in the traffic of the departure hour. */
export function routeOfPaths(
  roads: RoadGraph,
  engine: ProfileEngine,
  paths: Path[],
  snaps: Snap[],
  options: RouteOptions,
): Route {
  const factors = timeFactors(options.departAt)
  const seconds = (duration: number, major: number) =>
    ((duration - major) * factors.minor + major * factors.major) / 1000
  const legs: Leg[] = []
  const geometry: LngLat[][] = []
  for (const path of paths) {
    const line = pathLine(roads, engine.graph, path)
    geometry.push(line.points)
    const leg: Leg = {
      distance: Math.round(path.length / 10) / 10,
      duration: Math.round(seconds(path.duration, path.major) * 10) / 10,
    }
    if (options.steps) leg.steps = describeSteps(roads, engine.graph, path, line, leg.duration)
    legs.push(leg)
  }
  const total = (key: 'distance' | 'duration') =>
    Math.round(legs.reduce((sum, leg) => sum + leg[key], 0) * 10) / 10
  return {
    distance: total('distance'),
    duration: total('duration'),
    geometry,
    legs,
    snapped: snaps.map(({ lat, lng, metres, segment }) => ({
      lat,
      lng,
      metres,
      name: roads.names[roads.segmentName[segment]],
    })),
    quality: 'roads',
  }
}

/** The best way from any source seed to any target seed; null when there is none. */
export function findPath(engine: ProfileEngine, sources: Seed[], targets: Seed[]): Path | null {
  const { graph, searches } = engine
  let best = Infinity
  let meeting = -1
  let isRound = false
  for (const { node, weight } of searchBothWays(engine, sources, targets)) {
    const loop = weight < 0 ? graph.loops.get(node) : undefined
    if (weight < 0 && !loop) continue
    const total = weight + (loop?.weight ?? 0)
    if (total >= best) continue
    best = total
    meeting = node
    isRound = loop !== undefined
  }
  if (meeting < 0) return null
  return pathThrough(graph, searches, sources, targets, meeting, isRound)
}

/** Searches upwards from both ends. Yields each meeting node with the weight of the way through it. */
export function* searchBothWays(
  { graph, searches: { forward, backward } }: ProfileEngine,
  sources: Seed[],
  targets: Seed[],
): Generator<{ node: number; weight: number }> {
  forward.begin()
  for (const seed of sources) sourceSeed(forward, graph, seed)
  forward.run()
  backward.begin()
  for (const seed of targets) targetSeed(backward, graph, seed)
  backward.run()
  for (let i = 0; i < backward.settledCount; i++) {
    const node = backward.settled[i]
    if (forward.reached(node)) yield { node, weight: forward.weight[node] + backward.weight[node] }
  }
}

/** The way through a meeting node of the last searches; `isRound` adds its loop. */
export function pathThrough(
  graph: ProfileGraph,
  { forward, backward }: Searches,
  sources: Seed[],
  targets: Seed[],
  meeting: number,
  isRound = false,
): Path {
  const up = forward.pathTo(meeting)
  const down = backward.pathTo(meeting)
  const edges = [up[0]]
  for (let i = 0; i + 2 < up.length; i += 2)
    unpackArc(graph, up[i], up[i + 2], graph.forward.middle[up[i + 1]], edges)
  const loop = isRound ? graph.loops.get(meeting) : undefined
  if (loop) unpackArc(graph, meeting, meeting, loop.middle, edges)
  for (let i = down.length - 1; i >= 2; i -= 2)
    unpackArc(graph, down[i], down[i - 2], graph.backward.middle[down[i - 1]], edges)
  const first = edges[0]
  const last = edges[edges.length - 1]
  const start = sources.find(({ edge }) => edge === first)
  const end = targets.find(({ edge }) => edge === last || graph.copies.get(edge)?.includes(last))
  return {
    edges,
    from: start?.along ?? 0,
    to: end?.along ?? 1,
    duration: forward.duration[meeting] + backward.duration[meeting] + (loop?.duration ?? 0),
    length: forward.length[meeting] + backward.length[meeting] + (loop?.length ?? 0),
    major: forward.major[meeting] + backward.major[meeting] + (loop?.major ?? 0),
  }
}

/** The line on the map, cut where the trip starts and stops. */
export function pathLine(roads: RoadGraph, graph: ProfileGraph, path: Path): PathLine {
  const points: LngLat[] = []
  const starts: number[] = []
  path.edges.forEach((edge, i) => {
    const low = i === 0 ? path.from : 0
    const high = i === path.edges.length - 1 ? path.to : 1
    const piece = cutShape(edgeShape(roads, graph, edge), low, high)
    starts.push(Math.max(0, points.length - 1))
    piece.forEach((point, k) => {
      const last = points[points.length - 1]
      // A trip from or to a junction must not begin with an empty step; the junction's own place stays.
      if (!last || Math.abs(last[0] - point[0]) + Math.abs(last[1] - point[1]) > 2e-7) points.push(point)
      else if (k < piece.length - 1 || i < path.edges.length - 1) points[points.length - 1] = point
    })
  })
  if (points.length === 1) points.push(points[0])
  return { points, starts }
}

/** An edge's shape in driving direction. */
export function edgeShape(roads: RoadGraph, graph: ProfileGraph, edge: number): LngLat[] {
  const segment = graph.edgeSegment[edge] >> 1
  const points: LngLat[] = []
  for (let i = roads.shapeStart[segment]; i < roads.shapeStart[segment + 1]; i++)
    points.push([roads.shapeLng[i] / 1e7, roads.shapeLat[i] / 1e7])
  return (graph.edgeSegment[edge] & 1) === 1 ? points.toReversed() : points
}

/** Part of a line between two shares of its length. */
function cutShape(points: LngLat[], from: number, to: number): LngLat[] {
  if (from <= 0 && to >= 1) return points
  const lengths = [0]
  for (let i = 1; i < points.length; i++)
    lengths.push(
      lengths[i - 1] + distanceMetres(points[i - 1][1], points[i - 1][0], points[i][1], points[i][0]),
    )
  const total = lengths[lengths.length - 1]
  const at = (metres: number): LngLat => {
    let i = 1
    while (i < points.length - 1 && lengths[i] < metres) i++
    const span = lengths[i] - lengths[i - 1]
    const t = span > 0 ? Math.min(1, Math.max(0, (metres - lengths[i - 1]) / span)) : 0
    return [
      points[i - 1][0] + (points[i][0] - points[i - 1][0]) * t,
      points[i - 1][1] + (points[i][1] - points[i - 1][1]) * t,
    ]
  }
  const [start, end] = [from * total, to * total]
  return [
    at(start),
    ...points.filter((_, i) => lengths[i] > start + 0.01 && lengths[i] < end - 0.01),
    at(end),
  ]
}
