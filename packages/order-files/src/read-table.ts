// Turns a table into orders and problems: assigns columns to fields and reads each row. Preview and import
// both use it.
import {
  cellText,
  guessMappingOf,
  ignoredHeaders,
  noteWarning,
  openQuestions,
  layoutKey,
  ORDER_FIELDS,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  problem,
  readOrders,
  readingNotes,
  titleDay,
  withoutHalves,
  type ColumnMapping,
  type DateOrder,
  type DayString,
  type ImportedOrder,
  type OrderFieldName,
  type DecimalMark,
  type ImportProblem,
  type ImportWarning,
  type ImportWarningCode,
} from '@dropwise/contracts'
import { describeRefusal, FileError } from './file-error.ts'
import { isHeader } from './order-table.ts'
import { readPhone } from './phone.ts'

/** The input; `rows` may contain numbers and nulls from JSON. */
export interface TableInput {
  /** Texts above the header, when the file itself was read. */
  titles?: readonly string[]
  headers: readonly string[]
  rows: readonly Record<string, unknown>[]
  firstLine: number
  overlongRows: readonly number[]
  hiddenSheets?: readonly string[]
  hiddenLines?: readonly number[]
}

export interface ReadTableOptions {
  /** Field of each column; absent: guessed from the headers. */
  mapping?: ColumnMapping | Record<string, string>
  /** Earlier mappings by `layoutKey` of the headers, used without `mapping`. */
  remembered?: Readonly<Record<string, RememberedColumns>>
  /** Day of rows without one; absent: the day in the titles, otherwise today. */
  defaultDate?: DayString
  /** Day of every row, in place of the file's. */
  day?: DayString
  today: DayString
  /** How 03/04/2026 is read when the file gives no hint. */
  dateOrder: DateOrder
  /** Meaning of 1,250 when the file gives no hint. */
  decimalMark?: DecimalMark
  /** Time zone of times without an offset. */
  timeZone: string
  /** Country of phone numbers without a country code, ISO 3166-1 alpha-2. */
  country?: string | null
  /** True for driven days: also reads rows marked as done or cancelled. */
  isHistory?: boolean
  /** Service minutes of rows without their own; absent: the general default. */
  serviceMinutes?: number
  /**
   * Codes of uncertain readings that the caller confirms. If present, rows with other uncertain readings become
   * problems.
   */
  confirmed?: readonly ImportWarningCode[]
}

/** Fields of the columns, and ignored columns. */
export interface RememberedColumns {
  mapping: Record<string, string>
  dropped: string[]
}

export interface ReadResult {
  orders: ImportedOrder[]
  problems: ImportProblem[]
  /** Readings that a person should check. */
  warnings: ImportWarning[]
  mapping: ColumnMapping
  rowCount: number
}

/** Rows sent as JSON, keyed by the file's headers. */
export function tableOfRows(
  rows: readonly Record<string, unknown>[],
  firstLine = 2,
  overlongRows: readonly number[] = [],
): TableInput {
  const headers = new Set<string>()
  for (const row of rows) for (const header of Object.keys(row)) headers.add(header)
  return { headers: [...headers], rows, firstLine, overlongRows }
}

/** Reads every row. A table with no orders, or too many, comes back as one problem. */
export function readTable(table: TableInput, options: ReadTableOptions): ReadResult {
  const before = options.mapping ? undefined : options.remembered?.[layoutKey(table.headers)]
  if (table.headers.length > IMPORT_MAX_COLUMNS)
    return refusedImport(new FileError('too_many_columns', table.firstLine - 1))
  const mapping = chooseMapping(table, options.mapping ?? before?.mapping)
  const rowCount = table.rows.filter((row) => Object.values(row).some((cell) => cellText(cell) !== '')).length
  if (rowCount === 0) {
    const error =
      table.headers.length === 0 ? new FileError('empty_file') : new FileError('no_rows', table.firstLine)
    return { ...refusedImport(error), mapping }
  }
  if (rowCount > IMPORT_MAX_ROWS)
    return { ...refusedImport(new FileError('too_many_rows')), mapping, rowCount }
  const titles = table.titles ?? []
  const day = titleDay(titles, options.dateOrder, options.today)
  const { orders, problems, warnings } = readOrders(table.rows, {
    mapping,
    ignored: new Set([...ignoredHeaders(table.headers), ...(before?.dropped ?? [])]),
    defaultDate: options.defaultDate ?? day ?? options.today,
    ...(options.day === undefined ? {} : { day: options.day }),
    today: options.today,
    dateOrder: options.dateOrder,
    timeZone: options.timeZone,
    ...(options.decimalMark ? { decimalMark: options.decimalMark } : {}),
    ...(options.isHistory ? { isHistory: true } : {}),
    readPhone: (text) => readPhone(text, options.country ?? null),
    ...(options.serviceMinutes === undefined ? {} : { serviceMinutes: options.serviceMinutes }),
    firstLine: table.firstLine,
  })
  const otherList = table.rows.findIndex((row) => isHeader(Object.values(row)))
  const reading = {
    rows: table.rows,
    mapping,
    titles,
    titleDay: options.defaultDate ? null : day,
    hiddenSheets: table.hiddenSheets ?? [],
    hiddenRowCount: table.hiddenLines?.length ?? 0,
    dateOrder: options.dateOrder,
    decimalMark: options.decimalMark ?? '.',
  }
  const notes = readingNotes(reading).map((note) => noteWarning(note, table.firstLine - 1))
  const questions = options.confirmed
    ? openQuestions({
        ...reading,
        firstLine: table.firstLine,
        hiddenLines: table.hiddenLines ?? [],
        warnings,
        confirmed: [...options.confirmed, ...(options.day === undefined ? [] : DAY_READINGS)],
      })
    : []
  const result = withoutRows(
    { orders, problems, warnings: [...notes, ...warnings], mapping, rowCount },
    questions,
  )
  if (otherList >= 0) return beforeLine(table.firstLine + otherList, result)
  return withoutRows(
    result,
    table.overlongRows.map((line) => problem(line, 'reference', 'crowded_row')),
  )
}

/** Uncertain readings of days. They do not matter when the import gives the day of all rows. */
const DAY_READINGS: readonly ImportWarningCode[] = ['ambiguous_date', 'title_day', 'unread_days']

/** Refuses the orders of these problems, and the other halves of their pairs. */
function withoutRows(result: ReadResult, problems: readonly ImportProblem[]): ReadResult {
  if (problems.length === 0) return result
  const lines = new Set(problems.map(({ row }) => row))
  const refused = result.orders.filter(({ row }) => lines.has(row))
  const { orders, problems: halves } = withoutHalves(
    result.orders.filter(({ row }) => !lines.has(row)),
    new Set(refused.flatMap(({ columns }) => columns.pair ?? [])),
  )
  return {
    ...result,
    orders,
    problems: [...result.problems, ...problems, ...halves].toSorted((a, b) => a.row - b.row),
  }
}

/** Keeps what lies above another list, whose rows have other columns and would become wrong orders. */
function beforeLine(line: number, { orders, problems, ...rest }: ReadResult): ReadResult {
  return {
    ...rest,
    orders: orders.filter(({ row }) => row < line),
    problems: [...problems.filter(({ row }) => row < line), problem(line, 'reference', 'other_list')],
  }
}

/** A refused file as an import's result: one problem and no order. */
export function refusedImport({ reason, line }: FileError): ReadResult {
  if (reason === 'unsupported_file' || reason === 'too_large') throw new FileError(reason, line)
  const { message, hint } = describeRefusal(reason)
  const reportedProblem = {
    ...problem(line ?? 1, 'reference', reason),
    message: message.replace(/\.$/, ''),
    hint,
  }
  return { orders: [], problems: [reportedProblem], warnings: [], mapping: {}, rowCount: 0 }
}

/** The caller's columns that exist in the file; drops others and reports them as missing. */
function chooseMapping(
  { headers, rows }: TableInput,
  chosenMapping: ReadTableOptions['mapping'],
): ColumnMapping {
  if (!chosenMapping) return guessMappingOf(headers, rows)
  const mapping: ColumnMapping = {}
  for (const [name, header] of Object.entries(chosenMapping)) {
    if (header !== undefined && Object.hasOwn(ORDER_FIELDS, name) && headers.includes(header))
      mapping[name as OrderFieldName] = header
  }
  return mapping
}
