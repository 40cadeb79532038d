// Writes Mapbox Vector Tiles 2.1 with a hand-written protocol buffer writer, one growing buffer a layer.
import { Bytes } from '../growable.ts'

export const EXTENT = 4096
export type Value = string | number | boolean
export type GeometryType = 1 | 2 | 3

export class ByteWriter extends Bytes {
  varint(value: number): void {
    while (value > 127) {
      this.push((value % 128) | 128)
      value = Math.floor(value / 128)
    }
    this.push(value)
  }
  text(field: number, text: string): void {
    const bytes = encoder.encode(text)
    this.varint(field * 8 + 2)
    this.varint(bytes.length)
    this.append(bytes)
  }
  block(field: number, bytes: Bytes): void {
    this.varint(field * 8 + 2)
    this.varint(bytes.length)
    this.append(bytes.array.subarray(0, bytes.length))
  }
}

const encoder = new TextEncoder()

/** One layer of one tile. */
export class LayerWriter {
  readonly name: string
  private readonly features = new ByteWriter(256)
  private readonly keys = new Map<string, number>()
  private readonly values = new Map<Value, number>()
  count = 0

  constructor(name: string) {
    this.name = name
  }

  /** Adds a feature; rings and lines alternate tile coordinates x, y. */
  add(type: GeometryType, parts: Int32Array[], properties: Record<string, Value>): void {
    const commands = encodeGeometry(type, parts)
    if (commands.length === 0) return
    const tags = new ByteWriter(32)
    for (const [key, value] of Object.entries(properties)) {
      tags.varint(numberOf(this.keys, key))
      tags.varint(numberOf(this.values, value))
    }
    const feature = new ByteWriter(64)
    if (tags.length > 0) feature.block(2, tags)
    feature.varint(3 * 8)
    feature.varint(type)
    feature.block(4, commands)
    this.features.block(2, feature)
    this.count++
  }

  finish(): ByteWriter {
    const out = new ByteWriter(this.features.length + 64)
    out.varint(15 * 8)
    out.varint(2)
    out.text(1, this.name)
    out.append(this.features.array.subarray(0, this.features.length))
    for (const key of this.keys.keys()) out.text(3, key)
    for (const value of this.values.keys()) {
      out.block(4, encodeValue(value))
    }
    out.varint(5 * 8)
    out.varint(EXTENT)
    return out
  }
}

/** Non-negative integers unsigned, negative ones zigzag, others as doubles. */
function encodeValue(value: Value): ByteWriter {
  const block = new ByteWriter(16)
  if (typeof value === 'string') block.text(1, value)
  else if (typeof value === 'boolean') {
    block.varint(7 * 8)
    block.varint(value ? 1 : 0)
  } else if (!Number.isInteger(value)) {
    block.varint(3 * 8 + 1)
    block.append(new Uint8Array(Float64Array.of(value).buffer))
  } else if (value < 0) {
    block.varint(6 * 8)
    zigzag(block, value)
  } else {
    block.varint(5 * 8)
    block.varint(value)
  }
  return block
}

function numberOf<K>(map: Map<K, number>, key: K): number {
  const known = map.get(key)
  if (known !== undefined) return known
  map.set(key, map.size)
  return map.size - 1
}

function encodeGeometry(type: GeometryType, parts: Int32Array[]): ByteWriter {
  const out = new ByteWriter(64)
  let x = 0
  let y = 0
  const step = (part: Int32Array, i: number) => {
    zigzag(out, part[i] - x)
    zigzag(out, part[i + 1] - y)
    x = part[i]
    y = part[i + 1]
  }
  for (const part of parts) {
    if (type === 1) {
      out.varint(1 | (1 << 3))
      step(part, 0)
      continue
    }
    const points = part.length / 2
    if (points < (type === 2 ? 2 : 3)) continue
    out.varint(1 | (1 << 3))
    step(part, 0)
    out.varint(2 | ((points - 1) << 3))
    for (let i = 2; i < part.length; i += 2) step(part, i)
    if (type === 3) out.varint(7 | (1 << 3))
  }
  return out
}

function zigzag(out: ByteWriter, value: number): void {
  out.varint(((value << 1) ^ (value >> 31)) >>> 0)
}
