// From what was sent to orders and problems, without the database: the file's rows, its columns, each row's meaning.
import {
  guessMapping,
  IMPORT_FIELDS,
  IMPORT_MAX_ROWS,
  problem,
  readOrders,
  type ColumnMapping,
  type DayString,
  type ImportedOrder,
  type ImportFieldName,
  type ImportProblem,
} from '@dropwise/contracts'
import { FileError, readFileRows, type FileRows } from './read-file.ts'

export interface ReadRequest {
  source: { file: Uint8Array } | { rows: Record<string, unknown>[] }
  /** Which column holds which field; absent = guessed from the heads. */
  mapping?: Record<string, string>
  defaultDate: DayString
  today: DayString
  dateOrder: 'day-first' | 'month-first'
}

export interface ReadResult {
  orders: ImportedOrder[]
  problems: ImportProblem[]
  mapping: ColumnMapping
  rowCount: number
}

/** Reads a whole import. A file that cannot be read at all comes back as one problem; only binary files of other kinds throw. */
export async function readImport(request: ReadRequest): Promise<ReadResult> {
  try {
    const file =
      'file' in request.source
        ? await readFileRows(Buffer.from(request.source.file))
        : fromRows(request.source.rows)
    return readRows(file, request)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    if (error.reason === 'empty_file') return refused('empty_file')
    if (error.reason === 'unreadable_file') return refused('unreadable_file')
    throw error
  }
}

function fromRows(rows: Record<string, unknown>[]): FileRows {
  const heads = new Set<string>()
  for (const row of rows) for (const head of Object.keys(row)) heads.add(head)
  return { heads: [...heads], rows, firstLine: 2, crowdedLines: [] }
}

function readRows(file: FileRows, request: ReadRequest): ReadResult {
  const mapping = chooseMapping(file.heads, request.mapping)
  const rowCount = file.rows.filter((row) =>
    Object.values(row).some((cell) => cell !== '' && cell !== null),
  ).length
  if (rowCount === 0) return refused(file.heads.length === 0 ? 'empty_file' : 'no_rows', mapping)
  if (rowCount > IMPORT_MAX_ROWS) return refused('too_many_rows', mapping, rowCount)
  const { orders, problems } = readOrders(file.rows, {
    mapping,
    defaultDate: request.defaultDate,
    today: request.today,
    dateOrder: request.dateOrder,
    firstLine: file.firstLine,
  })
  const crowded = new Set(file.crowdedLines)
  return {
    orders: orders.filter((order) => !crowded.has(order.row)),
    problems: [...problems, ...file.crowdedLines.map((line) => problem(line, 'reference', 'crowded_row'))],
    mapping,
    rowCount,
  }
}

/** The caller's columns where they exist in the file; a wrong one is left out and reported as missing. */
function chooseMapping(heads: readonly string[], given: Record<string, string> | undefined): ColumnMapping {
  if (!given) return guessMapping(heads)
  const mapping: ColumnMapping = {}
  for (const [name, head] of Object.entries(given)) {
    if (Object.hasOwn(IMPORT_FIELDS, name) && heads.includes(head)) mapping[name as ImportFieldName] = head
  }
  return mapping
}

function refused(
  code: 'empty_file' | 'no_rows' | 'too_many_rows' | 'unreadable_file',
  mapping: ColumnMapping = {},
  rowCount = 0,
): ReadResult {
  const line = code === 'no_rows' ? 2 : 1
  return {
    orders: [],
    problems: [problem(line, 'reference', code, { limit: IMPORT_MAX_ROWS })],
    mapping,
    rowCount,
  }
}
