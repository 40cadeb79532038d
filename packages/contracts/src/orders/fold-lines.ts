// Folds files with one line per item: the lines of one order become one row with items.
import { cellText } from './cells.ts'
import type { ColumnMapping } from './headers.ts'

type Row = Record<string, unknown>

/** Custom field that holds an order's items. */
export const ITEMS = 'Items'

export interface FoldedRow {
  /** Index of the order's first line. */
  index: number
  row: Row
  /** Fields whose values differ between lines of the order. */
  conflicts: string[]
  /** Differing fields that do not affect where and when the van goes: the first value is used, and all are stored. */
  several: string[]
}

/** Fields that may differ between lines of one order: contact and instructions. */
const FREE_FIELDS = ['phone', 'email', 'instructions', 'first_name', 'last_name'] as const
/** Suffix of the custom field that keeps the other lines' values. */
const OTHER_LINES = '(other lines)'

/** Returns rows unchanged, or folded by order number when the file has an item column. */
export function foldLines(rows: readonly Row[], mapping: ColumnMapping): FoldedRow[] {
  const { items, item_quantity: quantity, reference } = mapping
  if (!items || !reference) return rows.map((row, index) => ({ index, row, conflicts: [], several: [] }))
  const fields = new Set(Object.values(mapping).filter((header) => header !== items && header !== quantity))
  const free = new Set<string | undefined>(FREE_FIELDS.map((name) => mapping[name]))
  const orders = new Map<string, { index: number; lines: Row[] }>()
  let last: { index: number; lines: Row[] } | undefined
  /** Some exports fill an order's fields on its first line only. */
  const isContinued = (row: Row) =>
    cellText(row[items]) !== '' && [...fields].every((header) => cellText(row[header ?? '']) === '')
  rows.forEach((row, index) => {
    const number = cellText(row[reference])
    if (number === '' && isBlank(row)) return
    // A line without a number is its own order; its row reports the missing number.
    const key = number || `line ${index}`
    const order = orders.get(key) ?? (isContinued(row) ? last : undefined)
    if (order) order.lines.push(row)
    last = order ?? { index, lines: [row] }
    if (!order) orders.set(key, last)
  })
  return [...orders.values()].map(({ index, lines }) => ({
    index,
    ...foldOrder(lines, { items, quantity, fields, free }),
  }))
}

function isBlank(row: Row): boolean {
  return Object.values(row).every((value) => cellText(value) === '')
}

function foldOrder(
  lines: readonly Row[],
  {
    items,
    quantity,
    fields,
    free,
  }: {
    items: string
    quantity: string | undefined
    fields: ReadonlySet<string | undefined>
    free: ReadonlySet<string | undefined>
  },
): Omit<FoldedRow, 'index'> {
  const row: Row = {}
  const conflicts: string[] = []
  const several: string[] = []
  const headers = new Set(lines.flatMap((line) => Object.keys(line)))
  for (const header of headers) {
    if (header === items || header === quantity) continue
    const texts = lines.map((line) => cellText(line[header]))
    const different = [...new Set(texts.filter(Boolean))]
    if (fields.has(header) && different.length > 1) {
      if (free.has(header)) {
        several.push(header)
        row[`${header} ${OTHER_LINES}`] = different.slice(1).join('; ')
      } else conflicts.push(header)
    }
    // Keeps unmapped values that differ between items in the order.
    row[header] = fields.has(header) || different.length <= 1 ? (different[0] ?? '') : texts.join('; ')
  }
  row[ITEMS] = lines
    .map((line) => itemText(cellText(line[items]), quantity ? cellText(line[quantity]) : ''))
    .filter(Boolean)
    .join('; ')
  return { row, conflicts, several }
}

/** One item to hand over. */
export interface LineItem {
  name: string
  quantity: number
}

/** Parses items from the custom field that {@link foldLines} writes, or a file's own column in that form. */
export function readItems(custom: Readonly<Record<string, string>>): LineItem[] {
  return (custom[ITEMS] ?? '')
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, quantity, name] = /^(\d{1,6}) ?[×x] (.+)$/.exec(text) ?? []
      return name && quantity ? { name, quantity: Number(quantity) } : { name: text, quantity: 1 }
    })
}

/** Writes the custom field that {@link readItems} reads; removes its separators from names. */
export function writeItems(items: readonly LineItem[]): string {
  return items
    .map(({ name, quantity }) => itemText(name.replaceAll(/[;\n]/g, ','), String(quantity)))
    .join('; ')
}

function itemText(name: string, quantity: string): string {
  return name && quantity ? `${quantity} × ${name}` : name || quantity
}
