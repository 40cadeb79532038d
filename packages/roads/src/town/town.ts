// An invented town: streets traced along a direction field, named, numbered and regulated, passed to the
// compiler as OpenStreetMap elements. The same seed and size give the same town everywhere.
import type { ElementSink, ElementSource, Member, Tags } from '../compile/elements.ts'
import type { LngLat } from '../types.ts'
import { makeField } from './field.ts'
import { placeHouses } from './houses.ts'
import { layOut, type Layout } from './layout.ts'
import { seededRandom } from './random.ts'
import type { Xy } from './shapes.ts'
import { traceStreets } from './streamlines.ts'
import { buildStreets, type Piece } from './streets.ts'
import { isBridge, nameStreets, regulate, type Street } from './streets-named.ts'

export interface TownOptions {
  /** 1 (the default) is Ashmouth as drawn. */
  seed?: number
  /** Area relative to Ashmouth's (about 30 km² built on, 30,000 addresses). 40 makes a city of about a million addresses. */
  size?: number
  name?: string
  /** Centre of the town; by default in the Pacific off Washington, where there is no land. */
  centre?: { lat: number; lng: number }
}

/** Ashmouth lies in the open sea, so that it cannot be mistaken for a real place. */
const CENTRE = { lat: 46.95, lng: -125.3 }
const METRES_PER_DEGREE = 111_320

/** A source for compileRegion. */
export function generateTown(options: TownOptions = {}): ElementSource {
  return (sink, onProgress) => {
    const { seed = 1, size = 1, name = 'Ashmouth', centre = CENTRE } = options
    const random = seededRandom(seed)
    const layout = layOut({ seed, size, name })
    const field = makeField(layout)
    onProgress(0.2)
    const network = buildStreets(traceStreets(layout, field, random))
    onProgress(0.5)
    const streets = nameStreets(network, layout, field, random)
    const { lights, turns } = regulate(network, streets, random)
    const houses = placeHouses(layout, field, streets, random)
    onProgress(0.8)
    const writer = new Writer(sink, centre)
    const { frame } = layout
    const apron = (frame.east - frame.west) * 0.15
    const [west, south] = writer.degrees([frame.west - apron, frame.south - apron])
    const [east, north] = writer.degrees([frame.east + apron, frame.north + apron])
    sink.meta({ bounds: [west, south, east, north] })
    sink.meta({
      generated: true,
      date: '2026-01-01T00:00:00Z',
      attribution: 'Generated town',
    })
    const cutAt = new Set(turns.map((turn) => turn.via))
    const junctionIds = network.junctions.map((point, i) =>
      writer.node(point, lights.has(i) ? { highway: 'traffic_signals' } : null),
    )
    const wayOf = new Map<Piece, number>()
    for (const street of streets)
      writeStreet(writer, street, junctionIds, cutAt, wayOf, (piece) => isBridge(piece, field))
    for (const { kind, pieces, via } of turns) {
      const [from, to] = [pieces[0], pieces[pieces.length - 1]].map((piece) => wayOf.get(piece))
      if (from === undefined || to === undefined) continue
      const members: Member[] = [
        { type: 'way', ref: from, role: 'from' },
        { type: 'node', ref: junctionIds[via], role: 'via' },
        { type: 'way', ref: to, role: 'to' },
      ]
      writer.relation(members, { type: 'restriction', restriction: kind })
    }
    writeLand(writer, layout, name)
    for (const house of houses) {
      writer.ring(house.ring, {
        building: 'yes',
        'addr:housenumber': house.number,
        'addr:street': house.street,
        'addr:postcode': house.postcode,
        'addr:city': name,
        'addr:suburb': house.district,
      })
    }
    onProgress(1)
  }
}

/** Posted weights of bridges in tonnes: a van of 3.5 t goes round by another. */
const WEAK_BRIDGES: Readonly<Record<string, { maxweight: string }>> = {
  'Millgate Bridge': { maxweight: '3' },
}

function writeStreet(
  writer: Writer,
  street: Street,
  junctionIds: number[],
  cutAt: ReadonlySet<number>,
  wayOf: Map<Piece, number>,
  isWet: (piece: Piece) => boolean,
): void {
  const tags: Record<string, string> = { highway: street.highway, name: street.name }
  if (street.oneway) tags.oneway = 'yes'
  if (street.maxspeed) tags.maxspeed = street.maxspeed
  let refs: number[] = []
  let parts: Piece[] = []
  const flush = (extra: Record<string, string> = {}) => {
    if (refs.length < 2) return
    const id = writer.way(refs, { ...tags, ...extra })
    for (const piece of parts) wayOf.set(piece, id)
    refs = [refs[refs.length - 1]]
    parts = []
  }
  for (const piece of street.pieces) {
    const wet = isWet(piece)
    if (wet) flush()
    if (refs.length === 0) refs.push(junctionIds[piece.from])
    for (const point of piece.points.slice(1, -1)) refs.push(writer.node(point, null))
    refs.push(junctionIds[piece.to])
    parts.push(piece)
    if (wet) flush({ bridge: 'yes', layer: '1', ...WEAK_BRIDGES[street.name] })
    else if (cutAt.has(piece.to)) flush()
  }
  flush()
}

function writeLand(writer: Writer, layout: Layout, name: string): void {
  writer.ring(layout.water, { natural: 'water', water: 'sea' })
  writer.line(layout.river.line, { waterway: 'river', name: layout.river.name })
  for (const park of layout.parks) {
    writer.ring(
      park.ring,
      park.name.endsWith('Woods')
        ? { natural: 'wood', name: park.name }
        : { leisure: 'park', name: park.name },
    )
    // Two slightly bent paths from edge to edge.
    for (const turn of [0.15, 0.62]) {
      const start = park.ring[Math.floor(turn * park.ring.length)]
      const end = park.ring[Math.floor(((turn + 0.45) % 1) * park.ring.length)]
      const bend: Xy = [park.centre[0] * 0.7 + start[0] * 0.3, park.centre[1] * 0.7 + end[1] * 0.3]
      writer.line([start, bend, end], { highway: 'footway', foot: 'yes' })
    }
  }
  for (const { kind, ring } of layout.country)
    writer.ring(ring, kind === 'wood' ? { natural: 'wood' } : { landuse: 'farmland' })
  const town: Xy[] = []
  const { box } = layout
  const [cx, cy] = [(box.east + box.west) / 2, (box.north + box.south) / 2]
  for (let i = 0; i < 96; i++) {
    const angle = (i / 96) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const r = 1.01 / (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (1 / 3.4)
    town.push([cx + (r * c * (box.east - box.west)) / 2, cy + (r * s * (box.north - box.south)) / 2])
  }
  writer.ring(town, { landuse: 'residential' })
  writer.node(layout.centre, { place: 'town', name, population: '72000' })
  for (const district of layout.districts) writer.node(district.at, { place: 'suburb', name: district.name })
  writer.node(
    [
      box.west + (box.east - box.west) * (layout.seaIsEast ? 0.87 : 0.13),
      box.south + (box.north - box.south) * 0.2,
    ],
    { place: 'sea', name: `${name} Bay` },
  )
}

/** Numbers elements and converts metres to degrees. */
class Writer {
  private readonly sink: ElementSink
  private readonly centre: { lat: number; lng: number }
  private readonly perDegreeLng: number
  private nodes = 1
  private ways = 1
  private relations = 1

  constructor(sink: ElementSink, centre: { lat: number; lng: number }) {
    this.sink = sink
    this.centre = centre
    this.perDegreeLng = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)
  }

  degrees([x, y]: Xy): LngLat {
    return [this.centre.lng + x / this.perDegreeLng, this.centre.lat + y / METRES_PER_DEGREE]
  }

  node(point: Xy, tags: Record<string, string> | null): number {
    const [lng, lat] = this.degrees(point)
    this.sink.node(this.nodes, lng, lat, tags && toTags(tags))
    return this.nodes++
  }

  way(refs: number[], tags: Record<string, string>): number {
    this.sink.way(this.ways, refs, toTags(tags))
    return this.ways++
  }

  line(points: Xy[], tags: Record<string, string>): number {
    return this.way(
      points.map((point) => this.node(point, null)),
      tags,
    )
  }

  ring(points: Xy[], tags: Record<string, string>): number {
    const refs = points.map((point) => this.node(point, null))
    return this.way([...refs, refs[0]], tags)
  }

  relation(members: Member[], tags: Record<string, string>): void {
    this.sink.relation(this.relations++, members, toTags(tags))
  }
}

function toTags(tags: Record<string, string>): Tags {
  return new Map(Object.entries(tags))
}
