// The cells of one row by field, and the problems found while reading them.
import type { ImportProblem } from '../api.ts'
import type { ImportProblemCode, TextValues } from '../errors.ts'
import { cellText } from './cells.ts'
import { orderField, type OrderFieldName } from './fields.ts'
import type { ColumnMapping } from './headers.ts'
import { problem } from './problem.ts'

export interface RowReader {
  problems: ImportProblem[]
  /** The cell's text; empty where no column holds the field. Texts that are too long are a problem. */
  cell(name: OrderFieldName): string
  /** As `cell`; an empty one is a problem. */
  required(name: OrderFieldName): string
  report(
    name: OrderFieldName,
    code: ImportProblemCode,
    value: string,
    values?: TextValues,
    fix?: ImportProblem['fix'],
  ): void
  /** A correction that sets fields of this row; undefined where a field has no column. */
  fix(label: string, cells: Partial<Record<OrderFieldName, string>>): ImportProblem['fix']
  /** Cells of columns that hold no field. */
  unmapped(): Record<string, string>
}

const CUSTOM_HEADER_MAX = 60
const CUSTOM_VALUE_MAX = 500

export function createRowReader(
  row: Record<string, unknown>,
  line: number,
  mapping: ColumnMapping,
): RowReader {
  const problems: ImportProblem[] = []
  const report: RowReader['report'] = (name, code, value, values, fix) => {
    problems.push(problem(line, name, code, values, value, fix))
  }
  const cell: RowReader['cell'] = (name) => {
    const header = mapping[name]
    const value = header ? cellText(row[header]) : ''
    const limit = orderField(name).maxLength
    if (limit && value.length > limit) report(name, 'too_long', value, { limit })
    return value
  }
  return {
    problems,
    report,
    cell,
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
      const used = new Set(Object.values(mapping))
      const entries = Object.entries(row)
        .filter(([header]) => !used.has(header))
        .map(([header, value]) => [header.slice(0, CUSTOM_HEADER_MAX), cellText(value)] as const)
      return Object.fromEntries(
        entries
          .filter(([, value]) => value !== '')
          .map(([header, value]) => [header, value.slice(0, CUSTOM_VALUE_MAX)]),
      )
    },
  }
}
