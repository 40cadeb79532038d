// The last van home as early as may be: the day is planned, then again and again with less of it, as long as nobody is left out.
import type { Plan, Problem } from '@dropwise/planner'
import { compareLeftOut } from './left-out.ts'

/** Searches after the first; each halves what is not known yet of the earliest finish. */
const ROUNDS = 5
/** Nobody plans by less than this, in seconds. */
const WORTH_A_ROUND = 300
/** Of a run's time, for the first search, and for each that follows. */
export const FIRST_SHARE = 0.4
export const ROUND_SHARE = (1 - FIRST_SHARE) / ROUNDS

/** When the last van is home, in seconds of the problem's clock. */
export function finishOf({ routes }: Pick<Plan, 'routes'>): number {
  return Math.max(0, ...routes.map(({ steps }) => steps.at(-1)?.arrive ?? 0))
}

/** Serves more than before by the priorities, the highest first; or the same number of each, and is home sooner. */
export function finishesSooner(
  problem: Problem,
  plan: Pick<Plan, 'routes'>,
  before: Pick<Plan, 'routes'>,
): boolean {
  const more = compareLeftOut(problem, plan, before)
  return more < 0 || (more === 0 && finishOf(plan) < finishOf(before))
}

/** The same day, over at `end` at the latest. */
function endBy(problem: Problem, end: number): Problem {
  return {
    ...problem,
    vehicles: problem.vehicles.map((vehicle) => {
      const [from, to] = vehicle.shift
      return { ...vehicle, shift: [from, Math.max(from, Math.min(to, end))] }
    }),
  }
}

/** The plan that serves as many as the first one, and whose last van is home soonest. */
export async function finishEarly(
  problem: Problem,
  first: Plan,
  search: (problem: Problem) => Promise<Plan>,
  signal: AbortSignal,
): Promise<Plan> {
  let best = first
  let tooEarly = Math.min(...problem.vehicles.map(({ shift }) => shift[0]))
  for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
    const finish = finishOf(best)
    if (finish - tooEarly < WORTH_A_ROUND) break
    const end = Math.round((tooEarly + finish) / 2)
    const plan = await search(endBy(problem, end))
    if (finishesSooner(problem, plan, best)) best = plan
    else tooEarly = end
  }
  return best
}
