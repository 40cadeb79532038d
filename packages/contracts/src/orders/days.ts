// Parses days: 2026-11-25, 25.11.2026, 11/25/26, Mi 25.11.2026, Nov 25, 2026, 25 novembre 2026, spreadsheet
// numbers.
import type { DayString } from '../time.ts'

/** Order of day and month in dates like 03/04/2026, decided once per file. */
export type DateOrder = 'day-first' | 'month-first'

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'da',
  'sv',
  'nb',
  'pl',
  'cs',
  'fi',
  'tr',
  'uk',
  'ru',
  'hi',
  'ar',
]
/** A numeric day, optionally followed by a time. */
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)(?:[T ,].*)?$/
/** `2026年12月2日`, and `R8.12.2` of the era since 2019. */
const JAPANESE = /^(?:(\d{4})年|R(\d{1,2})[年.])\s*(\d{1,2})[月.]\s*(\d{1,2})日?(?:\s*\(.\))?$/
const YEAR_BEFORE_REIWA = 2018
/** `20261125`, this century only. */
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

let months: Map<string, number> | undefined

/** Months by full or short name in all LANGUAGES; names of two different months are omitted. */
function monthNames(): Map<string, number> {
  if (months) return months
  months = new Map()
  const ambiguous = new Set<string>()
  for (const language of LANGUAGES) {
    for (const width of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: width, day: 'numeric', timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 15))
        const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '')
        if (/\d/.test(name)) continue
        if ((months.get(name) ?? month) !== month) ambiguous.add(name)
        months.set(name, month)
      }
    }
  }
  months.set('sept', 9)
  for (const name of ambiguous) months.delete(name)
  return months
}

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Removes a leading weekday name. */
function withoutWeekday(text: string): string {
  return text.trim().replace(/^\p{L}+\.?,?\s+(?=\d{1,4}[/.-])/u, '')
}

/**
 * Infers the order from all dates of a file: a first part above 12 means day first, a second one month first.
 * Null without evidence.
 */
export function hintedDateOrder(texts: readonly string[]): DateOrder | null {
  for (const text of texts) {
    const value = withoutWeekday(text)
    const match = NUMERIC.exec(value)
    const orderOfNames = match ? null : namedOrder(text)
    if (orderOfNames) return orderOfNames
    if (!match) continue
    if (Number(match[1]) > 12) return 'day-first'
    if (Number(match[2]) > 12) return 'month-first'
    if (/^\d+\./.test(value)) return 'day-first'
  }
  return null
}

/** Dates with a month name show the order too: `25 novembre 2026`, `Nov 25, 2026`. */
function namedOrder(text: string): DateOrder | null {
  const words = text.split(/[\s,./-]+/).filter(Boolean)
  const month = words.findIndex((word) => monthNames().has(plain(word)))
  const day = words.findIndex((word) => /^\d{1,2}(st|nd|rd|th)?$/i.test(word))
  if (month < 0 || day < 0) return null
  return day < month ? 'day-first' : 'month-first'
}

/** The first ambiguous date of a file. */
export function ambiguousDay(texts: readonly string[]): string | undefined {
  return texts.find((text) => {
    const match = NUMERIC.exec(withoutWeekday(text))
    return match && match[1] !== match[2] && Number(match[1]) <= 12 && Number(match[2]) <= 12
  })
}

/** Parses a day in any of these forms as `2026-04-16`; null for other text. */
export function parseDay(text: string, order: DateOrder): DayString | null {
  const value = withoutWeekday(text)
  const japanese = JAPANESE.exec(value)
  if (japanese)
    return realDay(
      Number(japanese[1] ?? YEAR_BEFORE_REIWA + Number(japanese[2])),
      Number(japanese[3]),
      Number(japanese[4]),
    )
  const compact = COMPACT.exec(value)
  if (compact) return realDay(Number(compact[1]), Number(compact[2]), Number(compact[3]))
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,].*)?$/.exec(value)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = NUMERIC.exec(value)
  if (parts) {
    const [first, second] = [Number(parts[1]), Number(parts[2])]
    const year = fullYear(parts[3] ?? '')
    return order === 'day-first' ? realDay(year, second, first) : realDay(year, first, second)
  }
  return parseNamedDay(value) ?? parseSpreadsheetDay(value)
}

/** `Nov 25, 2026`, `Wednesday, 25. November 2026`, `25-Nov-26`. */
function parseNamedDay(text: string): DayString | null {
  const words = text.split(/[\s,./-]+/).filter(Boolean)
  const at = words.findIndex((word) => monthNames().has(plain(word)))
  if (at < 0) return null
  const month = monthNames().get(plain(words[at] ?? '')) ?? 0
  const numbers = words
    .filter((word) => /^\d+(st|nd|rd|th)?$/i.test(word))
    .map((word) => word.replace(/\D+$/, ''))
  const day = numbers.find((number) => number.length <= 2)
  const year = numbers.find((number) => number.length === 4) ?? numbers.filter((number) => number !== day)[0]
  return day && year ? realDay(fullYear(year), month, Number(day)) : null
}

/** Days since 1899-12-30, as in spreadsheets; 20000 is 1954, 80000 is 2119. */
function parseSpreadsheetDay(text: string): DayString | null {
  if (!/^\d{5}(\.\d+)?$/.test(text) || Number(text) <= 20_000 || Number(text) >= 80_000) return null
  return new Date(SPREADSHEET_EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
}

function fullYear(text: string): number {
  return Number(text) + (text.length === 2 ? 2000 : 0)
}

function realDay(year: number, month: number, day: number): DayString | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
