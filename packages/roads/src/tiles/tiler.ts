// Cuts features into tiles: simplifies them for each zoom, clips them to each tile with a margin, and writes
// MVT layers.
import type { Bounds } from '../types.ts'
import { clipLine, toTile } from './clip-line.ts'
import { project } from './mercator.ts'
import { EXTENT, LayerWriter, writeTile, type GeometryType, type Value } from './mvt.ts'

export const MIN_ZOOM = 6
export const MAX_ZOOM = 15

export interface Feature {
  layer: string
  type: GeometryType
  minZoom: number
  /** Last zoom that shows it; absent: all. */
  maxZoom?: number
  /** x, y in web mercator, 0-1 from the north-west; rings do not repeat their first point. */
  parts: Float64Array[]
  properties: Record<string, Value>
}

/** Up to this zoom, two more tiles are made on each side. */
const FAR_ZOOM = 11
/** Greatest error of a line in tile units; maps enlarge the last zoom. */
const TOLERANCE = 9
const LAST_TOLERANCE = 2
/** Margin around a tile in its units, so that lines do not end where two tiles meet. */
const MARGIN = 96
/** Smaller areas, in square tile units, are not drawn; houses and islands have a lower limit. */
const LEAST_AREA = 220
const LEAST_AREA_OF: Record<string, number> = { building: 60, land: 8 }
const ORDER = [
  'land',
  'water',
  'landuse',
  'park',
  'building',
  'waterway',
  'road',
  'boundary',
  'place',
  'housenumber',
]

type Layers = Map<string, LayerWriter>

/**
 * Takes features one by one and keeps only their tile data, since a country's buildings do not fit into
 * memory. finish() returns all tiles inside the bounds, uncompressed.
 */
export class TileCutter {
  /** By zoom from MIN_ZOOM, then by tile: x × 2^zoom + y. */
  private readonly zooms: { z: number; box: TileBox; tiles: Map<number, Layers> }[] = []

  private readonly maxZoom: number

  constructor(bounds: Bounds, { minZoom = MIN_ZOOM, maxZoom = MAX_ZOOM } = {}) {
    this.maxZoom = maxZoom
    for (let z = minZoom; z <= maxZoom; z++)
      this.zooms.push({ z, box: tileBox(bounds, z), tiles: new Map<number, Layers>() })
  }

  add(feature: Feature): void {
    for (const { z, box, tiles } of this.zooms)
      if (feature.minZoom <= z && z <= (feature.maxZoom ?? this.maxZoom))
        addToZoom(tiles, feature, z, box, z === this.maxZoom ? LAST_TOLERANCE : TOLERANCE)
  }

  finish(
    emit: (z: number, x: number, y: number, tile: Uint8Array) => void,
    onProgress: (fraction: number) => void,
  ): void {
    this.zooms.forEach(({ z, tiles }, i) => {
      for (const [key, layers] of tiles) {
        const ordered = ORDER.flatMap((name) => layers.get(name) ?? []).filter(({ count }) => count > 0)
        if (ordered.length > 0) emit(z, Math.floor(key / 2 ** z), key % 2 ** z, writeTile(ordered))
      }
      tiles.clear()
      onProgress((i + 1) / this.zooms.length)
    })
  }
}

interface TileBox {
  west: number
  north: number
  east: number
  south: number
}

function tileBox([west, south, east, north]: Bounds, z: number): TileBox {
  const at = (value: number) => Math.min(2 ** z - 1, Math.max(0, Math.floor(value * 2 ** z)))
  const [x1, y1] = project(west, north)
  const [x2, y2] = project(east, south)
  // At small scales maps also show the surroundings.
  const around = z <= FAR_ZOOM ? 2 : 0
  return { west: at(x1) - around, north: at(y1) - around, east: at(x2) + around, south: at(y2) + around }
}

function addToZoom(
  tiles: Map<number, Layers>,
  feature: Feature,
  z: number,
  box: TileBox,
  tolerance: number,
): void {
  const size = 2 ** z
  const scale = size * EXTENT
  const scaled: Float64Array[] = []
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of feature.parts) {
    const points = simplifyScaled(part, scale, feature.type, tolerance)
    if (feature.type === 3 && Math.abs(ringArea(points)) < (LEAST_AREA_OF[feature.layer] ?? LEAST_AREA)) {
      // Drops a hole that is too small to see; an outline that small takes its holes with it.
      if (scaled.length === 0) return
      continue
    }
    scaled.push(points)
    for (let i = 0; i < points.length; i += 2) {
      west = Math.min(west, points[i])
      east = Math.max(east, points[i])
      north = Math.min(north, points[i + 1])
      south = Math.max(south, points[i + 1])
    }
  }
  const margin = feature.type === 1 ? 0 : MARGIN
  const tile = (value: number) => Math.floor(value / EXTENT)
  for (
    let x = Math.max(0, box.west, tile(west - margin));
    x <= Math.min(size - 1, box.east, tile(east + margin));
    x++
  )
    for (
      let y = Math.max(0, box.north, tile(north - margin));
      y <= Math.min(size - 1, box.south, tile(south + margin));
      y++
    ) {
      const parts = scaled.flatMap((part) => clip(part, feature.type, x * EXTENT, y * EXTENT, margin))
      if (parts.length === 0) continue
      const key = x * size + y
      let layers = tiles.get(key)
      if (!layers) tiles.set(key, (layers = new Map<string, LayerWriter>()))
      let layer = layers.get(feature.layer)
      if (!layer) layers.set(feature.layer, (layer = new LayerWriter(feature.layer)))
      layer.add(feature.type, parts, feature.properties)
    }
}

/** Converts to tile units of this zoom and simplifies (Douglas and Peucker). */
function simplifyScaled(
  part: Float64Array,
  scale: number,
  type: GeometryType,
  tolerance: number,
): Float64Array {
  const n = part.length / 2
  const scaled = new Float64Array(part.length)
  for (let i = 0; i < part.length; i++) scaled[i] = part[i] * scale
  if (n < (type === 3 ? 5 : 3)) return scaled
  const isKept = new Uint8Array(n)
  isKept[0] = isKept[n - 1] = 1
  const stack = [0, n - 1]
  // A ring's first and last point are neighbours: also keep the point farthest from them.
  if (type === 3) {
    const middle = farthest(scaled, n)
    isKept[middle] = 1
    stack.length = 0
    stack.push(0, middle, middle, n - 1)
  }
  while (stack.length > 0) {
    const to = stack.pop() as number
    const from = stack.pop() as number
    let worst = tolerance
    let at = -1
    const [ax, ay] = [scaled[2 * from], scaled[2 * from + 1]]
    const dx = scaled[2 * to] - ax
    const dy = scaled[2 * to + 1] - ay
    const length = Math.hypot(dx, dy)
    for (let i = from + 1; i < to; i++) {
      const px = scaled[2 * i] - ax
      const py = scaled[2 * i + 1] - ay
      const off = length > 0 ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py)
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (at < 0) continue
    isKept[at] = 1
    stack.push(from, at, at, to)
  }
  let count = 0
  for (let i = 0; i < n; i++) {
    if (!isKept[i]) continue
    scaled[2 * count] = scaled[2 * i]
    scaled[2 * count + 1] = scaled[2 * i + 1]
    count++
  }
  return scaled.subarray(0, 2 * count)
}

function farthest(points: Float64Array, n: number): number {
  let best = -1
  let at = 0
  for (let i = 1; i < n; i++) {
    const d = (points[2 * i] - points[0]) ** 2 + (points[2 * i + 1] - points[1]) ** 2
    if (d > best) {
      best = d
      at = i
    }
  }
  return at
}

export function ringArea(points: ArrayLike<number>): number {
  let sum = 0
  const n = points.length
  for (let i = 0, j = n - 2; i < n; j = i, i += 2)
    sum += points[j] * points[i + 1] - points[i] * points[j + 1]
  return sum / 2
}

function clip(part: Float64Array, type: GeometryType, x: number, y: number, margin: number): Int32Array[] {
  if (type === 1) return [Int32Array.of(Math.round(part[0] - x), Math.round(part[1] - y))]
  const [west, north, east, south] = [x - margin, y - margin, x + EXTENT + margin, y + EXTENT + margin]
  if (type === 2)
    return clipLine(part, west, north, east, south)
      .map((line) => toTile(line, x, y))
      .filter((line) => line.length >= 4)
  let ring: number[] | Float64Array = part
  ring = clipRing(ring, 0, west, 1)
  ring = clipRing(ring, 0, east, -1)
  ring = clipRing(ring, 1, north, 1)
  ring = clipRing(ring, 1, south, -1)
  const tile = toTile(ring, x, y)
  return tile.length >= 6 ? [tile] : []
}

/** Clips at one side of the box (Sutherland and Hodgman 1974). */
function clipRing(ring: ArrayLike<number>, axis: 0 | 1, bound: number, sign: 1 | -1): number[] {
  const out: number[] = []
  const n = ring.length
  if (n === 0) return out
  const inside = (i: number) => (ring[i + axis] - bound) * sign >= 0
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const here = inside(i)
    if (here !== inside(j)) {
      const t = (bound - ring[j + axis]) / (ring[i + axis] - ring[j + axis])
      out.push(ring[j] + (ring[i] - ring[j]) * t, ring[j + 1] + (ring[i + 1] - ring[j + 1]) * t)
    }
    if (here) out.push(ring[i], ring[i + 1])
  }
  return out
}
