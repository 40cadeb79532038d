// Finds properties of square tables: symmetry, and the size of their numbers.
import type { SharedTables } from '../model/shared-tables.ts'
import { eachBlock, STAGE } from './shared-tables.ts'
import { SQUARE } from './transpose.ts'

/** Properties as bits. */
const ASYMMETRIC = 1
const LARGE = 2

export interface Survey {
  isSymmetric: boolean
  /** True when a number exceeds `most`. */
  hasLarge: boolean
}

/** Examines square tables of `m` rows, possibly several in one array; threads share the rows. */
export function survey(shared: SharedTables | null, tables: Int32Array[], m: number, most: number): Survey {
  const bestCount = shared?.bestCount ?? new Int32Array(1)
  const has = (bit: number): boolean => (Atomics.load(bestCount, 0) & bit) !== 0
  eachBlock(shared, STAGE.survey, m, (first, end) => {
    for (const table of tables) {
      for (let base = 0; base < table.length; base += m * m) {
        if (!has(ASYMMETRIC) && !isSymmetric(table, base, m, first, end)) Atomics.or(bestCount, 0, ASYMMETRIC)
        if (!has(LARGE) && exceeds(table, base + first * m, base + end * m, most))
          Atomics.or(bestCount, 0, LARGE)
      }
    }
  })
  return { isSymmetric: !has(ASYMMETRIC), hasLarge: has(LARGE) }
}

/** True when rows `first` to `end` of the table at `base` equal its columns up to the diagonal. */
function isSymmetric(table: Int32Array, base: number, m: number, first: number, end: number): boolean {
  for (let i0 = first; i0 < end; i0 += SQUARE) {
    const i1 = Math.min(end, i0 + SQUARE)
    for (let j0 = 0; j0 < i1; j0 += SQUARE) {
      for (let i = i0; i < i1; i++) {
        const j1 = Math.min(i, j0 + SQUARE)
        for (let j = j0; j < j1; j++) if (table[base + i * m + j] !== table[base + j * m + i]) return false
      }
    }
  }
  return true
}

function exceeds(table: Int32Array, from: number, to: number, most: number): boolean {
  for (let k = from; k < to; k++) if (table[k] > most) return true
  return false
}
