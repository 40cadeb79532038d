// Evens out drivers' days: the cheapest plan gives the reference cost, a price on long days chooses the
// vans, and then stops change vans until the days have similar lengths.
import { levelDays, score, sequencesOf, spreadOf, ALIKE, type Plan, type Problem } from '@dropwise/planner'
import { compareLeftOut } from './left-out.ts'

/** Shares of a run's time: for the cheapest plan, the choice of vans, and the plan that weighs their days. */
export const CHEAPEST_SHARE = 0.25
const VANS_SHARE = 0.3
const EVEN_SHARE = 0.3
/** Share for evening out the days at the end. */
const LEVEL_SHARE = 0.1
/** Weight of an hour of a day of mean length in the last search, in mean hourly prices. */
const WEIGHT = 3
/** A van with a smaller share of the mean day had better stay at home. */
const LEAST_DAY = 0.5

export interface EvenPlan {
  plan: Plan
  /** Cost of the cheapest plan that serves equally many. */
  cheapestCost: number
}

const lengthsOf = ({ routes }: Plan): number[] => routes.map(({ duration }) => duration)
const meanOf = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length

/**
 * The same problem, where each van's squared hours cost `balance`. Only the search uses that weight, not the
 * plan's price.
 */
export function withBalance(problem: Problem, balance: number): Problem {
  return { ...problem, options: { ...problem.options, balance } }
}

/** The plan's cost in money, without the search's weight on hours. */
export function inMoney(problem: Problem, { unserved, search, ...plan }: Plan): Plan {
  const { bound: _bound, ...priced } = score(withBalance(problem, 0), sequencesOf(plan))
  return { ...priced, unserved, search }
}

/** The problem with only a plan's vans, and a weight on hours that fits the length of its days. */
function weighDays(problem: Problem, plan: Plan): Problem {
  const mean = meanOf(lengthsOf(plan))
  const atWork = new Set(
    plan.routes.filter(({ duration }) => duration >= LEAST_DAY * mean).map(({ vehicle }) => vehicle),
  )
  const vehicles = problem.vehicles.map((vehicle) => {
    const stays = !atWork.has(vehicle.id) && !vehicle.pinned?.length
    return stays ? { ...vehicle, shift: [vehicle.shift[0], vehicle.shift[0]] as [number, number] } : vehicle
  })
  const hours = mean / 3600
  const hourly = inMoney(problem, plan).cost / (hours * plan.routes.length)
  return withBalance({ ...problem, vehicles }, (WEIGHT * hourly) / hours)
}

/**
 * The plan with even days; `cheapest` is the plan without that aim. `search` takes a share of the run's
 * time, `limitMs`.
 */
export async function evenDays(
  problem: Problem,
  cheapest: Plan,
  search: (problem: Problem, share: number) => Promise<Plan>,
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
): Promise<EvenPlan> {
  const priced = withBalance(problem, 0)
  const plans = [cheapest]
  const goesOn = (): boolean => !signal.aborted && plans.at(-1)!.routes.length > 1
  if (goesOn()) plans.push(await search(problem, VANS_SHARE))
  if (goesOn()) plans.push(await search(weighDays(problem, plans.at(-1)!), EVEN_SHARE))
  const levelled: Plan[] = []
  for (const plan of plans.slice(1)) {
    const until = performance.now() + (LEVEL_SHARE / 2) * limitMs
    const sequences = signal.aborted ? sequencesOf(plan) : await levelDays(priced, sequencesOf(plan), until)
    const { unserved, search: searched } = plan
    levelled.push({ ...score(priced, sequences), unserved, search: searched })
  }
  const best = [cheapest, ...levelled].reduce((bestPlan, plan) => pick(problem, bestPlan, plan))
  return { plan: best, cheapestCost: cheapest.cost }
}

/**
 * The plan that serves more; if equal, the cheaper one with even days, or else the one with the smaller
 * differences.
 */
function pick(problem: Problem, a: Plan, b: Plan): Plan {
  const more = compareLeftOut(problem, b, a)
  if (more !== 0) return more < 0 ? b : a
  const [apartA, apartB] = [spreadOf(lengthsOf(a)), spreadOf(lengthsOf(b))]
  if (apartA <= ALIKE && apartB <= ALIKE) return b.cost < a.cost ? b : a
  return apartB < apartA ? b : a
}
