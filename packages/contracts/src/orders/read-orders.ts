// Reads spreadsheet rows into orders and problems. Pure: the page's preview and the server's import share it.
// The server geocodes addresses afterwards.
import type { ImportProblem, ImportWarning } from '../api.ts'
import type { DayString } from '../time.ts'
import { cellText } from './cells.ts'
import type { DecimalMark } from './conventions.ts'
import { hintedDateOrder, type DateOrder } from './days.ts'
import { fileReading, type PhoneReading } from './file-reading.ts'
import { footerStart } from './footer.ts'
import { foldLines } from './fold-lines.ts'
import { missingColumns, type ColumnMapping } from './headers.ts'
import { noDelivery, statusHeaders, unknownState } from './not-for-delivery.ts'
import { decimalMarksOfFile } from './number-marks.ts'
import { withNames } from './order-names.ts'
import { problem, warning } from './problem.ts'
import { dayTexts } from './reading-notes.ts'
import { readRow, type ImportedOrder, type PickupPart } from './read-row.ts'

export interface ReadOptions {
  mapping: ColumnMapping
  /** Columns that do not become custom fields. */
  ignored?: ReadonlySet<string>
  /** Day for rows without a date. */
  defaultDate: DayString
  /** Day of every row, overriding its cells. */
  day?: DayString
  today: DayString
  /** How to read 03/04/2026 without evidence in the file. */
  dateOrder?: DateOrder
  /** How to read 1,250 without evidence in the file. */
  decimalMark?: DecimalMark
  /** The company's time zone, to which times with an offset are converted. */
  timeZone: string
  /** True for driven days: completed and cancelled rows are read like others. */
  isHistory?: boolean
  /** Absent: phone numbers stay as written. */
  readPhone?: (text: string) => PhoneReading
  /** Default service time, in minutes; absent: the general default. */
  serviceMinutes?: number
  /** Line of the first row, 2 when the header is line 1. */
  firstLine?: number
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Reads all rows. Each problem has its line and column; a row with a problem gives no order. Skips blank
 * rows, the footer, and rows that are no delivery. A repeated order number is a problem of the later row.
 */
export function readOrders(
  rows: readonly Record<string, unknown>[],
  {
    mapping,
    ignored = NONE,
    defaultDate,
    day,
    today,
    dateOrder = 'day-first',
    decimalMark = '.',
    timeZone,
    isHistory = false,
    readPhone = (text) => ({ phone: text }),
    serviceMinutes,
    firstLine = 2,
  }: ReadOptions,
): { orders: ImportedOrder[]; problems: ImportProblem[]; warnings: ImportWarning[] } {
  const missing = missingColumns(mapping)
  if (missing.length > 0)
    return {
      orders: [],
      problems: missing.map((name) => problem(firstLine - 1, name, 'missing_column')),
      warnings: [],
    }
  const file = fileReading({
    mapping,
    ignored,
    defaultDate,
    day,
    today,
    dateOrder: dateOrderOfFile(rows, mapping, dateOrder),
    timeZone,
    decimalMarkOf: decimalMarksOfFile(rows, mapping, decimalMark),
    readPhone,
    serviceMinutes,
  })

  const orders: ImportedOrder[] = []
  const problems: ImportProblem[] = []
  const warnings: ImportWarning[] = []
  /** Pairs with a refused half; the other half is refused too. */
  const brokenPairs = new Set<string>()
  const statuses = isHistory
    ? []
    : statusHeaders(Object.keys(rows[0] ?? {}), file.used).filter((header) => !ignored.has(header))
  const lineOf = new Map<string, number>()
  const written = rows.slice(0, footerStart(rows, mapping))
  for (const { index, row, conflicts, several } of foldLines(written, mapping)) {
    if (Object.values(row).every((value) => cellText(value) === '')) continue
    const line = firstLine + index
    const refusal = noDelivery(row, statuses)
    if (refusal) {
      const { header, value } = refusal
      warnings.push(warning(line, null, 'not_for_delivery', value, { header }))
      continue
    }
    const { order, pickup, problems: rowProblems, warnings: rowWarnings } = readRow(row, line, file)
    problems.push(
      ...rowProblems,
      ...conflicts.map((header) => problem(line, 'items', 'lines_differ', { header })),
    )
    if (!order || conflicts.length > 0) {
      if (mapping.pair) brokenPairs.add(cellText(row[mapping.pair]))
      continue
    }
    const state = unknownState(row, statuses)
    warnings.push(
      ...rowWarnings,
      ...(state ? [warning(line, null, 'unknown_state', state.value, { header: state.header })] : []),
      ...several.map((header) => warning(line, null, 'several_values', cellText(row[header]), { header })),
    )
    const namedOrder = withFreeNumber(withNames(order), lineOf)
    const rowOrders = pickup ? withPickup(namedOrder, pickup) : [namedOrder]
    const earlierLine = rowOrders.map(({ reference }) => lineOf.get(reference)).find((at) => at !== undefined)
    if (earlierLine === undefined) {
      for (const { reference } of rowOrders) lineOf.set(reference, line)
      orders.push(...rowOrders)
    } else {
      problems.push(
        problem(line, 'reference', 'duplicate_in_file', { row: earlierLine }, namedOrder.reference),
      )
    }
  }
  const completeOrders = withoutHalves(orders, brokenPairs)
  return { orders: completeOrders.orders, problems: [...problems, ...completeOrders.problems], warnings }

  /** Two unnumbered orders for one door on one day stay separate. */
  function withFreeNumber(
    order: ImportedOrder,
    linesByReference: ReadonlyMap<string, number>,
  ): ImportedOrder {
    if (mapping.reference) return order
    let { reference } = order
    for (let count = 2; linesByReference.has(reference); count += 1) reference = `${order.reference}-${count}`
    return { ...order, reference }
  }
}

/** Longest order number with a suffix. */
const NUMBER_STEM = 58

/** A row with a pickup place becomes a pair: one van makes both stops, the pickup first. */
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

/** Order of day and month: from the file's dates, else the company's. */
export function dateOrderOfFile(
  rows: readonly Record<string, unknown>[],
  mapping: ColumnMapping,
  fallback: DateOrder,
): DateOrder {
  return hintedDateOrder(dayTexts(rows, mapping)) ?? fallback
}

/** Removes orders whose other half is refused, since neither is planned alone. */
export function withoutHalves<Order extends Pick<ImportedOrder, 'row' | 'columns'>>(
  orders: readonly Order[],
  brokenPairs: ReadonlySet<string>,
): { orders: Order[]; problems: ImportProblem[] } {
  const isHalf = ({ columns }: Order) => columns.pair !== null && brokenPairs.has(columns.pair)
  return {
    orders: orders.filter((order) => !isHalf(order)),
    problems: orders.filter(isHalf).map(({ row }) => problem(row, 'pair', 'other_half')),
  }
}
