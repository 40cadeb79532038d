// The OsmAnd protocol of trackers: parameters in a query or form, and the JSON of newer Traccar Clients.
// https://www.traccar.org/osmand/
import { KNOT_MPS } from '@dropwise/contracts'
import { z } from 'zod'
import { BadFix, badShape, makeFix, parseTime, toNumber, type FixLimits, type ReceivedFix } from './fix.ts'

export interface DeviceMessage {
  /** Device token; null when the message has none. */
  token: string | null
  /**
   * Parses on demand, so that an unknown device is refused before its data is read. Null: nothing to store.
   */
  fix: () => ReceivedFix | null
}

/** Parameters of a query string or a form. */
export function readOsmandParameters(parameters: URLSearchParams, limits: FixLimits): DeviceMessage {
  const get = (...names: string[]) =>
    names.map((name) => parameters.get(name)).find((value) => value !== null && value !== '')
  return {
    token: get('id', 'deviceid') ?? null,
    fix() {
      if (parameters.get('valid') === 'false' || parameters.get('valid') === '0') return null
      const [lat, lng] = get('location')?.split(',') ?? [get('lat'), get('lon')]
      const knots = toNumber(get('speed'))
      return makeFix(
        {
          lat,
          lng,
          at: parseTime(get('timestamp'), 'timestamp', limits.now),
          speedMps: knots === null ? null : knots * KNOT_MPS,
          heading: toNumber(get('bearing', 'heading')),
          accuracyMetres: toNumber(get('accuracy')),
        },
        { lat: 'lat', lng: 'lon', at: 'timestamp' },
        limits,
      )
    },
  }
}

const numberOrNull = z.number().nullish()
const clientMessage = z.object({
  location: z.object({
    timestamp: z.union([z.string(), z.number()]).nullish(),
    coords: z.object({
      latitude: z.unknown(),
      longitude: z.unknown(),
      accuracy: numberOrNull,
      speed: numberOrNull,
      heading: numberOrNull,
    }),
    mock: z.boolean().nullish(),
  }),
})

/** The JSON of Traccar Client 9 and later, with speed in metres a second, -1 for unknown. */
export function readOsmandJson(body: unknown, limits: FixLimits): DeviceMessage {
  const device = z.object({ device_id: z.union([z.string(), z.number()]) }).safeParse(body)
  return {
    token: device.success ? String(device.data.device_id) : null,
    fix() {
      const parsed = clientMessage.safeParse(body)
      if (!parsed.success) throw badShape(parsed.error)
      const { coords, timestamp, mock } = parsed.data.location
      if (mock) return null
      return makeFix(
        {
          lat: coords.latitude,
          lng: coords.longitude,
          at: parseTime(timestamp, 'location.timestamp', limits.now),
          speedMps: coords.speed ?? null,
          heading: coords.heading ?? null,
          accuracyMetres: coords.accuracy ?? null,
        },
        { lat: 'location.coords.latitude', lng: 'location.coords.longitude', at: 'location.timestamp' },
        limits,
      )
    },
  }
}

/** Parses a JSON body. Throws BadFix. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadFix('body', 'Not JSON')
  }
}
