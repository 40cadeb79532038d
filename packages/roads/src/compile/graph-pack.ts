// Turns elements into the graph pack: segments, index, and each profile's edges and hierarchy.
import Flatbush from 'flatbush'
import { writePack, type Columns } from '../pack.ts'
import type { GraphInfo } from '../engine/graph.ts'
import { ROAD_CLASSES } from '../engine/kinds.ts'
import { forEachProfile } from '../profiles/index.ts'
import { RoadsError, type Profile } from '../types.ts'
import { largestComponent } from './components.ts'
import { E7, type ElementStore } from './elements.ts'
import { dissect } from './dissect.ts'
import { contract } from './hierarchy.ts'
import type { Arcs, Hierarchy, Upward } from './hierarchy-types.ts'
import { buildNetwork, segmentLengths, type Network } from './network.ts'
import { isBarrier } from './profile.ts'
import type { Limits } from '../engine/sizes.ts'
import { LimitRows, readSizeLimits } from './size-limits.ts'
import { cutSegments, type Segments } from './segments.ts'

export interface GraphPack {
  bytes: Uint8Array<ArrayBuffer>
  segments: Segments
  junctions: number
  roadKm: number
  turnRestrictions: number
  /** Share of all drivable edges in the largest connected part. */
  connectedShare: number
  /** Segments that the car profile uses. */
  used: Uint8Array
}

export function buildGraphPack(
  store: ElementStore,
  profiles: Profile[],
  onProgress: (fraction: number) => void,
  isKept?: (way: number) => boolean,
): GraphPack {
  const closed = forEachProfile(() => new Set<number>())
  const signals = new Set<number>()
  const cut = new Set<number>()
  const limitsAt = new Map<number, Limits>()
  for (const [id, { tags }] of store.taggedNodes) {
    const node = store.nodeIndex(id)
    if (tags.get('highway') === 'traffic_signals') signals.add(node)
    for (const profile of profiles) if (isBarrier(tags, profile)) closed[profile].add(node)
    const limits = readSizeLimits((key) => tags.get(key) ?? '')
    if (limits) limitsAt.set(node, limits)
    if (limits || signals.has(node) || profiles.some((profile) => closed[profile].has(node))) cut.add(node)
  }
  const segments = cutSegments(store, profiles, cut, isKept)
  if (segments.count === 0)
    throw new RoadsError(
      'no_roads',
      'This extract holds no road a car may drive.',
      'Take an extract of an inhabited area, with ways and nodes.',
    )
  const lengths = segmentLengths(store, segments)
  const columns: Columns = {
    ...shapeColumns(store, segments),
    segmentLength: lengths,
    segmentName: segments.name,
    segmentKind: segments.kind,
    ...sizeColumns(store, segments, limitsAt),
  }
  const used = new Uint8Array(segments.count)
  const pack: Omit<GraphPack, 'bytes'> = {
    segments,
    junctions: 0,
    roadKm: 0,
    turnRestrictions: 0,
    connectedShare: 1,
    used,
  }
  // Importance of each directed segment to the first profile; other profiles use the same order.
  let importance: Int32Array | undefined
  profiles.forEach((profile, i) => {
    const network = buildNetwork(store, segments, lengths, profile, closed[profile], signals)
    const report = (fraction: number) => onProgress((i + fraction) / profiles.length)
    const { profileColumns, inside } = profilePack(store, network, segments.count, report, importance)
    importance ??= profileColumns.segmentEdges as Int32Array
    for (const [name, column] of Object.entries(profileColumns)) columns[`${profile}.${name}`] = column
    if (i > 0) return
    const ends = new Set<number>()
    let centimetres = 0
    for (let e = 0; e < network.plain; e++) {
      if (!inside[e]) continue
      ends.add(network.from[e])
      ends.add(network.to[e])
      const s = network.segment[e] >> 1
      if (!used[s]) centimetres += lengths[s]
      used[s] = 1
    }
    pack.junctions = ends.size
    pack.roadKm = Math.round(centimetres / 1e5)
    pack.turnRestrictions = network.restrictions
    pack.connectedShare = inside.reduce((sum, flag) => sum + flag, 0) / network.count
  })
  columns.index = indexBytes(store, segments)
  const info: GraphInfo = { names: segments.names, profiles, classes: [...ROAD_CLASSES] }
  return { ...pack, bytes: writePack(info, columns) }
}

/** Limits along directed segments, and at their ends. */
function sizeColumns(
  store: ElementStore,
  segments: Segments,
  limitsAt: ReadonlyMap<number, Limits>,
): Columns {
  const [along, atEnd] = [new LimitRows(), new LimitRows()]
  let way = -1
  let ofWay: (Limits | null)[] = []
  for (let s = 0; s < segments.count; s++) {
    if (segments.way[s] !== way) {
      way = segments.way[s]
      const tag = (key: string) => store.wayTag(segments.way[s], key)
      ofWay = [readSizeLimits(tag, ':forward'), readSizeLimits(tag, ':backward')]
    }
    for (const [direction, end] of [segments.to[s], segments.from[s]].entries()) {
      const limits = ofWay[direction]
      if (limits) along.add(2 * s + direction, limits)
      const bar = limitsAt.get(end)
      if (bar) atEnd.add(2 * s + direction, bar)
    }
  }
  return { ...along.columns('sizes'), ...atEnd.columns('sizesAtEnd') }
}

function shapeColumns(store: ElementStore, segments: Segments): Columns {
  const pick = (values: Int32Array) => {
    const out = new Int32Array(segments.node.length)
    for (let i = 0; i < out.length; i++) out[i] = values[segments.node[i]]
    return out
  }
  return { shapeStart: segments.start, shapeLng: pick(store.lng), shapeLat: pick(store.lat) }
}

function indexBytes(store: ElementStore, segments: Segments): Uint8Array<ArrayBuffer> {
  const index = new Flatbush(segments.count, 16, Float32Array)
  // Boxes are rounded to 32 bits: a margin of a metre keeps a straight street inside its own.
  const margin = 1e-5
  for (let s = 0; s < segments.count; s++) {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let i = segments.start[s]; i < segments.start[s + 1]; i++) {
      const lng = store.lng[segments.node[i]] / E7
      const lat = store.lat[segments.node[i]] / E7
      west = Math.min(west, lng)
      east = Math.max(east, lng)
      south = Math.min(south, lat)
      north = Math.max(north, lat)
    }
    index.add(west - margin, south - margin, east + margin, north + margin)
  }
  index.finish()
  return new Uint8Array(index.data as ArrayBuffer)
}

/** Keeps the largest connected part, contracts it, and arranges its columns in hierarchy order. */
function profilePack(
  store: ElementStore,
  network: Network,
  segmentCount: number,
  onProgress: (fraction: number) => void,
  importance?: Int32Array,
) {
  const inside = largestComponent(network.count, network.turnStart, network.turnTo)
  const number = new Int32Array(network.count).fill(-1)
  const retained: number[] = []
  for (let e = 0; e < network.count; e++) if (inside[e]) number[e] = retained.push(e) - 1
  const order = importance ? orderLike(network, retained, importance) : freshOrder(store, network, retained)
  const arcs = turnArcs(network, inside, number)
  const hierarchy = contract(retained.length, arcs, order, onProgress)
  const edgeOf = new Int32Array(retained.length)
  retained.forEach((edge, i) => (edgeOf[hierarchy.rank[i]] = edge))
  const gather = <T extends Int32Array | Uint8Array>(values: T): T =>
    values.constructor === Uint8Array
      ? (Uint8Array.from(edgeOf, (edge) => values[edge]) as T)
      : (Int32Array.from(edgeOf, (edge) => values[edge]) as T)
  const segmentEdges = new Int32Array(segmentCount * 2).fill(-1)
  const copies: number[] = []
  edgeOf.forEach((edge, rank) => {
    if (edge < network.plain) {
      segmentEdges[network.segment[edge]] = rank
      return
    }
    const original = number[network.origin[edge]]
    if (original >= 0) copies.push(hierarchy.rank[original], rank)
  })
  const profileColumns: Columns = {
    edgeSegment: gather(network.segment),
    edgeWeight: gather(network.weight),
    edgeDuration: gather(network.duration),
    edgeLength: gather(network.length),
    edgeMajor: gather(network.isMajor),
    canStop: gather(network.canStop),
    segmentEdges,
    copies: Int32Array.from(copies),
    loops: loopRows(hierarchy),
    hiddenTurns: hiddenTurns(arcs, hierarchy),
    ...upwardColumns('forward', hierarchy.forward),
    ...upwardColumns('backward', hierarchy.backward),
  }
  return { profileColumns, inside }
}

function freshOrder(store: ElementStore, network: Network, hierarchyNodes: number[]): Int32Array {
  const to = Int32Array.from(hierarchyNodes, (edge) => network.to[edge])
  return dissect({
    count: hierarchyNodes.length,
    from: Int32Array.from(hierarchyNodes, (edge) => network.from[edge]),
    to,
    lat: Float64Array.from(to, (node) => store.lat[node] / E7),
    lng: Float64Array.from(to, (node) => store.lng[node] / E7),
  })
}

/**
 * Kept edges from the least to the most important, as another profile ranked their segments; unknown ones
 * first.
 */
function orderLike(network: Network, hierarchyNodes: number[], importance: Int32Array): Int32Array {
  const rankOf = (i: number) => {
    const rank = importance[network.segment[hierarchyNodes[i]]]
    return rank < 0 ? Infinity : rank
  }
  return Int32Array.from(hierarchyNodes.keys()).sort((a, b) =>
    rankOf(b) === rankOf(a) ? a - b : rankOf(b) - rankOf(a),
  )
}

function turnArcs(network: Network, inside: Uint8Array, number: Int32Array) {
  const list: number[] = []
  for (let e = 0; e < network.count; e++) {
    if (!inside[e]) continue
    for (let k = network.turnStart[e]; k < network.turnStart[e + 1]; k++)
      if (inside[network.turnTo[k]]) list.push(e, k)
  }
  const count = list.length / 2
  const column = (value: (edge: number, turn: number) => number) => {
    const out = new Int32Array(count)
    for (let i = 0; i < count; i++) out[i] = value(list[2 * i], list[2 * i + 1])
    return out
  }
  const { turnTo, turnWeight, turnDuration } = network
  return {
    from: column((edge) => number[edge]),
    to: column((_, k) => number[turnTo[k]]),
    weight: column((_, k) => turnWeight[k] + network.weight[turnTo[k]]),
    payload: [
      column((_, k) => turnDuration[k] + network.duration[turnTo[k]]),
      column((_, k) => network.length[turnTo[k]]),
      column((_, k) => (network.isMajor[turnTo[k]] ? turnDuration[k] + network.duration[turnTo[k]] : 0)),
    ],
  }
}

function upwardColumns(name: string, upward: Upward): Columns {
  const [duration, length, major] = upward.payload
  const { start, to, weight, middle } = upward
  return Object.fromEntries(
    Object.entries({ start, to, weight, middle, duration, length, major }).map(([key, column]) => [
      `${name}.${key}`,
      column,
    ]),
  )
}

/** Turns that contraction or pruning dropped. */
function hiddenTurns(arcs: Arcs, { rank, forward, backward }: Hierarchy): Int32Array {
  const rows: number[] = []
  const isIn = ({ start, to, middle }: Upward, node: number, other: number) => {
    for (let arc = start[node]; arc < start[node + 1]; arc++) if (to[arc] === other) return middle[arc] < 0
    return false
  }
  for (let i = 0; i < arcs.from.length; i++) {
    const [from, to] = [rank[arcs.from[i]], rank[arcs.to[i]]]
    if (from === to || (from > to ? isIn(forward, from, to) : isIn(backward, to, from))) continue
    rows.push(from, to, arcs.weight[i], ...arcs.payload.map((column) => column[i]))
  }
  return Int32Array.from(rows)
}

function loopRows({ loops }: Hierarchy): Int32Array {
  const rows: number[] = []
  for (let i = 0; i < loops.node.length; i++)
    rows.push(
      loops.node[i],
      loops.weight[i],
      loops.middle[i],
      loops.payload[0][i],
      loops.payload[1][i],
      loops.payload[2][i],
    )
  return Int32Array.from(rows)
}
