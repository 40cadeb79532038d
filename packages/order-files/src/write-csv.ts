// Rows out as CSV that spreadsheets open as they are.
import Papa from 'papaparse'

/** The text of a CSV file with a byte order mark. Cells that a spreadsheet would run as a formula are defused. */
export function writeCsv(headers: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const text = Papa.unparse([...rows], { columns: [...headers], escapeFormulae: true })
  return `\uFEFF${text}`
}
