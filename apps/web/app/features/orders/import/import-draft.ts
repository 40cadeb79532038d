// An import on its way: the file's table, what was corrected, skipped and mapped. What is checked here and what is sent is the same.
import type { ColumnMapping, DateOrder, ImportRowsBody } from '@dropwise/contracts'
import { readTable, tableOfRows, type CellRow, type OrderTable, type ReadResult } from '@dropwise/order-files'

/** Columns added for a chosen address; no spreadsheet has headers like these. */
const PIN = { lat: 'Latitude (chosen)', lng: 'Longitude (chosen)' }

export interface ImportFile extends OrderTable {
  name: string
}

export interface ImportDraft {
  file: ImportFile
  /** The file's rows with their corrections. */
  rows: CellRow[]
  mapping: ColumnMapping
  /** Lines that stay out. */
  skipped: ReadonlySet<number>
  /** Day for rows that name none. */
  day: string
}

/** The draft as it is sent: skipped rows are blank, so that line numbers stay those of the file. */
export function bodyOf({ file, rows, mapping, skipped, day }: ImportDraft): ImportRowsBody {
  const used = Object.fromEntries(
    Object.entries(mapping).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return {
    rows: rows.map((row, i) => (skipped.has(file.firstLine + i) ? {} : row)),
    mapping: used,
    fileName: file.name.slice(0, 200),
    defaultDate: day,
    firstLine: file.firstLine,
    overlongRows: file.overlongRows.filter((line) => !skipped.has(line)),
  }
}

/** Reads the draft as the server will, addresses and stored orders aside. */
export function preview(draft: ImportDraft, today: string, dateOrder: DateOrder): ReadResult {
  const { rows, mapping, firstLine, overlongRows } = bodyOf(draft)
  return readTable(tableOfRows(rows, firstLine, overlongRows), {
    defaultDate: draft.day,
    today,
    dateOrder,
    ...(mapping ? { mapping } : {}),
  })
}

/** The draft with some cells of a line typed anew. */
export function withCells(draft: ImportDraft, line: number, cells: CellRow): ImportDraft {
  const index = line - draft.file.firstLine
  return { ...draft, rows: draft.rows.map((row, i) => (i === index ? { ...row, ...cells } : row)) }
}

/** The draft with an address that was picked from a list, pin included. */
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

/** The draft with lines skipped or taken back. */
export function withSkipped(draft: ImportDraft, lines: readonly number[], isSkipped: boolean): ImportDraft {
  const skipped = new Set(draft.skipped)
  for (const line of lines)
    if (isSkipped) skipped.add(line)
    else skipped.delete(line)
  return { ...draft, skipped }
}
