// The headers of an order file: how they are compared, what unit they name, whose export they are of.
import { ORDER_COLUMN_LIST, isNumeric } from './columns.ts'
import type { OrderFieldName } from './fields.ts'
import { fingerprint } from './fingerprint.ts'
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

/** A header and the unit that ends it, or that it is: `Weight (lb)` is a weight in pounds, `CBM` a volume in cubic metres. */
export function splitUnit(header: string): { name: string; unit: string | null } {
  const whole = normaliseHeader(header)
  if (UNITS.has(whole)) return { name: header, unit: whole }
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

/** What a file must say and does not: where each order goes. */
export function missingColumns(mapping: ColumnMapping): OrderFieldName[] {
  const hasPlace = mapping.address || mapping.position || (mapping.lat && mapping.lng)
  return hasPlace ? [] : ['address']
}
