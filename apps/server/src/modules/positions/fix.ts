// One fix from any protocol, and its validation.
import type { z } from 'zod'

export interface ReceivedFix {
  /** Milliseconds since 1970 on the device's clock. */
  at: number
  lat: number
  lng: number
  speedMps: number | null
  /** Degrees, 0-360. */
  heading: number | null
  accuracyMetres: number | null
}

/** The message is no valid fix. `field` is the protocol's name of the bad field. */
export class BadFix extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.name = 'BadFix'
    this.field = field
  }
}

/** A position in the future would hide later ones. */
export const tooLate = (field: string): BadFix =>
  new BadFix(field, 'The time is in the future. Check the clock of the device.')

export interface FixLimits {
  /** Milliseconds since 1970. */
  now: number
  /** Milliseconds that a device's clock may be ahead of `now`. */
  aheadMs: number
}

/** GPS time did not exist before; devices without a clock send 1970. */
const EARLIEST = Date.UTC(2000, 0, 1)
/** Metres a second, faster than any van: higher speeds are dropped. */
const FASTEST_MPS = 120

interface Raw {
  lat: unknown
  lng: unknown
  at: number
  speedMps: number | null
  heading: number | null
  accuracyMetres: number | null
}

/** Validates a fix. Throws BadFix. Drops an invalid speed, heading or accuracy and keeps the fix. */
export function makeFix(
  raw: Raw,
  names: { lat: string; lng: string; at: string },
  limits: FixLimits,
): ReceivedFix {
  const lat = degrees(raw.lat, 90, names.lat)
  const lng = degrees(raw.lng, 180, names.lng)
  // Receivers without a fix send latitude and longitude 0.
  if (lat === 0 && lng === 0) throw new BadFix(names.lat, 'The device has no fix yet')
  if (!Number.isFinite(raw.at) || raw.at < EARLIEST) throw new BadFix(names.at, 'Not a time')
  if (raw.at > limits.now + limits.aheadMs) throw tooLate(names.at)
  return {
    at: Math.round(raw.at),
    lat,
    lng,
    speedMps: within(raw.speedMps, 0, FASTEST_MPS),
    heading: within(raw.heading, 0, 360),
    accuracyMetres: within(raw.accuracyMetres, 0, 1_000_000),
  }
}

function degrees(value: unknown, most: number, field: string): number {
  const number = toNumber(value)
  if (number === null || Math.abs(number) > most)
    throw new BadFix(field, `Must be a number from -${most} to ${most}`)
  return number
}

/** A number, or a numeric text; else null. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value)) return null
  return Number(value)
}

function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null
}

/**
 * A device's time: seconds or milliseconds since 1970, ISO 8601, or `yyyy-MM-dd HH:mm:ss` in UTC, with or
 * without fractions of a second. Absent means now. Throws BadFix.
 */
export function parseTime(value: unknown, field: string, now: number): number {
  if (value === undefined || value === null || value === '') return now
  const number = toNumber(value)
  // Smaller numbers are seconds: this one is the year 5138 in seconds and 1973 in milliseconds.
  if (number !== null) return number < 1e11 ? number * 1000 : number
  if (typeof value !== 'string') throw new BadFix(field, 'Not a time')
  const text = value.trim()
  const plain = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)$/.exec(text)
  if (plain) return Date.parse(`${plain[1]}T${plain[2]}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) throw new BadFix(field, 'Not a time')
  const hasZone = /(?:Z|[-+]\d{2}:?\d{2})$/i.test(text)
  return Date.parse(hasZone ? text : `${text}Z`)
}

/** The schema's first issue as a BadFix. */
export function badShape(error: z.ZodError): BadFix {
  const issue = error.issues[0]
  return new BadFix(issue?.path.join('.') || 'body', issue?.message ?? 'Not readable')
}
