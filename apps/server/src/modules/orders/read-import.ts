// Reads a file or JSON rows into orders and problems. Needs no database, so that a worker thread can run it.
import {
  FileError,
  readDrivenDays,
  readOrderFile,
  readTable,
  refusedImport,
  tableOfRows,
  type DrivenDays,
  type ReadResult,
  type ReadTableOptions,
} from '@dropwise/order-files'

/** `firstLine` and `overlongRows` describe the file from which the browser read the rows. */
export type ImportSource =
  | { file: Uint8Array; sheet?: string }
  | { rows: Record<string, unknown>[]; firstLine?: number; overlongRows?: number[] }

export interface ReadRequest extends ReadTableOptions {
  source: ImportSource
}

/**
 * Reads a whole import. A file without orders comes back as one problem. Throws FileError for other kinds of
 * files.
 */
export async function readImport({ source, ...options }: ReadRequest): Promise<ReadResult> {
  try {
    const table =
      'file' in source
        ? await readOrderFile(source.file, source.sheet ? { sheet: source.sheet } : {})
        : tableOfRows(source.rows, source.firstLine, source.overlongRows)
    return readTable(table, options)
  } catch (error) {
    if (error instanceof FileError) return refusedImport(error)
    throw error
  }
}

/** Reads a file of driven days. Throws FileError. */
export async function readDriven({
  file,
  ...options
}: ReadTableOptions & { file: Uint8Array }): Promise<DrivenDays> {
  return readDrivenDays(await readOrderFile(file), options)
}
