// Turns text files with any common separator and encoding into cells.
import { cellText } from '@dropwise/contracts'
import Papa from 'papaparse'
import { decodeText } from './decode-text.ts'
import { FileError } from './file-error.ts'
import { WRITTEN_LINES_MAX } from './order-table.ts'

const SEPARATORS = [',', ';', '\t', '|']
/** Characters that are searched for a NUL, which marks a binary file. */
const SNIFFED = 4_096

/**
 * The cells of a text file, one array a line. Throws FileError for binary files, too many lines, and an
 * unclosed quote.
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes)
  // Old .xls files, images and other binary files hold NUL characters; text does not.
  if (text.slice(0, SNIFFED).includes('\0')) throw new FileError('unsupported_file')
  // Excel's first line that names the separator. It counts as a line, so that line numbers match.
  const separatorLine = /^sep=(.)(\r\n|\n|\r)/i.exec(text)
  const config = { delimiter: separatorLine?.[1] ?? separatorOf(text), delimitersToGuess: SEPARATORS }
  const { data, errors } = parseLines(
    separatorLine ? `\n${text.slice(separatorLine[0].length)}` : text,
    config,
  )
  const broken = errors.find((error) => error.type === 'Quotes')
  if (broken) throw new FileError('unreadable_file', (broken.row ?? 0) + 1)
  return data
}

/** Characters from which the separator is guessed. */
const SAMPLE_CHARACTERS = 64 * 1024
const LOOKED_AT_LINES = 30

/**
 * The separator that most lines contain equally often: `24,5` is one cell when the header has no comma.
 * Empty when no line contains any, so that the parser decides.
 */
function separatorOf(text: string): string {
  const lines = linesOutsideQuotes(text.slice(0, SAMPLE_CHARACTERS)).slice(0, LOOKED_AT_LINES)
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const usualCount = counts.toSorted((a, b) => timesIn(counts, b) - timesIn(counts, a) || b - a)[0] ?? 0
    return { separator, usual: usualCount, lines: timesIn(counts, usualCount) }
  })
  const best = scores
    .filter(({ usual }) => usual > 0)
    .toSorted((a, b) => b.lines - a.lines || b.usual - a.usual)
  return best[0]?.separator ?? ''
}

const timesIn = (counts: readonly number[], count: number) => counts.filter((each) => each === count).length

/** Non-blank lines without quoted text. */
function linesOutsideQuotes(text: string): string[] {
  return text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
}

/**
 * Parses line by line and stops at too many, ignoring blank lines: some sheets are saved with a million of
 * them.
 */
function parseLines(text: string, config: { delimiter: string; delimitersToGuess: string[] }) {
  const data: string[][] = []
  const errors: Papa.ParseError[] = []
  let written = 0
  Papa.parse<string[]>(text, {
    ...config,
    step: ({ data: cells, errors: csvErrors }) => {
      data.push(cells)
      // When reading in steps, errors do not name the file's row.
      errors.push(...csvErrors.map((error) => ({ ...error, row: data.length - 1 })))
      if (cells.some((cell) => cellText(cell) !== '')) written += 1
      if (written > WRITTEN_LINES_MAX) throw new FileError('too_many_rows')
    },
  })
  return { data, errors }
}
