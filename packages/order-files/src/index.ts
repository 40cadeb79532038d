// Order files, read the same way in the browser and on the server.
export { describeRefusal, FileError, IMPORT_MAX_SIZE, type FileRefusal } from './file-error.ts'
export { type CellRow } from './order-table.ts'
export { readPhone } from './phone.ts'
export { readDrivenDays, type DrivenDay, type DrivenDays } from './driven-days.ts'
export { isSlowToRead, readOrderFile, type FileTable } from './read-order-file.ts'
export {
  readTable,
  refusedImport,
  tableOfRows,
  type ReadResult,
  type ReadTableOptions,
  type RememberedColumns,
} from './read-table.ts'
export { type TableRow, writeCsv } from './write-csv.ts'
