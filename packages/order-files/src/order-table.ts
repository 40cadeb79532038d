// Turns a file's cells into headers and rows of text, each row with its line number.
import { cellText, guessMapping, IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@dropwise/contracts'
import { FileError } from './file-error.ts'

export type CellRow = Record<string, string>

export interface OrderTable {
  /** Texts above the header, one a line. */
  titles: string[]
  headers: string[]
  /** One for each line of the file, including blank ones, so that line numbers match. */
  rows: CellRow[]
  /** Line of the first row: the header's line + 1. */
  firstLine: number
  /** Lines with more cells than headers. */
  overlongRows: number[]
}

type Lines = readonly (readonly unknown[])[]

/** Maximum number of lines above the header: titles, dates, sender's addresses. */
const TITLE_LINES_MAX = 30
/** Maximum number of non-blank lines: titles, header, and the largest number of orders in a file. */
export const WRITTEN_LINES_MAX = TITLE_LINES_MAX + 1 + IMPORT_MAX_ROWS

/**
 * Takes the line that names most fields as the header, or the first non-blank line if none does. Throws
 * FileError.
 */
export function toTable(lines: Lines): OrderTable {
  const headerAt = findHeader(lines)
  const headerCells = lines[headerAt] && headerOf(lines, headerAt)
  if (!headerCells) throw new FileError('empty_file')
  if (headerCells.filter((cell) => cellText(cell) !== '').length > IMPORT_MAX_COLUMNS)
    throw new FileError('too_many_columns', headerAt + 1)
  const body = lines.slice(headerAt + 1)
  const headers = nameHeaders(headerCells, body)
  const firstLine = headerAt + 2
  const overlongRows: number[] = []
  const columns = headers.flatMap((header, column) => (header === '' ? [] : [{ header, column }]))
  const written = headerCells.map(cellText)
  const rows = body.map((cells, index) => {
    // Reports repeat their header on each page.
    const isRepeated = written.every((header, column) => cellText(cells[column]) === header)
    if (!isBlank(cells.slice(headers.length))) overlongRows.push(firstLine + index)
    const row: CellRow = {}
    for (const { header, column } of columns) row[header] = isRepeated ? '' : cellText(cells[column])
    return row
  })
  const titles = lines.slice(0, headerAt).map((cells) => cells.map(cellText).filter(Boolean).join(' '))
  return {
    titles: titles.filter(Boolean),
    headers: headers.filter((header) => header !== ''),
    rows,
    firstLine,
    overlongRows,
  }
}

/** Header cells are short and contain no number. */
const HEADER_CELL = /^\D{1,40}$/
/** A line with fewer field names than this may be data, unless they are more than this share of its cells. */
const [HEADER_FIELDS, HEADER_SHARE] = [3, 0.75]

/** Whether a line only consists of field names, so that it is a header and not an order. */
export function isHeader(cells: readonly unknown[]): boolean {
  const texts = cells.map(cellText).filter(Boolean)
  if (texts.length < HEADER_FIELDS || !texts.every((text) => HEADER_CELL.test(text))) return false
  const count = countFields(texts)
  return count >= HEADER_FIELDS && count >= HEADER_SHARE * texts.length
}

/** Whether a line only consists of words, like headers and the headings above them. */
function isWords(cells: readonly unknown[]): boolean {
  const texts = cells.map(cellText).filter(Boolean)
  return texts.length > 0 && texts.every((text) => HEADER_CELL.test(text))
}

/**
 * The header of a line, joined with grouped headings above it: `Pickup` over repeated `Name` and `Address`
 * gives `Pickup Name` and `Pickup Address`. A heading over an empty cell is the name itself.
 */
function headerOf(lines: Lines, at: number): readonly unknown[] {
  const [cells = [], above = []] = [lines[at], lines[at - 1]]
  const groups = above.map(cellText)
  const groupCount = groups.filter(Boolean).length
  if (groupCount < 2 || !isWords(above) || !isWords(cells)) return cells
  const names = cells.map(cellText)
  let group = ''
  return Array.from({ length: Math.max(names.length, groups.length) }, (_, column) => {
    group = groups[column] || group
    const name = names[column] ?? ''
    if (name === '') return groups[column] ?? ''
    const isRepeated = names.indexOf(name) !== names.lastIndexOf(name)
    return isRepeated && group ? `${group} ${name}` : name
  })
}

/** Number of fields that a line names as a header. */
const countFields = (cells: readonly unknown[]): number => fieldCount(cells.map(cellText).filter(Boolean))

/** Number of fields that headers name. */
export const fieldCount = (headers: readonly string[]): number => Object.keys(guessMapping(headers)).length

function findHeader(lines: Lines): number {
  const first = lines.findIndex((cells) => !isBlank(cells))
  let best = first
  let most = first < 0 ? 0 : countFields(lines[first] ?? [])
  // At least two names, because a title may contain one.
  for (let at = first + 1; first >= 0 && at < Math.min(lines.length, first + TITLE_LINES_MAX); at += 1) {
    // Lines below a header are its orders, not titles of another list with more fields.
    const isBelowHeadings = at === best + 1 && isWords(lines[at] ?? [])
    if (isHeader(lines[best] ?? []) && !isBelowHeadings) break
    const count = countFields(headerOf(lines, at))
    if (count < 2 || count <= most) continue
    best = at
    most = count
  }
  return best
}

/** Score of a sheet's header: how well it names order fields. */
export function headerScore(lines: Lines): number {
  return countFields(headerOf(lines, findHeader(lines)))
}

function isBlank(cells: readonly unknown[]): boolean {
  return cells.every((cell) => cellText(cell) === '')
}

/**
 * Headers as written. Numbers repeated ones and names unnamed ones by position, so that no cell is lost;
 * drops unnamed columns without any cell.
 */
function nameHeaders(cells: readonly unknown[], body: readonly (readonly unknown[])[]): string[] {
  const written = cells.map(cellText)
  while (written.at(-1) === '') written.pop()
  const usedNames = new Set(['__proto__'])
  return written.map((header, column) => {
    if (header === '' && body.every((row) => cellText(row[column]) === '')) return ''
    const name = header || `Column ${column + 1}`
    let unique = name
    for (let count = 2; usedNames.has(unique); count += 1) unique = `${name} (${count})`
    usedNames.add(unique)
    return unique
  })
}
