// Parses one cell of an order file: times, durations, numbers, places, priorities.
import { PRIORITY_LEVELS } from '../constants.ts'
import { parseDegrees, type Coordinates } from '../coordinates.ts'
import { plainDigits } from '../digits.ts'
import { parseClock } from '../time.ts'
import type { DecimalMark } from './conventions.ts'
import { parseNumber } from './numbers.ts'

/** The text of a spreadsheet or JSON cell; empty for a blank one. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return withPlainNumbers(`${value as string | number | boolean}`.trim())
}

/** Converts digits of other scripts, with their decimal and thousands marks. */
function withPlainNumbers(text: string): string {
  // Fast path: most cells have none.
  return /[\u0660-\uff19]/.test(text)
    ? plainDigits(text)
        .replace(/(?<=\d)٫(?=\d)/g, '.')
        .replace(/(?<=\d)٬(?=\d)/g, '')
    : text
}

/** A day, a day with time, or only a time, which spreadsheets store as a moment in 1899 or 1900. */
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ''
  const iso = value.toISOString()
  if (value.getUTCFullYear() <= 1900) return iso.slice(11, 19)
  return iso.slice(11, 19) === '00:00:00' ? iso.slice(0, 10) : iso.slice(0, 19)
}

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2}(?::\d{2})?)?\s*(?:[ap]\.?m\.?|h|uhr)?`
/** `9:00 AM EST`: a time followed by a zone name. */
const ZONED = new RegExp(
  String.raw`^(${CLOCK})\s+\(?(?!(?:[ap]m|uhr|hrs?|h)\b)(?:[A-Z]{2,5}|(?:UTC|GMT)?[+-]\d{1,2}:?\d{2})\)?$`,
  'i',
)

/** `Nov 25, 2026, 8:30 AM`, `Mittwoch, 25. November 2026, 8:30`: a day with a month name, and the rest. */
const NAMED_DAY =
  /^(?:\p{L}+\.?,?\s+)?(?:\p{L}+\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}\.?\s+\p{L}+\.?),?\s+\d{4},?\s+(?:at\s+)?(\d.*)$/u

const NAMED_TIMES = new Map<string, number>([
  ...['noon', 'midday', 'mittag', 'mittags', 'midi', 'mediodía', 'mezzogiorno', 'meio-dia', '正午'].map(
    (name): [string, number] => [name, 43_200],
  ),
  ['midnight', 0],
])

/**
 * Parses `noon`, `9:00`, `9.30`, `9h30`, `9 Uhr`, `9 AM EST`, `0930`, `9`, a day with a time, or a
 * spreadsheet's fraction of a day. Returns seconds after midnight.
 */
export function parseTime(text: string): number | null {
  let value = text.trim()
  const namedTime = NAMED_TIMES.get(value.toLowerCase())
  if (namedTime !== undefined) return namedTime
  if (/^0?\.\d+$/.test(value)) return Math.round(Number(value) * 86_400)
  // A spreadsheet's date and time in one number.
  if (/^\d{5}\.\d+$/.test(value)) return Math.round((Number(value) % 1) * 86_400)
  const afterDay =
    /^(?:\p{L}+\.?,?\s+)?(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:T|,?\s+)(.+)$/u.exec(
      value,
    )
  const afterNamedDay = NAMED_DAY.exec(value)
  if (afterNamedDay?.[1]) value = afterNamedDay[1]
  if (afterDay?.[1])
    value = afterDay[1].replace(/(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|\s*[+-]\d{2}:?\d{2})?$/, '$1')
  value = (ZONED.exec(value)?.[1] ?? value).trim()
  value = value.replace(
    /^(\d{1,2})時(?:(\d{1,2})分)?$/,
    (_, hour: string, minute = '0') => `${hour}:${minute.padStart(2, '0')}`,
  )
  if (!/[ap]\.?m\.?$/i.test(value)) value = value.replace(/\s*(uhr|hrs?|h)$/i, '')
  if (/^\d{1,2}$/.test(value)) return parseClock(`${value}:00`)
  if (/^\d{3,4}$/.test(value)) return parseClock(`${value.slice(0, -2)}:${value.slice(-2)}`)
  return parseClock(value.replace(/^(\d{1,2})\.(\d{2})(?!\d)/, '$1:$2'))
}

/** True when a time names a zone, which is ignored: times are in the company's zone. */
export function mentionsTimeZone(text: string): boolean {
  return ZONED.test(text.trim())
}

/** Parses `12`, `5 min`, `1 h 30`, `1h`, `0:05`, `0:05:00` as minutes. */
export function parseDuration(text: string, decimalMark?: DecimalMark): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? /^(\d{1,2})\s*h\s*(\d{2})$/i.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60
  const parts =
    /^(?:(\d+(?:[.,]\d+)?)\s*h(?:ours?|rs?)?)?\s*(?:(\d+(?:[.,]\d+)?)\s*m(?:in(?:ute)?s?)?\.?)?$/i.exec(text)
  if (text !== '' && parts && (parts[1] || parts[2]))
    return (parseNumber(parts[1] ?? '0') ?? 0) * 60 + (parseNumber(parts[2] ?? '0') ?? 0)
  return parseNumber(text, decimalMark ? { decimalMark } : {})
}

/** Units after a count of packages. */
const PIECES =
  /(?<=\d)\s*(?:x|pcs?|stk|stck?|st|pieces?|parcels?|packages?|boxes|box|[ck]olli|colis|bultos|個|件)\.?$/i
const PALLETS = /(?<=\d)\s*(?:pallets?|pal|plt|ep|eur|epal|pll)\.?$/i

/** Parses a count, or the sum of `small-box=1 big-box=2`. */
export function parsePackages(text: string): number | null {
  const counts = [...text.matchAll(/=\s*(\d+)/g)].map((match) => Number(match[1]))
  if (counts.length > 0) return counts.reduce((sum, count) => sum + count, 0)
  const count = text.replace(PIECES, '')
  // Packages are whole, so a mark before three digits separates thousands.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(count) ? Number(count.replace(/[.,]/, '')) : parseNumber(count)
}

/** Parses a number of pallets, or a fraction such as `1/2`. */
export function parsePallets(text: string, decimalMark?: DecimalMark): number | null {
  const count = text.trim().replace(PALLETS, '')
  const [, parts, total] = /^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(count) ?? []
  if (parts && total && Number(total) > 0) return Number(parts) / Number(total)
  return parseNumber(count, decimalMark ? { decimalMark } : {})
}

/**
 * Parses a place in degrees; null when both cells are blank, `bad` when invalid or (0, 0), which exports
 * write for a missing fix.
 */
export function readPosition(latText: string, lngText: string): Coordinates | null | 'bad' {
  if (latText === '' && lngText === '') return null
  const lat = parseDegrees(latText)
  const lng = parseDegrees(lngText)
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0))
    return 'bad'
  return { lat, lng }
}

const PRIORITY_WORDS: readonly (readonly [keyof typeof PRIORITY_LEVELS, readonly string[]])[] = [
  [
    'low',
    'low,l,normal,regular,standard,none,niedrig,normale,basse,baja,baixa,bassa,laag,lav,låg,niski'.split(','),
  ],
  ['medium', 'medium,m,mittel,moyenne,media,média,gemiddeld,mellem,medel,middels,średni'.split(',')],
  [
    'high',
    'high,h,c,urgent,critical,express,asap,hoch,haute,élevée,alta,hoog,høj,hög,høy,wysoki,dringend,urgente'.split(
      ',',
    ),
  ],
]

/**
 * Parses a priority as 0-100: a level's name, its initial, or a number; OptimoRoute's C (critical) counts as
 * high.
 */
export function readPriority(value: string): number | null {
  if (value === '') return 0
  const word = value.toLowerCase()
  const level = PRIORITY_WORDS.find(([, words]) => words.includes(word))?.[0]
  if (level) return PRIORITY_LEVELS[level]
  const parsed = parseNumber(value)
  return parsed !== null && Number.isInteger(parsed) && parsed >= 0 && parsed <= 100 ? parsed : null
}
