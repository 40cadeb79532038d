// From a table to orders and problems: which column is which, what each row asks for. The preview and the import both call it.
import {
  cellText,
  guessMappingOf,
  ignoredHeaders,
  noteWarning,
  layoutKey,
  ORDER_FIELDS,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  problem,
  readOrders,
  readingNotes,
  titleDay,
  type ColumnMapping,
  type DateOrder,
  type DayString,
  type ImportedOrder,
  type OrderFieldName,
  type DecimalMark,
  type ImportProblem,
  type ImportWarning,
} from '@dropwise/contracts'
import { describeRefusal, FileError } from './file-error.ts'
import { isHeader } from './order-table.ts'
import { readPhone } from './phone.ts'

/** What was sent: `rows` may hold numbers and nulls when it came as JSON. */
export interface TableInput {
  /** What stands above the header, where the file itself was read. */
  titles?: readonly string[]
  headers: readonly string[]
  rows: readonly Record<string, unknown>[]
  firstLine: number
  overlongRows: readonly number[]
  hiddenSheets?: readonly string[]
  hiddenRowCount?: number
}

export interface ReadTableOptions {
  /** Which column holds which field; absent = guessed from the headers. */
  mapping?: ColumnMapping | Record<string, string>
  /** What was chosen before, by `layoutKey` of the headers: taken where no mapping is given. */
  remembered?: Readonly<Record<string, RememberedColumns>>
  /** Day for rows that name none; absent: the day that the titles name, otherwise today. */
  defaultDate?: DayString
  /** Day for every row, whatever the file says. */
  day?: DayString
  today: DayString
  /** How 03/04/2026 is read when the file gives no hint. */
  dateOrder: DateOrder
  /** What 1,250 means when the file gives no hint. */
  decimalMark?: DecimalMark
  /** The clock of times without an offset. */
  timeZone: string
  /** Whose phone numbers have no country code, ISO 3166-1 alpha-2. */
  country?: string | null
  /** True for days that were driven: rows that are done or were taken back are read like the others. */
  isHistory?: boolean
  /** Time at the door of rows that name none, in minutes; absent: as for any company. */
  serviceMinutes?: number
}

/** Which column holds which field, and which are left out. */
export interface RememberedColumns {
  mapping: Record<string, string>
  dropped: string[]
}

export interface ReadResult {
  orders: ImportedOrder[]
  problems: ImportProblem[]
  /** Readings that a person should look at. */
  warnings: ImportWarning[]
  mapping: ColumnMapping
  rowCount: number
}

/** Rows sent as JSON, keyed by the file's own headers. */
export function tableOfRows(
  rows: readonly Record<string, unknown>[],
  firstLine = 2,
  overlongRows: readonly number[] = [],
): TableInput {
  const headers = new Set<string>()
  for (const row of rows) for (const header of Object.keys(row)) headers.add(header)
  return { headers: [...headers], rows, firstLine, overlongRows }
}

/** Reads every row. A table that holds no order, or too many, comes back as one problem. */
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
  const notes = readingNotes({
    rows: table.rows,
    mapping,
    titles,
    titleDay: options.defaultDate ? null : day,
    hiddenSheets: table.hiddenSheets ?? [],
    hiddenRowCount: table.hiddenRowCount ?? 0,
    dateOrder: options.dateOrder,
    decimalMark: options.decimalMark ?? '.',
  })
  const told = [...notes.map((note) => noteWarning(note, table.firstLine - 1)), ...warnings]
  if (otherList >= 0)
    return beforeLine(table.firstLine + otherList, { orders, problems, warnings: told, mapping, rowCount })
  const overlong = new Set(table.overlongRows)
  const overlongProblems = [...overlong].map((line) => problem(line, 'reference', 'crowded_row'))
  return {
    orders: orders.filter((order) => !overlong.has(order.row)),
    problems: [...problems, ...overlongProblems].toSorted((a, b) => a.row - b.row),
    warnings: told,
    mapping,
    rowCount,
  }
}

/** What stands above another list. Its own rows have other columns: read by these, they would be orders that nobody meant. */
function beforeLine(line: number, { orders, problems, ...rest }: ReadResult): ReadResult {
  return {
    ...rest,
    orders: orders.filter(({ row }) => row < line),
    problems: [...problems.filter(({ row }) => row < line), problem(line, 'reference', 'other_list')],
  }
}

/** A file that cannot be read, as the result of an import: one problem and no order. */
export function refusedImport({ reason, line }: FileError): ReadResult {
  if (reason === 'unsupported_file' || reason === 'too_large') throw new FileError(reason, line)
  const { message, hint } = describeRefusal(reason)
  const told = { ...problem(line ?? 1, 'reference', reason), message: message.replace(/\.$/, ''), hint }
  return { orders: [], problems: [told], warnings: [], mapping: {}, rowCount: 0 }
}

/** The caller's columns where they exist in the file; a wrong one is dropped and reported as missing. */
function chooseMapping({ headers, rows }: TableInput, given: ReadTableOptions['mapping']): ColumnMapping {
  if (!given) return guessMappingOf(headers, rows)
  const mapping: ColumnMapping = {}
  for (const [name, header] of Object.entries(given)) {
    if (header !== undefined && Object.hasOwn(ORDER_FIELDS, name) && headers.includes(header))
      mapping[name as OrderFieldName] = header
  }
  return mapping
}
