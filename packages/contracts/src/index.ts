// The vocabulary shared by browser and server. Pure: no I/O, no framework.
export * from './api.ts'
export * from './api-key-scopes.ts'
export * from './constants.ts'
export * from './errors.ts'
export * from './import.ts'
export {
  cellText,
  dateOrderOf,
  detectDateOrder,
  parseDay,
  parseNumber,
  type DateOrder,
} from './import/cells.ts'
export * from './import/columns.ts'
export * from './site.ts'
export * from './states.ts'
export * from './time.ts'
export * from './tracking-number.ts'
export * from './units.ts'
