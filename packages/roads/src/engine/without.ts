// Roads without some classes: the same graph with those edges closed and without shortcuts, which may use
// them.
import type { ProfileGraph, RoadGraph, UpwardArcs } from './graph.ts'
import { isOfClass, type RoadClass } from './kinds.ts'
import { allTurns, type Turn } from './turns.ts'

/**
 * A graph for every search of the hierarchy, only slower: "above" an edge is everything reachable from it,
 * so both searches cover the whole network.
 */
export function graphWithout(
  roads: RoadGraph,
  graph: ProfileGraph,
  classes: readonly RoadClass[],
): ProfileGraph {
  const isClosed = (edge: number) => {
    const kind = roads.segmentKind[graph.edgeSegment[edge] >> 1]
    return classes.some((name) => isOfClass(kind, name))
  }
  const turns: Turn[] = []
  for (const turn of allTurns(graph)) if (!isClosed(turn.from) && !isClosed(turn.to)) turns.push(turn)
  return {
    ...graph,
    segmentEdges: graph.segmentEdges.map((edge) => (edge >= 0 && isClosed(edge) ? -1 : edge)),
    forward: arcsBy(turns, graph.count, 'from', 'to'),
    backward: arcsBy(turns, graph.count, 'to', 'from'),
    // The search itself finds loops back to its start.
    loops: new Map(),
    hiddenTurns: new Int32Array(),
  }
}

function arcsBy(
  turns: readonly Turn[],
  count: number,
  side: 'from' | 'to',
  other: 'from' | 'to',
): UpwardArcs {
  const start = new Int32Array(count + 1)
  for (const turn of turns) start[turn[side] + 1]++
  for (let edge = 0; edge < count; edge++) start[edge + 1] += start[edge]
  const place = start.slice()
  const column = () => new Int32Array(turns.length)
  const arcs: UpwardArcs = {
    start,
    to: column(),
    weight: column(),
    middle: column().fill(-1),
    duration: column(),
    length: column(),
    major: column(),
  }
  for (const turn of turns) {
    const arc = place[turn[side]]++
    arcs.to[arc] = turn[other]
    for (const key of ['weight', 'duration', 'length', 'major'] as const) arcs[key][arc] = turn[key]
  }
  return arcs
}
