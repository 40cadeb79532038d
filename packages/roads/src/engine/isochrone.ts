// Area reachable in a time: a one-to-all sweep over the hierarchy (PHAST, Delling et al. 2011), then the
// outline of squares with a reached road.
import type { Isochrone, LngLat } from '../types.ts'
import type { ProfileEngine } from './profile-engine.ts'
import { METRES_PER_DEGREE, metresPerDegreeLng } from './geometry.ts'
import type { RoadGraph } from './graph.ts'
import { sourceSeed } from './search.ts'
import { seedsOf, type Snap } from './snap.ts'

const CELL_METRES = 90

/** One for each requested time, in order. */
export function findIsochrones(
  roads: RoadGraph,
  engine: ProfileEngine,
  from: Snap,
  seconds: number[],
): Isochrone[] {
  const reach = oneToAll(engine, from)
  return seconds.map((limit) => ({
    seconds: limit,
    polygons: outline(roads, engine, reach, from, limit * 1000),
  }))
}

/** Milliseconds to the end of every edge; Infinity for unreached ones. */
export function oneToAll({ graph, searches }: ProfileEngine, from: Snap): Float64Array {
  const up = searches.forward
  up.begin()
  for (const seed of seedsOf(graph, from)) sourceSeed(up, graph, seed)
  up.run()
  const weight = new Float64Array(graph.count).fill(Infinity)
  const duration = new Float64Array(graph.count).fill(Infinity)
  for (let i = 0; i < up.settledCount; i++) {
    weight[up.settled[i]] = up.weight[up.settled[i]]
    duration[up.settled[i]] = up.duration[up.settled[i]]
  }
  // Numbers fall with importance, so every arc from above comes from a smaller, final number.
  const { start, to, weight: arcWeight, duration: arcDuration } = graph.backward
  for (let node = 0; node < graph.count; node++)
    for (let arc = start[node]; arc < start[node + 1]; arc++) {
      const total = weight[to[arc]] + arcWeight[arc]
      if (total >= weight[node]) continue
      weight[node] = total
      duration[node] = duration[to[arc]] + arcDuration[arc]
    }
  return duration
}

function outline(
  roads: RoadGraph,
  { graph }: ProfileEngine,
  reach: Float64Array,
  from: Snap,
  limit: number,
): LngLat[][] {
  const kx = metresPerDegreeLng(from.lat)
  const cells = new Set<number>()
  const cellOf = (lng: number, lat: number) =>
    Math.floor(((lng - from.lng) * kx) / CELL_METRES + 50_000) * 100_000 +
    Math.floor(((lat - from.lat) * METRES_PER_DEGREE) / CELL_METRES + 50_000)
  const add = (cell: number) => {
    for (const i of [-1, 0, 1]) for (const j of [-1, 0, 1]) cells.add(cell + i * 100_000 + j)
  }
  add(cellOf(from.lng, from.lat))
  for (let edge = 0; edge < graph.count; edge++) {
    const start = reach[edge] - graph.edgeDuration[edge]
    if (!(start <= limit)) continue
    const share = Math.min(1, (limit - start) / graph.edgeDuration[edge])
    const segment = graph.edgeSegment[edge] >> 1
    const isBackward = (graph.edgeSegment[edge] & 1) === 1
    const first = roads.shapeStart[segment]
    const last = roads.shapeStart[segment + 1] - 1
    const count = Math.max(1, Math.floor((last - first) * share))
    for (let i = 0; i <= count; i++) {
      const at = isBackward ? last - i : first + i
      const next = isBackward ? Math.max(first, at - 1) : Math.min(last, at + 1)
      // Walk long straight pieces in steps of a cell.
      const dx = (roads.shapeLng[next] - roads.shapeLng[at]) / 1e7
      const dy = (roads.shapeLat[next] - roads.shapeLat[at]) / 1e7
      const steps = i === count ? 0 : Math.ceil(Math.hypot(dx * kx, dy * METRES_PER_DEGREE) / CELL_METRES)
      for (let k = 0; k <= steps; k++) {
        const t = steps > 0 ? k / steps : 0
        if (steps > 0 && last - first === 1 && t > share) break
        add(cellOf(roads.shapeLng[at] / 1e7 + dx * t, roads.shapeLat[at] / 1e7 + dy * t))
      }
    }
  }
  return trace(cells).map((ring) =>
    ring.map(([i, j]): LngLat => [
      from.lng + ((i - 50_000) * CELL_METRES) / kx,
      from.lat + ((j - 50_000) * CELL_METRES) / METRES_PER_DEGREE,
    ]),
  )
}

/** Outer rings around sets of squares, corners only; drops holes. */
function trace(cells: Set<number>): [number, number][][] {
  const next = new Map<number, number[]>()
  const corner = (i: number, j: number) => i * 100_000 + j
  const link = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to])
  for (const cell of cells) {
    const i = Math.floor(cell / 100_000)
    const j = cell % 100_000
    if (!cells.has(cell - 1)) link(corner(i, j), corner(i + 1, j))
    if (!cells.has(cell + 100_000)) link(corner(i + 1, j), corner(i + 1, j + 1))
    if (!cells.has(cell + 1)) link(corner(i + 1, j + 1), corner(i, j + 1))
    if (!cells.has(cell - 100_000)) link(corner(i, j + 1), corner(i, j))
  }
  const rings: [number, number][][] = []
  for (let first = next.keys().next(); !first.done; first = next.keys().next()) {
    const ring: number[] = [first.value]
    for (;;) {
      const at = ring[ring.length - 1]
      const options = next.get(at)
      const to = options?.pop()
      if (options?.length === 0) next.delete(at)
      if (to === undefined) break
      ring.push(to)
      if (to === first.value) break
    }
    const points = ring.map((key): [number, number] => [Math.floor(key / 100_000), key % 100_000])
    const corners = points.filter((point, k) => {
      const before = points[k === 0 ? points.length - 2 : k - 1]
      const after = points[k === points.length - 1 ? 1 : k + 1]
      return (before[0] === point[0]) !== (point[0] === after[0])
    })
    if (area(points) > 0 && corners.length > 3) rings.push([...corners, corners[0]])
  }
  return rings.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
}

function area(ring: [number, number][]): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1]
  return sum / 2
}
