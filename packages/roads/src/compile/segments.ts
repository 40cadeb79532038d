// Cuts ways into segments between junctions. All profiles share them and add their own directed edges.
import { Bytes, Ints, Strings } from '../growable.ts'
import { FERRY, LINK, ROUNDABOUT, TOLL } from '../engine/kinds.ts'
import type { ElementStore } from './elements.ts'
import { KINDS, kindOf, readWay, type WayUse } from './profile.ts'
import { forEachProfile } from '../profiles/index.ts'
import type { Profile } from '../types.ts'

export interface Segments {
  count: number
  /** Node numbers at both ends. */
  from: Int32Array
  to: Int32Array
  /** Shape points of segment s: start[s] … start[s + 1]. */
  start: Int32Array<ArrayBuffer>
  node: Int32Array
  name: Int32Array<ArrayBuffer>
  names: string[]
  /** Index into KINDS, and flags of engine/kinds.ts. */
  kind: Uint8Array<ArrayBuffer>
  /** Number of the way in the store, and first segment of each way (-1: not a road). */
  way: Int32Array
  firstOfWay: Int32Array
  uses: Record<Profile, (WayUse | null)[]>
}

/** `cut` lists nodes that end a segment even without a junction: barriers, signals. */
export function cutSegments(
  store: ElementStore,
  profiles: Profile[],
  cut: ReadonlySet<number>,
  isKept?: (way: number) => boolean,
): Segments {
  const uses = forEachProfile<(WayUse | null)[]>(() => [])
  const degree = new Uint8Array(store.nodeCount)
  const roads: number[] = []
  for (let way = 0; way < store.wayCount; way++) {
    if (!store.wayTag(way, 'highway') && !store.wayTag(way, 'route')) continue
    if (isKept && !isKept(way)) continue
    const tag = (key: string) => store.wayTag(way, key)
    const readings = profiles.map((profile) => readWay(tag, profile))
    if (readings.every((use) => use === null)) continue
    profiles.forEach((profile, i) => (uses[profile][way] = readings[i]))
    roads.push(way)
    const nodes = store.wayNodes(way)
    for (let i = 0; i < nodes.length; i++) {
      const atEnd = i === 0 || i === nodes.length - 1
      degree[nodes[i]] = Math.min(3, degree[nodes[i]] + (atEnd ? 2 : 1))
    }
  }
  const names = new Strings()
  const [from, to, start, node, name, way] = [
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
  ]
  const kind = new Bytes()
  const firstOfWay = new Int32Array(store.wayCount + 1).fill(-1)
  for (const road of roads) {
    const highway = store.wayTag(road, 'highway')
    const nameId = names.id(store.wayTag(road, 'name') || store.wayTag(road, 'ref'))
    const kindId = Math.max(0, KINDS.indexOf(kindOf(highway) ?? 'service'))
    const junction = store.wayTag(road, 'junction')
    const flags =
      (highway.endsWith('_link') ? LINK : 0) |
      (junction === 'roundabout' || junction === 'circular' ? ROUNDABOUT : 0) |
      (!highway && store.wayTag(road, 'route') === 'ferry' ? FERRY : 0) |
      (store.wayTag(road, 'toll') === 'yes' ? TOLL : 0)
    let open = -1
    let previous = -1
    let points = 0
    const nodes = store.wayNodes(road)
    for (let i = 0; i < nodes.length; i++) {
      const current = nodes[i]
      if (current === previous) continue
      if (open === -1) {
        open = current
        start.push(node.length)
        points = 0
      }
      node.push(current)
      points++
      previous = current
      const last = i === nodes.length - 1
      // Cut a loop again in its middle, so that every segment has two different ends.
      const loops = points > 1 && !last && nodes[nodes.length - 1] === open && points === nodes.length >> 1
      const ends = points > 1 && (last || degree[current] > 1 || cut.has(current) || loops)
      if (!ends) continue
      from.push(open)
      to.push(current)
      name.push(nameId)
      kind.push(kindId | flags)
      way.push(road)
      if (firstOfWay[road] === -1) firstOfWay[road] = way.length - 1
      if (last) {
        open = -1
        continue
      }
      open = current
      start.push(node.length)
      node.push(current)
      points = 1
    }
    // Undo the unfinished segment of a way with one point.
    if (open !== -1) {
      start.length--
      node.length = start.array[start.length]
    }
  }
  start.push(node.length)
  return {
    count: way.length,
    from: from.toArray(),
    to: to.toArray(),
    start: start.toArray(),
    node: node.toArray(),
    name: name.toArray(),
    names: names.list,
    kind: kind.toArray(),
    way: way.toArray(),
    firstOfWay,
    uses,
  }
}
