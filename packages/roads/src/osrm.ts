// Our roads in OSRM's format (HTTP API v1): path and query in, status and body out, without a server.
import { DEFAULT_ESTIMATE } from '@dropwise/contracts'
import { distanceMetres } from './engine/geometry.ts'
import {
  checkRadiuses,
  indices,
  oneOf,
  parseRequest,
  perPoint,
  Refusal,
  type OsrmRequest,
  type OsrmService,
} from './osrm/request.ts'
import { geometryWriter, routeBody, waypoint } from './osrm/shapes.ts'
import { answerTile, middleOf, readTilePath } from './osrm/tile.ts'
import { answerTrip } from './osrm/trip.ts'
import { MAX_TABLE_SIDE, RoadsError, UNREACHABLE, type Point, type Region, type RoadClass } from './types.ts'

export interface OsrmResponse {
  status: number
  body: Record<string, unknown>
  /** A vector tile in place of the body, from the tile service. */
  tile?: Uint8Array
}

const MAX_ROUTE_POINTS = 500
/** Towns rarely have more. */
const MAX_ALTERNATIVES = 3

/**
 * Answers one request. `path` begins at the service ("/table/v1/driving/13.3,52.5;13.4,52.6"); `query` is
 * the part after "?". `regionFor` finds the coordinates' region; undefined answers NoSegment.
 */
export function answerOsrm(
  regionFor: Region | ((points: Point[]) => Region | undefined),
  path: string,
  query = '',
): OsrmResponse {
  try {
    const tile = readTilePath(path)
    if (tile)
      return { status: 200, body: {}, tile: answerTile(pickRegion(regionFor, [middleOf(tile)]), tile) }
    const request = parseRequest(path, query)
    const region = without(pickRegion(regionFor, request.points), request.exclude)
    const answer = SERVICES[request.service](region, request)
    if (request.options.get('skip_waypoints') === 'true')
      for (const key of ['waypoints', 'sources', 'destinations']) delete answer[key]
    return { status: 200, body: { code: 'Ok', ...answer } }
  } catch (error) {
    return refuse(error)
  }
}

function pickRegion(regionFor: Region | ((points: Point[]) => Region | undefined), points: Point[]): Region {
  const region = typeof regionFor === 'function' ? regionFor(points) : regionFor
  if (region) return region
  throw new Refusal(
    'NoSegment',
    'Could not find a matching segment for any coordinate: they lie outside every region',
  )
}

function without(region: Region, classes: RoadClass[]): Region {
  if (classes.length === 0) return region
  if (classes.some((name) => !region.classes.includes(name)))
    throw new Refusal('InvalidValue', 'Exclude flag combination is not supported.')
  return region.without(classes)
}

function refuse(error: unknown): OsrmResponse {
  if (error instanceof Refusal) return { status: 400, body: { code: error.code, message: error.message } }
  if (!(error instanceof RoadsError)) throw error
  const codes: Partial<Record<RoadsError['code'], string>> = {
    no_road_near: 'NoSegment',
    no_route: 'NoRoute',
    too_big: 'TooBig',
    bad_coordinate: 'InvalidValue',
    bad_options: 'InvalidOptions',
  }
  return { status: 400, body: { code: codes[error.code] ?? 'InvalidValue', message: error.message } }
}

const SERVICES: Record<OsrmService, (region: Region, request: OsrmRequest) => Record<string, unknown>> = {
  table: answerTable,
  route: answerRoute,
  nearest: answerNearest,
  match: answerMatch,
  trip: answerTrip,
}

function answerTable(region: Region, { points, profile, options, radiuses }: OsrmRequest) {
  const sources = indices(options.get('sources'), points.length, 'sources')
  const destinations = indices(options.get('destinations'), points.length, 'destinations')
  if (sources.length > MAX_TABLE_SIDE || destinations.length > MAX_TABLE_SIDE)
    throw new Refusal(
      'TooBig',
      `Too many table coordinates: at most ${MAX_TABLE_SIDE} sources and ${MAX_TABLE_SIDE} destinations`,
    )
  const annotations = (options.get('annotations') ?? 'duration').split(',')
  for (const annotation of annotations)
    if (annotation !== 'duration' && annotation !== 'distance')
      throw new Refusal('InvalidQuery', `Annotation ${annotation} is not duration or distance`)
  const table = region.table(points, { sources, destinations, profile })
  const snapped = checkRadiuses(table.snapped, radiuses)
  const speed = Number(options.get('fallback_speed') ?? 0)
  const scale = Number(options.get('scale_factor') ?? 1)
  if (!(speed >= 0) || !(scale > 0))
    throw new Refusal('InvalidOptions', 'fallback_speed and scale_factor must be positive')
  const rows = (values: Int32Array, estimate: (metres: number) => number, factor: number) =>
    sources.map((source, row) =>
      destinations.map((destination, column) => {
        const value = values[row * destinations.length + column]!
        if (value < UNREACHABLE) return factor === 1 ? value : Math.round(value * factor * 10) / 10
        if (speed === 0) return null
        const [a, b] = [points[source]!, points[destination]!]
        return (
          Math.round(
            estimate(distanceMetres(a.lat, a.lng, b.lat, b.lng) * DEFAULT_ESTIMATE.townDetour) * 10,
          ) / 10
        )
      }),
    )
  const body: Record<string, unknown> = {
    sources: sources.map((i) => waypoint(snapped[i]!)),
    destinations: destinations.map((i) => waypoint(snapped[i]!)),
  }
  if (annotations.includes('duration'))
    body.durations = rows(table.durations, (metres) => metres / speed, scale)
  if (annotations.includes('distance')) body.distances = rows(table.distances, (metres) => metres, 1)
  return body
}

function answerRoute(region: Region, { points, profile, options, radiuses }: OsrmRequest) {
  if (points.length < 2)
    throw new Refusal('InvalidOptions', 'Number of coordinates needs to be at least two.')
  if (points.length > MAX_ROUTE_POINTS)
    throw new Refusal(
      'TooBig',
      `Number of coordinates (${points.length}) is higher than the maximum (${MAX_ROUTE_POINTS})`,
    )
  const route = region.route(points, { steps: true, profile })
  const others = alternativesAsked(options.get('alternatives'))
  // As in OSRM, only two coordinates have alternatives.
  const [from, to] = points
  const ways = points.length === 2 ? region.alternatives(from!, to!, others, { steps: true, profile }) : []
  return {
    routes: [route, ...ways].map((way) => routeBody(way, options)),
    waypoints: checkRadiuses(route.snapped, radiuses).map(waypoint),
  }
}

function alternativesAsked(text: string | null): number {
  if (text === null || text === 'false') return 0
  const count = text === 'true' ? 1 : Number(text)
  if (!Number.isInteger(count) || count < 0)
    throw new Refusal('InvalidQuery', 'Query string malformed: alternatives is true, false or a number')
  return Math.min(count, MAX_ALTERNATIVES)
}

function answerNearest(region: Region, { points, profile, options, radiuses }: OsrmRequest) {
  if (points.length !== 1) throw new Refusal('InvalidOptions', 'Only one input coordinate is supported')
  const number = Number(options.get('number') ?? 1)
  if (!Number.isInteger(number) || number < 1)
    throw new Refusal('InvalidOptions', 'number must be at least 1')
  const nearestPoints = region
    .nearest(points[0]!.lat, points[0]!.lng, Math.min(number, 100), profile)
    .filter(({ metres }) => metres <= radiuses[0]!)
  if (nearestPoints.length === 0)
    throw new Refusal('NoSegment', 'Could not find a matching segment for coordinate 0')
  return { waypoints: nearestPoints.map((point) => ({ ...waypoint(point), nodes: [0, 0] })) }
}

function answerMatch(region: Region, { points, profile, options, radiuses }: OsrmRequest) {
  if (points.length < 2)
    throw new Refusal('InvalidOptions', 'Number of coordinates needs to be at least two.')
  if (points.length > MAX_ROUTE_POINTS)
    throw new Refusal(
      'TooBig',
      `Number of coordinates (${points.length}) is higher than the maximum (${MAX_ROUTE_POINTS})`,
    )
  const timestamps =
    options.get('timestamps') === null
      ? null
      : perPoint(options.get('timestamps'), points.length, 'timestamps').map(Number)
  if (timestamps?.some((at, i) => !Number.isFinite(at) || (i > 0 && at < timestamps[i - 1]!)))
    throw new Refusal('InvalidValue', 'Timestamps need to be monotonically increasing')
  const match = region.match(
    points.map((point, i) => ({
      lat: point.lat,
      lng: point.lng,
      at: timestamps?.[i],
      accuracy: Number.isFinite(radiuses[i]) ? radiuses[i] : undefined,
    })),
    { profile },
  )
  if (match.points.every((point) => point === null))
    throw new Refusal('NoMatch', 'Could not match the trace.')
  const draw = geometryWriter(options)
  const places = new Map<number, number>()
  const tracepoints = match.points.map((point) => {
    if (!point) return null
    const index = places.get(point.piece) ?? 0
    places.set(point.piece, index + 1)
    return { ...waypoint(point), matchings_index: point.piece, waypoint_index: index, alternatives_count: 0 }
  })
  const overview = oneOf(options, 'overview', ['simplified', 'full', 'false'])
  const matchings = match.geometry.map((line, piece) => {
    const legs = match.legs[piece]!.map(({ distance, duration }) => ({
      distance: tenth(distance),
      duration: tenth(duration),
      weight: tenth(duration),
      summary: '',
      steps: [],
    }))
    const total = (key: 'distance' | 'duration') => tenth(legs.reduce((sum, leg) => sum + leg[key], 0))
    return {
      confidence: match.confidence,
      distance: total('distance'),
      duration: total('duration'),
      weight: total('duration'),
      weight_name: 'routability',
      legs,
      ...(overview === 'false' || line.length < 2 ? {} : { geometry: draw(line) }),
    }
  })
  return { matchings, tracepoints }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
