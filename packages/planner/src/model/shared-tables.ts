// Square tables shared by all search threads (built by `search/shared-tables.ts`).

/** Memory shared by all threads; untouched pages cost nothing. */
export interface SharedTables {
  /** Number of nodes. */
  m: number
  width: number
  /** By stage: rows started and rows finished. */
  control: Int32Array
  /** Properties of the tables found by the threads, as bits. */
  bestCount: Int32Array
  price: Int32Array
  time: Int32Array
  priceInto: Int32Array
  timeInto: Int32Array
  near: Int32Array
  nearPrice: Int32Array
}
