// Where a point meets the network: the nearest place on a usable segment, and the point's side of it.
import type { Approach } from '../types.ts'
import { METRES_PER_DEGREE, metresPerDegreeLng } from './geometry.ts'
import type { ProfileGraph, RoadGraph } from './graph.ts'

export interface Snap {
  segment: number
  /** Share of the segment's length from its start, 0-1. */
  along: number
  lat: number
  lng: number
  metres: number
  /** 1: the point lies right of the segment's direction, -1 left, 0 on it. */
  side: number
}

/** Points farther from a road than this many metres have none. */
const MAX_SNAP_METRES = 5_000
const FIRST_RADIUS = 60

/** The nearest place; null without one within MAX_SNAP_METRES. */
export function snapPoint(graph: RoadGraph, profile: ProfileGraph, lat: number, lng: number): Snap | null {
  for (let radius = FIRST_RADIUS; ; radius *= 3) {
    const limit = Math.min(radius, MAX_SNAP_METRES)
    const best = nearestWithin(graph, profile, lat, lng, limit)
    if (best || limit === MAX_SNAP_METRES) return best
  }
}

/** Up to `count` places on different segments, nearest first, within `radius` metres. */
export function snapCandidates(
  graph: RoadGraph,
  profile: ProfileGraph,
  lat: number,
  lng: number,
  count: number,
  radius: number,
): Snap[] {
  const snaps: Snap[] = []
  for (const segment of segmentsNear(graph, lat, lng, radius)) {
    if (!isUsable(profile, segment)) continue
    const snap = projectOn(graph, segment, lat, lng)
    if (snap.metres <= radius) snaps.push(snap)
  }
  return snaps.toSorted((a, b) => a.metres - b.metres).slice(0, count)
}

function nearestWithin(
  graph: RoadGraph,
  profile: ProfileGraph,
  lat: number,
  lng: number,
  radius: number,
): Snap | null {
  let best: Snap | null = null
  for (const segment of segmentsNear(graph, lat, lng, radius)) {
    if (!isUsable(profile, segment)) continue
    const snap = projectOn(graph, segment, lat, lng)
    if (snap.metres <= radius && (!best || snap.metres < best.metres)) best = snap
  }
  return best
}

function segmentsNear(graph: RoadGraph, lat: number, lng: number, radius: number): number[] {
  const dLat = radius / METRES_PER_DEGREE
  const dLng = radius / Math.max(1, metresPerDegreeLng(lat))
  return graph.index.search(lng - dLng, lat - dLat, lng + dLng, lat + dLat)
}

function isUsable(profile: ProfileGraph, segment: number): boolean {
  const forward = profile.segmentEdges[segment * 2]
  const backward = profile.segmentEdges[segment * 2 + 1]
  return (
    (forward >= 0 && profile.canStop[forward] === 1) || (backward >= 0 && profile.canStop[backward] === 1)
  )
}

/** The nearest place on one segment. */
export function projectOn(graph: RoadGraph, segment: number, lat: number, lng: number): Snap {
  const kx = metresPerDegreeLng(lat)
  const ky = METRES_PER_DEGREE
  const { shapeLng, shapeLat, shapeStart } = graph
  let best = Infinity
  let bestX = 0
  let bestY = 0
  let bestAt = 0
  let bestSide = 0
  let length = 0
  let ax = (shapeLng[shapeStart[segment]] / 1e7 - lng) * kx
  let ay = (shapeLat[shapeStart[segment]] / 1e7 - lat) * ky
  for (let i = shapeStart[segment] + 1; i < shapeStart[segment + 1]; i++) {
    const bx = (shapeLng[i] / 1e7 - lng) * kx
    const by = (shapeLat[i] / 1e7 - lat) * ky
    const dx = bx - ax
    const dy = by - ay
    const squared = dx * dx + dy * dy
    const t = squared > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared)) : 0
    const x = ax + t * dx
    const y = ay + t * dy
    const d = x * x + y * y
    const piece = Math.sqrt(squared)
    if (d < best) {
      best = d
      bestX = x
      bestY = y
      bestAt = length + t * piece
      // The point is the origin: it lies right when the direction, turned clockwise, points at it.
      bestSide = Math.sign(-x * dy + y * dx)
    }
    length += piece
    ax = bx
    ay = by
  }
  return {
    segment,
    along: length > 0 ? Math.min(1, bestAt / length) : 0,
    lat: lat + bestY / ky,
    lng: lng + bestX / kx,
    metres: Math.sqrt(best),
    side: bestSide,
  }
}

/** An edge where a trip may start or end, and the share of it before the point, 0-1. */
export interface Seed {
  edge: number
  along: number
}

/** Edges of a snapped point. With 'curb' only the direction with the point on its right, if both are open. */
export function seedsOf(profile: ProfileGraph, snap: Snap, approach: Approach = 'unrestricted'): Seed[] {
  const forward = profile.segmentEdges[snap.segment * 2]
  const backward = profile.segmentEdges[snap.segment * 2 + 1]
  const seeds: Seed[] = []
  const both = forward >= 0 && backward >= 0
  const curb = approach === 'curb' && both && snap.metres > 1
  if (forward >= 0 && !(curb && snap.side < 0)) seeds.push({ edge: forward, along: snap.along })
  if (backward >= 0 && !(curb && snap.side > 0)) seeds.push({ edge: backward, along: 1 - snap.along })
  return seeds
}
