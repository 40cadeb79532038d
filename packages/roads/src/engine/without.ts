// Roads without some of their classes: the same graph with those edges closed and no shortcuts, since any of them may lead over one.
import type { ProfileGraph, RoadGraph, UpwardArcs } from './graph.ts'
import { isOfClass, type RoadClass } from './kinds.ts'
import { turnsAt, type Turn } from './turns.ts'

/**
 * A graph that every search of the hierarchy reads, only slower: what lies "above" an edge is all that can be reached from it,
 * so both searches run over the whole network.
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
  for (let edge = 0; edge < graph.count; edge++)
    for (const turn of turnsAt(graph, edge)) if (!isClosed(turn.from) && !isClosed(turn.to)) turns.push(turn)
  return {
    ...graph,
    segmentEdges: graph.segmentEdges.map((edge) => (edge >= 0 && isClosed(edge) ? -1 : edge)),
    forward: arcsBy(turns, graph.count, 'from', 'to'),
    backward: arcsBy(turns, graph.count, 'to', 'from'),
    // A way round back to where it began is found by the search itself.
    loops: new Map(),
  }
}

function arcsBy(turns: readonly Turn[], count: number, own: 'from' | 'to', other: 'from' | 'to'): UpwardArcs {
  const start = new Int32Array(count + 1)
  for (const turn of turns) start[turn[own] + 1]++
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
    const arc = place[turn[own]]++
    arcs.to[arc] = turn[other]
    for (const key of ['weight', 'duration', 'length', 'major'] as const) arcs[key][arc] = turn[key]
  }
  return arcs
}
