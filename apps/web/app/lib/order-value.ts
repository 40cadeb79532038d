// How the values of ORDER_COLUMNS read on screen: in the table, in the panel, in the form's choices.
import {
  ORDER_COLUMN_LIST,
  PRIORITY_LEVELS,
  type ListedColumns,
  type OrderColumn,
  type OrderItem,
} from '@dropwise/contracts'
import { decimal } from './format.ts'

/** The levels that a form offers. */
export const LEVELS = [
  { value: PRIORITY_LEVELS.low, label: 'Normal' },
  { value: PRIORITY_LEVELS.medium, label: 'Medium' },
  { value: PRIORITY_LEVELS.high, label: 'High, goes first' },
]

/** A level between two names: `70 of 100`. */
export function levelText(value: number): string {
  const named: Record<number, string | undefined> = {
    [PRIORITY_LEVELS.low]: 'normal',
    [PRIORITY_LEVELS.medium]: 'medium',
    [PRIORITY_LEVELS.high]: 'high',
  }
  return named[value] ?? `${value} of 100`
}

/** The value of a column, in the unit that people type. */
export function valueOf(order: OrderItem, column: OrderColumn): number | string | string[] | null {
  const value = order[column.listedAs as keyof ListedColumns]
  return column.kind === 'number' && column.isListedAsStored ? Number(value) / column.perUnit : value
}

/** `8.4 kg`, `high`, `Ring twice`; null when there is nothing to say. */
export function valueText(order: OrderItem, column: OrderColumn): string | null {
  const value = valueOf(order, column)
  if (column.kind === 'text') return value === null ? null : String(value)
  if (column.kind === 'list' || Array.isArray(value))
    return Array.isArray(value) ? value.join(', ') || null : null
  if (column.kind === 'choice') return column.choices.find((choice) => choice.value === value)?.label ?? null
  if (column.kind === 'level') return levelText(Number(value))
  if (column.kind === 'number' && column.isMoney) return Number(value).toFixed(2)
  return [decimal(Number(value)), column.unit].filter(Boolean).join(' ')
}

/** What few orders say, and amounts of nothing: no cash to collect is no fact about an order. */
const isUnsaid = (column: OrderColumn) => column.isRare || (column.kind === 'number' && column.default === 0)

/** Every column with its value, for the panel; what few orders say only where it is said. */
export function describeColumns(order: OrderItem): [label: string, text: string | null][] {
  return ORDER_COLUMN_LIST.filter((column) => !isUnsaid(column) || !isDefault(order, column)).map(
    (column) => [column.label, valueText(order, column)],
  )
}

/** One thing that an order asks for. */
export interface Asked {
  label: string
  text: string
  /** Few orders ask for it. */
  isRare: boolean
}

/** What an order asks for beyond parcels, weight and words to the driver. */
export function askedOf(order: OrderItem): Asked[] {
  return ORDER_COLUMN_LIST.flatMap((column): Asked[] => {
    if (column.inTable !== undefined || column.listedAs === 'instructions' || isDefault(order, column))
      return []
    const text = valueText(order, column)
    return text === null
      ? []
      : [{ label: column.label, text, isRare: isUnsaid(column) && column.kind !== 'level' }]
  })
}

/** True where an order says something that few do. */
export function hasRare(order: OrderItem): boolean {
  return ORDER_COLUMN_LIST.some((column) => column.isRare && !isDefault(order, column))
}

function isDefault(order: OrderItem, column: OrderColumn): boolean {
  const value = valueOf(order, column)
  return Array.isArray(value) ? value.length === 0 : value === column.default
}

/** What a table sorts a column by. */
export function sortValue(order: OrderItem, column: OrderColumn): number | string {
  const value = valueOf(order, column) ?? ''
  return Array.isArray(value) ? value.join(', ') : value
}

/** Columns that have a place in the table. */
export const TABLE_COLUMNS = ORDER_COLUMN_LIST.filter((column) => column.inTable !== undefined)
