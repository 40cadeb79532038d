// Writes rows as CSV that spreadsheets can open.
import Papa from 'papaparse'

/** Cells by header; numbers stay numbers where the format allows. */
export type TableRow = Readonly<Record<string, string | number>>

/** Papa's default pattern misses a formula with a line break. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * The text of a CSV file with a byte order mark, from rows by header or in the order of the headers. Escapes
 * cells that a spreadsheet would run as a formula.
 */
export function writeCsv(
  headers: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[] | readonly (readonly unknown[])[],
): string {
  // Without rows Papa would end the header with a line break, which reads as an empty row.
  const table = rows.length === 0 ? [[...headers]] : { fields: [...headers], data: [...rows] }
  const text = Papa.unparse(table, { escapeFormulae: FORMULA })
  return `\uFEFF${text}`
}
