// The table of a PDF: a list of orders by its columns, or delivery notes by their labels.
import { FileError } from '../file-error.ts'
import { fieldCount, isHeader, toTable, type OrderTable } from '../order-table.ts'
import { textOf, type NoteLine } from './lines.ts'
import { readNote } from './read-note.ts'
import { readPdf } from './read-pdf.ts'

/** Fields that the header of a list names at least; a delivery note names fewer beside each other. */
const LIST_FIELDS = 4

/** Throws FileError. */
export async function pdfTable(bytes: Uint8Array): Promise<OrderTable> {
  const pages = await readPdf(bytes)
  return tableOfLines(pages.flat(), LIST_FIELDS) ?? notesOf(pages)
}

/** A list of orders on paper: cells stand below the header that they belong to. */
export function tableOfLines(lines: readonly NoteLine[], fields: number): OrderTable | null {
  const at = lines.findIndex(({ pieces }) => fieldCount(pieces.map(({ text }) => text)) >= fields)
  if (at < 0 || !isHeader(lines[at]!.pieces.map(({ text }) => text))) return null
  const heads = lines[at]!.pieces
  const cells: string[][] = []
  for (const line of lines.slice(at + 1)) {
    const row = heads.map(() => '')
    for (const piece of line.pieces) {
      const column = columnAt(heads, piece)
      row[column] = [row[column], piece.text].filter(Boolean).join(' ')
    }
    const last = cells.at(-1)
    // The second line of a cell that is too narrow for its text.
    if (last && !line.isAfterGap && row[0] === '' && row.filter(Boolean).length < heads.length / 2)
      row.forEach((text, column) => (last[column] = [last[column], text].filter(Boolean).join(' ')))
    else cells.push(row)
  }
  const titles = lines.slice(0, at).map((line) => [textOf(line)])
  return toTable([...titles, heads.map(({ text }) => text), ...cells])
}

/** The last column that begins before a piece, or the one that it overlaps. */
function columnAt(heads: NoteLine['pieces'], piece: NoteLine['pieces'][number]): number {
  const over = heads.findIndex((head) => piece.from < head.to && piece.to > head.from)
  if (over >= 0) return over
  return Math.max(
    0,
    heads.findLastIndex((head) => head.from <= piece.from + 1),
  )
}

/** One order or more a page. Throws FileError when no page has any. */
function notesOf(pages: readonly NoteLine[][]): OrderTable {
  const notes = pages.flatMap((lines) => readNote(lines) ?? [])
  const headers = [...new Set(notes.flatMap((note) => note.headers))]
  if (notes.length === 0) throw new FileError('no_orders')
  const rows = notes.flatMap((note) => note.rows)
  return { titles: [], headers, rows, firstLine: 2, overlongRows: [] }
}
