// Spreadsheets to the cells of their sheets: XLSX, and with a reader that is loaded only for them XLS, XLSB and ODS.
import { unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { FileError } from './file-error.ts'
import { WRITTEN_LINES_MAX } from './order-table.ts'
import { RowCount } from './row-count.ts'
import { findZipRefusal } from './zip-limit.ts'

export interface Sheet {
  name: string
  lines: readonly (readonly unknown[])[]
}

/** What a spreadsheet may unpack to, in bytes: ten times the largest file accepted. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024
const XLSX_SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Microsoft's compound files: XLS, and every spreadsheet that is encrypted. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** Their header; what is shorter is none, and the reader would take it for text. */
const COMPOUND_MIN_BYTES = 512

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** True for what `readWorkbook` takes: archives and compound files. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND)
}

/** The sheets that hold anything. Throws FileError. */
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
  const isXlsx = isZip && !holds(bytes, 'xl/workbook.bin') && !holds(bytes, 'oasis.opendocument.spreadsheet')
  try {
    const sheets = isXlsx ? await readXlsx(bytes) : await readOther(bytes)
    return sheets.filter(({ lines }) => lines.length > 0)
  } catch (error) {
    throw new FileError(/password/i.test(String(error)) ? 'protected_file' : 'unsupported_file')
  }
}

/** Whether a text is in the bytes as they are. */
function holds(bytes: Uint8Array, text: string, encoding: 'ascii' | 'utf-16le' = 'ascii'): boolean {
  const spaced = encoding === 'ascii' ? text : text.split('').join('\0')
  return new TextDecoder('latin1').decode(bytes).includes(spaced)
}

/**
 * The archive with its parts stored as they are. The reader unpacks large ones in workers of its own, made from blobs: where a
 * page's policy refuses those, it waits for ever.
 */
function storedParts(bytes: Uint8Array): Uint8Array {
  return zipSync(unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) }), { level: 0 })
}

async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = await readXlsxFile(new Uint8Array(storedParts(bytes)).buffer)
  return sheets.map(({ sheet, data }) => ({ name: sheet, lines: data }))
}

async function readOther(bytes: Uint8Array): Promise<Sheet[]> {
  const { read, utils } = await import('@e965/xlsx')
  const book = read(bytes, { type: 'array', cellDates: true, UTC: true, dense: true })
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name]
    const lines = sheet
      ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: true, defval: null, UTC: true })
      : []
    return { name, lines }
  })
}
