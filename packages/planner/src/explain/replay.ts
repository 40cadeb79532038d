// A day as it was driven beside the same day planned anew: same vehicles, same orders, same promises.
import { check } from '../check/check.ts'
import {
  PlannerInputError,
  type Id,
  type InitialPlan,
  type Plan,
  type Problem,
  type SolveOptions,
  type Violation,
} from '../model/problem.ts'
import { solve } from '../run/solve.ts'
import { score } from './score.ts'

/** What a day comes to, the same for both sides. */
export interface ReplayFigures {
  vehicles: number
  served: number
  /** Metres. */
  distance: number
  /** Seconds between leaving the start and reaching the end, of all routes. */
  duration: number
  /** Seconds driven. */
  travel: number
  cost: number
  /** Orders whose service begins outside of their windows. */
  missedWindows: number
}

/** `not_comparable`: the new plan leaves orders out, and work that is not done is no saving. */
export type ReplayOutcome = 'better' | 'same' | 'worse' | 'not_comparable'

export interface Replay {
  driven: ReplayFigures
  planned: ReplayFigures
  /** Driven less planned, below zero where the new plan takes more; null where the two do not serve the same orders. */
  saved: ReplayFigures | null
  outcome: ReplayOutcome
  /** Orders that the new plan leaves out. */
  unserved: Id[]
  /** Limits other than windows that the driven day broke and the new plan keeps. */
  drivenBreaks: Violation[]
}

/**
 * Scores the driven sequences on the problem's own roads and plans the day anew, without a look at what was driven. Both sides
 * are recomputed by the checker. Throws PlannerInputError, also where the driven day names an order twice or leaves one out.
 */
export async function replay(
  problem: Problem,
  driven: InitialPlan,
  options: Omit<SolveOptions, 'initial'> = {},
): Promise<Replay> {
  requireAll(problem, driven)
  const before = measure(problem, score(problem, driven))
  const after = measure(problem, await solve(problem, options))
  const unserved = after.plan.unserved.map(({ order }) => order)
  const isSameWork = unserved.length === 0 && before.plan.unserved.length === 0
  const saved = isSameWork ? subtract(before.figures, after.figures) : null
  return {
    driven: before.figures,
    planned: after.figures,
    saved,
    outcome: saved ? outcomeOf(saved) : 'not_comparable',
    unserved,
    drivenBreaks: before.violations.filter(({ code, order }) => !isWindow(code) || order === undefined),
  }
}

/** Scoring finds a place for an order that the plan leaves out; nobody drove there. */
function requireAll({ orders }: Problem, { routes }: InitialPlan): void {
  const named = new Set(routes.flatMap((route) => route.orders))
  const absent = orders.find(({ id }) => !named.has(id))
  if (absent)
    throw new PlannerInputError('missing', 'driven.routes', `Order ${absent.id} is on no driven route.`)
}

const isWindow = (code: Violation['code']) => code === 'delay' || code === 'lead_time'

/** The checker's own figures, not those of whoever made the plan. */
function measure(problem: Problem, plan: Plan) {
  const { violations, cost, distance, duration } = check(problem, plan)
  const used = plan.routes.filter(({ steps }) => steps.some(({ type }) => type === 'order'))
  const missed = new Set(
    violations.flatMap(({ code, order }) => (isWindow(code) && order !== undefined ? [order] : [])),
  )
  for (const id of brokenPromises(problem, plan)) missed.add(id)
  const figures: ReplayFigures = {
    vehicles: used.length,
    served: used.reduce((sum, { steps }) => sum + steps.filter(({ type }) => type === 'order').length, 0),
    distance,
    duration,
    travel: used.reduce((sum, { travel }) => sum + travel, 0),
    cost,
    missedWindows: missed.size,
  }
  return { plan, violations, figures }
}

/** Windows that may be missed at a price are missed all the same. */
function brokenPromises(problem: Problem, plan: Plan): Id[] {
  const windows = new Map(problem.orders.map(({ id, promise }) => [id, promise?.window]))
  return plan.routes.flatMap(({ steps }) =>
    steps.flatMap(({ type, id, start }) => {
      const window = type === 'order' && id !== undefined ? windows.get(id) : undefined
      return window && id !== undefined && (start < window[0] || start > window[1]) ? [id] : []
    }),
  )
}

function subtract(driven: ReplayFigures, planned: ReplayFigures): ReplayFigures {
  return {
    vehicles: driven.vehicles - planned.vehicles,
    served: driven.served - planned.served,
    distance: driven.distance - planned.distance,
    duration: driven.duration - planned.duration,
    travel: driven.travel - planned.travel,
    cost: driven.cost - planned.cost,
    missedWindows: driven.missedWindows - planned.missedWindows,
  }
}

/** A promise kept outweighs money: missed windows are compared first, then cost. */
function outcomeOf({ missedWindows, cost }: ReplayFigures): ReplayOutcome {
  const gain = missedWindows === 0 ? cost : missedWindows
  // Costs are sums of fractions.
  if (Math.abs(gain) < 1e-6) return 'same'
  return gain > 0 ? 'better' : 'worse'
}
