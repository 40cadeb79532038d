// Text files to cells: any common separator and encoding.
import { cellText } from '@dropwise/contracts'
import Papa from 'papaparse'
import { decodeText } from './decode-text.ts'
import { FileError } from './file-error.ts'
import { WRITTEN_LINES_MAX } from './order-table.ts'

const SEPARATORS = [',', ';', '\t', '|']
/** Binary formats show themselves by a NUL character within this many characters. */
const SNIFFED = 4_096

/** The cells of a text file, one array a line. Throws FileError for binary files, too many lines, and a quote that is never closed. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes)
  // Old .xls files, images and other binary files hold NUL characters; text does not.
  if (text.slice(0, SNIFFED).includes('\0')) throw new FileError('unsupported_file')
  // Excel's own first line, which names the separator. It counts as a line, so that line numbers stay true.
  const named = /^sep=(.)(\r\n|\n|\r)/i.exec(text)
  const config = { delimiter: named?.[1] ?? separatorOf(text), delimitersToGuess: SEPARATORS }
  const { data, errors } = parseLines(named ? `\n${text.slice(named[0].length)}` : text, config)
  const broken = errors.find((error) => error.type === 'Quotes')
  if (broken) throw new FileError('unreadable_file', (broken.row ?? 0) + 1)
  return data
}

/** Characters that are looked at to tell the separator. */
const LOOKED_AT = 64 * 1024
const LOOKED_AT_LINES = 30

/**
 * The separator that most lines hold equally often: `24,5` is no two cells where the header has no comma. Empty where no line
 * holds any, for the parser to decide.
 */
function separatorOf(text: string): string {
  const lines = linesOutsideQuotes(text.slice(0, LOOKED_AT)).slice(0, LOOKED_AT_LINES)
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const usual = counts.toSorted((a, b) => timesIn(counts, b) - timesIn(counts, a) || b - a)[0] ?? 0
    return { separator, usual, lines: timesIn(counts, usual) }
  })
  const best = scores
    .filter(({ usual }) => usual > 0)
    .toSorted((a, b) => b.lines - a.lines || b.usual - a.usual)
  return best[0]?.separator ?? ''
}

const timesIn = (counts: readonly number[], count: number) => counts.filter((each) => each === count).length

/** Lines that say anything, without what stands in quotation marks. */
function linesOutsideQuotes(text: string): string[] {
  return text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
}

/** Line by line, so that a file of too many ends there: sheets that are saved with a million blank lines are none. */
function parseLines(text: string, config: { delimiter: string; delimitersToGuess: string[] }) {
  const data: string[][] = []
  const errors: Papa.ParseError[] = []
  let written = 0
  Papa.parse<string[]>(text, {
    ...config,
    step: ({ data: cells, errors: found }) => {
      data.push(cells)
      // Read by steps, an error names no row of the file.
      errors.push(...found.map((error) => ({ ...error, row: data.length - 1 })))
      if (cells.some((cell) => cellText(cell) !== '')) written += 1
      if (written > WRITTEN_LINES_MAX) throw new FileError('too_many_rows')
    },
  })
  return { data, errors }
}
