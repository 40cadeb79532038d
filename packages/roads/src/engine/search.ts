// Upward searches in the hierarchy, and the path between two of them.
import { Heap } from './heap.ts'
import type { ProfileGraph, UpwardArcs } from './graph.ts'
import type { Seed } from './snap.ts'

/** Working memory of one direction, reused by every search, so it belongs to one thread. */
export class Upsearch {
  readonly arcs: UpwardArcs
  /**
   * Nodes that the last search settled, in order; `weight` and `parent` (arc index, -1 at a seed) are by
   * node.
   */
  readonly settled: Int32Array
  settledCount = 0
  readonly weight: Int32Array
  readonly parent: Int32Array
  readonly duration: Int32Array
  readonly length: Int32Array
  readonly major: Int32Array
  private readonly from: Int32Array
  private readonly opposite: UpwardArcs
  private readonly stamp: Int32Array
  private readonly heap: Heap
  private round = 0

  /**
   * `opposite` holds the other direction's arcs, which stop the search at nodes with a shorter way from
   * above.
   */
  constructor(arcs: UpwardArcs, opposite: UpwardArcs, count: number) {
    this.arcs = arcs
    this.opposite = opposite
    this.settled = new Int32Array(count)
    this.weight = new Int32Array(count)
    this.parent = new Int32Array(count)
    this.from = new Int32Array(count)
    this.duration = new Int32Array(count)
    this.length = new Int32Array(count)
    this.major = new Int32Array(count)
    this.stamp = new Int32Array(count)
    this.heap = new Heap(count)
  }

  begin(): void {
    this.round++
    this.heap.clear()
    this.settledCount = 0
  }

  /** Adds a start node with its initial cost. */
  seed(node: number, weight: number, duration: number, length: number, major: number): void {
    if (this.stamp[node] === this.round && this.weight[node] <= weight) return
    this.stamp[node] = this.round
    this.weight[node] = weight
    this.duration[node] = duration
    this.length[node] = length
    this.major[node] = major
    this.parent[node] = -1
    this.heap.set(node, weight)
  }

  /** Settles everything above the seeds. */
  run(): void {
    const { heap, stamp, weight, settled, parent, from, round } = this
    const { start, to, weight: arcWeight, duration, length, major } = this.arcs
    const { start: oStart, to: oTo, weight: oWeight } = this.opposite
    while (heap.size > 0) {
      const node = heap.pop()
      const reached = weight[node]
      let stalled = false
      for (let arc = oStart[node], end = oStart[node + 1]; arc < end; arc++) {
        const above = oTo[arc]
        if (stamp[above] === round && weight[above] + oWeight[arc] < reached) {
          stalled = true
          break
        }
      }
      if (stalled) continue
      settled[this.settledCount++] = node
      for (let arc = start[node], end = start[node + 1]; arc < end; arc++) {
        const next = to[arc]
        const total = reached + arcWeight[arc]
        if (stamp[next] === round && weight[next] <= total) continue
        stamp[next] = round
        weight[next] = total
        parent[next] = arc
        from[next] = node
        this.duration[next] = this.duration[node] + duration[arc]
        this.length[next] = this.length[node] + length[arc]
        this.major[next] = this.major[node] + major[arc]
        heap.set(next, total)
      }
    }
  }

  reached(node: number): boolean {
    return this.stamp[node] === this.round
  }

  /** Nodes and arcs from a seed up to `node`: [seed, arc, node, arc, … node]. */
  pathTo(node: number): number[] {
    const path = [node]
    while (this.parent[node] >= 0) {
      path.push(this.parent[node])
      node = this.from[node]
      path.push(node)
    }
    return path.toReversed()
  }
}

/** The rest of an edge when a trip starts `along` it. */
export function sourceSeed(search: Upsearch, graph: ProfileGraph, seed: Seed): void {
  const rest = remainder(graph, seed)
  search.seed(
    seed.edge,
    rest.weight,
    rest.duration,
    rest.length,
    graph.edgeMajor[seed.edge] ? rest.duration : 0,
  )
}

/** The target's counterpart: arrival counts the whole edge, so subtract the part behind the point. */
export function targetSeed(search: Upsearch, graph: ProfileGraph, seed: Seed): void {
  const rest = remainder(graph, seed)
  const major = graph.edgeMajor[seed.edge] ? rest.duration : 0
  search.seed(seed.edge, -rest.weight, -rest.duration, -rest.length, -major)
  for (const copy of graph.copies.get(seed.edge) ?? [])
    search.seed(copy, -rest.weight, -rest.duration, -rest.length, -major)
}

function remainder(graph: ProfileGraph, { edge, along }: Seed) {
  const remainderOf = (amount: number) => amount - Math.round(amount * along)
  return {
    weight: remainderOf(graph.edgeWeight[edge]),
    duration: remainderOf(graph.edgeDuration[edge]),
    length: remainderOf(graph.edgeLength[edge]),
  }
}

/** Edges of a hierarchy arc, without the first, with the last. */
export function unpackArc(
  graph: ProfileGraph,
  from: number,
  to: number,
  middle: number,
  edges: number[],
): void {
  // An explicit stack, since shortcuts nest deeply on long motorways.
  const stack: number[] = [from, to, middle]
  while (stack.length > 0) {
    const via = stack.pop() as number
    const end = stack.pop() as number
    const begin = stack.pop() as number
    if (via < 0) {
      edges.push(end)
      continue
    }
    stack.push(via, end, middleOf(graph.forward, via, end))
    stack.push(begin, via, middleOf(graph.backward, via, begin))
  }
}

function middleOf(arcs: UpwardArcs, node: number, other: number): number {
  for (let arc = arcs.start[node]; arc < arcs.start[node + 1]; arc++)
    if (arcs.to[arc] === other) return arcs.middle[arc]
  throw new Error(`hierarchy lacks an arc at ${node} to ${other}`)
}
