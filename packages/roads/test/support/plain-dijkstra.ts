// Dijkstra over edges and turns as they are before any contraction: slow, simple, and the judge of the hierarchy.
import { Heap } from '../../src/engine/heap.ts'
import type { ProfileGraph } from '../../src/engine/graph.ts'
import type { Seed } from '../../src/engine/snap.ts'
import { ElementStore, type ElementSource } from '../../src/compile/elements.ts'
import { buildNetwork, segmentLengths, type Network } from '../../src/compile/network.ts'
import { isBarrier } from '../../src/compile/profile.ts'
import { cutSegments } from '../../src/compile/segments.ts'

/** The car network of a source, uncontracted. */
export async function plainNetwork(source: ElementSource): Promise<Network> {
  const store = new ElementStore()
  await source(store, () => {})
  store.finish()
  const closed = new Set<number>()
  const signals = new Set<number>()
  for (const [id, { tags }] of store.taggedNodes) {
    if (tags.get('highway') === 'traffic_signals') signals.add(store.nodeIndex(id))
    if (isBarrier(tags, 'car')) closed.add(store.nodeIndex(id))
  }
  const truckClosed = [...store.taggedNodes]
    .filter(([, { tags }]) => isBarrier(tags, 'truck'))
    .map(([id]) => store.nodeIndex(id))
  const segments = cutSegments(store, ['car', 'truck'], new Set([...closed, ...signals, ...truckClosed]))
  return buildNetwork(store, segments, segmentLengths(store, segments), 'car', closed, signals)
}

export class PlainDijkstra {
  private readonly network: Network
  private readonly edgeOf = new Map<number, number>()
  private readonly weight: Float64Array
  private readonly heap: Heap

  constructor(network: Network) {
    this.network = network
    this.weight = new Float64Array(network.count)
    this.heap = new Heap(network.count)
    for (let e = 0; e < network.plain; e++) this.edgeOf.set(network.segment[e]!, e)
  }

  private plain(graph: ProfileGraph, { edge }: Seed): number {
    return this.edgeOf.get(graph.edgeSegment[edge]!) as number
  }

  private left(graph: ProfileGraph, seed: Seed): number {
    const edgeWeight = this.network.weight[this.plain(graph, seed)]!
    return edgeWeight - Math.round(edgeWeight * seed.along)
  }

  /** Settles the whole network from one snapped source. */
  sweep(graph: ProfileGraph, source: Seed[]): void {
    const { weight, heap } = this
    weight.fill(Infinity)
    heap.clear()
    const relax = (edge: number, total: number) => {
      if (total >= weight[edge]!) return
      weight[edge] = total
      heap.set(edge, total)
    }
    // The first turn already: an edge one starts on may have to be reached again from its beginning.
    for (const seed of source)
      this.turns(this.plain(graph, seed), (next, cost) => relax(next, this.left(graph, seed) + cost))
    while (heap.size > 0) {
      const edge = heap.pop()
      this.turns(edge, (next, cost) => relax(next, weight[edge]! + cost))
    }
  }

  /** Weights (ms) from one snapped source to all targets, by plain relaxation. */
  oneToMany(graph: ProfileGraph, source: Seed[], targets: Seed[][]): number[] {
    this.sweep(graph, source)
    const { network, weight } = this
    const plain = (seed: Seed) => this.plain(graph, seed)
    const left = (seed: Seed) => this.left(graph, seed)
    return targets.map((seeds) => {
      let best = Infinity
      for (const target of seeds) {
        for (let e = 0; e < network.count; e++)
          if (network.origin[e] === plain(target)) best = Math.min(best, weight[e]! - left(target))
        for (const seed of source) {
          const direct = left(seed) - left(target)
          if (plain(seed) === plain(target) && direct >= 0) best = Math.min(best, direct)
        }
      }
      return best
    })
  }

  private turns(edge: number, visit: (next: number, cost: number) => void): void {
    const { turnStart, turnTo, turnWeight, weight } = this.network
    for (let k = turnStart[edge]!; k < turnStart[edge + 1]!; k++)
      visit(turnTo[k]!, turnWeight[k]! + weight[turnTo[k]!]!)
  }
}
