// Files with a line for each item of an order: the lines of one order become one row with its items.
import { cellText } from './cells.ts'
import type { ColumnMapping } from './headers.ts'

type Row = Record<string, unknown>

/** Where the items of an order are kept among its custom fields. */
export const ITEMS = 'Items'

export interface FoldedRow {
  /** Index of the order's first line. */
  index: number
  row: Row
  /** Fields that two lines of the order tell differently. */
  conflicts: string[]
  /** Of them those that do not change where and when the van goes: the first is taken, all are kept. */
  several: string[]
}

/** What may differ from line to line of one order: whom to call, what to know at the door. */
const FREE_FIELDS = ['phone', 'email', 'instructions', 'first_name', 'last_name'] as const
/** Ends the name of the custom field that keeps what other lines say. */
const OTHER_LINES = '(other lines)'

/** Rows as they are, or folded by order number where the file has a column for items. */
export function foldLines(rows: readonly Row[], mapping: ColumnMapping): FoldedRow[] {
  const { items, item_quantity: quantity, reference } = mapping
  if (!items || !reference) return rows.map((row, index) => ({ index, row, conflicts: [], several: [] }))
  const fields = new Set(Object.values(mapping).filter((header) => header !== items && header !== quantity))
  const free = new Set<string | undefined>(FREE_FIELDS.map((name) => mapping[name]))
  const orders = new Map<string, { index: number; lines: Row[] }>()
  let last: { index: number; lines: Row[] } | undefined
  /** Some exports write what an order says on its first line alone. */
  const isContinued = (row: Row) =>
    cellText(row[items]) !== '' && [...fields].every((header) => cellText(row[header ?? '']) === '')
  rows.forEach((row, index) => {
    const number = cellText(row[reference])
    if (number === '' && isBlank(row)) return
    // A line without a number is its own order: what is wrong with it is reported there.
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
    // What no field takes and differs from item to item is kept in their order.
    row[header] = fields.has(header) || different.length <= 1 ? (different[0] ?? '') : texts.join('; ')
  }
  row[ITEMS] = lines
    .map((line) => itemText(cellText(line[items]), quantity ? cellText(line[quantity]) : ''))
    .filter(Boolean)
    .join('; ')
  return { row, conflicts, several }
}

/** One thing that is handed over. */
export interface LineItem {
  name: string
  quantity: number
}

/** The items that {@link foldLines} wrote into an order's custom field, or that a file held there in the same form. */
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

/** The custom field that {@link readItems} reads: the signs that part two items are none within a name. */
export function writeItems(items: readonly LineItem[]): string {
  return items
    .map(({ name, quantity }) => itemText(name.replaceAll(/[;\n]/g, ','), String(quantity)))
    .join('; ')
}

function itemText(name: string, quantity: string): string {
  return name && quantity ? `${quantity} × ${name}` : name || quantity
}
