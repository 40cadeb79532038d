// Fields of an order, and the readers of order files.
export { cellText, parseTime } from './orders/cells.ts'
export { conventionsOf, countryOfZone, type Conventions, type DecimalMark } from './orders/conventions.ts'
export { onLocalClock, type PhoneReading } from './orders/file-reading.ts'
export { parseNumber } from './orders/numbers.ts'
export {
  splitWords,
  type ChoiceColumn,
  type FieldBase,
  type ListColumn,
  type NumberColumn,
  type TextColumn,
} from './orders/column-kinds.ts'
export * from './orders/columns.ts'
export { parseDay, type DateOrder } from './orders/days.ts'
export * from './orders/fields.ts'
export { ITEMS, readItems, writeItems, type LineItem } from './orders/fold-lines.ts'
export { fingerprint } from './orders/fingerprint.ts'
export * from './orders/guess-mapping.ts'
export * from './orders/headers.ts'
export { dayOfImport, importDay, type ImportDay } from './orders/import-day.ts'
export { EXPORT_ONLY_COLUMNS } from './orders/layouts.ts'
export { coordinatesText, withNames } from './orders/order-names.ts'
export * from './orders/problem.ts'
export * from './orders/parcel-codes.ts'
export * from './orders/proof.ts'
export {
  noteWarning,
  readingNotes,
  unusedHeaders,
  type ReadingNote,
  type ReadingOf,
} from './orders/reading-notes.ts'
export { openQuestions, questionAsProblem } from './orders/open-questions.ts'
export { titleDay } from './orders/title-day.ts'
export * from './orders/recurrence.ts'
export * from './orders/read-orders.ts'
export type { ImportedOrder } from './orders/read-row.ts'
export * from './orders/window.ts'
export * from './orders/filter.ts'
export * from './orders/segments.ts'
export { attributesOf, deliveryWish } from './orders/shop-attributes.ts'
export { fieldLabel, isFixedOnTheRoad } from './orders/on-the-road.ts'
