// Builds square tables of a large problem once for all threads: each takes the next unclaimed rows.
import type { SharedTables } from '../model/shared-tables.ts'

/** Rows taken at a time. */
const ROWS = 64
/** Sleep between checks whether the other threads are done, in milliseconds. */
const NAP_MS = 20

/** Stages of the shared build, in order. */
export const STAGE = { legs: 0, survey: 1, priceInto: 2, timeInto: 3, near: 4 } as const
type Stage = (typeof STAGE)[keyof typeof STAGE]

/** Calls `work` for blocks of rows until threads have done all; without sharing, once for all rows. */
export function eachBlock(
  shared: SharedTables | null,
  stage: Stage,
  rows: number,
  work: (from: number, to: number) => void,
): void {
  if (!shared) return work(0, rows)
  const { control } = shared
  const [begun, done] = [2 * stage, 2 * stage + 1]
  for (;;) {
    const from = Atomics.add(control, begun, ROWS)
    if (from >= rows) break
    const to = Math.min(rows, from + ROWS)
    work(from, to)
    Atomics.add(control, done, to - from)
    Atomics.notify(control, done)
  }
  for (;;) {
    const now = Atomics.load(control, done)
    if (now >= rows) return
    Atomics.wait(control, done, now, NAP_MS)
  }
}
