// Parses an OSRM request into path and options; mistakes get OSRM's codes.
import { decodePolyline } from '../polyline.ts'
import { ROAD_CLASSES, type RoadClass } from '../engine/kinds.ts'
import { PROFILE_NAMES, PROFILES } from '../profiles/index.ts'
import type { Approach, LngLat, Point, Profile, Snapped } from '../types.ts'

/** Ends a request with one of OSRM's codes. */
export class Refusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const MAX_EXCLUDING_POINTS = 25

/** Our profiles by their names in URLs. */
const BY_NAME = new Map<string, Profile>(
  PROFILE_NAMES.flatMap((name) => PROFILES[name].names.osrm.map((osrmName) => [osrmName, name] as const)),
)

export type OsrmService = 'table' | 'route' | 'nearest' | 'match' | 'trip'

export interface OsrmRequest {
  service: OsrmService
  points: Point[]
  profile: Profile
  options: URLSearchParams
  radiuses: number[]
  /** Road classes to avoid. */
  exclude: RoadClass[]
}

/** Options of each service. */
const OPTIONS: Record<OsrmService, string[]> = {
  table: ['sources', 'destinations', 'annotations', 'fallback_speed', 'fallback_coordinate', 'scale_factor'],
  route: ['overview', 'geometries', 'steps', 'annotations', 'alternatives', 'continue_straight', 'waypoints'],
  nearest: ['number'],
  match: ['overview', 'geometries', 'steps', 'annotations', 'timestamps', 'gaps', 'tidy', 'waypoints'],
  trip: ['overview', 'geometries', 'steps', 'annotations', 'roundtrip', 'source', 'destination'],
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

/** Throws Refusal. */
export function parseRequest(path: string, query: string): OsrmRequest {
  const [service, version, profile, ...rest] = path.replace(/^\/+/, '').split('/')
  const coordinates = rest.join('/')
  if (!service || !version || !profile || !coordinates)
    throw new Refusal(
      'InvalidUrl',
      'URL string malformed close to position 1: expected /service/v1/profile/coordinates',
    )
  if (!isService(service)) throw new Refusal('InvalidService', `Service ${service} not found!`)
  if (version !== 'v1')
    throw new Refusal('InvalidVersion', `Version ${version} not found for service ${service}`)
  const ours = readProfile(profile)
  const points = readCoordinates(decodeURIComponentSafely(coordinates))
  const options = new URLSearchParams(query.replace(/^\?/, ''))
  for (const key of options.keys())
    if (!OPTIONS[service].includes(key) && !COMMON.includes(key))
      throw new Refusal('InvalidQuery', `Query string malformed: unknown option ${key} for ${service}`)
  refuseUnanswered(options)
  const exclude = readExclude(options.get('exclude'), points.length)
  const radiuses = perPoint(options.get('radiuses'), points.length, 'radiuses').map((text) => {
    if (text === '' || text === 'unlimited') return Infinity
    const radius = Number(text)
    if (!(radius >= 0)) throw new Refusal('InvalidOptions', `Radius ${text} is not a number`)
    return radius
  })
  perPoint(options.get('approaches'), points.length, 'approaches').forEach((text, i) => {
    if (text !== '' && text !== 'curb' && text !== 'unrestricted')
      throw new Refusal('InvalidOptions', `Approach ${text} is not curb or unrestricted`)
    points[i]!.approach = (text || 'unrestricted') as Approach
  })
  return { points, profile: ours, options, radiuses, exclude, service }
}

/** Refuses OSRM options that we would ignore, because a client would trust the answer. */
function refuseUnanswered(options: URLSearchParams): void {
  const isGiven = (name: string, harmless: RegExp) => !harmless.test(options.get(name) ?? '')
  if (isGiven('bearings', /^;*$/))
    throw new Refusal(
      'InvalidOptions',
      'Bearings are not supported: leave bearings out, or use approaches=curb',
    )
  if (isGiven('snapping', /^(default)?$/))
    throw new Refusal('InvalidOptions', 'Only snapping=default is supported')
  if (isGiven('format', /^(json)?$/)) throw new Refusal('InvalidOptions', 'Only format=json is supported')
}

export function readProfile(name: string): Profile {
  const ours = BY_NAME.get(name)
  if (!ours) throw new Refusal('InvalidUrl', `Profile ${name} not found: use driving or truck`)
  return ours
}

/**
 * Classes of `exclude=`. Roads without some classes have no shortcuts, so a request may only have a few
 * places.
 */
function readExclude(text: string | null, count: number): RoadClass[] {
  if (!text) return []
  const parts = text.split(',')
  const classes = ROAD_CLASSES.filter((name) => parts.includes(name))
  if (classes.length < new Set(parts).size)
    throw new Refusal('InvalidValue', 'Exclude flag combination is not supported.')
  if (count > MAX_EXCLUDING_POINTS)
    throw new Refusal('TooBig', `With exclude at most ${MAX_EXCLUDING_POINTS} coordinates are answered`)
  return classes
}

function isService(name: string): name is OsrmService {
  return Object.hasOwn(OPTIONS, name)
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
    ? decodePolyline(encoded[2]!, encoded[1] ? 6 : 5)
    : text
        .replace(/\.json$/, '')
        .split(';')
        .map((pair, i) => {
          const match = /^(-?\d+(?:\.\d+)?(?:e-?\d+)?),(-?\d+(?:\.\d+)?(?:e-?\d+)?)$/i.exec(pair.trim())
          if (!match)
            throw new Refusal(
              'InvalidUrl',
              `URL string malformed close to coordinate ${i + 1}: "${pair.slice(0, 40)}" is not longitude,latitude`,
            )
          return [Number(match[1]), Number(match[2])]
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

export function perPoint(text: string | null, count: number, name: string): string[] {
  if (text === null) return Array.from({ length: count }, () => '')
  const parts = text.split(';')
  if (parts.length !== count)
    throw new Refusal(
      'InvalidOptions',
      `Number of elements in ${name} size ${parts.length} does not match coordinate size ${count}`,
    )
  return parts
}

export function indices(text: string | null, count: number, name: string): number[] {
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

export function oneOf(options: URLSearchParams, name: string, values: string[]): string {
  const value = options.get(name) ?? values[0]!
  if (!values.includes(value))
    throw new Refusal('InvalidQuery', `Query string malformed: ${name} is one of ${values.join(', ')}`)
  return value
}

/** Throws Refusal for a place beyond its requested radius. */
export function checkRadiuses(snapped: (Snapped | null)[], radiuses: number[]): Snapped[] {
  return snapped.map((snap, i) => {
    if (!snap || snap.metres > radiuses[i]!)
      throw new Refusal('NoSegment', `Could not find a matching segment for coordinate ${i}`)
    return snap
  })
}
