// Makes the last van return as early as possible: plans the day, then repeats it with an earlier end while
// no order is dropped.
import type { Plan, Problem } from '@dropwise/planner'
import { compareLeftOut } from './left-out.ts'

/** Searches after the first; each halves the interval of the earliest finish. */
const ROUNDS = 5
/** Smaller gains are not worth a search, in seconds. */
const WORTH_A_ROUND = 300
/** Shares of a run's time for the first and each later search. */
export const FIRST_SHARE = 0.4
export const ROUND_SHARE = (1 - FIRST_SHARE) / ROUNDS

/** Return of the last van, in seconds of the problem's clock. */
export function finishOf({ routes }: Pick<Plan, 'routes'>): number {
  return Math.max(0, ...routes.map(({ steps }) => steps.at(-1)?.arrive ?? 0))
}

/** Whether a plan serves more by priority, the highest first, or equally many and returns sooner. */
export function finishesSooner(
  problem: Problem,
  plan: Pick<Plan, 'routes'>,
  before: Pick<Plan, 'routes'>,
): boolean {
  const more = compareLeftOut(problem, plan, before)
  return more < 0 || (more === 0 && finishOf(plan) < finishOf(before))
}

/** The same problem with `end` as its latest time. */
function endBy(problem: Problem, end: number): Problem {
  return {
    ...problem,
    vehicles: problem.vehicles.map((vehicle) => {
      const [from, to] = vehicle.shift
      return { ...vehicle, shift: [from, Math.max(from, Math.min(to, end))] }
    }),
  }
}

/** The plan that serves as many as the first one and whose last van returns earliest. */
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
