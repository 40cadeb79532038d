// The vocabulary of roads: points, tables, routes, candidates, and the two interfaces of every engine.
import type { RoadEstimate, RoadKey, RoadProfileName, SizeKind } from '@dropwise/contracts'
import type { RoadClass } from './engine/kinds.ts'

export type { RoadClass, RoadKey }

/** Longitude, latitude in degrees (GeoJSON order). */
export type LngLat = [lng: number, lat: number]

/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** A pair without a road. Too large to win, small enough that two of them add up within 32 bits. */
export const UNREACHABLE = 1_000_000_000

/** Maximum number of locations on one side of an in-process table; more throw `too_big`. */
export const MAX_TABLE_SIDE = 5_000

/** Allowed roads and their speeds (`profiles/`). */
export type Profile = RoadProfileName

/** 'curb': arrive with the address on the kerb side; 'unrestricted' (default): either side. */
export type Approach = 'curb' | 'unrestricted'

export interface Point {
  lat: number
  lng: number
  approach?: Approach
}

/** Where a point meets the network. `metres` is its distance from the given point. */
export interface Snapped {
  lat: number
  lng: number
  metres: number
  name: string
}

/**
 * 'roads': driven on a network. 'estimated': straight line with a fitted factor; label it wherever it is
 * shown.
 */
type Quality = 'roads' | 'estimated'

export interface TableOptions {
  /** Indices into `points`; absent: all. */
  sources?: number[]
  destinations?: number[]
  profile?: RoadKey
  /** Local time of departure; scales durations by road class for that hour. Absent = free flow. */
  departAt?: Date
}

/** Row-major, `sources.length` × `destinations.length`. Seconds and metres, UNREACHABLE where there is no way. */
export interface Table {
  rows: number
  columns: number
  durations: Int32Array
  distances: Int32Array
  /** One for each point, in order; null without a drivable road nearby. */
  snapped: (Snapped | null)[]
  quality: Quality
  /** The figures behind estimated cells; absent where all are on roads. */
  estimate?: RoadEstimate
}

export interface RouteOptions {
  steps?: boolean
  profile?: RoadKey
  departAt?: Date
}

export type Manoeuvre =
  | 'depart'
  | 'arrive'
  | 'continue'
  | 'slight left'
  | 'left'
  | 'sharp left'
  | 'slight right'
  | 'right'
  | 'sharp right'
  | 'uturn'
  | 'roundabout'

export interface Step {
  manoeuvre: Manoeuvre
  /** Street after the manoeuvre; '' without a name. */
  name: string
  /** A sentence for a driver, e.g. "Turn left onto Harbour Road". */
  instruction: string
  distance: number
  duration: number
  location: LngLat
  /** Compass degrees before and after the manoeuvre. */
  bearingBefore: number
  bearingAfter: number
  /** First and last index of this step's points in its leg's geometry. */
  from: number
  to: number
}

export interface Leg {
  /** Metres, seconds. */
  distance: number
  duration: number
  steps?: Step[]
}

export interface Route {
  distance: number
  duration: number
  /** One line a leg. */
  geometry: LngLat[][]
  legs: Leg[]
  snapped: Snapped[]
  quality: Quality
}

export type Accuracy = 'rooftop' | 'interpolated' | 'street' | 'town'

export interface Candidate {
  /** One line, e.g. "14 Weaver Lane, Ashmouth AH2 4QD". */
  label: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  lat: number
  lng: number
  /** 0-1. From 0.85 a result needs no review. */
  confidence: number
  accuracy: Accuracy
  /** Stopping place of a driver and place of the door, when known. */
  entrance?: LngLat
  parking?: LngLat
  /** Words that name a place unknown to the map: the address lies outside. */
  unknownPlace?: string
}

export interface StructuredAddress {
  street?: string
  houseNumber?: string
  postcode?: string
  city?: string
}

export interface GeocodeOptions {
  /** At most this many, best first (default 5). */
  limit?: number
  /** Breaks ties in favour of the nearer candidate. */
  near?: { lat: number; lng: number }
  signal?: AbortSignal
}

export interface MatchedPoint extends Snapped {
  /** Index of its continuous piece of trail. */
  piece: number
}

export interface Match {
  /** One for each point of the trail; null when it was too far from any road or jumped. */
  points: (MatchedPoint | null)[]
  /** One line along the roads for each continuous piece. */
  geometry: LngLat[][]
  /** For each piece the legs between its points, in order. */
  legs: Leg[][]
  distance: number
  /** 0-1. */
  confidence: number
}

export interface TracePoint {
  lat: number
  lng: number
  /** Seconds, any origin, not decreasing. */
  at?: number
  /** Metres, one sigma. */
  accuracy?: number
}

export interface Isochrone {
  seconds: number
  /** Outer rings, closed, in lng, lat. */
  polygons: LngLat[][]
}

export interface RegionManifest {
  format: number
  name: string
  bounds: Bounds
  center: LngLat
  /** Newest data inside, ISO date; null when the extract does not say. */
  date: string | null
  compiledAt: string
  attribution: string
  generated: boolean
  counts: {
    junctions: number
    roadKm: number
    turnRestrictions: number
    addresses: number
    streets: number
    buildings: number
    tiles: number
    bytes: number
  }
  profiles: Profile[]
  /** Straight metres × factor at speedKmh estimate distances outside the region; fitted on this region. */
  crow: { factor: number; speedKmh: number }
  /** The compiler's warnings as sentences, e.g. "No addresses: geocoding answers streets only." */
  warnings: string[]
  /** Catalogue path of its extract and the box cut from it, if any. */
  extract?: string
  box?: Bounds
}

/** A posted limit that a vehicle exceeds, in metres or tonnes. */
export interface Obstacle {
  kind: SizeKind
  limit: number
  /** '' without a name. */
  street: string
  lat: number
  lng: number
}

/** An opened compiled region. All answers are synchronous, in Node and in browsers. */
export interface Region {
  readonly manifest: RegionManifest
  /** Absolute path of tiles.pmtiles; '' when opened from bytes. */
  readonly tilesPath: string
  /** Road classes that the map distinguishes. */
  readonly classes: readonly RoadClass[]
  /** Directed road segments with a posted limit of size or weight; null when it was compiled without them. */
  readonly sizeLimits: number | null
  /** A key with the same roads in this region: vehicles with the same closed roads share tables. */
  sameRoads(profile: RoadKey): RoadKey
  /** Limits that keep a vehicle from the way that a smaller one would take; empty where its size is no reason. */
  obstacles(from: Point, to: Point, profile: RoadKey): Obstacle[]
  contains(lat: number, lng: number): boolean
  /** The same region without roads of these classes. Its searches are slow, so ask for few places. */
  without(classes: readonly RoadClass[]): Region
  /** A vector tile of the search's own data: speeds, and at close zoom turns. */
  drawTile(x: number, y: number, zoom: number, profile?: RoadKey): Uint8Array
  snap(lat: number, lng: number, options?: { approach?: Approach; profile?: RoadKey }): Snapped | null
  nearest(lat: number, lng: number, count?: number, profile?: RoadKey): Snapped[]
  table(points: Point[], options?: TableOptions): Table
  route(points: Point[], options?: RouteOptions): Route
  /** Up to `count` sensible alternatives to the best way, cheapest first; often none. */
  alternatives(from: Point, to: Point, count: number, options?: RouteOptions): Route[]
  match(trace: TracePoint[], options?: { profile?: RoadKey }): Match
  isochrone(lat: number, lng: number, seconds: number[], options?: { profile?: RoadKey }): Isochrone[]
  geocode(query: string | StructuredAddress, options?: GeocodeOptions): Candidate[]
  reverse(lat: number, lng: number): Candidate | null
}

/** Road queries of the product, answered by a compiled region, OSRM, Valhalla, or straight lines. */
export interface RoadEngine {
  readonly label: string
  /** A key with the same roads between these places: vehicles with the same closed roads share tables. */
  sameRoads(points: readonly Point[], key: RoadKey): RoadKey
  /** Whether the map of these places has limits of size and weight at all. */
  hasLimits(points: readonly Point[]): boolean
  /** Limits that keep a vehicle from a place; empty where its size is no reason, or nobody knows. */
  obstacles(from: Point, to: Point, key: RoadKey): Promise<Obstacle[]>
  table(points: Point[], options?: TableOptions & { signal?: AbortSignal }): Promise<Table>
  route(points: Point[], options?: RouteOptions & { signal?: AbortSignal }): Promise<Route>
}

/** Address queries of the product, answered by a compiled region, Nominatim or Photon. */
export interface Geocoder {
  readonly label: string
  /** Must be shown with its results. */
  readonly attribution: string
  geocode(query: string | StructuredAddress, options?: GeocodeOptions): Promise<Candidate[]>
  reverse(lat: number, lng: number, options?: { signal?: AbortSignal }): Promise<Candidate | null>
}

export interface Progress {
  stage: 'reading' | 'graph' | 'hierarchy' | 'addresses' | 'tiles' | 'writing'
  /** 0-1 over the whole compile. */
  fraction: number
}

export type RoadsErrorCode =
  | 'bad_extract'
  | 'extract_unknown'
  | 'extract_index'
  | 'extract_unreachable'
  | 'extract_gone'
  | 'extract_cut_off'
  | 'extract_not_osm'
  | 'extract_checksum'
  | 'disk_full'
  | 'no_roads'
  | 'bad_region_name'
  | 'region_not_found'
  | 'region_damaged'
  | 'bad_coordinate'
  | 'no_road_near'
  | 'no_route'
  | 'too_big'
  | 'engine_unreachable'
  | 'engine_refused'
  | 'engine_answer'
  | 'bad_options'

/** An expected failure: a code, a sentence, and what to do next. */
export class RoadsError extends Error {
  readonly code: RoadsErrorCode
  readonly hint: string
  constructor(code: RoadsErrorCode, message: string, hint = '') {
    super(message)
    this.name = 'RoadsError'
    this.code = code
    this.hint = hint
  }
}
