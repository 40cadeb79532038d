// Writes a PMTiles v3 archive (protomaps specification): header, directories, metadata, tiles in Hilbert order.
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import type { Bounds, LngLat } from '../types.ts'

interface Entry {
  id: number
  offset: number
  length: number
  run: number
}

const HEADER = 127
const ROOT_LIMIT = 16_384 - HEADER
const LEAF_ENTRIES = 4096

export class PmtilesWriter {
  private readonly tiles: { id: number; offset: number; length: number }[] = []
  private readonly chunks: Uint8Array[] = []
  private readonly entriesByHash = new Map<string, { offset: number; length: number }>()
  private size = 0

  /** Adds a tile; equal contents are stored once. */
  add(z: number, x: number, y: number, tile: Uint8Array): void {
    const hash = createHash('sha1').update(tile).digest('base64')
    let place = this.entriesByHash.get(hash)
    if (!place) {
      const packed = gzipSync(tile, { level: 7 })
      place = { offset: this.size, length: packed.length }
      this.entriesByHash.set(hash, place)
      this.chunks.push(packed)
      this.size += packed.length
    }
    this.tiles.push({ id: tileId(z, x, y), ...place })
  }

  get count(): number {
    return this.tiles.length
  }

  finish(options: {
    bounds: Bounds
    center: LngLat
    minZoom: number
    maxZoom: number
    metadata: Record<string, unknown>
  }): Uint8Array {
    this.tiles.sort((a, b) => a.id - b.id)
    const entries: Entry[] = []
    for (const tile of this.tiles) {
      const last = entries[entries.length - 1]
      if (last && last.offset === tile.offset && last.id + last.run === tile.id) last.run++
      else entries.push({ ...tile, run: 1 })
    }
    const metadata = gzipSync(JSON.stringify(options.metadata))
    const { root, leaves } = directories(entries)
    const header = new DataView(new ArrayBuffer(HEADER))
    new Uint8Array(header.buffer).set(new TextEncoder().encode('PMTiles'))
    header.setUint8(7, 3)
    const long = (at: number, value: number) => header.setBigUint64(at, BigInt(value), true)
    long(8, HEADER)
    long(16, root.length)
    long(24, HEADER + root.length)
    long(32, metadata.length)
    long(40, HEADER + root.length + metadata.length)
    long(48, leaves.length)
    long(56, HEADER + root.length + metadata.length + leaves.length)
    long(64, this.size)
    long(72, this.tiles.length)
    long(80, entries.length)
    long(88, this.entriesByHash.size)
    // Not clustered: contents are in order of creation.
    header.setUint8(96, 0)
    header.setUint8(97, 2)
    header.setUint8(98, 2)
    header.setUint8(99, 1)
    header.setUint8(100, options.minZoom)
    header.setUint8(101, options.maxZoom)
    const degrees = (at: number, value: number) => header.setInt32(at, Math.round(value * 1e7), true)
    options.bounds.forEach((side, i) => degrees(102 + 4 * i, side))
    header.setUint8(118, Math.min(options.maxZoom, 12))
    degrees(119, options.center[0])
    degrees(123, options.center[1])
    return Buffer.concat([new Uint8Array(header.buffer), root, metadata, leaves, ...this.chunks])
  }
}

function directories(entries: Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const rootDirectory = directory(entries)
  if (rootDirectory.length <= ROOT_LIMIT) return { root: rootDirectory, leaves: new Uint8Array(0) }
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves: Uint8Array[] = []
    const rootEntries: Entry[] = []
    let offset = 0
    for (let i = 0; i < entries.length; i += size) {
      const leaf = directory(entries.slice(i, i + size))
      rootEntries.push({ id: entries[i].id, offset, length: leaf.length, run: 0 })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = directory(rootEntries)
    if (root.length <= ROOT_LIMIT) return { root, leaves: Buffer.concat(leaves) }
  }
}

function directory(entries: Entry[]): Uint8Array {
  const out = new PbfWriter()
  out.writeVarint(entries.length)
  entries.forEach((entry, i) => out.writeVarint(entry.id - (i > 0 ? entries[i - 1].id : 0)))
  for (const entry of entries) out.writeVarint(entry.run)
  for (const entry of entries) out.writeVarint(entry.length)
  entries.forEach((entry, i) => {
    const before = entries[i - 1]
    const follows = before !== undefined && entry.offset === before.offset + before.length
    out.writeVarint(follows ? 0 : entry.offset + 1)
  })
  return gzipSync(out.finish())
}

/** Number of a tile: all smaller zooms first, then along the Hilbert curve. */
function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3
  for (let level = z - 1; level >= 0; level--) {
    const side = 2 ** level
    const rx = (x & side) > 0 ? 1 : 0
    const ry = (y & side) > 0 ? 1 : 0
    id += side * side * ((3 * rx) ^ ry)
    if (ry === 0) {
      if (rx === 1) {
        x = side - 1 - (x & (side - 1))
        y = side - 1 - (y & (side - 1))
      }
      const swap = x
      x = y
      y = swap
    }
  }
  return id
}
