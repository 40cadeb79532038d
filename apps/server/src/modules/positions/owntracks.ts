// OwnTracks over HTTP: JSON with a `_type`, of which only locations are stored.
// https://owntracks.org/booklet/tech/http/
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

/** Converts kilometres an hour to metres a second. */
const KMH_PER_MPS = 3.6

/** The fix of a message; null for types without one (transition, waypoint, lwt, status …). Throws BadFix. */
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

/** The password of a Basic header, which is the device token. The user name is ignored. */
export function basicToken(header: string | undefined): string | null {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return null
  return text.slice(colon + 1) || text.slice(0, colon) || null
}

/** A device token: base64url of 256 bits. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * The token of a device without a Basic header. It names user and device in the URL or in the app's headers;
 * either may be the token.
 */
export function namedToken(parameters: URLSearchParams, headers: Record<string, unknown>): string | null {
  const candidateTokens = [
    parameters.get('d'),
    parameters.get('u'),
    headers['x-limit-d'],
    headers['x-limit-u'],
  ].filter((value) => typeof value === 'string')
  return (
    candidateTokens.find((value) => TOKEN.test(value)) ??
    (candidateTokens.find((value) => value !== '') || null)
  )
}
