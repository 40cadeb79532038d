// Named streets: pieces of one line with one name, one-way or not, with lights and forbidden turns.
import type { Field } from './field.ts'
import type { Layout } from './layout.ts'
import { StreetNames } from './names.ts'
import type { Random } from './random.ts'
import { distance, lengthOf, nearestOnLine, type Xy } from './shapes.ts'
import type { Piece, StreetNetwork } from './streets.ts'
import type { StreetClass } from './streamlines.ts'

export interface Street {
  name: string
  class: StreetClass
  highway: string
  pieces: Piece[]
  oneway: boolean
  maxspeed: string
}

const LONGEST: Record<StreetClass, number> = { trunk: Infinity, arterial: 2600, collector: 1500, local: 900 }

/** Cuts lines into streets and names them. */
export function nameStreets(network: StreetNetwork, layout: Layout, field: Field, random: Random): Street[] {
  const degree = degrees(network)
  const names = new StreetNames(random)
  const streets: Street[] = []
  const all = chains(network)
  const planned = landmarks(all, layout)
  for (const name of planned.values()) names.take(name)
  for (const chain of all) {
    const metres = chain.reduce((sum, piece) => sum + lengthOf(piece.points), 0)
    const first = chain[0]
    const ends = [first.from, chain[chain.length - 1].to]
    const isDeadEnd = ends.some((junction) => degree[junction] === 1)
    const street: Street = {
      name: '',
      class: first.class,
      highway: '',
      pieces: chain,
      oneway: false,
      maxspeed: '',
    }
    const crosses = chain.some((piece) => isBridge(piece, field))
    street.name =
      first.class === 'trunk'
        ? names.take('Northern Bypass')
        : (planned.get(chain) ?? names.next(first.class, metres, isDeadEnd))
    Object.assign(street, classify(first.class, crosses, chain, field))
    const [x, y] = chain[chain.length >> 1].points[0]
    const isCentral = field.rim(x, y) < 0.42
    const canBeOneway = ends.every((junction) => degree[junction] > 2) && first.class === 'local'
    if (canBeOneway && random.chance(isCentral ? 0.4 : 0.06)) {
      street.oneway = true
      if (random.chance(0.5)) street.pieces = reversed(chain)
    }
    streets.push(street)
  }
  return streets
}

function landmarks(all: Piece[][], layout: Layout): Map<Piece[], string> {
  const nameOfStreet = new Map<Piece[], string>()
  for (const { name, class: roadClass, at } of layout.landmarks) {
    let best: Piece[] | null = null
    let least = Infinity
    for (const chain of all) {
      if (chain[0].class !== roadClass || nameOfStreet.has(chain)) continue
      const away = Math.min(...chain.map(({ points }) => nearestOnLine(points, at[0], at[1]).distance))
      if (away >= least) continue
      least = away
      best = chain
    }
    if (best) nameOfStreet.set(best, name)
  }
  return nameOfStreet
}

/**
 * Whether a piece crosses the river, sampled every few metres, since a straight bridge has no points of its
 * own.
 */
export function isBridge({ points }: Piece, field: Field): boolean {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    const steps = Math.ceil(distance(a, b) / 12)
    for (let k = 0; k <= steps; k++)
      if (field.river(a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps) < 0) return true
  }
  return false
}

function classify(
  street: StreetClass,
  crosses: boolean,
  chain: Piece[],
  field: Field,
): { highway: string; maxspeed: string } {
  if (street === 'trunk') return { highway: 'trunk', maxspeed: '50 mph' }
  if (street === 'arterial') {
    const near = Math.min(...chain.map(({ points: [[x, y]] }) => field.rim(x, y)))
    if (crosses || near < 0.3) return { highway: 'primary', maxspeed: near < 0.12 ? '30 mph' : '40 mph' }
    return { highway: 'secondary', maxspeed: near > 0.9 ? '50 mph' : '40 mph' }
  }
  if (street === 'collector') return { highway: 'tertiary', maxspeed: '30 mph' }
  return { highway: 'residential', maxspeed: '' }
}

function degrees(network: StreetNetwork): Int32Array {
  const degree = new Int32Array(network.junctions.length)
  for (const { from, to } of network.pieces) {
    degree[from]++
    degree[to]++
  }
  return degree
}

/** Consecutive pieces of one line, split where they are too long for one name. */
function chains(network: StreetNetwork): Piece[][] {
  const out: Piece[][] = []
  let chain: Piece[] = []
  let metres = 0
  for (const piece of network.pieces) {
    const last = chain[chain.length - 1]
    const goesOn = last && last.line === piece.line && last.to === piece.from
    if (!goesOn || metres > LONGEST[piece.class]) {
      if (chain.length > 0) out.push(chain)
      chain = []
      metres = 0
    }
    chain.push(piece)
    metres += lengthOf(piece.points)
  }
  if (chain.length > 0) out.push(chain)
  return out
}

function reversed(chain: Piece[]): Piece[] {
  return chain
    .toReversed()
    .map((piece) => ({ ...piece, from: piece.to, to: piece.from, points: piece.points.toReversed() }))
}

export interface Turn {
  kind: 'no_left_turn' | 'no_right_turn' | 'no_straight_on' | 'only_straight_on' | 'no_u_turn'
  /** Pieces in driving order; more than two with a way in between. */
  pieces: Piece[]
  via: number
}

/** Junctions with traffic lights, and forbidden turns at some of them. */
export function regulate(
  network: StreetNetwork,
  streets: Street[],
  random: Random,
): { lights: Set<number>; turns: Turn[] } {
  const at = new Map<number, { street: Street; piece: Piece }[]>()
  for (const street of streets)
    for (const piece of street.pieces)
      for (const junction of [piece.from, piece.to])
        at.set(junction, [...(at.get(junction) ?? []), { street, piece }])
  const lights = new Set<number>()
  const turns: Turn[] = []
  for (const [junction, arms] of at) {
    const large = arms.filter(({ street }) => street.class !== 'local').length
    if (
      large >= 3 &&
      arms.some(({ street }) => street.class === 'arterial' || street.class === 'trunk') &&
      random.chance(0.8)
    )
      lights.add(junction)
    if (arms.length < 3 || !random.chance(lights.has(junction) ? 0.35 : 0.012)) continue
    const from = random.pick(arms)
    if (from.street.oneway && from.piece.from === junction) continue
    for (const to of arms) {
      if (to.piece === from.piece || (to.street.oneway && to.piece.to === junction)) continue
      const angle = turnOf(network.junctions[junction], from.piece, to.piece, junction)
      if (angle > 55 && angle < 125) {
        turns.push({ kind: 'no_left_turn', pieces: [from.piece, to.piece], via: junction })
        break
      }
    }
  }
  return { lights, turns }
}

/** Degrees of the turn from one piece into another at a junction; positive to the left. */
function turnOf(at: Xy, from: Piece, to: Piece, junction: number): number {
  const beside = (piece: Piece): Xy =>
    piece.to === junction ? piece.points[piece.points.length - 2] : piece.points[1]
  const a = beside(from)
  const b = beside(to)
  if (distance(a, at) < 0.1 || distance(b, at) < 0.1) return 0
  const before = Math.atan2(at[1] - a[1], at[0] - a[0])
  const after = Math.atan2(b[1] - at[1], b[0] - at[0])
  let turn = ((after - before) * 180) / Math.PI
  if (turn > 180) turn -= 360
  if (turn < -180) turn += 360
  return turn
}
