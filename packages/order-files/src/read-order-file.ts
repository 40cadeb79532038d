// The only reader of order files, for browser and server: bytes in, headers and rows out.
import { attributesOf, deliveryWish, IMPORT_MAX_BYTES } from '@dropwise/contracts'
import { decodeText } from './decode-text.ts'
import { FileError } from './file-error.ts'
import { isShipmentTable, plainShipment } from './google-shipments.ts'
import { headerScore, toTable, type CellRow, type OrderTable } from './order-table.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { isWorkbook, readWorkbook, type Sheet } from './read-workbook.ts'

/** A table with its sheet and all sheets of its file; text files have none. */
export interface FileTable extends OrderTable {
  sheet: string | null
  /** Visible sheets, and the one that was read. */
  sheets: string[]
  hiddenSheets: string[]
  /** Lines of orders that a filter or a collapsed group hides; the reader still reads them. */
  hiddenLines: number[]
}

/**
 * Reads a file by its content, whatever its name. Reads the named sheet of a workbook, else the one that
 * looks most like orders. Throws FileError.
 */
export async function readOrderFile(
  bytes: Uint8Array,
  { sheet: wanted }: { sheet?: string } = {},
): Promise<FileTable> {
  if (bytes.length === 0) throw new FileError('empty_file')
  if (bytes.length > IMPORT_MAX_BYTES) throw new FileError('too_large')
  if (!isWorkbook(bytes))
    return { ...textTable(bytes), sheet: null, sheets: [], hiddenSheets: [], hiddenLines: [] }
  const sheets = await readWorkbook(bytes)
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const sheet =
    wanted === undefined
      ? mostLikeOrders(visible.length > 0 ? visible : sheets)
      : sheets.find(({ name }) => name === wanted)
  if (!sheet) throw new FileError(wanted === undefined ? 'empty_file' : 'sheet_missing')
  const table = toTable(sheet.lines)
  const isOrder = (line: number) => Object.values(table.rows[line - table.firstLine] ?? {}).some(Boolean)
  return {
    ...table,
    sheet: sheet.name,
    sheets: sheets.filter((each) => !each.isHidden || each === sheet).map(({ name }) => name),
    hiddenSheets: sheets.filter((each) => each.isHidden && each !== sheet).map(({ name }) => name),
    hiddenLines: sheet.hiddenLines.filter(isOrder),
  }
}

function textTable(bytes: Uint8Array): OrderTable {
  const table = toTable(readJson(decodeText(bytes)) ?? readCsv(bytes))
  if (isShipmentTable(table.headers))
    return withRows(table, (row) => (Object.values(row).some(Boolean) ? plainShipment(row) : {}))
  return table.headers.includes(ATTRIBUTES)
    ? withRows(table, (row) => ({ ...row, ...deliveryWish(attributesOf(row[ATTRIBUTES] ?? '')) }))
    : table
}

/** Shopify's column for data of apps. */
const ATTRIBUTES = 'Note Attributes'

function withRows(table: OrderTable, rewrite: (row: CellRow) => CellRow): OrderTable {
  const rows = table.rows.map(rewrite)
  return { ...table, rows, headers: [...new Set(rows.flatMap((row) => Object.keys(row)))] }
}

/** The sheet whose header names most fields; on a tie the first. */
function mostLikeOrders(sheets: readonly Sheet[]): Sheet | undefined {
  return sheets
    .map((sheet) => ({ sheet, score: headerScore(sheet.lines) }))
    .reduce<{ sheet: Sheet; score: number } | undefined>(
      (best, next) => (best && best.score >= next.score ? best : next),
      undefined,
    )?.sheet
}
