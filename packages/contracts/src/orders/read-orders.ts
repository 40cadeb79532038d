// Spreadsheet rows to orders: what each cell means and what is wrong with it. Pure: the page's preview and the server's import
// both run it. Addresses are looked up by the server afterwards.
import type { ImportProblem } from '../api.ts'
import type { DayString } from '../time.ts'
import { cellText, detectDateOrder, type DateOrder } from './cells.ts'
import { missingColumns, type ColumnMapping } from './headers.ts'
import { problem } from './problem.ts'
import { readRow, type ImportedOrder } from './read-row.ts'

export interface ReadOptions {
  mapping: ColumnMapping
  /** Day for rows without a date. */
  defaultDate: DayString
  today: DayString
  /** How 03/04/2026 is read when the file gives no hint. */
  dateOrder?: DateOrder
  /** Line of the first row, 2 when the header is line 1. */
  firstLine?: number
}

/**
 * Reads all rows. Every problem names its line and column; a row with any problem yields no order.
 * Blank rows are skipped. An order number that comes twice is a problem of the later row.
 */
export function readOrders(
  rows: readonly Record<string, unknown>[],
  { mapping, defaultDate, today, dateOrder = 'day-first', firstLine = 2 }: ReadOptions,
): { orders: ImportedOrder[]; problems: ImportProblem[] } {
  const missing = missingColumns(mapping)
  if (missing.length > 0)
    return { orders: [], problems: missing.map((name) => problem(firstLine - 1, name, 'missing_column')) }
  const dateHeader = mapping.date
  const dates = dateHeader ? rows.map((row) => cellText(row[dateHeader])) : []
  const options = { mapping, defaultDate, today, dateOrder: detectDateOrder(dates, dateOrder) }

  const orders: ImportedOrder[] = []
  const problems: ImportProblem[] = []
  const lineOf = new Map<string, number>()
  rows.forEach((row, index) => {
    if (Object.values(row).every((value) => cellText(value) === '')) return
    const line = firstLine + index
    const { order, problems: found } = readRow(row, line, options)
    problems.push(...found)
    if (!order) return
    const earlier = lineOf.get(order.reference)
    if (earlier === undefined) {
      lineOf.set(order.reference, line)
      orders.push(order)
    } else {
      problems.push(problem(line, 'reference', 'duplicate_in_file', { row: earlier }, order.reference))
    }
  })
  return { orders, problems }
}
