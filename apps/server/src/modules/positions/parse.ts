// Reads fixes as devices send them: OsmAnd (query or form), the newer Traccar client's JSON, OwnTracks. Pure.
import { KNOT_MPS } from '@dropwise/contracts'

/** One fix in our own units. */
export interface Fix {
  /** The device's own time. */
  at: Date
  lat: number
  lng: number
  speedMps: number | null
  /** Compass degrees. */
  heading: number | null
  accuracyMetres: number | null
}

export class BadFix extends Error {}

type Fields = Record<string, unknown>

/** Fixes further ahead of the server's clock than this are refused, in milliseconds: a day may be played early, not next month. */
const FUTURE_LIMIT_MS = 400 * 86_400_000
const KMH_MPS = 1 / 3.6

/** Fields of the OsmAnd protocol (https://www.traccar.org/osmand/): speed in knots, time in seconds, milliseconds or ISO. */
export function readOsmAnd(fields: Fields, now: number): Fix {
  const [lat, lng] =
    typeof fields.location === 'string' ? fields.location.split(',') : [fields.lat, fields.lon]
  return makeFix(
    {
      lat,
      lng,
      at: fields.timestamp === undefined ? new Date(now) : readTime(fields.timestamp),
      speedMps: scaled(fields.speed, KNOT_MPS),
      heading: fields.bearing ?? fields.heading,
      accuracy: fields.accuracy,
    },
    now,
  )
}

/** JSON of Traccar Client 9 and later: speed in m/s, -1 where it is not known. */
export function readTraccarJson(body: unknown, now: number): { deviceId: string; fix: Fix } {
  const { device_id: deviceId, location } = (body ?? {}) as {
    device_id?: unknown
    location?: { timestamp?: unknown; coords?: Fields }
  }
  const coords = location?.coords ?? {}
  const fix = makeFix(
    {
      lat: coords.latitude,
      lng: coords.longitude,
      at: readTime(location?.timestamp),
      speedMps: scaled(coords.speed, 1),
      heading: coords.heading,
      accuracy: coords.accuracy,
    },
    now,
  )
  return { deviceId: typeof deviceId === 'string' ? deviceId : '', fix }
}

/** An OwnTracks `location` message (https://owntracks.org/booklet/tech/json/): speed in km/h, time in seconds. Null for other messages. */
export function readOwnTracks(body: unknown, now: number): Fix | null {
  const message = (body ?? {}) as Fields
  if (message._type !== 'location') return null
  return makeFix(
    {
      lat: message.lat,
      lng: message.lon,
      at: readTime(message.tst),
      speedMps: scaled(message.vel, KMH_MPS),
      heading: message.cog,
      accuracy: message.acc,
    },
    now,
  )
}

function makeFix(
  raw: { lat: unknown; lng: unknown; at: Date; speedMps: number | null; heading: unknown; accuracy: unknown },
  now: number,
): Fix {
  const lat = toNumber(raw.lat)
  const lng = toNumber(raw.lng)
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0))
    throw new BadFix('lat and lon must be a place on the map')
  if (Number.isNaN(raw.at.getTime()) || raw.at.getTime() < 0 || raw.at.getTime() > now + FUTURE_LIMIT_MS)
    throw new BadFix('timestamp must be seconds, milliseconds or ISO 8601')
  const heading = toNumber(raw.heading)
  const accuracy = toNumber(raw.accuracy)
  return {
    at: raw.at,
    lat,
    lng,
    speedMps: raw.speedMps === null || raw.speedMps < 0 ? null : Math.min(raw.speedMps, 120),
    heading: heading === null || heading < 0 ? null : heading % 360,
    accuracyMetres: accuracy === null || accuracy < 0 ? null : accuracy,
  }
}

function readTime(value: unknown): Date {
  const number = toNumber(value)
  // Below 1e11 a number means seconds: as milliseconds it would be 1973.
  if (number !== null) return new Date(number < 1e11 ? number * 1000 : number)
  return new Date(
    typeof value === 'string'
      ? /^\d{4}-\d{2}-\d{2} /.test(value)
        ? `${value.replace(' ', 'T')}Z`
        : value
      : Number.NaN,
  )
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

function scaled(value: unknown, factor: number): number | null {
  const number = toNumber(value)
  return number === null ? null : number * factor
}
