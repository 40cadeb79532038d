// Sea from coastlines, which have land on their left. Lines cut at the region's box are closed along its
// edge.
import { E7, type ElementStore } from '../compile/elements.ts'
import type { Bounds, LngLat } from '../types.ts'

/** Outer rings of the sea inside the box; none when no coastline crosses it. */
export function seaPolygons(coastlines: Int32Array[], store: ElementStore, bounds: Bounds): LngLat[][] {
  const joined = joinLines(coastlines)
  const pieces: LngLat[][] = []
  const rings: LngLat[][] = []
  for (const line of joined) {
    const points = line.map((node): LngLat => [store.lng[node] / E7, store.lat[node] / E7])
    const isRing = line.length > 3 && line[0] === line[line.length - 1]
    const inside = points.map(
      ([lng, lat]) => lng >= bounds[0] && lng <= bounds[2] && lat >= bounds[1] && lat <= bounds[3],
    )
    if (isRing && inside.every(Boolean)) {
      // Land is on the left, so an island turns counter-clockwise and is no sea; a clockwise ring is sea.
      if (signedArea(points) < 0) rings.push(points)
      continue
    }
    pieces.push(...cutToBox(points, bounds))
  }
  if (pieces.length === 0) return rings
  return [...rings, ...closeAlongBox(pieces, bounds)]
}

function joinLines(lines: Int32Array[]): number[][] {
  const byStart = new Map<number, number[][]>()
  const open = lines.map((line) => [...line])
  for (const line of open) byStart.set(line[0], [...(byStart.get(line[0]) ?? []), line])
  const usedLines = new Set<number[]>()
  const ends = new Set(open.map((line) => line[line.length - 1]))
  const out: number[][] = []
  const follow = (first: number[]) => {
    let line = first
    usedLines.add(first)
    for (;;) {
      const next = byStart.get(line[line.length - 1])?.find((candidate) => !usedLines.has(candidate))
      if (!next || line[0] === line[line.length - 1]) break
      usedLines.add(next)
      line = [...line, ...next.slice(1)]
    }
    out.push(line)
  }
  for (const line of open) if (!usedLines.has(line) && !ends.has(line[0])) follow(line)
  for (const line of open) if (!usedLines.has(line)) follow(line)
  return out
}

function cutToBox(points: LngLat[], bounds: Bounds): LngLat[][] {
  const pieces: LngLat[][] = []
  let piece: LngLat[] = []
  const [west, south, east, north] = bounds
  for (let i = 1; i < points.length; i++) {
    const [x1, y1] = points[i - 1]
    const dx = points[i][0] - x1
    const dy = points[i][1] - y1
    let t0 = 0
    let t1 = 1
    for (const [p, q] of [
      [-dx, x1 - west],
      [dx, east - x1],
      [-dy, y1 - south],
      [dy, north - y1],
    ]) {
      if (p === 0) {
        if (q < 0) t0 = 2
      } else if (p < 0) t0 = Math.max(t0, q / p)
      else t1 = Math.min(t1, q / p)
    }
    if (t0 > t1) continue
    if (piece.length === 0 || t0 > 0) {
      if (piece.length > 0) pieces.push(piece)
      piece = [[x1 + t0 * dx, y1 + t0 * dy]]
    }
    piece.push([x1 + t1 * dx, y1 + t1 * dy])
    if (t1 < 1) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 1) pieces.push(piece)
  // A line that ends inside (the extract cuts the coast) continues straight to the nearest edge.
  return pieces.map((line) => [toEdge(line[0], bounds), ...line, toEdge(line[line.length - 1], bounds)])
}

function toEdge([lng, lat]: LngLat, [west, south, east, north]: Bounds): LngLat {
  const gaps = [lng - west, east - lng, lat - south, north - lat]
  const least = gaps.indexOf(Math.min(...gaps))
  return [
    [west, lat],
    [east, lat],
    [lng, south],
    [lng, north],
  ][least] as LngLat
}

/** Position along the box's edge, clockwise from the north-west corner, 0-4. */
function edgePosition([lng, lat]: LngLat, [west, south, east, north]: Bounds): number {
  const u = (lng - west) / (east - west)
  const v = (north - lat) / (north - south)
  const gaps = [v, 1 - u, 1 - v, u]
  const side = gaps.indexOf(Math.min(...gaps))
  return [u, 1 + v, 2 + (1 - u), 3 + (1 - v)][side]
}

function closeAlongBox(pieces: LngLat[][], bounds: Bounds): LngLat[][] {
  const [west, south, east, north] = bounds
  const corners: LngLat[] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
  const starts = pieces.map((piece, i) => ({ i, at: edgePosition(piece[0], bounds) }))
  const remaining = new Set(pieces.keys())
  const rings: LngLat[][] = []
  for (let first = remaining.values().next(); !first.done; first = remaining.values().next()) {
    const ring: LngLat[] = []
    let current = first.value
    for (;;) {
      remaining.delete(current)
      ring.push(...pieces[current])
      // Sea is right of the coast: from where the coast leaves the box, follow the edge clockwise to the
      // next start.
      const from = edgePosition(pieces[current][pieces[current].length - 1], bounds)
      const gap = (at: number) => (at - from + 4) % 4
      const next: { i: number; at: number } = starts
        .filter(({ i }) => remaining.has(i) || i === first.value)
        .toSorted((a, b) => gap(a.at) - gap(b.at))[0]
      for (let corner = Math.ceil(from); gap(corner % 4) < gap(next.at) && corner < from + 4; corner++)
        ring.push(corners[corner % 4])
      if (next.i === first.value) break
      current = next.i
    }
    rings.push(ring)
  }
  return rings
}

function signedArea(ring: LngLat[]): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1]
  return sum / 2
}
