// Distance tables between points in the plane, by the rules of the benchmark sets.
import type { Matrix } from '../model/problem.ts'

export type LegRule = (dx: number, dy: number) => number

/** VRPLIB's EUC_2D: rounded to the nearest integer. */
export const roundedLeg: LegRule = (dx, dy) => Math.floor(Math.sqrt(dx * dx + dy * dy) + 0.5)

/** DIMACS: truncated to one decimal, in tenths. */
export const tenthsLeg: LegRule = (dx, dy) => Math.floor(10 * Math.sqrt(dx * dx + dy * dy) + 1e-9)

/** Ten-thousandths, rounded up, so a plan is never later than in exact arithmetic. */
export const exactLeg: LegRule = (dx, dy) => Math.ceil(10_000 * Math.sqrt(dx * dx + dy * dy) - 1e-6)

/** One table for time and distance, in memory that threads share. */
export function planeMatrix(x: number[], y: number[], leg: LegRule): Matrix {
  const n = x.length
  const table = sharedTable(n)
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const d = leg(x[i] - x[j], y[i] - y[j])
      table[i * n + j] = d
      table[j * n + i] = d
    }
  }
  return { n, durations: table, distances: table }
}

/** An n x n table of zeros, in shared memory where available. */
export function sharedTable(n: number): Int32Array {
  if (typeof SharedArrayBuffer === 'undefined') return new Int32Array(n * n)
  return new Int32Array(new SharedArrayBuffer(n * n * 4))
}
