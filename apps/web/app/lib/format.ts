// Formats text and numbers for screens. Times are in the company's zone, never the browser's.
import { clockOf, distanceIn, formatDistance, formatDuration, formatLateness } from '@dropwise/contracts'

/** `14:05` in the zone. Ranges use a hyphen, because an en dash is too wide for columns. */
export function clock(at: string | Date | null | undefined, timeZone: string): string {
  return at ? clockOf(new Date(at), timeZone) : ''
}

/** `14:05-14:35`; `any time` when both ends are open. */
export function windowText(from: string | null, to: string | null, timeZone: string): string {
  if (!from && !to) return 'any time'
  if (!from) return `until ${clock(to, timeZone)}`
  if (!to) return `from ${clock(from, timeZone)}`
  return `${clock(from, timeZone)}-${clock(to, timeZone)}`
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()
function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  let format = dayFormats.get(key)
  if (!format)
    dayFormats.set(key, (format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })))
  return format
}

/** `Thu 16 Apr 2026`. */
export function dayLong(day: string): string {
  return dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '')
}

/** `Thu 16 Apr`. */
export function dayShort(day: string): string {
  return dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '')
}

/** `Thursday`. */
export function weekday(day: string): string {
  return dayFormat({ weekday: 'long' }).format(new Date(`${day}T00:00:00Z`))
}

/** `1,204`. */
export function count(value: number): string {
  return new Intl.NumberFormat('en-US').format(value)
}

/** `8.4`, `22`: one decimal only when needed. */
export function decimal(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value)
}

/** `1 stop`, `3 stops`. */
export function plural(value: number, singular: string, many = `${singular}s`): string {
  return `${count(value)} ${value === 1 ? singular : many}`
}

/** `6 h 53`. */
export function hours(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** `2 s ago`, `4 min ago`: age of a signal. */
export function ageText(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s ago`
  return `${formatDuration(seconds)} ago`
}

/** `KH` of `Kit Hargreave`. */
export function initials(name: string): string {
  const parts = name.split(/[\s.@_-]+/).filter(Boolean)
  return ((parts[0]?.[0] ?? '') + (parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : '')).toUpperCase()
}

export { distanceIn, formatDistance, formatDuration, formatLateness }

/** `$99`, `$118.80`: cents only when needed. */
export const money = (minor: number, currency: string): string =>
  moneyText(minor, currency, minor % 100 === 0 ? 0 : 2)

/** `$99.00`, for columns of amounts. */
export const moneyWithCents = (minor: number, currency: string): string => moneyText(minor, currency, 2)

function moneyText(minor: number, currency: string, fractionDigits: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(minor / 100)
}

/** `22 Nov 2026`: the day of an instant in the reader's zone. */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** `22 Nov, 14:05`. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** `240 kB`, `3.1 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
