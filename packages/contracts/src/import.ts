// Spreadsheet rows to orders: which column is which, what each cell means, what is wrong with it. Pure, so that the
// preview in the browser and the import on the server say the same. Addresses are looked up by the server afterwards.
import {
  DEFAULT_SERVICE_SECONDS,
  ORDER_DATE_FUTURE_DAYS,
  ORDER_DATE_PAST_DAYS,
  PRIORITY_LEVELS,
} from './constants.ts'
import type { ImportProblem } from './api.ts'
import { fillText, IMPORT_PROBLEMS, type ImportProblemCode, type TextValues } from './errors.ts'
import { addDays, parseClock, type DayString } from './time.ts'

/** A field of an order file: its label on screen, whether it must be there, and the heads that people give it. */
export interface ImportField {
  label: string
  required: boolean
  aliases: readonly string[]
}

/** Fields in the order of the default CSV (WIRE B). Aliases come from the layouts of seven peers (MARKET 5.2). */
export const IMPORT_FIELDS = {
  reference: {
    label: 'Order number',
    required: true,
    aliases: [
      'reference',
      'order id',
      'order no',
      'order number',
      'order',
      'number',
      'order ref',
      'id',
      'internal id',
      'external id',
      'auftragsnummer',
    ],
  },
  recipient: {
    label: 'Recipient',
    required: true,
    aliases: [
      'recipient',
      'recipient name',
      'customer',
      'customer name',
      'client',
      'name',
      'contact name',
      'contactname',
      'location name',
      'dropoff name',
      'empfaenger',
    ],
  },
  phone: {
    label: 'Phone',
    required: false,
    aliases: [
      'phone',
      'recipient phone',
      'telephone',
      'mobile',
      'customer phone',
      'dropoff phone',
      'telefon',
    ],
  },
  email: {
    label: 'E-mail',
    required: false,
    aliases: ['email', 'e-mail', 'mail', 'customer email', 'recipient email'],
  },
  address: {
    label: 'Address',
    required: true,
    aliases: [
      'address',
      'full address',
      'street',
      'address line',
      'address line 1',
      'addresslineone',
      'dropoff address',
      'dropoff street1',
      'delivery address',
      'destination',
      'adresse',
    ],
  },
  postcode: {
    label: 'Postcode',
    required: false,
    aliases: ['postcode', 'zip', 'zip code', 'postal code', 'plz'],
  },
  city: { label: 'Town', required: false, aliases: ['city', 'town', 'city town', 'ort', 'dropoff city'] },
  lat: { label: 'Latitude', required: false, aliases: ['lat', 'latitude', 'addresslat', 'dropoff lat'] },
  lng: {
    label: 'Longitude',
    required: false,
    aliases: ['lng', 'lon', 'long', 'longitude', 'addresslon', 'dropoff lng'],
  },
  date: {
    label: 'Date',
    required: false,
    aliases: ['date', 'delivery date', 'day', 'scheduled at', 'service date', 'datum'],
  },
  window_start: {
    label: 'Window from',
    required: false,
    aliases: [
      'window start',
      'time window from',
      'time from',
      'from',
      'timeslotfrom',
      'time window start',
      'completeafter',
      'earliest',
      'ready',
      'von',
    ],
  },
  window_end: {
    label: 'Window to',
    required: false,
    aliases: [
      'window end',
      'time window to',
      'time to',
      'to',
      'timeslotto',
      'time window end',
      'completebefore',
      'latest',
      'due',
      'bis',
    ],
  },
  service_minutes: {
    label: 'Service time',
    required: false,
    aliases: [
      'service minutes',
      'service time',
      'service time min',
      'duration',
      'duration min',
      'servicetime',
      'minutes',
      'dauer',
    ],
  },
  packages: {
    label: 'Parcels',
    required: false,
    aliases: [
      'packages',
      'parcels',
      'quantity',
      'pieces',
      'package count',
      'packagecount',
      'load 1',
      'qty',
      'boxes',
      'pakete',
    ],
  },
  weight_kg: {
    label: 'Weight',
    required: false,
    aliases: ['weight kg', 'weight', 'kg', 'load 2', 'gewicht'],
  },
  priority: { label: 'Priority', required: false, aliases: ['priority', 'prio', 'prioritaet'] },
  instructions: {
    label: 'Instructions',
    required: false,
    aliases: ['instructions', 'notes', 'note', 'task details', 'comments', 'recipient notes', 'hinweis'],
  },
} as const satisfies Record<string, ImportField>
export type ImportFieldName = keyof typeof IMPORT_FIELDS
export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportFieldName[]

/** Field → head of the file's column. */
export type ColumnMapping = Partial<Record<ImportFieldName, string>>

/** Longest text taken in a field, in characters. */
const MAX_LENGTH: Partial<Record<ImportFieldName, number>> = {
  reference: 60,
  recipient: 200,
  phone: 40,
  email: 254,
  address: 300,
  postcode: 20,
  city: 100,
  instructions: 2000,
}
const MAX_PACKAGES = 10_000
const MAX_WEIGHT_KG = 40_000
const MAX_SERVICE_MINUTES = 480

/** An order as a file asks for it; windows still on the local clock, the address still as text. */
export interface ImportedOrder {
  row: number
  reference: string
  recipient: string
  phone: string | null
  email: string | null
  address: string
  lat: number | null
  lng: number | null
  date: DayString
  /** Seconds after local midnight; null when any time will do. */
  windowStart: number | null
  windowEnd: number | null
  serviceSeconds: number
  packages: number
  weightGrams: number
  priority: number
  instructions: string | null
  /** Columns nobody mapped are kept. */
  custom: Record<string, string>
}

function plain(head: string): string {
  return head
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[_./()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Finds which column is which from the heads alone. A head serves one field; the field's earlier aliases win. */
export function guessMapping(heads: readonly string[]): ColumnMapping {
  const free = new Map(heads.map((head) => [plain(head), head]))
  const mapping: ColumnMapping = {}
  for (const name of IMPORT_FIELD_NAMES) {
    const alias = [plain(name), ...IMPORT_FIELDS[name].aliases.map(plain)].find((a) => free.has(a))
    if (alias === undefined) continue
    mapping[name] = free.get(alias)
    free.delete(alias)
  }
  return mapping
}

/** Required fields that no column serves. */
export function missingColumns(mapping: ColumnMapping): ImportFieldName[] {
  return IMPORT_FIELD_NAMES.filter((name) => IMPORT_FIELDS[name].required && !mapping[name])
}

/** Day, month order of dates like 03/04/2026, decided once for the whole file. */
export type DateOrder = 'day-first' | 'month-first'

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
function parseTime(text: string): number | null {
  const value = text.trim()
  if (/^0?\.\d+$/.test(value)) return Math.round(Number(value) * 86_400)
  const afterDate = /^\d{4}-\d{2}-\d{2}[T ](.+)$/.exec(value)
  return parseClock(afterDate ? afterDate[1]!.slice(0, 8) : value)
}

export interface ReadOptions {
  mapping: ColumnMapping
  /** Day for rows without a date. */
  defaultDate: DayString
  today: DayString
  /** How 03/04/2026 is read when the file gives no hint. */
  dateOrder?: DateOrder
  /** Line number of the first row given, 2 when the head is line 1. */
  firstLine?: number
}

/**
 * Reads all rows. Every problem names its line and column; a row with any problem yields no order.
 * Blank rows are passed over. Order numbers that come twice are a problem of the later row.
 */
export function readOrders(
  rows: readonly Record<string, unknown>[],
  options: ReadOptions,
): { orders: ImportedOrder[]; problems: ImportProblem[] } {
  const orders: ImportedOrder[] = []
  const problems: ImportProblem[] = []
  const missing = missingColumns(options.mapping)
  if (missing.length > 0) {
    for (const name of missing) problems.push(problem(1, name, 'missing_column'))
    return { orders, problems }
  }
  const dateHead = options.mapping.date
  const dates = dateHead ? rows.map((row) => text(row[dateHead])) : []
  const dateOrder = detectDateOrder(dates, options.dateOrder ?? 'day-first')
  const seen = new Map<string, number>()
  rows.forEach((row, index) => {
    const line = (options.firstLine ?? 2) + index
    if (Object.values(row).every((value) => text(value) === '')) return
    const result = readRow(row, line, options, dateOrder)
    if (result.order) {
      const earlier = seen.get(result.order.reference)
      if (earlier !== undefined) {
        problems.push(
          problem(line, 'reference', 'duplicate_in_file', { row: earlier }, result.order.reference),
        )
        return
      }
      seen.set(result.order.reference, line)
      orders.push(result.order)
    }
    problems.push(...result.problems)
  })
  return { orders, problems }
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return value.toISOString().slice(0, value.getUTCHours() + value.getUTCMinutes() === 0 ? 10 : 19)
  if (typeof value === 'object') return JSON.stringify(value)
  return `${value as string | number | boolean}`.trim()
}

/** A problem with its sentence filled in from the catalogue. */
export function problem(
  row: number,
  column: ImportFieldName,
  code: ImportProblemCode,
  values: TextValues = {},
  value?: string,
  fix?: ImportProblem['fix'],
): ImportProblem {
  const message = fillText(IMPORT_PROBLEMS[code], {
    column: IMPORT_FIELDS[column].label,
    unit: '',
    ...values,
  })
  return {
    row,
    column,
    code,
    message,
    ...(value === undefined ? {} : { value: value.slice(0, 200) }),
    ...(fix ? { fix } : {}),
  }
}

function readRow(
  row: Record<string, unknown>,
  line: number,
  options: ReadOptions,
  dateOrder: DateOrder,
): { order: ImportedOrder | null; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const cell = (name: ImportFieldName): string => {
    const head = options.mapping[name]
    const value = head ? text(row[head]) : ''
    const limit = MAX_LENGTH[name]
    if (limit && value.length > limit) problems.push(problem(line, name, 'too_long', { limit }, value))
    return value
  }
  const required = (name: ImportFieldName): string => {
    const value = cell(name)
    if (value === '') problems.push(problem(line, name, 'missing_value', {}, ''))
    return value
  }
  const number = (name: ImportFieldName, fallback: number, max: number, unit?: string): number => {
    const value = cell(name)
    if (value === '') return fallback
    const parsed = parseNumber(value, unit)
    if (parsed === null) {
      const pounds = name === 'weight_kg' ? parseNumber(value.replace(/\s*lbs?\.?$/i, '')) : null
      const kg = pounds === null ? null : String(Math.round(pounds * 4.5359237) / 10)
      const fix =
        kg && options.mapping.weight_kg
          ? { label: `Convert to ${kg}`, set: { [options.mapping.weight_kg]: kg } }
          : undefined
      problems.push(problem(line, name, 'bad_number', { unit: unit ? ` in ${unit}` : '' }, value, fix))
      return fallback
    }
    if (parsed < 0) problems.push(problem(line, name, 'negative_number', {}, value))
    else if (parsed > max) problems.push(problem(line, name, 'number_too_large', { limit: max }, value))
    return parsed
  }
  const time = (name: 'window_start' | 'window_end'): number | null => {
    const value = cell(name)
    if (value === '') return null
    const seconds = parseTime(value)
    if (seconds === null) problems.push(problem(line, name, 'bad_time', {}, value))
    return seconds
  }

  const reference = required('reference')
  const recipient = required('recipient')
  const street = required('address')
  const address = [street, [cell('postcode'), cell('city')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const email = cell('email')
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    problems.push(problem(line, 'email', 'bad_email', {}, email))

  const dateText = cell('date')
  const date = dateText === '' ? options.defaultDate : parseDay(dateText, dateOrder)
  if (date === null) problems.push(problem(line, 'date', 'bad_date', {}, dateText))
  else if (
    date < addDays(options.today, -ORDER_DATE_PAST_DAYS) ||
    date > addDays(options.today, ORDER_DATE_FUTURE_DAYS)
  ) {
    problems.push(problem(line, 'date', 'date_out_of_range', {}, dateText))
  }

  const windowStart = time('window_start')
  const windowEnd = time('window_end')
  if (windowStart !== null && windowEnd !== null && windowEnd <= windowStart) {
    const [from, to] = [cell('window_start'), cell('window_end')]
    const heads = options.mapping
    const fix =
      heads.window_start && heads.window_end && windowEnd < windowStart
        ? { label: `Swap to ${to}-${from}`, set: { [heads.window_start]: to, [heads.window_end]: from } }
        : undefined
    problems.push(problem(line, 'window_end', 'window_reversed', {}, `${from}-${to}`, fix))
  }

  const position = readPosition(cell('lat'), cell('lng'))
  if (position === 'bad')
    problems.push(problem(line, 'lat', 'bad_coordinates', {}, `${cell('lat')}, ${cell('lng')}`))
  const priority = readPriority(cell('priority'))
  if (priority === null) problems.push(problem(line, 'priority', 'bad_priority', {}, cell('priority')))
  const serviceMinutes = number('service_minutes', DEFAULT_SERVICE_SECONDS / 60, MAX_SERVICE_MINUTES, 'min')
  const packages = number('packages', 1, MAX_PACKAGES)
  const weightKg = number('weight_kg', 0, MAX_WEIGHT_KG, 'kg')
  const instructions = cell('instructions')
  const phone = cell('phone')
  if (problems.length > 0) return { order: null, problems }

  const used = new Set(Object.values(options.mapping))
  const custom = Object.fromEntries(
    Object.entries(row)
      .filter(([head, value]) => !used.has(head) && text(value) !== '')
      .map(([head, value]) => [head.slice(0, 60), text(value).slice(0, 500)]),
  )
  const at = position === 'bad' ? null : position
  return {
    problems,
    order: {
      row: line,
      reference,
      recipient,
      phone: phone || null,
      email: email.toLowerCase() || null,
      address,
      lat: at?.lat ?? null,
      lng: at?.lng ?? null,
      date: date!,
      windowStart,
      windowEnd,
      serviceSeconds: Math.round(serviceMinutes * 60),
      packages: Math.round(packages),
      weightGrams: Math.round(weightKg * 1000),
      priority: priority!,
      instructions: instructions || null,
      custom,
    },
  }
}

function readPosition(latText: string, lngText: string): { lat: number; lng: number } | null | 'bad' {
  if (latText === '' && lngText === '') return null
  const lat = parseNumber(latText)
  const lng = parseNumber(lngText)
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0))
    return 'bad'
  return { lat, lng }
}

/** 0-100 from a level's name, its initial, or a number; OptimoRoute's C (critical) counts as high. */
function readPriority(value: string): number | null {
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
