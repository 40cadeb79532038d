// Directed edges of a profile and the turns between them: the graph whose nodes are edges.
import { Ints } from '../growable.ts'
import { bearing, distanceMetres, turnAngle } from '../engine/geometry.ts'
import type { Profile } from '../types.ts'
import { E7, type ElementStore } from './elements.ts'
import { turnSeconds } from './profile.ts'
import type { Segments } from './segments.ts'
import { restrictedTurns } from './restrictions.ts'

/** Kinds 0-3 (motorway to secondary) carry through traffic, which rush hour slows more than streets. */
const MAJOR_KINDS = 4

export interface Network {
  /**
   * Number of edges: plain ones first, then copies that remember the way driven before (restrictions by
   * way).
   */
  count: number
  plain: number
  /** The plain edge of a copy; a plain edge's own number. */
  origin: Int32Array<ArrayBuffer>
  /** Segment × 2, + 1 against its direction. */
  segment: Int32Array<ArrayBuffer>
  from: Int32Array
  to: Int32Array
  /** Milliseconds: the search's weight, and the driving time. */
  weight: Int32Array<ArrayBuffer>
  duration: Int32Array<ArrayBuffer>
  /** Centimetres. */
  length: Int32Array<ArrayBuffer>
  isMajor: Uint8Array
  /** Index into KINDS: 0 motorway … 7 path. */
  kind: Uint8Array
  /** Whether a trip may start or end here. */
  canStop: Uint8Array<ArrayBuffer>
  /** Turns from edge e: turnStart[e] … turnStart[e + 1]; weight and duration of the turn alone. */
  turnStart: Int32Array
  turnTo: Int32Array
  turnWeight: Int32Array
  turnDuration: Int32Array
  restrictions: number
}

const RESTRICTED_ENTRY_MS = 3_000_000
const SNAP_ANGLE_METRES = 12

export function segmentLengths(store: ElementStore, segments: Segments): Int32Array<ArrayBuffer> {
  const lengths = new Int32Array(segments.count)
  for (let s = 0; s < segments.count; s++) {
    let metres = 0
    for (let i = segments.start[s] + 1; i < segments.start[s + 1]; i++) {
      const a = segments.node[i - 1]
      const b = segments.node[i]
      metres += distanceMetres(store.lat[a] / E7, store.lng[a] / E7, store.lat[b] / E7, store.lng[b] / E7)
    }
    lengths[s] = Math.max(1, Math.round(metres * 100))
  }
  return lengths
}

/** All drivable edges and allowed turns of a profile. `closed` lists impassable node numbers. */
export function buildNetwork(
  store: ElementStore,
  segments: Segments,
  lengths: Int32Array,
  profile: Profile,
  closed: ReadonlySet<number>,
  signals: ReadonlySet<number>,
): Network {
  const [segment, from, to, weight, duration, length] = [
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
  ]
  const kind: number[] = []
  const stop: number[] = []
  const restricted: boolean[] = []
  const roadsAt = new Uint8Array(store.nodeCount)
  for (let s = 0; s < segments.count; s++) {
    const use = segments.uses[profile][segments.way[s]]
    if (!use) continue
    for (const end of [segments.from[s], segments.to[s]]) if (roadsAt[end] < 255) roadsAt[end]++
    for (const backward of [0, 1]) {
      const speed = backward ? use.backward : use.forward
      if (speed <= 0) continue
      segment.push(s * 2 + backward)
      from.push(backward ? segments.to[s] : segments.from[s])
      to.push(backward ? segments.from[s] : segments.to[s])
      const ms = Math.max(1, Math.round((lengths[s] / 100 / (speed / 3.6)) * 1000))
      duration.push(ms)
      weight.push(Math.max(1, Math.round(ms / use.preference)))
      length.push(lengths[s])
      kind.push(segments.kind[s] & 15)
      stop.push(use.canStop ? 1 : 0)
      restricted.push(use.restricted)
    }
  }
  const plain = segment.length
  const leaving = groupBy(from.array, plain, store.nodeCount)
  const bearings = edgeBearings(store, segments, segment.array, plain)
  const rules = restrictedTurns(
    store,
    segments,
    { count: plain, segment: segment.array, from: from.array, to: to.array },
    profile,
  )

  const origin = new Ints(plain)
  for (let e = 0; e < plain; e++) origin.push(e)
  for (const original of rules.copies) {
    origin.push(original)
    for (const column of [segment, from, to, weight, duration, length]) column.push(column.array[original])
    kind.push(kind[original])
    stop.push(0)
  }
  const count = origin.length
  const [turnStart, turnTo, turnWeight, turnDuration] = [
    new Ints(count + 1),
    new Ints(),
    new Ints(),
    new Ints(),
  ]
  for (let e = 0; e < count; e++) {
    turnStart.push(turnTo.length)
    const self = origin.array[e]
    const node = to.array[self]
    const isDeadEnd = closed.has(node) || onlyWayBack(leaving, node, segment.array, segment.array[self])
    for (let k = leaving.start[node]; k < leaving.start[node + 1]; k++) {
      const next = leaving.items[k]
      const isUturn = segment.array[next] >> 1 === segment.array[self] >> 1 && next !== self
      if (isUturn ? !isDeadEnd : closed.has(node)) continue
      const target = rules.target(e, next)
      if (target < 0) continue
      const angle = isUturn ? 180 : turnAngle(bearings.end[self], bearings.start[next])
      const ms = Math.round(1000 * turnSeconds(angle, isUturn, roadsAt[node] > 2, signals.has(node)))
      turnTo.push(target)
      turnDuration.push(ms)
      turnWeight.push(ms + (restricted[next] && !restricted[self] ? RESTRICTED_ENTRY_MS : 0))
    }
  }
  turnStart.push(turnTo.length)
  return {
    count,
    plain,
    origin: origin.toArray(),
    segment: segment.toArray(),
    from: from.toArray(),
    to: to.toArray(),
    weight: weight.toArray(),
    duration: duration.toArray(),
    length: length.toArray(),
    isMajor: Uint8Array.from(kind, (value) => (value < MAJOR_KINDS ? 1 : 0)),
    kind: Uint8Array.from(kind),
    canStop: Uint8Array.from(stop),
    turnStart: turnStart.toArray(),
    turnTo: turnTo.toArray(),
    turnWeight: turnWeight.toArray(),
    turnDuration: turnDuration.toArray(),
    restrictions: rules.count,
  }
}

function onlyWayBack(leaving: Groups, node: number, segment: Int32Array, arrivalSegment: number): boolean {
  for (let k = leaving.start[node]; k < leaving.start[node + 1]; k++)
    if (segment[leaving.items[k]] >> 1 !== arrivalSegment >> 1) return false
  return true
}

interface Groups {
  start: Int32Array
  items: Int32Array
}

/** Indices 0…count-1 grouped by their key. */
function groupBy(keys: Int32Array, count: number, keyCount: number): Groups {
  const start = new Int32Array(keyCount + 1)
  for (let i = 0; i < count; i++) start[keys[i] + 1]++
  for (let k = 0; k < keyCount; k++) start[k + 1] += start[k]
  const at = start.slice()
  const items = new Int32Array(count)
  for (let i = 0; i < count; i++) items[at[keys[i]]++] = i
  return { start, items }
}

/**
 * Bearing at which an edge leaves its first node and reaches its last, measured over some metres to ignore
 * kinks.
 */
function edgeBearings(store: ElementStore, segments: Segments, segment: Int32Array, count: number) {
  const start = new Float32Array(count)
  const end = new Float32Array(count)
  const lat = (n: number) => store.lat[n] / E7
  const lng = (n: number) => store.lng[n] / E7
  const searchPart = (first: number, last: number, step: number): number => {
    const a = segments.node[first]
    let i = first + step
    for (; i !== last; i += step) {
      const b = segments.node[i]
      if (distanceMetres(lat(a), lng(a), lat(b), lng(b)) >= SNAP_ANGLE_METRES) break
    }
    const b = segments.node[i]
    return bearing(lat(a), lng(a), lat(b), lng(b))
  }
  for (let e = 0; e < count; e++) {
    const s = segment[e] >> 1
    const head = segments.start[s]
    const tail = segments.start[s + 1] - 1
    const along = searchPart(head, tail, 1)
    const against = searchPart(tail, head, -1)
    const backward = (segment[e] & 1) === 1
    start[e] = backward ? against : along
    end[e] = ((backward ? along : against) + 180) % 360
  }
  return { start, end }
}
