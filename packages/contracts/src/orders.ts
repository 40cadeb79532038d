// What an order is made of, and how files of orders are read.
export {
  cellText,
  dateOrderOf,
  detectDateOrder,
  parseDay,
  parseNumber,
  type DateOrder,
} from './orders/cells.ts'
export type { FieldBase, NumberColumn, TextColumn } from './orders/column-kinds.ts'
export * from './orders/columns.ts'
export * from './orders/fields.ts'
export * from './orders/headers.ts'
export * from './orders/problem.ts'
export * from './orders/read-orders.ts'
export type { ImportedOrder } from './orders/read-row.ts'
export * from './orders/window.ts'
