// How each column changes when an order is split into several, or several are merged. Loads and money add
// up. Pure.
import { ORDER_COLUMN_LIST, type OrderColumn, type StoredColumns } from '@dropwise/contracts'

type Numbers = {
  [Name in keyof StoredColumns]: StoredColumns[Name] extends number ? Name : never
}[keyof StoredColumns]
type Lists = {
  [Name in keyof StoredColumns]: StoredColumns[Name] extends string[] ? Name : never
}[keyof StoredColumns]

/** Divided among the parts, and summed when merging. */
const SHARED = [
  'packages',
  'weight_grams',
  'volume_litres',
  'pallet_tenths',
] as const satisfies readonly Numbers[]
/** Requirements of the vehicle: the union when merging. */
const UNITED = ['skills', 'not_vehicles'] as const satisfies readonly Lists[]
/** Orders that differ in one of these cannot be merged. */
const SAME = [
  'type',
  'proof',
  'other_windows',
  'only_vehicles',
  'pair',
  'turn',
  'after_orders',
  'before_orders',
  'together',
] as const satisfies readonly (keyof StoredColumns)[]

/** Whole numbers that sum to `total`, the larger first. */
export function shares(total: number, parts: number): number[] {
  const [least, rest] = [Math.floor(total / parts), total % parts]
  return Array.from({ length: parts }, (_, part) => least + (part < rest ? 1 : 0))
}

/** The columns of each part. The first part collects the cash; parts of an optional order are optional. */
export function divideColumns(columns: StoredColumns, parts: number): StoredColumns[] {
  const divided = SHARED.map((name) => [name, shares(Number(columns[name]), parts)] as const)
  const prizes = shares(columns.prize_minor, parts)
  return Array.from({ length: parts }, (_, part) => ({
    ...columns,
    ...Object.fromEntries(divided.map(([name, values]) => [name, values[part]])),
    cash_minor: part === 0 ? columns.cash_minor : 0,
    prize_minor: columns.prize_minor === 0 ? 0 : Math.max(1, prizes[part] ?? 0),
  }))
}

/** Labels of what prevents a merge: differing columns, and sums beyond an order's limits. */
export function mergeObstacles(orders: readonly StoredColumns[]): string[] {
  const differ = SAME.filter((name) => new Set(orders.map((order) => JSON.stringify(order[name]))).size > 1)
  const merged: Readonly<Record<string, unknown>> = { ...mergeColumns(orders) }
  const tooMuch = ORDER_COLUMN_LIST.filter((column) => exceeds(column, merged[column.column]))
  const labels = ORDER_COLUMN_LIST.filter((column) => (differ as readonly string[]).includes(column.column))
  return [...labels, ...tooMuch].map(({ label }) => label.toLowerCase())
}

function exceeds(column: OrderColumn, value: unknown): boolean {
  switch (column.kind) {
    case 'text':
      return ((value as string | null)?.length ?? 0) > column.maxLength
    case 'list':
      return (value as string[]).length > column.maxItems
    case 'choice':
      return false
    default:
      return Number(value) > column.max * column.perUnit
  }
}

/** One order for several: everything at one stop. */
export function mergeColumns(orders: readonly StoredColumns[]): StoredColumns {
  const [first, ...others] = orders as [StoredColumns, ...StoredColumns[]]
  const numbers = (name: Numbers) => orders.map((order) => Number(order[name]))
  const sum = (name: Numbers) => numbers(name).reduce((total, value) => total + value, 0)
  const most = (name: Numbers) => Math.max(...numbers(name))
  // A required order, or a window without a price for missing it, keeps that in the merged order.
  const sumUnlessFirm = (name: Numbers) => (numbers(name).includes(0) ? 0 : sum(name))
  const notes = orders.flatMap(({ instructions }) => (instructions ? [instructions] : []))
  return {
    ...first,
    ...Object.fromEntries(SHARED.map((name) => [name, sum(name)])),
    ...Object.fromEntries(
      UNITED.map((name) => [name, [...new Set([...first[name], ...others.flatMap((order) => order[name])])]]),
    ),
    cash_minor: sum('cash_minor'),
    service_seconds: most('service_seconds'),
    priority: most('priority'),
    prize_minor: sumUnlessFirm('prize_minor'),
    late_minor: sumUnlessFirm('late_minor'),
    instructions: notes.length > 0 ? [...new Set(notes)].join('\n') : null,
  }
}
