// Contraction hierarchies (Geisberger et al. 2008) over the graph whose nodes are directed edges and whose
// arcs are turns. Removes nodes one by one, least important first; a shortcut keeps each shortest way
// through a removed node.
import { Heap } from '../engine/heap.ts'
import { Ints } from '../growable.ts'
import type { Arcs, Hierarchy, Upward } from './hierarchy-types.ts'
import { pruneHierarchy } from './prune.ts'

/** Maximum number of nodes of a witness search. Fewer create more shortcuts, which pruning removes. */
const WITNESS_SETTLES = 40
/** At nodes with this many ways, searching costs more than the shortcuts it saves. */
const WITNESS_DEGREE = 12

/**
 * Contracts all nodes in the given order, from the least to the most important (see dissect.ts), and drops
 * arcs that no shortest way needs. Ignores arcs from a node to itself.
 */
export function contract(
  count: number,
  arcs: Arcs,
  order: Int32Array,
  onProgress?: (fraction: number) => void,
): Hierarchy {
  const work = new Contraction(count, arcs)
  order.forEach((node, done) => {
    work.remove(node)
    if (onProgress && (done & 255) === 0) onProgress((done / count) * 0.9)
  })
  const hierarchy = work.result(order)
  const pruned = pruneHierarchy(hierarchy)
  onProgress?.(1)
  return pruned
}

class Contraction {
  private readonly count: number
  private readonly from = new Ints()
  private readonly to = new Ints()
  private readonly weight = new Ints()
  private readonly middle = new Ints()
  private readonly payload: Ints[]
  /** Arcs among remaining nodes; of a contracted node, its arcs to those contracted later. */
  private readonly out: number[][]
  private readonly into: number[][]
  private readonly isGone: Uint8Array
  private readonly heap: Heap
  private readonly distance: Int32Array
  /** Rounds in which a search reached a node, and in which the node was a target. */
  private readonly stamp: Int32Array
  private readonly targets: Int32Array
  /** Arc from the present node to each neighbour, in the noted round. */
  private readonly arcTo: Int32Array
  private readonly noted: Int32Array
  private round = 0
  private added = 0
  private readonly loops = new Map<number, { weight: number; middle: number; payload: number[] }>()

  constructor(count: number, arcs: Arcs) {
    this.count = count
    this.payload = arcs.payload.map(() => new Ints())
    this.out = Array.from({ length: count }, () => [])
    this.into = Array.from({ length: count }, () => [])
    this.isGone = new Uint8Array(count)
    this.heap = new Heap(count)
    const column = () => new Int32Array(count)
    ;[this.distance, this.stamp, this.targets] = [column(), column(), column()]
    ;[this.arcTo, this.noted] = [column(), column()]
    for (let i = 0; i < arcs.from.length; i++) {
      if (arcs.from[i] === arcs.to[i]) continue
      const twin = this.out[arcs.from[i]].find((arc) => this.to.array[arc] === arcs.to[i])
      if (twin !== undefined && this.weight.array[twin] <= arcs.weight[i]) continue
      const arc = twin ?? this.add(arcs.from[i], arcs.to[i])
      this.weight.array[arc] = arcs.weight[i]
      this.middle.array[arc] = -1
      this.payload.forEach((sums, k) => (sums.array[arc] = arcs.payload[k][i]))
    }
  }

  private add(from: number, to: number): number {
    const arc = this.from.push(from)
    this.to.push(to)
    this.weight.push(0)
    this.middle.push(-1)
    for (const column of this.payload) column.push(0)
    this.out[from].push(arc)
    this.into[to].push(arc)
    return arc
  }

  /** Removes v and adds the missing shortcuts. */
  remove(v: number): void {
    const incoming = this.tidy(this.into[v], this.from.array)
    const outgoing = this.tidy(this.out[v], this.to.array)
    this.isGone[v] = 1
    const doSearch = incoming.length + outgoing.length <= WITNESS_DEGREE
    for (const first of incoming) {
      const u = this.from.array[first]
      this.round++
      for (const arc of this.tidy(this.out[u], this.to.array)) {
        const w = this.to.array[arc]
        this.noted[w] = this.round
        this.arcTo[w] = arc
      }
      if (doSearch) this.searchAround(u, first, outgoing)
      for (const second of outgoing) this.join(u, first, second, v, doSearch)
    }
  }

  /** Drops arcs in place whose other end was removed. */
  private tidy(list: number[], other: Int32Array): number[] {
    let arcCount = 0
    for (let i = 0; i < list.length; i++) if (!this.isGone[other[list[i]]]) list[arcCount++] = list[i]
    list.length = arcCount
    return list
  }

  /** Keeps the way over v by the arcs `first` and `second`, unless another is as short. */
  private join(u: number, first: number, second: number, v: number, searched: boolean): void {
    const w = this.to.array[second]
    const weight = this.weight.array[first] + this.weight.array[second]
    if (w === u) {
      if (weight >= (this.loops.get(u)?.weight ?? Infinity)) return
      const payload = this.payload.map(({ array }) => array[first] + array[second])
      this.loops.set(u, { weight, middle: v, payload })
      return
    }
    const isThere = this.noted[w] === this.round
    if (isThere && this.weight.array[this.arcTo[w]] <= weight) return
    if (searched && this.stamp[w] === this.round && this.distance[w] <= weight) return
    const arc = isThere ? this.arcTo[w] : this.add(u, w)
    this.added++
    this.weight.array[arc] = weight
    this.middle.array[arc] = v
    for (const { array } of this.payload) array[arc] = array[first] + array[second]
  }

  /** Dijkstra from u among remaining nodes, until all targets behind v are reached or too far. */
  private searchAround(u: number, first: number, outgoing: number[]): void {
    const { heap, distance, stamp, targets: targetNodes, round, isGone } = this
    const to = this.to.array
    const weight = this.weight.array
    let missing = 0
    let farthest = 0
    for (const second of outgoing) {
      if (to[second] === u) continue
      missing++
      targetNodes[to[second]] = round
      if (weight[second] > farthest) farthest = weight[second]
    }
    if (missing === 0) return
    const limit = weight[first] + farthest
    heap.clear()
    distance[u] = 0
    stamp[u] = round
    heap.set(u, 0)
    let remaining = WITNESS_SETTLES
    while (heap.size > 0 && remaining-- > 0) {
      const at = heap.pop()
      const reached = distance[at]
      if (reached > limit) return
      if (targetNodes[at] === round && --missing === 0) return
      const list = this.out[at]
      for (let k = 0; k < list.length; k++) {
        const arc = list[k]
        const next = to[arc]
        const length = reached + weight[arc]
        if (length > limit || isGone[next]) continue
        if (stamp[next] === round && distance[next] <= length) continue
        stamp[next] = round
        distance[next] = length
        heap.set(next, length)
      }
    }
  }

  result(order: Int32Array): Hierarchy {
    const rank = new Int32Array(this.count)
    for (let i = 0; i < this.count; i++) rank[order[i]] = this.count - 1 - i
    return {
      rank,
      forward: this.upward(rank, order, this.out, this.to.array),
      backward: this.upward(rank, order, this.into, this.from.array),
      loops: this.loopColumns(rank),
      shortcuts: this.added,
    }
  }

  private loopColumns(rank: Int32Array): Hierarchy['loops'] {
    const entries = [...this.loops]
      .map(([u, loop]) => ({ ...loop, node: rank[u] }))
      .toSorted((a, b) => a.node - b.node)
    return {
      node: Int32Array.from(entries, (entry) => entry.node),
      weight: Int32Array.from(entries, (entry) => entry.weight),
      middle: Int32Array.from(entries, (entry) => rank[entry.middle]),
      payload: this.payload.map((_, i) => Int32Array.from(entries, (entry) => entry.payload[i])),
    }
  }

  private upward(rank: Int32Array, order: Int32Array, lists: number[][], other: Int32Array): Upward {
    const start = new Int32Array(this.count + 1)
    const total = lists.reduce((sum, list) => sum + list.length, 0)
    const upward: Upward = {
      start,
      to: new Int32Array(total),
      weight: new Int32Array(total),
      middle: new Int32Array(total),
      payload: this.payload.map(() => new Int32Array(total)),
    }
    let at = 0
    for (let r = 0; r < this.count; r++) {
      start[r] = at
      for (const arc of lists[order[this.count - 1 - r]]) {
        upward.to[at] = rank[other[arc]]
        upward.weight[at] = this.weight.array[arc]
        const middle = this.middle.array[arc]
        upward.middle[at] = middle < 0 ? -1 : rank[middle]
        this.payload.forEach((column, i) => (upward.payload[i][at] = column.array[arc]))
        at++
      }
    }
    start[this.count] = at
    return upward
  }
}
