// Handles a VROOM request: reads, solves (or times the given routes), writes.
import { PlannerInputError } from '../model/problem.ts'
import type { SolveOptions } from '../model/problem.ts'
import { score } from '../explain/score.ts'
import { solve } from '../run/solve.ts'
import type { VroomReading } from './vroom-in.ts'
import { readVroom } from './vroom-in.ts'
import { unknownKeys } from './vroom-keys.ts'
import type { DescribeUnserved } from './vroom-out.ts'
import { withoutViolations, writeVroom } from './vroom-out.ts'
import { timeGivenRoutes } from './vroom-plan.ts'
import type { TableSource, VroomProblem, VroomSolution } from './vroom-types.ts'
import { VroomError } from './vroom-types.ts'

const DEFAULT_SECONDS = 5
const STARVED =
  'The search was cut short: the plan is hardly better than the first one. Ask for more options.seconds, or send the routes back as steps to go on from them.'
const LONGEST_SECONDS = 3600

export interface VroomOptions extends SolveOptions {
  /** Source of tables for requests without them. */
  table?: TableSource
  /** Adds a sentence and the smallest change to each unassigned task; without it tasks carry only data. */
  describe?: DescribeUnserved
}

/**
 * Solves a VROOM problem. `options.seconds`, `options.seed` and `options.threads` are our extensions;
 * `options.c` is VROOM's plan mode, which times the routes in `steps`. The caller's options win. Never
 * throws: errors have VROOM's codes, 1 internal, 2 input, 3 routing.
 */
export async function solveVroom(input: VroomProblem, options: VroomOptions = {}): Promise<VroomSolution> {
  const began = performance.now()
  try {
    const { table, describe, ...limits } = options
    const reading = await readVroom(input, table)
    return await answerVroom(input, reading, limits, Math.round(performance.now() - began), describe)
  } catch (error) {
    return vroomFailure(error)
  }
}

/** Solves or times a parsed problem; throws errors that `vroomFailure` understands. */
export async function answerVroom(
  input: VroomProblem,
  reading: VroomReading,
  limits: SolveOptions,
  loading: number,
  describe: DescribeUnserved = () => ({}),
): Promise<VroomSolution> {
  const began = performance.now()
  const requestOptions = readOptions(input)
  const { problem, initial, given } = reading
  if (requestOptions.planMode) {
    const timed = timeGivenRoutes(reading)
    const planned = new Set(given.flatMap((r) => r.steps.flatMap((s) => (s.type === 'break' ? [] : [s.id]))))
    const unserved = problem.orders.flatMap((_, order) => (planned.has(order) ? [] : [{ order }]))
    const solving = Math.round(performance.now() - began)
    return withNotes(
      writeVroom(input, reading, timed, unserved, { loading, solving }, describe),
      unknownKeys(input),
    )
  }
  if (initial) {
    const [broken] = score(problem, initial).violations
    if (broken)
      throw new VroomError(2, `Infeasible route in steps of vehicle ${broken.vehicle}: ${broken.message}`)
  }
  const plan = await solve(problem, { ...requestOptions.limits, ...(initial ? { initial } : {}), ...limits })
  if (!plan.feasible) throw new Error(plan.violations[0].message)
  const solution = writeVroom(
    input,
    reading,
    plan.routes.map(withoutViolations),
    plan.unserved.map((why) => ({ order: why.order as number, why })),
    { loading, solving: Math.round(plan.search.elapsedMs) },
    describe,
  )
  return withNotes(solution, [...unknownKeys(input), ...(plan.search.isStarved ? [STARVED] : [])])
}

function withNotes(solution: VroomSolution, notes: string[]): VroomSolution {
  if (solution.code !== 0 || notes.length === 0) return solution
  return { ...solution, summary: { ...solution.summary, notes } }
}

/** An error in VROOM's format. */
export function vroomFailure(error: unknown): Extract<VroomSolution, { error: string }> {
  if (error instanceof VroomError) return { code: error.code, error: error.message }
  if (error instanceof PlannerInputError) return { code: 2, error: `${error.field}: ${error.message}` }
  return { code: 1, error: `Internal error: ${(error as Error).message}` }
}

/** Our own options, and those that vroom-express passes to the command line. */
function readOptions(input: VroomProblem): { planMode: boolean; limits: SolveOptions } {
  const rawOptions = input.options ?? {}
  if (typeof rawOptions !== 'object') throw new VroomError(2, 'Invalid options: expected an object.')
  const seconds =
    number(rawOptions.seconds, 'seconds', 0, LONGEST_SECONDS) ?? number(rawOptions.l, 'l', 0, LONGEST_SECONDS)
  const seed = number(rawOptions.seed, 'seed', 0, 2_000_000_000)
  const threads = number(rawOptions.threads, 'threads', 1, 16)
  return {
    planMode: rawOptions.c === true,
    limits: {
      timeLimitMs: (seconds ?? DEFAULT_SECONDS) * 1000,
      ...(seed === undefined ? {} : { seed }),
      ...(threads === undefined ? {} : { threads }),
    },
  }
}

function number(value: unknown, name: string, least: number, most: number): number | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw new VroomError(2, `Invalid options.${name}.`)
  return value
}
