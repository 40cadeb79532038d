// Buildings along the streets: terraces, pairs, villas and works, with odd numbers on the left and even on
// the right.
import type { Field } from './field.ts'
import type { District, Layout } from './layout.ts'
import type { Random } from './random.ts'
import { distance, lengthOf, type Xy } from './shapes.ts'
import type { Street } from './streets-named.ts'

export interface House {
  ring: Xy[]
  number: string
  street: string
  postcode: string
  district: string
}

const SHAPES: Record<
  District['houses'],
  { width: [number, number]; depth: [number, number]; gap: [number, number]; setback: number; run: number }
> = {
  terrace: { width: [6.5, 10], depth: [9, 13], gap: [4, 9], setback: 2.5, run: 5 },
  semi: { width: [13, 17], depth: [9, 12], gap: [4, 7], setback: 6, run: 1 },
  villa: { width: [11, 17], depth: [9, 14], gap: [7, 14], setback: 9, run: 1 },
  works: { width: [18, 38], depth: [14, 24], gap: [5, 12], setback: 5, run: 1 },
}
const ROAD_HALF: Record<string, number> = { trunk: 11, arterial: 9, collector: 7.5, local: 5.5 }

function districtAt(layout: Layout, x: number, y: number): District {
  let best = layout.districts[0]
  let least = Infinity
  for (const district of layout.districts) {
    const d = Math.hypot(x - district.at[0], y - district.at[1]) / (0.6 + district.radius / 2000)
    if (d < least) {
      least = d
      best = district
    }
  }
  return best
}

/** Every house of the town. Longest streets come first, so that corners belong to the larger street. */
export function placeHouses(layout: Layout, field: Field, streets: Street[], random: Random): House[] {
  const occupied = new Raster(2)
  for (const street of streets)
    for (const piece of street.pieces) occupied.line(piece.points, ROAD_HALF[piece.class])
  const postcodes = new Postcodes(layout)
  const houses: House[] = []
  const rank = { trunk: 3, arterial: 0, collector: 1, local: 2 }
  const order = streets.toSorted((a, b) => rank[a.class] - rank[b.class])
  for (const street of order) {
    if (street.class === 'trunk') continue
    const next = { 1: 1, 2: 2 }
    for (const piece of street.pieces) {
      for (const side of [1, 2] as const) {
        const post = postcodes.next(piece.points[piece.points.length >> 1])
        for (const ring of besideStreet(
          layout,
          field,
          piece.points,
          side === 1 ? 1 : -1,
          ROAD_HALF[piece.class],
          occupied,
          random,
        )) {
          houses.push({
            ring,
            number: String(next[side]),
            street: street.name,
            postcode: post.code,
            district: post.district,
          })
          next[side] += 2
        }
      }
      // Keep both sides about level, also beside a park.
      const level = Math.max(next[1], next[2] - 1)
      const slack = Math.floor((level - Math.min(next[1], next[2] - 1)) / 2)
      if (slack > 4) {
        next[1] = Math.max(next[1], level - 4)
        next[2] = Math.max(next[2], level - 3)
      }
      next[1] += next[1] % 2 === 0 ? 1 : 0
      next[2] += next[2] % 2 === 1 ? 1 : 0
    }
  }
  return houses
}

function besideStreet(
  layout: Layout,
  field: Field,
  points: Xy[],
  side: 1 | -1,
  roadHalf: number,
  occupied: Raster,
  random: Random,
): Xy[][] {
  const total = lengthOf(points)
  const rings: Xy[][] = []
  const middle = points[points.length >> 1]
  const shape = SHAPES[districtAt(layout, middle[0], middle[1]).houses]
  const outskirts = field.rim(middle[0], middle[1])
  let at = roadHalf + random.between(5, 9)
  let inRun = 0
  while (at < total - roadHalf - 6) {
    const width = random.between(...shape.width)
    const depth = random.between(...shape.depth)
    const { point, angle } = along(points, at + width / 2)
    const far = roadHalf + shape.setback + random.between(-0.6, 0.6)
    const ring = rectangle(point, angle, side, width, depth, far)
    const isLast = ++inRun >= shape.run + random.whole(0, 2) * (shape.run > 1 ? 1 : 0)
    at += width + (isLast ? random.between(...shape.gap) : 0.3)
    if (isLast) inRun = 0
    // In the country most plots are fields.
    if (outskirts > 0.96 && random.chance(0.65 + (outskirts - 0.96))) continue
    if (random.chance(0.02)) continue
    const isDry = ring.every(([x, y]) => field.shore(x, y) > 6 && field.park(x, y) > 3 && field.isOnMap(x, y))
    if (isDry && occupied.claim(ring)) rings.push(ring)
  }
  return rings
}

function along(points: Xy[], metres: number): { point: Xy; angle: number } {
  let rest = metres
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    const piece = distance(a, b)
    if (rest <= piece || i === points.length - 1) {
      const t = piece > 0 ? Math.min(1, rest / piece) : 0
      return {
        point: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
      }
    }
    rest -= piece
  }
  return { point: points[0], angle: 0 }
}

/** A house parallel to the street, `far` metres from its centre line. */
function rectangle([x, y]: Xy, angle: number, side: 1 | -1, width: number, depth: number, far: number): Xy[] {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const [nx, ny] = [-uy * side, ux * side]
  const corner = (u: number, n: number): Xy => [x + u * ux + n * nx, y + u * uy + n * ny]
  return [
    corner(-width / 2, far),
    corner(width / 2, far),
    corner(width / 2, far + depth),
    corner(-width / 2, far + depth),
  ]
}

/** Codes like "AH4 2QD": district, sector, and unit of a street side. */
class Postcodes {
  private readonly layout: Layout
  private readonly units = new Map<string, number>()
  private readonly area: string
  constructor(layout: Layout) {
    this.layout = layout
    const letters = layout.name.toUpperCase().replace(/[^A-Z]/g, '')
    this.area =
      letters.length > 2 ? letters[0] + (letters.slice(1).match(/[HKMNRTV]/)?.[0] ?? letters[1]) : 'AH'
  }
  next([x, y]: Xy): { code: string; district: string } {
    const district = districtAt(this.layout, x, y)
    const number = this.layout.districts.indexOf(district) + 1
    const sector = 1 + ((x > district.at[0] ? 1 : 0) + (y > district.at[1] ? 2 : 0))
    const letters = 'ABDEFGHJLNPQRSTUWXYZ'
    const key = `${number} ${sector}`
    const unit = this.units.get(key) ?? 0
    this.units.set(key, unit + 1)
    const lap = Math.floor(unit / (letters.length * letters.length)) % 2
    const code = `${this.area}${number} ${(sector + 4 * lap) % 10}${letters[Math.floor(unit / letters.length) % letters.length]}${letters[unit % letters.length]}`
    return { code, district: district.name }
  }
}

/** Built-up squares of `size` metres, stored in blocks so that empty country costs nothing. */
class Raster {
  private readonly blocks = new Map<number, Uint8Array>()
  private readonly size: number
  constructor(size: number) {
    this.size = size
  }
  private block(i: number, j: number): Uint8Array {
    const key = (i >> 7) * 65_537 + (j >> 7)
    let block = this.blocks.get(key)
    if (!block) {
      block = new Uint8Array(128 * 128)
      this.blocks.set(key, block)
    }
    return block
  }
  line(points: Xy[], half: number): void {
    const reach = Math.ceil(half / this.size)
    for (let p = 1; p < points.length; p++) {
      const steps = Math.ceil(distance(points[p - 1], points[p]) / (this.size * 2)) || 1
      for (let k = 0; k <= steps; k++) {
        const x = points[p - 1][0] + ((points[p][0] - points[p - 1][0]) * k) / steps
        const y = points[p - 1][1] + ((points[p][1] - points[p - 1][1]) * k) / steps
        const ci = Math.floor(x / this.size)
        const cj = Math.floor(y / this.size)
        for (let i = ci - reach; i <= ci + reach; i++)
          for (let j = cj - reach; j <= cj + reach; j++)
            if ((i - ci) ** 2 + (j - cj) ** 2 <= reach * reach)
              this.block(i, j)[(i & 127) * 128 + (j & 127)] = 1
      }
    }
  }
  /** Claims a four-cornered plot if it is free. */
  claim(ring: Xy[]): boolean {
    const cells: [Uint8Array, number][] = []
    const [a, b, , d] = ring
    const wide = Math.ceil(distance(a, b) / this.size)
    const deep = Math.ceil(distance(a, d) / this.size)
    for (let u = 0; u <= wide; u++)
      for (let v = 0; v <= deep; v++) {
        // A little inside the walls, so that neighbours may touch.
        const s = 0.08 + (0.84 * u) / wide
        const t = 0.08 + (0.84 * v) / deep
        const i = Math.floor((a[0] + (b[0] - a[0]) * s + (d[0] - a[0]) * t) / this.size)
        const j = Math.floor((a[1] + (b[1] - a[1]) * s + (d[1] - a[1]) * t) / this.size)
        const block = this.block(i, j)
        const at = (i & 127) * 128 + (j & 127)
        if (block[at] === 1) return false
        cells.push([block, at])
      }
    for (const [block, at] of cells) block[at] = 1
    return true
  }
}
