// Text to a table: CSV, JSON, or a note in words.
import { attributesOf, deliveryWish } from '@dropwise/contracts'
import { decodeText } from './decode-text.ts'
import { isShipmentTable, plainShipment } from './google-shipments.ts'
import { linesOfText } from './note/lines.ts'
import { tableOfLines } from './note/pdf-table.ts'
import { looksLabelled, readNote } from './note/read-note.ts'
import { fieldCount, toTable, type CellRow, type OrderTable } from './order-table.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'

/** Throws FileError. */
export function textTable(bytes: Uint8Array): OrderTable {
  const text = decodeText(bytes)
  const note = noteOf(text)
  if (note) return note
  const table = toTable(readJson(text) ?? readCsv(bytes))
  if (isShipmentTable(table.headers))
    return withRows(table, (row) => (Object.values(row).some(Boolean) ? plainShipment(row) : {}))
  return table.headers.includes(ATTRIBUTES)
    ? withRows(table, (row) => ({ ...row, ...deliveryWish(attributesOf(row[ATTRIBUTES] ?? '')) }))
    : table
}

/** Letters of a text that is read as a note; lists of orders are longer. */
const NOTE_MOST = 500_000

/** The rows of a text that is a note; null for a table. */
function noteOf(text: string): OrderTable | null {
  if (text.length > NOTE_MOST || /^\s*[[{]/.test(text) || text.includes('\0')) return null
  const lines = linesOfText(text)
  if (!looksLabelled(lines) && hasTable(text)) return null
  return tableOfLines(lines, 3) ?? readNote(lines)
}

/** Whether some line of a text names fields in columns, or its lines have equally many of them. */
function hasTable(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  return ['\t', ';', '|', ','].some((separator) => {
    const counts = lines.slice(0, 30).map((line) => line.split(separator).length)
    const [most = 1] = counts.toSorted((a, b) => b - a)
    const isEven = most > 2 && counts.filter((count) => count === most).length * 2 > counts.length
    const names = lines.slice(0, 30).some((line) => namesFields(line.split(separator)))
    return names || (isEven && separator !== ',')
  })
}

/** Values of orders that headers never contain: a street with its number, a phone, an e-mail. */
const DATA = /^\d+ \p{L}|\d{5,}|@/u

const namesFields = (cells: readonly string[]): boolean =>
  cells.length >= 2 &&
  cells.every((cell) => cell.length <= 60 && !DATA.test(cell.trim())) &&
  (fieldCount(cells) >= 2 || (cells.length >= 4 && fieldCount(cells) >= 1))

/** Shopify's column for data of apps. */
const ATTRIBUTES = 'Note Attributes'

function withRows(table: OrderTable, rewrite: (row: CellRow) => CellRow): OrderTable {
  const rows = table.rows.map(rewrite)
  return { ...table, rows, headers: [...new Set(rows.flatMap((row) => Object.keys(row)))] }
}
