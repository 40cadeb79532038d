// Evenly spaced streamlines (Jobard & Lefer 1997) of the direction field in three classes with three
// spacings: arterials, collectors, then local streets between them.
import type { Field } from './field.ts'
import type { Layout } from './layout.ts'
import type { Random } from './random.ts'
import { crossing, distance, simplify, type Xy } from './shapes.ts'

export type StreetClass = 'trunk' | 'arterial' | 'collector' | 'local'

export interface Streamline {
  class: StreetClass
  /** 0 or 1: along or across the field; 2 for the bypass. */
  family: number
  points: Xy[]
}

const STEP = 16
const CLASSES: { class: StreetClass; spacing: number; test: number; least: number; reach: number }[] = [
  { class: 'arterial', spacing: 880, test: 0.62, least: 900, reach: 260 },
  { class: 'collector', spacing: 390, test: 0.6, least: 320, reach: 240 },
  { class: 'local', spacing: 122, test: 0.62, least: 95, reach: 150 },
]

interface Rules {
  class: StreetClass
  spacing: number
  test: number
}

/** All streets of a town as lines, whose ends may still miss each other slightly. */
export function traceStreets(layout: Layout, field: Field, random: Random): Streamline[] {
  const lines: Streamline[] = [{ class: 'trunk', family: 2, points: layout.bypass }]
  const near = [new PointGrid(120), new PointGrid(120)]
  const bridges: Xy[] = []
  for (const rules of CLASSES) {
    const spacingAt = ([x, y]: Xy) =>
      rules.spacing *
      (rules.class === 'arterial'
        ? 1 + Math.max(0, field.rim(x, y) - 1.05) * 1.6
        : rules.class === 'local'
          ? looseness(field.rim(x, y))
          : 1)
    const seeds: { at: Xy; family: number }[] = startSeeds(layout, rules, random)
    for (let next = 0; next < seeds.length; next++) {
      const { at, family } = seeds[next]
      if (!isOpen(field, rules, at)) continue
      const spacing = spacingAt(at)
      if (near[family].closest(at, spacing * 0.9) < spacing * 0.9) continue
      const tracer = { field, rules, family, near: near[family], bridges, spacingAt }
      const back = trace(tracer, at, -1, []).toReversed()
      const points = [...back, at, ...trace(tracer, at, 1, back)]
      if (points.length * STEP < rules.least) continue
      rememberBridges(field, points, bridges)
      const line: Streamline = { class: rules.class, family, points }
      lines.push(line)
      for (const point of points) near[family].add(point)
      for (let i = 0; i < points.length; i += 3)
        seeds.push(...besides(points, i, spacingAt(points[i]), family))
    }
  }
  joinEnds(lines, field)
  return lines.map((line) => ({ ...line, points: simplify(line.points, line.class === 'local' ? 1.6 : 1) }))
}

/** Streets are wider apart towards the edge of the town. */
function looseness(rim: number): number {
  return 0.86 + 0.62 * Math.min(1.1, Math.max(0, rim - 0.25)) ** 1.6
}

function startSeeds(layout: Layout, rules: Rules, random: Random): { at: Xy; family: number }[] {
  const seeds = [0, 1].map((family) => ({ at: layout.centre, family }))
  const { box } = layout
  const step = rules.spacing * 0.8
  for (let x = box.west; x < box.east; x += step)
    for (let y = box.south; y < box.north; y += step) {
      const at: Xy = [x + random.between(0, step), y + random.between(0, step)]
      seeds.push({ at, family: 0 }, { at, family: 1 })
    }
  return seeds
}

function besides(points: Xy[], i: number, spacing: number, family: number): { at: Xy; family: number }[] {
  const a = points[Math.max(0, i - 1)]
  const b = points[Math.min(points.length - 1, i + 1)]
  const length = distance(a, b) || 1
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const [x, y] = points[i]
  return [1, -1].map((side) => ({ at: [x + side * spacing * nx, y + side * spacing * ny], family }))
}

/** Whether a street of this class may be here, bridges aside. */
function isOpen(field: Field, rules: Rules, [x, y]: Xy): boolean {
  if (field.sea(x, y) < 28 || field.river(x, y) < 24) return false
  const rim = field.rim(x, y)
  if (rules.class === 'arterial') return field.isOnMap(x, y)
  if (field.park(x, y) < 8) return false
  if (rules.class === 'collector') return rim < 1.06 && field.bypass(x, y) > 45
  return rim < 1 && field.bypass(x, y) > 60
}

interface Tracer {
  field: Field
  rules: Rules
  family: number
  near: PointGrid
  bridges: Xy[]
  spacingAt: (at: Xy) => number
}

/** One direction from the seed until land, space or patience ends. */
function trace(tracer: Tracer, from: Xy, sign: number, back: Xy[]): Xy[] {
  const { field, rules, family, near } = tracer
  const points: Xy[] = []
  let at = from
  let heading = field.angle(at[0], at[1]) + (family * Math.PI) / 2 + (sign < 0 ? Math.PI : 0)
  for (let i = 0; i < 3000; i++) {
    heading = follow(field, at, family, heading)
    const half: Xy = [at[0] + (STEP / 2) * Math.cos(heading), at[1] + (STEP / 2) * Math.sin(heading)]
    const direction = follow(field, half, family, heading)
    const next: Xy = [at[0] + STEP * Math.cos(direction), at[1] + STEP * Math.sin(direction)]
    if (!isOpen(field, rules, next)) {
      const over = rules.class === 'arterial' ? bridge(tracer, at, direction) : null
      if (!over) break
      points.push(...over)
      at = over[over.length - 1]
      heading = direction
      continue
    }
    const test = tracer.spacingAt(next) * rules.test
    if (near.closest(next, test) < test) break
    if (bitesItself(points, next, test) || bitesItself(back, next, test)) break
    points.push(next)
    at = next
    heading = direction
  }
  return points
}

/** The field's direction nearest to the present one, since its lines have no orientation. */
function follow(field: Field, [x, y]: Xy, family: number, heading: number): number {
  const angle = field.angle(x, y) + (family * Math.PI) / 2
  const turn = Math.round((heading - angle) / Math.PI)
  return angle + turn * Math.PI
}

function bitesItself(points: Xy[], next: Xy, test: number): boolean {
  for (let i = 0; i < points.length - 2 * Math.ceil(test / STEP); i += 2)
    if (distance(points[i], next) < test) return true
  return false
}

/** Crosses the river straight, if the angle allows and no bridge is near; else null. */
function bridge({ field, bridges }: Tracer, from: Xy, direction: number): Xy[] | null {
  const [x, y] = from
  if (field.sea(x, y) < 160) return null
  const points: Xy[] = []
  for (let i = 1; i <= 34; i++) {
    const next: Xy = [x + i * STEP * Math.cos(direction), y + i * STEP * Math.sin(direction)]
    if (field.sea(next[0], next[1]) < 100 || !field.isOnMap(next[0], next[1])) return null
    if (i === 1 && field.river(next[0], next[1]) > 26) return null
    points.push(next)
    if (i > 3 && field.river(next[0], next[1]) > 30) {
      const middle = points[points.length >> 1]
      const isFree = bridges.every((other) => distance(other, middle) > 560)
      return isFree ? points : null
    }
  }
  return null
}

function rememberBridges(field: Field, points: Xy[], bridges: Xy[]): void {
  for (let i = 1; i < points.length; i++) {
    const wet = field.river(points[i][0], points[i][1]) < 0
    const before = field.river(points[i - 1][0], points[i - 1][1]) < 0
    if (wet && !before) {
      let last = i
      while (last < points.length - 1 && field.river(points[last][0], points[last][1]) < 0) last++
      bridges.push(points[(i + last) >> 1])
    }
  }
}

/** Extends loose ends to the next street ahead, by little more than a block. */
function joinEnds(lines: Streamline[], field: Field): void {
  const index = new SegmentGrid(lines, 90)
  for (const line of lines) {
    if (line.class === 'trunk') continue
    const { reach } = CLASSES.find((entry) => entry.class === line.class) ?? CLASSES[2]
    for (const atStart of [true, false]) {
      const points = atStart ? line.points.toReversed() : line.points
      const end = points[points.length - 1]
      const before = points[Math.max(0, points.length - 4)]
      const length = distance(before, end) || 1
      const [ux, uy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length]
      const far: Xy = [end[0] + ux * reach, end[1] + uy * reach]
      const hit = index.firstHit(end, far, line)
      if (!hit || wetBetween(field, end, hit) || (line.class !== 'arterial' && nearTrunk(lines[0], hit)))
        continue
      const past: Xy = [hit[0] + ux * 1.5, hit[1] + uy * 1.5]
      line.points = atStart ? [past, ...line.points] : [...line.points, past]
    }
  }
}

function nearTrunk(trunk: Streamline, at: Xy): boolean {
  return trunk.points.some(
    (point, i) =>
      i > 0 &&
      Math.abs(
        distance(trunk.points[i - 1], at) + distance(at, point) - distance(trunk.points[i - 1], point),
      ) < 2,
  )
}

function wetBetween(field: Field, a: Xy, b: Xy): boolean {
  const steps = Math.ceil(distance(a, b) / 8)
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    if (field.shore(x, y) < 14 || field.park(x, y) < 2) return true
  }
  return false
}

/** Points in squares, for nearest-point queries. */
class PointGrid {
  private readonly cells = new Map<number, Xy[]>()
  private readonly size: number
  constructor(size: number) {
    this.size = size
  }
  private key(x: number, y: number): number {
    return Math.floor(x / this.size) * 1_000_003 + Math.floor(y / this.size)
  }
  add(point: Xy): void {
    const key = this.key(point[0], point[1])
    const cell = this.cells.get(key)
    if (cell) cell.push(point)
    else this.cells.set(key, [point])
  }
  /** Distance to the closest point within `radius`; Infinity without one. */
  closest([x, y]: Xy, radius: number): number {
    let best = radius * radius
    let hasCrossed = false
    const reach = Math.ceil(radius / this.size)
    const cx = Math.floor(x / this.size)
    const cy = Math.floor(y / this.size)
    for (let i = cx - reach; i <= cx + reach; i++)
      for (let j = cy - reach; j <= cy + reach; j++)
        for (const point of this.cells.get(i * 1_000_003 + j) ?? []) {
          const d = (point[0] - x) ** 2 + (point[1] - y) ** 2
          if (d < best) {
            best = d
            hasCrossed = true
          }
        }
    return hasCrossed ? Math.sqrt(best) : Infinity
  }
}

/** Segments in squares, for the first hit of a ray. */
class SegmentGrid {
  private readonly cells = new Map<number, { line: Streamline; a: Xy; b: Xy }[]>()
  private readonly size: number
  constructor(lines: Streamline[], size: number) {
    this.size = size
    for (const line of lines)
      for (let i = 1; i < line.points.length; i++) {
        const [a, b] = [line.points[i - 1], line.points[i]]
        for (const key of this.keys(a, b)) {
          const cell = this.cells.get(key)
          if (cell) cell.push({ line, a, b })
          else this.cells.set(key, [{ line, a, b }])
        }
      }
  }
  private keys(a: Xy, b: Xy): number[] {
    const keys: number[] = []
    const { size } = this
    for (let i = Math.floor(Math.min(a[0], b[0]) / size); i <= Math.floor(Math.max(a[0], b[0]) / size); i++)
      for (let j = Math.floor(Math.min(a[1], b[1]) / size); j <= Math.floor(Math.max(a[1], b[1]) / size); j++)
        keys.push(i * 1_000_003 + j)
    return keys
  }
  firstHit(from: Xy, to: Xy, streamline: Streamline): Xy | null {
    let best = Infinity
    for (const key of this.keys(from, to))
      for (const { line, a, b } of this.cells.get(key) ?? []) {
        if (line === streamline) continue
        const hit = crossing(from, to, a, b)
        if (hit && hit.s < best) best = hit.s
      }
    return best === Infinity ? null : [from[0] + (to[0] - from[0]) * best, from[1] + (to[1] - from[1]) * best]
  }
}
