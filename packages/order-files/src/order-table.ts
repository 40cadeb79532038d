// A file's cells as headers and rows of text, each row with the line it stands on.
import { cellText } from '@dropwise/contracts'
import { FileError } from './file-error.ts'

export type CellRow = Record<string, string>

export interface OrderTable {
  headers: string[]
  /** One a line of the file, blank lines included, so that line numbers stay those of the file. */
  rows: CellRow[]
  /** Line of the first row: the header's line + 1. */
  firstLine: number
  /** Lines that hold more cells than there are headers. */
  overlongRows: number[]
}

/** Takes the first line that says anything as the header. Throws FileError when there is none. */
export function toTable(lines: readonly (readonly unknown[])[]): OrderTable {
  const headerAt = lines.findIndex((cells) => !isBlank(cells))
  const headerCells = lines[headerAt]
  if (!headerCells) throw new FileError('empty_file')
  const body = lines.slice(headerAt + 1)
  const headers = nameHeaders(headerCells, body)
  const firstLine = headerAt + 2
  const overlongRows: number[] = []
  const rows = body.map((cells, index) => {
    if (!isBlank(cells.slice(headers.length))) overlongRows.push(firstLine + index)
    return Object.fromEntries(
      headers.flatMap((header, column) => (header === '' ? [] : [[header, cellText(cells[column])]])),
    )
  })
  return { headers: headers.filter((header) => header !== ''), rows, firstLine, overlongRows }
}

function isBlank(cells: readonly unknown[]): boolean {
  return cells.every((cell) => cellText(cell) === '')
}

/**
 * Headers as written. A repeated one gets a number and an unnamed one its place, so that no cell is lost;
 * unnamed columns without a single cell are blank and left out.
 */
function nameHeaders(cells: readonly unknown[], body: readonly (readonly unknown[])[]): string[] {
  const written = cells.map(cellText)
  while (written.at(-1) === '') written.pop()
  const taken = new Set(['__proto__'])
  return written.map((header, column) => {
    if (header === '' && body.every((row) => cellText(row[column]) === '')) return ''
    const name = header || `Column ${column + 1}`
    let unique = name
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`
    taken.add(unique)
    return unique
  })
}
