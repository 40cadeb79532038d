// Headers of an order file: comparison, units, and the product they come from.
import { ORDER_COLUMN_LIST, isNumeric } from './columns.ts'
import type { OrderFieldName } from './fields.ts'
import { fingerprint } from './fingerprint.ts'
import { FILE_LAYOUTS, type FileLayout } from './layouts.ts'

/** Field → header of the file's column. */
export type ColumnMapping = Partial<Record<OrderFieldName, string>>

/** Normalises spelling: `Load #1`, `load_1` and `Load1` are equal. */
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

/**
 * A header and its trailing unit, if any: `Weight (lb)` is a weight in pounds, `CBM` a volume in cubic
 * metres.
 */
export function splitUnit(header: string): { name: string; unit: string | null } {
  const fullHeader = normaliseHeader(header)
  if (UNITS.has(fullHeader)) return { name: header, unit: fullHeader }
  const match = /^(.*[^\p{L}\p{N}])(\p{L}+[3³]?)[^\p{L}\p{N}]*$/u.exec(header)
  const unit = match?.[2]?.toLowerCase().replace('³', '3') ?? ''
  return match?.[1] && UNITS.has(unit) ? { name: match[1], unit } : { name: header, unit: null }
}

/** Key of a file's set of columns, independent of order and spelling; stores a company's mapping. */
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

/** Headers of computed columns, which become neither fields nor custom fields. */
export function ignoredHeaders(headers: readonly string[]): string[] {
  const ignored = new Set(recogniseLayout(headers)?.ignored)
  return headers.filter((header) => ignored.has(header))
}

/** Required fields that the file lacks: the place of an order. */
export function missingColumns(mapping: ColumnMapping): OrderFieldName[] {
  const hasPlace = mapping.address || mapping.position || (mapping.lat && mapping.lng)
  return hasPlace ? [] : ['address']
}
