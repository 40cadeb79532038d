// The result of a benchmark-file reader.
import type { Problem } from '../model/problem.ts'

export interface BenchmarkFile {
  problem: Problem
  /** Divide costs by this before printing. */
  scale: number
  /** Decimals of the printed cost. */
  digits: number
}
