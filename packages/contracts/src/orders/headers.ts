// Which column of an order file holds which field, guessed from its headers.
import { cellText } from './cells.ts'
import { ORDER_COLUMN_LIST, isNumeric } from './columns.ts'
import { ORDER_COLUMNS, ORDER_FIELD_NAMES, orderField, type OrderFieldName } from './fields.ts'
import { fingerprint } from './fingerprint.ts'
import { FIELDS_BY_WORDS, headerByWords } from './header-words.ts'
import { FILE_LAYOUTS, type FileLayout } from './layouts.ts'

/** Field → header of the file's column. */
export type ColumnMapping = Partial<Record<OrderFieldName, string>>

/** Headers that people write differently and mean the same: `Load #1`, `load_1` and `Load1`. */
export function normaliseHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}

const UNITS = new Set(
  ORDER_COLUMN_LIST.filter(isNumeric).flatMap(({ unit, otherUnits }) => [unit, ...Object.keys(otherUnits)]),
)
UNITS.delete('')

/** A header and the unit that ends it: `Weight (lb)` is a weight in pounds. */
export function splitUnit(header: string): { name: string; unit: string | null } {
  const match = /^(.*[^\p{L}\p{N}])(\p{L}+[3³]?)[^\p{L}\p{N}]*$/u.exec(header)
  const unit = match?.[2]?.toLowerCase().replace('³', '3') ?? ''
  return match?.[1] && UNITS.has(unit) ? { name: match[1], unit } : { name: header, unit: null }
}

/** The same for files with the same columns, in whatever order and spelling: what a company's choice of columns is remembered by. */
export function layoutKey(headers: readonly string[]): string {
  return fingerprint(JSON.stringify([...new Set(headers.map(normaliseHeader))].sort()))
}

/** The product whose export has these headers. */
export function recogniseLayout(headers: readonly string[]): FileLayout | undefined {
  const present = new Set(headers.map(normaliseHeader))
  return FILE_LAYOUTS.find(({ signature }) =>
    signature.every((header) => present.has(normaliseHeader(header))),
  )
}

/** Headers of columns that are neither fields nor custom fields: what the product that wrote the file had computed. */
export function ignoredHeaders(headers: readonly string[]): string[] {
  const ignored = new Set(recogniseLayout(headers)?.ignored)
  return headers.filter((header) => ignored.has(header))
}

/**
 * Finds which column is which from the headers alone: as the product writes them whose layout it is, otherwise by their names.
 * A header serves one field; the field's earlier aliases win.
 */
export function guessMapping(headers: readonly string[]): ColumnMapping {
  const layout = recogniseLayout(headers)
  const ignored = new Set(ignoredHeaders(headers))
  const free = new Map(
    headers
      .toReversed()
      .filter((header) => !ignored.has(header))
      .map((header) => [normaliseHeader(header), header]),
  )
  const withUnit = new Map(
    headers.flatMap((header) => {
      const { name, unit } = splitUnit(header)
      return unit ? [[normaliseHeader(name), header] as const] : []
    }),
  )
  const mapping: ColumnMapping = {}
  const take = (name: OrderFieldName, header: string | undefined): boolean => {
    if (header === undefined || !free.delete(normaliseHeader(header))) return false
    mapping[name] = header
    return true
  }
  for (const [name, header] of Object.entries(layout?.columns ?? {}))
    if (header !== null) take(name as OrderFieldName, free.get(normaliseHeader(header)))
  for (const name of ORDER_FIELD_NAMES) {
    if (mapping[name] || layout?.columns[name] === null) continue
    const aliases = [name, ...orderField(name).aliases].map(normaliseHeader)
    const exact = aliases.find((alias) => free.has(alias))
    if (take(name, exact && free.get(exact)) || !(name in ORDER_COLUMNS)) continue
    const other = aliases.find((alias) => withUnit.has(alias))
    take(name, other && withUnit.get(other))
  }
  for (const name of FIELDS_BY_WORDS) {
    if (isKnown(mapping, name) || layout?.columns[name] === null) continue
    take(name, headerByWords(name, [...free.values()].toReversed()))
  }
  return mapping
}

/** As `guessMapping`, with a look at the cells: a column none of whose values is a choice or level of its field is another column. */
export function guessMappingOf(
  headers: readonly string[],
  rows: readonly Record<string, unknown>[],
): ColumnMapping {
  const mapping = guessMapping(headers)
  for (const [name, column] of Object.entries(ORDER_COLUMNS)) {
    const header = mapping[name as OrderFieldName]
    if (header === undefined || (column.kind !== 'choice' && column.kind !== 'level')) continue
    const values = rows
      .slice(0, LOOKED_AT)
      .map((row) => cellText(row[header]))
      .filter(Boolean)
    if (values.length > 1 && values.every((value) => column.parse(value) === null))
      delete mapping[name as OrderFieldName]
  }
  return mapping
}

/** Rows that are enough to see what a column holds. */
const LOOKED_AT = 500

/** Fields that another one stands for: a window in one column, a name in two. */
const STAND_INS: Partial<Record<OrderFieldName, readonly OrderFieldName[]>> = {
  window_start: ['window'],
  window_end: ['window'],
  recipient: ['first_name', 'last_name'],
}

function isKnown(mapping: ColumnMapping, name: OrderFieldName): boolean {
  return [name, ...(STAND_INS[name] ?? [])].some((field) => mapping[field] !== undefined)
}

/** What a file must say and does not: where each order goes. */
export function missingColumns(mapping: ColumnMapping): OrderFieldName[] {
  const hasPlace = mapping.address || mapping.position || (mapping.lat && mapping.lng)
  return hasPlace ? [] : ['address']
}
