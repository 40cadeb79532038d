// What one cell of an order file means: days, times, numbers, places, priorities.
import { PRIORITY_LEVELS } from '../constants.ts'
import type { DistanceUnit } from '../units.ts'
import { parseClock, type DayString } from '../time.ts'

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

/** Day, month order of dates like 03/04/2026, decided once for the whole file. */
export type DateOrder = 'day-first' | 'month-first'

/** How a company writes dates like 03/04/2026: those that measure in miles put the month first. */
export function dateOrderOf(units: DistanceUnit): DateOrder {
  return units === 'mi' ? 'month-first' : 'day-first'
}

/** Looks at all dates of a file: a first part above 12 means day first, a second part above 12 month first. */
export function detectDateOrder(texts: readonly string[], fallback: DateOrder): DateOrder {
  for (const text of texts) {
    const match = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(text.trim())
    if (!match) continue
    if (Number(match[1]) > 12) return 'day-first'
    if (Number(match[2]) > 12) return 'month-first'
    if (text.includes('.')) return 'day-first'
  }
  return fallback
}

/** `2026-04-16` from ISO, 16.04.2026, 4/16/2026 or an Excel serial day; null when it is no date. */
export function parseDay(text: string, order: DateOrder): DayString | null {
  const value = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(value)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(value)
  if (parts) {
    const year = Number(parts[3]) + (parts[3]!.length === 2 ? 2000 : 0)
    const [first, second] = [Number(parts[1]), Number(parts[2])]
    return order === 'day-first' ? realDay(year, second, first) : realDay(year, first, second)
  }
  // Excel counts days from 1899-12-30; 20000 is 1954, 80000 is 2119.
  if (/^\d{5}(\.\d+)?$/.test(value) && Number(value) > 20_000 && Number(value) < 80_000) {
    return new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(value)) * 86_400_000)
      .toISOString()
      .slice(0, 10)
  }
  return null
}

function realDay(year: number, month: number, day: number): DayString | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** A number with a decimal point or comma and an optional unit that was expected; null when it is none. */
export function parseNumber(text: string, unit?: string): number | null {
  let value = text.trim().toLowerCase()
  if (unit && value.endsWith(unit)) value = value.slice(0, -unit.length).trim()
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(value)) value = value.replaceAll(',', '')
  else value = value.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

/** Seconds after midnight; also a fraction of a day, as Excel stores times. */
export function parseTime(text: string): number | null {
  const value = text.trim()
  if (/^0?\.\d+$/.test(value)) return Math.round(Number(value) * 86_400)
  const afterDate = /^\d{4}-\d{2}-\d{2}[T ](.+)$/.exec(value)
  return parseClock(afterDate ? afterDate[1]!.slice(0, 8) : value)
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

/** 0-100 from a level's name, its initial, or a number; OptimoRoute's C (critical) counts as high. */
export function readPriority(value: string): number | null {
  if (value === '') return 0
  const word = value.toLowerCase()
  const letters: Record<string, number> = {
    l: PRIORITY_LEVELS.low,
    m: PRIORITY_LEVELS.medium,
    h: PRIORITY_LEVELS.high,
    c: PRIORITY_LEVELS.high,
    normal: 0,
    urgent: 100,
    critical: 100,
  }
  if (word in PRIORITY_LEVELS) return PRIORITY_LEVELS[word as keyof typeof PRIORITY_LEVELS]
  if (letters[word] !== undefined) return letters[word]
  const parsed = parseNumber(value)
  return parsed !== null && Number.isInteger(parsed) && parsed >= 0 && parsed <= 100 ? parsed : null
}
