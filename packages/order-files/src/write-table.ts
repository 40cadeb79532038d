// Writes rows as a CSV or XLSX file. Not exported by the package's index, so that pages do not load the XLSX
// writer.
import writeXlsxFile from 'write-excel-file/node'
import { writeCsv, type TableRow } from './write-csv.ts'

export type TableFormat = 'csv' | 'xlsx'

/** Widest column, in characters. */
const WIDEST = 60

/** The file's content. No cell becomes a formula: XLSX stores text as text, CSV escapes it. */
export async function writeTable(
  format: TableFormat,
  headers: readonly string[],
  rows: readonly TableRow[],
): Promise<string | Buffer> {
  if (format === 'csv') return writeCsv(headers, rows)
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    headers.map((header) => {
      const value = row[header]
      if (value === undefined || value === '') return null
      return typeof value === 'number' ? { value, type: Number } : { value: storable(value), type: String }
    }),
  )
  const columns = headers.map((header) => ({ width: widthOf(header, rows) }))
  return writeXlsxFile([head, ...body], { columns, stickyRowsCount: 1 }).toBuffer()
}

/** Removes control characters, which XML does not allow. */
function storable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
}

/** Width that the first rows need. */
function widthOf(header: string, rows: readonly TableRow[]): number {
  const lengths = rows.slice(0, 100).map((row) => String(row[header] ?? '').length)
  return Math.min(WIDEST, Math.max(header.length, ...lengths) + 2)
}
