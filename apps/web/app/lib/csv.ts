// Writes CSV files: plain numbers, no thousands marks, no cells that spreadsheets run as formulas.
import { saveFile } from './download.ts'

type CsvValue = string | number | null

export interface CsvTable {
  heads: readonly string[]
  rows: readonly { values: readonly CsvValue[] }[]
}

/** A text cell; escapes text that a spreadsheet would run. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Four decimals suffice for every figure. */
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
