// Our roads in OSRM's words (its HTTP API v1): a path and a query in, a status and a body out. No server in here.
import { distanceMetres } from './engine/geometry.ts'
import { encodePolyline, decodePolyline } from './polyline.ts'
import { DEFAULT_CROW } from './crow.ts'
import {
  MAX_TABLE_SIDE,
  RoadsError,
  UNREACHABLE,
  type Approach,
  type LngLat,
  type Point,
  type Profile,
  type Region,
  type Route,
  type Snapped,
  type Step,
} from './types.ts'

export interface OsrmAnswer {
  status: number
  body: Record<string, unknown>
}

/** Ends a request with one of OSRM's codes. */
class Refusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const PROFILES: Record<string, Profile> = { driving: 'car', car: 'car', truck: 'truck' }
const MAX_ROUTE_POINTS = 500

/**
 * Answers one request. `path` begins at the service ("/table/v1/driving/13.3,52.5;13.4,52.6"); `query` is the part after "?".
 * `regionFor` finds the region of the coordinates; undefined answers NoSegment.
 */
export function answerOsrm(
  regionFor: Region | ((points: Point[]) => Region | undefined),
  path: string,
  query = '',
): OsrmAnswer {
  try {
    const request = parse(path, query)
    const region = typeof regionFor === 'function' ? regionFor(request.points) : regionFor
    if (!region)
      throw new Refusal(
        'NoSegment',
        'Could not find a matching segment for any coordinate: they lie outside every region',
      )
    return { status: 200, body: { code: 'Ok', ...request.answer(region, request) } }
  } catch (error) {
    return refuse(error)
  }
}

function refuse(error: unknown): OsrmAnswer {
  if (error instanceof Refusal) return { status: 400, body: { code: error.code, message: error.message } }
  if (!(error instanceof RoadsError)) throw error
  const codes: Partial<Record<RoadsError['code'], string>> = {
    no_road_near: 'NoSegment',
    no_route: 'NoRoute',
    too_big: 'TooBig',
    bad_coordinate: 'InvalidValue',
    bad_options: 'InvalidOptions',
    spans_regions: 'NoSegment',
  }
  return { status: 400, body: { code: codes[error.code] ?? 'InvalidValue', message: error.message } }
}

interface Request {
  points: Point[]
  profile: Profile
  options: URLSearchParams
  radiuses: number[]
  answer: (region: Region, request: Request) => Record<string, unknown>
}

const SERVICES: Record<string, Request['answer']> = {
  table: answerTable,
  route: answerRoute,
  nearest: answerNearest,
  match: answerMatch,
}
const OPTIONS: Record<string, string[]> = {
  table: ['sources', 'destinations', 'annotations', 'fallback_speed', 'fallback_coordinate', 'scale_factor'],
  route: ['overview', 'geometries', 'steps', 'annotations', 'alternatives', 'continue_straight', 'waypoints'],
  nearest: ['number'],
  match: ['overview', 'geometries', 'steps', 'annotations', 'timestamps', 'gaps', 'tidy', 'waypoints'],
}
const COMMON = [
  'bearings',
  'radiuses',
  'generate_hints',
  'hints',
  'approaches',
  'exclude',
  'snapping',
  'skip_waypoints',
  'format',
]

function parse(path: string, query: string): Request {
  const [service, version, profile, ...rest] = path.replace(/^\/+/, '').split('/')
  const coordinates = rest.join('/')
  if (!service || !version || !profile || !coordinates)
    throw new Refusal(
      'InvalidUrl',
      'URL string malformed close to position 1: expected /service/v1/profile/coordinates',
    )
  if (!SERVICES[service]) {
    if (service === 'trip' || service === 'tile')
      throw new Refusal('NotImplemented', `Service ${service} is not offered here`)
    throw new Refusal('InvalidService', `Service ${service} not found!`)
  }
  if (version !== 'v1')
    throw new Refusal('InvalidVersion', `Version ${version} not found for service ${service}`)
  if (!PROFILES[profile])
    throw new Refusal('InvalidUrl', `Profile ${profile} not found: use driving or truck`)
  const points = readCoordinates(decodeURIComponentSafely(coordinates))
  const options = new URLSearchParams(query.replace(/^\?/, ''))
  for (const key of options.keys())
    if (!OPTIONS[service].includes(key) && !COMMON.includes(key))
      throw new Refusal('InvalidQuery', `Query string malformed: unknown option ${key} for ${service}`)
  const radiuses = perPoint(options.get('radiuses'), points.length, 'radiuses').map((text) => {
    if (text === '' || text === 'unlimited') return Infinity
    const radius = Number(text)
    if (!(radius >= 0)) throw new Refusal('InvalidOptions', `Radius ${text} is not a number`)
    return radius
  })
  perPoint(options.get('approaches'), points.length, 'approaches').forEach((text, i) => {
    if (text !== '' && text !== 'curb' && text !== 'unrestricted')
      throw new Refusal('InvalidOptions', `Approach ${text} is not curb or unrestricted`)
    points[i].approach = (text || 'unrestricted') as Approach
  })
  return { points, profile: PROFILES[profile], options, radiuses, answer: SERVICES[service] }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal('InvalidUrl', 'URL string malformed: coordinates are not valid percent-encoding')
  }
}

function readCoordinates(text: string): Point[] {
  const encoded = /^polyline(6?)\((.*)\)(?:\.json)?$/s.exec(text)
  const pairs: LngLat[] = encoded
    ? decodePolyline(encoded[2], encoded[1] ? 6 : 5)
    : text
        .replace(/\.json$/, '')
        .split(';')
        .map((pair, i) => {
          const found = /^(-?\d+(?:\.\d+)?(?:e-?\d+)?),(-?\d+(?:\.\d+)?(?:e-?\d+)?)$/i.exec(pair.trim())
          if (!found)
            throw new Refusal(
              'InvalidUrl',
              `URL string malformed close to coordinate ${i + 1}: "${pair.slice(0, 40)}" is not longitude,latitude`,
            )
          return [Number(found[1]), Number(found[2])]
        })
  return pairs.map(([lng, lat], i) => {
    if (Math.abs(lng) > 180 || Math.abs(lat) > 90)
      throw new Refusal(
        'InvalidValue',
        `Invalid coordinate value at coordinate ${i + 1}: longitude first, then latitude`,
      )
    return { lng, lat }
  })
}

function perPoint(text: string | null, count: number, name: string): string[] {
  if (text === null) return Array.from({ length: count }, () => '')
  const parts = text.split(';')
  if (parts.length !== count)
    throw new Refusal(
      'InvalidOptions',
      `Number of elements in ${name} size ${parts.length} does not match coordinate size ${count}`,
    )
  return parts
}

function indices(text: string | null, count: number, name: string): number[] {
  if (text === null || text === 'all') return Array.from({ length: count }, (_, i) => i)
  return text.split(';').map((part) => {
    const index = Number(part)
    if (part === '' || !Number.isInteger(index))
      throw new Refusal('InvalidQuery', `Query string malformed: ${name} holds "${part}"`)
    if (index < 0 || index >= count)
      throw new Refusal('InvalidOptions', `Index ${index} in ${name} is beyond the ${count} coordinates`)
    return index
  })
}

function answerTable(region: Region, { points, profile, options, radiuses }: Request) {
  const sources = indices(options.get('sources'), points.length, 'sources')
  const destinations = indices(options.get('destinations'), points.length, 'destinations')
  if (sources.length > MAX_TABLE_SIDE || destinations.length > MAX_TABLE_SIDE)
    throw new Refusal(
      'TooBig',
      `Too many table coordinates: at most ${MAX_TABLE_SIDE} sources and ${MAX_TABLE_SIDE} destinations`,
    )
  const annotations = (options.get('annotations') ?? 'duration').split(',')
  for (const one of annotations)
    if (one !== 'duration' && one !== 'distance')
      throw new Refusal('InvalidQuery', `Annotation ${one} is not duration or distance`)
  const table = region.table(points, { sources, destinations, profile })
  const snapped = checkRadiuses(table.snapped, radiuses)
  const speed = Number(options.get('fallback_speed') ?? 0)
  const scale = Number(options.get('scale_factor') ?? 1)
  if (!(speed >= 0) || !(scale > 0))
    throw new Refusal('InvalidOptions', 'fallback_speed and scale_factor must be positive')
  const rows = (values: Int32Array, estimate: (metres: number) => number, factor: number) =>
    sources.map((source, row) =>
      destinations.map((destination, column) => {
        const value = values[row * destinations.length + column]
        if (value < UNREACHABLE) return factor === 1 ? value : Math.round(value * factor * 10) / 10
        if (speed === 0) return null
        const [a, b] = [points[source], points[destination]]
        return (
          Math.round(estimate(distanceMetres(a.lat, a.lng, b.lat, b.lng) * DEFAULT_CROW.factor) * 10) / 10
        )
      }),
    )
  const body: Record<string, unknown> = {
    sources: sources.map((i) => waypoint(snapped[i])),
    destinations: destinations.map((i) => waypoint(snapped[i])),
  }
  if (annotations.includes('duration'))
    body.durations = rows(table.durations, (metres) => metres / speed, scale)
  if (annotations.includes('distance')) body.distances = rows(table.distances, (metres) => metres, 1)
  return body
}

function answerRoute(region: Region, { points, profile, options, radiuses }: Request) {
  if (points.length < 2)
    throw new Refusal('InvalidOptions', 'Number of coordinates needs to be at least two.')
  if (points.length > MAX_ROUTE_POINTS)
    throw new Refusal(
      'TooBig',
      `Number of coordinates (${points.length}) is higher than the maximum (${MAX_ROUTE_POINTS})`,
    )
  const route = region.route(points, { steps: true, profile })
  return {
    routes: [routeBody(route, options)],
    waypoints: checkRadiuses(route.snapped, radiuses).map(waypoint),
  }
}

function routeBody(route: Route, options: URLSearchParams) {
  const draw = geometryWriter(options)
  const overview = oneOf(options, 'overview', ['simplified', 'full', 'false'])
  const withSteps = oneOf(options, 'steps', ['false', 'true']) === 'true'
  const annotations = options.get('annotations')
  const whole = route.geometry.flatMap((line, i) => (i === 0 ? line : line.slice(1)))
  const body: Record<string, unknown> = {
    distance: route.distance,
    duration: route.duration,
    weight: route.duration,
    weight_name: 'routability',
    legs: route.legs.map((leg, i) => ({
      distance: leg.distance,
      duration: leg.duration,
      weight: leg.duration,
      summary: withSteps ? summary(leg.steps ?? []) : '',
      steps: withSteps ? (leg.steps ?? []).map((step) => stepBody(step, route.geometry[i], draw)) : [],
      ...(annotations && annotations !== 'false'
        ? { annotation: annotation(route.geometry[i], leg.duration) }
        : {}),
    })),
  }
  if (overview === 'full') body.geometry = draw(whole)
  if (overview === 'simplified') body.geometry = draw(thin(whole))
  return body
}

function annotation(line: LngLat[], seconds: number) {
  const distance = line
    .slice(1)
    .map(([lng, lat], i) => Math.round(distanceMetres(line[i][1], line[i][0], lat, lng) * 10) / 10)
  const total = distance.reduce((sum, metres) => sum + metres, 0) || 1
  const duration = distance.map((metres) => Math.round((metres / total) * seconds * 10) / 10)
  return {
    distance,
    duration,
    speed: distance.map((metres, i) => (duration[i] > 0 ? Math.round((metres / duration[i]) * 10) / 10 : 0)),
  }
}

function oneOf(options: URLSearchParams, name: string, values: string[]): string {
  const value = options.get(name) ?? values[0]
  if (!values.includes(value))
    throw new Refusal('InvalidQuery', `Query string malformed: ${name} is one of ${values.join(', ')}`)
  return value
}

type Draw = (line: LngLat[]) => unknown

function geometryWriter(options: URLSearchParams): Draw {
  const kind = oneOf(options, 'geometries', ['polyline', 'polyline6', 'geojson'])
  if (kind === 'geojson') return (line) => ({ type: 'LineString', coordinates: line.map(place) })
  return (line) => encodePolyline(line, kind === 'polyline6' ? 6 : 5)
}

/** Points that matter at the zoom that shows the whole line. */
function thin(line: LngLat[]): LngLat[] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of line) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const tolerance = Math.max(east - west, north - south) / 600
  const out: LngLat[] = [line[0]]
  for (const point of line.slice(1, -1)) {
    const last = out[out.length - 1]
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) > tolerance) out.push(point)
  }
  return [...out, line[line.length - 1]]
}

function summary(steps: Step[]): string {
  const byName = new Map<string, number>()
  for (const { name, distance } of steps) if (name) byName.set(name, (byName.get(name) ?? 0) + distance)
  const longest = [...byName]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([name]) => name)
  return [...byName.keys()].filter((name) => longest.includes(name)).join(', ')
}

function stepBody(step: Step, line: LngLat[], draw: Draw) {
  const type =
    { depart: 'depart', arrive: 'arrive', continue: 'continue', roundabout: 'roundabout', uturn: 'continue' }[
      step.manoeuvre as string
    ] ?? 'turn'
  const modifier =
    step.manoeuvre === 'continue'
      ? 'straight'
      : type === 'turn' || step.manoeuvre === 'uturn'
        ? step.manoeuvre
        : undefined
  return {
    distance: step.distance,
    duration: step.duration,
    weight: step.duration,
    name: step.name,
    mode: 'driving',
    driving_side: 'right',
    geometry: draw(line.slice(step.from, Math.max(step.from + 1, step.to) + 1)),
    maneuver: {
      type,
      ...(modifier ? { modifier } : {}),
      location: place(step.location),
      bearing_before: step.bearingBefore,
      bearing_after: step.bearingAfter,
      instruction: step.instruction,
    },
    intersections: [{ location: place(step.location), bearings: [step.bearingAfter], entry: [true], out: 0 }],
  }
}

function answerNearest(region: Region, { points, profile, options, radiuses }: Request) {
  if (points.length !== 1) throw new Refusal('InvalidOptions', 'Only one input coordinate is supported')
  const number = Number(options.get('number') ?? 1)
  if (!Number.isInteger(number) || number < 1)
    throw new Refusal('InvalidOptions', 'number must be at least 1')
  const found = region
    .nearest(points[0].lat, points[0].lng, Math.min(number, 100), profile)
    .filter(({ metres }) => metres <= radiuses[0])
  if (found.length === 0) throw new Refusal('NoSegment', 'Could not find a matching segment for coordinate 0')
  return { waypoints: found.map((one) => ({ ...waypoint(one), nodes: [0, 0] })) }
}

function answerMatch(region: Region, { points, profile, options, radiuses }: Request) {
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
  if (timestamps?.some((at, i) => !Number.isFinite(at) || (i > 0 && at < timestamps[i - 1])))
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
  const matchings = match.geometry.map((line) => {
    const distance = line
      .slice(1)
      .reduce((sum, [lng, lat], i) => sum + distanceMetres(line[i][1], line[i][0], lat, lng), 0)
    return {
      confidence: match.confidence,
      distance: Math.round(distance * 10) / 10,
      duration: 0,
      weight: 0,
      weight_name: 'routability',
      legs: [],
      ...(overview === 'false' || line.length < 2 ? {} : { geometry: draw(line) }),
    }
  })
  return { matchings, tracepoints }
}

function checkRadiuses(snapped: (Snapped | null)[], radiuses: number[]): Snapped[] {
  return snapped.map((one, i) => {
    if (!one || one.metres > radiuses[i])
      throw new Refusal('NoSegment', `Could not find a matching segment for coordinate ${i}`)
    return one
  })
}

function waypoint(snapped: Snapped) {
  return {
    hint: '',
    distance: Math.round(snapped.metres * 1000) / 1000,
    name: snapped.name,
    location: place([snapped.lng, snapped.lat]),
  }
}

function place([lng, lat]: LngLat): LngLat {
  return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6]
}
