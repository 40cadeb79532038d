// A file that replays a day: the problem in the planner's model, with the options of the search.
import type { Matrix, Problem, Refusal, SolveOptions } from '../model/problem.ts'

export interface DayFile {
  problem: Problem
  options: SolveOptions
}

/** Writes a refusal as text for `npm run solve -- FILE`. */
export function writeDay({ problem, ...rest }: Refusal): string {
  const matrices = Object.entries(problem.matrices).map(([profile, matrix]) => [profile, listCells(matrix)])
  return JSON.stringify({ ...rest, problem: { ...problem, matrices: Object.fromEntries(matrices) } })
}

function listCells({ n, durations, distances, costs }: Matrix): object {
  const cells = { n, durations: Array.from(durations), distances: Array.from(distances) }
  return costs ? { ...cells, costs: Array.from(costs) } : cells
}

/** True when parsed JSON is such a file rather than a VROOM problem. */
export function isDay(value: unknown): value is { problem: object } {
  return typeof value === 'object' && value !== null && 'problem' in value && !!value.problem
}

/** Reads the file; `solve` validates the problem. */
export function readDay({ problem, options = {} }: { problem: object; options?: SolveOptions }): DayFile {
  const { matrices, ...day } = problem as Problem
  const tables = Object.entries(matrices ?? {}).map(([profile, { n, durations, distances, costs }]) => {
    const matrix: Matrix = { n, durations: Int32Array.from(durations), distances: Int32Array.from(distances) }
    return [profile, costs ? { ...matrix, costs: Int32Array.from(costs) } : matrix]
  })
  return { problem: { ...day, matrices: Object.fromEntries(tables) }, options }
}
