// OpenStreetMap elements as columns, filled by a pbf file or the generated town.
import type { Bounds } from '../types.ts'
import { Floats, Ints, Strings } from '../growable.ts'

export type Tags = Map<string, string>

export interface Member {
  type: 'node' | 'way' | 'relation'
  ref: number
  role: string
}

export interface SourceMeta {
  bounds?: Bounds
  /** ISO date of the newest data. */
  date?: string
  attribution?: string
  generated?: boolean
}

/** Receives elements in any order. Coordinates in degrees. */
export interface ElementSink {
  node(id: number, lng: number, lat: number, tags: Tags | null): void
  way(id: number, refs: ArrayLike<number>, tags: Tags): void
  relation(id: number, members: Member[], tags: Tags): void
  meta(meta: SourceMeta): void
}

/** Feeds all its elements to a sink and reports progress from 0 to 1. */
export type ElementSource = (
  sink: ElementSink,
  onProgress: (fraction: number) => void,
) => Promise<void> | void

/** Degrees as 32-bit integers, 1e-7 of a degree (about a centimetre). */
export const E7 = 1e7

export interface TaggedNode {
  lng: number
  lat: number
  tags: Tags
}

const NODE_KEYS = [
  'addr:housenumber',
  'barrier',
  'highway',
  'place',
  'entrance',
  'amenity',
  'shop',
  'maxheight',
  'maxweight',
  'maxwidth',
]
/** Keeps the elements that the compiler needs and drops others. */
export class ElementStore implements ElementSink {
  readonly strings = new Strings()
  readonly taggedNodes = new Map<number, TaggedNode>()
  readonly relations: { id: number; members: Member[]; tags: Tags }[] = []
  info: SourceMeta = {}
  private readonly nodeIds = new Floats(1 << 16)
  private readonly nodeLng = new Ints(1 << 16)
  private readonly nodeLat = new Ints(1 << 16)
  private readonly wayIdList = new Floats(1 << 12)
  private readonly refList = new Floats(1 << 16)
  private readonly refStart = new Ints(1 << 12)
  private readonly tagList = new Ints(1 << 14)
  private readonly tagStart = new Ints(1 << 12)
  private sorted = true

  /** Set by finish(): columns by node number and by way number. */
  lng = new Int32Array(0)
  lat = new Int32Array(0)
  ids = new Float64Array(0)
  wayIds = new Float64Array(0)
  /** Node numbers of all ways in sequence; -1 for a node outside the extract. */
  refs = new Int32Array(0)
  starts = new Int32Array(0)

  node(id: number, lng: number, lat: number, tags: Tags | null): void {
    const n = this.nodeIds.length
    if (n > 0 && id <= this.nodeIds.array[n - 1]) this.sorted = false
    this.nodeIds.push(id)
    this.nodeLng.push(Math.round(lng * E7))
    this.nodeLat.push(Math.round(lat * E7))
    if (tags && NODE_KEYS.some((key) => tags.has(key))) this.taggedNodes.set(id, { lng, lat, tags })
  }

  /** Whether a node already came, while elements stream in; null when ids do not rise. */
  hasNode(id: number): boolean | null {
    if (!this.sorted) return null
    return indexOf(this.nodeIds.array, this.nodeIds.length, id) >= 0
  }

  way(id: number, refs: ArrayLike<number>, tags: Tags): void {
    this.wayIdList.push(id)
    this.refStart.push(this.refList.length)
    for (let i = 0; i < refs.length; i++) this.refList.push(refs[i])
    this.tagStart.push(this.tagList.length)
    for (const [key, value] of tags) {
      this.tagList.push(this.strings.id(key))
      this.tagList.push(this.strings.id(value))
    }
  }

  relation(id: number, members: Member[], tags: Tags): void {
    const type = tags.get('type')
    if (type === 'multipolygon' || type?.startsWith('restriction') || tags.has('restriction'))
      this.relations.push({ id, members, tags })
  }

  meta(meta: SourceMeta): void {
    this.info = { ...this.info, ...meta }
  }

  get nodeCount(): number {
    return this.ids.length
  }

  get wayCount(): number {
    return this.wayIds.length
  }

  /** Sorts nodes by id and turns node ids into node numbers. Call once, after the last element. */
  finish(): void {
    let ids = this.nodeIds.toArray()
    let lng = this.nodeLng.toArray()
    let lat = this.nodeLat.toArray()
    if (!this.sorted) ({ ids, lng, lat } = sortNodes(ids, lng, lat))
    this.ids = ids
    this.lng = lng
    this.lat = lat
    this.wayIds = this.wayIdList.toArray()
    this.refStart.push(this.refList.length)
    this.tagStart.push(this.tagList.length)
    this.starts = this.refStart.toArray()
    const count = this.refList.length
    this.refs = new Int32Array(count)
    for (let i = 0; i < count; i++) this.refs[i] = this.nodeIndex(this.refList.array[i])
    // Release the growable columns, which are half of a large extract's memory.
    for (const column of [this.refList, this.nodeIds]) column.array = new Float64Array(0)
    for (const column of [this.nodeLng, this.nodeLat]) column.array = new Int32Array(0)
  }

  /** Number of the node with this id, or -1. */
  nodeIndex(id: number): number {
    return indexOf(this.ids, this.ids.length, id)
  }

  /** Value of a tag of a way, or ''. */
  wayTag(way: number, key: string): string {
    const keyId = this.strings.id(key)
    const tags = this.tagList.array
    const end = this.tagStart.array[way + 1]
    for (let i = this.tagStart.array[way]; i < end; i += 2)
      if (tags[i] === keyId) return this.strings.list[tags[i + 1]]
    return ''
  }

  wayTags(way: number): Tags {
    const tagsOfWay: Tags = new Map()
    const end = this.tagStart.array[way + 1]
    for (let i = this.tagStart.array[way]; i < end; i += 2)
      tagsOfWay.set(this.strings.list[this.tagList.array[i]], this.strings.list[this.tagList.array[i + 1]])
    return tagsOfWay
  }

  /** Node numbers of a way that are in the extract, in order. */
  wayNodes(way: number): Int32Array {
    const all = this.refs.subarray(this.starts[way], this.starts[way + 1])
    return all.includes(-1) ? all.filter((node) => node >= 0) : all
  }
}

/** Index of an id among the first `length` sorted ones, or -1. */
function indexOf(ids: Float64Array, length: number, id: number): number {
  let low = 0
  let high = length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const value = ids[middle]
    if (value === id) return middle
    if (value < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function sortNodes(ids: Float64Array, lng: Int32Array, lat: Int32Array) {
  const order = new Uint32Array(ids.length).map((_, i) => i).toSorted((a, b) => ids[a] - ids[b])
  const out = {
    ids: new Float64Array(ids.length),
    lng: new Int32Array(ids.length),
    lat: new Int32Array(ids.length),
  }
  let n = 0
  for (const i of order) {
    // Keep one version, the later, of an element that an extract joined from two contains twice.
    if (n > 0 && out.ids[n - 1] === ids[i]) n--
    out.ids[n] = ids[i]
    out.lng[n] = lng[i]
    out.lat[n] = lat[i]
    n++
  }
  return { ids: out.ids.slice(0, n), lng: out.lng.slice(0, n), lat: out.lat.slice(0, n) }
}
