// Client of a real OSRM (osrm-routed, HTTP API v1): tables in pieces within its limit, routes with steps.
import { decodePolyline } from '../polyline.ts'
import {
  RoadsError,
  type LngLat,
  type Manoeuvre,
  type Point,
  type RoadEngine,
  type Route,
  type RouteOptions,
  type Snapped,
  type Step,
  type TableOptions,
} from '../types.ts'
import { ResponseCache, askJson, type HttpOptions } from './http.ts'
import { assembleTable, type BlockResponse, type TableBlock } from './tiles-of-table.ts'

export interface OsrmClientOptions extends HttpOptions {
  /** Maximum number of locations of a table request: osrm-routed's --max-table-size, 100 by default. */
  maxTableSize?: number
  /** Profile in the URL (default driving). */
  profile?: string
}

interface OsrmWaypoint {
  location?: LngLat
  distance?: number
  name?: string
}

interface OsrmStep {
  distance?: number
  duration?: number
  name?: string
  geometry?: string
  maneuver?: {
    type?: string
    modifier?: string
    location?: LngLat
    bearing_before?: number
    bearing_after?: number
  }
}

interface OsrmBody {
  code?: string
  message?: string
  durations?: (number | null)[][]
  distances?: (number | null)[][]
  sources?: OsrmWaypoint[]
  destinations?: OsrmWaypoint[]
  waypoints?: OsrmWaypoint[]
  routes?: {
    distance: number
    duration: number
    geometry?: string
    legs: { distance: number; duration: number; steps?: OsrmStep[] }[]
  }[]
}

export function osrmClient(url: string, options: OsrmClientOptions = {}): RoadEngine {
  const base = url.replace(/\/+$/, '')
  const profile = options.profile ?? 'driving'
  const cache = new ResponseCache<BlockResponse>(400)
  const request = async (
    service: string,
    points: Point[],
    query: string,
    signal?: AbortSignal,
  ): Promise<OsrmBody> => {
    const place = ({ lng, lat }: Point) => `${lng.toFixed(6)},${lat.toFixed(6)}`
    const address = `${base}/${service}/v1/${profile}/${points.map(place).join(';')}?${query}`
    const { status, body } = await askJson('OSRM', address, {}, options, signal)
    if (!isBody(body))
      throw new RoadsError(
        'engine_answer',
        `OSRM answers something unexpected (status ${status}).`,
        'Check that its address points at osrm-routed.',
      )
    if (body.code === 'Ok') return body
    const hint = body.code === 'TooBig' ? 'Start it with a larger --max-table-size.' : ''
    const code =
      body.code === 'NoSegment' ? 'no_road_near' : body.code === 'NoRoute' ? 'no_route' : 'engine_refused'
    throw new RoadsError(code, `OSRM refuses: ${body.message ?? body.code ?? `status ${status}`}.`, hint)
  }
  const askBlock = async (
    points: Point[],
    { rows, columns }: TableBlock,
    signal?: AbortSignal,
  ): Promise<BlockResponse> => {
    const places = [...new Set([...rows, ...columns])]
    const position = new Map(places.map((point, i) => [point, i]))
    const list = (indices: number[]) => indices.map((index) => position.get(index)).join(';')
    const approaches = approachesOf(places.map((i) => points[i]!))
    const query = `sources=${list(rows)}&destinations=${list(columns)}&annotations=duration,distance&generate_hints=false${approaches}`
    const key = `${places.map((i) => `${points[i]!.lng.toFixed(6)},${points[i]!.lat.toFixed(6)}`).join(';')}?${query}`
    return cache.get(key, async () => {
      const body = await request(
        'table',
        places.map((i) => points[i]!),
        query,
        signal,
      )
      if (
        !Array.isArray(body.durations) ||
        body.durations.length !== rows.length ||
        !Array.isArray(body.distances)
      )
        throw new RoadsError(
          'engine_answer',
          'OSRM answers a table of another shape.',
          'Use OSRM 5.19 or later.',
        )
      return {
        durations: body.durations,
        distances: body.distances,
        rowsSnapped: body.sources?.map(toSnapped),
        columnsSnapped: body.destinations?.map(toSnapped),
      }
    })
  }
  return {
    label: 'OSRM',
    // The server's profile is compiled and has no sizes.
    sameRoads: () => 'car',
    hasLimits: () => false,
    obstacles: () => Promise.resolve([]),
    table: (points, tableOptions: TableOptions & { signal?: AbortSignal } = {}) =>
      assembleTable(
        points,
        tableOptions,
        { locations: options.maxTableSize ?? 100, cells: Infinity, atOnce: 4 },
        (block) => askBlock(points, block, tableOptions.signal),
      ),
    async route(points, routeOptions: RouteOptions & { signal?: AbortSignal } = {}) {
      const query = `overview=false&geometries=polyline6&steps=true&generate_hints=false${approachesOf(points)}`
      const body = await request('route', points, query, routeOptions.signal)
      return toRoute(body, routeOptions.steps ?? false)
    },
  }
}

function isBody(body: unknown): body is OsrmBody {
  return typeof body === 'object' && body !== null
}

function approachesOf(points: Point[]): string {
  return points.some(({ approach }) => approach === 'curb')
    ? `&approaches=${points.map(({ approach }) => approach ?? 'unrestricted').join(';')}`
    : ''
}

function toSnapped(waypoint: OsrmWaypoint): Snapped | null {
  if (!waypoint.location) return null
  return {
    lng: waypoint.location[0],
    lat: waypoint.location[1],
    metres: waypoint.distance ?? 0,
    name: waypoint.name ?? '',
  }
}

function toRoute(body: OsrmBody, withSteps: boolean): Route {
  const route = body.routes?.[0]
  if (!route || !Array.isArray(route.legs))
    throw new RoadsError('engine_answer', 'OSRM answers no route.', 'Look at its log.')
  const geometry: LngLat[][] = []
  const legs = route.legs.map((leg) => {
    const line: LngLat[] = []
    const steps: Step[] = []
    for (const step of leg.steps ?? []) {
      const from = Math.max(0, line.length - 1)
      for (const point of decodePolyline(step.geometry ?? '', 6)) {
        const last = line[line.length - 1]
        if (!last || last[0] !== point[0] || last[1] !== point[1]) line.push(point)
      }
      steps.push(toStep(step, from, Math.max(from, line.length - 1)))
    }
    geometry.push(line)
    return { distance: leg.distance, duration: leg.duration, ...(withSteps ? { steps } : {}) }
  })
  const snapped = (body.waypoints ?? []).flatMap((waypoint) => toSnapped(waypoint) ?? [])
  return { distance: route.distance, duration: route.duration, geometry, legs, snapped, quality: 'roads' }
}

const TURNS = new Set<string>([
  'slight left',
  'left',
  'sharp left',
  'slight right',
  'right',
  'sharp right',
  'uturn',
])

function toStep(step: OsrmStep, from: number, to: number): Step {
  const {
    type = '',
    modifier = '',
    location = [0, 0],
    bearing_before = 0,
    bearing_after = 0,
  } = step.maneuver ?? {}
  const manoeuvre = (
    type === 'depart' || type === 'arrive'
      ? type
      : /round|rotary/.test(type)
        ? 'roundabout'
        : TURNS.has(modifier)
          ? modifier
          : 'continue'
  ) as Manoeuvre
  const name = step.name ?? ''
  const instruction =
    manoeuvre === 'arrive'
      ? 'Arrive'
      : `${manoeuvre === 'depart' ? 'Head' : manoeuvre === 'continue' ? 'Continue' : `Turn ${manoeuvre}`}${name ? ` onto ${name}` : ''}`
  return {
    manoeuvre,
    name,
    instruction,
    distance: step.distance ?? 0,
    duration: step.duration ?? 0,
    location,
    bearingBefore: bearing_before,
    bearingAfter: bearing_after,
    from,
    to,
  }
}
