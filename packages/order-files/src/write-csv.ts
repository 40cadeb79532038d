// Rows out as CSV that spreadsheets open as they are.
import Papa from 'papaparse'

/** Cells by header; numbers stay numbers where the format has them. */
export type TableRow = Readonly<Record<string, string | number>>

/** The text of a CSV file with a byte order mark. Cells that a spreadsheet would run as a formula are defused. */
export function writeCsv(headers: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const text = Papa.unparse([...rows], { columns: [...headers], escapeFormulae: true })
  return `\uFEFF${text}`
}
