// A list as rows of a file: one list of columns for export and import, with CSV parsed line by line.
import type { TableImportProblem } from '@dropwise/contracts'
import { FileError, type TableRow } from '@dropwise/order-files'
import { readCsv } from '@dropwise/order-files/read-csv'
import type { z } from 'zod'
import { errors } from './errors.ts'

/** Maximum number of rows in a file. */
const MOST_ROWS = 5_000
export const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export interface FileColumn<Item> {
  header: string
  /** Property of the API's body. */
  property: string
  write: (item: Item) => string | number | null
  /**
   * Parses a cell; not called for empty ones. Text that is not a number stays text, which the schema
   * refuses.
   */
  read: (cell: string) => unknown
  /** Message for a refused cell, when the schema's message is about the API and not the file. */
  must?: string
}

export type FileColumns<Item> = readonly FileColumn<Item>[]

export interface FileRow {
  /** Line in the file. */
  row: number
  body: Record<string, unknown>
}

const text = (cell: string) => cell
export const number = (cell: string) =>
  cell.trim() === '' || Number.isNaN(Number(cell)) ? cell : Number(cell)

export function column<Item>(
  header: string,
  property: string,
  write: FileColumn<Item>['write'],
  read: FileColumn<Item>['read'] = text,
): FileColumn<Item> {
  return { header, property, write, read }
}

export function toRow<Item>(columns: FileColumns<Item>, item: Item): TableRow {
  return Object.fromEntries(columns.map(({ header, write }) => [header, write(item) ?? '']))
}

/** The body of a row, without empty cells. */
function toBody<Item>(
  columns: FileColumns<Item>,
  headers: readonly string[],
  cells: readonly string[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { header, property, read } of columns) {
    const cell = cells[headers.indexOf(header)]?.trim()
    if (cell) body[property] = read(cell)
  }
  return body
}

/** Throws validation_failed for a file without these columns. */
export function rowsOf<Item>(
  csv: string,
  { columns, needs }: { columns: FileColumns<Item>; needs: readonly string[] },
): FileRow[] {
  let lines: string[][]
  try {
    lines = readCsv(Buffer.from(csv))
  } catch (error) {
    if (error instanceof FileError) throw errors.validation_failed([{ field: 'csv', message: error.message }])
    throw error
  }
  const [head = [], ...rest] = lines
  const headers = head.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const missing = needs.filter((header) => !headers.includes(header))
  if (missing.length > 0)
    throw errors.validation_failed([
      { field: 'csv', message: `The first line names the columns; ${missing.join(' and ')} is missing` },
    ])
  if (rest.length > MOST_ROWS)
    throw errors.validation_failed([{ field: 'csv', message: `A file holds at most ${MOST_ROWS} rows` }])
  return rest.flatMap((cells, i) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ row: i + 2, body: toBody(columns, headers, cells) }],
  )
}

/** Sentences about a row's invalid cells, one for each column. */
export function refusalsOf<Item>(
  columns: FileColumns<Item>,
  row: number,
  { issues }: z.ZodError,
): TableImportProblem[] {
  const problems = new Map<string, TableImportProblem>()
  for (const { path, message } of issues) {
    const property = String(path[0] ?? '')
    const column = columns.find((candidate) => candidate.property === property)
    const problem = { row, column: column?.header ?? property, message: column?.must ?? message }
    problems.set(`${problem.column} ${problem.message}`, problem)
  }
  return [...problems.values()]
}
