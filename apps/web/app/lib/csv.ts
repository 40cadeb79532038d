// Figures as a CSV file: plain numbers, no thousands, cells that no spreadsheet takes for a formula.
import type { ChartTable } from './table-data.ts'

/** A text cell; one that a spreadsheet would run is marked as text. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Four digits behind the point are more than any figure is worth. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(Math.round(value * 1e4) / 1e4) : textCell(value)
}

export function toCsv({ heads, rows }: ChartTable): string {
  return [heads, ...rows.map(({ values }) => values)].map((line) => line.map(cell).join(',')).join('\n')
}

/** Hands the file to the browser. */
export function downloadCsv(name: string, table: ChartTable): void {
  const url = URL.createObjectURL(new Blob([toCsv(table)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
