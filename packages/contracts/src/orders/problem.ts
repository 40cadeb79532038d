// A rejected row: its line, its column, and the sentence of the catalogue.
import type { ImportProblem } from '../api.ts'
import { fillText, IMPORT_PROBLEMS, type ImportProblemCode, type TextValues } from '../errors.ts'
import { orderField, type OrderFieldName } from './fields.ts'

const MAX_SHOWN = 200

/** A problem with its sentence filled in from the catalogue. */
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
