// Rows as a CSV file: plain numbers, no thousands, cells that no spreadsheet takes for a formula.
import { saveFile } from './download.ts'

type CsvValue = string | number | null

export interface CsvTable {
  heads: readonly string[]
  rows: readonly { values: readonly CsvValue[] }[]
}

/** A text cell; one that a spreadsheet would run is marked as text. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Four digits behind the point are more than any figure is worth. */
function cell(value: CsvValue): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(Math.round(value * 1e4) / 1e4) : textCell(value)
}

export function toCsv({ heads, rows }: CsvTable): string {
  return [heads, ...rows.map(({ values }) => values)].map((line) => line.map(cell).join(',')).join('\n')
}

/** Hands the file to the browser. */
export function downloadCsv(name: string, table: CsvTable): void {
  saveFile(new Blob([toCsv(table)], { type: 'text/csv' }), `${name}.csv`)
}
