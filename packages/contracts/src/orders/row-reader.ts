// The cells of one row by field, and the problems found while reading.
import type { ImportProblem, ImportWarning } from '../api.ts'
import type { ImportProblemCode, ImportWarningCode, TextValues } from '../errors.ts'
import { cellText } from './cells.ts'
import { orderField, type OrderFieldName } from './fields.ts'
import type { FileReading } from './file-reading.ts'
import { problem, warning } from './problem.ts'

export interface RowReader {
  problems: ImportProblem[]
  /** Doubtful readings of this row, which is stored nevertheless. */
  warnings: ImportWarning[]
  warn(name: OrderFieldName, code: ImportWarningCode, value: string, values?: TextValues): void
  /** The cell's text; empty for an unmapped field. Texts that are too long are a problem. */
  cell(name: OrderFieldName): string
  /** True when the file has a column for the field. */
  has(name: OrderFieldName): boolean
  /** Also keeps the cell as a custom field. */
  keep(name: OrderFieldName): void
  /** Like `cell`; an empty one is a problem. */
  required(name: OrderFieldName): string
  report(
    name: OrderFieldName,
    code: ImportProblemCode,
    value: string,
    values?: TextValues,
    fix?: ImportProblem['fix'],
  ): void
  /** A correction that sets fields of this row; undefined when a field has no column. */
  fix(label: string, cells: Partial<Record<OrderFieldName, string>>): ImportProblem['fix']
  /** Cells of unmapped, not ignored columns. */
  unmapped(): Record<string, string>
  parseTime: FileReading['parseTime']
}

/** Unwraps text that an export protected with an apostrophe or as a formula: `'+1 …`, `="+1 …"`. */
function plainText(value: unknown): string {
  return cellText(value)
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/^="([^"]*)"$/, '$1')
}

/** Error values of spreadsheets. */
const ERROR_CELL = /^#(DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|GETTING_DATA)$/

/** Longest custom field, in characters. */
const CUSTOM_MAX = 2_000

export function createRowReader(
  row: Record<string, unknown>,
  line: number,
  { mapping, used, ignored, parseTime }: Pick<FileReading, 'mapping' | 'used' | 'ignored' | 'parseTime'>,
): RowReader {
  const problems: ImportProblem[] = []
  const warnings: ImportWarning[] = []
  const headers = new Set<string>()
  const report: RowReader['report'] = (name, code, value, values, fix) => {
    problems.push(problem(line, name, code, values, value, fix))
  }
  const cell: RowReader['cell'] = (name) => {
    const header = mapping[name]
    if (!header) return ''
    const text = plainText(row[header])
    // Shopify writes an apostrophe before each postcode.
    const value = name === 'postcode' ? text.replace(/^'/, '') : text
    const limit = orderField(name).maxLength
    // Some cells are read twice; reports each problem once.
    if (ERROR_CELL.test(value)) {
      if (name === 'instructions') return ''
      if (!problems.some(({ column }) => column === name)) report(name, 'error_cell', value)
      return ''
    }
    if (limit && value.length > limit && !problems.some(({ column }) => column === name))
      report(name, 'too_long', value, { limit })
    return value
  }
  return {
    problems,
    warnings,
    warn: (name, code, value, values) => void warnings.push(warning(line, name, code, value, values)),
    report,
    cell,
    parseTime,
    has: (name) => mapping[name] !== undefined,
    keep: (name) => void headers.add(mapping[name] ?? ''),
    required(name) {
      const value = cell(name)
      if (value === '') report(name, 'missing_value', '')
      return value
    },
    fix(label, cells) {
      const set = Object.entries(cells).map(([name, text]) => [mapping[name as OrderFieldName], text])
      return set.every(([header]) => header) ? { label, set: Object.fromEntries(set) } : undefined
    },
    unmapped() {
      const entries = Object.keys(row)
        .filter((header) => (!used.has(header) && !ignored.has(header)) || headers.has(header))
        .map((header) => [header, plainText(row[header])] as const)
        .filter(([, value]) => value !== '')
      const tooLong = entries.find(([, value]) => value.length > CUSTOM_MAX)
      if (tooLong)
        report('instructions', 'custom_too_long', tooLong[1], { header: tooLong[0], limit: CUSTOM_MAX })
      return Object.fromEntries(entries)
    },
  }
}
