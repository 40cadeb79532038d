// Square tables that all search threads see (`vrptw/shared-tables.ts` builds them).

/** Memory that all threads see; pages that nobody touches cost nothing. */
export interface SharedTables {
  /** Nodes of the tables. */
  m: number
  width: number
  /** For each stage, rows begun and rows done. */
  control: Int32Array
  /** What the threads have found out about the tables, as bits of one number. */
  found: Int32Array
  price: Int32Array
  time: Int32Array
  priceInto: Int32Array
  timeInto: Int32Array
  near: Int32Array
  nearPrice: Int32Array
}
