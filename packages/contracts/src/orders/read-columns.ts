// Reads a row's independent columns: numbers with units, choices, words, texts.
import type { ImportProblem } from '../api.ts'
import { unitFactor } from './column-fits.ts'
import type { DecimalMark } from './conventions.ts'
import type { ChoiceColumn, ListColumn, NumberColumn } from './column-kinds.ts'
import { toStored, type OrderColumn, type StoredColumns } from './columns.ts'
import { ORDER_COLUMNS, type OrderFieldName } from './fields.ts'
import type { FileReading } from './file-reading.ts'
import { splitUnit, type ColumnMapping } from './headers.ts'
import { parseNumber } from './numbers.ts'
import type { RowReader } from './row-reader.ts'

export function readColumns(
  reader: RowReader,
  {
    mapping,
    columns,
    serviceMinutes,
    decimalMarkOf,
  }: Pick<FileReading, 'mapping' | 'columns' | 'serviceMinutes' | 'decimalMarkOf'>,
): StoredColumns {
  const typed: Record<string, unknown> = { serviceMinutes }
  for (const field of columns) {
    const text = reader.cell(field)
    if (text === '') continue
    const column: OrderColumn = ORDER_COLUMNS[field]
    if (column.kind === 'text') typed[column.property] = text
    else if (column.kind === 'list') typed[column.property] = readList(reader, field, column, text)
    else if (column.kind === 'choice') typed[column.property] = readChoice(reader, field, column, text)
    else
      typed[column.property] = readNumber(reader, field, column, text, {
        mapping,
        decimalMark: decimalMarkOf(field),
      })
  }
  return toStored(typed)
}

function readChoice(reader: RowReader, name: OrderFieldName, column: ChoiceColumn, text: string): string {
  const value = column.parse(text)
  const choices = column.choices.map(({ label }) => label.toLowerCase()).join(' or ')
  if (value === null) reader.report(name, 'bad_choice', text, { choices })
  return value ?? column.default
}

function readList(reader: RowReader, name: OrderFieldName, column: ListColumn, text: string): string[] {
  const words = column.parse(text)
  if (words === null) {
    reader.report(name, 'bad_window', text)
    return []
  }
  const tooLong = words.find((word) => word.length > column.wordMaxLength)
  if (tooLong !== undefined) reader.report(name, 'too_long', tooLong, { limit: column.wordMaxLength })
  if (words.length > column.maxItems) reader.report(name, 'too_many_words', text, { limit: column.maxItems })
  return words
}

function readNumber(
  reader: RowReader,
  name: OrderFieldName,
  column: NumberColumn,
  text: string,
  { mapping, decimalMark }: { mapping: ColumnMapping; decimalMark: DecimalMark },
): number {
  const unitCell = name === 'weight_kg' ? 'weight_unit' : name === 'volume_l' ? 'volume_unit' : null
  const unitText = unitCell ? reader.cell(unitCell) : ''
  const factor = unitText === '' ? null : unitFactor(column, unitText)
  if (unitCell && unitText !== '' && factor === null)
    reader.report(unitCell, 'bad_unit', unitText, { unit: column.unit })
  const read = numberIn(reader, name, column, column.isMoney ? withoutCurrency(text) : text, {
    headerUnit: unitText ? null : splitUnit(mapping[name] ?? '').unit,
    decimalMark,
  })
  const value = read.value === null ? null : read.value * (factor ?? 1)
  const { fix } = read
  const { unit } = column
  if (value === null) {
    if (column.kind === 'level') reader.report(name, 'bad_priority', text)
    else reader.report(name, 'bad_number', text, { unit: unit ? ` in ${unit}` : '' }, fix)
    return column.default
  }
  if (value < column.min) reader.report(name, 'negative_number', text)
  else if (value > column.max) reader.report(name, 'number_too_large', text, { limit: column.max })
  else if (column.isWhole && !Number.isInteger(value)) reader.report(name, 'not_whole', text)
  // Keeps `small-box=1 big-box=2`, which is more precise than its sum, and amounts too small to store.
  if (/=/.test(text) || (value > 0 && Math.round(value * column.perUnit) === 0)) reader.keep(name)
  return value
}

/** Strips the currency: `€ 12,50`, `12.50 EUR`, `$99`. */
function withoutCurrency(text: string): string {
  return text.replace(/^(?:\p{Sc}|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3})$/gu, '')
}

/**
 * A number in the column's unit. The cell's unit wins over the header's; when they differ, offers the
 * conversion.
 */
function numberIn(
  reader: RowReader,
  name: OrderFieldName,
  column: NumberColumn,
  text: string,
  { headerUnit, decimalMark }: { headerUnit: string | null; decimalMark: DecimalMark },
): { value: number | null; fix?: ImportProblem['fix'] } {
  const match = /^(.*\d)\s*(\p{L}+[3³]?)\.?$/iu.exec(text)
  const cellUnit = match?.[2]?.toLowerCase().replace('³', '3') ?? ''
  const number = column.isWhole
    ? column.parse(match?.[1] ?? '')
    : parseNumber(match?.[1] ?? '', { decimalMark })
  const factor = column.otherUnits[cellUnit]
  if (factor !== undefined && number !== null) {
    if (headerUnit === null || headerUnit === cellUnit) return { value: number * factor }
    const converted = String(Math.round(number * factor * 10) / 10)
    return { value: null, fix: reader.fix(`Convert to ${converted}`, { [name]: converted }) }
  }
  const value = column.parse(text, decimalMark)
  const headerFactor = cellUnit === column.unit ? 1 : (column.otherUnits[headerUnit ?? ''] ?? 1)
  return { value: value === null ? null : value * headerFactor }
}
