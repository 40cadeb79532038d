// Turns spreadsheets into the cells of their sheets: XLSX, XLS, XLSB and ODS.
import type { CellObject, WorkSheet } from '@e965/xlsx'
import { FileError } from './file-error.ts'
import { WRITTEN_LINES_MAX } from './order-table.ts'
import { RowCount } from './row-count.ts'
import { findZipRefusal } from './zip-limit.ts'

export interface Sheet {
  name: string
  lines: readonly (readonly unknown[])[]
  /** True for a hidden sheet. */
  isHidden: boolean
  /** Lines hidden by a filter or fold, from 1. */
  hiddenLines: number[]
}

/** Maximum bytes of an unpacked spreadsheet: ten times the largest accepted file. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024
const XLSX_SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Signature of Microsoft's compound files: XLS, and every encrypted spreadsheet. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** Size of their header; the reader would treat a shorter file as text. */
const COMPOUND_MIN_BYTES = 512

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** True for what `readWorkbook` takes: archives and compound files. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND)
}

/** The sheets with content. Throws FileError. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const isZip = startsWith(bytes, ZIP)
  if (isZip) {
    const counts: RowCount[] = []
    const refusal = findZipRefusal(bytes, UNPACKED_MAX_BYTES, (name) => {
      if (!XLSX_SHEET.test(name)) return undefined
      const count = new RowCount()
      counts.push(count)
      return (part) => count.add(part)
    })
    if (refusal) throw new FileError(refusal === 'too_large' ? 'too_large' : 'unreadable_file')
    const filled = counts.filter(({ rows }) => rows > 0)
    if (filled.length > 0 && filled.every(({ rows }) => rows > WRITTEN_LINES_MAX))
      throw new FileError('too_many_rows')
  } else if (bytes.length < COMPOUND_MIN_BYTES) throw new FileError('unsupported_file')
  else if (holds(bytes, 'EncryptedPackage', 'utf-16le')) throw new FileError('protected_file')
  try {
    const sheets = await readSheets(bytes)
    return sheets.filter(({ lines }) => lines.length > 0)
  } catch (error) {
    throw new FileError(/password/i.test(String(error)) ? 'protected_file' : 'unsupported_file')
  }
}

/** Whether the raw bytes contain a text. */
function holds(bytes: Uint8Array, text: string, encoding: 'ascii' | 'utf-16le' = 'ascii'): boolean {
  const spaced = encoding === 'ascii' ? text : text.split('').join('\0')
  return new TextDecoder('latin1').decode(bytes).includes(spaced)
}

/** Imports the large reader with the first workbook, not with the page. */
async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const { read, utils } = await import('@e965/xlsx')
  const book = read(bytes, { type: 'array', cellDates: true, UTC: true, dense: true, cellStyles: true })
  return book.SheetNames.map((name, index) => {
    const sheet = book.Sheets[name]
    const isHidden = Boolean(book.Workbook?.Sheets?.[index]?.Hidden)
    if (!sheet) return { name, lines: [], isHidden, hiddenLines: [] }
    showErrors(sheet)
    const lines = utils.sheet_to_json<unknown[]>(sheet, {
      header: 1,
      blankrows: true,
      defval: null,
      UTC: true,
    })
    const hiddenLines = (sheet['!rows'] ?? []).flatMap((row, at) => (row?.hidden ? [at + 1] : []))
    return { name, lines, isHidden, hiddenLines }
  })
}

/** Turns cells with an error, `#DIV/0!`, into text, since the reader would leave them blank. */
function showErrors(sheet: WorkSheet): void {
  for (const row of (sheet['!data'] ?? []) as (CellObject | undefined)[][])
    for (const cell of row ?? []) {
      if (cell?.t !== 'e') continue
      cell.t = 's'
      cell.v = cell.w ?? '#VALUE!'
    }
}
