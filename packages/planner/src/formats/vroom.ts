// Answers a VROOM request: reads, solves (or scores the given routes), writes.
import { PlannerInputError } from '../model.ts'
import type { Plan, SolveOptions } from '../model.ts'
import { score } from '../score.ts'
import { solve } from '../solve.ts'
import type { VroomReading } from './vroom-in.ts'
import { readVroom } from './vroom-in.ts'
import { writeVroom } from './vroom-out.ts'
import { withForcedTimes } from './vroom-steps.ts'
import type { TableSource, VroomProblem, VroomSolution } from './vroom-types.ts'
import { VroomError } from './vroom-types.ts'

const DEFAULT_SECONDS = 5
const LONGEST_SECONDS = 3600

export interface VroomOptions extends SolveOptions {
  /** Where tables come from when the request brings none. */
  table?: TableSource
}

/**
 * Solves a VROOM problem (`options.seconds`, `options.seed` and `options.threads` are ours; `options.c` scores the
 * routes given as `steps`). Never throws: errors come back with VROOM's codes, 1 internal, 2 input, 3 routing.
 */
export async function solveVroom(input: VroomProblem, options: VroomOptions = {}): Promise<VroomSolution> {
  const began = performance.now()
  try {
    const reading = await readVroom(input, options.table)
    const wanted = input.options ?? {}
    const loading = Math.round(performance.now() - began)
    if (wanted.c === true) {
      const plan = scoreSteps(reading)
      return writeVroom(input, reading, plan, {
        loading,
        solving: Math.round(performance.now() - began) - loading,
      })
    }
    const seconds = number(wanted.seconds, 'seconds', 0, LONGEST_SECONDS)
    const plan = await solve(reading.problem, {
      timeLimitMs: (seconds ?? DEFAULT_SECONDS) * 1000,
      ...(wanted.seed === undefined ? {} : { seed: number(wanted.seed, 'seed', 0, 2_000_000_000)! }),
      ...(wanted.threads === undefined ? {} : { threads: number(wanted.threads, 'threads', 1, 16)! }),
      ...(reading.initial ? { initial: reading.initial } : {}),
      ...options,
    })
    return writeVroom(input, reading, plan, { loading, solving: Math.round(plan.search.elapsedMs) })
  } catch (error) {
    if (error instanceof VroomError) return { code: error.code, error: error.message }
    if (error instanceof PlannerInputError) return { code: 2, error: `${error.field}: ${error.message}` }
    return { code: 1, error: `Internal error: ${(error as Error).message}` }
  }
}

/** Plan mode: prescribed times hold, windows may be missed. */
function scoreSteps(reading: VroomReading): Plan {
  const { problem, forced } = reading
  const plan = score(problem, reading.initial ?? { routes: [] }, withForcedTimes(problem, forced))
  for (const { vehicle, type, id, window } of forced) {
    const kind = type === 'start' || type === 'end' || type === 'break' ? type : 'order'
    const route = plan.routes.find((r) => r.vehicle === vehicle)
    const step = route?.steps.find((s) => s.type === kind && (id === undefined || s.id === id))
    if (step && (step.start < window[0] || step.start > window[1]))
      throw new VroomError(
        2,
        `Infeasible route for vehicle ${vehicle}: ${type} ${id ?? ''} cannot begin as its step says.`,
      )
  }
  return plan
}

function number(value: unknown, name: string, least: number, most: number): number | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw new VroomError(2, `Invalid options.${name}.`)
  return value
}
