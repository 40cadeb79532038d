// Text files to cells: any common separator and encoding.
import Papa from 'papaparse'
import { decodeText } from './decode-text.ts'
import { FileError } from './file-error.ts'

const SEPARATORS = [',', ';', '\t', '|']
/** Binary formats show themselves by a NUL character within this many characters. */
const SNIFFED = 4_096

/** The cells of a text file, one array a line. Throws FileError for binary files and for a quote that is never closed. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes)
  // Old .xls files, images and other binary files hold NUL characters; text does not.
  if (text.slice(0, SNIFFED).includes('\0')) throw new FileError('unsupported_file')
  // Excel's own first line, which names the separator. It counts as a line, so that line numbers stay true.
  const named = /^sep=(.)(\r\n|\n|\r)/i.exec(text)
  const { data, errors } = Papa.parse<string[]>(named ? `\n${text.slice(named[0].length)}` : text, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: SEPARATORS,
  })
  const broken = errors.find((error) => error.type === 'Quotes')
  if (broken) throw new FileError('unreadable_file', (broken.row ?? 0) + 1)
  return data
}
