// The only door for order files, in the browser and on the server: bytes in, headers and rows out.
import { IMPORT_MAX_BYTES } from '@dropwise/contracts'
import { FileError } from './file-error.ts'
import { toTable, type OrderTable } from './order-table.ts'
import { readCsv } from './read-csv.ts'
import { isZip, readXlsx } from './read-xlsx.ts'

/** Reads a file by its content, whatever it is called. Throws FileError. */
export async function readOrderFile(bytes: Uint8Array): Promise<OrderTable> {
  if (bytes.length === 0) throw new FileError('empty_file')
  if (bytes.length > IMPORT_MAX_BYTES) throw new FileError('too_large')
  return toTable(isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes))
}
