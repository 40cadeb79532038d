// Lines of a written note, each as its pieces of text with their places across: from plain text or from a PDF.

export interface Piece {
  text: string
  /** Place of its first and last letter, in letters from the left edge. */
  from: number
  to: number
}

export interface NoteLine {
  pieces: Piece[]
  /** True after one or more blank lines. */
  isAfterGap: boolean
}

/** Spaces or tabs between two columns of plain text. */
const COLUMN_GAP = /\t+| {2,}/g
const QUOTE_MARKS = /^(?:> ?)+/
/** Width of a tab stop. */
const TAB = 8

/** Lines of plain text, without the marks of quoted mails. */
export function linesOfText(text: string): NoteLine[] {
  const lines: NoteLine[] = []
  let isAfterGap = false
  for (const written of text.split(/\r\n|\n|\r/)) {
    const line = written.replace(QUOTE_MARKS, '').replaceAll('\u00a0', ' ')
    const pieces = piecesOf(line)
    if (pieces.length > 0) lines.push({ pieces, isAfterGap })
    isAfterGap = pieces.length === 0
  }
  return lines
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (text: string, gap: string) => {
    if (text.trim()) pieces.push({ text: text.trim(), from: at, to: at + text.length })
    at += text.length + (gap.includes('\t') ? gap.length * TAB : gap.length)
  }
  let from = 0
  for (const match of line.matchAll(COLUMN_GAP)) {
    add(line.slice(from, match.index), match[0])
    from = match.index + match[0].length
  }
  add(line.slice(from), '')
  return pieces
}

export const textOf = (line: NoteLine): string => line.pieces.map(({ text }) => text).join(' ')
