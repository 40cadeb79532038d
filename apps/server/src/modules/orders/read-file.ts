// An order file to rows keyed by the file's own heads: CSV of any common separator and encoding, or XLSX.
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { decodeText } from './decode-text.ts'
import { findZipRefusal } from './zip-limit.ts'

/** What a spreadsheet may unpack to, in bytes: ten times the largest file taken. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024

export interface FileRows {
  heads: string[]
  rows: Record<string, unknown>[]
  /** Line of the first row, the head's line + 1. */
  firstLine: number
  /** Lines that hold more cells than there are heads. */
  crowdedLines: number[]
}

/** Why a file cannot be read at all. */
export type FileRefusal = 'empty_file' | 'unsupported_file' | 'unreadable_file' | 'too_large'

export class FileError extends Error {
  override name = 'FileError'
  readonly reason: FileRefusal
  constructor(reason: FileRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** Reads a file by its content, whatever it calls itself. Throws FileError. */
export async function readFileRows(bytes: Buffer): Promise<FileRows> {
  if (bytes.length === 0) throw new FileError('empty_file')
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return toRows(await readXlsx(bytes))
  return toRows(readCsv(bytes))
}

type Cells = readonly unknown[]

function readCsv(bytes: Buffer): Cells[] {
  const text = decodeText(bytes)
  // Old .xls, images and other binary files hold NUL characters; text does not.
  if (text.slice(0, 4_096).includes('\0')) throw new FileError('unsupported_file')
  // Excel's own first line that names the separator.
  const named = /^sep=(.)\r?\n/i.exec(text)
  const parsed = Papa.parse<string[]>(named ? `\n${text.slice(named[0].length)}` : text, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  if (parsed.errors.some((error) => error.type === 'Quotes')) throw new FileError('unreadable_file')
  return parsed.data
}

async function readXlsx(bytes: Buffer): Promise<Cells[]> {
  const refusal = findZipRefusal(bytes, UNPACKED_MAX_BYTES)
  if (refusal) throw new FileError(refusal === 'too_large' ? 'too_large' : 'unreadable_file')
  try {
    return await readSheet(bytes)
  } catch {
    throw new FileError('unsupported_file')
  }
}

function toRows(lines: Cells[]): FileRows {
  const headAt = lines.findIndex((cells) => cells.some((cell) => textOf(cell) !== ''))
  if (headAt < 0) throw new FileError('empty_file')
  const heads = nameHeads(lines[headAt]!)
  const crowdedLines: number[] = []
  const rows = lines.slice(headAt + 1).map((cells, index) => {
    if (cells.slice(heads.length).some((cell) => textOf(cell) !== '')) crowdedLines.push(headAt + 2 + index)
    const row: Record<string, unknown> = {}
    heads.forEach((head, column) => {
      if (head !== '') row[head] = cells[column] ?? ''
    })
    return row
  })
  return { heads: heads.filter((head) => head !== ''), rows, firstLine: headAt + 2, crowdedLines }
}

/** Heads as written; a second one of the same name gets its number, so that no cell is lost. */
function nameHeads(cells: Cells): string[] {
  const seen = new Map<string, number>()
  const heads = cells.map((cell) => {
    const head = textOf(cell)
    const count = (seen.get(head) ?? 0) + 1
    seen.set(head, count)
    return head !== '' && count > 1 ? `${head} (${count})` : head
  })
  while (heads.at(-1) === '') heads.pop()
  return heads
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString() : String(cell as string | number | boolean).trim()
}

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}
