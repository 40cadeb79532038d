// The decimal mark of each column of a file.
import { cellText } from './cells.ts'
import type { DecimalMark } from './conventions.ts'
import { ORDER_COLUMNS, type OrderFieldName } from './fields.ts'
import type { ColumnMapping } from './headers.ts'
import { hintedDecimalMark } from './numbers.ts'

/** Number fields that can hold values such as 1,250. */
export const NUMBER_FIELDS = (Object.keys(ORDER_COLUMNS) as (keyof typeof ORDER_COLUMNS)[]).filter((name) => {
  const column = ORDER_COLUMNS[name]
  return column.kind === 'number' && !column.isWhole
})

/** The decimal mark of each column: from its own numbers, else from other columns, else the company's. */
export function decimalMarksOfFile(
  rows: readonly Record<string, unknown>[],
  mapping: ColumnMapping,
  fallback: DecimalMark,
): (name: OrderFieldName) => DecimalMark {
  const hints = new Map(
    NUMBER_FIELDS.flatMap((name): [OrderFieldName, DecimalMark][] => {
      const header = mapping[name]
      const mark = header ? hintedDecimalMark(rows.map((row) => cellText(row[header]))) : null
      return mark ? [[name, mark]] : []
    }),
  )
  const [common] = hints.values()
  return (name) => hints.get(name) ?? common ?? fallback
}
