// Orders a road network for contraction: nested dissection by inertial flow (Schild and Sommer 2015). It
// cuts the network where the fewest roads cross, ranks the cut's roads as most important, and cuts each half
// again.

/** A network as directed edges: the nodes that each leaves and reaches, and where the latter lies. */
export interface Edges {
  count: number
  from: Int32Array
  to: Int32Array
  /** Degrees, of the node an edge reaches. */
  lat: Float64Array
  lng: Float64Array
}

/** Pieces with this few junctions are not cut further. */
const SMALL_PIECE = 6
/** Share of a piece's junctions at either end of a direction that the cut must separate. */
const END_SHARE = 0.25
/** Directions in which a piece may be cut: shares of east and north. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
]
const AT_SOURCE = 1
const AT_SINK = 2

/** All edges from the least to the most important. Deterministic. */
export function dissect(edges: Edges): Int32Array {
  return new Dissection(edges).run()
}

interface Cut {
  links: number[]
  /** 1 for junctions of the piece on the first side, in the piece's order. */
  isFirst: Uint8Array
  /** Cut roads for each junction of the smaller side: less is better. */
  score: number
}

class Dissection {
  /** Links connect two junctions, whatever edges run between them; `edgeStart` and `edgeOf` list those. */
  private readonly links: number
  private readonly a: Int32Array
  private readonly b: Int32Array
  private readonly edgeStart: Int32Array
  private readonly edgeOf: Int32Array
  /** Links at each junction. */
  private readonly start: Int32Array
  private readonly linkAt: Int32Array
  private readonly east: Float64Array
  private readonly north: Float64Array
  /** The present piece of each junction; cut or ordered links are removed. */
  private readonly piece: Int32Array
  private readonly isGone: Uint8Array
  /** The last piece that listed a link. */
  private readonly takenIn: Int32Array
  /** Present flow: 1 from a to b, -1 back; end junctions, and how each was reached. */
  private readonly flow: Int8Array
  private readonly role: Uint8Array
  private readonly seen: Int32Array
  private readonly reachedBy: Int32Array
  private readonly queue: Int32Array
  private round = 0
  private readonly order: Int32Array
  /** Edges before this index are unordered. */
  private remaining: number

  constructor({ count, from, to, lat, lng }: Edges) {
    const ids = new Map<number, number>()
    const number = (node: number): number => {
      const existing = ids.get(node)
      if (existing !== undefined) return existing
      ids.set(node, ids.size)
      return ids.size - 1
    }
    const [tail, head] = [from.map(number), to.map(number)]
    const junctions = ids.size
    const linkIds = new Map<number, number>()
    const linkOf = new Int32Array(count)
    for (let e = 0; e < count; e++) {
      const key = Math.min(tail[e], head[e]) * junctions + Math.max(tail[e], head[e])
      const link = linkIds.get(key) ?? linkIds.size
      linkIds.set(key, link)
      linkOf[e] = link
    }
    this.links = linkIds.size
    ;[this.a, this.b] = [new Int32Array(this.links), new Int32Array(this.links)]
    ;[this.east, this.north] = [new Float64Array(junctions), new Float64Array(junctions)]
    const squeeze = Math.cos(((lat[0] ?? 0) * Math.PI) / 180)
    for (let e = 0; e < count; e++) {
      this.a[linkOf[e]] = tail[e]
      this.b[linkOf[e]] = head[e]
      this.east[head[e]] = lng[e] * squeeze
      this.north[head[e]] = lat[e]
    }
    ;[this.edgeStart, this.edgeOf] = grouped([linkOf], this.links)
    ;[this.start, this.linkAt] = grouped([this.a, this.b], junctions)
    this.piece = new Int32Array(junctions)
    this.role = new Uint8Array(junctions)
    ;[this.seen, this.reachedBy, this.queue] = [
      new Int32Array(junctions),
      new Int32Array(junctions),
      new Int32Array(junctions),
    ]
    this.isGone = new Uint8Array(this.links)
    this.takenIn = new Int32Array(this.links)
    this.flow = new Int8Array(this.links)
    this.order = new Int32Array(count)
    this.remaining = count
  }

  run(): Int32Array {
    const pieces = [Int32Array.from(this.piece.keys())]
    let number = 0
    for (let nodes = pieces.pop(); nodes; nodes = pieces.pop()) {
      number++
      for (const node of nodes) this.piece[node] = number
      const links = this.linksOf(nodes, number)
      const cut = nodes.length > SMALL_PIECE && links.length > 0 ? this.bestCut(nodes, links, number) : null
      this.settle(cut ? cut.links : links)
      if (!cut) continue
      const { isFirst } = cut
      pieces.push(
        nodes.filter((_, i) => isFirst[i] === 1),
        nodes.filter((_, i) => isFirst[i] === 0),
      )
    }
    return this.order
  }

  /** Gives the links' edges the highest free ranks. */
  private settle(links: number[]): void {
    for (const link of links) {
      this.isGone[link] = 1
      for (let k = this.edgeStart[link]; k < this.edgeStart[link + 1]; k++)
        this.order[--this.remaining] = this.edgeOf[k]
    }
  }

  /** Remaining links inside the piece, each once. */
  private linksOf(nodes: Int32Array, piece: number): number[] {
    const bridges: number[] = []
    for (const node of nodes)
      for (let k = this.start[node]; k < this.start[node + 1]; k++) {
        const link = this.linkAt[k]
        if (this.isGone[link] || this.takenIn[link] === piece) continue
        this.takenIn[link] = piece
        bridges.push(link)
      }
    return bridges
  }

  private bestCut(nodes: Int32Array, links: number[], piece: number): Cut | null {
    let best: Cut | null = null
    for (const [towardsEast, towardsNorth] of DIRECTIONS) {
      const place = (node: number) => this.east[node] * towardsEast + this.north[node] * towardsNorth
      const places = Float64Array.from(nodes, place).sort()
      const ends = Math.max(1, Math.floor(nodes.length * END_SHARE))
      const [low, high] = [places[ends - 1], places[nodes.length - ends]]
      if (low >= high) continue
      for (const node of nodes) {
        const at = place(node)
        this.role[node] = at <= low ? AT_SOURCE : at >= high ? AT_SINK : 0
      }
      for (const link of links) this.flow[link] = 0
      // A cut of more roads cannot beat the best: the smaller side has at most half the junctions.
      const limit = best ? (best.score * nodes.length) / 2 : Infinity
      if (!this.fill(nodes, piece, limit)) continue
      const isFirst = Uint8Array.from(nodes, (node) => (this.seen[node] === this.round ? 1 : 0))
      const first = isFirst.reduce((sum, flag) => sum + flag, 0)
      const crossing = links.filter(
        (link) => (this.seen[this.a[link]] === this.round) !== (this.seen[this.b[link]] === this.round),
      )
      const score = crossing.length / Math.min(first, nodes.length - first)
      if (!best || score < best.score) best = { links: crossing, isFirst, score }
    }
    return best
  }

  /** Sends flow from source to sink side until no more fits; false when it exceeds the limit. */
  private fill(nodes: Int32Array, piece: number, limit: number): boolean {
    for (let value = 0; ; value++) {
      if (value > limit) return false
      let node = this.findSink(nodes, piece)
      if (node < 0) return true
      while (this.role[node] !== AT_SOURCE) {
        const link = this.reachedBy[node]
        const isAlong = this.b[link] === node
        this.flow[link] += isAlong ? 1 : -1
        node = isAlong ? this.a[link] : this.b[link]
      }
    }
  }

  /**
   * Breadth-first search over links with capacity. Returns the sink, or -1 after marking everything
   * reachable in this round.
   */
  private findSink(nodes: Int32Array, piece: number): number {
    const { queue, seen: visited, reachedBy, role, start, linkAt, a, b, flow, isGone } = this
    const round = ++this.round
    let tail = 0
    for (const node of nodes) {
      if (role[node] !== AT_SOURCE) continue
      visited[node] = round
      queue[tail++] = node
    }
    for (let head = 0; head < tail; head++) {
      const node = queue[head]
      for (let k = start[node]; k < start[node + 1]; k++) {
        const link = linkAt[k]
        if (isGone[link]) continue
        const isAlong = a[link] === node
        const next = isAlong ? b[link] : a[link]
        if (visited[next] === round || this.piece[next] !== piece) continue
        if (isAlong ? flow[link] > 0 : flow[link] < 0) continue
        visited[next] = round
        reachedBy[next] = link
        if (role[next] === AT_SINK) return next
        queue[tail++] = next
      }
    }
    return -1
  }
}

/** Indices of all columns by key: those of key k are at start[k] … start[k + 1]. */
function grouped(columns: Int32Array[], keys: number): [start: Int32Array, items: Int32Array] {
  const start = new Int32Array(keys + 1)
  for (const column of columns) for (const key of column) start[key + 1]++
  for (let key = 0; key < keys; key++) start[key + 1] += start[key]
  const at = start.slice()
  const items = new Int32Array(start[keys])
  for (const column of columns) column.forEach((key, item) => (items[at[key]++] = item))
  return [start, items]
}
