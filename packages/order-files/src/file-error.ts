// Reasons for refusing a whole file, with their sentences.
import {
  ERROR_CATALOGUE,
  fillText,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  IMPORT_PROBLEMS,
} from '@dropwise/contracts'

export type FileRefusal =
  | 'empty_file'
  | 'no_rows'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'unreadable_file'
  | 'protected_file'
  | 'sheet_missing'
  | 'slow_file'
  | 'no_text'
  | 'no_orders'
  | 'unsupported_file'
  | 'too_large'

/** A file without rows. `line` is where reading failed, when known. */
export class FileError extends Error {
  override name = 'FileError'
  readonly reason: FileRefusal
  readonly line: number | undefined
  constructor(reason: FileRefusal, line?: number) {
    super(describeRefusal(reason).message)
    this.reason = reason
    this.line = line
  }
}

const HINTS: Record<FileRefusal, string> = {
  empty_file: 'Choose another file.',
  no_rows: 'Choose a file with at least one order.',
  too_many_rows: 'Split it into smaller files.',
  too_many_columns: 'Delete the columns that the orders do without.',
  unreadable_file: 'Save it again as CSV or XLSX.',
  protected_file: 'Save it without a password.',
  sheet_missing: 'Name one of its sheets, or none.',
  slow_file: 'Split it into smaller files, or save it as CSV.',
  no_text: 'Ask for the delivery note as a text PDF, a table or an e-mail, or type the order.',
  no_orders: 'Write each order with its recipient and address, or paste a table.',
  unsupported_file: 'Open it in your spreadsheet program and save it as XLSX or CSV.',
  too_large: 'Split it into smaller files.',
}
export const IMPORT_MAX_SIZE = `${IMPORT_MAX_BYTES / 1024 / 1024} MB`

/** The sentence and the next step for a refused file. */
export function describeRefusal(reason: FileRefusal): { message: string; hint: string } {
  if (reason === 'unsupported_file' || reason === 'too_large')
    return {
      message: fillText(ERROR_CATALOGUE[reason].message, { limit: IMPORT_MAX_SIZE }),
      hint: HINTS[reason],
    }
  const limit = reason === 'too_many_columns' ? IMPORT_MAX_COLUMNS : IMPORT_MAX_ROWS
  const values = { limit: limit.toLocaleString('en-US') }
  return { message: `${fillText(IMPORT_PROBLEMS[reason], values)}.`, hint: HINTS[reason] }
}
