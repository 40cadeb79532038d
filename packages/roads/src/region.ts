// An opened region: the one object for all queries about its roads and addresses.
import { findIsochrones } from './engine/isochrone.ts'
import { matchTrace } from './engine/match.ts'
import { openGraph, type RoadGraph } from './engine/graph.ts'
import { ROAD_CLASSES, type RoadClass } from './engine/kinds.ts'
import { drawRoadTile } from './tiles/road-tile.ts'
import { findAlternatives } from './engine/alternatives.ts'
import { findRoute } from './engine/route.ts'
import { seedsOf, snapCandidates, snapPoint, type Snap } from './engine/snap.ts'
import { findObstacles } from './engine/obstacles.ts'
import { ProfileEngines, type ProfileEngine } from './engine/profile-engine.ts'
import { manyToMany } from './engine/table.ts'
import { timeFactors } from './engine/time-of-day.ts'
import { openAddresses } from './geocode/address-index.ts'
import { AddressSearch } from './geocode/search.ts'
import {
  MAX_TABLE_SIDE,
  RoadsError,
  type Candidate,
  type Point,
  type RoadKey,
  type Region,
  type RegionManifest,
  type Snapped,
} from './types.ts'

/** Opens a region from its parts; the buffers must not change afterwards. */
export function loadRegion(
  manifest: RegionManifest,
  graphBytes: Uint8Array,
  addressBytes: Uint8Array,
  tilesPath = '',
): Region {
  const roads = openGraph(graphBytes)
  let search: AddressSearch | null = null
  // Opened on first use: a worker that only makes tables never pays for it.
  const addresses = () => (search ??= new AddressSearch(openAddresses(addressBytes)))
  return regionOf({ manifest, tilesPath, roads, addresses }, [])
}

interface Parts {
  manifest: RegionManifest
  tilesPath: string
  roads: RoadGraph
  addresses: () => AddressSearch
}

/** Queries over a region's roads, without closed classes. */
function regionOf(parts: Parts, closed: readonly RoadClass[]): Region {
  const { manifest, tilesPath, roads, addresses } = parts
  const engines = new ProfileEngines(roads, manifest, closed)
  /** The last graph without some class; only one is kept, since it is as large as the region's own. */
  let others: { key: string; region: Region } | null = null

  const engine = (profile?: RoadKey): ProfileEngine => engines.of(profile)
  const snap = (point: Point, profile?: RoadKey): Snap | null => {
    checkCoordinate(point)
    return engines.snap(point, profile)
  }

  const snapAll = (points: Point[], profile?: RoadKey): Snap[] =>
    points.map((point, i) => {
      const snapped = snap(point, profile)
      if (!snapped)
        throw new RoadsError(
          'no_road_near',
          `No road is near point ${i + 1} (${point.lat}, ${point.lng}).`,
          'Move the pin to a street.',
        )
      return snapped
    })

  /** Adds the nearest drivable place, where a van stops for the house. */
  const withParking = (candidate: Candidate): Candidate => {
    const place =
      candidate.accuracy === 'town'
        ? null
        : snapPoint(roads, engine(manifest.profiles[0]).graph, candidate.lat, candidate.lng)
    return place ? { ...candidate, parking: [place.lng, place.lat] } : candidate
  }

  return {
    manifest,
    tilesPath,
    classes: roads.classes,
    sizeLimits: roads.sizeLimits
      ? (roads.sizeLimits.along.rows.length + roads.sizeLimits.atEnd.rows.length) / 2
      : null,
    sameRoads: (profile) => engines.sameRoads(profile),
    obstacles(from, to, profile) {
      const [start, end] = snapAll([from, to], engines.parse(profile).profile)
      return findObstacles(roads, engines, profile, [start!, end!])
    },
    contains: (lat, lng) => isInBox(manifest, lat, lng),
    without(classes) {
      const all = ROAD_CLASSES.filter((name) => closed.includes(name) || classes.includes(name))
      const key = all.join()
      if (others?.key !== key) others = { key, region: regionOf(parts, all) }
      return others.region
    },
    drawTile: (x, y, zoom, profile) => drawRoadTile(roads, engine(profile).graph, { x, y, zoom }),
    snap: (lat, lng, options) => toSnapped(roads, snap({ lat, lng }, options?.profile)),
    nearest(lat, lng, count = 1, profile = 'car') {
      checkCoordinate({ lat, lng })
      const { graph } = engine(profile)
      const first = snapPoint(roads, graph, lat, lng)
      if (!first) return []
      const candidates =
        count <= 1 ? [first] : snapCandidates(roads, graph, lat, lng, count, Math.max(first.metres * 2, 250))
      return candidates.flatMap((snap) => toSnapped(roads, snap) ?? [])
    },
    table(points, options = {}) {
      const sources = options.sources ?? points.map((_, i) => i)
      const destinations = options.destinations ?? points.map((_, i) => i)
      checkTable(points, sources, destinations)
      const { graph, searches } = engine(options.profile)
      const snaps = points.map((point) => snap(point, options.profile))
      const seeds = points.map((point, i) => {
        const snappedPoint = snaps[i]
        return snappedPoint ? seedsOf(graph, snappedPoint, point.approach) : []
      })
      const pick = (indices: number[]) => indices.map((i) => seeds[i]!)
      const { durations, distances } = manyToMany(
        graph,
        searches,
        pick(sources),
        pick(destinations),
        timeFactors(options.departAt),
      )
      return {
        rows: sources.length,
        columns: destinations.length,
        durations,
        distances,
        snapped: snaps.map((snap) => toSnapped(roads, snap)),
        quality: 'roads',
      }
    },
    route(points, options = {}) {
      return findRoute(roads, engine(options.profile), points, snapAll(points, options.profile), options)
    },
    alternatives(from, to, count, options = {}) {
      const [start, end] = snapAll([from, to], options.profile)
      return findAlternatives(roads, engine(options.profile), [from, to], [start!, end!], count, options)
    },
    match: (trace, options) => matchTrace(roads, engine(options?.profile), trace),
    isochrone(lat, lng, seconds, options) {
      const snapped = snap({ lat, lng }, options?.profile)
      if (!snapped)
        throw new RoadsError('no_road_near', `No road is near ${lat}, ${lng}.`, 'Move the pin to a street.')
      return findIsochrones(roads, engine(options?.profile), snapped, seconds)
    },
    geocode: (query, options) => addresses().find(query, options).map(withParking),
    reverse(lat, lng): Candidate | null {
      checkCoordinate({ lat, lng })
      const house = addresses().reverse(lat, lng)
      if (house) return withParking(house)
      const street = snapPoint(roads, engine().graph, lat, lng)
      if (!street || street.metres > 300) return null
      const name = roads.names[roads.segmentName[street.segment]!]!
      return {
        label: name || 'Unnamed road',
        street: name,
        houseNumber: '',
        postcode: '',
        city: '',
        lat: street.lat,
        lng: street.lng,
        confidence: 0.4,
        accuracy: 'street',
      }
    },
  }
}

function toSnapped(roads: RoadGraph, snap: Snap | null): Snapped | null {
  return (
    snap && {
      lat: snap.lat,
      lng: snap.lng,
      metres: snap.metres,
      name: roads.names[roads.segmentName[snap.segment]!]!,
    }
  )
}

/** Throws bad_coordinate for NaN, out of range, and 0,0 (an empty field of a spreadsheet). */
export function checkCoordinate({ lat, lng }: { lat: number; lng: number }): void {
  if (!Number.isFinite(lat) || !Number.isFinite(lng))
    throw new RoadsError(
      'bad_coordinate',
      'A coordinate is not a number.',
      'Give latitude and longitude in degrees.',
    )
  if (Math.abs(lat) > 90)
    throw new RoadsError(
      'bad_coordinate',
      `Latitude ${lat} is beyond 90 degrees.`,
      Math.abs(lng) <= 90 ? 'Latitude and longitude look swapped.' : 'Give degrees.',
    )
  if (Math.abs(lng) > 180)
    throw new RoadsError('bad_coordinate', `Longitude ${lng} is beyond 180 degrees.`, 'Give degrees.')
  if (lat === 0 && lng === 0)
    throw new RoadsError(
      'bad_coordinate',
      'The coordinate is 0, 0.',
      'The place has no position yet: geocode its address.',
    )
}

function checkTable(points: Point[], sources: number[], destinations: number[]): void {
  if (sources.length > MAX_TABLE_SIDE || destinations.length > MAX_TABLE_SIDE)
    throw new RoadsError(
      'too_big',
      `A table of ${sources.length} × ${destinations.length} is too big: at most ${MAX_TABLE_SIDE} on a side.`,
      'Ask for it in parts with sources and destinations.',
    )
  for (const index of [...sources, ...destinations])
    if (!Number.isInteger(index) || index < 0 || index >= points.length)
      throw new RoadsError(
        'bad_options',
        `There is no point number ${index}.`,
        `Use 0 to ${points.length - 1}.`,
      )
}

function isInBox({ bounds: [west, south, east, north] }: RegionManifest, lat: number, lng: number): boolean {
  // Houses beside the outermost roads belong to the region too.
  const margin = 0.005
  return lng >= west - margin && lng <= east + margin && lat >= south - margin && lat <= north + margin
}
