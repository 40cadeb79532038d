// Reads one row of an order file into an order or its problems.
import type { ImportProblem, ImportWarning } from '../api.ts'
import { ORDER_SPAN_DAYS } from '../constants.ts'
import { parseCoordinates } from '../coordinates.ts'
import { addDays, type DayString } from '../time.ts'
import { readPosition } from './cells.ts'
import { dayPart, openWindow, splitWindow, withHalfOfDay } from './clock-windows.ts'
import { splitWords, windowWord } from './column-kinds.ts'
import type { StoredColumns } from './columns.ts'
import { ORDER_FIELD_NAMES, type OrderFieldName } from './fields.ts'
import type { FileReading } from './file-reading.ts'
import { readColumns } from './read-columns.ts'
import { createRowReader, type RowReader } from './row-reader.ts'
import { checkWindow } from './window.ts'

/** An order from a file; windows are local times, the address is text. */
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
  /** Last possible delivery day; null for its date alone. */
  lastDate: DayString | null
  /** Seconds after local midnight; null for any time. */
  windowStart: number | null
  windowEnd: number | null
  /** In the form of public.orders. */
  columns: StoredColumns
  /** True when the file names no service time, so the company's default applies. */
  hasUsualService?: boolean
  /** File columns that match no field. */
  custom: Record<string, string>
  /** True for an order created from the row's pickup columns, which report problems of its place. */
  isPickupOfRow?: boolean
}

/** The pickup part of a row. */
export type PickupPart = Pick<
  ImportedOrder,
  'recipient' | 'phone' | 'address' | 'lat' | 'lng' | 'windowStart' | 'windowEnd'
>

/** Reads one row. Any problem means no order. */
export function readRow(
  row: Record<string, unknown>,
  line: number,
  file: FileReading,
): {
  order: ImportedOrder | null
  pickup: PickupPart | null
  problems: ImportProblem[]
  warnings: ImportWarning[]
} {
  const reader = createRowReader(row, line, file)
  const position = readPlace(reader)
  const who = readRecipient(reader, position.lat !== null, file.readPhone)
  const date = readDate(reader, file)
  const lastDate = date === null ? null : readLastDate(reader, date, file)
  const first = readWindow(reader)
  const { window, columns } = withOtherWindows(reader, first, readColumns(reader, file))
  const pickup = readPickup(reader, file.readPhone)
  // The file's own column may have the name under which folded items are kept.
  reader.keep('items')
  const custom = reader.unmapped()
  if (reader.problems.length > 0 || date === null)
    return { order: null, pickup: null, problems: reader.problems, warnings: [] }
  const hasUsualService = reader.cell('service_minutes') === ''
  const order = {
    row: line,
    ...who,
    ...position,
    date,
    lastDate,
    ...window,
    columns,
    custom,
    ...(hasUsualService ? { hasUsualService } : {}),
  }
  return { order, pickup, problems: [], warnings: reader.warnings }
}

const PICKUP_FIELDS = ORDER_FIELD_NAMES.filter((name) => name.startsWith('pickup_'))

/** Null when the row names no pickup place; its other pickup values are kept then. */
function readPickup(reader: RowReader, readPhone: FileReading['readPhone']): PickupPart | null {
  const street = reader.cell('pickup_address')
  const town = [withoutQuote(reader.cell('pickup_postcode')), reader.cell('pickup_city')]
  const [latText, lngText] = [reader.cell('pickup_lat'), reader.cell('pickup_lng')]
  const typed = latText + lngText === '' ? parseCoordinates(street) : null
  const position = typed ?? readPosition(latText, lngText)
  if (position === 'bad') reader.report('pickup_lat', 'bad_coordinates', `${latText}, ${lngText}`)
  if (street === '' && (position === null || position === 'bad')) {
    for (const name of PICKUP_FIELDS) reader.keep(name)
    return null
  }
  const both = reader.cell('pickup_window')
  const span = splitWindow(both)
  if (both && !span) reader.report('pickup_window', 'bad_window', both)
  const windowStart = readTime(
    reader,
    span ? 'pickup_window' : 'pickup_window_start',
    span?.from ?? reader.cell('pickup_window_start'),
  )
  const windowEnd = readTime(
    reader,
    span ? 'pickup_window' : 'pickup_window_end',
    span?.to ?? reader.cell('pickup_window_end'),
  )
  const wrong = checkWindow(windowStart, windowEnd)
  if (wrong) reader.report(span ? 'pickup_window' : 'pickup_window_end', wrong.code, both)
  return {
    recipient: reader.cell('pickup_name'),
    phone: readNumber(reader, 'pickup_phone', withoutQuote(reader.cell('pickup_phone')), readPhone),
    address: [typed ? '' : street, town.filter(Boolean).join(' ')].filter(Boolean).join(', '),
    lat: position === null || position === 'bad' ? null : position.lat,
    lng: position === null || position === 'bad' ? null : position.lng,
    windowStart,
    windowEnd,
  }
}

/**
 * Without names the address serves as recipient; a blank cell among names is a problem unless coordinates
 * exist.
 */
function readRecipient(reader: RowReader, hasPosition: boolean, readPhone: FileReading['readPhone']) {
  const isSplit = reader.has('first_name') || reader.has('last_name')
  const fullName = [reader.cell('first_name'), reader.cell('last_name')].filter(Boolean).join(' ')
  const recipient = reader.cell('recipient') || fullName
  // A company, and a contact person there.
  if (fullName && fullName !== recipient)
    for (const name of ['first_name', 'last_name'] as const) reader.keep(name)
  if (recipient === '' && !hasPosition && (reader.has('recipient') || isSplit))
    reader.report('recipient', 'missing_value', '')
  const reference = reader.has('reference') ? reader.required('reference') : ''
  const { phone, email } = readContact(reader, readPhone)
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) reader.report('email', 'bad_email', email)
  return { reference, recipient, phone, email: email.toLowerCase() || null }
}

/** One cell may hold both: `+1 555 0126 / edith@example.com`. */
function readContact(
  reader: RowReader,
  readPhone: FileReading['readPhone'],
): { phone: string | null; email: string } {
  const text = withoutQuote(reader.cell('phone'))
  const email = reader.cell('email')
  const [inPhone] = /[^\s@/,;<>|]+@[^\s@/,;<>|]+/.exec(text) ?? []
  if (inPhone === undefined || reader.has('email'))
    return { phone: readNumber(reader, 'phone', text, readPhone), email }
  const rest = text.replace(inPhone, '').replace(/^[\s/,;<>|]+|[\s/,;<>|]+$/g, '')
  return { phone: readNumber(reader, 'phone', rest, readPhone), email: inPhone }
}

/** Normalises a phone number for dialling. A truncated number is a problem. */
function readNumber(
  reader: RowReader,
  name: 'phone' | 'pickup_phone',
  text: string,
  readPhone: FileReading['readPhone'],
): string | null {
  if (text === '') return null
  const { phone, doubt, hasMore } = readPhone(text)
  if (doubt === 'cut_off')
    reader.report(name, 'phone_cut_off', text, {}, reader.fix('Leave it empty', { [name]: '' }))
  if (doubt === 'unknown') reader.warn(name, 'phone_unknown', text)
  if (hasMore && phone) {
    reader.keep(name)
    reader.warn(name, 'several_phones', text, { reading: phone })
  }
  return phone
}

/** Removes the apostrophe with which spreadsheets mark digits as text, and which some exports keep. */
function withoutQuote(text: string): string {
  return text.replace(/^'(?=[\d+])/, '')
}

function readPlace(reader: RowReader) {
  const door = [reader.cell('address'), reader.cell('house_number')].filter(Boolean).join(' ')
  const street = [door, reader.cell('address_2')].filter(Boolean).join(', ')
  const town = [withoutQuote(reader.cell('postcode')), reader.cell('city')].filter(Boolean).join(' ')
  const [latText, lngText] = coordinatesOf(reader)
  const typed = latText + lngText === '' ? parseCoordinates(door) : null
  if (typed) return { address: town, ...typed }
  const position = readPosition(latText, lngText)
  if (position === 'bad' && reader.cell('position') !== '') {
    reader.report('position', 'bad_position', latText)
  } else if (position === 'bad') {
    const isSwapped = typeof readPosition(lngText, latText) === 'object'
    const swap = isSwapped
      ? reader.fix(`Swap to ${lngText}, ${latText}`, { lat: lngText, lng: latText })
      : undefined
    reader.report('lat', 'bad_coordinates', `${latText}, ${lngText}`, {}, swap)
  } else if (position === null && street === '') reader.report('address', 'missing_value', '')
  const { lat, lng } = position === 'bad' || position === null ? { lat: null, lng: null } : position
  return { address: [street, town].filter(Boolean).join(', '), lat, lng }
}

function coordinatesOf(reader: RowReader): [lat: string, lng: string] {
  const both = reader.cell('position')
  if (both === '') return [reader.cell('lat'), reader.cell('lng')]
  const place = parseCoordinates(both)
  return place ? [String(place.lat), String(place.lng)] : [both, '']
}

/** The row's date, its window's date, or the file's default day. */
function readDate(reader: RowReader, { defaultDate, day, days, parseDay }: FileReading): DayString | null {
  if (day !== undefined) return day
  const text = reader.cell('date')
  if (/\d:\d\d/.test(text) && !/\b00:00/.test(text)) reader.keep('date')
  const date = text === '' ? windowDay(reader, parseDay) : parseDay(text)
  if (text === '' && date === null) return defaultDate
  if (date === null) reader.report('date', 'bad_date', text)
  else if (date < days.from || date > days.to) reader.report('date', 'date_out_of_range', text || date)
  return date
}

/** A last day before the first is an error; an equal one has no effect. */
function readLastDate(
  reader: RowReader,
  date: DayString,
  { day: everyDay, parseDay }: FileReading,
): DayString | null {
  if (everyDay !== undefined) return null
  const text = reader.cell('last_date')
  if (text === '') return null
  const day = parseDay(text)
  if (day === null) reader.report('last_date', 'bad_date', text)
  else if (day < date) reader.report('last_date', 'span_reversed', text)
  else if (day > addDays(date, ORDER_SPAN_DAYS))
    reader.report('last_date', 'span_too_long', text, { limit: ORDER_SPAN_DAYS })
  return day === date ? null : day
}

function windowDay(reader: RowReader, parseDay: FileReading['parseDay']): DayString | null {
  const { from, to } = windowTexts(reader)
  // A plain number is a time, not a spreadsheet's day.
  const dayIn = (text: string) => (/^[\d.]+$/.test(text) ? null : parseDay(text))
  return dayIn(from) ?? dayIn(to)
}

/** Windows of a cell that names several, such as `09:00-11:00, 14:00-16:00`; otherwise empty. */
function severalWindows(reader: RowReader): string[] {
  const words = splitWords(reader.cell('window')).map(windowWord)
  return words.length > 1 && words.every((word) => word !== null) ? words : []
}

/** Both ends of a window, or the one given by words such as `after 9:00`. */
function windowOf(text: string): { from: string; to: string } | null {
  // The dash in `après-midi` separates no times.
  return dayPart(text) ?? splitWindow(text) ?? openWindow(text)
}

function windowTexts(reader: RowReader): { from: string; to: string } {
  const both = severalWindows(reader)[0] ?? reader.cell('window')
  // A single time is the start of the window.
  if (both && reader.parseTime(both) !== null) return { from: both, to: reader.cell('window_end') }
  return (
    (both && windowOf(both)) ||
    withHalfOfDay({ from: reader.cell('window_start'), to: reader.cell('window_end') })
  )
}

function readWindow(reader: RowReader) {
  const both = severalWindows(reader)[0] ?? reader.cell('window')
  if (both) {
    reader.keep('window_start')
    if (reader.parseTime(both) === null) reader.keep('window_end')
  }
  const { from, to } = windowTexts(reader)
  if (both && !windowOf(both) && reader.parseTime(both) === null) reader.report('window', 'bad_window', both)
  const windowStart = readTime(reader, both ? 'window' : 'window_start', from)
  const windowEnd = readTime(reader, both ? 'window' : 'window_end', to)
  const wrong = checkWindow(windowStart, windowEnd)
  if (wrong) {
    const swapped: Parameters<RowReader['fix']>[1] = both
      ? { window: `${to} - ${from}` }
      : { window_start: to, window_end: from }
    const fix = windowStart === windowEnd ? undefined : reader.fix(`Swap to ${to}-${from}`, swapped)
    reader.report(both ? 'window' : 'window_end', wrong.code, `${from}-${to}`, {}, fix)
  }
  return { windowStart, windowEnd }
}

type FirstWindow = Pick<ImportedOrder, 'windowStart' | 'windowEnd'>

/** Collects windows from all window columns. Without a first window the earliest other one takes its place. */
function withOtherWindows(
  reader: RowReader,
  first: FirstWindow,
  columns: StoredColumns,
): { window: FirstWindow; columns: StoredColumns } {
  const others = [...severalWindows(reader).slice(1), ...columns.other_windows, ...secondWindow(reader)]
  const [earliest, ...rest] = [...new Set(others)].sort()
  if (earliest === undefined) return { window: first, columns }
  if (first.windowStart === null && first.windowEnd === null) {
    const [from = '', to = ''] = earliest.split('-')
    const window = { windowStart: reader.parseTime(from), windowEnd: reader.parseTime(to) }
    return { window, columns: { ...columns, other_windows: rest } }
  }
  if (first.windowStart === null || first.windowEnd === null)
    reader.report('other_windows', 'open_window', others.join(', '))
  return { window: first, columns: { ...columns, other_windows: [earliest, ...rest] } }
}

function secondWindow(reader: RowReader): string[] {
  const [from, to] = [reader.cell('second_window_start'), reader.cell('second_window_end')]
  if (from === '' && to === '') return []
  const word = windowWord(`${from} - ${to}`)
  if (word === null) reader.report('second_window_end', 'bad_window', `${from}-${to}`)
  return word === null ? [] : [word]
}

function readTime(reader: RowReader, name: OrderFieldName, text: string): number | null {
  if (text === '') return null
  const seconds = reader.parseTime(text)
  if (seconds === null) reader.report(name, 'bad_time', text)
  return seconds
}
