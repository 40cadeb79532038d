// Finds the footer of an order file: totals, record count, exporter.
import { cellText } from './cells.ts'
import type { ColumnMapping } from './headers.ts'

type Rows = readonly Record<string, unknown>[]

/** Words that start a totals line, in several languages. */
const TOTAL =
  /^(grand )?(totals?|sum|subtotal|summe|gesamt\w*|somme|suma|totale|totaal|totalt|i alt|razem|records?|count)\b/i

/**
 * Index of the first footer row, or the number of rows without a footer. Footer rows have neither recipient
 * nor place, and follow a blank row or a word for totals; other rows without a place are errors.
 */
export function footerStart(rows: Rows, mapping: ColumnMapping): number {
  const headers = [
    mapping.recipient,
    mapping.first_name,
    mapping.last_name,
    mapping.address,
    mapping.position,
    mapping.lat,
    mapping.items,
  ].filter((header) => header !== undefined)
  const isOrder = (row: Rows[number]) => headers.some((header) => cellText(row[header]) !== '')
  const last = rows.findLastIndex(isOrder)
  const isBlank = (row: Rows[number]) => Object.values(row).every((value) => cellText(value) === '')
  const next = rows.findIndex((row, index) => index > last && !isBlank(row))
  if (last < 0 || next < 0) return rows.length
  const isParted = next > last + 1 || TOTAL.test(firstText(rows[next] ?? {}))
  return isParted ? next : rows.length
}

function firstText(row: Rows[number]): string {
  return Object.values(row).map(cellText).find(Boolean) ?? ''
}

/** Texts of the footer lines. */
export function footerLines(rows: Rows, mapping: ColumnMapping): string[] {
  return rows
    .slice(footerStart(rows, mapping))
    .map((row) => Object.values(row).map(cellText).filter(Boolean).join(' '))
    .filter(Boolean)
}
