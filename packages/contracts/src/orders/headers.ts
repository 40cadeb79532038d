// Which column of an order file holds which field, guessed from its headers.
import { ORDER_FIELD_NAMES, orderField, type OrderFieldName } from './fields.ts'

/** Field → header of the file's column. */
export type ColumnMapping = Partial<Record<OrderFieldName, string>>

/** Headers that people write differently and mean the same: `Load #1` and `load_1`. */
function normalise(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds which column is which from the headers alone. A header serves one field; the field's earlier aliases win. */
export function guessMapping(headers: readonly string[]): ColumnMapping {
  const free = new Map(headers.map((header) => [normalise(header), header]))
  const mapping: ColumnMapping = {}
  for (const name of ORDER_FIELD_NAMES) {
    const alias = [normalise(name), ...orderField(name).aliases.map(normalise)].find((text) => free.has(text))
    if (alias === undefined) continue
    mapping[name] = free.get(alias)
    free.delete(alias)
  }
  return mapping
}

/** Required fields that no column serves. */
export function missingColumns(mapping: ColumnMapping): OrderFieldName[] {
  return ORDER_FIELD_NAMES.filter((name) => orderField(name).isRequired && !mapping[name])
}
