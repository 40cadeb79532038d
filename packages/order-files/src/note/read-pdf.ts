// Lines of a PDF with a text layer, by the places of its texts. Scans hold pictures only and are refused.
import { FileError } from '../file-error.ts'
import type { NoteLine, Piece } from './lines.ts'

const PDF = '%PDF-'
/** The signature must be within these first bytes; some programs write a few before it. */
const SIGNATURE_WITHIN = 1_024
const PAGES_MOST = 200
/** Width of a letter and distance of lines, in sizes of the font. */
const [LETTER, SAME_LINE, LINE_GAP, COLUMN_GAP] = [0.5, 0.4, 1.8, 1.2]

export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, SIGNATURE_WITHIN)).includes(PDF)
}

interface Item {
  str: string
  x: number
  y: number
  width: number
  fontSize: number
}

/** Lines of each page, from the top. Throws FileError. */
export async function readPdf(bytes: Uint8Array): Promise<NoteLine[][]> {
  // Most programs never read a PDF, so its reader loads with the first one.
  const { extractTextItems, getDocumentProxy } = await import('unpdf')
  let items: Item[][]
  try {
    // The reader takes the buffer for itself.
    const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    if (document.numPages > PAGES_MOST) throw new FileError('too_many_rows')
    items = (await extractTextItems(document)).items
  } catch (error) {
    if (error instanceof FileError) throw error
    const isProtected = error instanceof Error && error.name === 'PasswordException'
    throw new FileError(isProtected ? 'protected_file' : 'unreadable_file')
  }
  const pages = items.map(linesOfPage)
  if (pages.every((lines) => lines.length === 0)) throw new FileError('no_text')
  return pages
}

function linesOfPage(items: readonly Item[]): NoteLine[] {
  const written = items.filter(({ str }) => str.trim() !== '')
  const rows: Item[][] = []
  for (const item of written.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(row[0]!.y - item.y) <= SAME_LINE * item.fontSize) row.push(item)
    else rows.push([item])
  }
  return rows.map((row, at) => {
    const above = rows[at - 1]?.[0]
    return {
      pieces: piecesOf(row.toSorted((a, b) => a.x - b.x)),
      isAfterGap: above !== undefined && above.y - row[0]!.y > LINE_GAP * Math.max(row[0]!.fontSize, 1),
    }
  })
}

/** Texts that stand close together are one piece. */
function piecesOf(row: readonly Item[]): Piece[] {
  const pieces: (Piece & { end: number })[] = []
  for (const { str, x, width, fontSize } of row) {
    const letter = LETTER * Math.max(fontSize, 1)
    const last = pieces.at(-1)
    if (last && x - last.end <= COLUMN_GAP * fontSize) {
      last.text += x - last.end > letter / 2 && !last.text.endsWith(' ') ? ` ${str}` : str
      last.end = x + width
      last.to = last.end / letter
    } else pieces.push({ text: str, from: x / letter, to: (x + width) / letter, end: x + width })
  }
  return pieces.map(({ text, from, to }) => ({ text: text.trim(), from, to }))
}
