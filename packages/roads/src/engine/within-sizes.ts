// Builds a profile's graph for a vehicle with sizes: removes the segments whose limits the vehicle exceeds, and
// contracts the rest, so that tables are as fast as for vehicles without sizes.
import type { RoadSizes } from '@dropwise/contracts'
import { turnSeconds } from '../compile/profile.ts'
import { contract } from '../compile/hierarchy.ts'
import type { Arcs, Upward } from '../compile/hierarchy-types.ts'
import { Ints } from '../growable.ts'
import type { ProfileGraph, UpwardArcs } from './graph.ts'
import { conflictsIn, type SizeConflict, type SizeLimits } from './sizes.ts'
import { allTurns, type Turn } from './turns.ts'

export interface ClosedBySize {
  along: ReadonlyMap<number, SizeConflict>
  atEnd: ReadonlyMap<number, SizeConflict>
  /** The same for vehicles that are refused on the same segments; '' without any. */
  key: string
}

export function closedBySize(limits: SizeLimits | null, sizes: RoadSizes): ClosedBySize {
  const along: ClosedBySize['along'] = limits ? conflictsIn(limits.along, sizes) : new Map()
  const atEnd: ClosedBySize['atEnd'] = limits ? conflictsIn(limits.atEnd, sizes) : new Map()
  const key = along.size + atEnd.size === 0 ? '' : [...along.keys(), '|', ...atEnd.keys()].join()
  return { along, atEnd, key }
}

/** Milliseconds of turning back where the way on is closed, as at a dead end. */
const TURN_BACK_MS = Math.round(1000 * turnSeconds(180, true, false, false))

/** The graph without closed segments. Keeps the numbers of edges, and with them their order. */
export function graphWithinSizes(graph: ProfileGraph, { along, atEnd }: ClosedBySize): ProfileGraph {
  const isClosed = (edge: number) => along.has(graph.edgeSegment[edge])
  const turns = new TurnColumns()
  const [hadTurn, hasTurn] = [new Uint8Array(graph.count), new Uint8Array(graph.count)]
  for (const turn of allTurns(graph)) {
    if (isClosed(turn.from)) continue
    hadTurn[turn.from] = 1
    const isUturn = graph.edgeSegment[turn.to] === (graph.edgeSegment[turn.from] ^ 1)
    if (isClosed(turn.to) || (!isUturn && atEnd.has(graph.edgeSegment[turn.from]))) continue
    hasTurn[turn.from] = 1
    turns.push(turn)
  }
  for (let edge = 0; edge < graph.count; edge++) {
    const back = graph.segmentEdges[graph.edgeSegment[edge] ^ 1]
    if (hadTurn[edge] && !hasTurn[edge] && back >= 0 && !isClosed(back))
      turns.push(turnBack(graph, edge, back))
  }
  const order = new Int32Array(graph.count)
  for (let i = 0; i < order.length; i++) order[i] = graph.count - 1 - i
  const hierarchy = contract(graph.count, turns.arcs(), order)
  const { node, weight, middle, payload } = hierarchy.loops
  const [duration, length, major] = payload as [Int32Array, Int32Array, Int32Array]
  return {
    ...graph,
    segmentEdges: graph.segmentEdges.map((edge) => (edge >= 0 && isClosed(edge) ? -1 : edge)),
    forward: arcsOf(hierarchy.forward),
    backward: arcsOf(hierarchy.backward),
    // Turns that the contraction drops are still in `graph`, from which other sizes start.
    hiddenTurns: new Int32Array(),
    loops: new Map(
      Array.from(node, (at, i) => [
        at,
        { weight: weight[i], middle: middle[i], duration: duration[i], length: length[i], major: major[i] },
      ]),
    ),
  }
}

/** Columns instead of objects: a region has millions of turns. */
class TurnColumns {
  private readonly from = new Ints()
  private readonly to = new Ints()
  private readonly weight = new Ints()
  private readonly duration = new Ints()
  private readonly length = new Ints()
  private readonly major = new Ints()

  push(turn: Turn): void {
    this.from.push(turn.from)
    this.to.push(turn.to)
    this.weight.push(turn.weight)
    this.duration.push(turn.duration)
    this.length.push(turn.length)
    this.major.push(turn.major)
  }

  arcs(): Arcs {
    return {
      from: this.from.toArray(),
      to: this.to.toArray(),
      weight: this.weight.toArray(),
      payload: [this.duration.toArray(), this.length.toArray(), this.major.toArray()],
    }
  }
}

function turnBack(graph: ProfileGraph, from: number, to: number): Turn {
  const duration = graph.edgeDuration[to] + TURN_BACK_MS
  return {
    from,
    to,
    weight: graph.edgeWeight[to] + TURN_BACK_MS,
    duration,
    length: graph.edgeLength[to],
    major: graph.edgeMajor[to] ? duration : 0,
  }
}

function arcsOf({ start, to, weight, middle, payload: [duration, length, major] }: Upward): UpwardArcs {
  return { start, to, weight, middle, duration: duration!, length: length!, major: major! }
}
