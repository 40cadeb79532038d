// Client of Valhalla: matrices in pieces of 2,500 pairs, truck dimensions, kilometres converted to metres.
import { decodePolyline } from '../polyline.ts'
import { readRoadKey } from '@dropwise/contracts'
import { PROFILES } from '../profiles/index.ts'
import {
  RoadsError,
  type LngLat,
  type Manoeuvre,
  type Point,
  type RoadEngine,
  type RoadKey,
  type Route,
  type RouteOptions,
  type Step,
  type TableOptions,
} from '../types.ts'
import { ResponseCache, askJson, type HttpOptions } from './http.ts'
import { assembleTable, type BlockResponse, type TableBlock } from './tiles-of-table.ts'

export interface ValhallaClientOptions extends HttpOptions {
  /** Maximum number of pairs of a request (service_limits max_matrix_location_pairs, 2,500 by default). */
  maxPairs?: number
  /** Metres and tonnes of the truck profile. */
  truck?: { height: number; width: number; length: number; weight: number }
}

interface Manoeuvring {
  type?: number
  instruction?: string
  street_names?: string[]
  length?: number
  time?: number
  begin_shape_index?: number
  end_shape_index?: number
  bearing_before?: number
  bearing_after?: number
}

interface ValhallaBody {
  sources_to_targets?:
    | { durations?: (number | null)[][]; distances?: (number | null)[][] }
    | { time?: number | null; distance?: number | null }[][]
  trip?: {
    status?: number
    legs?: { shape?: string; summary?: { length?: number; time?: number }; maneuvers?: Manoeuvring[] }[]
  }
  error?: string
  error_code?: number
}

export function valhallaClient(url: string, options: ValhallaClientOptions = {}): RoadEngine {
  const base = url.replace(/\/+$/, '')
  const cache = new ResponseCache<BlockResponse>(400)
  const callValhalla = async (
    service: string,
    request: unknown,
    signal?: AbortSignal,
  ): Promise<ValhallaBody> => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    }
    const { status, body } = await askJson('Valhalla', `${base}/${service}`, init, options, signal)
    if (typeof body !== 'object' || body === null)
      throw new RoadsError('engine_answer', 'Valhalla answers something unexpected.', 'Check its address.')
    const answer = body as ValhallaBody
    if (status >= 400 || answer.error) {
      const code =
        answer.error_code === 171 ? 'no_road_near' : answer.error_code === 442 ? 'no_route' : 'engine_refused'
      throw new RoadsError(
        code,
        `Valhalla refuses: ${answer.error ?? `status ${status}`}.`,
        'Check its limits and that its tiles cover the place.',
      )
    }
    return answer
  }
  const costing = (key: RoadKey = 'car') => {
    const { profile, sizes } = readRoadKey(key) ?? { profile: 'car' as const, sizes: {} }
    const { costing: name, options: usual } = PROFILES[profile].names.valhalla
    const { axleLoad, ...others } = sizes
    const sized = { ...others, ...(axleLoad === undefined ? {} : { axle_load: axleLoad }) }
    const all = { ...(usual && (options.truck ?? usual)), ...sized }
    return Object.keys(all).length === 0
      ? { costing: name }
      : { costing: name, costing_options: { [name]: all } }
  }
  const askBlock = (
    points: Point[],
    block: TableBlock,
    profile?: RoadKey,
    signal?: AbortSignal,
  ): Promise<BlockResponse> => {
    const request = {
      sources: block.rows.map((i) => location(points[i]!)),
      targets: block.columns.map((i) => location(points[i]!)),
      ...costing(profile),
      units: 'kilometers',
      verbose: false,
    }
    return cache.get(JSON.stringify(request), async () =>
      toBlock(await callValhalla('sources_to_targets', request, signal), block),
    )
  }
  return {
    label: 'Valhalla',
    sameRoads: (_points, key) => key,
    hasLimits: () => true,
    obstacles: () => Promise.resolve([]),
    table: (points, tableOptions: TableOptions & { signal?: AbortSignal } = {}) =>
      assembleTable(
        points,
        tableOptions,
        { locations: Infinity, cells: options.maxPairs ?? 2500, atOnce: 2 },
        (block) => askBlock(points, block, tableOptions.profile, tableOptions.signal),
      ),
    async route(points, routeOptions: RouteOptions & { signal?: AbortSignal } = {}) {
      const request = {
        locations: points.map((point) => ({ ...location(point), type: 'break' })),
        ...costing(routeOptions.profile),
        units: 'kilometers',
        directions_type: 'instructions',
      }
      return toRoute(
        await callValhalla('route', request, routeOptions.signal),
        points,
        routeOptions.steps ?? false,
      )
    },
  }
}

function location({ lat, lng, approach }: Point) {
  return { lat, lon: lng, ...(approach === 'curb' ? { preferred_side: 'same' } : {}) }
}

function toBlock({ sources_to_targets: answer }: ValhallaBody, { rows }: TableBlock): BlockResponse {
  const metres = (km: number | null | undefined) => (typeof km === 'number' ? km * 1000 : null)
  // Older versions ignore "verbose": false and answer with objects.
  if (Array.isArray(answer) && answer.length === rows.length)
    return {
      durations: answer.map((row) => row.map(({ time }) => time ?? null)),
      distances: answer.map((row) => row.map(({ distance }) => metres(distance))),
    }
  if (answer && !Array.isArray(answer) && answer.durations?.length === rows.length && answer.distances)
    return { durations: answer.durations, distances: answer.distances.map((row) => row.map(metres)) }
  throw new RoadsError(
    'engine_answer',
    'Valhalla answers a matrix of another shape.',
    'Use Valhalla 3.1 or later.',
  )
}

function toRoute({ trip }: ValhallaBody, points: Point[], withSteps: boolean): Route {
  const tripLegs = trip?.legs
  if (!tripLegs || tripLegs.length !== points.length - 1)
    throw new RoadsError('engine_answer', 'Valhalla answers no route.', 'Look at its log.')
  const geometry = tripLegs.map(({ shape }) => decodePolyline(shape ?? '', 6))
  const legs = tripLegs.map((leg, i) => ({
    distance: Math.round((leg.summary?.length ?? 0) * 10_000) / 10,
    duration: leg.summary?.time ?? 0,
    ...(withSteps
      ? { steps: (leg.maneuvers ?? []).map((manoeuvre) => toStep(manoeuvre, geometry[i]!)) }
      : {}),
  }))
  const total = (key: 'distance' | 'duration') =>
    Math.round(legs.reduce((sum, leg) => sum + leg[key], 0) * 10) / 10
  const snapped = points.map(({ lat, lng }) => ({ lat, lng, metres: 0, name: '' }))
  return {
    distance: total('distance'),
    duration: total('duration'),
    geometry,
    legs,
    snapped,
    quality: 'roads',
  }
}

/** Valhalla's manoeuvre types, by number. */
const KINDS: Partial<Record<number, Manoeuvre>> = {
  1: 'depart',
  2: 'depart',
  3: 'depart',
  4: 'arrive',
  5: 'arrive',
  6: 'arrive',
  9: 'slight right',
  10: 'right',
  11: 'sharp right',
  12: 'uturn',
  13: 'uturn',
  14: 'sharp left',
  15: 'left',
  16: 'slight left',
  26: 'roundabout',
  27: 'roundabout',
}

function toStep(manoeuvre: Manoeuvring, line: LngLat[]): Step {
  const from = manoeuvre.begin_shape_index ?? 0
  return {
    manoeuvre: KINDS[manoeuvre.type ?? 0] ?? 'continue',
    name: manoeuvre.street_names?.[0] ?? '',
    instruction: (manoeuvre.instruction ?? '').replace(/\.$/, ''),
    distance: (manoeuvre.length ?? 0) * 1000,
    duration: manoeuvre.time ?? 0,
    location: line[from] ?? [0, 0],
    bearingBefore: manoeuvre.bearing_before ?? 0,
    bearingAfter: manoeuvre.bearing_after ?? 0,
    from,
    to: manoeuvre.end_shape_index ?? from,
  }
}
