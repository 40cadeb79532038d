// Turns elements into map features: which tags go to which layer, from which zoom on.
import { E7, type ElementStore, type Tags } from '../compile/elements.ts'
import { kindOf, type RoadKind } from '../compile/profile.ts'
import type { Bounds } from '../types.ts'
import { seaPolygons } from './coast.ts'
import { assembleRings } from './rings.ts'
import { project } from './mercator.ts'
import { ringArea, type Feature } from './tiler.ts'
import type { Value } from './mvt.ts'

const ROAD_ZOOM: Record<RoadKind, number> = {
  motorway: 6,
  trunk: 6,
  primary: 8,
  secondary: 9,
  tertiary: 11,
  residential: 12,
  service: 13,
  path: 13,
}
const LANDUSE: Record<string, string> = {
  residential: 'residential',
  industrial: 'industrial',
  commercial: 'commercial',
  retail: 'retail',
  farmland: 'farmland',
  farm: 'farmland',
  meadow: 'farmland',
  orchard: 'farmland',
  cemetery: 'cemetery',
  railway: 'industrial',
  garages: 'industrial',
  construction: 'industrial',
  port: 'industrial',
  harbour: 'industrial',
}
const AMENITY: Record<string, string> = {
  school: 'school',
  university: 'school',
  college: 'school',
  kindergarten: 'school',
  hospital: 'hospital',
  grave_yard: 'cemetery',
}
const PARK: Record<string, string> = {
  park: 'park',
  garden: 'park',
  nature_reserve: 'park',
  golf_course: 'park',
  recreation_ground: 'park',
  playground: 'park',
  dog_park: 'park',
  common: 'park',
  village_green: 'park',
  pitch: 'pitch',
  track: 'pitch',
  wood: 'wood',
  forest: 'wood',
  grass: 'grass',
  scrub: 'grass',
  heath: 'grass',
  grassland: 'grass',
}
const PLACE_TOWN: Record<string, number> = { city: 1, town: 2, village: 4, hamlet: 6, island: 5 }
const PLACE_DISTRICT: Record<string, number> = { borough: 3, suburb: 3, quarter: 5, neighbourhood: 6 }

interface Area {
  layer: string
  minZoom: number
  properties: Record<string, Value>
  /** House number, drawn as its own point in the middle. */
  number?: string
}

/** Calls back with all map features of a region, one by one. */
export function mapFeatures(
  store: ElementStore,
  bounds: Bounds,
  emit: (feature: Feature) => void,
  isKept?: (way: number) => boolean,
): void {
  const inMercator = (nodes: Int32Array | number[]): Float64Array => {
    const points = new Float64Array(nodes.length * 2)
    nodes.forEach((node, i) => {
      const [x, y] = project(store.lng[node] / E7, store.lat[node] / E7)
      points[2 * i] = x
      points[2 * i + 1] = y
    })
    return points
  }
  const addArea = (area: Area, outer: Int32Array | number[], holes: (Int32Array | number[])[] = []) => {
    const parts = [
      wound(open(inMercator(outer)), 1),
      ...holes.map((hole) => wound(open(inMercator(hole)), -1)),
    ]
    if (parts[0].length < 6) return
    emit({ layer: area.layer, type: 3, minZoom: area.minZoom, parts, properties: area.properties })
    if (area.number) emit(houseNumber(area.number, middleOf(parts[0])))
  }
  const coastlines: Int32Array[] = []
  // An outline with tags of its own would fill the holes of its relation.
  const outlines = new Set<number>()
  for (const { members, tags } of store.relations)
    if (tags.get('type') === 'multipolygon' && areaOf(tags))
      for (const { type, ref, role } of members) if (type === 'way' && role !== 'inner') outlines.add(ref)
  for (let way = 0; way < store.wayCount; way++) {
    const tags = store.wayTags(way)
    if (tags.size === 0) continue
    const nodes = store.wayNodes(way)
    if (nodes.length < 2) continue
    if (tags.get('natural') === 'coastline') coastlines.push(nodes)
    if (isKept && !isKept(way)) continue
    const road = roadOf(tags)
    if (road) {
      emit({
        ...road,
        type: 2,
        parts: [inMercator(tags.get('oneway') === '-1' ? nodes.toReversed() : nodes)],
      })
      continue
    }
    const waterway = tags.get('waterway')
    if (waterway === 'river' || waterway === 'canal' || waterway === 'stream') {
      emit({
        layer: 'waterway',
        type: 2,
        minZoom: waterway === 'stream' ? 13 : 10,
        parts: [inMercator(nodes)],
        properties: { kind: waterway, ...nameTags(tags) },
      })
      continue
    }
    const isClosed = nodes.length > 3 && nodes[0] === nodes[nodes.length - 1]
    const area = isClosed && !outlines.has(store.wayIds[way]) ? areaOf(tags) : null
    if (area) addArea(area, nodes)
  }
  for (const relation of store.relations) {
    if (relation.tags.get('type') !== 'multipolygon') continue
    const area = areaOf(relation.tags)
    if (!area) continue
    for (const { outer, holes } of assembleRings(store, relation.members)) addArea(area, outer, holes)
  }
  for (const ring of seaPolygons(coastlines, store, bounds)) {
    const points = new Float64Array(ring.length * 2)
    ring.forEach(([lng, lat], i) => points.set(project(lng, lat), 2 * i))
    emit({
      layer: 'water',
      type: 3,
      minZoom: 6,
      parts: [wound(points, 1)],
      properties: { kind: 'sea' },
    })
  }
  for (const { lng, lat, tags } of store.taggedNodes.values()) {
    const place = placeOf(tags)
    if (place) emit({ ...place, type: 1, parts: [Float64Array.from(project(lng, lat))] })
    const number = tags.get('addr:housenumber')
    if (number) emit(houseNumber(number, project(lng, lat)))
  }
}

function houseNumber(number: string, at: [x: number, y: number]): Feature {
  return {
    layer: 'housenumber',
    type: 1,
    minZoom: 15,
    parts: [Float64Array.from(at)],
    properties: { number },
  }
}

function middleOf(ring: Float64Array): [x: number, y: number] {
  let [x, y] = [0, 0]
  for (let i = 0; i < ring.length; i += 2) {
    x += ring[i]
    y += ring[i + 1]
  }
  return [(2 * x) / ring.length, (2 * y) / ring.length]
}

function roadOf(tags: Tags): Omit<Feature, 'type' | 'parts'> | null {
  const highway = tags.get('highway')
  const kind = highway ? kindOf(highway) : null
  if (!kind || tags.get('area') === 'yes') return null
  const properties: Record<string, Value> = { kind, ...nameTags(tags) }
  const ref = tags.get('ref')
  if (ref) properties.ref = ref
  const oneway = tags.get('oneway')
  if (
    oneway === 'yes' ||
    oneway === '1' ||
    oneway === 'true' ||
    oneway === '-1' ||
    tags.get('junction') === 'roundabout' ||
    highway === 'motorway'
  )
    properties.oneway = 1
  if (tags.has('bridge') && tags.get('bridge') !== 'no') properties.bridge = 1
  if (highway?.endsWith('_link')) properties.link = 1
  return { layer: 'road', minZoom: ROAD_ZOOM[kind], properties }
}

function areaOf(tags: Tags): Area | null {
  const natural = tags.get('natural')
  const waterway = tags.get('waterway')
  const landuse = tags.get('landuse') ?? ''
  const leisure = tags.get('leisure') ?? ''
  if (
    natural === 'water' ||
    waterway === 'riverbank' ||
    waterway === 'dock' ||
    landuse === 'reservoir' ||
    landuse === 'basin' ||
    natural === 'bay'
  ) {
    const water = tags.get('water')
    const kind =
      water === 'sea' || natural === 'bay'
        ? 'sea'
        : waterway === 'riverbank' || water === 'river' || water === 'canal'
          ? 'river'
          : 'lake'
    return { layer: 'water', minZoom: kind === 'lake' ? 8 : 6, properties: { kind, ...nameTags(tags) } }
  }
  const building = tags.get('building')
  if (building && building !== 'no') {
    return { layer: 'building', minZoom: 13, properties: {}, number: tags.get('addr:housenumber') }
  }
  const park = PARK[leisure] ?? PARK[landuse] ?? PARK[natural ?? '']
  if (park)
    return {
      layer: 'park',
      minZoom: park === 'grass' ? 12 : park === 'pitch' ? 13 : 9,
      properties: { kind: park, ...nameTags(tags) },
    }
  const use = LANDUSE[landuse] ?? AMENITY[tags.get('amenity') ?? '']
  return use ? { layer: 'landuse', minZoom: 10, properties: { kind: use } } : null
}

function placeOf(tags: Tags): Omit<Feature, 'type' | 'parts'> | null {
  const place = tags.get('place') ?? ''
  const name = tags.get('name')
  if (!name) return null
  if (place in PLACE_TOWN)
    return {
      layer: 'place',
      minZoom: PLACE_TOWN[place] <= 2 ? 6 : 10,
      maxZoom: PLACE_TOWN[place] <= 2 ? 12 : 14,
      properties: { kind: 'town', name, rank: PLACE_TOWN[place] },
    }
  if (place in PLACE_DISTRICT)
    return {
      layer: 'place',
      minZoom: PLACE_DISTRICT[place] <= 3 ? 10 : 12,
      properties: { kind: 'district', name, rank: PLACE_DISTRICT[place] },
    }
  if (place === 'sea' || place === 'ocean')
    return { layer: 'place', minZoom: 10, properties: { kind: 'water', name, rank: 4 } }
  return null
}

function nameTags(tags: Tags): Record<string, Value> {
  const name = tags.get('name')
  return name ? { name } : {}
}

/** A ring without its repeated last point. */
function open(ring: Float64Array): Float64Array {
  const n = ring.length
  const isRepeated = n >= 4 && ring[0] === ring[n - 2] && ring[1] === ring[n - 1]
  return isRepeated ? ring.subarray(0, n - 2) : ring
}

/** Outlines turn clockwise on the screen, holes counter-clockwise. */
function wound(ring: Float64Array, sign: 1 | -1): Float64Array {
  if (Math.sign(ringArea(ring)) === sign) return ring
  const turned = new Float64Array(ring.length)
  for (let i = 0; i < ring.length; i += 2) {
    turned[i] = ring[ring.length - 2 - i]
    turned[i + 1] = ring[ring.length - 1 - i]
  }
  return turned
}
