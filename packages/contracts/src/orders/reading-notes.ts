// Notes on how a file was read, shown before its rows are checked: doubtful readings, and orders that are not
// planned.
import type { ImportWarning } from '../api.ts'
import type { ImportWarningCode } from '../errors.ts'
import { cellText, mentionsTimeZone, parseTime } from './cells.ts'
import {
  dayPart,
  isHalfOfDayOpen,
  openWindow,
  splitWindow,
  withHalfOfDay,
  type WindowTexts,
} from './clock-windows.ts'
import type { DecimalMark } from './conventions.ts'
import { ambiguousDay, hintedDateOrder, parseDay, type DateOrder } from './days.ts'
import type { OrderFieldName } from './fields.ts'
import { footerLines } from './footer.ts'
import type { ColumnMapping } from './headers.ts'
import { ambiguousNumber, hintedDecimalMark, parseNumber } from './numbers.ts'
import { NUMBER_FIELDS, decimalMarksOfFile } from './number-marks.ts'
import { warning } from './problem.ts'

type Rows = readonly Record<string, unknown>[]

export interface ReadingNote {
  code: Extract<
    ImportWarningCode,
    | 'ambiguous_date'
    | 'ambiguous_number'
    | 'time_zone'
    | 'bare_hour'
    | 'day_part'
    | 'pickup_columns'
    | 'made_numbers'
    | 'made_recipients'
    | 'folded_lines'
    | 'footer'
    | 'titles'
    | 'title_day'
    | 'hidden_sheets'
    | 'hidden_rows'
    | 'unread_days'
    | 'unread_windows'
    | 'cash_unread'
  >
  /** Affected values of the file. */
  examples: string[]
  /** Field of the affected column; absent for the whole file. */
  field?: OrderFieldName
  /** How the first example is read. */
  reading?: string
  /** The day read from the first example or the titles. */
  day?: string
  /** The day under the other reading. */
  otherDay?: string
}

export interface ReadingOf {
  rows: Rows
  mapping: ColumnMapping
  dateOrder: DateOrder
  decimalMark: DecimalMark
  /** Lines above the header. */
  titles: readonly string[]
  /** The day named in the titles. */
  titleDay: string | null
  hiddenSheets: readonly string[]
  hiddenRowCount: number
}

export function readingNotes(of: ReadingOf): ReadingNote[] {
  const { rows, mapping, dateOrder, decimalMark, titles, titleDay } = of
  return [
    ...titleNotes(rows, mapping, titles, titleDay),
    ...dateNotes(rows, mapping, dateOrder),
    ...numberNotes(rows, mapping, decimalMark),
    ...timeNotes(rows, mapping),
    ...columnNotes(rows, mapping),
    ...unreadNotes(rows, mapping),
    ...hiddenNotes(of),
    ...footerNote(rows, mapping),
  ]
}

/** Converts a note to a warning of the import's response, on the header's line. */
export function noteWarning(
  { code, examples, field, reading, day }: ReadingNote,
  line: number,
): ImportWarning {
  const value = examples.join(' | ')
  return warning(line, field ?? null, code, value, { reading: reading ?? day })
}

function hiddenNotes({ hiddenSheets, hiddenRowCount }: ReadingOf): ReadingNote[] {
  return [
    ...(hiddenSheets.length > 0 ? [{ code: 'hidden_sheets' as const, examples: [...hiddenSheets] }] : []),
    ...(hiddenRowCount > 0 ? [{ code: 'hidden_rows' as const, examples: [String(hiddenRowCount)] }] : []),
  ]
}

/** Number columns that may be off by a factor of a thousand. */
function numberNotes(rows: Rows, mapping: ColumnMapping, decimalMark: DecimalMark): ReadingNote[] {
  const markOf = decimalMarksOfFile(rows, mapping, decimalMark)
  return NUMBER_FIELDS.flatMap((field) => {
    const values = valuesOf(rows, mapping[field])
    const example = ambiguousNumber(values)
    if (example === undefined || hintedDecimalMark(values) !== null) return []
    const number = /-?\d[\d.,]*/.exec(example)?.[0] ?? ''
    const value = parseNumber(number, { decimalMark: markOf(field) })
    return value === null
      ? []
      : [{ code: 'ambiguous_number' as const, field, examples: [example], reading: String(value) }]
  })
}

function titleNotes(
  rows: Rows,
  { date }: ColumnMapping,
  titles: readonly string[],
  day: string | null,
): ReadingNote[] {
  const isDayTaken = day !== null && (!date || rows.some((row) => cellText(row[date]) === ''))
  return [
    ...(titles.length > 0 ? [{ code: 'titles' as const, examples: [...titles] }] : []),
    ...(isDayTaken ? [{ code: 'title_day' as const, examples: [], day }] : []),
  ]
}

function valuesOf(rows: Rows, header: string | undefined): string[] {
  return header ? rows.map((row) => cellText(row[header])).filter(Boolean) : []
}

/** Fields whose cells may hold a day. */
export const DATE_FIELDS = ['date', 'last_date', 'window_start', 'window_end', 'window'] as const
/** A day with a year of four digits, to distinguish it from times such as 8.30-12. */
const DATED = /\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/

/** The text from the first day in a cell on; the whole cell without a day. */
export function datedPart(text: string): string {
  const at = DATED.exec(text)?.index ?? 0
  return text.slice(at)
}

/** Texts of all columns that hold days. */
export function dayTexts(rows: Rows, mapping: ColumnMapping): string[] {
  return DATE_FIELDS.flatMap((field) => {
    const values = valuesOf(rows, mapping[field])
    return field === 'date' || field === 'last_date' ? values : values.filter((text) => DATED.test(text))
  })
}

function dateNotes(rows: Rows, mapping: ColumnMapping, dateOrder: DateOrder): ReadingNote[] {
  const days = dayTexts(rows, mapping).map(datedPart)
  const example = ambiguousDay(days)
  if (example === undefined || hintedDateOrder(days) !== null) return []
  const read = (order: DateOrder) => parseDay(example, order) ?? ''
  const other = dateOrder === 'day-first' ? 'month-first' : 'day-first'
  const day = read(dateOrder)
  return [
    { code: 'ambiguous_date', field: 'date', examples: [example], reading: day, day, otherDay: read(other) },
  ]
}

function timeNotes(rows: Rows, mapping: ColumnMapping): ReadingNote[] {
  const times = [...valuesOf(rows, mapping.window_start), ...valuesOf(rows, mapping.window_end)]
  const ends = (row: Rows[number]) => ({
    from: cellText(row[mapping.window_start ?? '']),
    to: cellText(row[mapping.window_end ?? '']),
  })
  const windows = valuesOf(rows, mapping.window)
  const zoned = [...times, ...windows].find(mentionsTimeZone)
  const bare = rows.map(ends).find(({ from, to }) => isBareHour(from) || isBareHour(to))
  const afternoon = windows.find(isHalfOfDayOpen)
  const part = windows.find(isHoursOfPart)
  const clock = (text: string) => (isBareHour(text) ? `${text.padStart(2, '0')}:00` : text)
  const span = (window: WindowTexts | null) =>
    window && (window.from || window.to) ? `${clock(window.from)}-${clock(window.to)}` : 'any time'
  return [
    ...(zoned ? [{ code: 'time_zone' as const, examples: [zoned] }] : []),
    ...(afternoon
      ? [
          {
            code: 'bare_hour' as const,
            examples: [afternoon],
            reading: span(openWindow(afternoon) ?? splitWindow(afternoon)),
          },
        ]
      : bare
        ? [
            {
              code: 'bare_hour' as const,
              examples: [`${bare.from}-${bare.to}`],
              reading: span(withHalfOfDay(bare)),
            },
          ]
        : []),
    ...(part ? [{ code: 'day_part' as const, examples: [part], reading: span(dayPart(part)) }] : []),
  ]
}

export const isBareHour = (text: string): boolean => /^\d{1,2}$/.test(text)

/** True for `morning`, whose hours are a convention; false for `any time`. */
export function isHoursOfPart(text: string): boolean {
  const part = dayPart(text)
  return part !== null && part.from !== ''
}

function columnNotes(rows: Rows, mapping: ColumnMapping): ReadingNote[] {
  const notes: ReadingNote[] = []
  const pickups = [mapping.pickup_address, mapping.pickup_lat].filter((header) => header !== undefined)
  if (pickups.length > 0) notes.push({ code: 'pickup_columns', examples: pickups })
  if (!mapping.reference) notes.push({ code: 'made_numbers', examples: [] })
  if (!mapping.recipient && !mapping.first_name && !mapping.last_name)
    notes.push({ code: 'made_recipients', examples: [] })
  if (mapping.items && mapping.reference) notes.push({ code: 'folded_lines', examples: [mapping.items] })
  return notes
}

export const CASH =
  /\b(cash on delivery|cod|nachnahme|contre[- ]remboursement|contrassegno|contra reembolso|rembours|pobranie)\b/i

/** Unmapped columns whose cells look like a field's values. */
function unreadNotes(rows: Rows, mapping: ColumnMapping): ReadingNote[] {
  const columns = unusedHeaders(rows, mapping).map((header) => ({ header, values: valuesOf(rows, header) }))
  const notesOn = (code: ReadingNote['code'], fits: (value: string) => boolean): ReadingNote[] => {
    const headers = columns.filter(({ values }) => values.every(fits)).map(({ header }) => header)
    return headers.length > 0 ? [{ code, examples: headers }] : []
  }
  // A plain number may be a count, although a spreadsheet stores days as numbers.
  const isDay = (value: string) => !/^\d+(\.\d+)?$/.test(value) && parseDay(value, 'day-first') !== null
  const hasWindow = mapping.window ?? mapping.window_start ?? mapping.window_end
  const cash = columns.find(({ values }) => values.some((value) => CASH.test(value)))
  return [
    ...(mapping.date ? [] : notesOn('unread_days', isDay)),
    ...(hasWindow ? [] : notesOn('unread_windows', (value) => isSpan(value))),
    ...(cash && !mapping.cash ? [{ code: 'cash_unread' as const, examples: [cash.header] }] : []),
  ]
}

/** Two times, `09:00-12:00`; two plain numbers may mean anything. */
function isSpan(value: string): boolean {
  const span = /:|uhr|[ap]m/i.test(value) ? splitWindow(value) : null
  return span !== null && [span.from, span.to].every((end) => parseTime(end) !== null)
}

function footerNote(rows: Rows, mapping: ColumnMapping): ReadingNote[] {
  const examples = footerLines(rows, mapping)
  return examples.length > 0 ? [{ code: 'footer', examples }] : []
}

/** Headers of non-empty columns that match no field. */
export function unusedHeaders(rows: Rows, mapping: ColumnMapping): string[] {
  const usedHeaders = new Set(Object.values(mapping))
  const filled = new Set<string>()
  for (const row of rows)
    for (const [header, value] of Object.entries(row))
      if (!usedHeaders.has(header) && cellText(value) !== '') filled.add(header)
  return [...filled]
}
