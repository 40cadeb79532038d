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
  const config = { delimiter: named?.[1] ?? '', delimitersToGuess: SEPARATORS }
  const { data, errors } = parseLines(named ? `\n${text.slice(named[0].length)}` : text, config)
  const broken = errors.find((error) => error.type === 'Quotes')
  if (broken) throw new FileError('unreadable_file', (broken.row ?? 0) + 1)
  return data
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
