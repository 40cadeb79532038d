// Reads OpenStreetMap's PBF blocks with a hand-written protocol buffer reader, directly into the sink (wiki:
// PBF Format).
import { RoadsError } from '../types.ts'
import type { ElementSink, Member, SourceMeta, Tags } from './elements.ts'

/** A cursor over one protocol buffer message. */
export class Reader {
  pos: number
  readonly end: number
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array, pos = 0, end = bytes.length) {
    this.bytes = bytes
    this.pos = pos
    this.end = end
  }

  /** Next field as number × 8 + wire type; 0 at the end. */
  field(): number {
    return this.pos < this.end ? this.varint() : 0
  }

  varint(): number {
    const { bytes } = this
    let value = 0
    let factor = 1
    for (;;) {
      if (this.pos >= this.end) throw cutOff()
      const byte = bytes[this.pos++]
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
      // Ten bytes hold 64 bits; a longer varint is invalid.
      if (factor > 2 ** 70) throw cutOff()
    }
  }

  /** Signed 64-bit numbers in zigzag order; exact up to 2^53. */
  zigzag(): number {
    const value = this.varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  /** A sub-message or bytes. */
  message(): Reader {
    const length = this.varint()
    const from = this.pos
    if (from + length > this.end) throw cutOff()
    this.pos += length
    return new Reader(this.bytes, from, from + length)
  }

  slice(): Uint8Array {
    const inner = this.message()
    return this.bytes.subarray(inner.pos, inner.end)
  }

  text(): string {
    return decoder.decode(this.slice())
  }

  skip(field: number): void {
    const type = field & 7
    if (type === 0) this.varint()
    else if (type === 1) this.pos += 8
    else if (type === 2) this.message()
    else if (type === 5) this.pos += 4
    else throw cutOff()
  }
}

const decoder = new TextDecoder()

function cutOff(): RoadsError {
  return new RoadsError(
    'bad_extract',
    'This extract is cut off or damaged.',
    'Download it again and compare its checksum.',
  )
}

export interface BlobHead {
  type: string
  size: number
}

export function readBlobHead(bytes: Uint8Array): BlobHead {
  const reader = new Reader(bytes)
  const head: BlobHead = { type: '', size: -1 }
  for (let field = reader.field(); field; field = reader.field()) {
    if (field >> 3 === 1) head.type = reader.text()
    else if (field >> 3 === 3) head.size = reader.varint()
    else reader.skip(field)
  }
  return head
}

/** The content of a blob, still compressed or not. */
export function readBlob(bytes: Uint8Array): { raw: Uint8Array } | { zlib: Uint8Array } {
  const reader = new Reader(bytes)
  for (let field = reader.field(); field; field = reader.field()) {
    const number = field >> 3
    if (number === 1) return { raw: reader.slice() }
    if (number === 3) return { zlib: reader.slice() }
    if (number >= 4 && number <= 7)
      throw new RoadsError(
        'bad_extract',
        'This extract is compressed in a way other than zlib.',
        'Convert it with: osmium cat -f pbf,pbf_compression=zlib',
      )
    reader.skip(field)
  }
  throw cutOff()
}

const NANO = 1e-9

/** The file's first block: bounds, date, and required features. */
export function readHeaderBlock(bytes: Uint8Array): SourceMeta {
  const reader = new Reader(bytes)
  const meta: SourceMeta = {}
  for (let field = reader.field(); field; field = reader.field()) {
    const number = field >> 3
    if (number === 1) {
      const box = reader.message()
      const sides = [0, 0, 0, 0]
      for (let side = box.field(); side; side = box.field()) sides[(side >> 3) - 1] = box.zigzag() * NANO
      meta.bounds = [sides[0], sides[3], sides[1], sides[2]]
    } else if (number === 4) {
      const feature = reader.text()
      if (feature !== 'OsmSchema-V0.6' && feature !== 'DenseNodes')
        throw new RoadsError(
          'bad_extract',
          `This extract needs "${feature}", which is not supported.`,
          'Use a plain extract, not one with history.',
        )
    } else if (number === 32) meta.date = new Date(reader.varint() * 1000).toISOString()
    else reader.skip(field)
  }
  return meta
}

/** One block of nodes, ways and relations. Returns the newest timestamp in it, seconds since 1970, or 0. */
export function readPrimitiveBlock(bytes: Uint8Array, sink: ElementSink): number {
  const block: Block = {
    strings: [],
    granularity: 100,
    latOffset: 0,
    lngOffset: 0,
    dateGranularity: 1000,
    newest: 0,
  }
  const groups: Reader[] = []
  const reader = new Reader(bytes)
  for (let field = reader.field(); field; field = reader.field()) {
    const number = field >> 3
    if (number === 1) {
      const table = reader.message()
      for (let entry = table.field(); entry; entry = table.field()) block.strings.push(table.text())
    } else if (number === 2) groups.push(reader.message())
    else if (number === 17) block.granularity = reader.varint()
    else if (number === 18) block.dateGranularity = reader.varint()
    else if (number === 19) block.latOffset = reader.varint()
    else if (number === 20) block.lngOffset = reader.varint()
    else reader.skip(field)
  }
  for (const group of groups)
    for (let field = group.field(); field; field = group.field()) {
      const number = field >> 3
      if (number === 1) readNode(group.message(), block, sink)
      else if (number === 2) readDense(group.message(), block, sink)
      else if (number === 3) readWay(group.message(), block, sink)
      else if (number === 4) readRelation(group.message(), block, sink)
      else group.skip(field)
    }
  return (block.newest * block.dateGranularity) / 1000
}

interface Block {
  strings: string[]
  granularity: number
  latOffset: number
  lngOffset: number
  dateGranularity: number
  newest: number
}

/** A packed list of numbers; a signed one is zigzag. */
function packed(reader: Reader, signed: boolean): number[] {
  const inner = reader.message()
  const list: number[] = []
  while (inner.pos < inner.end) list.push(signed ? inner.zigzag() : inner.varint())
  return list
}

function degrees(value: number, offset: number, block: Block): number {
  return NANO * (offset + block.granularity * value)
}

function readNode(reader: Reader, block: Block, sink: ElementSink): void {
  let [id, lat, lng] = [0, 0, 0]
  let [keys, values]: number[][] = [[], []]
  for (let field = reader.field(); field; field = reader.field()) {
    const number = field >> 3
    if (number === 1) id = reader.zigzag()
    else if (number === 2) keys = packed(reader, false)
    else if (number === 3) values = packed(reader, false)
    else if (number === 8) lat = reader.zigzag()
    else if (number === 9) lng = reader.zigzag()
    else reader.skip(field)
  }
  sink.node(
    id,
    degrees(lng, block.lngOffset, block),
    degrees(lat, block.latOffset, block),
    toTags(keys, values, block),
  )
}

function readDense(reader: Reader, block: Block, sink: ElementSink): void {
  let [ids, lats, lngs, keyValues]: number[][] = [[], [], [], []]
  for (let field = reader.field(); field; field = reader.field()) {
    const number = field >> 3
    if (number === 1) ids = packed(reader, true)
    else if (number === 5) readDenseInfo(reader.message(), block)
    else if (number === 8) lats = packed(reader, true)
    else if (number === 9) lngs = packed(reader, true)
    else if (number === 10) keyValues = packed(reader, false)
    else reader.skip(field)
  }
  let [id, lat, lng, at] = [0, 0, 0, 0]
  for (let i = 0; i < ids.length; i++) {
    id += ids[i]
    lat += lats[i]
    lng += lngs[i]
    let tags: Tags | null = null
    while (at < keyValues.length && keyValues[at] !== 0) {
      tags ??= new Map()
      tags.set(block.strings[keyValues[at]], block.strings[keyValues[at + 1]])
      at += 2
    }
    at++
    sink.node(id, degrees(lng, block.lngOffset, block), degrees(lat, block.latOffset, block), tags)
  }
}

function readDenseInfo(reader: Reader, block: Block): void {
  for (let field = reader.field(); field; field = reader.field()) {
    if (field >> 3 !== 2) {
      reader.skip(field)
      continue
    }
    let stamp = 0
    for (const step of packed(reader, true)) {
      stamp += step
      if (stamp > block.newest) block.newest = stamp
    }
  }
}

function readWay(reader: Reader, block: Block, sink: ElementSink): void {
  let id = 0
  let [keys, values, refs]: number[][] = [[], [], []]
  for (let field = reader.field(); field; field = reader.field()) {
    const number = field >> 3
    if (number === 1) id = reader.varint()
    else if (number === 2) keys = packed(reader, false)
    else if (number === 3) values = packed(reader, false)
    else if (number === 4) readInfo(reader.message(), block)
    else if (number === 8) refs = runningSum(packed(reader, true))
    else reader.skip(field)
  }
  sink.way(id, refs, toTags(keys, values, block) ?? new Map<string, string>())
}

function readInfo(reader: Reader, block: Block): void {
  for (let field = reader.field(); field; field = reader.field())
    if (field >> 3 === 2) block.newest = Math.max(block.newest, reader.varint())
    else reader.skip(field)
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const

function readRelation(reader: Reader, block: Block, sink: ElementSink): void {
  let id = 0
  let [keys, values, roles, refs, types]: number[][] = [[], [], [], [], []]
  for (let field = reader.field(); field; field = reader.field()) {
    const number = field >> 3
    if (number === 1) id = reader.varint()
    else if (number === 2) keys = packed(reader, false)
    else if (number === 3) values = packed(reader, false)
    else if (number === 8) roles = packed(reader, false)
    else if (number === 9) refs = runningSum(packed(reader, true))
    else if (number === 10) types = packed(reader, false)
    else reader.skip(field)
  }
  const members: Member[] = refs.map((ref, i) => ({
    ref,
    type: MEMBER_TYPES[types[i]] ?? 'node',
    role: block.strings[roles[i]] ?? '',
  }))
  sink.relation(id, members, toTags(keys, values, block) ?? new Map<string, string>())
}

function runningSum(steps: number[]): number[] {
  for (let i = 1; i < steps.length; i++) steps[i] += steps[i - 1]
  return steps
}

function toTags(keys: number[], values: number[], block: Block): Tags | null {
  if (keys.length === 0) return null
  const tags: Tags = new Map()
  for (let i = 0; i < keys.length; i++) tags.set(block.strings[keys[i]], block.strings[values[i]])
  return tags
}
