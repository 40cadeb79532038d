// The first sheet of an XLSX file to cells.
import { readSheet } from 'read-excel-file/universal'
import { FileError } from './file-error.ts'
import { findZipRefusal } from './zip-limit.ts'

/** What a spreadsheet may unpack to, in bytes: ten times the largest file accepted. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024

/** True for archives: every XLSX file is one. */
export function isZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)
}

/** The cells of the first sheet, one array a row. Throws FileError. */
export async function readXlsx(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const refusal = findZipRefusal(bytes, UNPACKED_MAX_BYTES)
  if (refusal) throw new FileError(refusal === 'too_large' ? 'too_large' : 'unreadable_file')
  try {
    return await readSheet(new Uint8Array(bytes).buffer)
  } catch {
    throw new FileError('unsupported_file')
  }
}
