// What a person should know of how a file was understood, before its rows are checked: readings that may be wrong, and what is not planned.
import { cellText, mentionsTimeZone } from './cells.ts'
import { ambiguousDay, hintedDateOrder, parseDay, type DateOrder } from './days.ts'
import { footerLines } from './footer.ts'
import type { ColumnMapping } from './headers.ts'

type Rows = readonly Record<string, unknown>[]

export interface ReadingNote {
  code:
    | 'ambiguous_date'
    | 'time_zone'
    | 'bare_hour'
    | 'pickup_columns'
    | 'made_numbers'
    | 'made_recipients'
    | 'folded_lines'
    | 'footer'
    | 'titles'
    | 'title_day'
  /** Values of the file that it is about. */
  examples: string[]
  /** The day that the first example is read as, or that the titles name. */
  day?: string
  /** The day it would be the other way round. */
  otherDay?: string
}

export interface ReadingOf {
  rows: Rows
  mapping: ColumnMapping
  dateOrder: DateOrder
  /** Lines above the header. */
  titles: readonly string[]
  /** The day that they name. */
  titleDay: string | null
}

export function readingNotes({ rows, mapping, dateOrder, titles, titleDay }: ReadingOf): ReadingNote[] {
  return [
    ...titleNotes(rows, mapping, titles, titleDay),
    ...dateNotes(rows, mapping, dateOrder),
    ...timeNotes(rows, mapping),
    ...columnNotes(rows, mapping),
    ...footerNote(rows, mapping),
  ]
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

function dateNotes(rows: Rows, mapping: ColumnMapping, dateOrder: DateOrder): ReadingNote[] {
  const days = valuesOf(rows, mapping.date)
  const example = ambiguousDay(days)
  if (example === undefined || hintedDateOrder(days) !== null) return []
  const read = (order: DateOrder) => parseDay(example, order) ?? ''
  const other = dateOrder === 'day-first' ? 'month-first' : 'day-first'
  return [{ code: 'ambiguous_date', examples: [example], day: read(dateOrder), otherDay: read(other) }]
}

function timeNotes(rows: Rows, { window_start: from, window_end: to }: ColumnMapping): ReadingNote[] {
  const times = [...valuesOf(rows, from), ...valuesOf(rows, to)]
  const zoned = times.find(mentionsTimeZone)
  const bare = times.find((text) => /^\d{1,2}$/.test(text))
  return [
    ...(zoned ? [{ code: 'time_zone' as const, examples: [zoned] }] : []),
    ...(bare ? [{ code: 'bare_hour' as const, examples: [bare] }] : []),
  ]
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

function footerNote(rows: Rows, mapping: ColumnMapping): ReadingNote[] {
  const examples = footerLines(rows, mapping)
  return examples.length > 0 ? [{ code: 'footer', examples }] : []
}

/** Headers that no field takes, of columns that hold something. */
export function unusedHeaders(rows: Rows, mapping: ColumnMapping): string[] {
  const used = new Set(Object.values(mapping))
  const filled = new Set<string>()
  for (const row of rows)
    for (const [header, value] of Object.entries(row))
      if (!used.has(header) && cellText(value) !== '') filled.add(header)
  return [...filled]
}
