// The only door for order files, in the browser and on the server: bytes in, headers and rows out.
import { IMPORT_MAX_BYTES } from '@dropwise/contracts'
import { FileError } from './file-error.ts'
import { headerScore, toTable, type OrderTable } from './order-table.ts'
import { readCsv } from './read-csv.ts'
import { isWorkbook, readWorkbook, type Sheet } from './read-workbook.ts'

/** A table with the sheet it stood on and all sheets of its file; text files have none. */
export interface FileTable extends OrderTable {
  sheet: string | null
  /** Those that a person sees, and the one that is read. */
  sheets: string[]
  hiddenSheets: string[]
  /** Rows of the sheet that are filtered out or folded away; they are read like the others. */
  hiddenRowCount: number
}

/** Reads a file by its content, whatever it is called; of a workbook the sheet that is named, otherwise the one that looks most like orders. Throws FileError. */
export async function readOrderFile(
  bytes: Uint8Array,
  { sheet: wanted }: { sheet?: string } = {},
): Promise<FileTable> {
  if (bytes.length === 0) throw new FileError('empty_file')
  if (bytes.length > IMPORT_MAX_BYTES) throw new FileError('too_large')
  if (!isWorkbook(bytes))
    return { ...toTable(readCsv(bytes)), sheet: null, sheets: [], hiddenSheets: [], hiddenRowCount: 0 }
  const sheets = await readWorkbook(bytes)
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  const sheet =
    wanted === undefined
      ? mostLikeOrders(shown.length > 0 ? shown : sheets)
      : sheets.find(({ name }) => name === wanted)
  if (!sheet) throw new FileError(wanted === undefined ? 'empty_file' : 'sheet_missing')
  const table = toTable(sheet.lines)
  const isOrder = (line: number) => Object.values(table.rows[line - table.firstLine] ?? {}).some(Boolean)
  return {
    ...table,
    sheet: sheet.name,
    sheets: sheets.filter((each) => !each.isHidden || each === sheet).map(({ name }) => name),
    hiddenSheets: sheets.filter((each) => each.isHidden && each !== sheet).map(({ name }) => name),
    hiddenRowCount: sheet.hiddenLines.filter(isOrder).length,
  }
}

/** The sheet whose header names most fields, the first of equals. */
function mostLikeOrders(sheets: readonly Sheet[]): Sheet | undefined {
  return sheets
    .map((sheet) => ({ sheet, score: headerScore(sheet.lines) }))
    .reduce<{ sheet: Sheet; score: number } | undefined>(
      (best, next) => (best && best.score >= next.score ? best : next),
      undefined,
    )?.sheet
}
