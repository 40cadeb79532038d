// OwnTracks over HTTP: JSON with a `_type`; only locations are stored. https://owntracks.org/booklet/tech/http/
import { z } from 'zod'
import { badShape, makeFix, type FixLimits, type ReceivedFix } from './fix.ts'

const location = z.object({
  _type: z.literal('location'),
  lat: z.number(),
  lon: z.number(),
  /** Seconds since 1970. */
  tst: z.number(),
  acc: z.number().nullish(),
  /** Kilometres an hour. */
  vel: z.number().nullish(),
  cog: z.number().nullish(),
})

/** Seconds of an hour by metres of a kilometre. */
const KMH_PER_MPS = 3.6

/** The fix of a message; null for the kinds that hold none (transition, waypoint, lwt, status …). Throws BadFix. */
export function readOwntracks(body: unknown, limits: FixLimits): ReceivedFix | null {
  const type = z.object({ _type: z.string() }).safeParse(body)
  if (!type.success) throw badShape(type.error)
  if (type.data._type !== 'location') return null
  const parsed = location.safeParse(body)
  if (!parsed.success) throw badShape(parsed.error)
  const { lat, lon, tst, acc, vel, cog } = parsed.data
  return makeFix(
    {
      lat,
      lng: lon,
      at: tst * 1000,
      speedMps: vel === null || vel === undefined ? null : vel / KMH_PER_MPS,
      heading: cog ?? null,
      accuracyMetres: acc ?? null,
    },
    { lat: 'lat', lng: 'lon', at: 'tst' },
    limits,
  )
}

/** The password of a Basic header: the device token. The user name is whatever the app was given. */
export function basicToken(header: string | undefined): string | null {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return null
  return text.slice(colon + 1) || text.slice(0, colon) || null
}

/** Base64url of 256 bits, as the fleet's screen shows a token once. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Devices that send no Basic header name user and device in the address, or in headers of the app; either may be the token. */
export function namedToken(parameters: URLSearchParams, headers: Record<string, unknown>): string | null {
  const named = [parameters.get('d'), parameters.get('u'), headers['x-limit-d'], headers['x-limit-u']].filter(
    (value) => typeof value === 'string',
  )
  return named.find((value) => TOKEN.test(value)) ?? (named.find((value) => value !== '') || null)
}
