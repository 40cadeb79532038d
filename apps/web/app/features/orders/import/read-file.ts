// A chosen file to heads and rows, in the browser: CSV in any usual encoding and separator, or the first sheet of an XLSX.
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@dropwise/contracts'

export type CellRow = Record<string, string>
export interface ReadFile {
  name: string
  heads: string[]
  /** One a line of the file, blank lines included, so that row numbers stay those of the file. */
  rows: CellRow[]
}

/** Why a file cannot be read: a sentence and a next step. */
export class FileProblem extends Error {
  readonly hint: string
  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** UTF-8 with or without mark, UTF-16 with mark, else Windows-1252 as older spreadsheets write. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const iso = value.toISOString()
    // A time of day alone comes as a date of 1899 or 1900.
    if (iso.startsWith('18') || iso.startsWith('1900')) return iso.slice(11, 16)
    return iso.slice(11, 16) === '00:00' ? iso.slice(0, 10) : iso.slice(0, 16)
  }
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function toRows(table: readonly (readonly unknown[])[], name: string): ReadFile {
  const [first, ...rest] = table
  const heads = (first ?? []).map(toText)
  if (heads.every((head) => head === ''))
    throw new FileProblem(
      'The file has no head line.',
      'The first line must name the columns, e.g. reference, recipient, address.',
    )
  const named = heads.map((head, i) => head || `Column ${i + 1}`)
  const unique = named.map((head, i) => (named.indexOf(head) === i ? head : `${head} (${i + 1})`))
  const rows = rest.map((cells) => Object.fromEntries(unique.map((head, i) => [head, toText(cells[i])])))
  while (rows.length > 0 && Object.values(rows.at(-1) ?? {}).every((cell) => cell === '')) rows.pop()
  if (rows.length === 0)
    throw new FileProblem('The file has a head line and no rows.', 'Choose a file with at least one order.')
  if (rows.length > IMPORT_MAX_ROWS)
    throw new FileProblem(
      `The file has ${rows.length.toLocaleString('en-US')} rows; ${IMPORT_MAX_ROWS.toLocaleString('en-US')} are taken at once.`,
      'Split it into smaller files.',
    )
  return { name, heads: unique, rows }
}

/** Reads a file or throws a FileProblem. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size === 0) throw new FileProblem('The file is empty.', 'Choose another file.')
  if (file.size > IMPORT_MAX_BYTES)
    throw new FileProblem(
      `The file is larger than ${IMPORT_MAX_BYTES / 1024 / 1024} MB.`,
      'Split it into smaller files.',
    )
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip) {
    const { readSheet } = await import('read-excel-file/browser')
    const sheet = await readSheet(file).catch(() => {
      throw new FileProblem('This spreadsheet could not be read.', 'Save it again as XLSX or CSV.')
    })
    return toRows(sheet, file.name)
  }
  if (bytes.subarray(0, 2_000).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe)
    throw new FileProblem('This file type is not read.', 'Choose a CSV or XLSX file.')
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(decode(bytes).trim(), { skipEmptyLines: false })
  return toRows(data, file.name)
}
