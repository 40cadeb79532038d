// What the readers of benchmark files hand over.
import type { Problem } from '../model/problem.ts'

export interface BenchmarkFile {
  problem: Problem
  /** Divide costs by this before printing. */
  scale: number
  /** Digits after the point in the printed cost. */
  digits: number
}
