// An import in progress: table, corrections, skipped rows, mapping. The checked data is the sent data.
import type {
  ColumnMapping,
  Conventions,
  ImportRowsBody,
  OrderFieldName,
  ReadingOf,
} from '@dropwise/contracts'
import { readTable, tableOfRows, type CellRow, type FileTable, type ReadResult } from '@dropwise/order-files'

/** Columns added for a picked address, with headers that no spreadsheet uses. */
const PIN = { lat: 'Latitude (chosen)', lng: 'Longitude (chosen)' }

interface ImportFile extends FileTable {
  name: string
  /** Kept to read another sheet. */
  source: File
}

export interface ImportDraft {
  file: ImportFile
  /** Rows with corrections. */
  rows: CellRow[]
  mapping: ColumnMapping
  /** Skipped lines. */
  skipped: ReadonlySet<number>
  /** Headers of excluded columns. */
  dropped: ReadonlySet<string>
  /** Day of rows that name none. */
  day: string
  /** Day of every row; null to use the file's. */
  everyDay: string | null
  /** True for past days imported as history. */
  isHistory: boolean
  /** The day named above the header. */
  titleDay: string | null
  /** Conventions for ambiguous values. */
  conventions: Conventions
}

/** Use of a column. */
export type ColumnUse = OrderFieldName | 'kept' | 'dropped'

const SAMPLES = 3

/** The request body; skipped rows are blank, so line numbers match the file. */
export function bodyOf({
  file,
  rows,
  mapping,
  skipped,
  dropped,
  day,
  everyDay,
  isHistory,
  conventions: { dateOrder },
}: ImportDraft): ImportRowsBody {
  const usedMapping = Object.fromEntries(
    Object.entries(mapping).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return {
    rows: rows.map((row, i) => (skipped.has(file.firstLine + i) ? {} : withoutColumns(row, dropped))),
    mapping: usedMapping,
    headers: file.headers,
    dropped: [...dropped],
    fileName: file.name.slice(0, 200),
    defaultDate: day,
    ...(everyDay === null ? {} : { day: everyDay }),
    ...(isHistory ? { history: true } : {}),
    dateOrder,
    firstLine: file.firstLine,
    overlongRows: file.overlongRows.filter((line) => !skipped.has(line)),
  }
}

/** Input of the notes on the reading. */
export function readingOf({ file, rows, mapping, conventions, titleDay }: ImportDraft): ReadingOf {
  const { titles, hiddenSheets, hiddenLines } = file
  const hiddenRowCount = hiddenLines.length
  return { rows, mapping, ...conventions, titles, titleDay, hiddenSheets, hiddenRowCount }
}

/** Lines that are neither blank nor skipped. */
export function linesToRead({ file, rows, skipped }: ImportDraft): number[] {
  return rows.flatMap((row, i) => {
    const line = file.firstLine + i
    return skipped.has(line) || Object.values(row).every((cell) => cell.trim() === '') ? [] : [line]
  })
}

function withoutColumns(row: CellRow, dropped: ReadonlySet<string>): CellRow {
  if (dropped.size === 0) return row
  return Object.fromEntries(Object.entries(row).filter(([header]) => !dropped.has(header)))
}

/** Use of a column. */
export function useOf({ mapping, dropped }: ImportDraft, header: string): ColumnUse {
  const field = Object.entries(mapping).find(([, mappedHeader]) => mappedHeader === header)?.[0]
  return (field as OrderFieldName | undefined) ?? (dropped.has(header) ? 'dropped' : 'kept')
}

/** First values of a column. */
export function samplesOf({ rows }: ImportDraft, header: string): string[] {
  const samples: string[] = []
  for (const row of rows) {
    const text = row[header]
    if (text && !samples.includes(text)) samples.push(text)
    if (samples.length === SAMPLES) break
  }
  return samples
}

/** The draft with another use of a column; a field has one column at a time. */
export function withUse(draft: ImportDraft, header: string, use: ColumnUse): ImportDraft {
  const dropped = new Set(draft.dropped)
  if (use === 'dropped') dropped.add(header)
  else dropped.delete(header)
  const mapping: ColumnMapping = Object.fromEntries(
    Object.entries(draft.mapping).filter(([field, mappedHeader]) => mappedHeader !== header && field !== use),
  )
  if (use !== 'kept' && use !== 'dropped') mapping[use] = header
  return { ...draft, mapping, dropped }
}

/** Reads the draft like the server, without addresses and stored orders. */
export function preview(draft: ImportDraft, today: string): ReadResult {
  const { rows, mapping, firstLine, overlongRows } = bodyOf(draft)
  return readTable(tableOfRows(rows, firstLine, overlongRows), {
    defaultDate: draft.day,
    ...(draft.everyDay === null ? {} : { day: draft.everyDay }),
    today,
    ...draft.conventions,
    ...(mapping ? { mapping } : {}),
  })
}

/** The draft with some cells of a line replaced. */
export function withCells(draft: ImportDraft, line: number, cells: CellRow): ImportDraft {
  const index = line - draft.file.firstLine
  return { ...draft, rows: draft.rows.map((row, i) => (i === index ? { ...row, ...cells } : row)) }
}

/** The draft with a picked address and its pin. */
export function withAddress(
  draft: ImportDraft,
  line: number,
  { label, lat, lng }: { label: string; lat: number; lng: number },
): ImportDraft {
  const { address, lat: latHeader = PIN.lat, lng: lngHeader = PIN.lng } = draft.mapping
  const mapping = { ...draft.mapping, lat: latHeader, lng: lngHeader }
  return withCells({ ...draft, mapping }, line, {
    ...(address ? { [address]: label } : {}),
    [latHeader]: String(lat),
    [lngHeader]: String(lng),
  })
}

/** The draft with latitude and longitude swapped. */
export function withSwappedCoordinates(draft: ImportDraft): ImportDraft {
  const { lat, lng } = draft.mapping
  return lat && lng ? { ...draft, mapping: { ...draft.mapping, lat: lng, lng: lat } } : draft
}

/** The draft with lines skipped or restored. */
export function withSkipped(draft: ImportDraft, lines: readonly number[], isSkipped: boolean): ImportDraft {
  const skipped = new Set(draft.skipped)
  for (const line of lines)
    if (isSkipped) skipped.add(line)
    else skipped.delete(line)
  return { ...draft, skipped }
}
