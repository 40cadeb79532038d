// Alternative ways between two places: single via paths through nodes where both searches of the hierarchy
// met. Abraham, Delling, Goldberg, Werneck: Alternative Routes in Road Networks (ACM JEA 18, 2013).
import type { Point, Route, RouteOptions } from '../types.ts'
import type { ProfileGraph, RoadGraph } from './graph.ts'
import type { Path } from './path.ts'
import type { ProfileEngine } from './profile-engine.ts'
import { findPath, pathThrough, routeOfPaths, searchBothWays } from './route.ts'
import { seedsOf, type Snap } from './snap.ts'

/**
 * The paper's limits: a way's extra length, its shared part, and how far around its via it must be a
 * shortest way.
 */
const LIMITS = { stretch: 1.25, sharing: 0.8, locality: 0.25 }
/** Maximum number of ways that are unpacked and compared, cheapest first. */
const MAX_CANDIDATES = 60

interface Candidate {
  path: Path
  /** Index of the via node in the path's edges. */
  via: number
  segments: Set<number>
}

/**
 * Up to `count` ways besides the best one, cheapest first: at most a quarter slower, sharing at most four
 * fifths with the best and each other, without needless detours. Often none exists.
 */
export function findAlternatives(
  roads: RoadGraph,
  engine: ProfileEngine,
  [from, to]: [Point, Point],
  snaps: [Snap, Snap],
  count: number,
  options: RouteOptions,
): Route[] {
  const { graph } = engine
  const sources = seedsOf(graph, snaps[0], from.approach)
  const targets = seedsOf(graph, snaps[1], to.approach)
  const best = findPath(engine, sources, targets)
  if (!best || count < 1) return []
  const accepted: Path[] = []
  for (const candidate of findCandidates(engine, sources, targets, best)) {
    if (accepted.some((path) => sharedLength(graph, path, candidate.segments) > LIMITS.sharing * best.length))
      continue
    if (!isLocallyBest(engine, candidate, best)) continue
    accepted.push(candidate.path)
    if (accepted.length === count) break
  }
  return accepted.map((path) => routeOfPaths(roads, engine, [path], snaps, options))
}

/** Ways that are short and different enough, before the test around their vias. */
function findCandidates(
  engine: ProfileEngine,
  sources: ReturnType<typeof seedsOf>,
  targets: ReturnType<typeof seedsOf>,
  best: Path,
): Candidate[] {
  const { graph, searches } = engine
  const meetings = [...searchBothWays(engine, sources, targets)].filter(({ weight }) => weight >= 0)
  const least = meetings.reduce((min, { weight }) => Math.min(min, weight), Infinity)
  const candidates: Candidate[] = []
  const signatures = new Set([best.edges.join()])
  let trials = 0
  for (const { node, weight } of meetings.toSorted((a, b) => a.weight - b.weight)) {
    if (weight > least * LIMITS.stretch || trials >= MAX_CANDIDATES) break
    const path = pathThrough(graph, searches, sources, targets, node)
    const key = path.edges.join()
    if (signatures.has(key)) continue
    signatures.add(key)
    trials++
    const segments = new Set(path.edges.map((edge) => segmentOf(graph, edge)))
    // A way that returns to a street it left is a detour to its via.
    if (segments.size < path.edges.length) continue
    if (sharedLength(graph, best, segments) > LIMITS.sharing * best.length) continue
    candidates.push({ path, via: path.edges.indexOf(node), segments })
  }
  return candidates
}

const segmentOf = (graph: ProfileGraph, edge: number): number => graph.edgeSegment[edge] >> 1

function sharedLength(graph: ProfileGraph, path: Path, segments: Set<number>): number {
  return path.edges.reduce(
    (sum, edge) => sum + (segments.has(segmentOf(graph, edge)) ? graph.edgeLength[edge] : 0),
    0,
  )
}

/** Whether the stretch around the via is a shortest way between its ends (the paper's T-test). */
function isLocallyBest(engine: ProfileEngine, { path, via }: Candidate, best: Path): boolean {
  const { graph } = engine
  const { edges } = path
  const reach = LIMITS.locality * best.duration
  const walk = (step: 1 | -1): number => {
    let at = via
    for (let driven = 0; driven < reach && edges[at + step] !== undefined; at += step)
      driven += graph.edgeDuration[edges[at]]
    return at
  }
  const [low, high] = [walk(-1), walk(1)]
  const around = findPath(engine, [{ edge: edges[low], along: 0 }], [{ edge: edges[high], along: 1 }])
  if (!around) return false
  const driven = (list: number[]) => list.map((edge) => graph.edgeSegment[edge]).join()
  return driven(around.edges) === driven(edges.slice(low, high + 1))
}
