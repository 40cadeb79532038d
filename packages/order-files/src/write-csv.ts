// Writes rows as CSV that spreadsheets can open.
import Papa from 'papaparse'

/** Cells by header; numbers stay numbers where the format allows. */
export type TableRow = Readonly<Record<string, string | number>>

/** The text of a CSV file with a byte order mark. Escapes cells that a spreadsheet would run as a formula. */
export function writeCsv(headers: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const text = Papa.unparse([...rows], { columns: [...headers], escapeFormulae: true })
  return `\uFEFF${text}`
}
