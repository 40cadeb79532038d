// What was sent, a file or rows as JSON, to orders and problems. Without the database, so that a worker thread can do it.
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

/** `firstLine` and `overlongRows` say what the browser saw in the file that the rows come from. */
export type ImportSource =
  | { file: Uint8Array; sheet?: string }
  | { rows: Record<string, unknown>[]; firstLine?: number; overlongRows?: number[] }

export interface ReadRequest extends ReadTableOptions {
  source: ImportSource
}

/** Reads a whole import. Files that hold no order come back as one problem. Throws FileError for what is no order file. */
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
