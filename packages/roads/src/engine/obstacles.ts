// Why a vehicle cannot drive to a place: the limits on the way that a smaller one would take.
import type { RoadKey } from '@dropwise/contracts'
import type { Obstacle } from '../types.ts'
import type { RoadGraph } from './graph.ts'
import type { ProfileEngines } from './profile-engine.ts'
import { edgeShape, findPath } from './route.ts'
import { seedsOf, type Snap } from './snap.ts'

/**
 * Restrictions that the vehicle is too large for, in driving order; those that it can drive around are left out. Empty if
 * no road leads there at any size.
 */
export function findObstacles(
  roads: RoadGraph,
  engines: ProfileEngines,
  key: RoadKey,
  [from, to]: [Snap, Snap],
): Obstacle[] {
  const { profile, sizes } = engines.parse(key)
  const { along, atEnd } = engines.closureOf(key, sizes)
  const [engine, sized] = [engines.of(profile), engines.of(key)]
  const path = findPath(engine, seedsOf(engine.graph, from), seedsOf(engine.graph, to))
  if (!path) return []
  const obstacles: Obstacle[] = []
  // From the destination back to an obstacle that the vehicle can reach; it can drive around any earlier one.
  for (let i = path.edges.length - 1; i >= 0; i--) {
    const directed = engine.graph.edgeSegment[path.edges[i]]
    const isLast = i === path.edges.length - 1
    const conflict = along.get(directed) ?? (isLast ? undefined : atEnd.get(directed))
    if (!conflict) continue
    const shape = edgeShape(roads, engine.graph, path.edges[i])
    const [lng, lat] = (along.has(directed) ? shape[shape.length >> 1] : shape.at(-1))!
    obstacles.unshift({ ...conflict, street: roads.names[roads.segmentName[directed >> 1]]!, lat, lng })
    const [startLng, startLat] = shape[0]!
    const start = engines.snap({ lat: startLat, lng: startLng }, key)
    if (start && findPath(sized, seedsOf(sized.graph, from), seedsOf(sized.graph, start))) break
  }
  return obstacles
}
