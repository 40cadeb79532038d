// Texts of ORDER_COLUMNS values for table, panel and form.
import {
  ORDER_COLUMN_LIST,
  PRIORITY_LEVELS,
  type ListedColumns,
  type OrderColumn,
  type OrderItem,
} from '@dropwise/contracts'
import { currencyText, decimal, listText, volumeText, weightText, unitText } from './format.ts'
import { choiceLabel, columnLabel } from './order-fields.ts'
import { commonWords } from './words/common.ts'
import { orderFieldWords as words } from './words/order-fields.ts'

/** Levels offered by the form. */
export const levels = () => [
  { value: PRIORITY_LEVELS.low, label: words('normalChoice') },
  { value: PRIORITY_LEVELS.medium, label: words('mediumChoice') },
  { value: PRIORITY_LEVELS.high, label: words('highChoice') },
]

/** An intermediate level: `70 of 100`. */
export function levelText(value: number): string {
  const levelNames: Record<number, string | undefined> = {
    [PRIORITY_LEVELS.low]: words('normal'),
    [PRIORITY_LEVELS.medium]: words('medium'),
    [PRIORITY_LEVELS.high]: words('high'),
  }
  return levelNames[value] ?? words('levelOf', { level: value })
}

/** The value of a column in its input unit. */
export function valueOf(order: OrderItem, column: OrderColumn): number | string | string[] | null {
  const value = order[column.listedAs as keyof ListedColumns]
  return column.kind === 'number' && column.isListedAsStored ? Number(value) / column.perUnit : value
}

/** `8.4 kg`, `$12.50`, `high`, `Ring twice`; null when empty. */
function valueText(order: OrderItem, column: OrderColumn, currency: string): string | null {
  const value = valueOf(order, column)
  if (column.kind === 'text') return value === null ? null : String(value)
  if (column.kind === 'list' || Array.isArray(value))
    return Array.isArray(value) && value.length > 0 ? listText(value) : null
  if (column.kind === 'choice') {
    const choice = column.choices.find((each) => each.value === value)
    return choice ? choiceLabel(choice) : null
  }
  if (column.kind === 'level') return levelText(Number(value))
  if (column.kind === 'number' && column.isMoney) return currencyText(Number(value), currency)
  return amountText(Number(value), column.unit)
}

/** The unit of a column in the page's language; empty for none. */
export const columnUnit = (unit: string): string =>
  unit === 'kg' || unit === 'l' || unit === 'min' ? unitText(unit) : unit

/** `8.4 kg`, `120 l`, `10 min`, `3`. */
function amountText(value: number, unit: string): string {
  if (unit === 'kg') return weightText(value)
  if (unit === 'l') return volumeText(value)
  return unit === 'min' ? commonWords('minutes', { minutes: decimal(value) }) : decimal(value)
}

/** Rare fields and zero amounts say nothing about an order. */
const isUnsaid = (column: OrderColumn) => column.isRare || (column.kind === 'number' && column.default === 0)

/** Every column with its value, for the panel; rare ones only when set. */
export function describeColumns(order: OrderItem, currency: string): [label: string, text: string | null][] {
  return ORDER_COLUMN_LIST.filter((column) => !isUnsaid(column) || !isDefault(order, column)).map(
    (column) => [columnLabel(column), valueText(order, column, currency)],
  )
}

/** A requirement of an order. */
export interface OrderRequirement {
  label: string
  text: string
  /** True when few orders have it. */
  isRare: boolean
}

/** Requirements beyond packages, weight and instructions. */
export function askedOf(order: OrderItem, currency: string): OrderRequirement[] {
  return ORDER_COLUMN_LIST.flatMap((column): OrderRequirement[] => {
    if (column.inTable !== undefined || column.listedAs === 'instructions' || isDefault(order, column))
      return []
    const text = valueText(order, column, currency)
    return text === null
      ? []
      : [{ label: columnLabel(column), text, isRare: isUnsaid(column) && column.kind !== 'level' }]
  })
}

/** True when an order uses a rare field. */
export function hasRare(order: OrderItem): boolean {
  return ORDER_COLUMN_LIST.some((column) => column.isRare && !isDefault(order, column))
}

function isDefault(order: OrderItem, column: OrderColumn): boolean {
  const value = valueOf(order, column)
  return Array.isArray(value) ? value.length === 0 : value === column.default
}

/** Sort value of a column. */
export function sortValue(order: OrderItem, column: OrderColumn): number | string {
  const value = valueOf(order, column) ?? ''
  return Array.isArray(value) ? value.join(', ') : value
}

/** Columns shown in the table. */
export const TABLE_COLUMNS = ORDER_COLUMN_LIST.filter((column) => column.inTable !== undefined)
