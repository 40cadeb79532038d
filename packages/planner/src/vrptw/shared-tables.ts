// Square tables of a large problem, built once for all threads: each takes the next rows that nobody has begun.
import type { Compiled } from '../model/compile.ts'
import type { SharedTables } from '../model/shared-tables.ts'

/** Rows that a thread takes at a time. */
const ROWS = 64
/** How long a thread sleeps before it looks again whether the others are done, in milliseconds. */
const NAP_MS = 20

/** What is built together, one after the other. */
export const STAGE = { legs: 0, survey: 1, priceInto: 2, timeInto: 3, near: 4 } as const
type Stage = (typeof STAGE)[keyof typeof STAGE]

/** Vehicles that differ in nothing. */
export function isOneType(p: Compiled): boolean {
  return p.vehicles.every((v) => v.type === p.vehicles[0].type)
}

/** Vehicles of the first one's kind that loads and limits on stops call for; more are needed as they do not divide evenly. */
export function leastRoutes(p: Compiled): number {
  const { capacity, maxStops } = p.vehicles[0]
  let least = p.n / maxStops
  for (let d = 0; d < p.dims; d++) {
    let sum = 0
    for (let k = d; k < p.delivery.length; k += p.dims) sum += p.delivery[k] + p.pickup[k]
    least = Math.max(least, sum / Math.max(1, capacity[d]))
  }
  return Math.ceil(least)
}

/** Of a large fleet of one type only so many vehicles are looked at. */
export function routesKept(p: Compiled): number {
  return Math.max(Math.ceil(p.n / 3), Math.ceil(leastRoutes(p) * 1.5))
}

/** Calls `work` for blocks of rows until all are done, by whichever thread; without sharing, once for all rows. */
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
