// Builds problems and warnings of a row: line, column, and the catalogue's sentence.
import type { ImportProblem, ImportWarning } from '../api.ts'
import {
  fillText,
  IMPORT_PROBLEMS,
  IMPORT_WARNINGS,
  type ImportProblemCode,
  type ImportWarningCode,
  type TextValues,
} from '../errors.ts'
import { orderField, type OrderFieldName } from './fields.ts'

const MAX_SHOWN = 200

/** A problem with the catalogue's sentence filled in. */
export function problem(
  row: number,
  column: OrderFieldName,
  code: ImportProblemCode,
  values: TextValues = {},
  value?: string,
  fix?: ImportProblem['fix'],
): ImportProblem {
  const message = fillText(IMPORT_PROBLEMS[code], { column: orderField(column).label, unit: '', ...values })
  return {
    row,
    column,
    code,
    message,
    ...(value === undefined ? {} : { value: value.slice(0, MAX_SHOWN) }),
    ...(fix ? { fix } : {}),
  }
}

/** A doubtful reading: `value` is the file's text, `reading` its interpretation. */
export function warning(
  row: number,
  column: OrderFieldName | null,
  code: ImportWarningCode,
  value: string,
  values: TextValues = {},
): ImportWarning {
  const excerpt = value.slice(0, MAX_SHOWN)
  const label = column ? orderField(column).label : ''
  const message = fillText(IMPORT_WARNINGS[code].message, { column: label, value: excerpt, ...values })
  const { reading } = values
  return { row, column, code, message, value: excerpt, ...(typeof reading === 'string' ? { reading } : {}) }
}
