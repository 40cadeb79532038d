// Spreadsheet rows to orders: which column is which, what each cell means, what is wrong with it. Pure, so that the
// preview in the browser and the import on the server say the same. Addresses are looked up by the server afterwards.
import type { ImportProblem } from './api.ts'
import { DEFAULT_SERVICE_SECONDS, ORDER_DATE_FUTURE_DAYS, ORDER_DATE_PAST_DAYS } from './constants.ts'
import { fillText, IMPORT_PROBLEMS, type ImportProblemCode, type TextValues } from './errors.ts'
import {
  cellText,
  detectDateOrder,
  parseDay,
  parseNumber,
  parseTime,
  readPosition,
  readPriority,
  type DateOrder,
} from './import/cells.ts'
import { IMPORT_FIELDS, missingColumns, type ColumnMapping, type ImportFieldName } from './import/columns.ts'
import { addDays, type DayString } from './time.ts'

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
    const headerLine = (options.firstLine ?? 2) - 1
    for (const name of missing) problems.push(problem(headerLine, name, 'missing_column'))
    return { orders, problems }
  }
  const dateHead = options.mapping.date
  const dates = dateHead ? rows.map((row) => cellText(row[dateHead])) : []
  const dateOrder = detectDateOrder(dates, options.dateOrder ?? 'day-first')
  const seen = new Map<string, number>()
  rows.forEach((row, index) => {
    const line = (options.firstLine ?? 2) + index
    if (Object.values(row).every((value) => cellText(value) === '')) return
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
    const value = head ? cellText(row[head]) : ''
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
      .filter(([head, value]) => !used.has(head) && cellText(value) !== '')
      .map(([head, value]) => [head.slice(0, 60), cellText(value).slice(0, 500)]),
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
