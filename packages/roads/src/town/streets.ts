// Turns lines into a street network: splits them at crossings, merges close corners, cuts stubs, keeps one
// connected whole.
import { crossing, distance, type Xy } from './shapes.ts'
import type { StreetClass, Streamline } from './streamlines.ts'

export interface Piece {
  /** Junction numbers at both ends. */
  from: number
  to: number
  /** All points, ends included. */
  points: Xy[]
  class: StreetClass
  /** Original line of the piece: pieces of one line share a street name. */
  line: number
}

export interface StreetNetwork {
  junctions: Xy[]
  /** In order along each line. */
  pieces: Piece[]
}

const MERGE = 13
const STUB = 38
const CELL = 80

export function buildStreets(lines: Streamline[]): StreetNetwork {
  const cuts = findCrossings(lines)
  const junctions = new JunctionSet()
  let pieces: Piece[] = []
  lines.forEach((line, number) => {
    const stops = [
      { at: 0, point: line.points[0] },
      ...cuts[number].toSorted((a, b) => a.at - b.at),
      { at: line.points.length - 1, point: line.points[line.points.length - 1] },
    ]
    for (let i = 1; i < stops.length; i++) {
      const [a, b] = [stops[i - 1], stops[i]]
      const from = junctions.at(a.point)
      const to = junctions.at(b.point)
      if (from === to) continue
      const inner = line.points
        .slice(Math.floor(a.at) + 1, Math.ceil(b.at))
        .filter((point) => distance(point, a.point) > 6 && distance(point, b.point) > 6)
      pieces.push({
        from,
        to,
        points: [junctions.list[from], ...inner, junctions.list[to]],
        class: line.class,
        line: number,
      })
    }
  })
  pieces = withoutTwins(pieces)
  pieces = withoutStubs(pieces, junctions.list.length)
  pieces = largestPart(pieces, junctions.list.length)
  return { junctions: junctions.list, pieces }
}

interface Cut {
  /** Segment index + share along it. */
  at: number
  point: Xy
}

function findCrossings(lines: Streamline[]): Cut[][] {
  const cuts: Cut[][] = lines.map(() => [])
  const cells = new Map<number, { line: number; i: number }[]>()
  lines.forEach((line, number) => {
    for (let i = 1; i < line.points.length; i++) {
      const [a, b] = [line.points[i - 1], line.points[i]]
      const keys = new Set<string>()
      for (const key of cellsOf(a, b)) {
        const cell = cells.get(key) ?? []
        if (cell.length === 0) cells.set(key, cell)
        for (const other of cell) {
          if (other.line === number && Math.abs(other.i - i) < 2) continue
          const id = `${other.line} ${other.i}`
          if (keys.has(id)) continue
          keys.add(id)
          const others = lines[other.line].points
          const hit = crossing(a, b, others[other.i - 1], others[other.i])
          if (!hit) continue
          const point: Xy = [a[0] + (b[0] - a[0]) * hit.s, a[1] + (b[1] - a[1]) * hit.s]
          cuts[number].push({ at: i - 1 + hit.s, point })
          cuts[other.line].push({ at: other.i - 1 + hit.t, point })
        }
        cell.push({ line: number, i })
      }
    }
  })
  return cuts
}

function cellsOf(a: Xy, b: Xy): number[] {
  const keys: number[] = []
  for (let i = Math.floor(Math.min(a[0], b[0]) / CELL); i <= Math.floor(Math.max(a[0], b[0]) / CELL); i++)
    for (let j = Math.floor(Math.min(a[1], b[1]) / CELL); j <= Math.floor(Math.max(a[1], b[1]) / CELL); j++)
      keys.push(i * 1_000_003 + j)
  return keys
}

/** Merges junctions closer than MERGE. */
class JunctionSet {
  readonly list: Xy[] = []
  private readonly cells = new Map<number, number[]>()
  at(point: Xy): number {
    const cx = Math.floor(point[0] / MERGE)
    const cy = Math.floor(point[1] / MERGE)
    let best = -1
    let bestDistance = MERGE
    for (let i = cx - 1; i <= cx + 1; i++)
      for (let j = cy - 1; j <= cy + 1; j++)
        for (const junction of this.cells.get(i * 1_000_003 + j) ?? []) {
          const d = distance(this.list[junction], point)
          if (d < bestDistance) {
            best = junction
            bestDistance = d
          }
        }
    if (best >= 0) return best
    const key = cx * 1_000_003 + cy
    this.cells.set(key, [...(this.cells.get(key) ?? []), this.list.length])
    return this.list.push(point) - 1
  }
}

function withoutTwins(pieces: Piece[]): Piece[] {
  const keys = new Set<string>()
  return pieces.filter(({ from, to }) => {
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}

/** Cuts loose ends that are too short for a street until none is left. */
function withoutStubs(pieces: Piece[], junctionCount: number): Piece[] {
  for (;;) {
    const degree = new Int32Array(junctionCount)
    for (const { from, to } of pieces) {
      degree[from]++
      degree[to]++
    }
    const retainedPieces = pieces.filter(({ from, to, points }) => {
      const isLoose = degree[from] === 1 || degree[to] === 1
      return !isLoose || pieceLength(points) >= STUB
    })
    if (retainedPieces.length === pieces.length) return retainedPieces
    pieces = retainedPieces
  }
}

function pieceLength(points: Xy[]): number {
  let sum = 0
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1], points[i])
  return sum
}

function largestPart(pieces: Piece[], junctionCount: number): Piece[] {
  const parent = Int32Array.from({ length: junctionCount }, (_, i) => i)
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]]
    return i
  }
  for (const { from, to } of pieces) parent[find(from)] = find(to)
  const sizes = new Map<number, number>()
  for (const { from } of pieces) sizes.set(find(from), (sizes.get(find(from)) ?? 0) + 1)
  let [best, most] = [-1, -1]
  for (const [root, size] of sizes) if (size > most) [best, most] = [root, size]
  return pieces.filter(({ from }) => find(from) === best)
}
