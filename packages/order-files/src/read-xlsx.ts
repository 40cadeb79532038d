// The sheet of an XLSX file that holds orders, to cells.
import readXlsxFile from 'read-excel-file/universal'
import { FileError } from './file-error.ts'
import { headerScore } from './order-table.ts'
import { findZipRefusal } from './zip-limit.ts'

/** What a spreadsheet may unpack to, in bytes: ten times the largest file accepted. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024

/** True for archives: every XLSX file is one. */
export function isZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)
}

/** The cells of the sheet whose header names most fields, the first of equals, one array a row. Throws FileError. */
export async function readXlsx(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const refusal = findZipRefusal(bytes, UNPACKED_MAX_BYTES)
  if (refusal) throw new FileError(refusal === 'too_large' ? 'too_large' : 'unreadable_file')
  try {
    const sheets = await readXlsxFile(new Uint8Array(bytes).buffer)
    const scored = sheets.map(({ data }) => ({ data, score: headerScore(data) }))
    const best = scored.reduce<(typeof scored)[number] | undefined>(
      (chosen, sheet) => (chosen && chosen.score >= sheet.score ? chosen : sheet),
      undefined,
    )
    return best?.data ?? []
  } catch {
    throw new FileError('unsupported_file')
  }
}
