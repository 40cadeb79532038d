// Figures as a CSV file: plain numbers, no thousands, cells that no spreadsheet takes for a formula.
import type { AnalyticsItem } from '@dropwise/contracts'
import type { Measure, Units } from './measures.ts'

/** A text cell; one that a spreadsheet would run is marked as text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

interface CsvOptions {
  units: Units
  labelOf: (item: AnalyticsItem) => string
}

export function toCsv(
  items: readonly AnalyticsItem[],
  measures: readonly Measure[],
  { units, labelOf }: CsvOptions,
): string {
  const number = (value: number | null) => (value === null ? '' : String(Math.round(value * 1e4) / 1e4))
  return [
    ['', ...measures.map((each) => cell(each.head(units)))].join(','),
    ...items.map((item) =>
      [cell(labelOf(item)), ...measures.map((each) => number(each.read(item, units)))].join(','),
    ),
  ].join('\n')
}

/** Hands the file to the browser. */
export function downloadCsv(
  name: string,
  items: readonly AnalyticsItem[],
  measures: readonly Measure[],
  options: CsvOptions,
): void {
  const url = URL.createObjectURL(new Blob([toCsv(items, measures, options)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
