// What one cell of an order file means: times, durations, numbers, places, priorities.
import { PRIORITY_LEVELS } from '../constants.ts'
import type { DistanceUnit } from '../units.ts'
import { parseClock } from '../time.ts'
import type { DateOrder } from './days.ts'

/** The text of a cell, whatever a spreadsheet or JSON made of it. Blank cells are empty. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return `${value as string | number | boolean}`.trim()
}

/** A day, a day with its time, or a time alone, which spreadsheets keep as a moment of the year 1899 or 1900. */
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ''
  const iso = value.toISOString()
  if (value.getUTCFullYear() <= 1900) return iso.slice(11, 19)
  return iso.slice(11, 19) === '00:00:00' ? iso.slice(0, 10) : iso.slice(0, 19)
}

/** How a company writes dates like 03/04/2026: those that measure in miles put the month first. */
export function dateOrderOf(units: DistanceUnit): DateOrder {
  return units === 'mi' ? 'month-first' : 'day-first'
}

/** A number with a decimal point or comma and an optional unit that was expected; null when it is none. */
export function parseNumber(text: string, unit?: string): number | null {
  let value = text.trim().toLowerCase()
  if (unit && value.endsWith(unit)) value = value.slice(0, -unit.length).trim()
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(value)) value = value.replaceAll(',', '')
  else if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(value)) value = value.replaceAll('.', '').replace(',', '.')
  else value = value.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2}(?::\d{2})?)?\s*(?:[ap]\.?m\.?|h|uhr)?`
/** `9:00 AM EST`: a clock with the name of a zone behind. */
const ZONED = new RegExp(
  String.raw`^(${CLOCK})\s+\(?(?!(?:[ap]m|uhr|hrs?|h)\b)(?:[A-Z]{2,5}|(?:UTC|GMT)?[+-]\d{1,2}:?\d{2})\)?$`,
  'i',
)

/** `Nov 25, 2026, 8:30 AM`, `Mittwoch, 25. November 2026, 8:30`: a day by its name, and what follows it. */
const NAMED_DAY =
  /^(?:\p{L}+\.?,?\s+)?(?:\p{L}+\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}\.?\s+\p{L}+\.?),?\s+\d{4},?\s+(?:at\s+)?(\d.*)$/u

/** Seconds after midnight of `9:00`, `9.30`, `9h30`, `9 Uhr`, `9 AM EST`, `0930`, `9`, a day with a time, a spreadsheet's fraction of a day. */
export function parseTime(text: string): number | null {
  let value = text.trim()
  if (/^0?\.\d+$/.test(value)) return Math.round(Number(value) * 86_400)
  // A spreadsheet's day and time in one number.
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
  if (!/[ap]\.?m\.?$/i.test(value)) value = value.replace(/\s*(uhr|hrs?|h)$/i, '')
  if (/^\d{1,2}$/.test(value)) return parseClock(`${value}:00`)
  if (/^\d{3,4}$/.test(value)) return parseClock(`${value.slice(0, -2)}:${value.slice(-2)}`)
  return parseClock(value.replace(/^(\d{1,2})\.(\d{2})(?!\d)/, '$1:$2'))
}

/** True where the zone that a time names is not used: times are those of the company's clock. */
export function mentionsTimeZone(text: string): boolean {
  return ZONED.test(text.trim())
}

/** What people write before the clocks of a window. */
const WINDOW_LEAD =
  /^(?:time ?window|window|zeitfenster|cr[ée]neau|franja|fascia|between|zwischen|entre|tussen|tra|from|von|de|das|dalle|van|mellem|mellan|mellom|kl\.?)\s*:?\s+(?=\d)/i
/** `ab 9 Uhr`, `before 12:00`: a window that is open at one end. */
const AFTER =
  /^(?:from|after|ab|nach|desde|a partir de|à partir de|apr[èe]s|vanaf|na|dalle|dopo|fra|fr[åa]n|efter|od)\s+(?=\d)/i
const BEFORE =
  /^(?:until|till|before|by|bis|vor|hasta|antes de|avant|jusqu'?à|tot|v[óo]or|entro|fino alle|at[ée]|f[øo]r|f[öo]re|till|do|přede?)\s+(?=\d)/i

/** One end of a window that names only one, in words. */
export function openWindow(text: string): { from: string; to: string } | null {
  const ends = [
    { from: text.replace(AFTER, ''), to: '' },
    { from: '', to: text.replace(BEFORE, '') },
  ]
  return ends.find(({ from, to }) => from + to !== text && parseTime(from + to) !== null) ?? null
}

/** The two ends of `08:30-15:30` or `2026-11-24 08:30 - 2026-11-24 15:30`; null when it has no two. */
export function splitWindow(text: string): { from: string; to: string } | null {
  const clocks = text.trim().replace(WINDOW_LEAD, '')
  const parts = clocks.split(
    /\s*[–—]\s*|\s+(?:-|to|bis|a|à|as|às|e|y|et|en|and|und|alle|tot|til|till|do|ate|até|until)\s+/i,
  )
  const [from, to] = parts.length === 2 ? parts : clocks.split('-').length === 2 ? clocks.split('-') : []
  return from && to ? { from: from.trim(), to: to.trim() } : null
}

/** Minutes of `12`, `5 min`, `1 h 30`, `1h`, `0:05`, `0:05:00`. */
export function parseDuration(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60
  const parts =
    /^(?:(\d+(?:[.,]\d+)?)\s*h(?:ours?|rs?)?)?\s*(?:(\d+(?:[.,]\d+)?)\s*m(?:in(?:ute)?s?)?\.?)?$/i.exec(text)
  if (text !== '' && parts && (parts[1] || parts[2]))
    return (parseNumber(parts[1] ?? '0') ?? 0) * 60 + (parseNumber(parts[2] ?? '0') ?? 0)
  return parseNumber(text)
}

/** A count, or the sum of `small-box=1 big-box=2`. */
export function parsePackages(text: string): number | null {
  const counts = [...text.matchAll(/=\s*(\d+)/g)].map((match) => Number(match[1]))
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : parseNumber(text)
}

/** A place in degrees; null when both cells are blank, `bad` when it is none or (0, 0), which is what a missing fix exports as. */
export function readPosition(latText: string, lngText: string): { lat: number; lng: number } | null | 'bad' {
  if (latText === '' && lngText === '') return null
  const lat = parseNumber(latText)
  const lng = parseNumber(lngText)
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0))
    return 'bad'
  return { lat, lng }
}

const PRIORITY_WORDS: readonly (readonly [keyof typeof PRIORITY_LEVELS, readonly string[]])[] = [
  ['low', 'low,l,normal,standard,none,niedrig,normale,basse,baja,baixa,bassa,laag,lav,låg,niski'.split(',')],
  ['medium', 'medium,m,mittel,moyenne,media,média,gemiddeld,mellem,medel,middels,średni'.split(',')],
  [
    'high',
    'high,h,c,urgent,critical,express,asap,hoch,haute,élevée,alta,hoog,høj,hög,høy,wysoki,dringend,urgente'.split(
      ',',
    ),
  ],
]

/** 0-100 from a level's name, its initial, or a number; OptimoRoute's C (critical) counts as high. */
export function readPriority(value: string): number | null {
  if (value === '') return 0
  const word = value.toLowerCase()
  const level = PRIORITY_WORDS.find(([, words]) => words.includes(word))?.[0]
  if (level) return PRIORITY_LEVELS[level]
  const parsed = parseNumber(value)
  return parsed !== null && Number.isInteger(parsed) && parsed >= 0 && parsed <= 100 ? parsed : null
}
