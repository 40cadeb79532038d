// Transposes square tables in tiles that fit the cache.
import type { SharedTables } from '../model/shared-tables.ts'
import { eachBlock, STAGE } from './shared-tables.ts'

interface Place {
  shared: SharedTables
  stage: typeof STAGE.priceInto | typeof STAGE.timeInto
  turned: Int32Array
}

/** Tile edge, in cells. */
export const SQUARE = 32
const places = new WeakMap<Int32Array, Place>()

/** Sets where the threads write a table's transpose. */
export function placeTurned(table: Int32Array, place: Place): void {
  places.set(table, place)
}

/** Transposes concatenated tables: column reads become row reads, which stay in the cache. */
export function transpose(table: Int32Array, m: number): Int32Array {
  const place = places.get(table)
  const turned = place?.turned ?? new Int32Array(table.length)
  eachBlock(place?.shared ?? null, place?.stage ?? STAGE.priceInto, m, (first, end) => {
    for (let base = 0; base < table.length; base += m * m) turn(table, turned, base, m, first, end, 0, m)
  })
  return turned
}

/** Nodes of an instance (`instance.ts`), and the orders and routes in use. */
interface Extent {
  n: number
  m: number
  count: number
  usable: number
}

/** The same for only the orders and routes in use: a workbench has spare room. */
export function transposeUsed({ n, m, count, usable }: Extent, table: Int32Array, turned: Int32Array): void {
  for (let base = 0; base < table.length; base += m * m) {
    turn(table, turned, base, m, 0, count, 0, count)
    turn(table, turned, base, m, n, n + usable, 0, count)
    turn(table, turned, base, m, 0, count, n, n + usable)
    turn(table, turned, base, m, n, n + usable, n, n + usable)
  }
}

/** Writes rows `first` to `end` and columns `left` to `right` of the transpose. */
function turn(
  table: Int32Array,
  turned: Int32Array,
  base: number,
  m: number,
  first: number,
  end: number,
  left: number,
  right: number,
): void {
  // In tiles that fit the cache, for reading and writing.
  for (let j0 = first; j0 < end; j0 += SQUARE) {
    const j1 = Math.min(end, j0 + SQUARE)
    for (let i0 = left; i0 < right; i0 += SQUARE) {
      const i1 = Math.min(right, i0 + SQUARE)
      for (let j = j0; j < j1; j++)
        for (let i = i0; i < i1; i++) turned[base + j * m + i] = table[base + i * m + j]
    }
  }
}
