// The only reader of order files, for browser and server: bytes in, headers and rows out.
import { IMPORT_MAX_BYTES, layoutKey } from '@dropwise/contracts'
import { FileError } from './file-error.ts'
import { pdfTable } from './note/pdf-table.ts'
import { isMail, readMail } from './note/read-mail.ts'
import { isPdf } from './note/read-pdf.ts'
import { fieldCount, headerScore, toTable, type OrderTable } from './order-table.ts'
import { textTable } from './read-text.ts'
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
  { sheet: sheetName }: { sheet?: string } = {},
): Promise<FileTable> {
  if (bytes.length === 0) throw new FileError('empty_file')
  if (bytes.length > IMPORT_MAX_BYTES) throw new FileError('too_large')
  if (isMail(bytes)) return readMailFile(bytes, sheetName)
  if (!isWorkbook(bytes))
    return { ...(isPdf(bytes) ? await pdfTable(bytes) : textTable(bytes)), ...NO_SHEETS }
  const sheets = await readWorkbook(bytes)
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const sheet =
    sheetName === undefined
      ? mostLikeOrders(visible.length > 0 ? visible : sheets)
      : sheets.find(({ name }) => name === sheetName)
  if (!sheet) throw new FileError(sheetName === undefined ? 'empty_file' : 'sheet_missing')
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

const NO_SHEETS = { sheet: null, sheets: [], hiddenSheets: [], hiddenLines: [] }

/** Whether a file takes long to read for its size: a small one may unpack to a lot. */
export const isSlowToRead = (bytes: Uint8Array): boolean => isWorkbook(bytes) || isPdf(bytes) || isMail(bytes)

/** Names of the text of a mail, in the place of a sheet's name. */
const MAIL_TEXT = 'E-mail text'

/** The attachment, or the text, that looks most like orders; the others are offered as sheets are. */
async function readMailFile(bytes: Uint8Array, sheet?: string): Promise<FileTable> {
  const { text, files } = await readMail(bytes)
  const parts = [...files, { name: MAIL_TEXT, bytes: new TextEncoder().encode(text) }]
  const tables: { name: string; table: OrderTable }[] = []
  let refusal = new FileError('no_orders')
  for (const [at, { name, bytes: content }] of parts.entries()) {
    const isRepeated = parts.findIndex((part) => part.name === name) < at
    try {
      // A mail within a mail is not opened.
      const table = isMail(content) ? null : await readOrderFile(content)
      if (table) tables.push({ name: isRepeated ? `${name} (${at + 1})` : name, table })
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      if (name !== MAIL_TEXT) refusal = error
    }
  }
  const usable = tables.filter(({ table }) => fieldCount(table.headers) > 0)
  if (usable.length === 0) throw refusal
  const notes = mergeNotes(usable)
  const part =
    sheet === undefined
      ? notes.reduce((best, next) =>
          fieldCount(next.table.headers) > fieldCount(best.table.headers) ? next : best,
        )
      : notes.find(({ name }) => name === sheet)
  if (!part) throw new FileError('sheet_missing')
  return {
    ...part.table,
    sheet: part.name,
    sheets: notes.map(({ name }) => name),
    hiddenSheets: [],
    hiddenLines: [],
  }
}

/** Delivery notes of one layout become one table. */
function mergeNotes(
  parts: readonly { name: string; table: OrderTable }[],
): { name: string; table: OrderTable }[] {
  const byLayout = Map.groupBy(parts, ({ name, table }) =>
    name === MAIL_TEXT ? name : layoutKey(table.headers),
  )
  return [...byLayout.values()].map((sheetsOfLayout) => {
    const [first] = sheetsOfLayout
    if (sheetsOfLayout.length === 1 || sheetsOfLayout.some(({ table }) => table.firstLine !== 2))
      return first!
    return {
      name: sheetsOfLayout.map(({ name }) => name).join(', '),
      table: { ...first!.table, rows: sheetsOfLayout.flatMap(({ table }) => table.rows), overlongRows: [] },
    }
  })
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
