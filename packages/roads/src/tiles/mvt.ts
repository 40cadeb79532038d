// Writes layers of Mapbox Vector Tiles 2.1.
import { PbfWriter } from 'pbf'

export const EXTENT = 4096
export type Value = string | number | boolean
export type GeometryType = 1 | 2 | 3

/** Field of a tile that holds a layer. */
const LAYER = 3
const MOVE_TO = 1
const LINE_TO = 2
const CLOSE_PATH = 7

interface Feature {
  type: GeometryType
  /** Numbers of key and value in turn. */
  tags: number[]
  geometry: number[]
}

/** One layer of one tile. */
export class LayerWriter {
  private readonly out = new PbfWriter()
  private readonly keys = new Map<string, number>()
  private readonly values = new Map<Value, number>()
  count = 0

  constructor(name: string) {
    this.out.writeVarintField(15, 2)
    this.out.writeStringField(1, name)
  }

  /** Adds a feature; rings and lines alternate tile coordinates x, y. */
  add(type: GeometryType, parts: Int32Array[], properties: Record<string, Value>): void {
    const geometry = encodeGeometry(type, parts)
    if (geometry.length === 0) return
    const tags: number[] = []
    for (const [key, value] of Object.entries(properties))
      tags.push(numberOf(this.keys, key), numberOf(this.values, value))
    this.out.writeMessage(2, writeFeature, { type, tags, geometry })
    this.count++
  }

  finish(): Uint8Array {
    for (const key of this.keys.keys()) this.out.writeStringField(3, key)
    for (const value of this.values.keys()) this.out.writeMessage(4, writeValue, value)
    this.out.writeVarintField(5, EXTENT)
    return this.out.finish()
  }
}

/** The bytes of a tile. */
export function writeTile(layers: readonly LayerWriter[]): Uint8Array {
  const out = new PbfWriter()
  for (const layer of layers) out.writeBytesField(LAYER, layer.finish())
  return out.finish()
}

function writeFeature({ type, tags, geometry }: Feature, out: PbfWriter): void {
  out.writePackedVarint(2, tags)
  out.writeVarintField(3, type)
  out.writePackedVarint(4, geometry)
}

/** Non-negative integers unsigned, negative ones zigzag, others as doubles. */
function writeValue(value: Value, out: PbfWriter): void {
  if (typeof value === 'string') out.writeStringField(1, value)
  else if (typeof value === 'boolean') out.writeBooleanField(7, value)
  else if (!Number.isInteger(value)) out.writeDoubleField(3, value)
  else if (value < 0) out.writeSVarintField(6, value)
  else out.writeVarintField(5, value)
}

function numberOf<K>(numbers: Map<K, number>, key: K): number {
  const number = numbers.get(key) ?? numbers.size
  numbers.set(key, number)
  return number
}

function encodeGeometry(type: GeometryType, parts: Int32Array[]): number[] {
  const out: number[] = []
  let x = 0
  let y = 0
  const step = (part: Int32Array, i: number) => {
    out.push(zigzag(part[i] - x), zigzag(part[i + 1] - y))
    x = part[i]
    y = part[i + 1]
  }
  for (const part of parts) {
    if (type === 1) {
      out.push(command(MOVE_TO, 1))
      step(part, 0)
      continue
    }
    const points = part.length / 2
    if (points < (type === 2 ? 2 : 3)) continue
    out.push(command(MOVE_TO, 1))
    step(part, 0)
    out.push(command(LINE_TO, points - 1))
    for (let i = 2; i < part.length; i += 2) step(part, i)
    if (type === 3) out.push(command(CLOSE_PATH, 1))
  }
  return out
}

const command = (id: number, count: number): number => id | (count << 3)

const zigzag = (value: number): number => ((value << 1) ^ (value >> 31)) >>> 0
