// One row of an order file to an order, or to what is wrong with it.
import type { ImportProblem } from '../api.ts'
import { ORDER_DATE_FUTURE_DAYS, ORDER_DATE_PAST_DAYS } from '../constants.ts'
import { addDays, type DayString } from '../time.ts'
import { parseDay, parseNumber, parseTime, readPosition, type DateOrder } from './cells.ts'
import type { NumberColumn } from './column-kinds.ts'
import { toStored, type StoredColumns } from './columns.ts'
import { ORDER_COLUMNS, type OrderFieldName } from './fields.ts'
import type { ColumnMapping } from './headers.ts'
import { createRowReader, type RowReader } from './row-reader.ts'
import { checkWindow } from './window.ts'

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
  /** As public.orders holds them. */
  columns: StoredColumns
  /** Columns of the file that no field took. */
  custom: Record<string, string>
}

export interface RowOptions {
  mapping: ColumnMapping
  /** Day for rows without a date. */
  defaultDate: DayString
  today: DayString
  dateOrder: DateOrder
}

/** Reads one row. With any problem there is no order. */
export function readRow(
  row: Record<string, unknown>,
  line: number,
  options: RowOptions,
): { order: ImportedOrder | null; problems: ImportProblem[] } {
  const reader = createRowReader(row, line, options.mapping)
  const who = readRecipient(reader)
  const position = readPlace(reader)
  const date = readDate(reader, options)
  const window = readWindow(reader)
  const columns = readColumns(reader)
  if (reader.problems.length > 0 || date === null) return { order: null, problems: reader.problems }
  const order = { row: line, ...who, ...position, date, ...window, columns, custom: reader.unmapped() }
  return { order, problems: [] }
}

function readRecipient(reader: RowReader) {
  const reference = reader.required('reference')
  const recipient = reader.required('recipient')
  const email = reader.cell('email')
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) reader.report('email', 'bad_email', email)
  return { reference, recipient, phone: reader.cell('phone') || null, email: email.toLowerCase() || null }
}

function readPlace(reader: RowReader) {
  const street = reader.required('address')
  const town = [reader.cell('postcode'), reader.cell('city')].filter(Boolean).join(' ')
  const [latText, lngText] = [reader.cell('lat'), reader.cell('lng')]
  const position = readPosition(latText, lngText)
  if (position === 'bad') reader.report('lat', 'bad_coordinates', `${latText}, ${lngText}`)
  const { lat, lng } = position === 'bad' || position === null ? { lat: null, lng: null } : position
  return { address: [street, town].filter(Boolean).join(', '), lat, lng }
}

function readDate(reader: RowReader, { defaultDate, today, dateOrder }: RowOptions): DayString | null {
  const text = reader.cell('date')
  if (text === '') return defaultDate
  const date = parseDay(text, dateOrder)
  if (date === null) reader.report('date', 'bad_date', text)
  else if (date < addDays(today, -ORDER_DATE_PAST_DAYS) || date > addDays(today, ORDER_DATE_FUTURE_DAYS))
    reader.report('date', 'date_out_of_range', text)
  return date
}

function readWindow(reader: RowReader) {
  const [from, to] = [reader.cell('window_start'), reader.cell('window_end')]
  const windowStart = readTime(reader, 'window_start', from)
  const windowEnd = readTime(reader, 'window_end', to)
  const wrong = checkWindow(windowStart, windowEnd)
  if (wrong) {
    const fix =
      windowStart === windowEnd
        ? undefined
        : reader.fix(`Swap to ${to}-${from}`, { window_start: to, window_end: from })
    reader.report('window_end', wrong.code, `${from}-${to}`, {}, fix)
  }
  return { windowStart, windowEnd }
}

function readTime(reader: RowReader, name: OrderFieldName, text: string): number | null {
  if (text === '') return null
  const seconds = parseTime(text)
  if (seconds === null) reader.report(name, 'bad_time', text)
  return seconds
}

function readColumns(reader: RowReader): StoredColumns {
  const typed: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(ORDER_COLUMNS)) {
    const field = name as OrderFieldName
    const text = reader.cell(field)
    if (text === '') continue
    typed[column.property] = column.kind === 'text' ? text : readNumber(reader, field, column, text)
  }
  return toStored(typed)
}

function readNumber(reader: RowReader, name: OrderFieldName, column: NumberColumn, text: string): number {
  const value = column.parse(text)
  const { unit } = column
  if (value === null) {
    if (column.kind === 'level') reader.report(name, 'bad_priority', text)
    else
      reader.report(
        name,
        'bad_number',
        text,
        { unit: unit ? ` in ${unit}` : '' },
        unitFix(reader, name, column, text),
      )
    return column.default
  }
  if (value < column.min) reader.report(name, 'negative_number', text)
  else if (value > column.max) reader.report(name, 'number_too_large', text, { limit: column.max })
  return value
}

/** Offers to convert a number that carries another unit. */
function unitFix(
  reader: RowReader,
  name: OrderFieldName,
  { otherUnits }: NumberColumn,
  text: string,
): ImportProblem['fix'] {
  const match = /^(.*\d)\s*([a-z]+)\.?$/i.exec(text)
  const factor = otherUnits[match?.[2]?.toLowerCase() ?? '']
  const value = parseNumber(match?.[1] ?? '')
  if (factor === undefined || value === null) return undefined
  const converted = String(Math.round(value * factor * 10) / 10)
  return reader.fix(`Convert to ${converted}`, { [name]: converted })
}
