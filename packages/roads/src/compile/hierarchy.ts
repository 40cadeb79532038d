// Contraction hierarchies (Geisberger et al. 2008) over the graph whose nodes are directed edges and whose arcs are turns.
// Nodes are removed one after the other, least important first; a shortcut keeps each shortest way through a removed one.
import { Heap } from '../engine/heap.ts'
import { Ints } from '../growable.ts'

export interface Arcs {
  from: Int32Array
  to: Int32Array
  /** What the search minimises. */
  weight: Int32Array
  /** By node: how much later than its neighbours to contract it. Through roads last: their hierarchy is the network's own. */
  bias: Float64Array
  /** Carried along, columns of numbers that add up: milliseconds, centimetres, milliseconds on major roads. */
  payload: Int32Array[]
}

/** One direction of the hierarchy: arcs from each node to more important ones. Nodes are numbered by importance, 0 the most. */
export interface Upward {
  start: Int32Array<ArrayBuffer>
  to: Int32Array<ArrayBuffer>
  weight: Int32Array<ArrayBuffer>
  /** The node a shortcut passes (hierarchy number); -1 for a turn. */
  middle: Int32Array<ArrayBuffer>
  payload: Int32Array<ArrayBuffer>[]
}

export interface Hierarchy {
  /** Hierarchy number of each node. */
  rank: Int32Array<ArrayBuffer>
  forward: Upward
  backward: Upward
  /** The shortest way round to where one is, for nodes whose round trip leads over nothing more important. */
  loops: {
    node: Int32Array<ArrayBuffer>
    weight: Int32Array<ArrayBuffer>
    middle: Int32Array<ArrayBuffer>
    payload: Int32Array<ArrayBuffer>[]
  }
  shortcuts: number
}

/** A witness search looks at this many nodes when only guessing, and when it decides. Fewer: more shortcuts, sooner done. */
const GUESS_SETTLES = 24
const DECIDE_SETTLES = 160

/**
 * Contracts all nodes. `order` gives them from the least to the most important when that is known already, from the same roads
 * driven by another vehicle: half the work is to find it.
 */
export function contract(
  count: number,
  arcs: Arcs,
  onProgress?: (fraction: number) => void,
  order?: Int32Array,
): Hierarchy {
  const work = new Contraction(count, arcs)
  if (order) work.runInOrder(order, onProgress)
  else work.run(onProgress)
  return work.result()
}

class Contraction {
  private readonly count: number
  private readonly from = new Ints()
  private readonly to = new Ints()
  private readonly weight = new Ints()
  private readonly middle = new Ints()
  private readonly hops = new Ints()
  private readonly payload: Ints[]
  /** Arcs among nodes not yet contracted. */
  private readonly out: number[][]
  private readonly into: number[][]
  private readonly level: Int32Array
  private readonly bias: Float64Array
  private readonly order: Int32Array
  private readonly heap: Heap
  private readonly distance: Int32Array
  private readonly stamp: Int32Array
  /** Round in which a node was one of those to be reached. */
  private readonly wanted: Int32Array
  private round = 0
  private added = 0
  private readonly loops = new Map<number, { weight: number; middle: number; payload: number[] }>()

  constructor(count: number, arcs: Arcs) {
    this.count = count
    this.payload = arcs.payload.map(() => new Ints())
    this.out = Array.from({ length: count }, () => [])
    this.into = Array.from({ length: count }, () => [])
    this.level = new Int32Array(count)
    this.bias = arcs.bias
    this.order = new Int32Array(count)
    this.heap = new Heap(count)
    this.distance = new Int32Array(count)
    this.stamp = new Int32Array(count)
    this.wanted = new Int32Array(count)
    for (let i = 0; i < arcs.from.length; i++) {
      if (arcs.from[i] === arcs.to[i]) continue
      this.connect(
        arcs.from[i],
        arcs.to[i],
        arcs.weight[i],
        -1,
        1,
        arcs.payload.map((column) => column[i]),
      )
    }
  }

  /** Adds an arc, or shortens the one that is there. */
  private connect(
    from: number,
    to: number,
    weight: number,
    middle: number,
    hops: number,
    payload: number[],
  ): void {
    for (const arc of this.out[from]) {
      if (this.to.array[arc] !== to) continue
      if (this.weight.array[arc] <= weight) return
      // The old arc stays in the columns but not in the graph.
      this.out[from].splice(this.out[from].indexOf(arc), 1)
      this.into[to].splice(this.into[to].indexOf(arc), 1)
      break
    }
    const arc = this.from.push(from)
    this.to.push(to)
    this.weight.push(weight)
    this.middle.push(middle)
    this.hops.push(hops)
    this.payload.forEach((column, i) => column.push(payload[i]))
    this.out[from].push(arc)
    this.into[to].push(arc)
  }

  run(onProgress?: (fraction: number) => void): void {
    const queue = new Heap(this.count)
    const cost = new Float64Array(this.count)
    const stale = new Uint8Array(this.count)
    for (let v = 0; v < this.count; v++) {
      cost[v] = this.guess(v)
      queue.set(v, cost[v])
    }
    let done = 0
    while (queue.size > 0) {
      const v = queue.pop()
      if (stale[v]) {
        stale[v] = 0
        cost[v] = this.guess(v)
        const key = cost[v] + this.level[v]
        if (key > queue.minKey()) {
          queue.set(v, key)
          continue
        }
      }
      for (const u of this.remove(v)) {
        stale[u] = 1
        queue.set(u, cost[u] + this.level[u])
      }
      this.order[done++] = v
      if (onProgress && (done & 1023) === 0) onProgress(done / this.count)
    }
  }

  runInOrder(order: Int32Array, onProgress?: (fraction: number) => void): void {
    order.forEach((v, done) => {
      this.remove(v)
      this.order[done] = v
      if (onProgress && (done & 1023) === 0) onProgress(done / this.count)
    })
  }

  /** How bad it is to remove v now: arcs and hops added per arc and hop removed. */
  private guess(v: number): number {
    let removed = 0
    let removedHops = 0
    for (const list of [this.out[v], this.into[v]])
      for (const arc of list) {
        removed++
        removedHops += this.hops.array[arc]
      }
    let added = 0
    let addedHops = 0
    for (const incoming of this.into[v])
      added += this.missing(v, incoming, GUESS_SETTLES, (_outgoing, hops) => (addedHops += hops))
    return this.bias[v] + (removed === 0 ? 0 : (2 * added) / removed + addedHops / removedHops)
  }

  /** Counts (and names) the shortcuts that one incoming arc of v needs. */
  private missing(
    v: number,
    incoming: number,
    settles: number,
    found: (outgoing: number, hops: number) => void,
  ): number {
    const weight = this.weight.array
    const to = this.to.array
    const source = this.from.array[incoming]
    const base = weight[incoming]
    let limit = 0
    let targets = 0
    this.round++
    for (const outgoing of this.out[v]) {
      if (to[outgoing] === source) continue
      targets++
      this.wanted[to[outgoing]] = this.round
      if (weight[outgoing] > limit) limit = weight[outgoing]
    }
    if (targets === 0) return 0
    this.searchWithout(v, source, base + limit, settles, targets)
    let needed = 0
    for (const outgoing of this.out[v]) {
      const target = to[outgoing]
      if (target === source) continue
      if (this.stamp[target] === this.round && this.distance[target] <= base + weight[outgoing]) continue
      needed++
      found(outgoing, this.hops.array[incoming] + this.hops.array[outgoing])
    }
    return needed
  }

  /** Dijkstra from source that never enters v, up to a length, a number of settled nodes, or until all wanted ones are. */
  private searchWithout(v: number, source: number, limit: number, settles: number, targets: number): void {
    const { heap, distance, stamp, wanted, round } = this
    const to = this.to.array
    const weight = this.weight.array
    let missing = targets
    heap.clear()
    distance[source] = 0
    stamp[source] = round
    heap.set(source, 0)
    let left = settles
    while (heap.size > 0 && left-- > 0) {
      const at = heap.pop()
      const reached = distance[at]
      if (reached > limit) return
      if (wanted[at] === round && --missing === 0) return
      const list = this.out[at]
      for (let k = 0; k < list.length; k++) {
        const arc = list[k]
        const next = to[arc]
        if (next === v) continue
        const length = reached + weight[arc]
        if (length > limit) continue
        if (stamp[next] === round && distance[next] <= length) continue
        stamp[next] = round
        distance[next] = length
        heap.set(next, length)
      }
    }
  }

  /** Takes v out, puts in the shortcuts that are missing then, and names its neighbours. */
  private remove(v: number): Set<number> {
    const wanted: number[] = []
    for (const incoming of this.into[v])
      this.missing(v, incoming, DECIDE_SETTLES, (outgoing) => wanted.push(incoming, outgoing))
    this.keepLoops(v)
    const touched = new Set<number>()
    for (const arc of this.into[v]) {
      const u = this.from.array[arc]
      touched.add(u)
      this.out[u].splice(this.out[u].indexOf(arc), 1)
    }
    for (const arc of this.out[v]) {
      const w = this.to.array[arc]
      touched.add(w)
      this.into[w].splice(this.into[w].indexOf(arc), 1)
    }
    for (let i = 0; i < wanted.length; i += 2) {
      const [a, b] = [wanted[i], wanted[i + 1]]
      this.added++
      this.connect(
        this.from.array[a],
        this.to.array[b],
        this.weight.array[a] + this.weight.array[b],
        v,
        this.hops.array[a] + this.hops.array[b],
        this.payload.map((column) => column.array[a] + column.array[b]),
      )
    }
    for (const u of touched) if (this.level[u] < this.level[v] + 1) this.level[u] = this.level[v] + 1
    return touched
  }

  private keepLoops(v: number): void {
    for (const incoming of this.into[v])
      for (const outgoing of this.out[v]) {
        const u = this.from.array[incoming]
        if (this.to.array[outgoing] !== u) continue
        const weight = this.weight.array[incoming] + this.weight.array[outgoing]
        if (weight >= (this.loops.get(u)?.weight ?? Infinity)) continue
        const payload = this.payload.map((column) => column.array[incoming] + column.array[outgoing])
        this.loops.set(u, { weight, middle: v, payload })
      }
  }

  result(): Hierarchy {
    const rank = new Int32Array(this.count)
    for (let i = 0; i < this.count; i++) rank[this.order[i]] = this.count - 1 - i
    // `out` and `into` of a node still hold exactly its arcs to nodes contracted after it.
    return {
      rank,
      forward: this.upward(rank, this.out, this.to.array),
      backward: this.upward(rank, this.into, this.from.array),
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

  private upward(rank: Int32Array, lists: number[][], other: Int32Array): Upward {
    const start = new Int32Array(this.count + 1)
    let total = 0
    for (let v = 0; v < this.count; v++) total += lists[v].length
    const byRank = new Int32Array(this.count)
    for (let v = 0; v < this.count; v++) byRank[rank[v]] = v
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
      for (const arc of lists[byRank[r]]) {
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
