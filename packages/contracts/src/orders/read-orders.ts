// Spreadsheet rows to orders: what each cell means and what is wrong with it. Pure: the page's preview and the server's import
// both run it. Addresses are looked up by the server afterwards.
import type { ImportProblem } from '../api.ts'
import type { DayString } from '../time.ts'
import { cellText } from './cells.ts'
import { hintedDateOrder, type DateOrder } from './days.ts'
import { fileReading } from './file-reading.ts'
import { footerStart } from './footer.ts'
import { foldLines } from './fold-lines.ts'
import { missingColumns, type ColumnMapping } from './headers.ts'
import { withNames } from './order-names.ts'
import { problem } from './problem.ts'
import { readRow, type ImportedOrder, type PickupPart } from './read-row.ts'

export interface ReadOptions {
  mapping: ColumnMapping
  /** Columns that are not kept as custom fields. */
  ignored?: ReadonlySet<string>
  /** Day for rows without a date. */
  defaultDate: DayString
  today: DayString
  /** How 03/04/2026 is read when the file gives no hint. */
  dateOrder?: DateOrder
  /** Time at the door of rows that name none, in minutes; absent: as for any company. */
  serviceMinutes?: number
  /** Line of the first row, 2 when the header is line 1. */
  firstLine?: number
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Reads all rows. Every problem names its line and column; a row with any problem yields no order.
 * Blank rows are skipped, and what stands below the orders. An order number that comes twice is a problem of the later row.
 */
export function readOrders(
  rows: readonly Record<string, unknown>[],
  {
    mapping,
    ignored = NONE,
    defaultDate,
    today,
    dateOrder = 'day-first',
    serviceMinutes,
    firstLine = 2,
  }: ReadOptions,
): { orders: ImportedOrder[]; problems: ImportProblem[] } {
  const missing = missingColumns(mapping)
  if (missing.length > 0)
    return { orders: [], problems: missing.map((name) => problem(firstLine - 1, name, 'missing_column')) }
  const file = fileReading({
    mapping,
    ignored,
    defaultDate,
    today,
    dateOrder: dateOrderOfFile(rows, mapping, dateOrder),
    serviceMinutes,
  })

  const orders: ImportedOrder[] = []
  const problems: ImportProblem[] = []
  const lineOf = new Map<string, number>()
  const written = rows.slice(0, footerStart(rows, mapping))
  for (const { index, row, conflicts } of foldLines(written, mapping)) {
    if (Object.values(row).every((value) => cellText(value) === '')) continue
    const line = firstLine + index
    const { order, pickup, problems: found } = readRow(row, line, file)
    problems.push(...found, ...conflicts.map((header) => problem(line, 'items', 'lines_differ', { header })))
    if (!order || conflicts.length > 0) continue
    const named = withFreeNumber(withNames(order), lineOf)
    const made = pickup ? withPickup(named, pickup) : [named]
    const earlier = made.map(({ reference }) => lineOf.get(reference)).find((at) => at !== undefined)
    if (earlier === undefined) {
      for (const { reference } of made) lineOf.set(reference, line)
      orders.push(...made)
    } else {
      problems.push(problem(line, 'reference', 'duplicate_in_file', { row: earlier }, named.reference))
    }
  }
  return { orders, problems }

  /** Two orders for one door on one day, neither with a number, are two. */
  function withFreeNumber(order: ImportedOrder, taken: ReadonlyMap<string, number>): ImportedOrder {
    if (mapping.reference) return order
    let { reference } = order
    for (let count = 2; taken.has(reference); count += 1) reference = `${order.reference}-${count}`
    return { ...order, reference }
  }
}

/** Most characters of an order number that has an ending. */
const NUMBER_STEM = 58

/** A row that names where its delivery is picked up is a pair: one van makes both stops, the pickup first. */
function withPickup(delivery: ImportedOrder, pickup: PickupPart): ImportedOrder[] {
  const pair = delivery.reference
  const common = { type: 'delivery', pair } as const
  return [
    withNames({
      ...delivery,
      ...pickup,
      reference: `${pair.slice(0, NUMBER_STEM)}-P`,
      email: null,
      columns: { ...delivery.columns, ...common, type: 'pickup', instructions: null, cash_minor: 0 },
      custom: {},
      isPickupOfRow: true,
    }),
    { ...delivery, columns: { ...delivery.columns, ...common } },
  ]
}

/** The order of day and month: what any date of the file shows, otherwise the company's. */
export function dateOrderOfFile(
  rows: readonly Record<string, unknown>[],
  { date, window_start: from, window_end: to, window }: ColumnMapping,
  fallback: DateOrder,
): DateOrder {
  // Without a column for dates, windows may name them.
  const header = date ?? from ?? to ?? window
  return (header ? hintedDateOrder(rows.map((row) => cellText(row[header]))) : null) ?? fallback
}
